"""The service is killed many times; no acknowledged command is lost."""

import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

import pytest

import questable
from questable.testkit.chaos_clients import ChaosReport, run_database_restarts, run_kills
from questable.testkit.postgres import running_cluster

RESULT = Path(__file__).resolve().parents[2] / "benchmarks" / "results" / "service-kills.json"
TIMES = 50


@pytest.mark.proof
def test_nothing_acknowledged_is_lost_in_fifty_kills_of_each_kind(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found: dict[str, object] = {"compiled": questable.compiled()}
    with running_cluster() as cluster:
        trials: dict[str, Callable[[], ChaosReport]] = {
            "kill -9, SQLite": lambda: run_kills(str(tmp_path / "tables.db"), TIMES, seed=11),
            "kill -9, PostgreSQL": lambda: run_kills(cluster.database(), TIMES, seed=12),
            "kill -9 of one of two, PostgreSQL": lambda: run_kills(cluster.database(), TIMES, 13, processes=2),
            "restart of PostgreSQL": lambda: run_database_restarts(cluster, TIMES, seed=14),
        }
        for name, trial in trials.items():
            report = trial()
            assert report.times == TIMES
            assert report.fewest_between >= 1
            found[name] = asdict(report)
            RESULT.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
            with capsys.disabled():
                print(f"\n{name}: {report.times} times, {report.answers} answers acknowledged and found again", end="")
