"""The rules of a card as sentences, made from the same steps that the engine runs.

`SentenceGenerator` knows the control words. A game subclasses it for its own verbs, timings and nouns.
"""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final, NamedTuple

from questable.cards.grammar import CONTROL, Amount, Step
from questable.text.catalogue import MessageArg, as_sentence
from questable.text.message_args import THEY, YOU, MessageArgs

# The order of words in a clause.
MAIN: Final = "main"  # the clause stands alone
AFTER: Final = "after"  # it follows a lead ("at the start of the combat, …"), which inverts Dutch clauses
INFINITIVE: Final = "inf"  # it follows "may"
GET: Final = "get"  # the verb of clauses that can do without one


class Subject(NamedTuple):
    """The subject of clauses. An empty `who` means the reader, or the subject of the clause before."""

    who: str = ""
    form: str = YOU  # the form its verbs take
    person: str = YOU

    def unnamed(self) -> "Subject":
        return self._replace(who="")


READER: Final = Subject()


class Clause(NamedTuple):
    """A verb or a continuous effect with its subject."""

    step: Step
    subject: Subject
    holder: Step | None = None  # the `while` of a continuous effect


class SentenceGenerator(MessageArgs):
    """Turns steps into sentences. A lead is what comes first; it ends in a comma where the language needs one."""

    @abstractmethod
    def rules(self, steps: list[Step]) -> list[str]:
        """The rules of a card, one paragraph each."""

    @abstractmethod
    def happens_for_each(self, step: Step) -> bool:
        """Does a `who` step do something once for each of several players that they are not the subject of?"""

    def sentences(self, steps: list[Step], subject: Subject, leads: Sequence[str] = ()) -> list[str]:
        return [as_sentence(part) for part in self.phrases(steps, subject, leads)]

    def phrases(self, steps: list[Step], subject: Subject, leads: Sequence[str] = ()) -> list[str]:
        """Sentences without capital and full stop. Plain steps share one; the next ones begin with "then"."""
        sentences: list[str] = []
        plain: list[Clause] = []
        for step in steps:
            clauses = self.plain_clauses(step, subject)
            if clauses is not None:
                plain.extend(clauses)
                continue
            if plain:
                sentences.append(self.sentence(plain, leads))
                plain = []
            if sentences:
                leads, subject = [self.message("then")], self.as_pronoun(subject)
            sentences.extend(self.control_step(step, subject, leads))
        if plain:
            if sentences:
                leads = [self.message("then")]
                plain[0] = plain[0]._replace(subject=self.as_pronoun(plain[0].subject))
            sentences.append(self.sentence(plain, leads))
        return sentences

    def as_pronoun(self, subject: Subject) -> Subject:
        if subject.person == YOU:
            return subject
        return Subject(self.message("pronoun"), self.message("pronoun", "form"), THEY)

    def player_subject(self, who: str) -> Subject:
        return Subject(self.message(f"who-{who}"), THEY, THEY)

    # ---- plain steps

    def plain_clauses(self, step: Step, subject: Subject) -> list[Clause] | None:
        """What a step does if it is plain: verbs, also those of other players; None: it needs its own sentence."""
        if step.word == "who":
            if self.happens_for_each(step):
                return None
            found = [self.plain_clauses(inner, self.player_subject(step.who)) for inner in step.do]
            return None if None in found else [clause for part in found if part is not None for clause in part]
        if step.word == "while":
            if self.has_continuous_lead(step):
                return None
            return [Clause(modifier, subject, step) for modifier in step.do]
        return None if step.word in CONTROL else [Clause(step, self.subject_of(step, subject))]

    def subject_of(self, step: Step, subject: Subject) -> Subject:
        """The subject of a step; a game overrides this for steps that name their own."""
        return subject

    def message_id(self, clause: Clause) -> str:
        """The id of the message of a clause."""
        return f"{'verb' if clause.holder is None else 'modifier'}-{clause.step.word}"

    def continues_subject(self, clause: Clause, before: Subject | None) -> bool:
        """Has the clause before named the same subject?"""
        return clause.subject == before

    def sentence(self, clauses: list[Clause], leads: Sequence[str]) -> str:
        """One sentence of clauses; each names its subject unless the one before had the same."""
        colon = bool(leads) and self.can_omit_verb(clauses[0])
        order = AFTER if leads and not colon else MAIN
        texts: list[str] = []
        before: Subject | None = None
        for clause in clauses:
            same = self.continues_subject(clause, before)
            subject = clause.subject.unnamed() if same else self.new_subject(clause, bool(texts), order)
            texts.append(self.clause_text(clause, subject, order, bool(texts)))
            before = None if self.has_message(self.message_id(clause), "who") else clause.subject
        return self.with_leads(leads, self.joined(texts, "join-more", self.final_join(clauses)), colon)

    def new_subject(self, clause: Clause, later: bool, order: str) -> Subject:
        """The subject to name where it differs from the clause before."""
        return clause.subject

    def final_join(self, clauses: list[Clause]) -> str:
        return "join-then" if clauses[-1].holder is None else "join-and"

    def clause_text(self, clause: Clause, subject: Subject, order: str, later: bool = False) -> str:
        args = self.clause_args(clause, subject)
        bare = not later and self.can_omit_verb(clause)
        own_subject = self.has_own_subject(clause)
        return self.build_clause(self.message_id(clause), args, subject, order, own_subject=own_subject, bare=bare)

    def clause_args(self, clause: Clause, subject: Subject) -> dict[str, MessageArg]:
        """The arguments of the message of a clause."""
        words = self.vocabulary.verbs if clause.holder is None else self.vocabulary.modifiers
        args = self.arguments(words[clause.step.word], clause.step.args, subject.person)
        if clause.holder is not None:
            args["duration"] = clause.holder.duration
        return args

    def has_own_subject(self, clause: Clause) -> bool:
        """May the message of the clause name its subject itself?"""
        return True

    def build_clause(
        self,
        id: str,
        args: dict[str, MessageArg],
        given: Subject,
        order: str,
        own_subject: bool = True,
        either: bool = False,
        bare: bool = False,
    ) -> str:
        """Put a clause together: who, the verb in the right form, and what follows."""
        subject = self.format(id, args, "who") if own_subject else ""
        form = THEY if subject else given.form
        who = subject or given.who or self.message("unnamed", order=order, person=given.person)
        if order == INFINITIVE:
            form, who = INFINITIVE, ""
        if form == YOU and not bare and self.has_message(id, GET):
            form = GET
        args = {**args, "form": form, "order": order}
        if bare:
            return self.format(id, args)
        verb = self.format(id, args, form) or self.format(id, args, YOU) or self.format(id, args, GET)
        if either:
            verb = self.message("either", verb=verb)
        rest, end, tail = self.format(id, args), self.format(id, args, "end"), self.format(id, args, "tail")
        return self.message("clause", who=who, verb=verb, rest=rest, end=end, tail=tail, order=order)

    def can_omit_verb(self, clause: Clause) -> bool:
        """Can the clause omit its verb ("+2 power"), so that a colon must stand before it?"""
        return clause.subject.form == YOU and self.has_message(self.message_id(clause), GET)

    def with_leads(self, leads: Sequence[str], text: str, colon: bool = False) -> str:
        if not leads:
            return text
        lead = ", ".join(part.rstrip(",") for part in leads)
        if colon:
            return self.message("colon", first=lead, last=text)
        return f"{lead}, {text}" if leads[-1].endswith(",") else f"{lead} {text}"

    def joined(self, parts: list[str], more: str, last: str) -> str:
        text = parts[0]
        for number, part in enumerate(parts[1:], 2):
            text = self.message(last if number == len(parts) else more, first=text, last=part)
        return text

    # ---- control words

    def control_step(self, step: Step, subject: Subject, leads: Sequence[str]) -> list[str]:
        if not (step.do or step.otherwise or step.lists):
            return []
        match step.word:
            case "when":
                return self.phrases(step.do, subject, self.timing(step, subject))
            case "while":
                return self.continuous(step, subject, leads)
            case "if":
                return self.condition(step, subject, leads)
            case "may":
                return self.optional(step, subject, leads)
            case "cost":
                return self.price(step, subject, leads)
            case "who":
                player = self.player_subject(step.who)
                if self.happens_for_each(step):
                    leads = [*leads, self.message("for-whom", who=player.who)]
                    player = self.as_pronoun(player)
                return self.phrases(step.do, player, leads)
            case "for-each":
                assert step.amount is not None
                return self.phrases(step.do, subject, [*leads, self.repeated(step.amount, subject.person)])
            case _:
                return [self.options(step, subject, leads)]

    def repeated(self, amount: Amount, person: str) -> str:
        if not amount.countable:
            return self.message("repeat", times=amount.number)
        return self.message("times-over", times=amount.times, each=self.each(amount, person))

    def timing(self, step: Step, subject: Subject) -> list[str]:
        leads = [self.format(f"timing-{step.timing}", self.timing_args(step))]
        return [*leads, self.tests(step.tests, subject.person)] if step.tests else leads

    def timing_args(self, step: Step) -> dict[str, MessageArg]:
        """The arguments of the message of a timing."""
        return {}

    def has_continuous_lead(self, step: Step) -> bool:
        """Does a continuous effect begin with a lead, so that it needs a sentence of its own?"""
        return bool(step.tests)

    def continuous_leads(self, step: Step, subject: Subject) -> list[str]:
        """What comes before a continuous effect: how long and under which conditions it holds."""
        return [self.tests(step.tests, subject.person)] if step.tests else []

    def continuous(self, step: Step, subject: Subject, leads: Sequence[str]) -> list[str]:
        leads = [*leads, *self.continuous_leads(step, subject)]
        return [self.sentence([Clause(modifier, subject, step) for modifier in step.do], leads)]

    def condition(self, step: Step, subject: Subject, leads: Sequence[str]) -> list[str]:
        if not step.do:
            unless = self.tests(step.tests, subject.person, unless=True)
            return self.phrases(step.otherwise, subject, [*leads, unless])
        sentences = self.phrases(step.do, subject, [*leads, self.tests(step.tests, subject.person)])
        return sentences + self.otherwise(step, subject, "otherwise")

    def otherwise(self, step: Step, subject: Subject, lead: str) -> list[str]:
        if not step.otherwise:
            return []
        return self.phrases(step.otherwise, self.as_pronoun(subject), [self.message(lead, person=subject.person)])

    def optional(self, step: Step, subject: Subject, leads: Sequence[str]) -> list[str]:
        if all(self.has_infinitive(inner) for inner in step.do):
            return [self.may_clause(step.do, subject, leads)]
        wish = self.message("wish", person=subject.person, who=subject.who, form=subject.form)
        return self.phrases(step.do, self.as_pronoun(subject), [*leads, wish])

    def may_clause(self, steps: list[Step], subject: Subject, leads: Sequence[str]) -> str:
        """ "You may …", "each other player may …"."""
        subject = self.subject_of(steps[0], subject)
        inner = [self.clause_text(Clause(step, subject), subject, INFINITIVE) for step in steps]
        return self.with_leads(
            leads,
            self.message(
                "clause",
                who=subject.who or self.message("you"),
                verb=self.message("may", "verb", person=subject.person),
                rest=self.joined(inner, "join-more", "join-and"),
                end="",
                tail="",
                order=AFTER if leads else MAIN,
            ),
        )

    def has_infinitive(self, step: Step) -> bool:
        if step.word in CONTROL:
            return False
        id = self.message_id(Clause(step, READER))
        return self.has_message(id, YOU) and not self.has_message(id, "who")

    def price(self, step: Step, subject: Subject, leads: Sequence[str]) -> list[str]:
        """A price is optional: "Discard the top card of your deck: +2 power." """
        assert step.price is not None
        if step.do and not leads and subject.person == YOU:
            price = self.clause_text(Clause(step.price, subject), subject, MAIN)
            sentences = [self.message("colon", first=price, last=self.fragment(step.do, subject))]
            return sentences + self.otherwise(step, subject, "if-not-done")
        sentences = [self.may_clause([step.price], subject, leads)]
        if step.do:
            sentences += self.phrases(
                step.do, self.as_pronoun(subject), [self.message("if-done", person=subject.person)]
            )
        return sentences + self.otherwise(step, subject, "if-not-done")

    def price_text(self, step: Step) -> str:
        """What a question says of a price."""
        assert step.price is not None
        return as_sentence(self.sentence([Clause(step.price, READER)], []))

    # ---- one of several lists

    def options(self, step: Step, subject: Subject, leads: Sequence[str]) -> str:
        """`choose` and `random`."""
        order = AFTER if leads else MAIN
        if step.word == "choose" and self.in_one_clause(step, subject):
            return self.with_leads(leads, self.either(step, subject, order))
        head = self.build_clause(step.word, {}, subject, order)
        speaker = subject if step.word == "random" else self.as_pronoun(subject)  # whom the head has named
        each = [self.fragment(steps, speaker) for steps in step.lists]
        if len(each) == 2 and not any("," in part for part in each):
            lists = self.message("join-or", first=each[0], last=each[1])
        else:
            lists = self.joined(each, "join-option", "join-last-option")
        return self.with_leads(leads, self.message("colon", first=head, last=lists))

    def in_one_clause(self, step: Step, subject: Subject) -> bool:
        """Another player's choice between single verbs."""
        return subject.person == THEY and self.one_verb_each(step, subject)

    def one_verb_each(self, step: Step, subject: Subject) -> bool:
        return all(
            len(steps) == 1 and self.has_infinitive(steps[0]) and self.subject_of(steps[0], subject) == subject
            for steps in step.lists
        )

    def either(self, step: Step, subject: Subject, order: str) -> str:
        """ "Each player either discards … or puts …"."""
        verbs: list[str] = []
        for [inner] in step.lists:
            speaker = subject.unnamed() if verbs else subject
            args = self.arguments(self.vocabulary.verbs[inner.word], inner.args, subject.person)
            id = self.message_id(Clause(inner, speaker))
            verbs.append(self.build_clause(id, args, speaker, order, either=not verbs))
        return self.joined(verbs, "join-either", "join-either")

    def fragment(self, steps: list[Step], subject: Subject) -> str:
        """A list inside a sentence."""
        return ", ".join(self.phrases(steps, subject)) or self.message("nothing-happens")
