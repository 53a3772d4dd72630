"""What a game gives to the rest of the code: `GameModule`, and `Game`, a game with one set of cards.

Shared packages import this module and `registry`, never a game. What a game answers is looked up once for each game,
bot or batch, not for each decision: inside the engine a game calls its own classes.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Literal, TypeVar

from questable.cards.merge import merge_cards
from questable.cards.pack import MANIFEST, Pack, find_packs
from questable.cards.yaml_nodes import Node, Report
from questable.kernel import codec
from questable.kernel.card_set import CardSet
from questable.kernel.state import State

if TYPE_CHECKING:
    from questable.bots.bot import Player
    from questable.bots.evaluation import Evaluation
    from questable.cards.grammar import Step
    from questable.drawing.model import Sheet, Term
    from questable.envs.encoding import EncodingParts
    from questable.envs.rows import RowEncoder
    from questable.games.achievements import AchievementText, GameAchievements, ProfileTracker
    from questable.games.options import SetupOptions
    from questable.kernel.rng import Rng
    from questable.kernel.vocabulary import Vocabulary
    from questable.lab.game_lab import GameLab
    from questable.play.estimate import Estimate
    from questable.terminal.cards import CardListing
    from questable.terminal.render import Renderer
    from questable.terminal.screen_renderer import ScreenRenderer
    from questable.terminal.strings import Strings
    from questable.text.display_names import DisplayNames
    from questable.text.help import GlossaryEntry

GAME_CACHE_SIZE: Final = 16  # games with different packs that are kept ready

Cards = TypeVar("Cards")  # what the card files of a game say
StateType = TypeVar("StateType", bound=State)
Json = Mapping[str, Any]


class GameModule(ABC, Generic[Cards, StateType]):
    """One game: everything that shared packages ask of it. There is one instance of each, in the registry."""

    name: ClassVar[str]  # its id, the name of its folder
    title: ClassVar[str]  # its name on the box

    # ---- files

    @property
    def folder(self) -> Traversable:
        """The folder of the game: cards/, text/, lessons/, pack_template/, rules.yaml, help.yaml."""
        return files(type(self).__module__.rpartition(".")[0])

    def built_in_files(self) -> dict[str, str]:
        """The card files that come with the game, by name; they form a pack like any other."""
        folder = self.folder / "cards"
        names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".yaml"))
        return {name: (folder / name).read_text(encoding="utf-8") for name in names if name != MANIFEST}

    # ---- cards

    @abstractmethod
    def read_cards(self, roots: list[Node], report: Report) -> Cards:
        """Read merged card files; each mistake goes to the report."""

    @abstractmethod
    def check_cards(self, cards: Cards, report: Report, at: Node) -> None:
        """Report what is wrong with cards that are right one by one; `at` is the place to name."""

    @abstractmethod
    def compile_cards(self, cards: Cards) -> CardSet:
        """Turn checked cards into what the engine runs."""

    @abstractmethod
    def card_nodes(self, cards: Cards) -> dict[str, Node]:
        """Where each card is written, by id."""

    @abstractmethod
    def vocabulary(self, cards: Cards) -> "Vocabulary":
        """The words that rules on cards may use."""

    @abstractmethod
    def schema(self) -> dict[str, Any]:
        """A JSON Schema of the card files, for editors."""

    @abstractmethod
    def rule_sentences(self, cards: Cards) -> "Iterator[tuple[str, Step, dict[str, str]]]":
        """Every rule on every card: the card's id, the rule, and its text in each language. The manual quotes them."""

    def read(self, texts: dict[str, str], report: Report, packs: tuple[Pack, ...] = ()) -> Cards:
        """Read card files with packs merged over them."""
        return self.read_cards(merge_cards(texts, packs, None, report), report)

    def check(
        self,
        texts: dict[str, str],
        report: Report,
        at: Node,
        packs: tuple[Pack, ...] = (),
        loose: dict[str, str] | None = None,
    ) -> list[Node]:
        """Check card files with packs, and loose files, merged over them; where each card is written."""
        cards = self.read_cards(merge_cards(texts, packs, loose, report), report)
        if not report.mistakes:
            self.check_cards(cards, report, at)
        return list(self.card_nodes(cards).values())

    # ---- games with one set of cards

    def load(self, packs: tuple[Pack, ...] = ()) -> "Game[Cards, StateType]":
        """The game with the built-in cards and these packs; `CardError` names every mistake. The same packs are read
        once."""
        return load_game(self, packs)

    def from_files(self, texts: dict[str, str], packs: tuple[Pack, ...] = ()) -> "Game[Cards, StateType]":
        """The game with the cards of these files, which were checked before."""
        report = Report()
        cards = self.read(texts, report, packs)
        report.refuse()
        return self.assemble(cards, packs)

    def assemble(self, cards: Cards, packs: tuple[Pack, ...] = ()) -> "Game[Cards, StateType]":
        """The game with these cards, of which the packs' are a part."""
        card_set = self.compile_cards(cards)
        card_set.packs = [pack.label for pack in packs]
        return Game(self, cards, card_set, packs)

    # ---- states

    @abstractmethod
    def deal(self, card_set: CardSet, config: dict[str, object], seed: int, record: bool) -> StateType:
        """A new game."""

    @abstractmethod
    def blank(self, card_set: CardSet) -> StateType:
        """A state in which nothing has been dealt, to load a game into."""

    def view_types(self) -> ModuleType:
        """The module that describes `state.view(seat)` with types; the types of the web client are made from it."""
        return import_module(f"{type(self).__module__.rpartition('.')[0]}.view_types")

    # ---- text

    @abstractmethod
    def names(self, game: "Game[Cards, StateType]", view: Json, players: Sequence[str] = ()) -> "DisplayNames":
        """What things are called at a table, from what a seat can see of it."""

    @abstractmethod
    def seat_names(self, game: "Game[Cards, StateType]", view: Json, lang: str) -> list[str]:
        """What each seat is called by its heroes."""

    @abstractmethod
    def card_ids(self, cards: Cards) -> list[str]:
        """All cards, and what else is shown as a card."""

    @abstractmethod
    def card_text(self, cards: Cards, id: str, lang: str, heroes: int = 0) -> Any:
        """The text of one card, a struct. `heroes`: how many of them play, where a number depends on it."""

    @abstractmethod
    def card_sheet(self, game: "Game[Cards, StateType]", lang: str) -> Any:
        """All that a client may show of the cards in one language, a struct."""

    @abstractmethod
    def keywords(self, game: "Game[Cards, StateType]", lang: str) -> "list[GlossaryEntry]":
        """The keywords of the cards with their reminders, for the glossary."""

    # ---- envs and drawing

    print_style: ClassVar[Literal["parchment", "steel"]] = "parchment"  # the frame of printed cards
    large_card_kinds: ClassVar[frozenset[str]] = frozenset()  # kinds of cards that are printed at twice the size
    page_labels: ClassVar[tuple[str, ...]] = ()  # words of the card page: messages `page-LABEL` of `GAME/drawing`
    open_spiel_parameters: ClassVar[Mapping[str, object]] = {}  # configuration keys with defaults, see envs/openspiel
    open_spiel_lists: ClassVar[frozenset[str]] = frozenset()  # those that hold a list for each player

    @abstractmethod
    def encoding_parts(self, game: "Game[Cards, StateType]") -> "EncodingParts":
        """How agents see the game as numbers: the row encoder, the names of its columns, card features."""

    @abstractmethod
    def agent_lines(self, game: "Game[Cards, StateType]", view: Json, lang: str, rules: bool) -> list[str]:
        """A view as lines of text, then the decision with numbered options; `rules` adds the text of each card."""

    @abstractmethod
    def sheet(self, game: "Game[Cards, StateType]", lang: str, ids: Iterable[str] | None = None) -> "Sheet":
        """All cards as card models, or those with these ids."""

    @abstractmethod
    def terms(self, game: "Game[Cards, StateType]", lang: str) -> "dict[str, dict[str, Term]]":
        """Named things that are not cards, by kind and id: heroes, tokens, stories."""

    # ---- tables

    @abstractmethod
    def setup_options(self, game: "Game[Cards, StateType]") -> "SetupOptions":
        """What can be chosen when a game is set up, for forms."""

    # ---- terminal

    setting_help: ClassVar[Mapping[str, str]] = {}  # help of command-line options that only this game has, by option
    filter_help: ClassVar[Mapping[str, str]] = {}  # the same for options that select kinds of games, where it differs
    card_filter_help: ClassVar[Mapping[str, str]] = {}  # examples or ranges for the options of `questable cards list`
    example_rule: ClassVar[str] = ""  # the id of a rule, an example in the help of `questable rules`

    @abstractmethod
    def terminal_strings(self, game: "Game[Cards, StateType]", lang: str) -> "Strings":
        """The texts that the terminal shows of this game."""

    @abstractmethod
    def table_renderer(self) -> "type[Renderer[Any, Any]]":
        """Draws the table line by line."""

    @abstractmethod
    def text_renderer(self) -> "type[Renderer[Any, Any]]":
        """Describes the table in sentences, for screen readers."""

    @abstractmethod
    def screen_renderer(self) -> "type[ScreenRenderer[Any, Any]]":
        """Draws the table on the whole screen."""

    @abstractmethod
    def card_list(
        self, game: "Game[Cards, StateType]", kind: str | None, level: int | None, lang: str
    ) -> "CardListing":
        """The cards of a kind and level, or all; `ConfigError` for a kind or level that the game does not have."""

    def rule_chapters(self, decision_kind: str) -> tuple[str, ...]:
        """The chapters of the rules about a kind of decision, the most relevant first, without the game's prefix."""
        return ()

    def heroes_per_player(self, players: int) -> int:
        """How many heroes each player chooses in the set-up; 0 in a game without heroes."""
        return 0

    def hidden_options(self, chosen: Json) -> frozenset[str]:
        """The set-up options that do not apply with what has been chosen so far."""
        return frozenset()

    # ---- lab

    def heuristic(self) -> "Player | None":
        """A new heuristic player. A game that brings none is played at random."""
        return None

    def evaluation(self) -> "Evaluation | None":
        """The value function of the game. Without one, rollouts are played to the end."""
        return None

    def evaluation_configs(self, game: "Game[Cards, StateType]") -> list[dict[str, object]]:
        """One configuration for each set of weights of the evaluation; `tools/fit_evaluation.py` fits them."""
        return []

    def odds(self, state: StateType, seat: int, rng: "Rng", samples: int) -> "list[dict[str, Estimate]]":
        """The odds of each option of the pending decision by name, from what a seat can know; an empty list where
        there are none."""
        return []

    def odds_chances(self) -> tuple[str, ...]:
        """The names of the odds that are chances; the others are expected numbers."""
        return ()

    def hint_reasons(self) -> tuple[tuple[str, bool], ...]:
        """The odds that may explain a hint, the most telling first, each with whether more of it is better. Its
        message is `hint-because-NAME`."""
        return ()

    @abstractmethod
    def sample_configs(self, game: "Game[Cards, StateType]") -> list[dict[str, object]]:
        """Configurations that cover the game, with all numbers of players: benchmarks, profiles and tests play them."""

    def bench_config(self) -> dict[str, object]:
        """The configuration that benchmarks play."""
        return {"players": 3}

    @abstractmethod
    def row_encoder(self, card_set: CardSet) -> "RowEncoder":
        """What turns states into rows of numbers for agents; it needs no numpy."""

    def lab(self) -> "GameLab | None":
        """What the laboratory asks of the game: kinds of game, result rows, probes, targets, checks."""
        return None

    # ---- play

    @abstractmethod
    def prepare(self, game: "Game[Cards, StateType]", table: Json) -> tuple[StateType, int]:
        """A prepared table and its seed, from the `table` of a lesson or a scenario file."""

    def achievements(self, state: StateType) -> "GameAchievements":
        """What a finished game has earned. By default nothing."""
        from questable.games.achievements import NO_ACHIEVEMENTS

        return NO_ACHIEVEMENTS

    def achievement_texts(self, game: "Game[Cards, StateType]", lang: str) -> "dict[str, AchievementText]":
        """All achievements with their names and texts, by id."""
        return {}

    def profile_tracker(self) -> "ProfileTracker":
        """Adds up the results of one person."""
        from questable.games.achievements import ProfileTracker

        return ProfileTracker()

    def testkit_names(self) -> dict[str, str]:
        """The names that `questable.testkit` offers for this game, and the module of its testkit that has each."""
        return {}

    def testkit_module(self, name: str) -> ModuleType:
        """A module of the game's testkit: `scene`, `scenario_runner`, `walk`."""
        return import_module(f"{type(self).__module__.rpartition('.')[0]}.testkit.{name}")


class Game(Generic[Cards, StateType]):
    """A game with one set of cards: the built-in ones, with packs merged over them. `questable.game` gives one."""

    def __init__(
        self, module: GameModule[Cards, StateType], cards: Cards, card_set: CardSet, packs: tuple[Pack, ...] = ()
    ) -> None:
        self.module = module
        self.cards = cards
        self.card_set: Any = card_set  # of the game's own type
        self.packs = packs

    @property
    def name(self) -> str:
        return self.module.name

    @property
    def content_hash(self) -> str:
        return str(self.card_set.hash)

    def __repr__(self) -> str:
        packs = "".join(f" + {pack.id}" for pack in self.packs)
        return f"<Game {self.name}{packs} {self.content_hash}>"

    def new(self, config: Mapping[str, object], seed: int, record: bool = False) -> StateType:
        """A new game. With `record`, events are kept from the set-up on.

        The configuration may name `packs` of its own: paths, packs, or the ids of packs that this game has.
        """
        game, rest = self.configured(config)
        return game.module.deal(game.card_set, rest, seed, record)

    def configured(self, config: Mapping[str, object]) -> "tuple[Game[Cards, StateType], dict[str, object]]":
        """The game with the packs that a configuration names, and the rest of the configuration."""
        rest = dict(config)
        packs = rest.pop("packs", None)
        return (self if packs is None else self.with_packs(find_packs(self.name, packs, self.packs))), rest

    def with_packs(self, packs: tuple[Pack, ...]) -> "Game[Cards, StateType]":
        """This game with other packs."""
        return self.module.load(packs)

    def blank(self) -> StateType:
        """A state in which nothing has been dealt, to load a game into."""
        return self.module.blank(self.card_set)

    def dump(self, state: StateType) -> str:
        return codec.dump(self.name, state)

    def load(self, text: str) -> StateType:
        data = codec.parse(self.name, self.card_set, text)
        state = self.blank()
        codec.restore(state, data)
        return state


@lru_cache(GAME_CACHE_SIZE)
def load_game(module: GameModule[Cards, StateType], packs: tuple[Pack, ...]) -> Game[Cards, StateType]:
    report = Report()
    cards = module.read(module.built_in_files(), report, packs)
    report.refuse()
    module.check_cards(cards, report, packs[-1].about() if packs else Node(module.name, 1))
    report.refuse()
    return module.assemble(cards, packs)
