"""Questions as a screen reader can follow them: whole sentences, and letters that tell the state."""

from typing import Any

from rich.console import Console
from rich.text import Text

from questable.kernel.decision import Decision
from questable.terminal.lines.prompt import HELP, Prompt
from questable.terminal.local_game import LocalGame
from questable.terminal.render import Renderer
from questable.text.catalogue import as_sentence


class PlainPrompt(Prompt):
    option = "--plain "

    def __init__(self, sitting: LocalGame, console: Console) -> None:
        super().__init__(sitting, console)
        self.letters = {self.strings.say(f"letter-{part}"): part for part in self.picture().parts()}
        for letter, part in self.letters.items():
            self.commands[letter] = lambda _, part=part: self.print_part(part)  # type: ignore[misc]

    def pictures(self) -> type[Renderer[Any, Any]]:
        return self.sitting.game.module.text_renderer()

    def tell(self, line: str) -> None:
        self.console.print(Text(line))

    def print_part(self, part: str) -> None:
        for line in self.picture().parts()[part]():
            self.tell(line)

    def print_log(self) -> None:
        for line in self.log.tell(self.sitting.table, self.seat):
            self.tell(line)

    def print_opening(self) -> None:
        super().print_opening()
        self.tell(self.strings.say("told-commands"))

    def show(self, decision: Decision, seat: int) -> None:
        picture = self.picture()
        self.console.print(picture.question(decision))
        self.tell(self.question(decision, seat, picture, "told-asked"))
        if about := picture.about(decision):
            self.tell(about)
        for number, option in enumerate(decision.options):
            letter = self.letter(option)
            label = self.label(decision, option)
            if letter:
                label = self.strings.say("told-letter", label=label, letter=letter)
            details = picture.details(decision, option)
            self.tell(" ".join([f"{number + 1}.", as_sentence(label), *([as_sentence(details)] if details else [])]))

    def show_help(self, rest: str) -> None:
        for key, id in HELP.items():
            self.tell(self.strings.say("told-key", key=key, text=self.strings.say(f"help-{id}")))
        for letter, part in self.letters.items():
            self.tell(self.strings.say("told-key", key=letter, text=self.strings.say(f"help-{part}")))
        self.tell(self.strings.say(f"help-about-{self.sitting.game.name}"))
