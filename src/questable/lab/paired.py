"""Paired comparison: the same kinds of game on the same seeds, without packs and with them, or by two bots."""

from collections.abc import Mapping

import questable
from questable.cards.pack import Pack
from questable.lab.duel import SIGNIFICANT, Pairing, duel_of
from questable.lab.rows import Row
from questable.lab.statistics import Line, points, rates, won


class Paired:
    """Games of a first and a second side, paired by kind of game and seed."""

    def __init__(self, pairing: Pairing, first: list[Row], second: list[Row]) -> None:
        before = {(row["cell"], row["game"]): won(row) for row in first}
        kinds: dict[str, list[list[int]]] = {}
        new: list[Row] = []
        for row in second:
            won_before = before.get((row["cell"], row["game"]))
            if won_before is None:
                new.append(row)
            else:
                kinds.setdefault(str(row["cell"]), [[0, 0], [0, 0]])[won_before][won(row)] += 1
        self.kinds = {kind: duel_of(pairing, counts) for kind, counts in kinds.items()}
        total = [[sum(counts[a][b] for counts in kinds.values()) for b in (0, 1)] for a in (0, 1)]
        self.total = duel_of(pairing, total)
        self.new = rates(new, lambda row: str(row["cell"]))  # kinds of game that only the second side has

    def is_significant(self, kind: str) -> bool:
        """Is there a difference in this kind of game? With many kinds some would seem to differ by luck, so the level
        of significance is divided by their number (Bonferroni)."""
        return self.kinds[kind].p_value < SIGNIFICANT / len(self.kinds)

    def lines(self) -> list[Line]:
        return [
            {
                "name": kind,
                "first": found.first_rate,
                "second": found.second_rate,
                "mean": found.difference,
                "low": found.difference_ci95[0],
                "high": found.difference_ci95[1],
                "games": found.games,
                "significant": self.is_significant(kind),
            }
            for kind, found in self.kinds.items()
        ]


class Change(Paired):
    """What packs change: games without them and games with them."""

    def __init__(self, pairing: Pairing, without: list[Row], played: list[Row]) -> None:
        super().__init__(pairing, without, played)
        self.packs = pairing.second.packs

    @property
    def names(self) -> str:
        return " and ".join(pack.id for pack in self.packs)

    def verdict(self) -> str:
        """The result in one sentence."""
        found = self.total
        low, high = map(points, found.difference_ci95)
        figures = (
            f"{found.first_rate:.1%} of {found.games:,} games are won without, {found.second_rate:.1%} with "
            f"({points(found.difference)} points, 95 % interval {low} to {high}, {found.chance()})"
        )
        if not found.significant:
            return f"No change that could not be luck: {figures}."
        return f"The game becomes {'easier' if found.difference > 0 else 'harder'} with {self.names}: {figures}."

    def sentences(self) -> list[str]:
        """One sentence for each kind of game that has changed significantly."""
        return [
            f"{kind}: {points(one.difference)} points, {one.first_rate:.0%} won without, {one.second_rate:.0%} with."
            for kind, one in self.kinds.items()
            if self.is_significant(kind)
        ]


def own_cards(game: str, packs: tuple[Pack, ...]) -> set[str]:
    """The cards that packs add or replace: those whose text differs with them."""
    before, after = sheet(game, ()), sheet(game, packs)
    return {id for id, card in after.items() if before.get(id) != card}


def sheet(game: str, packs: tuple[Pack, ...]) -> Mapping[str, object]:
    played = questable.game(game, packs)
    found: Mapping[str, object] = played.module.card_sheet(played, "en").cards
    return found
