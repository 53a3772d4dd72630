"""Shares of games won, and whether each is what it should be (see `bands`)."""

from collections.abc import Callable

import msgspec

from questable.lab.rows import Row
from questable.lab.statistics import Line, rates
from questable.lab.targets import BANDS, HOPE, NEAR, Band

JUDGED = "search"  # whom the bands are for
KINDS, BOSSES, PAIRS = "Kinds of game", "Bosses in standard mode", "Pairs of archetypes"
SAID = {"band": "the band", "near": "the others", "hope": "all hope"}

Key = Callable[[Row], str]


class Check(msgspec.Struct, frozen=True):
    """One thing that a share of games won should be."""

    rule: str  # band: what is aimed at; near: about as much as others of its like; hope: not too little
    wanted: Band
    verdict: str  # "": so it is; below or above; "perhaps below" where the interval reaches what is wanted

    def told(self) -> str:
        return f"{self.verdict} {SAID[self.rule]}" if self.verdict else ""


class Figure(msgspec.Struct, frozen=True):
    """A share of games won, and what is said about it."""

    section: str
    name: str
    won: float
    ci95: tuple[float, float]
    games: int
    checks: list[Check]

    @property
    def off(self) -> bool:
        """Is it surely not what it should be?"""
        return any(check.verdict in ("below", "above") for check in self.checks)

    def told(self) -> str:
        """What is wrong; "" where nothing is."""
        return "; ".join(filter(None, (check.told() for check in self.checks)))


def is_judged(bot: str) -> bool:
    return bot.partition(":")[0] == JUDGED


def figures_of(game: str, rows: list[Row], bot: str) -> list[Figure]:
    return (tenefyr_figures if game == "tenefyr" else terrinoth_figures)(rows, is_judged(bot))


def tenefyr_figures(rows: list[Row], judged: bool) -> list[Figure]:
    """`judged` against the bands, or only by what should be alike: numbers of players, and bosses."""
    found = kinds("tenefyr", rows, "difficulty", lambda row: f"{row['mode']}, {row['difficulty']}", judged)
    with_boss = sorted((row for row in rows if row["boss"]), key=lambda row: str(row["boss"]))
    for difficulty in BANDS["tenefyr"]:
        some = [row for row in with_boss if row["difficulty"] == difficulty]
        lines = rates(some, lambda row: f"{row['difficulty']}, {row['boss']}")
        found += [figure(BOSSES, line, near(line, lines, NEAR["tenefyr"])) for line in lines]
    return found


def terrinoth_figures(rows: list[Row], judged: bool) -> list[Figure]:
    """`judged` against the bands and for hopeless pairs, or only by what should be alike: numbers of heroes."""
    found = kinds("terrinoth", rows, "level", lambda row: str(row["quest"]), judged)
    two_heroes = [row for row in rows if int(row["hero_count"]) == 2]
    lines = rates(sorted(two_heroes, key=party), party)
    return found + [figure(PAIRS, line, [band(line, (HOPE, 1.0), "hope")] if judged else []) for line in lines]


def party(row: Row) -> str:
    return str(row["archetypes"])


def kinds(game: str, rows: list[Row], level: str, like: Key, judged: bool) -> list[Figure]:
    """Every kind of game: in the band of its level, and near those that differ from it in the number of players."""
    groups: dict[str, list[Row]] = {}
    for row in rows:
        groups.setdefault(like(row), []).append(row)
    found: list[Figure] = []
    for group in groups.values():
        lines = rates(group, lambda row: str(row["cell"]))
        wanted = BANDS[game][str(group[0][level])]
        for line in lines:
            checks = [band(line, wanted)] if judged else []
            found.append(figure(KINDS, line, checks + near(line, lines, NEAR[game])))
    return found


def figure(section: str, line: Line, checks: list[Check]) -> Figure:
    rate, low, high = bounds(line)
    return Figure(section, str(line["name"]), rate, (low, high), int(str(line["games"])), checks)


def bounds(line: Line) -> tuple[float, float, float]:
    rate, low, high = (float(str(line[key])) for key in ("rate", "low", "high"))
    return rate, low, high


def band(line: Line, wanted: Band, rule: str = "band") -> Check:
    rate, low, high = bounds(line)
    least, most = wanted
    side = "below" if rate < least else "above" if rate > most else ""
    reached = low <= most and high >= least
    return Check(rule, wanted, f"perhaps {side}" if side and reached else side)


def near(line: Line, lines: list[Line], allowed: float) -> list[Check]:
    """So far from the mean of all these lines as is allowed, or as the interval is wide."""
    if len(lines) < 2:
        return []
    rate, low, high = bounds(line)
    mean = sum(bounds(one)[0] for one in lines) / len(lines)
    reach = max(allowed, (high - low) / 2)
    wanted = (max(mean - reach, 0.0), min(mean + reach, 1.0))
    return [Check("near", wanted, "below" if rate < wanted[0] else "above" if rate > wanted[1] else "")]
