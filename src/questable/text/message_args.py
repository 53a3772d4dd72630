"""The words of a rule as arguments of messages: what the sentence generators of all games share."""

from abc import ABC, abstractmethod
from dataclasses import dataclass

from questable.cards.grammar import Amount, Argument, Test
from questable.kernel.vocabulary import Vocabulary, Word
from questable.text.catalogue import MessageArg, collapse_spaces, format_message, has_message

UNBOUNDED = 1_000_000  # a count without an upper bound
YOU = "you"
THEY = "they"


@dataclass
class MessageArgs(ABC):
    """One language and message domain; `context` is the kind of card or part that the rules stand on."""

    lang: str
    context: str
    domain: str
    vocabulary: Vocabulary

    def message(self, id: str, attribute: str = "", **args: MessageArg) -> str:
        return self.format(id, args, attribute)

    def format(self, id: str, args: dict[str, MessageArg], attribute: str = "") -> str:
        return format_message(self.lang, self.domain, id, {"context": self.context, **args}, attribute)

    def has_message(self, id: str, attribute: str) -> bool:
        return has_message(self.lang, self.domain, id, attribute)

    # ---- arguments

    @abstractmethod
    def arguments(self, word: Word, args: dict[str, Argument], person: str) -> dict[str, MessageArg]:
        """The arguments of a verb, test or countable, as its message needs them."""

    @abstractmethod
    def each(self, amount: Amount, person: str) -> str:
        """What an amount counts: "for each card in your discard pile"."""

    def word(self, words: dict[str, int], value: int) -> str:
        return next(word for word, number in words.items() if number == value)

    # ---- conditions

    def tests(self, tests: list[Test], person: str, unless: bool = False) -> str:
        """Conditions that must all hold, as a lead: "if you are the Bard,"."""
        return self.all_of(tests, person, "unless" if unless else "if") + ","

    def all_of(self, tests: list[Test], person: str, link: str) -> str:
        return collapse_spaces(" ".join(self.linked(tests, person, link)))

    def linked(self, tests: list[Test], person: str, link: str) -> list[str]:
        parts: list[str] = []
        for number, test in enumerate(tests, 1):
            if test.negated is not None:
                if parts:
                    parts[-1] += ","
                parts.extend(self.linked(test.negated, person, "if" if link == "unless" else "unless"))
            elif not parts:
                parts.append(self.test(test, person, link))
            else:
                parts.append(self.test(test, person, "and" if number == len(tests) else "more"))
        return parts

    def test(self, test: Test, person: str, link: str) -> str:
        return self.format(f"test-{test.name}", {**self.test_arguments(test, person), "if": link})

    def test_arguments(self, test: Test, person: str) -> dict[str, MessageArg]:
        return self.arguments(self.vocabulary.tests[test.name], test.args, person)


def bound(least: Argument, most: Argument) -> str:
    """Which kind of bound a count has."""
    if most == 0:
        return "none"
    if most == UNBOUNDED:
        return "at-least"
    return "at-most" if least == 0 else "between"
