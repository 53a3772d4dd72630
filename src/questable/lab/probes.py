"""What a report observes in a game: events about cards, choices worth counting, and how a card is taken away."""

from typing import ClassVar, NamedTuple

from questable.kernel.state import State


class CardEvent(NamedTuple):
    """What an event counts as, and which of its arguments are the card and its owner."""

    counter: str  # a field of `CardCount`
    card: int
    owner: int = -1


class Probe:
    """The probe of one game. As it stands it observes nothing."""

    card_events: ClassVar[dict[int, CardEvent]] = {}  # by kind of event

    def can_remove_cards(self, s: State) -> bool:
        """Is nothing in progress that a removed card would disturb?"""
        return False

    def remove_card(self, s: State, card: int, owner: int) -> bool:
        """Take a card from its owner, as if it had never been taken; False where it is gone already."""
        return False

    def choice_labels(self, s: State) -> list[str]:
        """A label for each option of a choice that is worth counting; otherwise an empty list."""
        return []
