"""`who`: run a list of effects for one or several players, clockwise from the starting player token."""

from typing import Final

from mypy_extensions import i64

from questable.games.tenefyr.rules.constants import NOBODY, PICK_PLAYER, PLAYER
from questable.games.tenefyr.rules.phases import PARTY, state_of
from questable.games.tenefyr.rules.state import TenefyrState
from questable.kernel.decision import tag_of, value_of
from questable.kernel.effect import Effect
from questable.kernel.state import YOU, State

EACH_PLAYER: Final = 0
EACH_OTHER_PLAYER: Final = 1
OTHER_PLAYER: Final = 2
ANY_PLAYER: Final = 3
STARTING_PLAYER: Final = 4
NEXT_PLAYER: Final = 5
VICTOR: Final = 6
PLAYERS: Final = {
    "each-player": EACH_PLAYER,
    "each-other-player": EACH_OTHER_PLAYER,
    "other-player": OTHER_PLAYER,
    "any-player": ANY_PLAYER,
    "starting-player": STARTING_PLAYER,
    "next-player": NEXT_PLAYER,
    "victor": VICTOR,
}


class ForPlayers(Effect):
    def __init__(self, players: i64, do: i64) -> None:
        self.players: i64 = players
        self.do: i64 = do

    def run(self, s: State) -> None:
        t = state_of(s)
        you = s.get(YOU)
        who = self.players
        if who == EACH_PLAYER:
            self.call_each(t, -1)
        elif t.solo() and (who == EACH_OTHER_PLAYER or who == OTHER_PLAYER):
            # TEN-SOLO-2: you choose each time whether it applies to yourself
            t.offer(PLAYER, 0)
            t.offer(NOBODY, 0)
            PARTY.ask(t, PICK_PLAYER, you)
        elif who == EACH_OTHER_PLAYER:
            self.call_each(t, you)
        elif who == OTHER_PLAYER or who == ANY_PLAYER:
            for seat in range(t.players):
                if who == ANY_PLAYER or seat != you:
                    t.offer(PLAYER, seat)
            PARTY.ask(t, PICK_PLAYER, you)
        elif who == STARTING_PLAYER:
            if t.starts(t.token):
                t.call(self.do, t.token)
        elif who == NEXT_PLAYER:
            t.call(self.do, t.next_seat(you if you >= 0 else t.token))
        elif t.victor >= 0:
            t.call(self.do, t.victor)

    def call_each(self, t: TenefyrState, skipped: i64) -> None:
        for i in range(t.players - 1, -1, -1):  # the last frame pushed runs first
            seat = (t.token + i) % t.players
            if seat != skipped:
                t.call(self.do, seat)

    def answer(self, s: State, option: i64) -> None:
        if tag_of(option) == PLAYER:
            s.call(self.do, value_of(option))
