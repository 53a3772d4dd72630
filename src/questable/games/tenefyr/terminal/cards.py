"""Cards of Tenefyr: the card list, and a panel with both sides of one card."""

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from questable.games.tenefyr.card_text import SideText, TenefyrCardText, card_text
from questable.games.tenefyr.game import TenefyrGame
from questable.games.tenefyr.terminal.strings import TenefyrStrings
from questable.kernel.config import not_allowed
from questable.kernel.errors import ConfigError
from questable.terminal.cards import CardListing, card_table
from questable.terminal.render import card_frame
from questable.text.errors import localized_error

KINDS = ["basic", "skill", "dungeon", "stage", "reward"]
LEVELS = 5


def card_list(game: TenefyrGame, kind: str | None, level: int | None, lang: str) -> CardListing:
    if kind is not None and kind not in KINDS:
        raise not_allowed("kind", kind, KINDS)
    if level is not None and not 1 <= level <= LEVELS:
        raise localized_error(ConfigError, "not-between", key="level", value=str(level), low=1, high=LEVELS)
    cards = [
        card_text(game.cards, card.id, lang)
        for card in game.cards.cards.values()
        if (kind is None or card.kind == kind) and (level is None or card.level == level)
    ]
    records = [card.to_json() | {"copies": game.cards.cards[card.id].copies} for card in cards]
    columns = ("id", "kind", "lv", "name", "power", "loot")
    return CardListing(records, card_table(columns, ("id", "kind", "power"), map(list_row, cards)))


def list_row(card: TenefyrCardText) -> list[str]:
    front = card.enemy or card.played
    power = "/".join(map(str, front.power)) if front else ""
    loot = f"{card.played.name} {card.played.power[0]}" if card.enemy and card.played else ""
    return [card.id, card.kind, str(card.level or ""), card.name, power, loot]


def card_panel(strings: TenefyrStrings, card: TenefyrCardText) -> Panel:
    """A card with its rules. Power is always written out, never shown by colour alone."""
    parts: list[RenderableType] = []
    both = card.enemy is not None and card.played is not None
    if card.enemy is not None:
        parts.append(half(strings, card.enemy, strings.text("side-enemy") if both else ""))
    if both:
        parts.append(Rule(style="dim"))
    if card.played is not None:
        parts.append(half(strings, card.played, strings.text("side-loot") if both else ""))
    for number, option in enumerate(card.options):
        if number:
            parts.append(Rule(style="dim"))
        parts.append(Text(option.name, style="bold"))
        parts.append(Text("\n".join(option.rules)))
    if card.flavour:
        parts.append(Text(f"\n{card.flavour}", style="italic dim"))
    copies = strings.game.cards.cards[card.id].copies
    if copies > 1:
        parts.append(Text(strings.text("copies", copies=copies), style="dim"))
    return card_frame(card.id, f"{card.name} · {card.type}" if card.options and not both else card.type, parts)


class Head:
    """Name and power on one line, or on two if there is not enough room."""

    def __init__(self, name: Text, power: str) -> None:
        self.name = name
        self.power = power

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if self.name.cell_len + len(self.power) >= options.max_width:
            yield from (self.name, Text(self.power))
            return
        line = Table.grid(expand=True)
        line.add_column(ratio=1)
        line.add_column(justify="right")
        line.add_row(self.name, self.power)
        yield line


def half(strings: TenefyrStrings, side: SideText, what: str) -> Group:
    name = Text(side.name, style="bold")
    if what:
        name.append(f"  {what}", style="not bold dim")
    if side.hero:
        name.append(f"  [{strings.hero(side.hero)}]", style="not bold")
    return Group(
        Head(name, powers(strings, side)),
        Text("\n".join(side.rules) or strings.text("no-rules"), style="" if side.rules else "dim"),
    )


def powers(strings: TenefyrStrings, side: SideText) -> str:
    if len(side.power) == 1:
        return strings.text("power", power=side.power[0])
    two, three, four = side.power
    return strings.text("side-powers", two=two, three=three, four=four)
