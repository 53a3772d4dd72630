"""The numbers of the programs that are the rules of the game; those of the cards follow them."""

from typing import Final

from mypy_extensions import i64

from questable.games.tenefyr.rules.state import TenefyrState
from questable.kernel.control import Party
from questable.kernel.state import SOURCE, State

GAME: Final = 1
COMBAT: Final = 2
TURN: Final = 3
PLAY_CARD: Final = 4
PLAY_HAND: Final = 5
WON: Final = 6
LOST: Final = 7
MOVED: Final = 8
LEAVING: Final = 9
SYMBOL: Final = 10
REWARD: Final = 11
PLAY_TOP: Final = 12
FIRST_FREE: Final = 13


def state_of(s: State) -> TenefyrState:
    return s  # type: ignore[return-value]  # compiled code checks that it is one


def ask_party(t: TenefyrState, kind: i64, about: i64) -> None:
    """Put the options to all; the holder of the starting player token has the final word (TEN-VIL-4)."""
    t.put(kind, (1 << t.players) - 1, t.token, about)


class Seats(Party):
    """The player who carries a list out answers; where that is nobody, all together."""

    def ask(self, s: State, kind: i64, you: i64) -> None:
        if you >= 0:
            s.ask(kind, you, s.get(SOURCE))
        else:
            ask_party(state_of(s), kind, s.get(SOURCE))


PARTY: Final = Seats()
