"""The service at half of its maximum load for half an hour (or QUESTABLE_SOAK_MINUTES): no memory growth, no errors."""

import asyncio
import json
import os
import statistics
from pathlib import Path
from time import perf_counter

import pytest

import questable
from questable.testkit.load import SEATS, Table, memory, summary
from questable.testkit.service import Service

RESULT = Path(__file__).resolve().parents[2] / "benchmarks" / "results" / "service-soak.json"
MINUTES = float(os.environ.get("QUESTABLE_SOAK_MINUTES", "30"))
TABLES = 100
FULL_SPEED = 20.0  # seconds, to see what full load is
SAMPLES = 60
GROWTH = 1.10  # the most that the last third may need of what the second third needed


async def soak(tables: list[Table], pid: int) -> tuple[float, float, list[int]]:
    """Returns the moves per second at full speed, the seconds at half speed, and samples of the memory."""
    for table in tables:
        await table.open()
    began = perf_counter()
    await asyncio.gather(*(table.play(began + FULL_SPEED) for table in tables))
    full = sum(len(table.delays) for table in tables) / (perf_counter() - began)
    for table in tables:
        table.delays.clear()
    began = perf_counter()
    pause = 2 * len(tables) / full
    seconds = 60 * MINUTES
    play = asyncio.gather(*(table.play(began + seconds, pause) for table in tables))
    samples = []
    while not play.done():
        await asyncio.wait([play], timeout=seconds / SAMPLES)
        samples.append(memory(pid))
    await play
    took = perf_counter() - began
    for table in tables:
        await table.close()
    return full, took, samples


@pytest.mark.proof
def test_half_an_hour_at_half_load_brings_neither_growth_nor_errors(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    quiet = {"QUESTABLE_LIMITS": "1000000", "QUESTABLE_LOG": "warning", "QUESTABLE_IDLE_SECONDS": "20"}
    service = Service(str(tmp_path / "tables.db"), **quiet).start()
    try:
        assert service.process is not None
        guests = [service.guest() for _ in range(SEATS)]
        tables = [Table(guests, number, ("tenefyr", "terrinoth")[number % 2]) for number in range(TABLES)]
        full, took, samples = asyncio.run(soak(tables, service.process.pid))
        status, metrics = guests[0].request("GET", "/metrics")
        log = service.errors.read_text()
    finally:
        service.clean_up()
    assert status == 200
    assert log == ""
    assert "questable_refusals_total 0" in metrics.decode()
    third = len(samples) // 3
    before, after = statistics.median(samples[third : 2 * third]), statistics.median(samples[2 * third :])
    delays = [delay for table in tables for delay in table.delays]
    result = {
        "minutes": round(took / 60, 1),
        "tables": TABLES,
        "games": sum(table.games for table in tables),
        "full_load_moves_per_second": round(full, 1),
        **summary(delays, took),
        "mb_in_the_second_third": round(before / 1024, 1),
        "mb_in_the_last_third": round(after / 1024, 1),
        "compiled": questable.compiled(),
    }
    RESULT.write_text(json.dumps(result, indent=1) + "\n", "utf-8")
    with capsys.disabled():
        print(f"\n{json.dumps(result)}")
    assert after < GROWTH * before
    assert len(delays) > 60 * MINUTES  # something happened
