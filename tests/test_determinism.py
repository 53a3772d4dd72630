"""Equal seeds and answers give equal games: in another process, with other hash seeds, compiled or interpreted."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import questable

SOURCE = Path(__file__).resolve().parents[1] / "src"

# Everything that a game tells, as short hashes: digests, saved text, views, events, deals.
REPORT = """
import json, sys
from hashlib import blake2b
import questable
from questable.kernel.rng import seeded

name = sys.argv[1]
game = questable.game(name)
walks = game.module.testkit_module("walk")
if name == "tenefyr":
    configs = [{"mode": ("standard", "quick")[seed % 2], "players": 1 + seed // 2 % 4} for seed in range(12)]
else:
    quests = [quest.id for quest in game.card_set.quests]
    configs = [{"quest": quests[seed % 8], "players": 1 + seed % 4, "grim": seed % 3 == 0} for seed in range(12)]
hashes = []
for seed, config in enumerate(configs):
    table = game.new(config, seed, record=True)
    for answers in walks.walk(table, walks.Walker(seed)):
        if answers % 10 == 0:
            visible = json.dumps([table.view(0), table.events(0)])
            text = game.dump(table) + visible + table.resample(0, seeded(seed)).digest()
            hashes.append([table.digest(), blake2b(text.encode(), digest_size=8).hexdigest()])
    hashes.append([table.digest(), table.outcome])
print(json.dumps({"compiled": questable.compiled(), "content": game.card_set.hash, "hashes": hashes}))
"""


@cache
def report_of(game: str, hash_seed: str, way: str) -> tuple[bool, str]:
    """The report of a process: whether it ran compiled, and the hashes of its games."""
    env = {**os.environ, "PYTHONHASHSEED": hash_seed}
    if way == "interpreted":
        env["PYTHONPATH"] = str(SOURCE)
    done = subprocess.run([sys.executable, "-c", REPORT, game], env=env, check=True, capture_output=True, text=True)
    found = json.loads(done.stdout)
    return found.pop("compiled"), json.dumps(found)


@pytest.mark.parametrize("game", questable.GAMES)
def test_whatever_the_seed_of_pythons_hashes(game: str) -> None:
    one, other = report_of(game, "0", "this"), report_of(game, "4242", "this")
    assert one == other
    assert len(one[1]) > 3000


@pytest.mark.parametrize("game", questable.GAMES)
def test_compiled_or_interpreted(game: str) -> None:
    compiled, here = report_of(game, "0", "this")
    assert compiled == questable.compiled()
    plain, there = report_of(game, "7", "interpreted")
    assert not plain
    assert here == there


@pytest.mark.parametrize("name", questable.GAMES)
@pytest.mark.parametrize("seed", [0, 1, -1, 2**70])
def test_a_seed_is_one_game(name: str, seed: int) -> None:
    game = questable.game(name)
    tables = [game.new({"players": 3}, seed) for _ in range(2)]
    assert tables[0].digest() == tables[1].digest()
    assert tables[0].digest() != game.new({"players": 3}, seed + 1).digest()


@pytest.mark.parametrize("name", questable.GAMES)
def test_looking_and_recording_change_nothing(name: str) -> None:
    game = questable.game(name)
    quiet, watched = game.new({"players": 2}, 4), game.new({"players": 2}, 4, record=True)
    while quiet.outcome is None:
        for seat in (None, 0, 1):
            watched.view(seat)
            watched.events(seat)
        assert watched.decision is not None
        game.dump(watched)
        watched.clone().apply_index(0)
        assert watched.digest() == quiet.digest()
        choice = quiet.revision % quiet.option_count()
        quiet.apply_index(choice)
        watched.apply_index(choice)
    assert watched.digest() == quiet.digest()
