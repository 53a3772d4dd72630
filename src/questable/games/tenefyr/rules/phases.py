"""Program numbers of the game rules, and who is asked. The programs of the cards follow from FIRST_FREE."""

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
    return s  # type: ignore[return-value]  # compiled code checks the type


def ask_party(t: TenefyrState, kind: i64, about: i64) -> None:
    """Ask all players; the holder of the starting player token has the final word (TEN-VIL-4)."""
    t.put(kind, (1 << t.players) - 1, t.token, about)


class Seats(Party):
    """Asks the player who runs the program, or all players if there is none."""

    def ask(self, s: State, kind: i64, you: i64) -> None:
        if you >= 0:
            s.ask(kind, you, s.get(SOURCE))
        else:
            ask_party(state_of(s), kind, s.get(SOURCE))


PARTY: Final = Seats()
