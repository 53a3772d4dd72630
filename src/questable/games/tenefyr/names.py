"""What things are called at a table of Tenefyr: cards by the half that counts, players, places."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from questable.cards.grammar import Step
from questable.games.tenefyr.reader import CardDefinition, TenefyrCards
from questable.games.tenefyr.rules.constants import EVENTS
from questable.text.catalogue import TENEFYR, MessageArg, message
from questable.text.display_names import DisplayNames, Json, number
from questable.text.sentences import CONTEXTS, SentenceGenerator, rules_text

BOSS: Final = "boss"
ARGUMENTS: Final = {event.name: dict(event.arguments) for event in EVENTS}
OWNER: Final = "player"  # an event that names a player is about a card that the player has


@dataclass
class TenefyrNames(DisplayNames):
    """`enemy`: the card that is being fought, so that its enemy half counts."""

    cards: TenefyrCards
    players: Sequence[str] = ()
    levels: Mapping[str, int] = field(default_factory=dict)  # of places
    enemy: str = ""

    @property
    def game(self) -> str:
        return TENEFYR

    # ---- cards and places

    def enemy_name(self, id: str, lang: str) -> str:
        return self.cards.cards[id].front.name[lang]

    def owned(self, id: str, lang: str) -> str:
        """A card that a player has: the name of its loot half, if it has one."""
        card = self.cards.cards[id]
        return (card.loot or card.front).name[lang]

    def both(self, id: str, lang: str) -> str:
        """A card that may be either: both names."""
        card = self.cards.cards[id]
        return f"{card.front.name[lang]} / {card.loot.name[lang]}" if card.loot is not None else card.front.name[lang]

    def acting(self, id: str, lang: str) -> str:
        """The enemy that is fought, or what a player has played."""
        return self.enemy_name(id, lang) if id == self.enemy else self.owned(id, lang)

    def asking(self, kind: str, id: str, lang: str) -> str:
        return self.owned(id, lang) if kind == "loot" else self.acting(id, lang)

    def place(self, key: str) -> dict[str, MessageArg]:
        """A place as arguments of a message."""
        level = self.levels.get(key, 0)
        if key == BOSS:
            return {"place": BOSS, "place-number": 0, "place-level": level}
        return {"place": "dungeon", "place-number": int(key.removeprefix("dungeon-")), "place-level": level}

    def rules(self, id: str) -> tuple[list[Step], str]:
        card = self.cards.cards[id]
        if card.options:
            return [step for option in card.options for step in option.rules], reward_context(card)
        if id == self.enemy or card.kind == "stage":
            return card.front.rules, "enemy"
        return (card.loot or card.front).rules, "played"

    def teller(self, lang: str, context: str) -> SentenceGenerator:
        return SentenceGenerator(lang, CONTEXTS[context])

    # ---- answers

    def option_arguments(self, tag: str, ref: Json, kind: str, lang: str) -> dict[str, MessageArg]:
        args: dict[str, MessageArg] = {}
        if "card" in ref:
            args["card"] = self.card_in(ref, kind, lang)
        if "seat" in ref and tag == "player":
            args["player"] = self.player(ref["seat"], lang)
        if "place" in ref:
            args.update(self.place(str(ref["place"])))
        return args

    def card_in(self, ref: Json, kind: str, lang: str) -> str:
        """A card with a player is loot; one that waits in a dungeon an enemy; one that is only shown may be either."""
        id = str(ref["card"])
        if kind == "reorder":
            return self.enemy_name(id, lang)
        return self.owned(id, lang) if "seat" in ref or kind == "pick-card" else self.both(id, lang)

    def option_attribute(self, tag: str, kind: str) -> str:
        return "card" if tag == "nobody" and kind == "pick-card" else ""

    def told_option(self, kind: str, about: str, number: int, lang: str) -> str:
        if kind != "reward":
            return ""
        card = self.cards.cards[about]
        option = card.options[number - 1]
        return message(lang, "about", card=option.name[lang], text=rules_text(option.rules, lang, reward_context(card)))

    # ---- events

    def event_arguments(self, id: str, args: Json, lang: str) -> dict[str, MessageArg]:
        told: dict[str, MessageArg] = {}
        for name, kind in ARGUMENTS[id].items():
            value = args[name]
            if kind == "seat":
                told[name] = self.player(value, lang)
            elif kind == "place":
                told.update(self.place(str(value)))
            elif kind == "card" and name == "enemy":
                told[name] = self.enemy_name(str(value), lang)
            elif kind == "card":
                told[name] = self.owned(str(value), lang) if OWNER in args else self.both(str(value), lang)
            else:
                assert isinstance(value, int)
                told.update(number(name, value))
        if id == "reward-taken":
            told["name"] = self.cards.cards[str(args["card"])].options[int(told["option"]) - 1].name[lang]
        return told

    @property
    def lasting(self) -> object:
        return self.players, self.levels

    def passing(self, card: str | None) -> bool:
        """Is it the card that is fought, so that its enemy half counts?"""
        return card == self.enemy

    def since(self, event: Json) -> "TenefyrNames":
        """Follows which enemy is fought."""
        args = event["args"]
        assert isinstance(args, Mapping)
        if event["id"] == "combat-began":
            return replace(self, enemy=str(args["enemy"]))
        return replace(self, enemy="") if event["id"] == "loot-taken" else self


def reward_context(card: CardDefinition) -> str:
    return "reward-together" if card.together else "reward-each"


def tenefyr_names(cards: TenefyrCards, view: Json, players: Sequence[str]) -> TenefyrNames:
    levels: dict[str, int] = {}
    dungeons = view["dungeons"]
    assert isinstance(dungeons, list)
    for dungeon in dungeons:
        levels[dungeon["place"]] = dungeon["level"] or 0
    combat = view["combat"]
    return TenefyrNames(cards, players, levels, str(combat["enemy"]) if isinstance(combat, dict) else "")
