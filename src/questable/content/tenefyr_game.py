"""Heroes of Tenefyr as others use it."""

from collections.abc import Mapping
from functools import cache

from questable.content.game import Game, built_in
from questable.content.tenefyr import Reader, TenefyrCards, make_catalogue
from questable.content.tree import Report, read_tree
from questable.kernel.column import zeros
from questable.kernel.rng import seeded
from questable.kernel.zones import Zones
from questable.tenefyr.catalogue import Catalogue
from questable.tenefyr.setup import new_table
from questable.tenefyr.table import Table
from questable.tenefyr.words import DUNGEON


class Tenefyr(Game[Table]):
    name = "tenefyr"

    def __init__(self, cards: TenefyrCards, catalogue: Catalogue) -> None:
        self.cards = cards
        self.catalogue: Catalogue = catalogue

    def new(self, config: Mapping[str, object], seed: int, record: bool = False) -> Table:
        return new_table(self.catalogue, dict(config), seed, record)

    def blank(self) -> Table:
        zones = Zones(zeros(0), zeros(0))
        for _ in range(DUNGEON):
            zones.add(8)
        return Table(self.catalogue, seeded(0), zones)


def read_tenefyr(texts: dict[str, str], report: Report) -> TenefyrCards:
    """Read card files, name and text each."""
    reader = Reader(report)
    for name, text in texts.items():
        root = read_tree(name, text, report)
        if root is not None:
            reader.file(root)
    return reader.found


@cache
def tenefyr() -> Tenefyr:
    report = Report()
    cards = read_tenefyr(built_in("tenefyr"), report)
    report.refuse()
    return Tenefyr(cards, make_catalogue(cards))
