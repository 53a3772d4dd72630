"""Saving and loading: the whole state is restored, and invalid saved games are refused with one message."""

import ast
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from questable.games.tenefyr.game import MODULE as TENEFYR
from questable.games.tenefyr.rules.state import COLUMNS, SCALARS, TenefyrState
from questable.games.tenefyr.testkit.walk import Walker, walk
from questable.kernel import codec, scalars
from questable.kernel.errors import LoadError
from questable.kernel.state import YOU
from questable.kernel.vec import appended

SOURCE = Path(__file__).resolve().parents[2] / "src" / "questable"
GAME = TENEFYR.load()
# saved each in its own way; the card set is named by its hash, and a recorder is no part of the game
BASE = {"card_set", "rng", "zones", "known", "stack", "options", "room", "recorder"}
# what a copy shares with its original, fills in place, or has for itself
KEPT = {"card_set", "zones", "room", "recorder"}


def assigned(path: str, owner: str, method: str) -> list[str]:
    """The attributes of `self` that a method assigns, read from the source."""
    tree = ast.parse((SOURCE / path).read_text("utf-8"))
    (found,) = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and node.name == owner]
    (body,) = [node for node in found.body if isinstance(node, ast.FunctionDef) and node.name == method]
    targets: list[ast.expr] = []
    for node in ast.walk(body):
        if isinstance(node, ast.Assign):
            targets += node.targets
        elif isinstance(node, ast.AnnAssign):
            targets.append(node.target)
    several = [node.elts if isinstance(node, ast.Tuple) else [node] for node in targets]
    return [node.attr for nodes in several for node in nodes if isinstance(node, ast.Attribute)]


class TestNothingIsForgotten:
    def test_every_number_of_a_table_has_its_name_in_the_codec(self) -> None:
        assert sorted(assigned("games/tenefyr/rules/state.py", "TenefyrState", "__init__")) == sorted(
            [*SCALARS, *COLUMNS, "cards"]
        )

    def test_every_number_of_a_state_has_its_name_in_the_codec(self) -> None:
        assert sorted(assigned("kernel/state.py", "State", "__init__")) == sorted([*scalars.SCALARS, *BASE])

    def test_a_clone_takes_over_all_of_it(self) -> None:
        table, base = ("games/tenefyr/rules/state.py", "TenefyrState"), ("kernel/state.py", "State")
        assert sorted([*assigned(*table, "copy_from"), "cards"]) == sorted(assigned(*table, "__init__"))
        assert sorted([*assigned(*base, "copy_base"), *KEPT]) == sorted(assigned(*base, "__init__"))

    @pytest.mark.parametrize("name", [name for name in scalars.SCALARS + SCALARS if name != "top"])
    def test_every_number_counts_in_the_digest_and_is_saved(self, name: str) -> None:
        table = in_combat().clone()
        before = table.digest()
        setattr(table, name, getattr(table, name) + 1)
        assert table.digest() != before
        assert GAME.load(GAME.dump(table)).digest() == table.digest() == table.clone().digest()

    def test_every_frame_counts_in_the_digest_and_is_saved(self) -> None:
        table = in_combat().clone()
        seen = {table.digest()}
        table.push(1, -1, -1)
        seen.add(table.digest())
        table.set(YOU, 2)
        seen.add(table.digest())
        assert len(seen) == 3
        assert GAME.load(GAME.dump(table)).digest() == table.digest() == table.clone().digest()

    @pytest.mark.parametrize("name", [*COLUMNS, "known", "options"])
    def test_every_column_counts_in_the_digest_and_is_saved(self, name: str) -> None:
        table = in_combat().clone()
        before = table.digest()
        column = getattr(table, name)[:]
        if len(column) > 0:
            column[0] += 1
        else:
            column = appended(column, 3)
        setattr(table, name, column)
        assert table.digest() != before
        assert GAME.load(GAME.dump(table)).digest() == table.digest() == table.clone().digest()


@cache
def in_combat() -> TenefyrState:
    """A table in the middle of a combat; tests take clones of it."""
    table = GAME.new({"players": 3, "edition": 2018, "drop_unused_heroes": True}, 6)
    for answers in walk(table, Walker(6)):
        if answers > 20 and table.decision is not None and table.decision.kind == "play":
            break
    return table


def test_what_is_saved_is_json_by_names() -> None:
    data = saved()
    assert set(data) == {
        *("schema", "rules", "game", "content", "packs", "digest", "random"),
        *("zones", "known", "frames", "options", "numbers", "columns"),
    }
    assert (data["schema"], data["rules"], data["game"]) == (codec.SCHEMA, codec.RULES, "tenefyr")
    assert list(data["zones"])[:2] == ["deck-0", "deck-1"]
    assert list(data["zones"])[-2:] == ["dungeon-9", "dungeon-10"]
    cards = [card for pile in data["zones"].values() for card in pile]
    assert {"basic-0", "basic-0#2"} <= set(cards)
    assert len(cards) == len(set(cards))


def test_saving_again_gives_the_same_text() -> None:
    text = GAME.dump(in_combat())
    assert GAME.dump(GAME.load(text)) == text


# ---- what is no saved game


def saved() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(GAME.dump(in_combat()))
    return found


def refused(text: str) -> str:
    with pytest.raises(LoadError) as error:
        GAME.load(text)
    sentence = str(error.value)
    assert sentence.startswith("This ")
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


NO_GAMES = ["", "{", "[]", "null", "3", '"schema"', "{}", "[" * 100_000, "\ud800", "9" * 5000]


@pytest.mark.parametrize("text", NO_GAMES, ids=range(len(NO_GAMES)))
def test_something_else_is_refused(text: str) -> None:
    assert refused(text).startswith("This is no saved game: ")


@pytest.mark.parametrize(
    ("key", "value", "sentence"),
    [
        ("schema", 2, "This game was saved with schema 2; this version reads 1."),
        ("rules", 0, "This game was saved with rules version 0; this version plays 3."),
        ("game", "chess", "This is a saved game of 'chess', not of 'tenefyr'."),
        ("content", "0", f"This game was saved with other cards ('0'); these are '{GAME.card_set.hash}'."),
    ],
)
def test_other_games_cards_and_rules_are_refused(key: str, value: object, sentence: str) -> None:
    assert refused(json.dumps({**saved(), key: value})) == sentence


@given(st.data())
def test_a_text_that_was_cut_off_is_refused(data: st.DataObject) -> None:
    text = GAME.dump(in_combat())
    refused(text[: data.draw(st.integers(0, len(text) - 1))])


def paths(value: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a saved game that holds something."""
    found = [here] if here else []
    if isinstance(value, dict):
        for key, inner in value.items():
            found += paths(inner, (*here, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            found += paths(inner, (*here, index))
    return found


PATHS = paths(saved())
OTHERS = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=3)
    | st.sampled_from(["basic-0", "kobold", "boss"])
    | st.lists(st.integers(-9, 9) | st.text(max_size=3), max_size=5)
    | st.dictionaries(st.text(max_size=3), st.integers(-9, 9), max_size=3)
)


@given(st.sampled_from(PATHS), OTHERS)
def test_anything_put_in_another_place_is_refused(path: tuple[Any, ...], other: object) -> None:
    data = saved()
    holder = data
    for step in path[:-1]:
        holder = holder[step]
    if type(holder[path[-1]]) is type(other) and holder[path[-1]] == other:
        return
    holder[path[-1]] = other
    refused(json.dumps(data))


@given(st.sampled_from(PATHS))
def test_anything_left_out_is_refused(path: tuple[Any, ...]) -> None:
    data = saved()
    holder = data
    for step in path[:-1]:
        holder = holder[step]
    del holder[path[-1]]
    refused(json.dumps(data))


@given(st.sampled_from(sorted(saved()["zones"])), st.sampled_from(sorted(saved()["zones"])))
def test_zones_go_by_their_names(one: str, other: str) -> None:
    data = saved()
    zones = data["zones"]
    data["zones"] = {{one: other, other: one}.get(name, name): cards for name, cards in zones.items()}
    if one != other:
        refused(json.dumps(data))


@pytest.mark.parametrize("card", ["nobody", "basic-0#99", "basic-0#1", ""])
def test_a_card_that_does_not_exist_is_refused(card: str) -> None:
    data = saved()
    next(pile for pile in data["zones"].values() if pile)[0] = card
    assert repr(card) in refused(json.dumps(data))


def test_a_number_too_large_for_a_column_is_refused() -> None:
    data = saved()
    data["columns"]["total"][0] = 2**70
    refused(json.dumps(data))
