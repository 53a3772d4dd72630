"""The cards and quests of Terrinoth in the terminal: all of them as a list, one of them drawn."""

from rich.console import RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from questable.games.terrinoth.card_text import QuestText, TerrinothCardText, card_ids, card_text, terrinoth_titles
from questable.games.terrinoth.domains import MESSAGES, PLAY
from questable.games.terrinoth.reader import TerrinothCards
from questable.terminal.render import card_frame
from questable.terminal.search import Finder
from questable.text.catalogue import message

SEPARATOR = " · "


def all_cards(cards: TerrinothCards, lang: str, kind: str | None) -> list[TerrinothCardText | QuestText]:
    found = [card_text(cards, id, lang) for id in card_ids(cards)]
    return [card for card in found if kind is None or card.kind == kind]


def finder(cards: TerrinothCards, lang: str) -> Finder:
    """Ids come before names: a quest, a keyword and a nemesis may share one."""
    titles = terrinoth_titles(cards)
    return Finder([*[(id, id) for id in titles], *[(names[lang], id) for id, names in titles.items()]])


def card_table(cards: list[TerrinothCardText | QuestText]) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="bold")
    for column in ("id", "kind"):
        table.add_column(column, no_wrap=True)
    for column in ("name", "type", "numbers"):
        table.add_column(column)
    for card in cards:
        numbers = card.stats if isinstance(card, TerrinothCardText) else ""
        table.add_row(card.id, card.kind, card.name, card.type, numbers)
    return table


def card_panel(card: TerrinothCardText | QuestText, lang: str) -> Panel:
    """The card as it lies on the table."""
    parts = quest_parts(card, lang) if isinstance(card, QuestText) else card_parts(card, lang)
    return card_frame(card.id, card.type, parts)


def card_parts(card: TerrinothCardText, lang: str) -> list[RenderableType]:
    parts: list[RenderableType] = [Text(card.name, style="bold")]
    if card.stats:
        parts.append(Text(card.stats))
    if card.bar:
        parts += [Rule(style="dim"), Text(SEPARATOR.join(keyword.name for keyword in card.bar), style="bold")]
    lines = [labelled(keyword.name, keyword.text, lang) for keyword in card.bar if not keyword.basic]
    if card.rules:
        lines += [Text(line) for line in card.rules.split("\n")]
    if not card.bar and not lines:
        lines = [Text(message(lang, "no-rules", PLAY), style="dim")]
    parts += [Rule(style="dim"), *lines] if lines else []
    if card.flavour:
        parts.append(Text(f"\n{card.flavour}", style="italic dim"))
    if card.copies > 1:
        parts.append(Text(message(lang, "copies", PLAY, copies=card.copies), style="dim"))
    return parts


def quest_parts(quest: QuestText, lang: str) -> list[RenderableType]:
    parts: list[RenderableType] = [
        Text(quest.name, style="bold"),
        Text(quest.story, style="italic"),
        Rule(style="dim"),
        *[Text(line) for line in quest.setup],
        Rule(style="dim"),
        *[Text(line) for line in quest.rules.split("\n")],
        Rule(style="dim"),
        Text(SEPARATOR.join(colour(name, lang) for name in quest.track)),
    ]
    for name, effect in quest.perils.items():
        parts.append(labelled(message(lang, "peril", MESSAGES, colour=name), effect.replace("\n", " "), lang))
    if quest.threat:
        parts.append(labelled(message(lang, "threat", MESSAGES), quest.threat.replace("\n", " "), lang))
    return [*parts, Rule(style="dim"), Text(quest.victory), *[Text(line) for line in quest.defeat.split("\n")]]


def labelled(label: str, text: str, lang: str) -> Text:
    head, tail = message(lang, "colon", MESSAGES, first=label, last="\0").split("\0")
    return Text.assemble((head, "bold"), text, tail)


def colour(name: str, lang: str) -> str:
    return message(lang, "colour", MESSAGES, colour=name)
