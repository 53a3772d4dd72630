"""The protocol: its TypeScript is current, and its view types are those of the games."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

import questable
from questable.games.tenefyr.view_types import TenefyrView
from questable.games.terrinoth.view_types import TerrinothView
from questable.kernel.rng import seeded
from questable.kernel.view_part import ViewPart
from questable.server.typescript import generated_files
from questable.tables.protocol import ToClient, ToServer

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("path", generated_files())
def test_the_generated_types_of_the_web_client_are_current(path: str) -> None:
    kept = (ROOT / "web" / "src" / path).read_text("utf-8")
    assert kept == generated_files()[path], "run: python -m questable.server.typescript web/src"


def test_messages_are_told_apart_by_their_type() -> None:
    message = msgspec.json.decode(b'{"type":"do","id":1,"deed":{"type":"undo"}}', type=ToServer)
    assert msgspec.json.encode(message) == b'{"type":"do","id":1,"deed":{"type":"undo","to":"decision"}}'
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"type":"do","id":1,"deed":{"type":"undo","more":1}}', type=ToServer)
    msgspec.json.decode(b'{"type":"pong","re":1}', type=ToClient)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("name", "kind"), [("tenefyr", TenefyrView), ("terrinoth", TerrinothView)])
def test_the_views_of_a_game_are_as_the_protocol_says(name: str, kind: type[ViewPart], seed: int) -> None:
    """The view has exactly the fields of its type."""
    state = questable.game(name).new({"players": 1 + seed % 4}, seed)
    rng = seeded(seed)
    while (decision := state.decision) is not None:
        for seat in (None, *range(state.players)):
            view = state.view(seat)
            converted = msgspec.to_builtins(msgspec.convert(view, kind))
            assert without_nothing(converted) == without_nothing(view)
        state.apply(decision.options[rng.below(len(decision.options))].key)


def without_nothing(value: Any) -> Any:
    """The value without null fields: the view of a face-down enemy omits them, and its type has null."""
    if isinstance(value, dict):
        return {key: without_nothing(inner) for key, inner in value.items() if inner is not None}
    return [without_nothing(inner) for inner in value] if isinstance(value, (list, tuple)) else value
