"""A question at the terminal: the picture of the table, the choices, and what may be typed."""

from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from questable.kernel.decision import Decision, Option
from questable.play.commands import Undo
from questable.play.errors import CommandRejected
from questable.play.lesson import page_text
from questable.terminal.lines.log import Log
from questable.terminal.local_game import ME, LocalGame
from questable.terminal.odds_text import odds_text
from questable.terminal.render import Renderer
from questable.terminal.rules_view import rules_table
from questable.terminal.search import plain
from questable.terminal.strings import read_line
from questable.text.catalogue import as_sentence, message
from questable.text.messages import decision_text, option_text
from questable.text.rulebook import load_rules

KEYED = ("keep", "redraw", "continue", "leave", "yes", "no", "draw", "stop")
HELP = {
    "1, 2, …": "number",
    "d": "deck",
    "t": "table",
    "i …": "info",
    "r …": "rules",
    "f": "foresee",
    "x": "undo",
    "s": "save",
    "h": "help",
    "q": "quit",
}
NAMING = ("i", "r")  # commands that may name something


class Quit(Exception):
    """The player wants to stop here."""


class AnswerUndone(Exception):
    """An answer was taken back: what is asked now is another question."""


class Prompt:
    """Shows the table, asks, and understands what is typed. `option`: what makes `questable play` ask this way."""

    option = ""

    def __init__(self, sitting: LocalGame, console: Console) -> None:
        self.sitting = sitting
        self.console = console
        self.strings = sitting.game.module.terminal_strings(sitting.game, sitting.lang)
        self.renderer_class = self.pictures()
        self.log = Log(self.strings, sitting.table)
        self.players = self.log.players
        self.seat: int | None = None
        self.commands: dict[str, Callable[[str], None]] = {
            "d": self.show_decks,
            "t": self.show_table,
            "i": self.show_card,
            "r": self.show_rules,
            "f": self.foresee,
            "x": self.take_back,
            "s": self.show_save,
            "h": self.show_help,
            "?": self.show_help,
            "q": self.quit,
        }

    def pictures(self) -> type[Renderer[Any, Any]]:
        """How moments of this game are shown."""
        return self.sitting.game.module.table_renderer()

    def print_log(self) -> None:
        for line in self.log.tell(self.sitting.table, self.seat):
            self.console.print(Padding(Text(line), (0, 0, 0, 2)))

    def print_opening(self) -> None:
        """What a new game begins with."""
        opening = self.picture().opening()
        if opening is not None:
            self.console.print(opening)

    def print_ending(self) -> None:
        """What happened last, how it ended, and where the replay is."""
        self.seat = None
        self.print_log()
        self.console.print()
        self.console.print(self.picture().ending())
        self.console.print()
        self.teach()
        path = self.sitting.write_replay()
        self.console.print(self.strings.say("replay-written", path=str(path)), soft_wrap=True)

    # ---- the question

    def ask(self, decision: Decision, seat: int) -> str:
        """The key of the option that the person at a seat chooses."""
        self.seat = seat
        self.print_log()
        self.show(decision, seat)
        self.teach()
        while True:
            line = self.read()
            if not line:  # once more
                self.show(decision, seat)
                continue
            key = self.understand(decision, line)
            if key is not None and self.is_taught(decision, key):
                return key

    def teach(self) -> None:
        """What the lesson says now, if this game is one."""
        lesson = self.sitting.lesson()
        for page in lesson.pages if lesson is not None else []:
            self.console.print(Text(f"» {page_text(self.sitting.game.name, page, self.strings.lang)}", style="italic"))

    def is_taught(self, decision: Decision, key: str) -> bool:
        """A lesson asks for certain answers; another one gets a sentence."""
        lesson = self.sitting.lesson()
        if lesson is None or lesson.allowed is None or key in lesson.allowed:
            return True
        wanted = [self.label(decision, option) for option in decision.options if option.key in lesson.allowed]
        self.console.print(Text(CommandRejected("lesson", allowed=", ".join(wanted)).say(self.strings.lang)))
        return False

    def show(self, decision: Decision, seat: int) -> None:
        """The table, the question and the choices."""
        picture = self.picture()
        self.console.print()
        self.console.print(picture.question(decision))
        self.console.print()
        self.console.print(Text(self.question(decision, seat, picture, "asked"), style="bold"))
        if about := picture.about(decision):
            self.console.print(Text(about, style="dim"))
        if not picture.numbered(decision):
            self.console.print(self.choices(decision, picture))
        self.console.print(Text(self.strings.say("commands"), style="dim"))

    def question(self, decision: Decision, seat: int, picture: Renderer[Any, Any], way: str) -> str:
        """Who is asked what. `way`: the messages that say so."""
        question = decision_text(decision, self.strings.lang, self.log.names)
        if len(decision.seats) > 1:
            return self.strings.say(f"{way}-together", player=self.players[seat], question=question)
        player = picture.asked() or self.players[seat]
        if question.startswith(player):  # it is the hero's own card that asks
            return question
        return self.strings.say(f"{way}-alone", player=player, question=question)

    def read(self) -> str:
        try:
            return read_line(self.console)
        except EOFError:
            raise Quit from None

    def understand(self, decision: Decision, line: str) -> str | None:
        """The key that was meant; None: it was a command, or nothing that makes sense."""
        word = plain(line)
        for number, option in enumerate(decision.options):
            if word and word in (str(number + 1), option.key, self.letter(option)):
                return option.key
        command, _, rest = line.partition(" ")
        if command.lower() in self.commands and (not rest or command.lower() in NAMING):
            self.commands[command.lower()](rest.strip())
        else:
            count = len(decision.options)
            self.console.print(Text(self.strings.say("not-a-choice", answer=line, count=count)))
        return None

    def letter(self, option: Option) -> str:
        return self.strings.say(f"key-{option.tag}") if option.tag in KEYED else ""

    def picture(self) -> Renderer[Any, Any]:
        """This moment, as the seat that is asked sees it."""
        sitting = self.sitting
        view = sitting.table.view(self.seat)
        return self.renderer_class(self.strings, view, self.players, sitting.bots, self.console.width)

    def choices(self, decision: Decision, picture: Renderer[Any, Any]) -> Padding:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(justify="right", style="bold", no_wrap=True)
        lettered = any(map(self.letter, decision.options))
        if lettered:
            table.add_column(no_wrap=True, style="bold")
        table.add_column()
        table.add_column(style="dim")
        for number, option in enumerate(decision.options):
            label = self.label(decision, option)
            letter = [self.letter(option)] if lettered else []
            table.add_row(str(number + 1), *letter, label, picture.details(decision, option))
        return Padding(table, (0, 0, 0, 1))

    def label(self, decision: Decision, option: Option) -> str:
        return option_text(option, self.strings.lang, self.log.names, decision)

    # ---- commands

    def show_decks(self, rest: str) -> None:
        self.console.print(self.picture().decks())

    def show_table(self, rest: str) -> None:
        self.console.print(self.picture().whole())

    def show_card(self, rest: str) -> None:
        picture = self.picture()
        id = self.meant(rest, picture)
        if id is not None:
            self.console.print(picture.card(id))

    def meant(self, typed: str, picture: Renderer[Any, Any]) -> str | None:
        """The card that is asked about: by name, by the number of a choice, or the one that everybody looks at."""
        decision = self.sitting.table.decision
        if not typed and (shown := picture.in_focus()) is not None:
            return shown
        if typed.isdecimal() and decision is not None and 0 < int(typed) <= len(decision.options):
            named = picture.card_of(decision.options[int(typed) - 1])
            if named is not None:
                return named
        found = self.strings.find(typed) if typed else None
        if found is None:
            near = self.strings.near(typed) if typed else ""
            problem = "which-card" if not typed else "near-card" if near else "no-such-card"
            self.console.print(Text(self.strings.say(problem, name=typed, near=near or "")))
        return found

    def show_rules(self, rest: str) -> None:
        """The rules that hold some words, those of a chapter, or the chapters there are."""
        book = load_rules(self.sitting.game.name)
        rows = [(chapter.id, chapter.title) for chapter in book.chapters]
        if rest:
            in_chapter = [chapter.rules for chapter in book.chapters if chapter.id == rest.upper()]
            found = in_chapter[0] if in_chapter else book.search(rest, self.strings.lang)
            rows = [(rule.id, rule.text) for rule in found]
        if rows:
            self.console.print(rules_table(rows, self.strings.lang))
        if not rows or not rest:
            self.console.print(Text(self.strings.say("no-such-rule" if rest else "which-rule", words=rest)))

    def foresee(self, rest: str) -> None:
        """What a player who looks ahead would do here and why, and what the choices may lead to."""
        from questable.tables.adviser import SearchAdviser

        decision, lang = self.sitting.table.decision, self.strings.lang
        assert decision is not None
        assert self.seat is not None
        self.console.print(Text(message(lang, "thinking-of-hint", "screen")))
        known = self.sitting.session.known_to(ME, self.seat)
        advice, odds = SearchAdviser().hint(known, self.seat), SearchAdviser().odds(known, self.seat)
        why = {advice.key: message(lang, advice.id, f"{self.sitting.game.name}/hint", **advice.args)}
        likely = {key: as_sentence(odds_text(self.strings, row)) for key, row in odds.items() if row}
        for told in (why, likely):
            for number, option in enumerate(decision.options, 1):
                if option.key in told:
                    self.console.print(
                        Text(f"{number}. {as_sentence(self.label(decision, option))} {told[option.key]}")
                    )

    def take_back(self, rest: str) -> None:
        """The last answer of a person; what was told since is told again if it happens again."""
        session = self.sitting.session
        if not session.undo_offers(ME):
            self.console.print(Text(self.strings.say("not-undone")))
            return
        told = session.version
        session.apply(ME, Undo())
        self.sitting.save()
        self.log.told = session.events_kept(told)
        self.console.print(Text(self.strings.say("undone")))
        raise AnswerUndone

    def show_save(self, rest: str) -> None:
        self.sitting.save()
        self.console.print(Text(self.strings.say("saved", path=str(self.sitting.path))), soft_wrap=True)

    def show_help(self, rest: str) -> None:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(style="bold", no_wrap=True)
        table.add_column()
        for key, id in HELP.items():
            table.add_row(key, self.strings.say(f"help-{id}"))
        self.console.print(Padding(table, (0, 0, 0, 2)))
        about = self.strings.say(f"help-about-{self.sitting.game.name}")
        self.console.print(Text(f"\n{about}"))

    def quit(self, rest: str) -> None:
        raise Quit
