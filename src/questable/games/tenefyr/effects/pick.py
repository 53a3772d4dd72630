"""Base class of verbs that pick cards from a zone one at a time."""

from typing import Final

from mypy_extensions import i64

from questable.games.tenefyr.rules import phases
from questable.games.tenefyr.rules.constants import DONE, HAND, PICK, PICK_CARD
from questable.games.tenefyr.rules.phases import state_of
from questable.games.tenefyr.rules.state import TenefyrState
from questable.kernel.decision import tag_of, value_of
from questable.kernel.effect import Effect
from questable.kernel.state import SOURCE, YOU, N, State

ALL: Final = 1000  # `count: all`


def play_at_once(t: TenefyrState, seat: i64) -> None:
    """Play cards gained outside the player's own turn at once, because only the active player has a hand."""
    if seat != t.seat and t.zones.size(HAND + seat) > 0:
        t.push(phases.PLAY_HAND, seat, -1)


class Pick(Effect):
    """Pick cards that match a filter. Subclasses define the zone and where each card moves."""

    def __init__(self, count: i64, filter: i64, optional: bool = False, ordered: bool = False) -> None:
        self.count: i64 = count
        self.filter: i64 = filter
        self.optional: bool = optional  # the player may pick fewer cards or none
        self.ordered: bool = ordered  # the order of picking matters

    def zone(self, t: TenefyrState, you: i64) -> i64:
        raise NotImplementedError

    def move_card(self, t: TenefyrState, you: i64, card: i64) -> None:
        raise NotImplementedError

    def finish(self, t: TenefyrState, you: i64) -> None:
        """Called after the last card is picked."""

    def pick_count(self, t: TenefyrState, you: i64) -> i64:
        """The number of cards to pick, limited by the candidates (TEN-FX-2)."""
        return min(self.count, self.candidates(t, you))

    def candidates(self, t: TenefyrState, you: i64) -> i64:
        zone = self.zone(t, you)
        if zone == HAND + you and you != t.seat:
            return 0
        found = 0
        for i in range(t.zones.size(zone)):
            if t.cards.fits(t.zones.at(zone, i), self.filter):
                found += 1
        return found

    def payable(self, s: State, you: i64, source: i64) -> bool:
        return self.candidates(state_of(s), you) >= self.count

    def run(self, s: State) -> None:
        t = state_of(s)
        you = s.get(YOU)
        count = self.pick_count(t, you)
        s.set(N, count)
        if not self.optional and not self.ordered and count == self.candidates(t, you):
            zone = self.zone(t, you)
            for card in t.zones.listed(zone):
                if count > 0 and t.cards.fits(card, self.filter):
                    self.move_card(t, you, card)
            self.finish(t, you)
        else:
            self.ask_next(t, you)

    def ask_next(self, t: TenefyrState, you: i64) -> None:
        """Ask for the next card, or finish."""
        zone = self.zone(t, you)
        if t.get(N) > 0:
            for i in range(t.zones.size(zone)):
                card = t.zones.at(zone, i)
                if t.cards.fits(card, self.filter):
                    t.offer_card(PICK, card)
        if len(t.options) == 0:
            self.finish(t, you)
            return
        if self.optional:
            t.offer(DONE, 0)
        t.ask(PICK_CARD, you, t.get(SOURCE))

    def answer(self, s: State, option: i64) -> None:
        t = state_of(s)
        you = s.get(YOU)
        if tag_of(option) == DONE:
            self.finish(t, you)
            return
        s.set(N, s.get(N) - 1)
        self.move_card(t, you, value_of(option))
        self.ask_next(t, you)
