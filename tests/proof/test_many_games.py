"""A hundred thousand games of Tenefyr without errors or endless games."""

import json
import os
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from multiprocessing import get_context
from pathlib import Path

import pytest

import questable
from questable.bots.registry import bot_rng, make_bot
from questable.games.tenefyr.testkit.walk import Tally, configurations, play_many, play_one

RESULT = Path(__file__).resolve().parents[2] / "benchmarks" / "results" / "many-games.json"
GAMES = 100_000
CHUNK = 1_000


@pytest.mark.proof
def test_a_hundred_thousand_games_end_and_keep_what_must_hold(capsys: pytest.CaptureFixture[str]) -> None:
    began = time.monotonic()
    parties: dict[str, Tally] = {}
    chunks = [range(first, first + CHUNK) for first in range(0, GAMES, CHUNK)]
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        for found in pool.map(play_many, chunks):
            for party, tally in found.items():
                parties.setdefault(party, Tally()).add(tally)
    whole = Tally()
    for tally in parties.values():
        whole.add(tally)
    assert whole.games == GAMES
    assert len(parties) == 8
    seconds = round(time.monotonic() - began, 1)
    result = {
        **asdict(whole),
        "seconds": seconds,
        "compiled": questable.compiled(),
        "content": questable.game("tenefyr").card_set.hash,
        "parties": {party: asdict(parties[party]) for party in sorted(parties)},
    }
    RESULT.parent.mkdir(parents=True, exist_ok=True)
    RESULT.write_text(json.dumps(result, indent=1) + "\n", "utf-8")
    with capsys.disabled():
        print(f"\n{GAMES} games in {seconds} s; the longest took {whole.longest} decisions")


@pytest.mark.proof
def test_thousands_of_games_played_well_keep_what_must_hold_to_the_end() -> None:
    """Random games are lost early; games of the heuristic bot reach the last dungeons, and many are won."""
    game = questable.game("tenefyr")
    configs = configurations(game)
    whole = Tally()
    for seed in range(5_000):
        table = game.new(configs[seed % len(configs)], seed)
        whole.add(play_one(table, make_bot("heuristic", bot_rng(seed)), seed % 101 == 0))
    assert whole.games == 5_000
    assert whole.victories > 100
