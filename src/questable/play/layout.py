"""Prepared states as text: what lies on a table, as lessons, puzzles and tests write it down in YAML.

Cards are named from the top of a pile down; `3 basic-0` is three cards. What is not named is not there.
"""

import re
from typing import Annotated, Final

import msgspec

from questable.games.tenefyr import scenario
from questable.games.terrinoth import scenario as terrinoth_scenario
from questable.kernel.errors import ConfigError

Cards = list[str]
NAMES: Final = ("Bob", "Suzie", "Jack", "Ann")  # who sits at a table of Tenefyr, as in the rulebook's example
HEROES: Final[dict[int, list[list[str]]]] = {
    1: [["barbarian", "bard"]],
    2: [["barbarian", "bard"], ["cleric", "thief"]],
    3: [["barbarian"], ["bard"], ["cleric"]],
    4: [["barbarian"], ["bard"], ["cleric"], ["thief"]],
}
SEVERAL: Final = re.compile(r"(\d+) (\S+)")


def spread(cards: Cards) -> Cards:
    """`3 basic-0` is three cards."""
    found: Cards = []
    for card in cards:
        several = SEVERAL.fullmatch(card)
        found.extend([several[2]] * int(several[1]) if several else [card])
    return found


# ---- Tenefyr


class Dungeon(msgspec.Struct, forbid_unknown_fields=True):
    cards: Cards = []
    level: int | None = None
    reward: str | None = None


class TenefyrLayout(msgspec.Struct, forbid_unknown_fields=True, rename="kebab"):
    players: Annotated[int, msgspec.Meta(ge=1, le=4)] = 3
    heroes: list[list[str]] | None = None
    start: str = "Bob"
    seed: int = 1
    difficulty: str = "normal"
    boss: str = "random"
    mode: str = "standard"
    edition: int = 2019
    decks: dict[str, Cards] = {}
    discards: dict[str, Cards] = {}
    dungeons: dict[str, Cards | Dungeon] = {}
    reserve: Cards = []
    boss_token: int | None = None

    def seat(self, who: str) -> int:
        seated = NAMES[: self.players]
        if who not in seated:
            raise ConfigError(f"{who!r} is nobody here; allowed: {', '.join(seated)}.")
        return seated.index(who)

    def scenario(self) -> scenario.Scenario:
        config: dict[str, object] = {
            "players": self.players,
            "heroes": self.heroes or HEROES[self.players],
            "starting_player": self.seat(self.start),
            "difficulty": self.difficulty,
            "boss": self.boss,
            "mode": self.mode,
            "edition": self.edition,
        }
        dungeons = {
            place: what if isinstance(what, Dungeon) else Dungeon(what) for place, what in self.dungeons.items()
        }
        return scenario.Scenario(
            config,
            self.seed,
            decks={self.seat(who): spread(cards) for who, cards in self.decks.items()},
            discards={self.seat(who): spread(cards) for who, cards in self.discards.items()},
            dungeons={place: spread(dungeon.cards) for place, dungeon in dungeons.items()},
            levels={place: dungeon.level for place, dungeon in dungeons.items() if dungeon.level is not None},
            rewards={place: dungeon.reward for place, dungeon in dungeons.items() if dungeon.reward is not None},
            reserve=spread(self.reserve),
            track=self.boss_token,
        )


# ---- Terrinoth


class Hero(msgspec.Struct, forbid_unknown_fields=True):
    """A hero and what lies before them; `exhausted`: the actions of exhausted activation cards."""

    engaged: Cards = []
    wounds: int = 0
    tokens: int = 0
    items: Cards = []
    conditions: Cards = []
    exhausted: Cards = []
    upgrades: Cards = []


class TerrinothLayout(msgspec.Struct, forbid_unknown_fields=True, rename="kebab"):
    """One player leads all heroes, who are named from the party leader on."""

    quest: str
    heroes: dict[str, Hero]
    location: str
    seed: int = 1
    progress: int = 0
    peril: int = 0
    shadows: Cards = []
    facedown: Cards = []
    enemy_deck: Cards = []
    enemy_discard: Cards = []
    enemy_wounds: dict[str, int] = {}
    location_deck: Cards = []
    exploration_deck: Cards = []
    exploration_discard: Cards = []

    def scenario(self) -> terrinoth_scenario.Scenario:
        heroes = list(enumerate(self.heroes.values()))
        return terrinoth_scenario.Scenario(
            {"players": 1, "heroes": [list(self.heroes)], "quest": self.quest, "leader": 0},
            self.seed,
            location=self.location,
            progress=self.progress,
            peril=self.peril,
            shadows=spread(self.shadows),
            facedown=spread(self.facedown),
            enemy_deck=spread(self.enemy_deck),
            enemy_discard=spread(self.enemy_discard),
            enemy_wounds=self.enemy_wounds,
            location_deck=self.location_deck,
            exploration_deck=spread(self.exploration_deck),
            exploration_discard=spread(self.exploration_discard),
            engaged={number: spread(hero.engaged) for number, hero in heroes},
            wounds={number: hero.wounds for number, hero in heroes},
            tokens={number: hero.tokens for number, hero in heroes},
            items={number: spread(hero.items) for number, hero in heroes},
            conditions={number: hero.conditions for number, hero in heroes},
            exhausted_cards={number: hero.exhausted for number, hero in heroes},
            upgrades={number: hero.upgrades for number, hero in heroes},
        )
