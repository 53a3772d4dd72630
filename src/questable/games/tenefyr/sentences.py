"""The rules of Tenefyr's cards as sentences: what this game adds to the shared sentence generator."""

from typing import Final

from questable.cards.grammar import Step
from questable.games.tenefyr.domains import MESSAGES
from questable.games.tenefyr.nouns import TenefyrMessageArgs
from questable.games.tenefyr.vocabulary import VOCABULARY
from questable.text.catalogue import MessageArg
from questable.text.message_args import THEY, YOU
from questable.text.sentences import READER, Clause, SentenceGenerator, Subject

# What rules stand on, and the context that messages know it by.
CONTEXTS: Final = {"enemy": "enemy", "played": "played", "reward-each": "reward", "reward-together": "reward"}
PER_PLAYER: Final = ("hand-size", "redraw-limit")  # continuous effects that bind players, one or all


class TenefyrSentences(TenefyrMessageArgs, SentenceGenerator):
    def rules(self, steps: list[Step]) -> list[str]:
        """One paragraph for each rule of an enemy; all that a played card or a reward does is one paragraph."""
        texts = [" ".join(self.sentences([step], READER)) for step in steps]
        if self.context == "enemy" or not texts:
            return texts
        return [" ".join(texts)]

    def happens_for_each(self, step: Step) -> bool:
        if not step.do or not step.who.startswith("each-"):
            return False
        return step.do[0].word == "random" or self.has_message(f"verb-{step.do[0].word}", "who")

    def timing_args(self, step: Step) -> dict[str, MessageArg]:
        return self.filter(step.timing_arg) if step.timing_arg else {}

    # ---- continuous effects

    def has_continuous_lead(self, step: Step) -> bool:
        return (bool(step.tests) and not binds_starting_player(step)) or bool(self.duration_lead(step))

    def continuous_leads(self, step: Step, subject: Subject) -> list[str]:
        duration = self.duration_lead(step)
        leads = [duration] if duration else []
        if step.tests and not binds_starting_player(step):
            leads.append(self.tests(step.tests, subject.person))
        return leads

    def duration_lead(self, step: Step) -> str:
        """How long it holds; "" where that goes without saying: an enemy's rules hold in its own combat."""
        if step.duration == "combat" and self.context == "enemy":
            return ""
        if step.duration == "turn" and all(modifier.word == "card-power" for modifier in step.do):
            return ""  # its own message says so
        return self.message(f"duration-{step.duration}")

    def has_own_subject(self, clause: Clause) -> bool:
        holder = clause.holder
        if holder is None or clause.step.word not in PER_PLAYER:
            return True
        return not holder.tests or binds_starting_player(holder)

    def clause_args(self, clause: Clause, subject: Subject) -> dict[str, MessageArg]:
        args = super().clause_args(clause, subject)
        if clause.holder is not None and clause.step.word in PER_PLAYER:
            args.update(self.bound_players(clause.holder, self.has_own_subject(clause)))
        return args

    def bound_players(self, holder: Step, named: bool) -> dict[str, MessageArg]:
        """Whom a continuous effect binds: everybody, the starting player, or under other conditions you."""
        everybody = not holder.tests
        whose = self.message("who-each-player" if everybody else "who-starting-player")
        return {"whose": whose, "everybody": "yes" if everybody else "no", "person": THEY if named else YOU}


def binds_starting_player(step: Step) -> bool:
    """Is the only condition that you start? Then the continuous effect binds the starting player."""
    per_player = all(modifier.word in PER_PLAYER for modifier in step.do)
    return per_player and [(test.name, test.negated) for test in step.tests] == [("you-start", None)]


def sentence_generator(lang: str, context: str) -> TenefyrSentences:
    """`context`: a key of `CONTEXTS`."""
    return TenefyrSentences(lang, CONTEXTS[context], MESSAGES, VOCABULARY)


def rules_text(steps: list[Step], lang: str, context: str) -> str:
    """The rules of a card, one paragraph on a line."""
    return "\n".join(sentence_generator(lang, context).rules(steps))
