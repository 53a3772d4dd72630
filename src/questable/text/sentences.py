"""The rules of a card in words, made from the same steps that are carried out."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from questable.cards.grammar import CONTROL, Amount, Step
from questable.text.catalogue import MessageArg, as_sentence
from questable.text.message_args import THEY, YOU, MessageArgs

MAIN: Final = "main"  # the order of words: a clause that stands alone,
AFTER: Final = "after"  # one behind a lead ("at the start of the combat, …"), where Dutch turns round,
INFINITIVE: Final = "inf"  # and one behind "may"
GET: Final = "get"  # the verb of what can be said without one

CONTEXTS: Final = {"enemy": "enemy", "played": "played", "reward-each": "reward", "reward-together": "reward"}
PER_PLAYER: Final = ("hand-size", "redraw-limit")  # continuous effects that bind players, one or all


class Voice(NamedTuple):
    """Who carries clauses out. Nobody named: you, or who was named before."""

    who: str = ""
    form: str = YOU  # the form its verbs take
    person: str = YOU

    def unnamed(self) -> "Voice":
        return self._replace(who="")


READER: Final = Voice()


class Doing(NamedTuple):
    """A verb or a continuous effect and who carries it out."""

    step: Step
    voice: Voice
    holder: Step | None = None  # the `while` of a continuous effect


class SentenceGenerator(MessageArgs):
    """Tells steps as sentences. A lead is what comes first and ends in a comma where its language wants one."""

    def rules(self, steps: list[Step]) -> str:
        """Each rule on a line of its own on an enemy; what a played card does, in one go."""
        told = [" ".join(self.tell([step], READER)) for step in steps]
        return ("\n" if self.context == "enemy" else " ").join(told)

    def tell(self, steps: list[Step], voice: Voice, leads: Sequence[str] = ()) -> list[str]:
        return [as_sentence(part) for part in self.parts(steps, voice, leads)]

    def parts(self, steps: list[Step], voice: Voice, leads: Sequence[str] = ()) -> list[str]:
        """Sentences without capital and full stop. Plain steps share one; the next ones begin with "then"."""
        told: list[str] = []
        plain: list[Doing] = []
        for step in steps:
            doings = self.doings(step, voice)
            if doings is not None:
                plain.extend(doings)
                continue
            if plain:
                told.append(self.doing(plain, leads))
                plain = []
            if told:
                leads, voice = [self.say("then")], self.named_again(voice)
            told.extend(self.control(step, voice, leads))
        if plain:
            if told:
                leads = [self.say("then")]
                plain[0] = plain[0]._replace(voice=self.named_again(plain[0].voice))
            told.append(self.doing(plain, leads))
        return told

    def named_again(self, voice: Voice) -> Voice:
        if voice.person == YOU:
            return voice
        return Voice(self.say("pronoun"), self.say("pronoun", "form"), THEY)

    def player(self, who: str) -> Voice:
        return Voice(self.say(f"who-{who}"), THEY, THEY)

    # ---- plain steps

    def doings(self, step: Step, voice: Voice) -> list[Doing] | None:
        """What a step does if it is plain: verbs, also those of other players; None: it needs its own sentence."""
        if step.word == "who":
            if self.once_each(step):
                return None
            found = [self.doings(inner, self.player(step.who)) for inner in step.do]
            return None if None in found else [doing for part in found if part is not None for doing in part]
        if step.word == "while":
            if step.tests and not starts(step):
                return None
            if self.duration_lead(step):
                return None
            return [Doing(modifier, voice, step) for modifier in step.do]
        return None if step.word in CONTROL else [Doing(step, self.subject(step, voice))]

    def subject(self, step: Step, voice: Voice) -> Voice:
        """Who does it, where the step itself may say so."""
        return voice

    def message(self, doing: Doing) -> str:
        """The id of its message."""
        return f"{'verb' if doing.holder is None else 'modifier'}-{doing.step.word}"

    def goes_on(self, doing: Doing, before: Voice | None) -> bool:
        """Has the clause before named who does it?"""
        return doing.voice == before

    def once_each(self, step: Step) -> bool:
        """Does something happen once for each of several players that they are not the subject of?"""
        if not step.do or not step.who.startswith("each-"):
            return False
        return step.do[0].word == "random" or self.has(f"verb-{step.do[0].word}", "who")

    def doing(self, doings: list[Doing], leads: Sequence[str]) -> str:
        """One sentence of clauses; each names its subject unless the one before had the same."""
        colon = bool(leads) and self.bare(doings[0])
        order = AFTER if leads and not colon else MAIN
        clauses: list[str] = []
        before: Voice | None = None
        for doing in doings:
            voice = doing.voice.unnamed() if self.goes_on(doing, before) else self.turned_to(doing, clauses, order)
            clauses.append(self.clause(doing, voice, order, bool(clauses)))
            before = None if self.has(self.message(doing), "who") else doing.voice
        return self.led(leads, self.joined(clauses, "join-more", self.last_join(doings)), colon)

    def turned_to(self, doing: Doing, clauses: list[str], order: str) -> Voice:
        """Who is named where the subject changes."""
        return doing.voice

    def last_join(self, doings: list[Doing]) -> str:
        return "join-then" if doings[-1].holder is None else "join-and"

    def clause(self, doing: Doing, voice: Voice, order: str, later: bool = False) -> str:
        step = doing.step
        words = self.vocabulary.verbs if doing.holder is None else self.vocabulary.modifiers
        told = self.arguments(words[step.word], step.args, voice.person)
        own = True
        if doing.holder is not None:
            told["duration"] = doing.holder.duration
            if step.word in PER_PLAYER:
                own = not doing.holder.tests or starts(doing.holder)
                told.update(self.whose(doing.holder, own))
        bare = not later and self.bare(doing)
        return self.worded(self.message(doing), told, voice, order, own=own, bare=bare)

    def whose(self, holder: Step, named: bool) -> dict[str, MessageArg]:
        """Whom a continuous effect binds: everybody, the starting player, or under other conditions you."""
        everybody = not holder.tests
        whose = self.say("who-each-player" if everybody else "who-starting-player")
        return {"whose": whose, "everybody": "yes" if everybody else "no", "person": THEY if named else YOU}

    def worded(
        self,
        id: str,
        told: dict[str, MessageArg],
        voice: Voice,
        order: str,
        own: bool = True,
        either: bool = False,
        bare: bool = False,
    ) -> str:
        """Put a clause together: who, the verb in the right form, and what follows."""
        subject = self.told(id, told, "who") if own else ""
        form = THEY if subject else voice.form
        who = subject or voice.who or self.say("unnamed", order=order, person=voice.person)
        if order == INFINITIVE:
            form, who = INFINITIVE, ""
        if form == YOU and not bare and self.has(id, GET):
            form = GET
        told = {**told, "form": form, "order": order}
        if bare:
            return self.told(id, told)
        verb = self.told(id, told, form) or self.told(id, told, YOU) or self.told(id, told, GET)
        if either:
            verb = self.say("either", verb=verb)
        rest, end, tail = self.told(id, told), self.told(id, told, "end"), self.told(id, told, "tail")
        return self.say("clause", who=who, verb=verb, rest=rest, end=end, tail=tail, order=order)

    def bare(self, doing: Doing) -> bool:
        """Can it be said without a verb ("+2 power"), so that a colon must stand before it?"""
        return doing.voice.form == YOU and self.has(self.message(doing), GET)

    def led(self, leads: Sequence[str], text: str, colon: bool = False) -> str:
        if not leads:
            return text
        lead = ", ".join(part.rstrip(",") for part in leads)
        if colon:
            return self.say("colon", first=lead, last=text)
        return f"{lead}, {text}" if leads[-1].endswith(",") else f"{lead} {text}"

    def joined(self, parts: list[str], more: str, last: str) -> str:
        text = parts[0]
        for number, part in enumerate(parts[1:], 2):
            text = self.say(last if number == len(parts) else more, first=text, last=part)
        return text

    # ---- control words

    def control(self, step: Step, voice: Voice, leads: Sequence[str]) -> list[str]:
        if not (step.do or step.otherwise or step.lists):
            return []
        match step.word:
            case "when":
                return self.parts(step.do, voice, self.timing(step, voice))
            case "while":
                return self.holding(step, voice, leads)
            case "if":
                return self.condition(step, voice, leads)
            case "may":
                return self.optional(step, voice, leads)
            case "cost":
                return self.price(step, voice, leads)
            case "who":
                player = self.player(step.who)
                if self.once_each(step):
                    leads = [*leads, self.say("for-whom", who=player.who)]
                    player = self.named_again(player)
                return self.parts(step.do, player, leads)
            case "for-each":
                assert step.amount is not None
                return self.parts(step.do, voice, [*leads, self.repeated(step.amount, voice.person)])
            case _:
                return [self.options(step, voice, leads)]

    def repeated(self, amount: Amount, person: str) -> str:
        if not amount.countable:
            return self.say("repeat", times=amount.number)
        return self.say("times-over", times=amount.times, each=self.each(amount, person))

    def timing(self, step: Step, voice: Voice) -> list[str]:
        told = self.filter(step.timing_arg) if step.timing_arg else {}
        leads = [self.told(f"timing-{step.timing}", told)]
        return [*leads, self.tests(step.tests, voice.person)] if step.tests else leads

    def duration_lead(self, step: Step) -> str:
        """How long, where it does not go without saying: an enemy's rules hold in its own combat."""
        if step.duration == "combat" and self.context == "enemy":
            return ""
        if step.duration == "turn" and all(modifier.word == "card-power" for modifier in step.do):
            return ""  # its own words say so
        return self.say(f"duration-{step.duration}")

    def holding(self, step: Step, voice: Voice, leads: Sequence[str]) -> list[str]:
        leads = list(leads)
        if lead := self.duration_lead(step):
            leads.append(lead)
        if step.tests and not starts(step):
            leads.append(self.tests(step.tests, voice.person))
        return [self.doing([Doing(modifier, voice, step) for modifier in step.do], leads)]

    def condition(self, step: Step, voice: Voice, leads: Sequence[str]) -> list[str]:
        if not step.do:
            unless = self.tests(step.tests, voice.person, unless=True)
            return self.parts(step.otherwise, voice, [*leads, unless])
        told = self.parts(step.do, voice, [*leads, self.tests(step.tests, voice.person)])
        return told + self.otherwise(step, voice, "otherwise")

    def otherwise(self, step: Step, voice: Voice, lead: str) -> list[str]:
        if not step.otherwise:
            return []
        return self.parts(step.otherwise, self.named_again(voice), [self.say(lead, person=voice.person)])

    def optional(self, step: Step, voice: Voice, leads: Sequence[str]) -> list[str]:
        if all(self.has_infinitive(inner) for inner in step.do):
            return [self.permitted(step.do, voice, leads)]
        wish = self.say("wish", person=voice.person, who=voice.who, form=voice.form)
        return self.parts(step.do, self.named_again(voice), [*leads, wish])

    def permitted(self, steps: list[Step], voice: Voice, leads: Sequence[str]) -> str:
        """ "You may …", "each other player may …"."""
        voice = self.subject(steps[0], voice)
        inner = [self.clause(Doing(step, voice), voice, INFINITIVE) for step in steps]
        return self.led(
            leads,
            self.say(
                "clause",
                who=voice.who or self.say("you"),
                verb=self.say("may", "verb", person=voice.person),
                rest=self.joined(inner, "join-more", "join-and"),
                end="",
                tail="",
                order=AFTER if leads else MAIN,
            ),
        )

    def has_infinitive(self, step: Step) -> bool:
        if step.word in CONTROL:
            return False
        id = self.message(Doing(step, READER))
        return self.has(id, YOU) and not self.has(id, "who")

    def price(self, step: Step, voice: Voice, leads: Sequence[str]) -> list[str]:
        """A price is optional: "Discard the top card of your deck: +2 power." """
        assert step.price is not None
        if step.do and not leads and voice.person == YOU:
            price = self.clause(Doing(step.price, voice), voice, MAIN)
            told = [self.say("colon", first=price, last=self.fragment(step.do, voice))]
            return told + self.otherwise(step, voice, "if-not-done")
        told = [self.permitted([step.price], voice, leads)]
        if step.do:
            told += self.parts(step.do, self.named_again(voice), [self.say("if-done", person=voice.person)])
        return told + self.otherwise(step, voice, "if-not-done")

    def offer(self, step: Step) -> str:
        """What a question says of a price."""
        assert step.price is not None
        return as_sentence(self.doing([Doing(step.price, READER)], []))

    # ---- one of several lists

    def options(self, step: Step, voice: Voice, leads: Sequence[str]) -> str:
        """`choose` and `random`."""
        order = AFTER if leads else MAIN
        if step.word == "choose" and self.in_one_clause(step, voice):
            return self.led(leads, self.either(step, voice, order))
        head = self.worded(step.word, {}, voice, order)
        speaker = voice if step.word == "random" else self.named_again(voice)  # whom the head has named
        each = [self.fragment(steps, speaker) for steps in step.lists]
        if len(each) == 2 and not any("," in part for part in each):
            told = self.say("join-or", first=each[0], last=each[1])
        else:
            told = self.joined(each, "join-option", "join-last-option")
        return self.led(leads, self.say("colon", first=head, last=told))

    def in_one_clause(self, step: Step, voice: Voice) -> bool:
        """Another player's choice between single verbs."""
        return voice.person == THEY and self.one_verb_each(step, voice)

    def one_verb_each(self, step: Step, voice: Voice) -> bool:
        return all(
            len(steps) == 1 and self.has_infinitive(steps[0]) and self.subject(steps[0], voice) == voice
            for steps in step.lists
        )

    def either(self, step: Step, voice: Voice, order: str) -> str:
        """ "Each player either discards … or puts …"."""
        told: list[str] = []
        for [inner] in step.lists:
            speaker = voice.unnamed() if told else voice
            args = self.arguments(self.vocabulary.verbs[inner.word], inner.args, voice.person)
            told.append(self.worded(self.message(Doing(inner, speaker)), args, speaker, order, either=not told))
        return self.joined(told, "join-either", "join-either")

    def fragment(self, steps: list[Step], voice: Voice) -> str:
        """A list inside a sentence."""
        return ", ".join(self.parts(steps, voice)) or self.say("nothing-happens")


def starts(step: Step) -> bool:
    """Is the one condition that you start? Then it is the starting player whom a continuous effect binds."""
    per_player = all(modifier.word in PER_PLAYER for modifier in step.do)
    return per_player and [(test.name, test.negated) for test in step.tests] == [("you-start", None)]


def rules_text(steps: list[Step], lang: str, context: str) -> str:
    """A card's rules. Context: "enemy", "played", "reward-each" or "reward-together"."""
    return SentenceGenerator(lang, CONTEXTS[context]).rules(steps)
