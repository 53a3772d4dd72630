"""Golden replays of every quest reproduce their digests as long as rules and cards are unchanged.

QUESTABLE_GOLDEN=1 .venv/bin/pytest tests/terrinoth/test_replays.py
writes them again, to be reviewed and committed.
"""

import os
from pathlib import Path

import msgspec
import pytest

import questable
from questable.bots.registry import bot_rng, make_bot
from questable.play.replay import Replay, decode, encode, record, verify

GAME = questable.game("terrinoth")
FOLDER = Path(__file__).resolve().parents[1] / "golden" / "quests"
REMAKE = "QUESTABLE_GOLDEN=1 .venv/bin/pytest tests/terrinoth/test_replays.py"
FIRST = {  # the seeds follow this one: with them every quest is both won and lost
    "hold-greywatch": 300,
    "lanterns-in-the-mire": 300,
    "out-of-the-black-deep": 303,
    "shards-of-the-ember-crown": 300,
    "the-faceless-guest": 300,
    "the-goblin-problem": 301,
    "the-ninth-bell": 300,
    "the-queen-who-died-twice": 303,
}
QUESTS = [quest.id for quest in GAME.card_set.quests]
GOLDEN: dict[str, tuple[dict[str, object], int]] = {
    f"{quest}-{players}": ({"quest": quest, "players": players, "grim": players == 4}, FIRST[quest] + players)
    for quest in QUESTS
    for players in (1, 2, 3, 4)
}


def golden(name: str) -> Replay:
    path = FOLDER / f"{name}.json"
    if os.environ.get("QUESTABLE_GOLDEN") == "1":
        config, seed = GOLDEN[name]
        made = encode(record(GAME, config, seed, make_bot("heuristic", bot_rng(seed)).choose))
        path.parent.mkdir(exist_ok=True)
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


def test_the_golden_replays_are_these() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(GOLDEN)


@pytest.mark.parametrize("quest", QUESTS)
def test_every_quest_is_won_and_lost(quest: str) -> None:
    played = [decode(path.read_text("utf-8")).outcome for path in FOLDER.glob(f"{quest}-*.json")]
    assert {*played} == {"victory", "defeat"}
