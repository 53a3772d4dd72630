"""Win rates, and whether each is what it should be (see `targets`)."""

from collections.abc import Callable

import msgspec

from questable.lab.rows import Row
from questable.lab.statistics import GroupRate, rates
from questable.lab.targets import Band, Targets

JUDGED_BOT = "search"  # that the bands are for
KINDS = "Kinds of game"
RULES = {"band": "the band", "near": "the others", "hope": "all hope"}  # and how a sentence names their targets

Key = Callable[[Row], str]


class Check(msgspec.Struct, frozen=True):
    """A target of a win rate, and whether it is met."""

    rule: str  # band: the band of its level; near: about the rate of similar games; hope: not too low
    target: Band = msgspec.field(name="wanted")
    verdict: str  # "": met; below or above; "perhaps below" where the interval reaches the target

    def sentence(self) -> str:
        return f"{self.verdict} {RULES[self.rule]}" if self.verdict else ""


class WinRate(msgspec.Struct, frozen=True):
    """The win rate of a group of games, and its checks."""

    section: str
    name: str
    won: float
    ci95: tuple[float, float]
    games: int
    checks: list[Check]

    @property
    def off(self) -> bool:
        """Does it miss a target for sure?"""
        return any(check.verdict in ("below", "above") for check in self.checks)

    def sentence(self) -> str:
        """What is wrong; "" where nothing is."""
        return "; ".join(filter(None, (check.sentence() for check in self.checks)))


def is_judged(bot: str) -> bool:
    return bot.partition(":")[0] == JUDGED_BOT


def check_kinds(targets: Targets, rows: list[Row], level: Key, similar: Key, judged: bool) -> list[WinRate]:
    """Check every kind of game: in the band of its level, and near similar ones, that differ in the number of
    players."""
    groups: dict[str, list[Row]] = {}
    for row in rows:
        groups.setdefault(similar(row), []).append(row)
    found: list[WinRate] = []
    for group in groups.values():
        kinds = rates(group, lambda row: str(row["cell"]))
        band = targets.bands.get(level(group[0]))
        for kind in kinds:
            checks = [check_band(kind, band)] if judged and band is not None else []
            found.append(win_rate(KINDS, kind, checks + check_near(kind, kinds, targets.tolerance)))
    return found


def win_rate(section: str, group: GroupRate, checks: list[Check]) -> WinRate:
    return WinRate(section, group.name, group.rate, (group.low, group.high), group.games, checks)


def check_band(group: GroupRate, target: Band, rule: str = "band") -> Check:
    least, most = target
    side = "below" if group.rate < least else "above" if group.rate > most else ""
    reached = group.low <= most and group.high >= least
    return Check(rule, target, f"perhaps {side}" if side and reached else side)


def check_near(group: GroupRate, groups: list[GroupRate], tolerance: float) -> list[Check]:
    """A rate may be off the mean of all these groups by the tolerance, or by half of its interval if that is more."""
    if len(groups) < 2:
        return []
    mean = sum(one.rate for one in groups) / len(groups)
    reach = max(tolerance, (group.high - group.low) / 2)
    least, most = max(mean - reach, 0.0), min(mean + reach, 1.0)
    verdict = "below" if group.rate < least else "above" if group.rate > most else ""
    return [Check("near", (least, most), verdict)]
