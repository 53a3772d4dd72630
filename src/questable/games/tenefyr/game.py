"""Heroes of Tenefyr: what it gives to the rest of the code. Rooms are imported when they are asked for."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from questable.cards.yaml_nodes import Node, Report
from questable.games.module import Game, GameModule, Json
from questable.games.tenefyr.reader import Reader, TenefyrCards, compile_cards
from questable.games.tenefyr.rules.card_set import TenefyrCardSet
from questable.games.tenefyr.rules.constants import DUNGEON
from questable.games.tenefyr.rules.setup import new_state
from questable.games.tenefyr.rules.state import TenefyrState
from questable.games.tenefyr.vocabulary import VOCABULARY
from questable.kernel.card_set import CardSet
from questable.kernel.rng import seeded
from questable.kernel.vec import zeros
from questable.kernel.vocabulary import Vocabulary
from questable.kernel.zones import Zones

if TYPE_CHECKING:
    from questable.cards.grammar import Step
    from questable.games.achievements import AchievementText, GameAchievements
    from questable.games.tenefyr.achievements import TenefyrTracker
    from questable.games.tenefyr.card_text import TenefyrCardText, TenefyrSheet
    from questable.games.tenefyr.names import TenefyrNames
    from questable.text.help import GlossaryEntry

TenefyrGame = Game[TenefyrCards, TenefyrState]


class TenefyrModule(GameModule[TenefyrCards, TenefyrState]):
    name = "tenefyr"
    title = "Heroes of Tenefyr"

    # ---- cards

    def read_cards(self, roots: list[Node], report: Report) -> TenefyrCards:
        from questable.games.tenefyr.checks import check_rules

        reader = Reader(report)
        for root in roots:
            reader.file(root)
        check_rules(reader.found, report)
        return reader.found

    def check_cards(self, cards: TenefyrCards, report: Report, at: Node) -> None:
        from questable.games.tenefyr.checks import check_game

        check_game(cards, report, at)

    def compile_cards(self, cards: TenefyrCards) -> TenefyrCardSet:
        return compile_cards(cards)

    def card_nodes(self, cards: TenefyrCards) -> dict[str, Node]:
        return {id: card.node for id, card in cards.cards.items()}

    def vocabulary(self, cards: TenefyrCards) -> Vocabulary:
        return VOCABULARY

    def schema(self) -> dict[str, Any]:
        from questable.games.tenefyr.schema import schema

        return schema()

    def rule_sentences(self, cards: TenefyrCards) -> "Iterator[tuple[str, Step, dict[str, str]]]":
        from questable.games.tenefyr.card_text import rule_sentences

        return rule_sentences(cards)

    # ---- states

    def deal(self, card_set: CardSet, config: dict[str, object], seed: int, record: bool) -> TenefyrState:
        assert isinstance(card_set, TenefyrCardSet)
        return new_state(card_set, config, seed, record)

    def blank(self, card_set: CardSet) -> TenefyrState:
        assert isinstance(card_set, TenefyrCardSet)
        zones = Zones(zeros(0), zeros(0))
        for _ in range(DUNGEON):
            zones.add(8)
        return TenefyrState(card_set, seeded(0), zones)

    # ---- text

    def names(self, game: TenefyrGame, view: Json, players: Sequence[str] = ()) -> "TenefyrNames":
        from questable.games.tenefyr.names import tenefyr_names

        return tenefyr_names(game.cards, view, players)

    def seat_names(self, game: TenefyrGame, view: Json, lang: str) -> list[str]:
        named = {id: hero.name[lang] for id, hero in game.cards.heroes.items()}
        return [" & ".join(named[hero] for hero in seat["heroes"]) for seat in view["seats"]]

    def card_ids(self, cards: TenefyrCards) -> list[str]:
        from questable.games.tenefyr.card_text import card_ids

        return card_ids(cards)

    def card_text(self, cards: TenefyrCards, id: str, lang: str, heroes: int = 0) -> "TenefyrCardText":
        from questable.games.tenefyr.card_text import card_text

        return card_text(cards, id, lang)

    def card_sheet(self, game: TenefyrGame, lang: str) -> "TenefyrSheet":
        from questable.games.tenefyr.card_text import card_sheet

        return card_sheet(game, lang)

    def keywords(self, game: TenefyrGame, lang: str) -> "list[GlossaryEntry]":
        from questable.games.tenefyr.keywords import glossary_entries

        return glossary_entries(lang)

    # ---- play

    def prepare(self, game: TenefyrGame, table: Json) -> tuple[TenefyrState, int]:
        from questable.games.tenefyr.scenario import prepare_spec

        return prepare_spec(game, table)

    def achievements(self, state: TenefyrState) -> "GameAchievements":
        from questable.games.tenefyr.achievements import game_achievements

        return game_achievements(state)

    def achievement_texts(self, game: TenefyrGame, lang: str) -> "dict[str, AchievementText]":
        from questable.games.tenefyr.achievements import achievement_texts

        return achievement_texts(game.cards, lang)

    def profile_tracker(self) -> "TenefyrTracker":
        from questable.games.tenefyr.achievements import TenefyrTracker

        return TenefyrTracker()

    def testkit_names(self) -> dict[str, str]:
        return {"Scene": "scene"}


MODULE = TenefyrModule()
