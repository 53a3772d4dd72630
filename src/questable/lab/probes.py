"""What a survey watches for in each game: events about cards, choices worth counting, and how a card is put away."""

from abc import ABC, abstractmethod
from typing import ClassVar

from questable.games.tenefyr.rules import constants as ten
from questable.games.tenefyr.rules.state import TenefyrState
from questable.games.tenefyr.rules.zones import move_to_reserve
from questable.games.terrinoth.rules import constants as ter
from questable.games.terrinoth.rules import events as ter_events
from questable.games.terrinoth.rules.state import TerrinothState
from questable.kernel.decision import value_of
from questable.kernel.state import State

# Of an event: what it counts as, which argument is the card, which one has it.
Place = tuple[str, int, int]


class Probe(ABC):
    card_at: ClassVar[dict[int, Place]]

    @abstractmethod
    def quiet(self, s: State) -> bool:
        """Is nothing in progress that a card put away would disturb?"""

    @abstractmethod
    def put_away(self, s: State, card: int, seat: int) -> bool:
        """Take a card from who has it, as if it had never been taken; False where it is gone already."""

    @abstractmethod
    def choice(self, s: State) -> list[str]:
        """A label for each option of a choice that is worth counting; else nothing."""


class TenefyrProbe(Probe):
    card_at: ClassVar[dict[int, Place]] = {
        ten.COMBAT_BEGAN: ("met", 0, -1),
        ten.ENEMY_DEFEATED: ("beaten", 0, -1),
        ten.LOOT_TAKEN: ("taken", 1, 0),
        ten.CARD_GAINED: ("taken", 1, 0),
        ten.CARD_PLAYED: ("used", 1, 0),
    }

    def quiet(self, s: State) -> bool:
        return s.asking in (ten.CONTINUE_OR_LEAVE, ten.WHERE_TO)

    def put_away(self, s: State, card: int, seat: int) -> bool:
        assert isinstance(s, TenefyrState)
        for zone in (ten.DISCARD, ten.DECK, ten.HAND):
            if s.zones.find(zone + seat, card) >= 0:
                s.zones.remove(zone + seat, card)
                s.flags[card] = 0
                move_to_reserve(s, card)
                return True
        return False

    def choice(self, s: State) -> list[str]:
        if s.asking != ten.CHOOSE_REWARD:
            return []
        card = s.card_set.card_ids[s.card_set.card_of[s.about]]
        return [f"{card}:{value_of(option)}" for option in s.options]


class TerrinothProbe(Probe):
    card_at: ClassVar[dict[int, Place]] = {
        ter_events.ENEMY_SPAWNED: ("met", 0, -1),
        ter_events.ENEMY_REVEALED: ("met", 0, -1),
        ter_events.ENEMY_WAS_DEFEATED: ("beaten", 0, -1),
        ter_events.LOCATION_WAS_REVEALED: ("met", 0, -1),
        ter_events.LOCATION_EXPLORED: ("beaten", 0, -1),
        ter_events.EXPLORATION_DRAWN: ("drawn", 1, 0),
        ter_events.ITEM_GAINED: ("taken", 1, 0),
        ter_events.ITEM_USED: ("used", 1, 0),
        ter_events.EVENT_RESOLVED: ("used", 1, 0),
        ter_events.HERO_ACTIVATED: ("used", 1, 0),
    }

    def quiet(self, s: State) -> bool:
        return s.asking in (ter.CHOOSE_ACTIVATION, ter.TRAVEL)

    def put_away(self, s: State, card: int, seat: int) -> bool:
        assert isinstance(s, TerrinothState)
        if s.zones.find(ter.ITEMS + seat, card) < 0:
            return False
        s.zones.remove(ter.ITEMS + seat, card)
        s.zones.push(ter.EXPLORE_DISCARD, card)
        return True

    def choice(self, s: State) -> list[str]:
        if s.asking != ter.UPGRADE:
            return []
        assert isinstance(s, TerrinothState)
        found: list[str] = []
        for option in s.options:
            card = s.cards.of(value_of(option))
            found.append(f"{s.cards.classes[card.hero_class]}:{card.id}")
        return found


def probe_of(s: State) -> Probe:
    return TenefyrProbe() if isinstance(s, TenefyrState) else TerrinothProbe()
