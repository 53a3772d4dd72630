"""The rules of the cards on a table of Terrinoth, one line each, for agents that read text."""

from collections.abc import Iterator
from functools import cache

from questable.envs.card_glossary import card_glossary, card_line
from questable.games.module import Json
from questable.games.terrinoth.card_text import QuestText, TerrinothCardText, card_text
from questable.games.terrinoth.domains import MESSAGES
from questable.games.terrinoth.game import TerrinothGame
from questable.text.catalogue import message


def glossary_lines(game: TerrinothGame, view: Json, lang: str) -> list[str]:
    heroes = len(view["heroes"])
    return card_glossary((line for id in visible_cards(view) for line in card_rules(game, id, lang, heroes)), lang)


def visible_cards(view: Json) -> Iterator[str]:
    """The cards on the table and those that options name, in the order of the table."""
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
def card_rules(game: TerrinothGame, id: str, lang: str, heroes: int) -> tuple[str, ...]:
    text = card_text(game.cards, id, lang, heroes)
    return quest_rules(text, lang) if isinstance(text, QuestText) else plain_card_rules(text, lang)


def plain_card_rules(card: TerrinothCardText, lang: str) -> tuple[str, ...]:
    bar = " ".join(f"{keyword.name} ({' '.join(keyword.rules).rstrip('.')})." for keyword in card.bar)
    rules = " ".join(part for part in (*card.rules, bar) if part)
    return (card_line(card.name, rules, lang),) if rules else ()


def quest_rules(quest: QuestText, lang: str) -> tuple[str, ...]:
    lines = [(quest.name, " ".join(part for part in (*quest.rules, quest.victory, *quest.defeat) if part))]
    lines += [
        (message(lang, "peril", MESSAGES, colour=colour), " ".join(rules)) for colour, rules in quest.perils.items()
    ]
    lines += [(message(lang, "threat", MESSAGES), " ".join(quest.threat))] if quest.threat else []
    return tuple(card_line(name, text, lang) for name, text in lines)
