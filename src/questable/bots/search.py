"""The bot that looks ahead: it plays rollouts of every option and takes the one that wins most.

A rollout starts from a determinization of the state, made by `resample`: what the seat knows stays, everything else is
dealt anew. On each determinization every option is tried with the same cards to come, and the heuristic player plays
on, to the end of the game or for a few rounds; then the game's evaluation gives the chance to win. Options that have
clearly fallen behind are dropped, so that rollouts are spent where the choice is close.
"""

from math import sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import mypyc_attr

from questable.bots.bot import Bot
from questable.bots.evaluation import Evaluation, no_evaluation
from questable.bots.heuristic import HeuristicBot
from questable.games import registry as games
from questable.kernel.card_set import CardSet
from questable.kernel.rng import Rng, seeded
from questable.kernel.state import IN_PROGRESS, VICTORY, State

WIN: Final = 10_000  # the value of a game won; values are whole numbers so that their sums are exact
MOST_DECISIONS: Final = 5_000  # of one rollout; a longer game counts as lost
FIRST_BATCH: Final = 8
LARGEST_BATCH: Final = 64
FEWEST: Final = 16  # rollouts of an option before it may be dropped
SAME_AFTER: Final = 48  # rollouts after which options that never differed count as the same
DROP_ERRORS: Final = 2.5  # standard errors behind the best at which an option is dropped
TRUST_ERRORS: Final = 0.7  # standard errors by which an option must be ahead of the heuristic player's own choice


class Budget:
    """How much a decision may cost: rollouts or time, whichever ends first; 0 is no limit."""

    def __init__(self, playouts: int, milliseconds: int, rounds: int) -> None:
        self.playouts: int = playouts
        self.milliseconds: int = milliseconds
        self.rounds: int = rounds  # a rollout ends after so many rounds (`State.round_mark`); 0: with the game


@mypyc_attr(allow_interpreted_subclasses=True)
class Rollouts:
    """Plays rollouts in this process. `RolloutPool` plays the same ones in several processes."""

    def __init__(self) -> None:
        self.player: HeuristicBot = HeuristicBot(seeded(0))
        self.card_set: CardSet | None = None  # that the evaluation is for
        self.evaluation: Evaluation = no_evaluation()

    def worker_count(self) -> int:
        """How many rollouts run at once."""
        return 1

    def begin(self, s: State) -> None:
        """Set the state that the following calls of `run` are about."""

    def run(self, s: State, base: int, first: int, count: int, options: list[int], rounds: int) -> list[list[int]]:
        """The value of each option on the determinizations `first` to `first + count - 1`, one list for each."""
        self.bind(s)
        player = self.player
        rows: list[list[int]] = []
        for number in range(first, first + count):
            seed = (base << 20) + number
            determinized = s.resample(s.final, seeded(seed))
            values: list[int] = []
            for option in options:
                state = determinized.clone()
                state.apply_index(option)
                player.reseed(seeded(-1 - seed))
                values.append(self.play(state, rounds))
            rows.append(values)
        return rows

    def bind(self, s: State) -> None:
        """Take player and evaluation from the game of a state."""
        if s.card_set is not self.card_set:
            self.card_set = s.card_set
            self.evaluation = games.module(s.card_set.game).evaluation() or no_evaluation()
        if s.card_set is not self.player.card_set:
            self.player.bind(s)

    def play(self, s: State, rounds: int) -> int:
        player = self.player.player
        evaluation = self.evaluation
        mark = s.round_mark
        left = rounds
        for _ in range(MOST_DECISIONS):
            if s.outcome_code != IN_PROGRESS:
                return WIN if s.outcome_code == VICTORY else 0
            if rounds > 0 and s.round_mark != mark:
                mark = s.round_mark
                left -= 1
                if left <= 0 and evaluation.can_truncate(s):
                    return int(evaluation.evaluate(s) * WIN)
            s.apply_index(player.choose(s))
        return 0


class SearchStatistics:
    """The values of the rollouts of one decision, a list for each option. `racing`: the options not dropped yet."""

    def __init__(self, options: int) -> None:
        self.values: list[list[int]] = [[] for _ in range(options)]
        self.racing: list[int] = list(range(options))

    def add(self, rows: list[list[int]]) -> None:
        for row in rows:
            for i in range(len(row)):
                self.values[self.racing[i]].append(row[i])

    def mean(self, option: int) -> float:
        values = self.values[option]
        total = 0
        for value in values:
            total += value
        return total / (WIN * max(len(values), 1))

    def best(self) -> int:
        best = self.racing[0]
        for option in self.racing:
            if self.mean(option) > self.mean(best):
                best = option
        return best

    def deficit(self, option: int, other: int) -> tuple[float, float]:
        """How far an option is behind another where both were tried, with the standard error."""
        ours = self.values[option]
        theirs = self.values[other]
        pairs = min(len(ours), len(theirs))
        total = 0.0
        squares = 0.0
        for i in range(pairs):
            difference = (theirs[i] - ours[i]) / WIN
            total += difference
            squares += difference * difference
        mean = total / max(pairs, 1)
        variance = max(squares / max(pairs, 1) - mean * mean, 0.0)
        return mean, sqrt(variance / max(pairs - 1, 1))

    def drop(self) -> None:
        """Keep in the race what may still be best. Of options that never differed only the best stays."""
        best = self.best()
        compare_equal = len(self.values[best]) >= SAME_AFTER
        left: list[int] = []
        for option in self.racing:
            mean, error = self.deficit(option, best)
            if option == best or (mean <= DROP_ERRORS * error and not (compare_equal and error == 0.0)):
                left.append(option)
        self.racing = left


class SearchBot(Bot):
    """With a budget of rollouts its choices follow from its seed; with a budget of time they depend on the machine."""

    def __init__(self, rng: Rng, budget: Budget, rollouts: Rollouts) -> None:
        self.rng: Rng = rng
        self.budget: Budget = budget
        self.rollouts: Rollouts = rollouts

    def reseed(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, s: State) -> int:
        own = self.rollouts.player.choose(s)
        if len(s.options) == 1:
            return own
        statistics = self.search(s, True)
        best = statistics.best()
        if own in statistics.racing:
            mean, error = statistics.deficit(own, best)
            if mean <= TRUST_ERRORS * error:
                return own
        elif statistics.mean(own) == statistics.mean(best):
            return own
        return best

    def search(self, s: State, racing: bool) -> SearchStatistics:
        """Try the options until the budget is spent; when racing, options that have fallen behind are dropped."""
        budget = self.budget
        end = perf_counter() + budget.milliseconds / 1000.0
        base = self.rng.next()
        statistics = SearchStatistics(len(s.options))
        self.rollouts.begin(s)
        determinizations = 0
        playouts = 0
        batch = FIRST_BATCH
        while len(statistics.racing) > 1:
            count = batch
            if budget.playouts > 0:
                count = min(count, (budget.playouts - playouts) // len(statistics.racing))
                if determinizations == 0:
                    count = max(count, 1)  # every option is tried
            if count < 1 or (budget.milliseconds > 0 and perf_counter() >= end and determinizations > 0):
                break
            if budget.milliseconds > 0 and determinizations > 0:
                # as many as fit into the time that is left, at the speed so far
                spent = budget.milliseconds / 1000.0 - (end - perf_counter())
                count = max(1, min(count, int((end - perf_counter()) * playouts / spent / len(statistics.racing))))
            rows = self.rollouts.run(s, base, determinizations, count, statistics.racing, budget.rounds)
            statistics.add(rows)
            determinizations += count
            playouts += count * len(statistics.racing)
            if racing and determinizations >= FEWEST:
                statistics.drop()
            batch = min(batch * 2, LARGEST_BATCH * self.rollouts.worker_count())
        return statistics
