"""Heroes of Tenefyr: what it gives to the rest of the code. Rooms are imported when they are asked for."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from questable.cards.yaml_nodes import Node, Report
from questable.games.module import Game, GameModule, Json
from questable.games.tenefyr.compiler import compile_cards
from questable.games.tenefyr.reader import Reader, TenefyrCards
from questable.games.tenefyr.rules.card_set import TenefyrCardSet
from questable.games.tenefyr.rules.constants import DUNGEON
from questable.games.tenefyr.rules.setup import new_state
from questable.games.tenefyr.rules.state import TenefyrState
from questable.games.tenefyr.vocabulary import VOCABULARY
from questable.kernel.card_set import CardSet
from questable.kernel.rng import Rng, seeded
from questable.kernel.vec import zeros
from questable.kernel.vocabulary import Vocabulary
from questable.kernel.zones import Zones

if TYPE_CHECKING:
    from questable.bots.bot import Player
    from questable.bots.evaluation import Evaluation
    from questable.cards.grammar import Step
    from questable.drawing.model import Sheet, Term
    from questable.envs.encoding import EncodingParts
    from questable.games.achievements import AchievementText, GameAchievements
    from questable.games.options import SetupOptions
    from questable.games.tenefyr.achievements import TenefyrTracker
    from questable.games.tenefyr.card_text import TenefyrCardText, TenefyrSheet
    from questable.games.tenefyr.encoding import TenefyrEncoder
    from questable.games.tenefyr.lab import TenefyrLab
    from questable.games.tenefyr.names import TenefyrNames
    from questable.games.tenefyr.terminal.screen_renderer import TenefyrScreenRenderer
    from questable.games.tenefyr.terminal.strings import TenefyrStrings
    from questable.games.tenefyr.terminal.table_renderer import TenefyrTableRenderer
    from questable.games.tenefyr.terminal.text_renderer import TenefyrTextRenderer
    from questable.play.estimate import Estimate
    from questable.terminal.cards import CardListing
    from questable.text.help import GlossaryEntry

TenefyrGame = Game[TenefyrCards, TenefyrState]


class TenefyrModule(GameModule[TenefyrCards, TenefyrState]):
    name = "tenefyr"
    title = "Heroes of Tenefyr"

    # ---- cards

    def read_cards(self, roots: list[Node], report: Report) -> TenefyrCards:
        from questable.games.tenefyr.checks import check_rules

        cards = Reader(report).read(roots)
        check_rules(cards, report)
        return cards

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

    # ---- envs and drawing

    open_spiel_parameters: ClassVar[Mapping[str, object]] = {
        "heroes": "by-seed",
        "difficulty": "normal",
        "boss": "random",
        "mode": "standard",
        "edition": 2019,
        "drop_unused_heroes": False,
        "starting_player": -1,
    }
    open_spiel_lists = frozenset({"heroes"})

    def encoding_parts(self, game: TenefyrGame) -> "EncodingParts":
        from questable.envs.encoding import EncodingParts
        from questable.games.tenefyr.card_features import card_features, feature_columns
        from questable.games.tenefyr.encoding import METRICS, ZONES, TenefyrEncoder, number_names

        encoder = TenefyrEncoder(game.card_set)
        return EncodingParts(encoder, number_names(), ZONES, METRICS, feature_columns(), card_features(game))

    def agent_lines(self, game: TenefyrGame, view: Json, lang: str, rules: bool) -> list[str]:
        from questable.games.tenefyr.agent_text import agent_lines

        return agent_lines(game, view, lang, rules)

    def sheet(self, game: TenefyrGame, lang: str, ids: Iterable[str] | None = None) -> "Sheet":
        from questable.games.tenefyr.drawing import sheet

        return sheet(game, lang, ids)

    def terms(self, game: TenefyrGame, lang: str) -> "dict[str, dict[str, Term]]":
        from questable.games.tenefyr.drawing import terms

        return terms(game, lang)

    # ---- tables

    def setup_options(self, game: TenefyrGame) -> "SetupOptions":
        from questable.games.tenefyr.options import setup_options

        return setup_options(game)

    # ---- terminal

    setting_help: ClassVar = {
        "difficulty": "easy, normal or hard",
        "boss": "the id of a boss, or random",
        "mode": "standard or quick",
    }
    card_filter_help: ClassVar = {"kind": "basic", "level": "1 to 5"}
    example_rule: ClassVar = "TEN-COM-9"

    def terminal_strings(self, game: TenefyrGame, lang: str) -> "TenefyrStrings":
        from questable.games.tenefyr.terminal.strings import TenefyrStrings

        return TenefyrStrings(game, lang)

    def table_renderer(self) -> "type[TenefyrTableRenderer]":
        from questable.games.tenefyr.terminal.table_renderer import TenefyrTableRenderer

        return TenefyrTableRenderer

    def text_renderer(self) -> "type[TenefyrTextRenderer]":
        from questable.games.tenefyr.terminal.text_renderer import TenefyrTextRenderer

        return TenefyrTextRenderer

    def screen_renderer(self) -> "type[TenefyrScreenRenderer]":
        from questable.games.tenefyr.terminal.screen_renderer import TenefyrScreenRenderer

        return TenefyrScreenRenderer

    def card_list(self, game: TenefyrGame, kind: str | None, level: int | None, lang: str) -> "CardListing":
        from questable.games.tenefyr.terminal.cards import card_list

        return card_list(game, kind, level, lang)

    def rule_chapters(self, decision_kind: str) -> tuple[str, ...]:
        from questable.games.tenefyr.terminal.rules import CHAPTERS, EFFECT_CHAPTERS

        return CHAPTERS.get(decision_kind, EFFECT_CHAPTERS)

    def heroes_per_player(self, players: int) -> int:
        return 2 if players <= 2 else 1

    def hidden_options(self, chosen: Json) -> frozenset[str]:
        return frozenset({"mode"} if chosen.get("edition") == 2018 else ())

    # ---- lab

    def heuristic(self) -> "Player":
        from questable.games.tenefyr.bots.heuristic import TenefyrPlayer

        return TenefyrPlayer()

    def evaluation(self) -> "Evaluation":
        from questable.games.tenefyr.bots.evaluation import TenefyrEvaluation

        return TenefyrEvaluation()

    def evaluation_configs(self, game: TenefyrGame) -> list[dict[str, object]]:
        return [{}, {"mode": "quick"}]

    def odds(self, state: TenefyrState, seat: int, rng: Rng, samples: int) -> "list[dict[str, Estimate]]":
        """Keep or redraw: `falls-this-turn` and `falls`, the chances that the enemy falls; where to go, continue or
        leave: `falls`."""
        from questable.games.tenefyr.bots.odds import odds

        return odds(state, seat, rng, samples)

    def odds_chances(self) -> tuple[str, ...]:
        from questable.games.tenefyr.bots.odds import CHANCES

        return CHANCES

    def hint_reasons(self) -> tuple[tuple[str, bool], ...]:
        from questable.games.tenefyr.bots.odds import HINT_REASONS

        return HINT_REASONS

    def sample_configs(self, game: TenefyrGame) -> list[dict[str, object]]:
        from questable.games.tenefyr.lab import sample_configs

        return sample_configs(game)

    def row_encoder(self, card_set: CardSet) -> "TenefyrEncoder":
        from questable.games.tenefyr.encoding import TenefyrEncoder

        assert isinstance(card_set, TenefyrCardSet)
        return TenefyrEncoder(card_set)

    def lab(self) -> "TenefyrLab":
        from questable.games.tenefyr.lab import TenefyrLab

        return TenefyrLab()

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
