"""What the collected games show: win rates with intervals, effects of cards and choices, and outliers."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec

from questable.lab.counts import ChoiceCount, Collected, WinDifference
from questable.lab.rows import Row
from questable.play.estimate import wilson

FEWEST = 20  # games or forks that a statement needs
FAR = 3.0  # standard errors from the usual: of a hundred cards two or three are that far by luck
RARELY, ALMOST_ALWAYS = 0.05, 0.95  # pick rates beyond these mean that there is no real choice
FAR_RATE = 0.08  # a win rate that is so far from the mean stands out

Line = dict[str, object]  # of a table of cards or choices; those that were forked have an effect


class GroupRate(msgspec.Struct, frozen=True):
    """The win rate of a group of games with its 95 % interval."""

    name: str
    rate: float
    low: float
    high: float
    games: int


class GroupCount(msgspec.Struct, frozen=True):
    name: str
    count: int


def points(share: float) -> str:
    """A difference in points, with its sign."""
    return f"{100 * share:+.1f}".replace("-", "−")


def won(row: Row) -> bool:
    return bool(row["outcome"] == "victory")


def rates(games: Iterable[Row], key: Callable[[Row], str]) -> list[GroupRate]:
    """The win rate of each group, in the order of their first game."""
    groups: dict[str, list[bool]] = {}
    for row in games:
        groups.setdefault(key(row), []).append(won(row))
    return [
        GroupRate(name, sum(wins) / len(wins), *wilson(sum(wins), len(wins)), len(wins))
        for name, wins in groups.items()
    ]


def defeats_by(games: Iterable[Row], key: Callable[[Row], str], most: int = 16) -> list[GroupCount]:
    """How many games each group has lost, the largest first."""
    counts = Counter(key(row) for row in games if row["outcome"] == "defeat")
    return [GroupCount(name or "elsewhere", count) for name, count in counts.most_common(most)]


def effect_columns(name: str, difference: WinDifference) -> Line:
    estimate = difference.estimate()
    return {
        "name": name,
        "mean": estimate.value,
        "low": estimate.low,
        "high": estimate.high,
        "forks": estimate.samples,
    }


def card_lines(collected: Collected) -> list[Line]:
    """Every card that turned up, those with the largest effect first."""
    found: list[Line] = []
    for id, count in collected.cards.items():
        line: Line = {
            "id": id,
            "met": count.met + count.drawn,
            "beaten": count.beaten,
            "beaten_rate": count.beaten / count.met if count.met else None,
            "taken": count.taken,
            "used": count.used,
        }
        if count.effect.forks:
            line.update(effect_columns(id, count.effect))
        found.append(line)
    return sorted(found, key=lambda line: (-float(str(line.get("mean", -9))), str(line["id"])))


def choice_lines(collected: Collected) -> list[Line]:
    found: list[Line] = []
    for id, count in sorted(collected.choices.items()):
        line: Line = {
            "id": id,
            "offered": count.offered,
            "picked": count.picked,
            "rate": count.picked / max(count.offered, 1),
        }
        if count.effect.forks:
            line.update(effect_columns(id, count.effect))
        found.append(line)
    return found


def extremes(lines: Sequence[Line], most: int = 12) -> list[Line]:
    """The cards that help most and those that help least, among those forked often enough."""
    sure = [line for line in lines if int(str(line.get("forks", 0))) >= FEWEST]
    return sure if len(sure) <= 2 * most else [*sure[:most], *sure[-most:]]


def unused_cards(collected: Collected, ids: Iterable[str]) -> list[str]:
    """Cards that turned up in no game."""
    return [id for id in ids if id not in collected.cards]


def outliers(collected: Collected, groups: dict[str, list[GroupRate]], names: Mapping[str, str]) -> list[str]:
    """What stands out, each as one sentence; `names` are those of options."""
    found: list[str] = []
    wins = [won(row) for row in collected.games]
    mean = sum(wins) / max(len(wins), 1)
    for title, members in groups.items():
        for group in members:
            off = abs(group.rate - mean)
            if group.games >= FEWEST and off > FAR_RATE and not group.low <= mean <= group.high:
                side = "above" if group.rate > mean else "below"
                found.append(f"{title} {group.name}: {group.rate:.0%} won, {off:.0%} {side} the mean of {mean:.0%}.")
    effects = [count.effect for count in collected.cards.values() if count.effect.forks >= FEWEST]
    usual = sum(effect.mean for effect in effects) / max(len(effects), 1)
    for id, count in collected.cards.items():
        effect = count.effect
        if effect.forks >= FEWEST and effect.error and abs(effect.mean - usual) > FAR * effect.error:
            kind = "helps more" if effect.mean > usual else "helps less"
            found.append(f"{id} {kind} than cards do: {effect.mean:+.1%} with it, {usual:+.1%} is usual.")
    for id, choice in sorted(collected.choices.items()):
        if sentence := one_sided_choice(names.get(id, id), choice):
            found.append(sentence)
    return found


def one_sided_choice(name: str, choice: ChoiceCount) -> str:
    rate = choice.picked / max(choice.offered, 1)
    if choice.offered < FEWEST or RARELY <= rate <= ALMOST_ALWAYS:
        return ""
    how = "hardly ever" if rate < RARELY else "almost always"
    return f"{name} is {how} picked: {choice.picked} of {choice.offered} times."
