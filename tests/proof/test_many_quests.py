"""Fifty thousand games of Terrinoth without errors or endless games."""

import json
import os
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from multiprocessing import get_context
from pathlib import Path

import pytest

import questable
from questable.games.terrinoth.testkit.walk import TRUNCATED, QuestTally, play_many

RESULT = Path(__file__).resolve().parents[2] / "benchmarks" / "results" / "many-quests.json"
GAMES = 50_000
CHUNK = 500


@pytest.mark.proof
def test_fifty_thousand_games_of_all_quests_keep_what_must_hold(capsys: pytest.CaptureFixture[str]) -> None:
    began = time.monotonic()
    whole = QuestTally()
    chunks = [range(first, first + CHUNK) for first in range(0, GAMES, CHUNK)]
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        for found in pool.map(play_many, chunks):
            whole.add(found)
    assert whole.games == GAMES
    assert len(whole.quests) == 8
    seconds = round(time.monotonic() - began, 1)
    result = {
        **asdict(whole),
        "truncated after": TRUNCATED,
        "seconds": seconds,
        "compiled": questable.compiled(),
        "content": questable.game("terrinoth").card_set.hash,
    }
    RESULT.write_text(json.dumps(result, indent=1) + "\n", "utf-8")
    with capsys.disabled():
        print(f"\n{GAMES} games in {seconds} s; the longest took {whole.longest} decisions, {whole.truncated} were cut")
