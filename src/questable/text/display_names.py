"""What a table calls things, for whoever tells of it: the part that both games share."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence

from questable.cards.grammar import Step
from questable.text.catalogue import MessageArg, format_message, message, sign, signed
from questable.text.sentences import SentenceGenerator

Json = Mapping[str, object]


class DisplayNames(ABC):
    """Who sits where and what is called how, at one table of a game."""

    players: Sequence[str]

    @property
    @abstractmethod
    def game(self) -> str: ...

    def player(self, seat: object, lang: str) -> str:
        """The name of a seat; nobody: the party."""
        if seat is None:
            return message(lang, "the-party", self.game)
        assert isinstance(seat, int)
        if seat < len(self.players):
            return self.players[seat]
        return message(lang, "player-number", self.game, number=seat + 1)

    # ---- cards whose rules do something

    @abstractmethod
    def acting(self, id: str, lang: str) -> str:
        """What a card is called whose rules do something."""

    def asking(self, kind: str, id: str, lang: str) -> str:
        """What a card is called that a question is about."""
        return self.acting(id, lang)

    @abstractmethod
    def rules(self, id: str) -> tuple[list[Step], str]:
        """The rules of an acting card that may be at work now, and what they stand on."""

    @abstractmethod
    def teller(self, lang: str, context: str) -> SentenceGenerator:
        """Who tells rules that stand on something of that kind."""

    # ---- arguments of messages

    @abstractmethod
    def option_arguments(self, tag: str, ref: Json, kind: str, lang: str) -> dict[str, MessageArg]:
        """What the label of an answer may say."""

    def option_attribute(self, tag: str, kind: str) -> str:
        """Another wording of an answer to questions of that kind."""
        return ""

    def told_option(self, kind: str, about: str, number: int, lang: str) -> str:
        """What a numbered answer does, where the card says so itself."""
        return ""

    @abstractmethod
    def event_arguments(self, id: str, args: Json, lang: str) -> dict[str, MessageArg]:
        """The arguments of an event in words."""

    @property
    @abstractmethod
    def lasting(self) -> object:
        """What the words depend on that hardly ever changes in a game; equal where it is the same."""

    @abstractmethod
    def passing(self, card: str | None) -> Hashable:
        """What else the words for the doings of this card depend on: this comes and goes."""

    def since(self, event: Json) -> "DisplayNames":
        """The names that hold from this event on."""
        return self


def number(name: str, value: int) -> dict[str, MessageArg]:
    """A number; an amount carries its sign, steps their direction."""
    if name == "amount":
        return {"amount": signed(value), "by": abs(value), "sign": sign(value)}
    if name == "steps":
        return {"steps": abs(value), "sign": sign(value)}
    return {name: value if value >= 0 else signed(value)}


def joined(lang: str, game: str, parts: Sequence[str], join: str = "join-and") -> str:
    """ "A and B"."""
    text = parts[0] if parts else ""
    for part in parts[1:]:
        text = format_message(lang, game, join, {"first": text, "last": part})
    return text
