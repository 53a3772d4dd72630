"""Display names at a table: the interface that every game implements."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence

from questable.cards.grammar import Step
from questable.text.catalogue import MessageArg, format_message, message, sign, signed
from questable.text.sentences import SentenceGenerator

Json = Mapping[str, object]


class DisplayNames(ABC):
    """The names of players, cards and places at one table of a game."""

    players: Sequence[str]

    @property
    @abstractmethod
    def domain(self) -> str:
        """The message domain of the game."""

    def player(self, seat: object, lang: str) -> str:
        """The name of a seat; None: the party."""
        if seat is None:
            return message(lang, "the-party", self.domain)
        assert isinstance(seat, int)
        if seat < len(self.players):
            return self.players[seat]
        return message(lang, "player-number", self.domain, number=seat + 1)

    # ---- cards and their rules

    @abstractmethod
    def card_name(self, id: str, lang: str) -> str:
        """The name of a card that causes something."""

    def decision_card_name(self, kind: str, id: str, lang: str) -> str:
        """The name of the card that a decision is about."""
        return self.card_name(id, lang)

    @abstractmethod
    def rules(self, id: str) -> tuple[list[Step], str]:
        """The rules of a card that may apply now, and their context (see `MessageArgs`)."""

    @abstractmethod
    def sentence_generator(self, lang: str, context: str) -> SentenceGenerator:
        """The sentence generator for rules of this context."""

    # ---- arguments of messages

    @abstractmethod
    def option_arguments(self, tag: str, ref: Json, kind: str, lang: str) -> dict[str, MessageArg]:
        """The arguments of the label of an option."""

    def option_attribute(self, tag: str, kind: str) -> str:
        """The message attribute with another label for options of decisions of that kind; "": none."""
        return ""

    def numbered_option_text(self, kind: str, about: str, number: int, lang: str) -> str:
        """The text of a numbered option that the card itself names; "" for other options."""
        return ""

    @abstractmethod
    def event_arguments(self, id: str, args: Json, lang: str) -> dict[str, MessageArg]:
        """The arguments of the message of an event."""

    # ---- caching, and names that change with events

    @property
    @abstractmethod
    def cache_key(self) -> object:
        """What all texts depend on and what rarely changes in a game. Cached texts are valid while it is equal."""

    @abstractmethod
    def card_key(self, card: str | None) -> Hashable:
        """What else texts about this card depend on. It changes often and is part of the key of each cached text."""

    @property
    def context(self) -> Hashable:
        """What names depend on that events change (see `after`); it can be stored with an event. None: nothing."""
        return None

    def with_context(self, context: Hashable) -> "DisplayNames":
        """These names in a stored context; None: before the first event."""
        return self

    def after(self, event: Json) -> "DisplayNames":
        """The names that hold from this event on."""
        return self


def number(name: str, value: int) -> dict[str, MessageArg]:
    """The message arguments for a number: an amount has a sign, steps have a direction."""
    if name == "amount":
        return {"amount": signed(value), "by": abs(value), "sign": sign(value)}
    if name == "steps":
        return {"steps": abs(value), "sign": sign(value)}
    return {name: value if value >= 0 else signed(value)}


def joined(lang: str, domain: str, parts: Sequence[str], join: str = "join-and") -> str:
    """The parts as one text, such as "A and B"."""
    text = parts[0] if parts else ""
    for part in parts[1:]:
        text = format_message(lang, domain, join, {"first": text, "last": part})
    return text
