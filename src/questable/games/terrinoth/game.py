"""Heroes of Terrinoth as others use it."""

from collections.abc import Mapping
from functools import lru_cache

from questable.cards.merge import merge_cards
from questable.cards.pack import Pack
from questable.cards.yaml_nodes import Node, Report
from questable.games.module import GAME_CACHE_SIZE, Game, built_in_files
from questable.games.terrinoth.checks import check_game, check_rules
from questable.games.terrinoth.compiler import compile_cards
from questable.games.terrinoth.reader import Reader, TerrinothCards
from questable.games.terrinoth.rules.card_set import TerrinothCardSet
from questable.games.terrinoth.rules.setup import blank_zones, new_state
from questable.games.terrinoth.rules.state import TerrinothState
from questable.kernel.rng import seeded


class Terrinoth(Game[TerrinothState]):
    name = "terrinoth"

    def __init__(self, cards: TerrinothCards, catalogue: TerrinothCardSet, packs: tuple[Pack, ...] = ()) -> None:
        self.cards = cards
        self.card_set: TerrinothCardSet = catalogue
        self.packs = packs

    def with_packs(self, packs: tuple[Pack, ...]) -> "Terrinoth":
        return terrinoth(packs)

    def deal(self, config: Mapping[str, object], seed: int, record: bool) -> TerrinothState:
        return new_state(self.card_set, dict(config), seed, record)

    def blank(self) -> TerrinothState:
        return TerrinothState(self.card_set, seeded(0), blank_zones(self.card_set))


def read_terrinoth(
    texts: dict[str, str], report: Report, packs: tuple[Pack, ...] = (), loose: dict[str, str] | None = None
) -> TerrinothCards:
    """Read card files and packs, as they are laid over each other."""
    reader = Reader(report)
    for root in merge_cards(texts, packs, loose, report):
        reader.file(root)
    found = reader.finish()
    check_rules(found, report)
    return found


def terrinoth(packs: tuple[Pack, ...] = ()) -> Terrinoth:
    """The game with the built-in cards and these packs; the same packs are read once."""
    return made(packs)  # one call for the cache, however it is written here


@lru_cache(GAME_CACHE_SIZE)
def made(packs: tuple[Pack, ...]) -> Terrinoth:
    report = Report()
    cards = read_terrinoth(built_in_files("terrinoth"), report, packs)
    report.refuse()
    check_game(cards, report, packs[-1].about() if packs else Node("terrinoth", 1))
    report.refuse()
    return assemble(cards, packs)


def assemble(cards: TerrinothCards, packs: tuple[Pack, ...] = ()) -> Terrinoth:
    """The game with these cards, of which packs are a part."""
    catalogue = compile_cards(cards)
    catalogue.packs = [pack.label for pack in packs]
    return Terrinoth(cards, catalogue, packs)
