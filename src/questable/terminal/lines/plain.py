"""The prompt for screen readers: whole sentences, and a letter for each part of the state."""

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

    def __init__(self, local_game: LocalGame, console: Console) -> None:
        super().__init__(local_game, console)
        self.letters = {self.strings.text(f"letter-{part}"): part for part in self.make_renderer().parts()}
        for letter, part in self.letters.items():
            self.commands[letter] = lambda _, part=part: self.print_part(part)  # type: ignore[misc]

    def choose_renderer(self) -> type[Renderer[Any, Any]]:
        return self.local_game.game.module.text_renderer()

    def print_line(self, line: str) -> None:
        self.console.print(Text(line))

    def print_part(self, part: str) -> None:
        for line in self.make_renderer().parts()[part]():
            self.print_line(line)

    def print_log(self) -> None:
        for line in self.log.new_lines(self.local_game.state, self.seat):
            self.print_line(line)

    def print_opening(self) -> None:
        super().print_opening()
        self.print_line(self.strings.text("told-commands"))

    def show(self, decision: Decision, seat: int) -> None:
        renderer = self.make_renderer()
        self.console.print(renderer.question(decision))
        self.print_line(self.question(decision, seat, renderer, "told-asked"))
        if about := renderer.about(decision):
            self.print_line(about)
        for number, option in enumerate(decision.options):
            letter = self.letter(option)
            label = self.label(decision, option)
            if letter:
                label = self.strings.text("told-letter", label=label, letter=letter)
            details = renderer.details(decision, option)
            self.print_line(
                " ".join([f"{number + 1}.", as_sentence(label), *([as_sentence(details)] if details else [])])
            )

    def show_help(self, rest: str) -> None:
        for key, id in HELP.items():
            self.print_line(self.strings.text("told-key", key=key, text=self.strings.text(f"help-{id}")))
        for letter, part in self.letters.items():
            self.print_line(self.strings.text("told-key", key=letter, text=self.strings.text(f"help-{part}")))
        self.print_line(self.strings.text(f"help-about-{self.local_game.game.name}"))
