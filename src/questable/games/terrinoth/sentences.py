"""The rules of Terrinoth's cards as sentences: what this game adds to the shared sentence generator."""

from collections.abc import Sequence
from typing import Final

from questable.cards.grammar import Step, Test
from questable.games.terrinoth.domains import MESSAGES
from questable.games.terrinoth.nouns import EACH, NONE, TerrinothMessageArgs, merge_tests
from questable.games.terrinoth.reader import TerrinothCards
from questable.games.terrinoth.vocabulary import ROLL_RESULTS, vocabulary
from questable.text.catalogue import MessageArg, as_sentence
from questable.text.message_args import THEY, YOU
from questable.text.sentences import AFTER, MAIN, READER, Clause, SentenceGenerator, Subject

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
# It does not matter who does these: they are sentences to everybody.
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
    """Adds to the shared generator who does what: heroes, enemies and everybody."""

    def rules(self, steps: list[Step]) -> list[str]:
        """One paragraph for each rule; a keyword is one paragraph."""
        if self.context == "keyword":
            return [" ".join(self.sentences(steps, READER))]
        return [" ".join(self.sentences([step], READER)) for step in steps]

    # ---- who does it

    def selected(self, step: Step, name: str) -> str:
        """The word of a selector; "none" where the step has no such argument."""
        value = step.args.get(name)
        if value is None:
            return NONE
        verb = self.vocabulary.verbs[step.word]
        kind = next(param.kind for param in verb.params if param.name == name)
        return self.word(self.vocabulary.words[kind], int(value)) if isinstance(value, int) else NONE

    def subject_of(self, step: Step, subject: Subject) -> Subject:
        if step.word in BY_HERO:
            return self.hero_subject(self.selected(step, "hero"), subject)
        if step.word in BY_ANYBODY:
            spot = self.selected(step, "spot")
            if spot not in WITH_HEROES:
                return READER
            if spot == "hero":
                spot = self.selected(step, "hero") if "hero" in step.args else "it"
            return self.hero_subject(spot, subject)
        if step.word == "mend" or self.variant(step) == "enemy-suffers":
            if self.selected(step, "enemy") == "it" and subject.person == THEY:
                return subject
            args = self.arguments(self.vocabulary.verbs[step.word], step.args, subject.person)
            return Subject(str(args["subject"]), THEY, THEY)
        if step.word == "engage" and self.variant(step) == "":
            return self.hero_subject(self.selected(step, "hero"), subject)
        return subject

    def player_subject(self, who: str) -> Subject:
        return self.hero_subject(who, READER)

    def hero_subject(self, word: str, subject: Subject) -> Subject:
        if word == "you" or (word == "it" and (subject.person == THEY or self.reader_is_it)):
            return subject
        return Subject(self.who(word, subject.person), THEY, THEY)

    def continues_subject(self, clause: Clause, before: Subject | None) -> bool:
        """Who was chosen in the clause before needs no name in this one."""
        chosen = clause.step.word in BY_HERO and self.selected(clause.step, "hero") == "chosen"
        return (chosen and before is not None and before.person == THEY) or super().continues_subject(clause, before)

    def new_subject(self, clause: Clause, later: bool, order: str) -> Subject:
        """ "This enemy engages you and you suffer 1 wound": the reader is named behind another subject."""
        if not later or clause.subject != READER or self.has_message(self.message_id(clause), "who"):
            return clause.subject
        return Subject(self.message("you"), YOU if order == AFTER else self.message("you", "form"), YOU)

    def final_join(self, clauses: list[Clause]) -> str:
        """One subject: "and"; several: "then"."""
        same = len(clauses) == 1 or self.continues_subject(clauses[-1], clauses[-2].subject)
        return "join-and" if same and not self.has_message(self.message_id(clauses[-1]), "who") else "join-then"

    def variant(self, step: Step) -> str:
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

    def message_id(self, clause: Clause) -> str:
        if clause.holder is None and (way := self.variant(clause.step)):
            return f"way-{way}"
        return super().message_id(clause)

    def plain_clauses(self, step: Step, subject: Subject) -> list[Clause] | None:
        if step.word in ("roll", "each"):
            return None
        if step.word == "who" and any(inner.word == "if" for inner in step.do):
            return None
        return super().plain_clauses(step, subject)

    def happens_for_each(self, step: Step) -> bool:
        """ "For each hero, 1 enemy spawns", where heroes are not the subject."""
        if not step.do or not step.who.startswith(EACH):
            return False
        first = step.do[0]
        if first.word in BY_ANYBODY and self.subject_of(first, READER) == READER:
            return True
        return first.word in ("random", "mend") or self.has_message(self.message_id(Clause(first, READER)), "who")

    # ---- control words

    def in_one_clause(self, step: Step, subject: Subject) -> bool:
        """ "Either discard 1 success token or suffer 1 wound"."""
        return self.one_verb_each(step, subject)

    def control_step(self, step: Step, subject: Subject, leads: Sequence[str]) -> list[str]:
        match step.word:
            case "roll":
                return self.die_roll(step, subject, leads)
            case "each":
                return self.for_each_enemy(step, subject, leads)
            case "who":
                return self.for_heroes(step, subject, leads)
            case "when":
                return self.timed_rule(step, subject)
            case _:
                return super().control_step(step, subject, leads)

    def timed_rule(self, step: Step, subject: Subject) -> list[str]:
        """A timing that ends in a colon ("Threat:") is a title; the others lead the sentence."""
        leads = self.timing(step, subject)
        do = step.do
        if do and do[0].word == "reroll":
            do = [Step("may", step.line, do=do)]  # nobody has to
        if not leads[0].endswith(":"):
            return self.phrases(do, subject, leads)
        title, *leads = leads
        first, *more = self.phrases(do, subject, leads)
        return [self.message("colon", first=title.rstrip(": "), last=first), *more]

    def timing(self, step: Step, subject: Subject) -> list[str]:
        absorbed = ABSORBED.get(step.timing, "")
        args: dict[str, MessageArg] = {
            "action": NONE,
            "source": NONE,
            "rank": NONE,
            "final": "no",
            **self.enemy_nouns({}),
        }
        tests: list[Test] = []
        for test in step.tests:
            if test.name != absorbed:
                tests.append(test)
            elif absorbed == "final-location":
                args["final"] = "yes"
            else:
                args.update(self.test_arguments(test, subject.person))
        self.enemy_named |= step.timing in ITS_MOMENTS
        lead = self.format(f"timing-{step.timing}", args)
        if (
            tests
            and lead.endswith(",")
            and tests[0].negated is None
            and self.message("if-behind-when", timing=step.timing) == "and"
        ):
            lead = f"{lead.rstrip(',')} {self.all_of(merge_tests(tests), subject.person, 'and')},"
            tests = []
        leads = [self.message("once-per-round"), f"{lead.rstrip(',')},"] if step.once else [lead]
        return [*leads, self.tests(tests, subject.person)] if tests else leads

    def test(self, test: Test, person: str, link: str) -> str:
        self.enemy_named |= test.name in THIS_ENEMY
        return super().test(test, person, link)

    def continuous_leads(self, step: Step, subject: Subject) -> list[str]:
        """A continuous effect holds while the card is in play and its conditions hold."""
        return [self.all_of(merge_tests(step.tests), YOU, "while") + ","] if step.tests else []

    def sentence(self, clauses: list[Clause], leads: Sequence[str]) -> str:
        text = super().sentence(clauses, leads)
        self.enemy_named = False  # in the next sentence it is "this enemy" again
        return text

    def for_heroes(self, step: Step, subject: Subject, leads: Sequence[str]) -> list[str]:
        """ "Each hero with at least 1 shard …", or "for each hero, if …"."""
        inner = step.do[0] if step.do else None
        if inner is None or inner.word != "if":
            return super().control_step(step, subject, leads)
        player = self.player_subject(step.who)
        relative = [self.relative_clause(test) for test in inner.tests]
        if len(step.do) == 1 and not inner.otherwise and all(relative):
            return self.phrases(inner.do, Subject(" ".join([player.who, *relative]), THEY, THEY), leads)
        return self.phrases(step.do, self.as_pronoun(player), [*leads, self.message("for-whom", who=player.who)])

    def relative_clause(self, test: Test) -> str:
        """A condition behind a hero: "with at least 1 shard"; "" where it cannot stand there."""
        if test.negated is not None:
            return ""
        return self.format(f"test-{test.name}", self.test_arguments(test, THEY), "who")

    def for_each_enemy(self, step: Step, subject: Subject, leads: Sequence[str]) -> list[str]:
        """ "Each Goblin enemy recovers 1 wound", or "for each Goblin enemy, …"."""
        enemies = self.each_enemy(self.vocabulary.countables["enemy"], step.args, subject.person)
        first = step.do[0]
        if first.word == "mend" or self.variant(first) == "enemy-suffers":
            return self.phrases(step.do, Subject(enemies, THEY, THEY), leads)
        return self.phrases(step.do, subject, [*leads, self.message("countable-enemy", enemies=enemies) + ","])

    def die_roll(self, step: Step, subject: Subject, leads: Sequence[str]) -> list[str]:
        """A single die: what each of its results does."""
        order = AFTER if leads else MAIN
        sentences = [self.with_leads(leads, self.clause_text(Clause(step, subject), subject, order))]
        for name in ROLL_RESULTS:
            if name in step.branches:
                result = self.fragment(step.branches[name], self.as_pronoun(subject))
                sentences.append(self.message("colon", first=self.message(f"result-{name}"), last=result))
        return sentences

    def optional(self, step: Step, subject: Subject, leads: Sequence[str]) -> list[str]:
        """ "You may engage 1 enemy. If you do, add 1 success." """
        if not step.do or not self.has_infinitive(step.do[0]):
            return super().optional(step, subject, leads)
        first, *rest = step.do
        sentences = [self.may_clause([first], subject, leads)]
        if rest:
            person = self.subject_of(first, subject).person
            sentences += self.phrases(rest, self.as_pronoun(subject), [self.message("if-done", person=person)])
        return sentences

    def price(self, step: Step, subject: Subject, leads: Sequence[str]) -> list[str]:
        """ "Spend 1 success token: …", and behind a lead "you may spend 1 success token: …"."""
        assert step.price is not None
        prices = step.price.prices or [step.price]
        if leads or subject.person != YOU:
            first = self.may_clause(prices, subject, leads)
        else:
            first = self.sentence([Clause(price, subject) for price in prices], [])
        if step.do:
            first = self.message("colon", first=first, last=self.fragment(step.do, self.as_pronoun(subject)))
        return [first, *self.otherwise(step, subject, "if-not-done")]

    def price_text(self, step: Step) -> str:
        """The price, and what it buys."""
        return " ".join(self.sentences([step], READER))

    # ---- endings

    def ending(self, id: str, tests: list[Test]) -> str:
        """A victory or defeat: "The party wins if …"."""
        return as_sentence(self.message(id, tests=self.all_of(merge_tests(tests), YOU, "if")))


def sentence_generator(cards: TerrinothCards, lang: str, context: str, heroes: int = 0) -> TerrinothSentences:
    words = vocabulary(list(cards.of("enemy-traits")), list(cards.of("quest-tokens")))
    return TerrinothSentences(lang, context, MESSAGES, words, cards=cards, heroes=heroes)
