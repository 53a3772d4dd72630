"""Cards and quests of Terrinoth: the card list, and a panel of one card."""

from rich.console import RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from questable.games.terrinoth.card_text import (
    KINDS,
    QuestText,
    TerrinothCardText,
    card_ids,
    card_text,
)
from questable.games.terrinoth.domains import MESSAGES, PLAY
from questable.games.terrinoth.game import TerrinothGame
from questable.kernel.config import not_allowed
from questable.kernel.errors import ConfigError
from questable.terminal.cards import CardListing, card_table
from questable.terminal.render import card_frame
from questable.text.catalogue import message
from questable.text.errors import localized_error

SEPARATOR = " · "


def card_list(game: TerrinothGame, kind: str | None, level: int | None, lang: str) -> CardListing:
    """The list of cards and quests, which have no levels."""
    kinds = [*KINDS, "quest"]
    if kind is not None and kind not in kinds:
        raise not_allowed("kind", kind, kinds)
    if level is not None:
        raise localized_error(ConfigError, "no-levels")
    texts = [card_text(game.cards, id, lang) for id in card_ids(game.cards)]
    cards = [card for card in texts if kind is None or card.kind == kind]
    columns = ("id", "kind", "name", "type", "numbers")
    return CardListing([card.to_json() for card in cards], card_table(columns, ("id", "kind"), map(list_row, cards)))


def list_row(card: TerrinothCardText | QuestText) -> list[str]:
    numbers = card.stats if isinstance(card, TerrinothCardText) else ""
    return [card.id, card.kind, card.name, card.type, numbers]


def card_panel(card: TerrinothCardText | QuestText, lang: str) -> Panel:
    """A card or quest with its rules."""
    parts = quest_parts(card, lang) if isinstance(card, QuestText) else card_parts(card, lang)
    return card_frame(card.id, card.type, parts)


def card_parts(card: TerrinothCardText, lang: str) -> list[RenderableType]:
    parts: list[RenderableType] = [Text(card.name, style="bold")]
    if card.stats:
        parts.append(Text(card.stats))
    if card.bar:
        parts += [Rule(style="dim"), Text(SEPARATOR.join(keyword.name for keyword in card.bar), style="bold")]
    lines = [labelled(keyword.name, "\n".join(keyword.rules), lang) for keyword in card.bar if not keyword.basic]
    lines += [Text(line) for line in card.rules]
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
        Text("\n".join(quest.rules)),
        Rule(style="dim"),
        Text(SEPARATOR.join(colour(name, lang) for name in quest.track)),
    ]
    for name, effect in quest.perils.items():
        parts.append(labelled(message(lang, "peril", MESSAGES, colour=name), " ".join(effect), lang))
    if quest.threat:
        parts.append(labelled(message(lang, "threat", MESSAGES), " ".join(quest.threat), lang))
    return [*parts, Rule(style="dim"), Text(quest.victory), *[Text(line) for line in quest.defeat]]


def labelled(label: str, text: str, lang: str) -> Text:
    head, tail = message(lang, "colon", MESSAGES, first=label, last="\0").split("\0")
    return Text.assemble((head, "bold"), text, tail)


def colour(name: str, lang: str) -> str:
    return message(lang, "colour", MESSAGES, colour=name)
