"""What packs change: the same kinds of game on the same seeds, without them and with them."""

from collections.abc import Mapping

import questable
from questable.content.pack import Pack
from questable.content.text.cards_text import card_sheet
from questable.lab.duel import SIGNIFICANT, Pairing, duel_of
from questable.lab.findings import Line, points, rates, won
from questable.lab.rows import Row


class Change:
    """Games without and with packs, paired by kind of game and seed."""

    def __init__(self, pairing: Pairing, without: list[Row], played: list[Row]) -> None:
        self.packs = pairing.second.packs
        before = {(row["cell"], row["game"]): won(row) for row in without}
        kinds: dict[str, list[list[int]]] = {}
        new: list[Row] = []
        for row in played:
            was = before.get((row["cell"], row["game"]))
            if was is None:
                new.append(row)
            else:
                kinds.setdefault(str(row["cell"]), [[0, 0], [0, 0]])[was][won(row)] += 1
        self.kinds = {kind: duel_of(pairing, counts) for kind, counts in kinds.items()}
        total = [[sum(counts[a][b] for counts in kinds.values()) for b in (0, 1)] for a in (0, 1)]
        self.total = duel_of(pairing, total)
        self.new = rates(new, lambda row: str(row["cell"]))  # kinds of game that only the packs have

    @property
    def names(self) -> str:
        return " and ".join(pack.id for pack in self.packs)

    def verdict(self) -> str:
        """What it comes to, in one sentence."""
        found = self.total
        low, high = map(points, found.difference_ci95)
        figures = (
            f"{found.first_rate:.1%} of {found.games:,} games are won without, {found.second_rate:.1%} with "
            f"({points(found.difference)} points, 95 % interval {low} to {high}, p = {found.p_value:.2g})"
        )
        if not found.significant:
            return f"No change that could not be luck: {figures}."
        return f"The game becomes {'easier' if found.difference > 0 else 'harder'} with {self.names}: {figures}."

    def sure(self, kind: str) -> bool:
        """Has this kind of game changed? Of so many some would seem to by luck, so each is asked more (Bonferroni)."""
        return self.kinds[kind].p_value < SIGNIFICANT / len(self.kinds)

    def sentences(self) -> list[str]:
        """The kinds of game that have changed for sure."""
        return [
            f"{kind}: {points(one.difference)} points, {one.first_rate:.0%} won without, {one.second_rate:.0%} with."
            for kind, one in self.kinds.items()
            if self.sure(kind)
        ]

    def lines(self) -> list[Line]:
        return [
            {
                "name": kind,
                "without": found.first_rate,
                "with": found.second_rate,
                "mean": found.difference,
                "low": found.difference_ci95[0],
                "high": found.difference_ci95[1],
                "games": found.games,
                "sure": self.sure(kind),
            }
            for kind, found in self.kinds.items()
        ]


def own_cards(game: str, packs: tuple[Pack, ...]) -> set[str]:
    """The cards that packs add or replace: those that say something else with them."""
    before, after = sheet(game, ()), sheet(game, packs)
    return {id for id, card in after.items() if before.get(id) != card}


def sheet(game: str, packs: tuple[Pack, ...]) -> Mapping[str, object]:
    if game == "tenefyr":
        return card_sheet(questable.game("tenefyr", packs), "en").cards
    return card_sheet(questable.game("terrinoth", packs), "en").cards
