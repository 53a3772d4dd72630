"""The service opens the databases of version 0.1.0 and shows, continues and finishes their tables as 0.1.0 did.

The fixtures were made with 0.1.0; `tests/fixtures/v0_1_0/README.md` describes them. These tests use only the HTTP and
WebSocket interface of `questable serve`, so they do not depend on internal modules.
"""

import json
import os
import pty
import shutil
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

import questable
from questable.testkit.service import Guest, Service, TableConnection

FIXTURES = Path(__file__).resolve().parents[1] / "fixtures" / "v0_1_0"
LANGUAGES = ("en", "fr", "nl")
LOG_LINES = 20
Json = dict[str, Any]


def read(name: str) -> Any:
    return json.loads((FIXTURES / name).read_text("utf-8"))


TABLES: list[Json] = read("tables.json")
PEOPLE: dict[str, Json] = read("people.json")["people"]


def tables(condition: Callable[[Json], bool]) -> pytest.MarkDecorator:
    """Parametrize a test with the tables that meet a condition."""
    found = [entry for entry in TABLES if condition(entry)]
    assert found
    return pytest.mark.parametrize("entry", found, ids=[entry["name"] for entry in found])


# ---- services on copies of the databases


class Services:
    """A service for each database, started when it is first used, on a copy."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.running: dict[str, Service] = {}

    def copy(self, database: str) -> Path:
        for name in (database, f"{database}-wal"):
            if (FIXTURES / name).exists():
                shutil.copy(FIXTURES / name, self.folder / name)
        return self.folder / database

    def person(self, name: str) -> Guest:
        """Somebody who comes back with the cookie that 0.1.0 gave them."""
        database = PEOPLE[name]["database"]
        if database not in self.running:
            path = self.folder / database
            self.running[database] = Service(str(path if path.exists() else self.copy(database))).start()
        return Guest(self.running[database], PEOPLE[name]["cookie"])

    def owner(self, entry: Json) -> Guest:
        return self.person(entry["owner"])

    def stop(self) -> None:
        for service in self.running.values():
            service.clean_up()


def make_services(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Services]:
    services = Services(tmp_path_factory.mktemp("v0_1_0"))
    yield services
    services.stop()


# One set of services for tests that only look, one for tests that change tables; no two of these use the same table.
reading = pytest.fixture(make_services, scope="module", name="reading")
playing = pytest.fixture(make_services, scope="module", name="playing")


def settled(visit: TableConnection) -> Json:
    """The last update, once no bot is about to answer, with the end of the log."""
    while visit.update["thinking"]:
        visit.receive()
    return {**visit.update, "log": visit.log[-LOG_LINES:], "log_lines": len(visit.log)}


def do(visit: TableConnection, type: str, **more: Any) -> None:
    answer = visit.apply(type, **more)
    assert answer["type"] == "done", answer


def assert_same(seen: Json, expected: Json) -> None:
    """Every field that 0.1.0 had is the same; new fields are allowed."""
    different = {key: (seen.get(key), expected[key]) for key in expected if seen.get(key) != expected[key]}
    assert different == {}


def assert_shown(guest: Guest, entry: Json, lang: str) -> None:
    with guest.join(entry["id"], lang=lang) as visit:
        seen = settled(visit)
        expected = {**entry["common"], **entry["texts"][lang]}
        assert_same(visit.welcome, expected.pop("welcome"))
        assert_same(seen, expected)
        assert seen["version"] == entry["version"]


# ---- tables as they were left


@tables(lambda entry: True)
def test_table_is_shown_as_before_in_every_language(reading: Services, entry: Json) -> None:
    for lang in LANGUAGES:
        assert_shown(reading.owner(entry), entry, lang)


@tables(lambda entry: "steps" in entry)
def test_replay_of_finished_table_is_the_same(reading: Services, entry: Json) -> None:
    """`test_v0_1_0.py` verifies the same file on the command line."""
    guest = reading.owner(entry)
    replay = guest.ask("GET", f"/api/tables/{entry['id']}/replay")
    assert replay == read(f"replays/table-{entry['name']}.json")
    last = len(replay["keys"])
    steps = guest.ask("GET", f"/api/tables/{entry['id']}/steps?first={last - 2}&last={last}")
    assert_same(steps, entry["steps"])


def in_order(answer: Any) -> Any:
    """Lists of tables are sorted by seconds only, so that their order is not fixed."""
    if isinstance(answer, list) and all("id" in one for one in answer):
        return sorted(answer, key=lambda one: str(one["id"]))
    return {key: in_order(value) for key, value in answer.items()} if isinstance(answer, dict) else answer


@pytest.mark.parametrize("name", sorted(PEOPLE))
def test_profile_tables_results_and_packs_of_a_person_are_the_same(reading: Services, name: str) -> None:
    guest = reading.person(name)
    assert PEOPLE[name]["seen"]["/api/me"]["id"] == PEOPLE[name]["id"]
    for path, expected in PEOPLE[name]["seen"].items():
        assert in_order(guest.ask("GET", path)) == in_order(expected), path


def test_daily_challenge_keeps_its_runs(reading: Services) -> None:
    expected = read("people.json")["daily"]
    over = datetime.now(UTC).date().isoformat() > expected["day"]
    (finished,) = (entry for entry in TABLES if entry["kind"] == "daily-finished")
    runs = [{**run, "table": finished["id"] if over else None} for run in expected["runs"]]
    daily = reading.person("ann").ask("GET", f"/api/daily?day={expected['day']}")
    assert daily == {**expected, "over": over, "runs": runs}


def test_stored_card_sets_are_listed(reading: Services) -> None:
    listed = reading.person("ann").ask("GET", "/api/card-sets")
    assert [one for one in listed if one in read("people.json")["card_sets"]] == read("people.json")["card_sets"]


def test_snapshots_are_read(tmp_path: Path) -> None:
    """Without the acts that came before them, tables can only be rebuilt from their snapshots."""
    services = Services(tmp_path)
    with closing(sqlite3.connect(services.copy("tables.sqlite"))) as connection, connection:
        rows = connection.execute("SELECT table_id, sequence FROM snapshots").fetchall()
        connection.executemany("DELETE FROM acts WHERE table_id = ? AND sequence <= ?", rows)
    entries = [entry for entry in TABLES if entry["id"] in dict(rows)]
    assert {entry["game"] for entry in entries} == set(questable.GAMES)
    try:
        for entry in entries:
            assert_shown(services.owner(entry), entry, "en")
    finally:
        services.stop()


# ---- the data folder of a user


def test_database_in_the_data_folder_is_found(tmp_path: Path) -> None:
    """`questable serve` without `--db`, as most people start it."""
    entry = TABLES[0]
    (tmp_path / "questable").mkdir()
    shutil.copy(FIXTURES / entry["database"], tmp_path / "questable" / "tables.db")
    command = [sys.executable, "-m", "questable.cli", "serve", "--port", "0", "--no-open"]
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    pipes: Json = {"stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL, "text": True}
    with subprocess.Popen(command, env=environment, **pipes) as started:
        assert started.stdout is not None
        service = Service("")
        try:
            service.address = started.stdout.readline().split("open at ")[1].split()[0]
            seen = Guest(service, PEOPLE[entry["owner"]]["cookie"]).ask("GET", f"/api/tables/{entry['id']}")
        finally:
            started.terminate()
            service.clean_up()
    assert (seen["version"], seen["status"]) == (entry["version"], entry["common"]["status"])


def test_terminal_is_known_to_the_server_again(playing: Services, tmp_path: Path) -> None:
    """`questable join` finds its token in the data folder and is the same person as before."""
    (entry,) = (entry for entry in TABLES if entry["name"] == "tenefyr-chat")
    ben = playing.person("ben")
    token = PEOPLE["ann"]["cookie"].partition("=")[2]
    (tmp_path / "questable").mkdir()
    (tmp_path / "questable" / "guests.json").write_text(json.dumps({ben.service.address: token}))
    command = [sys.executable, "-m", "questable.cli", "join", f"{ben.service.address}/t/{entry['id']}"]
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "TERM": "xterm-256color"}
    control, terminal = pty.openpty()
    with ben.join(entry["id"]) as visit:
        joined = subprocess.Popen(command, stdin=terminal, stdout=terminal, stderr=terminal, env=environment)
        threading.Thread(target=drain, args=(control,), daemon=True).start()
        try:
            while PEOPLE["ann"]["id"] not in [one["person"] for one in visit.presence["people"] if one["here"]]:
                visit.receive()
        finally:
            joined.kill()
            joined.wait()
            os.close(terminal)


def drain(terminal: int) -> None:
    """Read what a program writes to its terminal until it ends."""
    with suppress(OSError):
        while os.read(terminal, 65536):
            pass
    os.close(terminal)


# ---- tables that go on


@tables(lambda entry: "after_one_answer" in entry)
def test_running_table_goes_on(playing: Services, entry: Json) -> None:
    """One more answer leads where it led with 0.1.0; bots then play some of the games to the same end."""
    guest = playing.owner(entry)
    with guest.join(entry["id"]) as visit:
        settled(visit)
        decision = visit.decision
        assert decision is not None
        allowed = (visit.update["lesson"] or {}).get("allowed")
        keys = [option["key"] for option in decision["options"]]
        assert visit.answer(keys.index(allowed[0]) if allowed else 0)["type"] == "done"
        assert_same(settled(visit), entry["after_one_answer"])
        played_out = FIXTURES / "played-out" / f"{entry['name']}.json"
        if not played_out.exists():
            return
        for seat, holder in enumerate(visit.update["seats"]):
            if holder["yours"]:
                do(visit, "seat-bot", seat=seat, bot="heuristic")
        while visit.update["status"] != "over":
            visit.receive()
    assert guest.ask("GET", f"/api/tables/{entry['id']}/replay") == json.loads(played_out.read_text("utf-8"))


@tables(lambda entry: entry["kind"] == "gathered")
def test_gathered_table_starts(playing: Services, entry: Json) -> None:
    with playing.owner(entry).join(entry["id"]) as visit:
        do(visit, "seat-bot", seat=1, bot="heuristic")
        do(visit, "start")
        seen = settled(visit)
        assert (seen["status"], seen["config"]) == ("playing", entry["common"]["config"])
        assert seen["view"]["players"] == 3
        assert visit.may_answer()
        assert visit.answer()["type"] == "done"


@tables(lambda entry: entry["kind"] == "paused")
def test_paused_table_resumes(playing: Services, entry: Json) -> None:
    with playing.owner(entry).join(entry["id"]) as visit:
        do(visit, "resume")
        assert visit.update["status"] == "playing"
        assert visit.answer()["type"] == "done"
        assert visit.update["version"] == entry["version"] + 2


@tables(lambda entry: entry["kind"] == "vote")
def test_open_vote_is_closed_by_the_other_person(playing: Services, entry: Json) -> None:
    with playing.person("ben").join(entry["id"]) as visit:
        assert visit.update["vote"]["yours"]
        do(visit, "agree")
        assert visit.update["assisted"]
        assert visit.update["vote"] is None
        assert visit.update["view"]["revision"] < entry["answers"]


@tables(lambda entry: entry["kind"] == "bots")
def test_seat_kept_by_a_bot_is_taken_back(playing: Services, entry: Json) -> None:
    with playing.person("ben-phone").join(entry["id"]) as visit:
        seat = visit.update["seats"][1]
        assert (seat["kind"], seat["kept_for"]) == ("bot", PEOPLE["ben"]["id"])
        do(visit, "sit", seat=1)
        assert visit.update["seats"][1]["yours"]


@tables(lambda entry: entry["kind"] == "won")
def test_finished_table_is_continued_from_a_step_and_played_again(playing: Services, entry: Json) -> None:
    guest = playing.owner(entry)
    branch = guest.ask("POST", f"/api/tables/{entry['id']}/branch", {"step": 20})
    with guest.join(branch["id"]) as visit:
        assert visit.update["view"]["revision"] == 20
        assert visit.answer()["type"] == "done"
    again = guest.ask("POST", f"/api/tables/{entry['id']}/rematch")
    assert (again["status"], again["config"]) == ("playing", entry["common"]["config"])


@pytest.mark.parametrize("game", questable.GAMES)
def test_stored_pack_is_downloaded_and_played_with_again(playing: Services, tmp_path: Path, game: str) -> None:
    guest = playing.person("ann")
    (pack,) = (pack for pack in guest.ask("GET", "/api/packs") if pack["game"] == game)
    (tmp_path / "pack.zip").write_bytes(guest.ask("GET", f"/api/packs/{pack['hash']}/zip"))
    assert questable.load_pack(tmp_path / "pack.zip").label in [pack["label"] for pack in read("packs.json").values()]
    with guest.join(guest.new_table(game, ["me", "me"], packs=[pack["hash"]], start=True)) as visit:
        assert visit.answer()["type"] == "done"
