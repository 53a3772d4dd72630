"""What a game gives to the rest of the code: `GameModule`, and `Game`, a game with one set of cards.

Shared packages import this module and `registry`, never a game. What a game answers is looked up once for each game,
bot or batch, not for each decision: inside the engine a game calls its own classes.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from questable.cards.merge import merge_cards
from questable.cards.pack import MANIFEST, Pack, find_packs
from questable.cards.yaml_nodes import Node, Report
from questable.kernel import codec
from questable.kernel.card_set import CardSet
from questable.kernel.state import State

if TYPE_CHECKING:
    from questable.cards.grammar import Step
    from questable.games.achievements import AchievementText, GameAchievements, ProfileTracker
    from questable.kernel.vocabulary import Vocabulary
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
