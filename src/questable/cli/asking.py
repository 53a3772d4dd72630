"""A question at the terminal: the picture of the table, the choices, and what may be typed."""

from collections.abc import Callable

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from questable.cli.finding import plain
from questable.cli.log import Log
from questable.cli.picture import card_panel
from questable.cli.seen import look
from questable.cli.sitting import Sitting
from questable.cli.table import Drawing
from questable.cli.voice import Voice, read_line
from questable.content.text.messages import say_decision, say_option
from questable.kernel.decision import Decision, Option

KEYED = ("keep", "redraw", "continue", "leave", "yes", "no", "draw", "stop")
TOLD = ("may", "pay")  # the question says it
GIVEN = ("loot", "give-reserve-card")  # the question is who gets the card
REDRAWING = ("keep-or-redraw", "draw-more")  # what may be drawn matters
HELP = {"1, 2, …": "number", "d": "deck", "t": "table", "i …": "info", "s": "save", "h": "help", "q": "quit"}


class Quit(Exception):
    """The player wants to stop here."""


class Asking:
    """Shows the table, asks, and understands what is typed."""

    def __init__(self, sitting: Sitting, console: Console) -> None:
        self.sitting = sitting
        self.console = console
        self.voice = Voice(sitting.game, sitting.lang)
        self.log = Log(self.voice, sitting.table)
        self.players = self.log.players
        self.seat: int | None = None
        self.commands: dict[str, Callable[[str], None]] = {
            "d": self.show_decks,
            "t": self.show_table,
            "i": self.show_card,
            "s": self.show_save,
            "h": self.show_help,
            "q": self.quit,
        }

    def tell_log(self) -> None:
        for line in self.log.tell(self.sitting.table, self.seat):
            self.console.print(Padding(Text(line), (0, 0, 0, 2)))

    # ---- the question

    def ask(self, decision: Decision, seat: int) -> str:
        """The key of the option that the person at a seat chooses."""
        self.seat = seat
        self.tell_log()
        self.console.print()
        self.picture(decision)
        self.console.print()
        question = say_decision(decision, self.voice.lang, self.log.names)
        together = "asked-together" if len(decision.seats) > 1 else "asked-alone"
        self.console.print(Text(self.voice.say(together, player=self.players[seat], question=question), style="bold"))
        if about := self.about(decision):
            self.console.print(Text(about, style="dim"))
        if decision.kind != "where-to":
            self.console.print(self.choices(decision))
        self.console.print(Text(self.voice.say("commands"), style="dim"))
        while True:
            key = self.understand(decision, self.read())
            if key is not None:
                return key

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
        if command.lower() in self.commands and (not rest or command.lower() == "i"):
            self.commands[command.lower()](rest.strip())
        elif line:
            count = len(decision.options)
            self.console.print(Text(self.voice.say("not-a-choice", answer=line, count=count)))
        return None

    def letter(self, option: Option) -> str:
        return self.voice.say(f"key-{option.tag}") if option.tag in KEYED else ""

    def picture(self, decision: Decision) -> None:
        drawing = self.drawing()
        combat = drawing.view.combat
        if decision.kind == "where-to":
            numbers = {str(option.ref["place"]): number + 1 for number, option in enumerate(decision.options)}
            self.console.print(drawing.village(numbers))
        elif combat is not None:
            self.console.print(drawing.combat(combat, self.seat, decision.kind in REDRAWING))
        else:
            self.console.print(drawing.between())

    def drawing(self) -> Drawing:
        view = look(self.sitting.table, self.seat)
        return Drawing(self.voice, view, self.players, self.sitting.bots, self.console.width)

    def about(self, decision: Decision) -> str:
        """The rules of the card that asks, or that is to be had; those of an enemy are seen anyway."""
        id = decision.about
        if id is None or decision.kind in TOLD or (id == self.log.names.enemy and decision.kind not in GIVEN):
            return ""
        side = self.voice.card(id).played
        if side is None:
            return ""
        if decision.kind in GIVEN:
            return self.voice.line(side.power[0], side.rules)
        return side.rules

    def choices(self, decision: Decision) -> Padding:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(justify="right", style="bold", no_wrap=True)
        table.add_column(no_wrap=True, style="bold")
        table.add_column()
        table.add_column(style="dim")
        for number, option in enumerate(decision.options):
            label = say_option(option, self.voice.lang, self.log.names, decision)
            table.add_row(str(number + 1), self.letter(option), label, self.details(decision, option))
        return Padding(table, (0, 0, 0, 1))

    def details(self, decision: Decision, option: Option) -> str:
        """What one should know of a card or a place before choosing it."""
        if "place" in option.ref:
            top = self.face_up(option)
            if top is None:
                return ""
            power = self.voice.say("power", power=self.enemy_power(top))
            return f"{self.voice.enemy(top).name}, {power}"
        if "card" not in option.ref:
            return ""
        id = str(option.ref["card"])
        if decision.kind == "reorder":
            return self.voice.line(self.enemy_power(id), self.voice.enemy(id).rules)
        side = self.voice.played(id)
        seat = option.ref.get("seat")
        owner = f"{self.players[seat]}. " if isinstance(seat, int) and seat != self.seat else ""
        return owner + self.voice.line(side.power[0], side.rules)

    def enemy_power(self, id: str) -> int:
        return self.voice.enemy_power(id, self.sitting.table.players)

    def face_up(self, option: Option) -> str | None:
        """The enemy of the place that an option is about."""
        dungeons = look(self.sitting.table, self.seat).dungeons
        return next((dungeon.top for dungeon in dungeons if dungeon.place == option.ref.get("place")), None)

    # ---- commands

    def show_decks(self, rest: str) -> None:
        self.console.print(self.drawing().decks())

    def show_table(self, rest: str) -> None:
        drawing = self.drawing()
        self.console.print(drawing.village())
        if drawing.view.combat is not None:
            self.console.print(drawing.combat(drawing.view.combat, self.seat, True))

    def show_card(self, rest: str) -> None:
        id = self.meant(rest)
        if id is not None:
            self.console.print(card_panel(self.voice, self.voice.card(id)))

    def meant(self, typed: str) -> str | None:
        """The card that is asked about: by name, by the number of a choice, or the enemy that is fought."""
        view = look(self.sitting.table, self.seat)
        decision = self.sitting.table.decision
        if not typed and view.combat is not None:
            return view.combat.enemy
        if typed.isdecimal() and decision is not None and 0 < int(typed) <= len(decision.options):
            option = decision.options[int(typed) - 1]
            named = str(option.ref["card"]) if "card" in option.ref else self.face_up(option)
            if named is not None:
                return named
        found = self.voice.find(typed) if typed else None
        if found is None:
            near = self.voice.near(typed) if typed else ""
            problem = "which-card" if not typed else "near-card" if near else "no-such-card"
            self.console.print(Text(self.voice.say(problem, name=typed, near=near or "")))
        return found

    def show_save(self, rest: str) -> None:
        self.sitting.save()
        self.console.print(Text(self.voice.say("saved", path=str(self.sitting.path))), soft_wrap=True)

    def show_help(self, rest: str) -> None:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(style="bold", no_wrap=True)
        table.add_column()
        for key, id in HELP.items():
            table.add_row(key, self.voice.say(f"help-{id}"))
        self.console.print(Padding(table, (0, 0, 0, 2)))
        self.console.print(Text(f"\n{self.voice.say('help-about')}"))

    def quit(self, rest: str) -> None:
        raise Quit
