"""Heroes of Terrinoth: what it gives to the rest of the code. Rooms are imported when they are asked for."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from questable.cards.yaml_nodes import Node, Report
from questable.games.module import Game, GameModule, Json
from questable.games.terrinoth.compiler import compile_cards
from questable.games.terrinoth.reader import Reader, TerrinothCards
from questable.games.terrinoth.rules.card_set import TerrinothCardSet
from questable.games.terrinoth.rules.setup import blank_zones, new_state
from questable.games.terrinoth.rules.state import TerrinothState
from questable.games.terrinoth.vocabulary import vocabulary
from questable.kernel.card_set import CardSet
from questable.kernel.rng import seeded
from questable.kernel.vocabulary import Vocabulary

if TYPE_CHECKING:
    from questable.cards.grammar import Step
    from questable.games.achievements import AchievementText, GameAchievements
    from questable.games.terrinoth.achievements import TerrinothTracker
    from questable.games.terrinoth.card_text import QuestText, TerrinothCardText, TerrinothSheet
    from questable.games.terrinoth.names import TerrinothNames
    from questable.text.help import GlossaryEntry

TerrinothGame = Game[TerrinothCards, TerrinothState]


class TerrinothModule(GameModule[TerrinothCards, TerrinothState]):
    name = "terrinoth"
    title = "Heroes of Terrinoth"

    # ---- cards

    def read_cards(self, roots: list[Node], report: Report) -> TerrinothCards:
        from questable.games.terrinoth.checks import check_rules

        reader = Reader(report)
        for root in roots:
            reader.file(root)
        cards = reader.finish()
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
