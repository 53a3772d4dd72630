"""What things are called in a game in progress: cards, players, places."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from questable.content.grammar import Step
from questable.content.tenefyr import CardFacts, TenefyrCards
from questable.content.text.catalogue import Said, message

BOSS = "boss"


@dataclass
class Names:
    """Who sits where and what is called how. `enemy`: the card that is being fought, so that its enemy half counts."""

    cards: TenefyrCards
    players: Sequence[str] = ()
    levels: Mapping[str, int] = field(default_factory=dict)  # of places
    enemy: str = ""

    def player(self, seat: object, lang: str) -> str:
        """The name of a seat; nobody: the party."""
        if seat is None:
            return message(lang, "the-party")
        assert isinstance(seat, int)
        if seat < len(self.players):
            return self.players[seat]
        return message(lang, "player-number", number=seat + 1)

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
        """A card whose rules do something: the enemy that is fought, or what a player has played."""
        return self.enemy_name(id, lang) if id == self.enemy else self.owned(id, lang)

    def place(self, key: str) -> dict[str, Said]:
        """A place as arguments of a message."""
        level = self.levels.get(key, 0)
        if key == BOSS:
            return {"place": BOSS, "place-number": 0, "place-level": level}
        return {"place": "dungeon", "place-number": int(key.removeprefix("dungeon-")), "place-level": level}

    def rules(self, id: str) -> tuple[list[Step], str]:
        """The rules of an acting card, and what they stand on."""
        card = self.cards.cards[id]
        if card.options:
            return [step for option in card.options for step in option.rules], reward_context(card)
        if id == self.enemy or card.kind == "stage":
            return card.front.rules, "enemy"
        return (card.loot or card.front).rules, "played"


def reward_context(card: CardFacts) -> str:
    return "reward-together" if card.together else "reward-each"


def names_at(cards: TenefyrCards, view: Mapping[str, object], players: Sequence[str] = ()) -> Names:
    """The names at a table, from what a seat can see of it."""
    levels: dict[str, int] = {}
    dungeons = view["dungeons"]
    assert isinstance(dungeons, list)
    for dungeon in dungeons:
        levels[dungeon["place"]] = dungeon["level"] or 0
    combat = view["combat"]
    return Names(cards, players, levels, str(combat["enemy"]) if isinstance(combat, dict) else "")
