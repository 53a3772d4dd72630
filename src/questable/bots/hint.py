"""A hint: the option that wins most, its chance against the others, and why, as a message with arguments."""

from typing import Final

from questable.bots.estimate import Z95, Estimate
from questable.bots.odds import odds
from questable.bots.search import SURE, Budget, Rollouts, SearchBot, SearchStatistics
from questable.kernel.rng import Rng
from questable.kernel.state import State

CLEAR: Final = 0.02  # a smaller lead is not worth a word
ODDS_SAMPLES: Final = 200

# The figures that may say why, the most telling first, with whether more of it is better.
TELLING: Final[tuple[tuple[str, bool], ...]] = (
    ("falls", True),
    ("falls-this-turn", True),
    ("defeats", True),
    ("explores", True),
    ("wounds", True),
    ("progress", True),
    ("suffers", False),
)
CHANCES: Final = ("falls", "falls-this-turn", "defeats", "explores")


class Hint:
    """`options` holds a figure for each option, the chance to win, in the order of the options."""

    def __init__(self, best: int, options: list[Estimate], id: str, args: dict[str, object]) -> None:
        self.best: int = best
        self.options: list[Estimate] = options
        self.id: str = id
        self.args: dict[str, object] = args

    def told(self, keys: list[str]) -> dict[str, object]:
        """As JSON, options by their keys. The message is `hint-…` of the text files; chances are whole per cents."""
        return {
            "best": keys[self.best],
            "options": {key: figure.told() for key, figure in zip(keys, self.options)},
            "why": {"id": self.id, "args": self.args},
        }


def hint(s: State, rng: Rng, budget: Budget, trials: Rollouts) -> Hint:
    """Advice for the seat with the final word, from what it can know. All options are tried alike."""
    findings = SearchBot(rng, budget, trials).look(s, False)
    best = findings.best()
    options = [chance(findings, option) for option in range(len(s.options))]
    rivals = [option for option in range(len(options)) if option != best]
    if len(rivals) == 0:
        return Hint(best, options, "hint-only", {})
    second = rivals[0]
    for option in rivals:
        if options[option].value > options[second].value:
            second = option
    lead, error = findings.behind(second, best)
    args: dict[str, object] = {"chance": per_cent(options[best].value), "other": per_cent(options[second].value)}
    if lead < CLEAR or lead <= Z95 * error:
        return Hint(best, options, "hint-close", args)
    why = reason(s, rng, best, second)
    if why is None:
        return Hint(best, options, "hint-clear", args)
    name, ours, theirs = why
    if name in CHANCES:
        args.update({"this": per_cent(ours), "that": per_cent(theirs)})
    else:
        args.update({"this": round(ours, 1), "that": round(theirs, 1)})
    return Hint(best, options, f"hint-because-{name}", args)


def chance(findings: SearchStatistics, option: int) -> Estimate:
    """The chance to win with an option, as the trials show it."""
    values = findings.values[option]
    squares = 0.0
    mean = findings.mean(option)
    for value in values:
        squares += (value / SURE - mean) * (value / SURE - mean)
    tries = len(values)
    half = Z95 * (squares / max(tries * (tries - 1), 1)) ** 0.5
    return Estimate(mean, max(mean - half, 0.0), min(mean + half, 1.0), tries)


def reason(s: State, rng: Rng, best: int, second: int) -> tuple[str, float, float] | None:
    """The figure of the odds in which the best option is clearly ahead of the next best."""
    figures = odds(s, s.final, rng, ODDS_SAMPLES)
    if len(figures) == 0:
        return None
    for name, more in TELLING:
        ours = figures[best].get(name)
        theirs = figures[second].get(name)
        if ours is None or theirs is None:
            continue
        ahead = ours.low > theirs.high if more else ours.high < theirs.low
        if ahead and abs(ours.value - theirs.value) >= (0.05 if name in CHANCES else 0.3):
            return name, ours.value, theirs.value
    return None


def per_cent(share: float) -> int:
    return int(100.0 * share + 0.5)
