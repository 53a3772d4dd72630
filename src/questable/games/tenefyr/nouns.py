"""The words of Tenefyr's rules as parts of a sentence: cards by filter, heroes, amounts and what they count."""

from questable.cards.grammar import Amount, Argument, Test
from questable.kernel.vocabulary import COUNT, INTEGER, Word
from questable.text.catalogue import MessageArg, sign, signed
from questable.text.message_args import MessageArgs, bound


class TenefyrMessageArgs(MessageArgs):
    """`context`: enemy, played or reward."""

    def arguments(self, word: Word, args: dict[str, Argument], person: str) -> dict[str, MessageArg]:
        """Numbers as numbers, words as words; a filter also as the noun it stands for."""
        found: dict[str, MessageArg] = {"person": person}
        for param in word.params:
            value = args[param.name]
            if isinstance(value, Amount):
                found.update(self.amount(value, person))
            elif param.kind == INTEGER:
                found.update({param.name: abs(value), "by": abs(value), "sign": sign(value)})
                found.update({"value": signed(value), "n": abs(value)})
            elif param.kind == COUNT:
                found[param.name] = self.word(param.words, value) if value in param.words.values() else value
            else:
                found[param.name] = self.word(self.vocabulary.words[param.kind], value)
                if param.kind == "filter":
                    found.update(self.filter(str(found[param.name])))
                elif param.kind == "hero":
                    found["hero"] = self.message(f"hero-{found['hero']}")
        if "level" in found:
            found["n"] = found.get("look") or found.get("count") or 1  # how many random cards come from the Reserve
        return found

    def filter(self, word: str) -> dict[str, MessageArg]:
        return {"card": self.message(f"filter-{word}"), "cards": self.message(f"filter-{word}", "many")}

    def amount(self, amount: Amount, person: str) -> dict[str, MessageArg]:
        """A number with its sign, and what it is counted by."""
        number = amount.times if amount.countable else amount.number
        each = self.each(amount, person) if amount.countable else ""
        return {"value": signed(number), "n": abs(number), "sign": sign(number), "each": each}

    def each(self, amount: Amount, person: str) -> str:
        """ "For each card in your discard pile (at most 4)"."""
        things = self.things(amount.countable, amount.args, person, True)
        text = self.format("for-each", {"per": amount.per, **things})
        return text if amount.most is None else f"{text} {self.message('at-most', most=amount.most)}"

    def things(self, countable: str, args: dict[str, Argument], person: str, lying: bool) -> dict[str, MessageArg]:
        """What is counted, one and many; `lying`: Dutch says that they lie there, unless the clause does."""
        found = self.arguments(self.vocabulary.countables[countable], args, person)
        id = f"countable-{countable}"
        one = self.format(id, {**found, "lies": "one" if lying else "no"})
        return {"thing": one, "things": self.format(id, {**found, "lies": "many" if lying else "no"}, "many")}

    def test_arguments(self, test: Test, person: str) -> dict[str, MessageArg]:
        found = super().test_arguments(test, person)
        if test.name == "count":
            found.update(self.things("cards", {"of": test.args["of"], "in": test.args["in"]}, person, False))
            found["bound"] = bound(test.args["at-least"], test.args["at-most"])
        return found
