"""Display names at a table of Tenefyr: players, places, and cards, which have a name for each half."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from questable.cards.grammar import Step
from questable.games.tenefyr.domains import MESSAGES
from questable.games.tenefyr.reader import CardDefinition, TenefyrCards
from questable.games.tenefyr.rules.constants import EVENTS
from questable.games.tenefyr.sentences import TenefyrSentences, rules_text, sentence_generator
from questable.text.catalogue import MessageArg, message
from questable.text.display_names import DisplayNames, Json, number

BOSS: Final = "boss"
ARGUMENTS: Final = {event.name: dict(event.arguments) for event in EVENTS}
OWNER: Final = "player"  # an event with this argument is about a card of that player


@dataclass
class TenefyrNames(DisplayNames):
    """`enemy` is the card that the party fights; it goes by the name of its enemy half. "": none."""

    cards: TenefyrCards
    players: Sequence[str] = ()
    levels: Mapping[str, int] = field(default_factory=dict)  # levels of dungeons, by place
    enemy: str = ""

    @property
    def domain(self) -> str:
        return MESSAGES

    # ---- cards and places

    def enemy_name(self, id: str, lang: str) -> str:
        return self.cards.cards[id].front.name[lang]

    def owned_card_name(self, id: str, lang: str) -> str:
        """The name of a card that a player owns: that of its loot half, if it has one."""
        card = self.cards.cards[id]
        return (card.loot or card.front).name[lang]

    def both_names(self, id: str, lang: str) -> str:
        """The names of both halves, for a card that may be used as either."""
        card = self.cards.cards[id]
        return f"{card.front.name[lang]} / {card.loot.name[lang]}" if card.loot is not None else card.front.name[lang]

    def card_name(self, id: str, lang: str) -> str:
        """The enemy half of the card that the party fights, the loot half of any other card."""
        return self.enemy_name(id, lang) if id == self.enemy else self.owned_card_name(id, lang)

    def decision_card_name(self, kind: str, id: str, lang: str) -> str:
        return self.owned_card_name(id, lang) if kind == "loot" else self.card_name(id, lang)

    def place_arguments(self, key: str) -> dict[str, MessageArg]:
        """The message arguments for a place."""
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

    def sentence_generator(self, lang: str, context: str) -> TenefyrSentences:
        return sentence_generator(lang, context)

    # ---- options

    def option_arguments(self, tag: str, ref: Json, kind: str, lang: str) -> dict[str, MessageArg]:
        args: dict[str, MessageArg] = {}
        if "card" in ref:
            args["card"] = self.option_card_name(ref, kind, lang)
        if "seat" in ref and tag == "player":
            args["player"] = self.player(ref["seat"], lang)
        if "place" in ref:
            args.update(self.place_arguments(str(ref["place"])))
        return args

    def option_card_name(self, ref: Json, kind: str, lang: str) -> str:
        """The loot half of a card that a player owns, the enemy half when enemies are reordered, else both names."""
        id = str(ref["card"])
        if kind == "reorder":
            return self.enemy_name(id, lang)
        return self.owned_card_name(id, lang) if "seat" in ref or kind == "pick-card" else self.both_names(id, lang)

    def option_attribute(self, tag: str, kind: str) -> str:
        return "card" if tag == "nobody" and kind == "pick-card" else ""

    def numbered_option_text(self, kind: str, about: str, number: int, lang: str) -> str:
        if kind != "reward":
            return ""
        card = self.cards.cards[about]
        option = card.options[number - 1]
        text = rules_text(option.rules, lang, reward_context(card))
        return message(lang, "about", MESSAGES, card=option.name[lang], text=text)

    # ---- events

    def event_arguments(self, id: str, args: Json, lang: str) -> dict[str, MessageArg]:
        found: dict[str, MessageArg] = {}
        for name, kind in ARGUMENTS[id].items():
            value = args[name]
            if kind == "seat":
                found[name] = self.player(value, lang)
            elif kind == "place":
                found.update(self.place_arguments(str(value)))
            elif kind == "card" and name == "enemy":
                found[name] = self.enemy_name(str(value), lang)
            elif kind == "card":
                found[name] = (
                    self.owned_card_name(str(value), lang) if OWNER in args else self.both_names(str(value), lang)
                )
            else:
                assert isinstance(value, int)
                found.update(number(name, value))
        if id == "reward-taken":
            found["name"] = self.cards.cards[str(args["card"])].options[int(found["option"]) - 1].name[lang]
        return found

    @property
    def cache_key(self) -> object:
        return self.players, self.levels

    def card_key(self, card: str | None) -> bool:
        """Is it the card that the party fights?"""
        return card == self.enemy

    @property
    def context(self) -> str:
        """The card that the party fights; "": none."""
        return self.enemy

    def with_context(self, context: Hashable) -> "TenefyrNames":
        assert context is None or isinstance(context, str)
        return replace(self, enemy=context or "")

    def after(self, event: Json) -> "TenefyrNames":
        """The names after this event, which may begin or end a combat."""
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
