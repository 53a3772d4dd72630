"""What a word on a card says, as arguments of its message."""

from dataclasses import dataclass, field

from questable.cards.grammar import Amount, Argument, Test
from questable.games.tenefyr.vocabulary import VOCABULARY
from questable.kernel.vocabulary import COUNT, INTEGER, Vocabulary, Word
from questable.text.catalogue import TENEFYR, MessageArg, collapse_spaces, format_message, has_message, sign, signed

UNBOUNDED = 1_000_000  # a count without an upper bound
YOU = "you"
THEY = "they"


@dataclass
class MessageArgs:
    """One language for the cards of one game; `context` is what the words stand on: enemy, played, reward."""

    lang: str
    context: str = "played"
    game: str = TENEFYR
    vocabulary: Vocabulary = field(default_factory=lambda: VOCABULARY)

    def say(self, id: str, attribute: str = "", **args: MessageArg) -> str:
        return self.told(id, args, attribute)

    def told(self, id: str, args: dict[str, MessageArg], attribute: str = "") -> str:
        return format_message(self.lang, self.game, id, {"context": self.context, **args}, attribute)

    def has(self, id: str, attribute: str) -> bool:
        return has_message(self.lang, self.game, id, attribute)

    # ---- arguments

    def arguments(self, word: Word, args: dict[str, Argument], person: str) -> dict[str, MessageArg]:
        """Numbers as numbers, words as words; a filter also as the noun it stands for."""
        told: dict[str, MessageArg] = {"person": person}
        for param in word.params:
            value = args[param.name]
            if isinstance(value, Amount):
                told.update(self.amount(value, person))
            elif param.kind == INTEGER:
                told.update({param.name: abs(value), "by": abs(value), "sign": sign(value)})
                told.update({"value": signed(value), "n": abs(value)})
            elif param.kind == COUNT:
                told[param.name] = self.word(param.words, value) if value in param.words.values() else value
            else:
                told[param.name] = self.word(self.vocabulary.words[param.kind], value)
                if param.kind == "filter":
                    told.update(self.filter(str(told[param.name])))
                elif param.kind == "hero":
                    told["hero"] = self.say(f"hero-{told['hero']}")
        if "level" in told:
            told["n"] = told.get("look") or told.get("count") or 1  # how many random cards come from the Reserve
        return told

    def word(self, words: dict[str, int], value: int) -> str:
        return next(word for word, number in words.items() if number == value)

    def filter(self, word: str) -> dict[str, MessageArg]:
        return {"card": self.say(f"filter-{word}"), "cards": self.say(f"filter-{word}", "many")}

    def amount(self, amount: Amount, person: str) -> dict[str, MessageArg]:
        """A number with its sign, and what it is counted by."""
        number = amount.times if amount.countable else amount.number
        each = self.each(amount, person) if amount.countable else ""
        return {"value": signed(number), "n": abs(number), "sign": sign(number), "each": each}

    def each(self, amount: Amount, person: str) -> str:
        """ "For each card in your discard pile (at most 4)"."""
        things = self.things(amount.countable, amount.args, person, True)
        text = self.told("for-each", {"per": amount.per, **things})
        return text if amount.most is None else f"{text} {self.say('at-most', most=amount.most)}"

    def things(self, countable: str, args: dict[str, Argument], person: str, lying: bool) -> dict[str, MessageArg]:
        """What is counted, one and many; `lying`: Dutch says that they lie there, unless the clause does."""
        told = self.arguments(self.vocabulary.countables[countable], args, person)
        id = f"countable-{countable}"
        one = self.told(id, {**told, "lies": "one" if lying else "no"})
        return {"thing": one, "things": self.told(id, {**told, "lies": "many" if lying else "no"}, "many")}

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
        told = self.arguments(self.vocabulary.tests[test.name], test.args, person)
        told["if"] = link
        if test.name == "count":
            told.update(self.things("cards", {"of": test.args["of"], "in": test.args["in"]}, person, False))
            told["bound"] = bound(test.args["at-least"], test.args["at-most"])
        return self.told(f"test-{test.name}", told)


def bound(least: Argument, most: Argument) -> str:
    if most == 0:
        return "none"
    if most == UNBOUNDED:
        return "at-least"
    return "at-most" if least == 0 else "between"
