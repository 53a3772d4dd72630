"""A hint: the option that wins most, its chance against the others, and the reason, as a message with arguments."""

from typing import Final

from questable.bots.odds import odds
from questable.bots.search import WIN, Budget, Rollouts, SearchBot, SearchStatistics
from questable.games import registry as games
from questable.kernel.rng import Rng
from questable.kernel.state import State
from questable.play.estimate import Z95, Estimate

CLEAR_LEAD: Final = 0.02  # a smaller lead is not worth mentioning
ODDS_SAMPLES: Final = 200
LEAST_CHANCE_LEAD: Final = 0.05  # by which a chance must be ahead to be given as the reason
LEAST_NUMBER_LEAD: Final = 0.3  # the same for an expected number


class Hint:
    """`options` holds the estimated chance to win of each option, in the order of the options."""

    def __init__(self, best: int, options: list[Estimate], id: str, args: dict[str, object]) -> None:
        self.best: int = best
        self.options: list[Estimate] = options
        self.id: str = id
        self.args: dict[str, object] = args

    def to_json(self, keys: list[str]) -> dict[str, object]:
        """As JSON, options by their keys. The message is `hint-…` of the text files; chances are whole per cents."""
        return {
            "best": keys[self.best],
            "options": {key: estimate.to_json() for key, estimate in zip(keys, self.options)},
            "why": {"id": self.id, "args": self.args},
        }


def hint(s: State, rng: Rng, budget: Budget, rollouts: Rollouts) -> Hint:
    """Advice for the seat with the final word, from what it can know. All options get the same number of rollouts."""
    statistics = SearchBot(rng, budget, rollouts).search(s, False)
    best = statistics.best()
    options = [win_chance(statistics, option) for option in range(len(s.options))]
    rivals = [option for option in range(len(options)) if option != best]
    if len(rivals) == 0:
        return Hint(best, options, "hint-only", {})
    second = rivals[0]
    for option in rivals:
        if options[option].value > options[second].value:
            second = option
    lead, error = statistics.deficit(second, best)
    args: dict[str, object] = {"chance": per_cent(options[best].value), "other": per_cent(options[second].value)}
    if lead < CLEAR_LEAD or lead <= Z95 * error:
        return Hint(best, options, "hint-close", args)
    chances: tuple[str, ...] = games.module(s.card_set.game).odds_chances()
    found = reason(s, rng, best, second, chances)
    if found is None:
        return Hint(best, options, "hint-clear", args)
    name, ours, theirs = found
    if name in chances:
        args.update({"this": per_cent(ours), "that": per_cent(theirs)})
    else:
        args.update({"this": round(ours, 1), "that": round(theirs, 1)})
    return Hint(best, options, f"hint-because-{name}", args)


def win_chance(statistics: SearchStatistics, option: int) -> Estimate:
    """The chance to win with an option, as its rollouts show it."""
    values = statistics.values[option]
    squares = 0.0
    mean = statistics.mean(option)
    for value in values:
        squares += (value / WIN - mean) * (value / WIN - mean)
    tries = len(values)
    half = Z95 * (squares / max(tries * (tries - 1), 1)) ** 0.5
    return Estimate(mean, max(mean - half, 0.0), min(mean + half, 1.0), tries)


def reason(s: State, rng: Rng, best: int, second: int, chances: tuple[str, ...]) -> tuple[str, float, float] | None:
    """The first of the game's odds in which the best option is clearly ahead of the next best, with both values."""
    estimates = odds(s, s.final, rng, ODDS_SAMPLES)
    if len(estimates) == 0:
        return None
    reasons: tuple[tuple[str, bool], ...] = games.module(s.card_set.game).hint_reasons()
    for name, more_is_better in reasons:
        ours = estimates[best].get(name)
        theirs = estimates[second].get(name)
        if ours is None or theirs is None:
            continue
        ahead = ours.low > theirs.high if more_is_better else ours.high < theirs.low
        least = LEAST_CHANCE_LEAD if name in chances else LEAST_NUMBER_LEAD
        if ahead and abs(ours.value - theirs.value) >= least:
            return name, ours.value, theirs.value
    return None


def per_cent(share: float) -> int:
    return int(100.0 * share + 0.5)
