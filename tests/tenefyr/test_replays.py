"""Replays reproduce their digests; golden replays do so as long as rules and cards are unchanged.

QUESTABLE_GOLDEN=1 .venv/bin/pytest tests/tenefyr/test_replays.py
writes the golden replays again, to be reviewed and committed.
"""

import json
import os
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import questable
from questable.bots.registry import bot_rng, make_bot
from questable.games.tenefyr.testkit.walk import Walker
from questable.kernel.errors import ConfigError, IllegalOption, LoadError
from questable.play.replay import (
    DIGEST_INTERVAL,
    Mismatch,
    Replay,
    ReplayRecorder,
    decode,
    encode,
    play_back,
    record,
    verify,
)

GAME = questable.game("tenefyr")
FOLDER = Path(__file__).resolve().parents[1] / "golden" / "replays"
REMAKE = "QUESTABLE_GOLDEN=1 .venv/bin/pytest tests/tenefyr/test_replays.py"

GOLDEN: dict[str, tuple[dict[str, object], int]] = {
    "solo": ({"players": 1, "difficulty": "easy"}, 4),
    "two-players": ({"players": 2, "boss": "dark-lord"}, 7),
    "three-players": ({"players": 3, "difficulty": "easy", "boss": "spider-queen"}, 1),
    "four-players": ({"players": 4, "difficulty": "easy", "boss": "stone-titan"}, 1),
    "hard": ({"players": 3, "difficulty": "hard", "boss": "chaos-dragon"}, 1),
    "edition-2018": ({"players": 2, "edition": 2018}, 1),
    "unused-heroes-dropped": ({"players": 3, "edition": 2018, "drop_unused_heroes": True}, 1),
    "quick-solo": ({"mode": "quick", "players": 1, "difficulty": "easy", "drop_unused_heroes": True}, 8),
    "quick-two-players": ({"mode": "quick", "players": 2, "difficulty": "easy"}, 12),
    "quick-three-players": ({"mode": "quick", "players": 3, "difficulty": "hard"}, 1),
    "quick-four-players": ({"mode": "quick", "players": 4, "difficulty": "easy"}, 1),
}


def golden(name: str) -> Replay:
    path = FOLDER / f"{name}.json"
    if os.environ.get("QUESTABLE_GOLDEN") == "1":
        config, seed = GOLDEN[name]
        made = encode(record(GAME, config, seed, make_bot("heuristic", bot_rng(seed)).choose))
        path.write_text(msgspec.json.format(made, indent=1) + "\n", "utf-8")
    return decode(path.read_text("utf-8"))


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_replay_plays_back_to_the_same_digests(name: str) -> None:
    replay = golden(name)
    assert (replay.config, replay.seed) == GOLDEN[name], f"remake it: {REMAKE}"
    assert replay.content == GAME.card_set.hash, f"the cards have changed; look at the new games: {REMAKE}"
    found = verify(GAME, replay)
    assert not found, (
        f"the rules play otherwise. {found[0]} If that is meant, raise RULES in the codec and run: {REMAKE}"
    )
    assert len(replay.keys) > DIGEST_INTERVAL


def test_the_golden_replays_are_these_and_end_both_ways() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(GOLDEN)
    assert {decode(path.read_text("utf-8")).outcome for path in FOLDER.iterdir()} == {"victory", "defeat"}


# ---- recording


CONFIG: dict[str, object] = {"players": 2, "mode": "quick", "boss": "random"}


def recorded(seed: int) -> Replay:
    return record(GAME, CONFIG, seed, Walker(seed).choose)


LONG = next(replay for seed in count(1) if len((replay := recorded(seed)).keys) > DIGEST_INTERVAL + 10)


def test_a_recorded_game_verifies() -> None:
    assert verify(GAME, LONG) == []
    assert LONG.outcome in ("victory", "defeat")
    assert sorted(LONG.digests) == sorted({*range(0, len(LONG.keys), DIGEST_INTERVAL), len(LONG.keys)})
    assert (LONG.game, LONG.content, LONG.config) == ("tenefyr", GAME.card_set.hash, CONFIG)
    assert recorded(LONG.seed) == LONG


def test_text_and_back() -> None:
    assert decode(encode(LONG)) == LONG
    assert "\n" not in encode(LONG)


@pytest.mark.parametrize("seed", [0, -5, 2**64, 2**200])
def test_any_seed_can_be_written(seed: int) -> None:
    replay = ReplayRecorder(GAME, {"players": 1}, seed, table := GAME.new({"players": 1}, seed)).replay(table)
    assert decode(encode(replay)) == replay
    assert verify(GAME, replay) == []


def test_answers_can_be_taken_back_while_it_is_recorded() -> None:
    tables = [table.clone() for table in play_back(GAME, LONG)]
    recorder = ReplayRecorder(GAME, CONFIG, LONG.seed, tables[0])
    for key, table in zip(LONG.keys[: DIGEST_INTERVAL + 5], tables[1:], strict=False):
        recorder.add(key, table)
    assert verify(GAME, recorder.replay(tables[DIGEST_INTERVAL + 5])) == []
    recorder.undo(DIGEST_INTERVAL - 5)
    back = recorder.replay(tables[DIGEST_INTERVAL - 5])
    assert (len(back.keys), sorted(back.digests), back.outcome) == (DIGEST_INTERVAL - 5, [0, DIGEST_INTERVAL - 5], None)
    assert verify(GAME, back) == []
    for key, table in zip(LONG.keys[DIGEST_INTERVAL - 5 :], tables[DIGEST_INTERVAL - 4 :], strict=True):
        recorder.add(key, table)
    assert recorder.replay(tables[-1]) == LONG


def test_playing_back_gives_every_table_on_the_way() -> None:
    revisions, outcomes, last = [], [], ""
    for table in play_back(GAME, LONG, events=True):
        revisions.append(table.revision)
        outcomes.append(table.outcome)
        last = table.digest()
        assert table.events(None)
    assert revisions == list(range(len(LONG.keys) + 1))
    assert set(outcomes[:-1]) == {None}
    assert outcomes[-1] == LONG.outcome
    assert last == LONG.digests[len(LONG.keys)]


# ---- what does not match


def changed(**fields: Any) -> Replay:
    return msgspec.structs.replace(LONG, **fields)


def test_the_first_digest_that_differs_is_named() -> None:
    digests = {**LONG.digests, DIGEST_INTERVAL: "0" * 20}
    assert verify(GAME, changed(digests=digests)) == [
        Mismatch(DIGEST_INTERVAL, "0" * 20, LONG.digests[DIGEST_INTERVAL])
    ]


def test_another_answer_leads_elsewhere() -> None:
    step = next(
        step for step, table in enumerate(play_back(GAME, LONG)) if table.decision and table.decision.kind == "where-to"
    )
    other = "enter:dungeon-1" if LONG.keys[step] != "enter:dungeon-1" else "enter:dungeon-2"
    keys = (*LONG.keys[:step], other, *LONG.keys[step + 1 :])
    found = verify(GAME, changed(keys=keys))
    assert found
    assert found[0].step >= step
    assert str(found[0]).startswith(f"After {found[0].step} answers ")


def test_an_answer_that_is_refused_ends_it() -> None:
    keys = (*LONG.keys[:7], "fly", *LONG.keys[8:])
    (found,) = verify(GAME, changed(keys=keys))
    assert (found.step, found.expected) == (7, "'fly'")
    assert found.got.startswith("refused: 'fly' is not an option here; allowed: ")
    with pytest.raises(IllegalOption):
        list(play_back(GAME, changed(keys=keys)))


def test_answers_after_the_end_are_refused() -> None:
    keys = (*LONG.keys, "keep")
    digests = {**{step: digest for step, digest in LONG.digests.items() if step % DIGEST_INTERVAL == 0}, len(keys): "0"}
    (found,) = verify(GAME, changed(keys=keys, digests=digests))
    assert str(found) == (
        f"After {len(LONG.keys)} answers 'keep' was expected, "
        "and it is refused: 'keep' answers nothing: the game is over."
    )


def test_another_seed_differs_from_the_start() -> None:
    assert verify(GAME, changed(seed=LONG.seed + 1))[0].step == 0


def test_another_outcome_is_told() -> None:
    assert verify(GAME, changed(outcome=None)) == [Mismatch(len(LONG.keys), "no outcome", str(LONG.outcome))]


def test_a_configuration_that_does_not_exist_is_told() -> None:
    (found,) = verify(GAME, changed(config={"players": 9}))
    assert (found.step, found.expected, found.got) == (0, "a new game", "refused: players is 9; allowed: 1, 2, 3, 4")
    with pytest.raises(ConfigError):
        next(play_back(GAME, changed(config={"players": 9})))


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("content", "0", f"This replay was made with other cards (0); these are {GAME.card_set.hash}."),
        ("rules", 0, "This replay was made with rules version 0; this version plays 3."),
        ("game", "chess", "This is a replay of 'chess', not of 'tenefyr'."),
    ],
)
def test_other_cards_rules_and_games_are_refused(field: str, value: object, sentence: str) -> None:
    with pytest.raises(LoadError) as error:
        verify(GAME, changed(**{field: value}))
    assert str(error.value) == sentence


# ---- what is no replay


def refused(text: str) -> str:
    with pytest.raises(LoadError) as error:
        decode(text)
    sentence = str(error.value)
    assert sentence.startswith("This is no replay: ")
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


NO_REPLAYS = ["", "{", "[]", "null", "3", "{}", "[" * 100_000, '{"config":' + '{"a":' * 100_000, "\ud800"]


@pytest.mark.parametrize("text", NO_REPLAYS, ids=range(len(NO_REPLAYS)))
def test_something_else_is_refused(text: str) -> None:
    refused(text)


@pytest.mark.parametrize(
    ("field", "value", "part"),
    [
        ("schema", 2, "it has schema 2, and this version reads 1"),
        ("seed", "1", "Expected `int`, got `str` - at `$.seed`"),
        ("seed", 1.5, "Expected `int`, got `float` - at `$.seed`"),
        ("keys", ["keep", 3], "Expected `str`, got `int` - at `$.keys[1]`"),
        ("config", [], "Expected `object`, got `array` - at `$.config`"),
        ("digests", {}, "its digests do not stand at the start, every 50 answers and the end"),
        ("digests", {"x": ""}, "Expected `int`, got `str` - at `key` in `$.digests`"),
        ("more", 1, "Object contains unknown field `more`"),
    ],
)
def test_a_wrong_field_is_named(field: str, value: object, part: str) -> None:
    assert refused(json.dumps({**json.loads(encode(LONG)), field: value})) == f"This is no replay: {part}."


@pytest.mark.parametrize("field", [field for field in Replay.__struct_fields__ if field != "packs"])
def test_a_missing_field_is_named(field: str) -> None:
    data = json.loads(encode(LONG))
    del data[field]
    assert f"`{field}`" in refused(json.dumps(data))


@given(st.data())
def test_a_text_that_was_cut_off_is_refused(data: st.DataObject) -> None:
    text = encode(LONG)
    refused(text[: data.draw(st.integers(0, len(text) - 1))])
