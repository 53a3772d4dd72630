"""A card of Tenefyr, drawn: both halves with their rules."""

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from questable.content.text.cards_text import CardText, SideText
from questable.terminal.tenefyr_voice import TenefyrVoice

WIDTH = 62


def card_panel(voice: TenefyrVoice, card: CardText) -> Panel:
    """The card as it lies on the table. Power is always written out: colour says nothing that words do not."""
    parts: list[RenderableType] = []
    both = card.enemy is not None and card.played is not None
    if card.enemy is not None:
        parts.append(half(voice, card.enemy, voice.say("side-enemy") if both else ""))
    if both:
        parts.append(Rule(style="dim"))
    if card.played is not None:
        parts.append(half(voice, card.played, voice.say("side-loot") if both else ""))
    for number, option in enumerate(card.options):
        if number:
            parts.append(Rule(style="dim"))
        parts.append(Text(option.name, style="bold"))
        parts.append(Text(option.rules))
    if card.flavour:
        parts.append(Text(f"\n{card.flavour}", style="italic dim"))
    copies = voice.game.cards.cards[card.id].copies
    if copies > 1:
        parts.append(Text(voice.say("copies", copies=copies), style="dim"))
    title = Text(card.type)
    if not both and card.options:
        title = Text(f"{card.name} · {card.type}")
    return Panel(
        Group(*parts),
        title=title,
        title_align="left",
        subtitle=Text(card.id, style="dim"),
        subtitle_align="right",
        width=WIDTH,
        padding=(0, 1),
    )


def half(voice: TenefyrVoice, side: SideText, what: str) -> Group:
    head = Table.grid(padding=(0, 1, 0, 0), expand=True)
    head.add_column(no_wrap=True)
    head.add_column(ratio=1, justify="right")
    name = Text(side.name, style="bold")
    if what:
        name.append(f"  {what}", style="not bold dim")
    if side.hero:
        name.append(f"  [{voice.hero(side.hero)}]", style="not bold")
    head.add_row(name, powers(voice, side))
    return Group(head, Text(side.rules or voice.say("no-rules"), style="" if side.rules else "dim"))


def powers(voice: TenefyrVoice, side: SideText) -> str:
    if len(side.power) == 1:
        return voice.say("power", power=side.power[0])
    two, three, four = side.power
    return voice.say("side-powers", two=two, three=three, four=four)
