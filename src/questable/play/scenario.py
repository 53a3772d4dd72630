"""Scenarios: prepared tables with exactly the cards that are named, where they are named.

Lessons, tests and puzzles write a scenario in YAML. Each game says what lies on its table (a subclass of
`ScenarioSpec`) and fills a new game with it (a `ScenarioBuilder`). Cards are named from the top of a pile down;
`3 basic-0` means three copies. What is not named is not on the table.
"""

import re
from collections.abc import Sequence
from typing import Final

import msgspec

from questable.kernel.errors import ConfigError
from questable.kernel.state import FRAME, PC, State
from questable.kernel.vec import empty

Cards = list[str]
COPIES: Final = re.compile(r"(\d+) (\S+)")


class ScenarioSpec(msgspec.Struct, forbid_unknown_fields=True, rename="kebab", kw_only=True):
    """What a YAML file says about a table. Each game adds its own fields."""

    seed: int = 1


def expand(cards: Cards) -> Cards:
    """Write out copies: `3 basic-0` becomes three cards."""
    found: Cards = []
    for card in cards:
        copies = COPIES.fullmatch(card)
        found.extend([copies[2]] * int(copies[1]) if copies else [card])
    return found


class ScenarioBuilder:
    """Empties the zones of a new game and fills them with cards by name. A card cannot lie in two places."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.free: dict[str, list[int]] = {}  # instances that no zone holds yet
        for instance, card in enumerate(state.card_set.card_of):
            self.free.setdefault(state.card_set.card_ids[card], []).append(instance)
        for zone in range(state.zones.count()):
            state.zones.fill(zone, [])

    def take(self, name: str) -> int:
        """The next free instance of a card."""
        if name not in self.free:
            raise ConfigError(f"There is no card {name!r}.")
        if not self.free[name]:
            raise ConfigError(f"All copies of {name!r} are placed already.")
        self.check(name)
        return self.free[name].pop(0)

    def check(self, name: str) -> None:
        """Raise `ConfigError` where this card cannot be part of the table; a game overrides it."""

    def claim(self, instances: Sequence[int]) -> None:
        """Reserve instances that keep the place where the set-up has put them."""
        card_set = self.state.card_set
        for instance in instances:
            self.free[card_set.card_ids[card_set.card_of[instance]]].remove(instance)

    def fill(self, zone: int, cards: Sequence[str]) -> None:
        """Fill a zone with cards that are named from the bottom up."""
        self.state.zones.fill(zone, [self.take(card) for card in cards])

    def fill_pile(self, zone: int, cards: Sequence[str]) -> None:
        """Fill a zone with cards that are named from the top down."""
        self.fill(zone, list(reversed(cards)))

    def start(self, program: int, step: int = 0) -> None:
        """Drop all pending work, enter a program at a step, and run until something is asked."""
        state = self.state
        state.asking = 0
        state.options = empty()
        state.top = -FRAME
        state.push(program, -1, -1)
        state.set(PC, step)
        state.advance()
