"""Heroes of Terrinoth: what it gives to the rest of the code. Rooms are imported when they are asked for."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from questable.cards.yaml_nodes import Node, Report
from questable.games.module import Game, GameModule, Json
from questable.games.terrinoth.compiler import compile_cards
from questable.games.terrinoth.reader import Reader, TerrinothCards
from questable.games.terrinoth.rules.card_set import TerrinothCardSet
from questable.games.terrinoth.rules.setup import blank_zones, new_state
from questable.games.terrinoth.rules.state import TerrinothState
from questable.games.terrinoth.vocabulary import vocabulary
from questable.kernel.card_set import CardSet
from questable.kernel.rng import Rng, seeded
from questable.kernel.vocabulary import Vocabulary

if TYPE_CHECKING:
    from questable.bots.bot import Player
    from questable.bots.evaluation import Evaluation
    from questable.cards.grammar import Step
    from questable.drawing.model import Sheet, Term
    from questable.envs.encoding import EncodingParts
    from questable.games.achievements import AchievementText, GameAchievements
    from questable.games.options import SetupOptions
    from questable.games.terrinoth.achievements import TerrinothTracker
    from questable.games.terrinoth.card_text import QuestText, TerrinothCardText, TerrinothSheet
    from questable.games.terrinoth.encoding import TerrinothEncoder
    from questable.games.terrinoth.lab import TerrinothLab
    from questable.games.terrinoth.names import TerrinothNames
    from questable.games.terrinoth.terminal.screen_renderer import TerrinothScreenRenderer
    from questable.games.terrinoth.terminal.strings import TerrinothStrings
    from questable.games.terrinoth.terminal.table_renderer import TerrinothTableRenderer
    from questable.games.terrinoth.terminal.text_renderer import TerrinothTextRenderer
    from questable.play.estimate import Estimate
    from questable.terminal.cards import CardListing
    from questable.text.help import GlossaryEntry

TerrinothGame = Game[TerrinothCards, TerrinothState]


class TerrinothModule(GameModule[TerrinothCards, TerrinothState]):
    name = "terrinoth"
    title = "Heroes of Terrinoth"

    # ---- cards

    def read_cards(self, roots: list[Node], report: Report) -> TerrinothCards:
        from questable.games.terrinoth.checks import check_rules

        cards = Reader(report).read(roots)
        check_rules(cards, report)
        return cards

    def check_cards(self, cards: TerrinothCards, report: Report, at: Node) -> None:
        from questable.games.terrinoth.checks import check_game

        check_game(cards, report, at)

    def compile_cards(self, cards: TerrinothCards) -> TerrinothCardSet:
        return compile_cards(cards)

    def card_nodes(self, cards: TerrinothCards) -> dict[str, Node]:
        from questable.games.terrinoth.checks import card_nodes

        return card_nodes(cards)

    def vocabulary(self, cards: TerrinothCards) -> Vocabulary:
        return vocabulary(list(cards.of("enemy-traits")), list(cards.of("quest-tokens")))

    def schema(self) -> dict[str, Any]:
        from questable.games.terrinoth.schema import schema

        return schema()

    def rule_sentences(self, cards: TerrinothCards) -> "Iterator[tuple[str, Step, dict[str, str]]]":
        from questable.games.terrinoth.card_text import rule_sentences

        return rule_sentences(cards)

    # ---- states

    def deal(self, card_set: CardSet, config: dict[str, object], seed: int, record: bool) -> TerrinothState:
        assert isinstance(card_set, TerrinothCardSet)
        return new_state(card_set, config, seed, record)

    def blank(self, card_set: CardSet) -> TerrinothState:
        assert isinstance(card_set, TerrinothCardSet)
        return TerrinothState(card_set, seeded(0), blank_zones(card_set))

    # ---- text

    def names(self, game: TerrinothGame, view: Json, players: Sequence[str] = ()) -> "TerrinothNames":
        from questable.games.terrinoth.names import terrinoth_names

        return terrinoth_names(game.cards, view, players)

    def seat_names(self, game: TerrinothGame, view: Json, lang: str) -> list[str]:
        named = {id: hero.name[lang] for id, hero in game.cards.of("heroes").items()}
        seats = [[hero["hero"] for hero in view["heroes"] if hero["seat"] == seat] for seat in range(view["players"])]
        return [" & ".join(named[hero] for hero in heroes) for heroes in seats]

    def card_ids(self, cards: TerrinothCards) -> list[str]:
        from questable.games.terrinoth.card_text import card_ids

        return card_ids(cards)

    def card_text(self, cards: TerrinothCards, id: str, lang: str, heroes: int = 0) -> "TerrinothCardText | QuestText":
        from questable.games.terrinoth.card_text import card_text

        return card_text(cards, id, lang, heroes)

    def card_sheet(self, game: TerrinothGame, lang: str) -> "TerrinothSheet":
        from questable.games.terrinoth.card_text import card_sheet

        return card_sheet(game, lang)

    def keywords(self, game: TerrinothGame, lang: str) -> "list[GlossaryEntry]":
        from questable.games.terrinoth.card_text import glossary_entries

        return glossary_entries(game, lang)

    # ---- envs and drawing

    print_style = "steel"
    large_card_kinds = frozenset({"quest"})
    page_labels = (
        "effect-bar",
        "peril-track",
        "peril-start",
        "peril-grey",
        "peril-green",
        "peril-blue",
        "peril-violet",
        "peril-red",
    )
    open_spiel_parameters: ClassVar[Mapping[str, object]] = {
        "heroes": "by-seed",
        "quest": "random",
        "leader": "by-seed",
        "grim": False,
    }
    open_spiel_lists = frozenset({"heroes"})

    def encoding_parts(self, game: TerrinothGame) -> "EncodingParts":
        from questable.envs.encoding import EncodingParts
        from questable.games.terrinoth.card_features import card_features, feature_columns
        from questable.games.terrinoth.encoding import METRICS, ZONES, TerrinothEncoder, number_names

        encoder = TerrinothEncoder(game.card_set)
        return EncodingParts(encoder, number_names(), ZONES, METRICS, feature_columns(), card_features(game))

    def agent_lines(self, game: TerrinothGame, view: Json, lang: str, rules: bool) -> list[str]:
        from questable.games.terrinoth.agent_text import agent_lines

        return agent_lines(game, view, lang, rules)

    def sheet(self, game: TerrinothGame, lang: str, ids: Iterable[str] | None = None) -> "Sheet":
        from questable.games.terrinoth.drawing import sheet

        return sheet(game, lang, ids)

    def terms(self, game: TerrinothGame, lang: str) -> "dict[str, dict[str, Term]]":
        from questable.games.terrinoth.drawing import terms

        return terms(game, lang)

    # ---- tables

    def setup_options(self, game: TerrinothGame) -> "SetupOptions":
        from questable.games.terrinoth.options import setup_options

        return setup_options(game)

    # ---- terminal

    setting_help: ClassVar = {"quest": "the id of a quest, or random"}
    filter_help: ClassVar = {"quest": "the quest of this id"}
    card_filter_help: ClassVar = {"kind": "enemy"}

    def terminal_strings(self, game: TerrinothGame, lang: str) -> "TerrinothStrings":
        from questable.games.terrinoth.terminal.strings import TerrinothStrings

        return TerrinothStrings(game, lang)

    def table_renderer(self) -> "type[TerrinothTableRenderer]":
        from questable.games.terrinoth.terminal.table_renderer import TerrinothTableRenderer

        return TerrinothTableRenderer

    def text_renderer(self) -> "type[TerrinothTextRenderer]":
        from questable.games.terrinoth.terminal.text_renderer import TerrinothTextRenderer

        return TerrinothTextRenderer

    def screen_renderer(self) -> "type[TerrinothScreenRenderer]":
        from questable.games.terrinoth.terminal.screen_renderer import TerrinothScreenRenderer

        return TerrinothScreenRenderer

    def card_list(self, game: TerrinothGame, kind: str | None, level: int | None, lang: str) -> "CardListing":
        from questable.games.terrinoth.terminal.cards import card_list

        return card_list(game, kind, level, lang)

    def rule_chapters(self, decision_kind: str) -> tuple[str, ...]:
        from questable.games.terrinoth.terminal.rules import CHAPTERS, EFFECT_CHAPTERS

        return CHAPTERS.get(decision_kind, EFFECT_CHAPTERS)

    def heroes_per_player(self, players: int) -> int:
        return 2 if players <= 1 else 1

    # ---- lab

    def heuristic(self) -> "Player":
        from questable.games.terrinoth.bots.heuristic import TerrinothPlayer

        return TerrinothPlayer()

    def evaluation(self) -> "Evaluation":
        from questable.games.terrinoth.bots.evaluation import TerrinothEvaluation

        return TerrinothEvaluation()

    def evaluation_configs(self, game: TerrinothGame) -> list[dict[str, object]]:
        return [{"quest": quest.id} for quest in game.card_set.quests]

    def odds(self, state: TerrinothState, seat: int, rng: Rng, samples: int) -> "list[dict[str, Estimate]]":
        """In an action: `successes`, `wounds` and `suffers` (expected), `defeats` and `explores` (chances). For the
        choice of an activation card: the same, and `progress`, for the whole activation."""
        from questable.games.terrinoth.bots.odds import odds

        return odds(state, seat, rng, samples)

    def odds_chances(self) -> tuple[str, ...]:
        from questable.games.terrinoth.bots.odds import CHANCES

        return CHANCES

    def hint_reasons(self) -> tuple[tuple[str, bool], ...]:
        from questable.games.terrinoth.bots.odds import HINT_REASONS

        return HINT_REASONS

    def sample_configs(self, game: TerrinothGame) -> list[dict[str, object]]:
        from questable.games.terrinoth.lab import sample_configs

        return sample_configs(game)

    def row_encoder(self, card_set: CardSet) -> "TerrinothEncoder":
        from questable.games.terrinoth.encoding import TerrinothEncoder

        assert isinstance(card_set, TerrinothCardSet)
        return TerrinothEncoder(card_set)

    def lab(self) -> "TerrinothLab":
        from questable.games.terrinoth.lab import TerrinothLab

        return TerrinothLab()

    # ---- play

    def prepare(self, game: TerrinothGame, table: Json) -> tuple[TerrinothState, int]:
        from questable.games.terrinoth.scenario import prepare_spec

        return prepare_spec(game, table)

    def achievements(self, state: TerrinothState) -> "GameAchievements":
        from questable.games.terrinoth.achievements import game_achievements

        return game_achievements(state)

    def achievement_texts(self, game: TerrinothGame, lang: str) -> "dict[str, AchievementText]":
        from questable.games.terrinoth.achievements import achievement_texts

        return achievement_texts(lang)

    def profile_tracker(self) -> "TerrinothTracker":
        from questable.games.terrinoth.achievements import TerrinothTracker

        return TerrinothTracker(quest.id for quest in self.load().card_set.quests)

    def testkit_names(self) -> dict[str, str]:
        return {"QuestScene": "scene"}


MODULE = TerrinothModule()
