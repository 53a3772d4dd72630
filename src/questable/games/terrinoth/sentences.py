"""The rules of Terrinoth's cards in words: what `rules_text` tells for both games, and what this game adds."""

from collections.abc import Sequence
from typing import Final

from questable.cards.grammar import Step, Test
from questable.games.terrinoth.nouns import EACH, NONE, TerrinothMessageArgs, as_one
from questable.games.terrinoth.reader import TerrinothCards
from questable.games.terrinoth.vocabulary import ROLL_RESULTS, vocabulary
from questable.text.catalogue import MessageArg, as_sentence
from questable.text.message_args import THEY, YOU
from questable.text.sentences import AFTER, MAIN, READER, Doing, SentenceGenerator, Voice

# The hero whom these are about is who does it.
BY_HERO: Final = frozenset(
    {
        "suffer",
        "recover",
        "inflict",
        "gain",
        "lose",
        "gain-condition",
        "lose-condition",
        "ready",
        "exhaust",
        "upgrade",
        "discard-item",
    }
)
# It does not matter who does these: they are told to everybody.
BY_ANYBODY: Final = frozenset(
    {"progress", "remove-progress", "place-token", "remove-token", "move-token", "raise-peril", "lower-peril"}
)
WITH_HEROES: Final = ("hero", "it", "leader")  # spots of quest tokens
THIS_ENEMY: Final = frozenset({"in-shadows", "engaged-enemy", "wounded"})  # conditions that name it,
ITS_MOMENTS: Final = ("defeated", "counterattacks")  # and timings
# Conditions that a timing says in its own words.
ABSORBED: Final = {
    "before-roll": "action",
    "after-action": "action",
    "would-suffer": "source",
    "enemy-defeated": "defeated",
    "defeats-enemy": "defeated",
    "location-revealed": "final-location",
}


class TerrinothSentences(TerrinothMessageArgs, SentenceGenerator):
    """Tells steps as sentences, each rule on a line of its own."""

    def rules(self, steps: list[Step]) -> str:
        if self.context == "keyword":
            return " ".join(self.tell(steps, READER))
        return "\n".join(self.line(step) for step in steps)

    def line(self, step: Step) -> str:
        return " ".join(self.tell([step], READER))

    # ---- who does it

    def selected(self, step: Step, name: str) -> str:
        """The word of a selector; "none" where the step has no such argument."""
        value = step.args.get(name)
        if value is None:
            return NONE
        verb = self.vocabulary.verbs[step.word]
        kind = next(param.kind for param in verb.params if param.name == name)
        return self.word(self.vocabulary.words[kind], int(value)) if isinstance(value, int) else NONE

    def subject(self, step: Step, voice: Voice) -> Voice:
        if step.word in BY_HERO:
            return self.hero(self.selected(step, "hero"), voice)
        if step.word in BY_ANYBODY:
            spot = self.selected(step, "spot")
            if spot not in WITH_HEROES:
                return READER
            if spot == "hero":
                spot = self.selected(step, "hero") if "hero" in step.args else "it"
            return self.hero(spot, voice)
        if step.word == "mend" or self.way(step) == "enemy-suffers":
            if self.selected(step, "enemy") == "it" and voice.person == THEY:
                return voice
            told = self.arguments(self.vocabulary.verbs[step.word], step.args, voice.person)
            return Voice(str(told["subject"]), THEY, THEY)
        if step.word == "engage" and self.way(step) == "":
            return self.hero(self.selected(step, "hero"), voice)
        return voice

    def player(self, who: str) -> Voice:
        return self.hero(who, READER)

    def hero(self, word: str, voice: Voice) -> Voice:
        if word == "you" or (word == "it" and (voice.person == THEY or self.reader_is_it)):
            return voice
        return Voice(self.who(word, voice.person), THEY, THEY)

    def goes_on(self, doing: Doing, before: Voice | None) -> bool:
        """Who was chosen in the clause before needs no name in this one."""
        chosen = doing.step.word in BY_HERO and self.selected(doing.step, "hero") == "chosen"
        return (chosen and before is not None and before.person == THEY) or super().goes_on(doing, before)

    def turned_to(self, doing: Doing, clauses: list[str], order: str) -> Voice:
        """ "This enemy engages you and you suffer 1 wound": the reader is named behind another subject."""
        if not clauses or doing.voice != READER or self.has(self.message(doing), "who"):
            return doing.voice
        return Voice(self.say("you"), YOU if order == AFTER else self.say("you", "form"), YOU)

    def last_join(self, doings: list[Doing]) -> str:
        """One subject: "and"; several: "then"."""
        same = len(doings) == 1 or self.goes_on(doings[-1], doings[-2].voice)
        return "join-and" if same and not self.has(self.message(doings[-1]), "who") else "join-then"

    def way(self, step: Step) -> str:
        """Some verbs have another message where somebody else is their subject."""
        match step.word:
            case "engage":
                enemy, hero = self.selected(step, "enemy"), self.selected(step, "hero")
                return "enemy-engages" if enemy in ("this", "it") or hero not in ("you", "it") else ""
            case "wound":
                return "enemy-suffers" if self.selected(step, "enemy") == "it" else ""
            case "place-token":
                return "hero-takes" if self.selected(step, "spot") in WITH_HEROES else ""
            case "remove-token":
                return "hero-drops" if self.selected(step, "spot") in WITH_HEROES else ""
            case "add":
                return "more-dice" if step.args["dice"] and not (step.args["success"] or step.args["defense"]) else ""
        return ""

    def message(self, doing: Doing) -> str:
        if doing.holder is None and (way := self.way(doing.step)):
            return f"way-{way}"
        return super().message(doing)

    def doings(self, step: Step, voice: Voice) -> list[Doing] | None:
        if step.word in ("roll", "each"):
            return None
        if step.word == "who" and any(inner.word == "if" for inner in step.do):
            return None
        return super().doings(step, voice)

    def once_each(self, step: Step) -> bool:
        """ "For each hero, 1 enemy spawns", where heroes are not the subject."""
        if not step.do or not step.who.startswith(EACH):
            return False
        first = step.do[0]
        if first.word in BY_ANYBODY and self.subject(first, READER) == READER:
            return True
        return first.word in ("random", "mend") or self.has(self.message(Doing(first, READER)), "who")

    # ---- control words

    def in_one_clause(self, step: Step, voice: Voice) -> bool:
        """ "Either discard 1 success token or suffer 1 wound"."""
        return self.one_verb_each(step, voice)

    def control(self, step: Step, voice: Voice, leads: Sequence[str]) -> list[str]:
        match step.word:
            case "roll":
                return self.rolled(step, voice, leads)
            case "each":
                return self.each_in_turn(step, voice, leads)
            case "who":
                return self.whoever(step, voice, leads)
            case "when":
                return self.timed(step, voice)
            case _:
                return super().control(step, voice, leads)

    def timed(self, step: Step, voice: Voice) -> list[str]:
        """A timing that ends in a colon ("Threat:") is a title; the others lead the sentence."""
        leads = self.timing(step, voice)
        do = step.do
        if do and do[0].word == "reroll":
            do = [Step("may", step.line, do=do)]  # nobody has to
        if not leads[0].endswith(":"):
            return self.parts(do, voice, leads)
        title, *leads = leads
        first, *more = self.parts(do, voice, leads)
        return [self.say("colon", first=title.rstrip(": "), last=first), *more]

    def timing(self, step: Step, voice: Voice) -> list[str]:
        absorbed = ABSORBED.get(step.timing, "")
        told: dict[str, MessageArg] = {"action": NONE, "source": NONE, "rank": NONE, "final": "no", **self.nouns({})}
        tests: list[Test] = []
        for test in step.tests:
            if test.name != absorbed:
                tests.append(test)
            elif absorbed == "final-location":
                told["final"] = "yes"
            else:
                told.update(self.test_arguments(test, voice.person))
        self.named |= step.timing in ITS_MOMENTS
        lead = self.told(f"timing-{step.timing}", told)
        if (
            tests
            and lead.endswith(",")
            and tests[0].negated is None
            and self.say("if-behind-when", timing=step.timing) == "and"
        ):
            lead = f"{lead.rstrip(',')} {self.all_of(as_one(tests), voice.person, 'and')},"
            tests = []
        leads = [self.say("once-per-round"), f"{lead.rstrip(',')},"] if step.once else [lead]
        return [*leads, self.tests(tests, voice.person)] if tests else leads

    def test(self, test: Test, person: str, link: str) -> str:
        self.named |= test.name in THIS_ENEMY
        return super().test(test, person, link)

    def holding(self, step: Step, voice: Voice, leads: Sequence[str]) -> list[str]:
        """What a card changes for as long as something is so."""
        leads = [*leads, self.all_of(as_one(step.tests), YOU, "while") + ","] if step.tests else leads
        return [self.doing([Doing(modifier, voice, step) for modifier in step.do], leads)]

    def doing(self, doings: list[Doing], leads: Sequence[str]) -> str:
        text = super().doing(doings, leads)
        self.named = False  # in the next sentence it is "this enemy" again
        return text

    def duration_lead(self, step: Step) -> str:
        return ""  # all that stands on a card holds while it is in play

    def whoever(self, step: Step, voice: Voice, leads: Sequence[str]) -> list[str]:
        """ "Each hero with at least 1 shard …", or "for each hero, if …"."""
        inner = step.do[0] if step.do else None
        if inner is None or inner.word != "if":
            return super().control(step, voice, leads)
        player = self.player(step.who)
        relative = [self.relative(test) for test in inner.tests]
        if len(step.do) == 1 and not inner.otherwise and all(relative):
            return self.parts(inner.do, Voice(" ".join([player.who, *relative]), THEY, THEY), leads)
        return self.parts(step.do, self.named_again(player), [*leads, self.say("for-whom", who=player.who)])

    def relative(self, test: Test) -> str:
        """A condition behind a hero: "with at least 1 shard"; "" where it cannot stand there."""
        if test.negated is not None:
            return ""
        return self.told(f"test-{test.name}", self.test_arguments(test, THEY), "who")

    def each_in_turn(self, step: Step, voice: Voice, leads: Sequence[str]) -> list[str]:
        """ "Each Goblin enemy recovers 1 wound", or "for each Goblin enemy, …"."""
        enemies = self.each_enemy(self.vocabulary.countables["enemy"], step.args, voice.person)
        first = step.do[0]
        if first.word == "mend" or self.way(first) == "enemy-suffers":
            return self.parts(step.do, Voice(enemies, THEY, THEY), leads)
        return self.parts(step.do, voice, [*leads, self.say("countable-enemy", enemies=enemies) + ","])

    def rolled(self, step: Step, voice: Voice, leads: Sequence[str]) -> list[str]:
        """A single die: what each of its results does."""
        order = AFTER if leads else MAIN
        told = [self.led(leads, self.clause(Doing(step, voice), voice, order))]
        for name in ROLL_RESULTS:
            if name in step.branches:
                result = self.fragment(step.branches[name], self.named_again(voice))
                told.append(self.say("colon", first=self.say(f"result-{name}"), last=result))
        return told

    def optional(self, step: Step, voice: Voice, leads: Sequence[str]) -> list[str]:
        """ "You may engage 1 enemy. If you do, add 1 success." """
        if not step.do or not self.has_infinitive(step.do[0]):
            return super().optional(step, voice, leads)
        first, *rest = step.do
        told = [self.permitted([first], voice, leads)]
        if rest:
            person = self.subject(first, voice).person
            told += self.parts(rest, self.named_again(voice), [self.say("if-done", person=person)])
        return told

    def price(self, step: Step, voice: Voice, leads: Sequence[str]) -> list[str]:
        """ "Spend 1 success token: …", and behind a lead "you may spend 1 success token: …"."""
        assert step.price is not None
        prices = step.price.prices or [step.price]
        if leads or voice.person != YOU:
            first = self.permitted(prices, voice, leads)
        else:
            first = self.doing([Doing(price, voice) for price in prices], [])
        if step.do:
            first = self.say("colon", first=first, last=self.fragment(step.do, self.named_again(voice)))
        return [first, *self.otherwise(step, voice, "if-not-done")]

    def offer(self, step: Step) -> str:
        """The price, and what it buys."""
        return " ".join(self.tell([step], READER))

    # ---- endings

    def ending(self, id: str, tests: list[Test]) -> str:
        """A victory or defeat: "The party wins if …"."""
        return as_sentence(self.say(id, tests=self.all_of(as_one(tests), YOU, "if")))


def sentence_generator(cards: TerrinothCards, lang: str, context: str, heroes: int = 0) -> TerrinothSentences:
    words = vocabulary(list(cards.of("enemy-traits")), list(cards.of("quest-tokens")))
    return TerrinothSentences(lang, context, vocabulary=words, cards=cards, heroes=heroes)
