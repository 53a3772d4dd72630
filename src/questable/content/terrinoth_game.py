"""Heroes of Terrinoth as others use it."""

from collections.abc import Mapping
from functools import cache

from questable.content.game import Game, built_in
from questable.content.terrinoth import Reader, TerrinothCards
from questable.content.terrinoth_catalogue import make_catalogue
from questable.content.tree import Report, read_tree
from questable.kernel.rng import seeded
from questable.terrinoth.catalogue import Catalogue
from questable.terrinoth.setup import blank_zones, new_table
from questable.terrinoth.table import Table


class Terrinoth(Game[Table]):
    name = "terrinoth"

    def __init__(self, cards: TerrinothCards, catalogue: Catalogue) -> None:
        self.cards = cards
        self.catalogue: Catalogue = catalogue

    def new(self, config: Mapping[str, object], seed: int, record: bool = False) -> Table:
        return new_table(self.catalogue, dict(config), seed, record)

    def blank(self) -> Table:
        return Table(self.catalogue, seeded(0), blank_zones())


def read_terrinoth(texts: dict[str, str], report: Report) -> TerrinothCards:
    """Read card files, name and text each."""
    reader = Reader(report)
    for name, text in texts.items():
        root = read_tree(name, text, report)
        if root is not None:
            reader.file(root)
    return reader.finish()


@cache
def terrinoth() -> Terrinoth:
    report = Report()
    cards = read_terrinoth(built_in("terrinoth"), report)
    report.refuse()
    return Terrinoth(cards, make_catalogue(cards))
