"""The player that looks ahead: it tries every option on imagined tables and takes the one that wins most.

A table is imagined by `resample`: what the seat knows stays, the rest is dealt anew. On each such table every option
is tried with the same cards to come, and the heuristic player plays on, to the end or for a few rounds, whose end is
then judged by its prospects. Options that have fallen clearly behind are dropped, so that trials go where the choice
is close.
"""

from math import sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import mypyc_attr

from questable.bots.bot import Bot
from questable.bots.evaluation import can_truncate, evaluate
from questable.bots.heuristic import HeuristicBot
from questable.kernel.rng import Rng, seeded
from questable.kernel.state import IN_PROGRESS, VICTORY, State

SURE: Final = 10_000  # a game won, in the whole numbers that trials are counted in: their sums are exact
LONGEST: Final = 5_000  # decisions of one trial; a game that long is going nowhere
FIRST_BATCH: Final = 8
LARGEST_BATCH: Final = 64
FEWEST: Final = 16  # trials of an option before it may be dropped
ALIKE: Final = 48  # trials after which options that never differed count as the same
DROPPED: Final = 2.5  # standard errors behind the best
TRUSTED: Final = 0.7  # standard errors by which another option must be ahead of the heuristic player's own


class Budget:
    """How much a decision may cost: trials, or time, whichever ends first; 0 is no limit."""

    def __init__(self, playouts: int, milliseconds: int, rounds: int) -> None:
        self.playouts: int = playouts
        self.milliseconds: int = milliseconds
        self.rounds: int = rounds  # a trial ends after so many dungeons or rounds; 0: with the game


@mypyc_attr(allow_interpreted_subclasses=True)
class Rollouts:
    """Tries options on imagined tables, in this process; a crew of processes does the same with more hands."""

    def __init__(self) -> None:
        self.player: HeuristicBot = HeuristicBot(seeded(0))

    def hands(self) -> int:
        """How many trials run at once."""
        return 1

    def begin(self, s: State) -> None:
        """The table that the trials to come are about."""

    def run(self, s: State, base: int, first: int, count: int, options: list[int], rounds: int) -> list[list[int]]:
        """What each option came to on the imagined tables `first` to `first + count - 1`, one list a table."""
        found: list[list[int]] = []
        for number in range(first, first + count):
            table = s.resample(s.final, seeded((base << 20) + number))
            values: list[int] = []
            for option in options:
                one = table.clone()
                one.apply_index(option)
                values.append(self.play(one, rounds))
            found.append(values)
        return found

    def play(self, s: State, rounds: int) -> int:
        player = self.player
        mark = s.round_mark
        left = rounds
        for _ in range(LONGEST):
            if s.outcome_code != IN_PROGRESS:
                return SURE if s.outcome_code == VICTORY else 0
            if rounds > 0 and s.round_mark != mark:
                mark = s.round_mark
                left -= 1
                if left <= 0 and can_truncate(s):
                    return int(evaluate(s, player) * SURE)
            s.apply_index(player.choose(s))
        return 0


class SearchStatistics:
    """What the trials of one decision have shown so far: a list of values for each option still in the race."""

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
        return total / (SURE * max(len(values), 1))

    def best(self) -> int:
        found = self.racing[0]
        for option in self.racing:
            if self.mean(option) > self.mean(found):
                found = option
        return found

    def behind(self, option: int, other: int) -> tuple[float, float]:
        """How far an option is behind another on the tables both were tried on, with its standard error."""
        ours = self.values[option]
        theirs = self.values[other]
        tables = min(len(ours), len(theirs))
        total = 0.0
        squares = 0.0
        for i in range(tables):
            difference = (theirs[i] - ours[i]) / SURE
            total += difference
            squares += difference * difference
        mean = total / max(tables, 1)
        variance = max(squares / max(tables, 1) - mean * mean, 0.0)
        return mean, sqrt(variance / max(tables - 1, 1))

    def drop(self) -> None:
        """Leave in the race what may still be best. Options that always come to the same are no choice."""
        best = self.best()
        alike = len(self.values[best]) >= ALIKE
        left: list[int] = []
        for option in self.racing:
            mean, error = self.behind(option, best)
            if option == best or (mean <= DROPPED * error and not (alike and error == 0.0)):
                left.append(option)
        self.racing = left


class SearchBot(Bot):
    """Seeds decide everything where the budget is counted in trials; a budget in time depends on the machine."""

    def __init__(self, rng: Rng, budget: Budget, trials: Rollouts) -> None:
        self.rng: Rng = rng
        self.budget: Budget = budget
        self.trials: Rollouts = trials

    def choose(self, s: State) -> int:
        own = self.trials.player.choose(s)
        if len(s.options) == 1:
            return own
        findings = self.look(s, True)
        best = findings.best()
        if own in findings.racing:
            mean, error = findings.behind(own, best)
            if mean <= TRUSTED * error:
                return own
        elif findings.mean(own) == findings.mean(best):
            return own
        return best

    def look(self, s: State, racing: bool) -> SearchStatistics:
        """Try the options until the budget is spent; when racing, those that have fallen behind are dropped."""
        budget = self.budget
        end = perf_counter() + budget.milliseconds / 1000.0
        base = self.rng.next()
        findings = SearchStatistics(len(s.options))
        self.trials.begin(s)
        tables = 0
        playouts = 0
        batch = FIRST_BATCH
        while len(findings.racing) > 1:
            count = batch
            if budget.playouts > 0:
                count = min(count, (budget.playouts - playouts) // len(findings.racing))
                if tables == 0:
                    count = max(count, 1)  # every option is tried
            if count < 1 or (budget.milliseconds > 0 and perf_counter() >= end and tables > 0):
                break
            if budget.milliseconds > 0 and tables > 0:
                # as many tables as the time that is left allows, judged by those before
                spent = budget.milliseconds / 1000.0 - (end - perf_counter())
                count = max(1, min(count, int((end - perf_counter()) * playouts / spent / len(findings.racing))))
            findings.add(self.trials.run(s, base, tables, count, findings.racing, budget.rounds))
            tables += count
            playouts += count * len(findings.racing)
            if racing and tables >= FEWEST:
                findings.drop()
            batch = min(batch * 2, LARGEST_BATCH * self.trials.hands())
        return findings
