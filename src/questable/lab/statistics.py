"""What a survey shows: rates with intervals, effects with errors, and what stands out."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

from questable.bots.estimate import Z95, wilson
from questable.lab.collect import ChoiceCount, Collected, Effect
from questable.lab.rows import Row

FEWEST = 20  # games or forks that a finding rests on, at least
FAR = 3.0  # standard errors from what is usual: with a hundred cards two or three are that far by luck
RARELY, ALMOST_ALWAYS = 0.05, 0.95  # pick rates outside mean that there is no choice

Line = dict[str, object]


def points(share: float) -> str:
    """A difference in points, with its sign."""
    return f"{100 * share:+.1f}".replace("-", "−")


def won(row: Row) -> bool:
    return row["outcome"] == "victory"


def rates(games: Iterable[Row], key: Callable[[Row], str]) -> list[Line]:
    """The win rate of each group, in the order of their first game."""
    groups: dict[str, list[bool]] = {}
    for row in games:
        groups.setdefault(key(row), []).append(won(row))
    found: list[Line] = []
    for name, ends in groups.items():
        low, high = wilson(sum(ends), len(ends))
        found.append({"name": name, "rate": sum(ends) / len(ends), "low": low, "high": high, "games": len(ends)})
    return found


def lost_to(games: Iterable[Row], key: Callable[[Row], str], most: int = 16) -> list[Line]:
    counts = Counter(key(row) for row in games if row["outcome"] == "defeat")
    return [{"name": name or "elsewhere", "count": count} for name, count in counts.most_common(most)]


def effect_line(name: str, effect: Effect) -> Line:
    half = Z95 * effect.error
    return {
        "name": name,
        "mean": effect.mean,
        "low": effect.mean - half,
        "high": effect.mean + half,
        "forks": effect.forks,
    }


def card_lines(survey: Collected) -> list[Line]:
    """Every card that was seen, those with the largest effect first."""
    found: list[Line] = []
    for id, count in survey.cards.items():
        line: Line = {
            "id": id,
            "met": count.met + count.drawn,
            "beaten": count.beaten,
            "beaten_rate": count.beaten / count.met if count.met else None,
            "taken": count.taken,
            "used": count.used,
        }
        if count.effect.forks:
            line.update(effect_line(id, count.effect))
        found.append(line)
    return sorted(found, key=lambda line: (-float(str(line.get("mean", -9))), str(line["id"])))


def choice_lines(survey: Collected) -> list[Line]:
    found: list[Line] = []
    for id, count in sorted(survey.choices.items()):
        line: Line = {
            "id": id,
            "offered": count.offered,
            "picked": count.picked,
            "rate": count.picked / max(count.offered, 1),
        }
        if count.effect.forks:
            line.update(effect_line(id, count.effect))
        found.append(line)
    return found


def strongest(lines: Sequence[Line], most: int = 12) -> list[Line]:
    """The cards that help most and those that help least, among those forked often enough."""
    sure = [line for line in lines if int(str(line.get("forks", 0))) >= FEWEST]
    return sure if len(sure) <= 2 * most else [*sure[:most], *sure[-most:]]


def never(survey: Collected, ids: Iterable[str]) -> list[str]:
    """Cards that no game has shown, beaten, taken or used."""
    return [id for id in ids if id not in survey.cards]


def outliers(survey: Collected, groups: dict[str, list[Line]], names: Mapping[str, str]) -> list[str]:
    """What stands out, each as one sentence; `names` are those of options."""
    found: list[str] = []
    total = [won(row) for row in survey.games]
    mean = sum(total) / max(len(total), 1)
    for what, lines in groups.items():
        for line in lines:
            low, high, rate = (float(str(line[key])) for key in ("low", "high", "rate"))
            if int(str(line["games"])) >= FEWEST and abs(rate - mean) > 0.08 and not low <= mean <= high:
                side = "above" if rate > mean else "below"
                found.append(
                    f"{what} {line['name']}: {rate:.0%} won, {abs(rate - mean):.0%} {side} the mean of {mean:.0%}."
                )
    effects = [count.effect for count in survey.cards.values() if count.effect.forks >= FEWEST]
    usual = sum(effect.mean for effect in effects) / max(len(effects), 1)
    for id, count in survey.cards.items():
        effect = count.effect
        if effect.forks >= FEWEST and effect.error and abs(effect.mean - usual) > FAR * effect.error:
            kind = "helps more" if effect.mean > usual else "helps less"
            found.append(f"{id} {kind} than cards do: {effect.mean:+.1%} with it, {usual:+.1%} is usual.")
    for id, choice in sorted(survey.choices.items()):
        if told := odd_choice(names.get(id, id), choice):
            found.append(told)
    return found


def odd_choice(id: str, choice: ChoiceCount) -> str:
    rate = choice.picked / max(choice.offered, 1)
    if choice.offered < FEWEST or RARELY <= rate <= ALMOST_ALWAYS:
        return ""
    how = "hardly ever" if rate < RARELY else "almost always"
    return f"{id} is {how} picked: {choice.picked} of {choice.offered} times."
