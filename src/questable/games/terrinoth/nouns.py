"""The words of Terrinoth as parts of a sentence: heroes, enemies, tokens, and numbers that depend on the heroes."""

from dataclasses import dataclass, field
from typing import Final

from questable.cards.grammar import Amount, Argument, Test
from questable.games.terrinoth.reader import Definition, TerrinothCards
from questable.kernel.vocabulary import COUNT, FLAG, INTEGER, Param, Word
from questable.text.catalogue import TERRINOTH, MessageArg, signed
from questable.text.message_args import THEY, MessageArgs, bound

NONE: Final = "none"
EACH: Final = "each"
FIXED: Final = ("target", "this", "nemesis", "chosen", "it")  # one enemy that everybody knows
ROLL: Final = ("success", "defense", "dice")  # what `add` adds
FINAL_EXPLORED: Final = ("final-location", "fully-explored")  # two conditions that read as one
VOWELS: Final = "aàâeéèêiîoôuûœ"


@dataclass
class TerrinothMessageArgs(MessageArgs):
    """One language for the cards of Terrinoth; `context` is the kind of card. `heroes`: how many play, 0 if unknown."""

    game: str = TERRINOTH
    cards: TerrinothCards = field(default_factory=TerrinothCards)
    heroes: int = 0
    reader_is_it: bool = False  # is the hero whom "each hero" has reached the one who reads?
    named: bool = False  # has the sentence named "this enemy" already?

    # ---- arguments

    def arguments(self, word: Word, args: dict[str, Argument], person: str) -> dict[str, MessageArg]:
        told: dict[str, MessageArg] = {"person": person, "each": ""}
        for param in word.params:
            told.update(self.argument(param, args[param.name], person))
        if any(param.kind == "enemy" for param in word.params):
            told.update(self.enemy_parts(self.fitting(word, told), up_to=word.name == "engage"))
        elif "trait" in told:
            told.update(self.nouns(told))
        if word.name == "add":
            told.update(self.added({name: number(args[name]) for name in ROLL}))
        if "resolve" in args:
            told["others"] = number(args["count"]) - number(args["resolve"])
        if "at-most" in args:
            told["bound"] = bound(number(args["at-least"]), number(args["at-most"]))
        return told

    def fitting(self, word: Word, told: dict[str, MessageArg]) -> dict[str, MessageArg]:
        """What goes without saying: a modifier counts for each enemy; nobody engages an enemy twice (TER-ENG-2)."""
        if word.name in self.vocabulary.modifiers:
            return {**told, "count": EACH}
        if word.name == "engage" and told["enemy"] == "any-not-mine":
            return {**told, "enemy": "any"}
        return told

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
        told: dict[str, MessageArg] = {name: word}
        if param.kind == "trait" and word != NONE:
            told["trait-name"] = self.name("enemy-traits", word)
        elif param.kind == "token":
            told.update(self.token(word))
        elif param.kind in ("condition", "any-condition") and word != "harmful":
            told["condition-name"] = self.name("conditions", word)
        elif param.kind == "hero":
            told.update({"who": self.who(word, person), "whom": self.whom(word, person)})
        return told

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
            return self.say("countable-enemy", enemies=self.each_enemy(word, amount.args, person))
        return self.told(f"countable-{amount.countable}", self.arguments(word, amount.args, person))

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
        return self.say(f"who-{word}", person=THEY if word == "it" else person)

    def whom(self, word: str, person: str) -> str:
        """A hero behind a verb or "with"."""
        if word == "you" or (word == "it" and (person == THEY or self.reader_is_it)):
            return self.say("you-object", person=person)
        return self.say(f"who-{word}", person=person)

    def nouns(self, told: dict[str, MessageArg]) -> dict[str, MessageArg]:
        """What enemies are called, one and many: by rank, by trait."""
        rank = str(told.get("rank", NONE))
        id = f"noun-{'enemy' if rank == NONE else rank}"
        one, many = self.say(id), self.say(id, "many")
        if (trait := told.get("trait-name")) is not None:
            one, many = (self.say("noun-of-trait", noun=noun, trait=trait) for noun in (one, many))
        return {"noun": one, "nouns": many, "a-noun": self.say("a-noun", noun=one, vowel=vowel(one), rank=rank)}

    def enemies(self, told: dict[str, MessageArg]) -> str:
        return str(self.enemy_parts(told)["enemies"])

    def enemy_parts(self, told: dict[str, MessageArg], up_to: bool = False) -> dict[str, MessageArg]:
        """ "2 enemies engaged with you", "this enemy"; in two parts where a language puts a verb between them."""
        selector = told["enemy"]
        id = f"enemy-{selector}"
        if selector in FIXED:
            head, behind = self.told(id, told), ""
        else:
            told = {**told, **self.nouns(told)}
            count = told.get("count", 1)
            head = self.say(
                "so-many",
                count=count,
                one=self.told(id, told),
                many=self.told(id, told, "many"),
                up="yes" if up_to and isinstance(count, int) and count > 1 else "no",
            )
            behind = self.told(id, told, "behind" if count in (1, EACH) else "behind-many")
        if told.get("exclude", NONE) != NONE:
            behind = f"{behind} {self.say('except-target')}".strip()
        enemies = f"{head} {behind}".strip()
        subject = self.say("pronoun-of-enemy") if selector == "this" and self.named else enemies
        return {"head": head, "behind": behind, "enemies": enemies, "subject": subject}

    def added(self, numbers: dict[str, int]) -> dict[str, MessageArg]:
        """What changes a roll: "1 success and 1 defense"; with plus and minus, each number carries its sign."""
        found = {name: by for name, by in numbers.items() if by}
        mixed = len({by > 0 for by in found.values()}) > 1
        parts = [
            self.say(f"roll-{name}", count=abs(by), number=signed(by) if mixed else abs(by))
            for name, by in found.items()
        ]
        text = parts[0] if parts else ""
        for part in parts[1:]:
            text = self.say("join-and", first=text, last=part)
        less = bool(found) and not mixed and min(found.values()) < 0
        return {"things": text, "sign": "minus" if less else "plus", "by": abs(numbers["dice"])}

    # ---- conditions

    def tests(self, tests: list[Test], person: str, unless: bool = False) -> str:
        return super().tests(as_one(tests), person, unless)

    def test(self, test: Test, person: str, link: str) -> str:
        return self.told(f"test-{test.name}", {**self.test_arguments(test, person), "if": link})

    def test_arguments(self, test: Test, person: str) -> dict[str, MessageArg]:
        if test.name == "-".join(FINAL_EXPLORED):
            return {}
        return self.arguments(self.vocabulary.tests[test.name], test.args, person)


def as_one(tests: list[Test]) -> list[Test]:
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
