"""The line-based prompt: shows the table and the options, and reads an answer or a command."""

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
WITH_ARGUMENT = ("i", "r")  # commands that take an argument


class Quit(Exception):
    """The player asked to stop."""


class AnswerUndone(Exception):
    """An answer was undone, so another decision is pending now."""


class Prompt:
    """Asks the person at the terminal. `option`: the option of `questable play` that selects this prompt."""

    option = ""

    def __init__(self, local_game: LocalGame, console: Console) -> None:
        self.local_game = local_game
        self.console = console
        self.strings = local_game.game.module.terminal_strings(local_game.game, local_game.lang)
        self.renderer_class = self.choose_renderer()
        self.log = Log(self.strings, local_game.state)
        self.players = self.log.players
        self.seat: int | None = None
        self.commands: dict[str, Callable[[str], None]] = {
            "d": self.show_decks,
            "t": self.show_table,
            "i": self.show_card,
            "r": self.show_rules,
            "f": self.show_advice,
            "x": self.undo,
            "s": self.show_save,
            "h": self.show_help,
            "?": self.show_help,
            "q": self.quit,
        }

    def choose_renderer(self) -> type[Renderer[Any, Any]]:
        """The renderer class to use."""
        return self.local_game.game.module.table_renderer()

    def print_log(self) -> None:
        for line in self.log.new_lines(self.local_game.state, self.seat):
            self.console.print(Padding(Text(line), (0, 0, 0, 2)))

    def print_opening(self) -> None:
        """The text at the start of a new game."""
        opening = self.make_renderer().opening()
        if opening is not None:
            self.console.print(opening)

    def print_ending(self) -> None:
        """The last events, the outcome, and the path of the replay."""
        self.seat = None
        self.print_log()
        self.console.print()
        self.console.print(self.make_renderer().ending())
        self.console.print()
        self.show_lesson()
        path = self.local_game.write_replay()
        self.console.print(self.strings.text("replay-written", path=str(path)), soft_wrap=True)

    # ---- the decision

    def ask(self, decision: Decision, seat: int) -> str:
        """Ask the person at a seat; the key of the chosen option."""
        self.seat = seat
        self.print_log()
        self.show(decision, seat)
        self.show_lesson()
        while True:
            line = self.read()
            if not line:
                self.show(decision, seat)
                continue
            key = self.parse(decision, line)
            if key is not None and self.allowed_by_lesson(decision, key):
                return key

    def show_lesson(self) -> None:
        """The current text of the lesson, if this game is one."""
        lesson = self.local_game.lesson()
        for page in lesson.pages if lesson is not None else []:
            self.console.print(
                Text(f"» {page_text(self.local_game.game.name, page, self.strings.lang)}", style="italic")
            )

    def allowed_by_lesson(self, decision: Decision, key: str) -> bool:
        """Does the lesson allow this answer? If not, print which ones it allows."""
        lesson = self.local_game.lesson()
        if lesson is None or lesson.allowed is None or key in lesson.allowed:
            return True
        wanted = [self.label(decision, option) for option in decision.options if option.key in lesson.allowed]
        self.console.print(Text(CommandRejected("lesson", allowed=", ".join(wanted)).say(self.strings.lang)))
        return False

    def show(self, decision: Decision, seat: int) -> None:
        """Print the table, the question and the options."""
        renderer = self.make_renderer()
        self.console.print()
        self.console.print(renderer.question(decision))
        self.console.print()
        self.console.print(Text(self.question(decision, seat, renderer, "asked"), style="bold"))
        if about := renderer.about(decision):
            self.console.print(Text(about, style="dim"))
        if not renderer.shows_options(decision):
            self.console.print(self.choices(decision, renderer))
        self.console.print(Text(self.strings.text("commands"), style="dim"))

    def question(self, decision: Decision, seat: int, renderer: Renderer[Any, Any], message_prefix: str) -> str:
        """The question with who is asked. `message_prefix`: `asked` or `told-asked`."""
        question = decision_text(decision, self.strings.lang, self.log.names)
        if len(decision.seats) > 1:
            return self.strings.text(f"{message_prefix}-together", player=self.players[seat], question=question)
        player = renderer.asked_name() or self.players[seat]
        if question.startswith(player):  # the question already names the hero
            return question
        return self.strings.text(f"{message_prefix}-alone", player=player, question=question)

    def read(self) -> str:
        try:
            return read_line(self.console)
        except EOFError:
            raise Quit from None

    def parse(self, decision: Decision, line: str) -> str | None:
        """The key of the option that was typed; None if it was a command or not understood."""
        word = plain(line)
        for number, option in enumerate(decision.options):
            if word and word in (str(number + 1), option.key, self.letter(option)):
                return option.key
        command, _, rest = line.partition(" ")
        if command.lower() in self.commands and (not rest or command.lower() in WITH_ARGUMENT):
            self.commands[command.lower()](rest.strip())
        else:
            count = len(decision.options)
            self.console.print(Text(self.strings.text("not-a-choice", answer=line, count=count)))
        return None

    def letter(self, option: Option) -> str:
        return self.strings.text(f"key-{option.tag}") if option.tag in self.strings.option_letters else ""

    def make_renderer(self) -> Renderer[Any, Any]:
        """A renderer for the current state as the asked seat sees it."""
        local_game = self.local_game
        view = local_game.state.view(self.seat)
        return self.renderer_class(self.strings, view, self.players, local_game.bots, self.console.width)

    def choices(self, decision: Decision, renderer: Renderer[Any, Any]) -> Padding:
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
            table.add_row(str(number + 1), *letter, label, renderer.details(decision, option))
        return Padding(table, (0, 0, 0, 1))

    def label(self, decision: Decision, option: Option) -> str:
        return option_text(option, self.strings.lang, self.log.names, decision)

    # ---- commands

    def show_decks(self, rest: str) -> None:
        self.console.print(self.make_renderer().decks())

    def show_table(self, rest: str) -> None:
        self.console.print(self.make_renderer().full_table())

    def show_card(self, rest: str) -> None:
        renderer = self.make_renderer()
        id = self.resolve_card(rest, renderer)
        if id is not None:
            self.console.print(renderer.card(id))

    def resolve_card(self, typed: str, renderer: Renderer[Any, Any]) -> str | None:
        """The card that was typed: a name, an id, the number of an option, or nothing for the card in focus."""
        decision = self.local_game.state.decision
        if not typed and (shown := renderer.focused_card()) is not None:
            return shown
        if typed.isdecimal() and decision is not None and 0 < int(typed) <= len(decision.options):
            named = renderer.card_of(decision.options[int(typed) - 1])
            if named is not None:
                return named
        found = self.strings.find(typed) if typed else None
        if found is None:
            near = self.strings.closest(typed) if typed else ""
            problem = "which-card" if not typed else "near-card" if near else "no-such-card"
            self.console.print(Text(self.strings.text(problem, name=typed, near=near or "")))
        return found

    def show_rules(self, rest: str) -> None:
        """Print the rules that match, the rules of a chapter, or the list of chapters."""
        book = load_rules(self.local_game.game.name)
        rows = [(chapter.id, chapter.title) for chapter in book.chapters]
        if rest:
            in_chapter = [chapter.rules for chapter in book.chapters if chapter.id == rest.upper()]
            found = in_chapter[0] if in_chapter else book.search(rest, self.strings.lang)
            rows = [(rule.id, rule.text) for rule in found]
        if rows:
            self.console.print(rules_table(rows, self.strings.lang))
        if not rows or not rest:
            self.console.print(Text(self.strings.text("no-such-rule" if rest else "which-rule", words=rest)))

    def show_advice(self, rest: str) -> None:
        """Print what the search bot would choose and why, and the odds of each option."""
        from questable.tables.adviser import SearchAdviser

        decision, lang = self.local_game.state.decision, self.strings.lang
        assert decision is not None
        assert self.seat is not None
        self.console.print(Text(message(lang, "thinking-of-hint", "screen")))
        known = self.local_game.session.known_to(ME, self.seat)
        advice, odds = SearchAdviser().hint(known, self.seat), SearchAdviser().odds(known, self.seat)
        why = {advice.key: message(lang, advice.id, f"{self.local_game.game.name}/hint", **advice.args)}
        likely = {key: as_sentence(odds_text(self.strings, row)) for key, row in odds.items() if row}
        for texts in (why, likely):
            for number, option in enumerate(decision.options, 1):
                if option.key in texts:
                    self.console.print(
                        Text(f"{number}. {as_sentence(self.label(decision, option))} {texts[option.key]}")
                    )

    def undo(self, rest: str) -> None:
        """Undo the last answer of a person. Events that happen again are printed again."""
        session = self.local_game.session
        if not session.undo_offers(ME):
            self.console.print(Text(self.strings.text("not-undone")))
            return
        version = session.version
        session.apply(ME, Undo())
        self.local_game.save()
        self.log.next_event = session.events_kept(version)
        self.console.print(Text(self.strings.text("undone")))
        raise AnswerUndone

    def show_save(self, rest: str) -> None:
        self.local_game.save()
        self.console.print(Text(self.strings.text("saved", path=str(self.local_game.path))), soft_wrap=True)

    def show_help(self, rest: str) -> None:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(style="bold", no_wrap=True)
        table.add_column()
        for key, id in HELP.items():
            table.add_row(key, self.strings.text(f"help-{id}"))
        self.console.print(Padding(table, (0, 0, 0, 2)))
        about = self.strings.text(f"help-about-{self.local_game.game.name}")
        self.console.print(Text(f"\n{about}"))

    def quit(self, rest: str) -> None:
        raise Quit
