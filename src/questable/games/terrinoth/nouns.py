"""The words of Terrinoth as parts of a sentence: heroes, enemies, tokens, and numbers that depend on the heroes."""

from dataclasses import dataclass, field
from typing import Final

from questable.cards.grammar import Amount, Argument, Test
from questable.games.terrinoth.reader import Definition, TerrinothCards
from questable.kernel.vocabulary import COUNT, FLAG, INTEGER, Param, Word
from questable.text.catalogue import MessageArg, signed
from questable.text.message_args import THEY, MessageArgs, bound

NONE: Final = "none"
EACH: Final = "each"
FIXED: Final = ("target", "this", "nemesis", "chosen", "it")  # one enemy that everybody knows
ROLL: Final = ("success", "defense", "dice")  # what `add` adds
FINAL_EXPLORED: Final = ("final-location", "fully-explored")  # two conditions that read as one
VOWELS: Final = "aàâeéèêiîoôuûœ"


@dataclass
class TerrinothMessageArgs(MessageArgs):
    """`context` is the kind of card. `heroes`: how many play, 0 if unknown."""

    cards: TerrinothCards = field(default_factory=TerrinothCards)
    heroes: int = 0
    reader_is_it: bool = False  # is the hero whom "each hero" has reached the one who reads?
    enemy_named: bool = False  # has the sentence named "this enemy" already?

    # ---- arguments

    def arguments(self, word: Word, args: dict[str, Argument], person: str) -> dict[str, MessageArg]:
        found: dict[str, MessageArg] = {"person": person, "each": ""}
        for param in word.params:
            found.update(self.argument(param, args[param.name], person))
        if any(param.kind == "enemy" for param in word.params):
            found.update(self.enemy_parts(self.with_defaults(word, found), up_to=word.name == "engage"))
        elif "trait" in found:
            found.update(self.enemy_nouns(found))
        if word.name == "add":
            found.update(self.roll_changes({name: number(args[name]) for name in ROLL}))
        if "resolve" in args:
            found["others"] = number(args["count"]) - number(args["resolve"])
        if "at-most" in args:
            found["bound"] = bound(number(args["at-least"]), number(args["at-most"]))
        return found

    def with_defaults(self, word: Word, found: dict[str, MessageArg]) -> dict[str, MessageArg]:
        """What goes without saying: a modifier counts for each enemy; nobody engages an enemy twice (TER-ENG-2)."""
        if word.name in self.vocabulary.modifiers:
            return {**found, "count": EACH}
        if word.name == "engage" and found["enemy"] == "any-not-mine":
            return {**found, "enemy": "any"}
        return found

    def argument(self, param: Param, value: Argument, person: str) -> dict[str, MessageArg]:
        """One argument by its name, and what else its message may need of it."""
        name = param.name
        if isinstance(value, Amount):
            return self.amount_of(name, value, person)
        if param.kind == COUNT:
            return {name: self.word(param.words, value) if value in param.words.values() else value}
        if param.kind == INTEGER:
            return {name: signed(value) if name == "by" else value}
        if param.kind == FLAG:
            return {name: "yes" if value else "no"}
        if param.kind in self.vocabulary.branches:
            return {}
        word = next((word for word, at in self.vocabulary.words[param.kind].items() if at == value), NONE)
        found: dict[str, MessageArg] = {name: word}
        if param.kind == "trait" and word != NONE:
            found["trait-name"] = self.name("enemy-traits", word)
        elif param.kind == "token":
            found.update(self.token(word))
        elif param.kind in ("condition", "any-condition") and word != "harmful":
            found["condition-name"] = self.name("conditions", word)
        elif param.kind == "hero":
            found.update({"who": self.who(word, person), "whom": self.whom(word, person)})
        return found

    def amount_of(self, name: str, amount: Amount, person: str) -> dict[str, MessageArg]:
        """A number; one for each count of heroes ("2/3/4") where nobody knows how many play; or a count of things."""
        if amount.countable:
            return {name: amount.times, "each": self.each(amount, person)}
        if amount.by_count is None:
            return {name: amount.number}
        numbers = amount.by_count
        if self.heroes:
            numbers = [numbers[self.heroes - 2]]
        return {name: numbers[0] if len(set(numbers)) == 1 else "/".join(map(str, numbers))}

    def each(self, amount: Amount, person: str) -> str:
        word = self.vocabulary.countables[amount.countable]
        if amount.countable == "enemy":
            return self.message("countable-enemy", enemies=self.each_enemy(word, amount.args, person))
        return self.format(f"countable-{amount.countable}", self.arguments(word, amount.args, person))

    def each_enemy(self, word: Word, args: dict[str, Argument], person: str) -> str:
        """ "Each Goblin enemy in the shadows"."""
        return self.enemies({**self.arguments(word, args, person), "count": EACH})

    # ---- nouns

    def name(self, section: str, id: str) -> str:
        return self.cards.of(section)[id].name[self.lang]

    def token(self, id: str) -> dict[str, MessageArg]:
        token = self.cards.of("quest-tokens")[id]
        name = token.name[self.lang]
        return {"one": name, "many": plural(token, self.lang), "vowel": vowel(name)}

    def who(self, word: str, person: str) -> str:
        """A hero as the subject of a sentence."""
        return self.message(f"who-{word}", person=THEY if word == "it" else person)

    def whom(self, word: str, person: str) -> str:
        """A hero behind a verb or "with"."""
        if word == "you" or (word == "it" and (person == THEY or self.reader_is_it)):
            return self.message("you-object", person=person)
        return self.message(f"who-{word}", person=person)

    def enemy_nouns(self, found: dict[str, MessageArg]) -> dict[str, MessageArg]:
        """What enemies are called, one and many: by rank, by trait."""
        rank = str(found.get("rank", NONE))
        id = f"noun-{'enemy' if rank == NONE else rank}"
        one, many = self.message(id), self.message(id, "many")
        if (trait := found.get("trait-name")) is not None:
            one, many = (self.message("noun-of-trait", noun=noun, trait=trait) for noun in (one, many))
        return {"noun": one, "nouns": many, "a-noun": self.message("a-noun", noun=one, vowel=vowel(one), rank=rank)}

    def enemies(self, found: dict[str, MessageArg]) -> str:
        return str(self.enemy_parts(found)["enemies"])

    def enemy_parts(self, found: dict[str, MessageArg], up_to: bool = False) -> dict[str, MessageArg]:
        """ "2 enemies engaged with you", "this enemy"; in two parts where a language puts a verb between them."""
        selector = found["enemy"]
        id = f"enemy-{selector}"
        if selector in FIXED:
            head, behind = self.format(id, found), ""
        else:
            found = {**found, **self.enemy_nouns(found)}
            count = found.get("count", 1)
            head = self.message(
                "so-many",
                count=count,
                one=self.format(id, found),
                many=self.format(id, found, "many"),
                up="yes" if up_to and isinstance(count, int) and count > 1 else "no",
            )
            behind = self.format(id, found, "behind" if count in (1, EACH) else "behind-many")
        if found.get("exclude", NONE) != NONE:
            behind = f"{behind} {self.message('except-target')}".strip()
        enemies = f"{head} {behind}".strip()
        subject = self.message("pronoun-of-enemy") if selector == "this" and self.enemy_named else enemies
        return {"head": head, "behind": behind, "enemies": enemies, "subject": subject}

    def roll_changes(self, numbers: dict[str, int]) -> dict[str, MessageArg]:
        """What changes a roll: "1 success and 1 defense"; with plus and minus, each number carries its sign."""
        found = {name: by for name, by in numbers.items() if by}
        mixed = len({by > 0 for by in found.values()}) > 1
        parts = [
            self.message(f"roll-{name}", count=abs(by), number=signed(by) if mixed else abs(by))
            for name, by in found.items()
        ]
        text = parts[0] if parts else ""
        for part in parts[1:]:
            text = self.message("join-and", first=text, last=part)
        less = bool(found) and not mixed and min(found.values()) < 0
        return {"things": text, "sign": "minus" if less else "plus", "by": abs(numbers["dice"])}

    # ---- conditions

    def tests(self, tests: list[Test], person: str, unless: bool = False) -> str:
        return super().tests(merge_tests(tests), person, unless)

    def test_arguments(self, test: Test, person: str) -> dict[str, MessageArg]:
        if test.name == "-".join(FINAL_EXPLORED):
            return {}
        return super().test_arguments(test, person)


def merge_tests(tests: list[Test]) -> list[Test]:
    """The final location, fully explored: two conditions in one clause."""
    names = [test.name for test in tests]
    if not set(FINAL_EXPLORED) <= set(names):
        return tests
    return [Test("-".join(FINAL_EXPLORED), {}), *[test for test in tests if test.name not in FINAL_EXPLORED]]


def number(value: Argument) -> int:
    """A number to compare with: of those by heroes, the first."""
    if isinstance(value, int):
        return value
    return value.by_count[0] if value.by_count is not None else value.number


def vowel(word: str) -> str:
    return "yes" if word[0].lower() in VOWELS else "no"


def plural(token: Definition, lang: str) -> str:
    """The plural that the card file gives, or else the name itself."""
    return token.many.get(lang) or token.name[lang]
