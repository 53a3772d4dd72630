"""What every game and every state of one can do: the public face, which sessions and servers keep to."""

from collections.abc import Mapping
from typing import Any, Protocol

from questable.kernel.decision import Decision
from questable.kernel.events import Recorder
from questable.kernel.rng import Rng
from questable.kernel.state import Content


class StateFace(Protocol):
    players: int
    revision: int
    reveals: int
    turn_mark: int
    combat_mark: int
    round_mark: int
    recorder: Recorder | None

    @property
    def decision(self) -> Decision | None: ...
    @property
    def outcome(self) -> str | None: ...
    def apply(self, key: str) -> None: ...
    def view(self, seat: int | None) -> dict[str, Any]: ...
    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]: ...
    def digest(self) -> str: ...
    def resample(self, seat: int, rng: Rng) -> Any: ...


class GameFace(Protocol):
    """A game with one set of cards. States are of its own kind, so that their type is left open here."""

    @property
    def name(self) -> str: ...
    @property
    def catalogue(self) -> Content: ...
    def new(self, config: Mapping[str, object], seed: int, record: bool = False) -> Any: ...
    def dump(self, state: Any) -> str: ...
    def load(self, text: str) -> Any: ...
