"""A game as others use it: new games, saving and loading. `questable.game(name)` gives one."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from importlib.resources import files
from typing import Generic, TypeVar

from questable.kernel import codec
from questable.kernel.content import Content
from questable.kernel.state import State

Table = TypeVar("Table", bound=State)


class Game(ABC, Generic[Table]):
    """A game with one set of cards."""

    name: str
    catalogue: Content

    @abstractmethod
    def new(self, config: Mapping[str, object], seed: int, record: bool = False) -> Table:
        """A new game. With `record`, events are kept from the set-up on."""

    @abstractmethod
    def blank(self) -> Table:
        """A table on which nothing lies yet, to load a game into."""

    def dump(self, state: Table) -> str:
        return codec.dump(self.name, state)

    def load(self, text: str) -> Table:
        data = codec.parse(self.name, self.catalogue.hash, text)
        table = self.blank()
        codec.restore(table, data)
        return table


def built_in(game: str) -> dict[str, str]:
    """The card files that come with the package, by name; `pack.yaml` is about the pack and no card file."""
    folder = files(f"questable.{game}") / "cards"
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".yaml"))
    return {name: (folder / name).read_text(encoding="utf-8") for name in names if name != "pack.yaml"}
