"""A game as others use it: new games, saving and loading. `questable.game(name)` gives one."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from importlib.resources import files
from typing import Generic, TypeVar

from questable.cards.pack import MANIFEST, Pack, find_packs
from questable.kernel import codec
from questable.kernel.card_set import CardSet
from questable.kernel.state import State

GAME_CACHE_SIZE = 16  # with different packs, kept ready

Table = TypeVar("Table", bound=State)


class Game(ABC, Generic[Table]):
    """A game with one set of cards: the built-in ones, with packs laid over them."""

    name: str
    card_set: CardSet
    packs: tuple[Pack, ...]

    def new(self, config: Mapping[str, object], seed: int, record: bool = False) -> Table:
        """A new game. With `record`, events are kept from the set-up on.

        The configuration may name `packs` of its own: paths, packs, or the ids of packs that this game has.
        """
        if "packs" not in config:
            return self.deal(config, seed, record)
        game, rest = self.configured(config)
        return game.deal(rest, seed, record)

    def configured(self, config: Mapping[str, object]) -> "tuple[Game[Table], dict[str, object]]":
        """The game with the packs that a configuration names, and the rest of the configuration."""
        rest = dict(config)
        packs = rest.pop("packs", None)
        return (self if packs is None else self.with_packs(find_packs(self.name, packs, self.packs))), rest

    @abstractmethod
    def with_packs(self, packs: tuple[Pack, ...]) -> "Game[Table]":
        """This game with other packs."""

    @abstractmethod
    def deal(self, config: Mapping[str, object], seed: int, record: bool) -> Table:
        """A new game with these cards."""

    @abstractmethod
    def blank(self) -> Table:
        """A table on which nothing lies yet, to load a game into."""

    def dump(self, state: Table) -> str:
        return codec.dump(self.name, state)

    def load(self, text: str) -> Table:
        data = codec.parse(self.name, self.card_set, text)
        table = self.blank()
        codec.restore(table, data)
        return table


def built_in_files(game: str) -> dict[str, str]:
    """The card files that come with the package, by name: a pack like any other."""
    folder = files(f"questable.games.{game}") / "cards"
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".yaml"))
    return {name: (folder / name).read_text(encoding="utf-8") for name in names if name != MANIFEST}
