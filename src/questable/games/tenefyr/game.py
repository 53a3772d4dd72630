"""Heroes of Tenefyr as others use it."""

from collections.abc import Mapping
from functools import lru_cache

from questable.cards.merge import merge_cards
from questable.cards.pack import Pack
from questable.cards.yaml_nodes import Node, Report
from questable.games.module import GAME_CACHE_SIZE, Game, built_in_files
from questable.games.tenefyr.checks import check_game, check_rules
from questable.games.tenefyr.reader import Reader, TenefyrCards, compile_cards
from questable.games.tenefyr.rules.card_set import TenefyrCardSet
from questable.games.tenefyr.rules.constants import DUNGEON
from questable.games.tenefyr.rules.setup import new_state
from questable.games.tenefyr.rules.state import TenefyrState
from questable.kernel.rng import seeded
from questable.kernel.vec import zeros
from questable.kernel.zones import Zones


class Tenefyr(Game[TenefyrState]):
    name = "tenefyr"

    def __init__(self, cards: TenefyrCards, catalogue: TenefyrCardSet, packs: tuple[Pack, ...] = ()) -> None:
        self.cards = cards
        self.card_set: TenefyrCardSet = catalogue
        self.packs = packs

    def with_packs(self, packs: tuple[Pack, ...]) -> "Tenefyr":
        return tenefyr(packs)

    def deal(self, config: Mapping[str, object], seed: int, record: bool) -> TenefyrState:
        return new_state(self.card_set, dict(config), seed, record)

    def blank(self) -> TenefyrState:
        zones = Zones(zeros(0), zeros(0))
        for _ in range(DUNGEON):
            zones.add(8)
        return TenefyrState(self.card_set, seeded(0), zones)


def read_tenefyr(
    texts: dict[str, str], report: Report, packs: tuple[Pack, ...] = (), loose: dict[str, str] | None = None
) -> TenefyrCards:
    """Read card files and packs, as they are laid over each other."""
    reader = Reader(report)
    for root in merge_cards(texts, packs, loose, report):
        reader.file(root)
    check_rules(reader.found, report)
    return reader.found


def tenefyr(packs: tuple[Pack, ...] = ()) -> Tenefyr:
    """The game with the built-in cards and these packs; the same packs are read once."""
    return made(packs)  # one call for the cache, however it is written here


@lru_cache(GAME_CACHE_SIZE)
def made(packs: tuple[Pack, ...]) -> Tenefyr:
    report = Report()
    cards = read_tenefyr(built_in_files("tenefyr"), report, packs)
    report.refuse()
    check_game(cards, report, packs[-1].about() if packs else Node("tenefyr", 1))
    report.refuse()
    return assemble(cards, packs)


def assemble(cards: TenefyrCards, packs: tuple[Pack, ...] = ()) -> Tenefyr:
    """The game with these cards, of which packs are a part."""
    catalogue = compile_cards(cards)
    catalogue.packs = [pack.label for pack in packs]
    return Tenefyr(cards, catalogue, packs)
