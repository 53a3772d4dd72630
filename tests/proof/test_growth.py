"""A million games of each game in one process: speed and memory stay nearly constant."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"
GAMES = 1_000_000


@pytest.mark.proof
def test_a_million_games_cost_no_more_each_and_no_memory() -> None:
    command = [sys.executable, str(BENCHMARKS / "growth.py"), "--games", str(GAMES)]
    subprocess.run(command, check=True, capture_output=True)
    results = json.loads((BENCHMARKS / "results" / "growth.json").read_text("utf-8"))
    for game in ("tenefyr", "terrinoth"):
        found = results[game]["one process"]
        assert found["games"] == GAMES
        assert found["decisions"] > 10 * GAMES
        assert found["against a fresh process"] > 0.9
        assert found["MB more"] < 2
