"""Program numbers of the game rules, and who is asked. The programs of the cards follow from FIRST_FREE."""

from typing import Final

from mypy_extensions import i64

from questable.games.terrinoth.rules.state import TerrinothState
from questable.kernel.control import Party
from questable.kernel.state import SOURCE, State

ROUND: Final = 1
HERO_ACTIVATION: Final = 2  # one hero's activation
ACTION: Final = 3
SUFFER: Final = 4
DEFEAT_ENEMY: Final = 5  # the defeat of an enemy
WINDOW: Final = 6
BAR: Final = 7  # the effect bar of an enemy
EVENT: Final = 8
ITEM: Final = 9
ARRIVE: Final = 10  # reveal a location and spawn its enemies
DEPART: Final = 11
SPAWN: Final = 12  # spawn enemies from the deck one at a time
FOR_HEROES: Final = 13  # run a list for several heroes in turn
PERIL: Final = 14  # raise peril one space at a time
FIRST_FREE: Final = 15


def state_of(s: State) -> TerrinothState:
    return s  # type: ignore[return-value]  # compiled code checks the type


def ask_hero(t: TerrinothState, kind: i64, hero: i64, about: i64) -> None:
    """Ask the player of a hero, or the leader's player if the hero is defeated."""
    if not t.standing(hero):
        hero = t.leader
    t.ask(kind, t.seat_of(hero), about)


def ask_party(t: TerrinothState, kind: i64, about: i64) -> None:
    """Ask all players; the leader has the final word."""
    t.put(kind, (1 << t.players) - 1, t.seat_of(t.leader), about)


class Seats(Party):
    def ask(self, s: State, kind: i64, you: i64) -> None:
        ask_hero(state_of(s), kind, you, s.get(SOURCE))


PARTY: Final = Seats()
