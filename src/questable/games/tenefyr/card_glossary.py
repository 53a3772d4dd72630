"""The rules of the cards on a table of Tenefyr, one line each, for agents that read text."""

from collections.abc import Iterator
from functools import cache

from questable.envs.card_glossary import card_glossary, card_line
from questable.games.module import Json
from questable.games.tenefyr.card_text import SideText, card_text
from questable.games.tenefyr.domains import AGENTS
from questable.games.tenefyr.game import TenefyrGame
from questable.text.catalogue import message


def glossary_lines(game: TenefyrGame, view: Json, lang: str) -> list[str]:
    return card_glossary((card_rules(game, id, lang) for id in visible_cards(view)), lang)


def visible_cards(view: Json) -> Iterator[str]:
    """The cards that can be won and those that players own, in the order of the table."""
    for dungeon in view["dungeons"]:
        yield from (id for id in (dungeon["top"], *dungeon["below"], dungeon["reward"]) if id)
    for seat in view["seats"]:
        yield from (card["card"] for card in (*seat["played"], *seat["hand"]))
        yield from (*seat["deck"]["cards"], *seat["discard"])
    yield from view["looked"]


@cache
def card_rules(game: TenefyrGame, id: str, lang: str) -> str:
    """What a card does for its owner. The rules of an enemy stand in the line of its dungeon."""
    card = card_text(game.cards, id, lang)
    if card.options:
        options = " / ".join(f"{option.name} ({' '.join(option.rules).rstrip('.')})" for option in card.options)
        return card_line(card.name, options, lang)
    if card.played is None or card.kind == "basic":
        return ""
    name = card.played.name
    if card.enemy is not None:
        name = message(lang, "loot-of", AGENTS, name=name, enemy=card.enemy.name)
    return card_line(name, side_rules(card.played), lang)


def side_rules(side: SideText) -> str:
    return f"{side.power[0]}. {' '.join(side.rules)}".rstrip()
