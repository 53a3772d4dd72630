"""What the cards on the table say, a line each: somebody who reads a table must know what its cards do."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from questable.games.tenefyr.card_text import SideText
from questable.games.tenefyr.game import TenefyrGame
from questable.games.terrinoth.card_text import QuestText, TerrinothCardText
from questable.games.terrinoth.game import TerrinothGame
from questable.text.card_text import card_text
from questable.text.catalogue import message

Json = Mapping[str, Any]


def one_line(text: str) -> str:
    return text.replace("\n", " ")


def note(name: str, text: str, lang: str) -> str:
    return message(lang, "card-note", "agents", name=name, text=text)


def notes(told: Iterable[str], lang: str) -> list[str]:
    """The lines with their heading; a card that says nothing has none, one that lies there twice has one."""
    lines = list(dict.fromkeys(line for line in told if line))
    return [message(lang, "cards", "agents"), *lines] if lines else []


# ---- Tenefyr


def tenefyr_notes(game: TenefyrGame, view: Json, lang: str) -> list[str]:
    return notes((tenefyr_note(game, id, lang) for id in tenefyr_cards(view)), lang)


def tenefyr_cards(view: Json) -> Iterator[str]:
    """What can be won and what is owned, in the order of the table."""
    for dungeon in view["dungeons"]:
        yield from (id for id in (dungeon["top"], *dungeon["below"], dungeon["reward"]) if id)
    for seat in view["seats"]:
        yield from (card["card"] for card in (*seat["played"], *seat["hand"]))
        yield from (*seat["deck"]["cards"], *seat["discard"])
    yield from view["looked"]


@cache
def tenefyr_note(game: TenefyrGame, id: str, lang: str) -> str:
    """What a card does once it is owned; an enemy's own rules stand where the enemy does."""
    card = card_text(game, id, lang)
    if card.options:
        offered = " / ".join(f"{option.name} ({one_line(option.rules).rstrip('.')})" for option in card.options)
        return note(card.name, offered, lang)
    if card.played is None or card.kind == "basic":
        return ""
    name = card.played.name
    if card.enemy is not None:
        name = message(lang, "loot-of", "tenefyr/agents", name=name, enemy=card.enemy.name)
    return note(name, side(card.played), lang)


def side(text: SideText) -> str:
    return f"{text.power[0]}. {one_line(text.rules)}".rstrip()


# ---- Terrinoth


def terrinoth_notes(game: TerrinothGame, view: Json, lang: str) -> list[str]:
    heroes = len(view["heroes"])
    told = (line for id in terrinoth_cards(view) for line in terrinoth_note(game, id, lang, heroes))
    return notes(told, lang)


def terrinoth_cards(view: Json) -> Iterator[str]:
    yield view["quest"]
    if view["location"]:
        yield view["location"]["card"]
    for hero in view["heroes"]:
        yield from (hero["hero"], *(card["card"] for card in hero["cards"]), *hero["items"], *hero["conditions"])
        yield from (enemy["card"] for enemy in hero["engaged"] if enemy["card"])
    yield from (enemy["card"] for place in ("shadows", "lair") for enemy in view[place] if enemy["card"])
    yield from (card for card in view["looked"] if card)
    decision = view["decision"]
    if decision is not None:
        cards = (option["ref"].get("card") for option in decision["options"])
        yield from (card for card in cards if card)


@cache
def terrinoth_note(game: TerrinothGame, id: str, lang: str, heroes: int) -> tuple[str, ...]:
    text = card_text(game, id, lang, heroes)
    return quest_lines(text, lang) if isinstance(text, QuestText) else card_lines(text, lang)


def card_lines(card: TerrinothCardText, lang: str) -> tuple[str, ...]:
    bar = " ".join(f"{keyword.name} ({one_line(keyword.text).rstrip('.')})." for keyword in card.bar)
    told = " ".join(part for part in (one_line(card.rules), bar) if part)
    return (note(card.name, told, lang),) if told else ()


def quest_lines(quest: QuestText, lang: str) -> tuple[str, ...]:
    told = [(quest.name, " ".join(part for part in (quest.rules, quest.victory, quest.defeat) if part))]
    told += [(message(lang, "peril", "terrinoth", colour=colour), rules) for colour, rules in quest.perils.items()]
    told += [(message(lang, "threat", "terrinoth"), quest.threat)] if quest.threat else []
    return tuple(note(name, one_line(text), lang) for name, text in told)
