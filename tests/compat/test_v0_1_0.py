"""Files of version 0.1.0 (replays, saved games, dumps, packs, folders of simulations) are read as 0.1.0 read them.

The fixtures were made with 0.1.0; `tests/fixtures/v0_1_0/README.md` describes them. These tests use only the command
line and the public Python interface, so they do not depend on internal modules. `test_v0_1_0_tables.py` does the same
for databases of the service.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Self

import pytest

import questable

FIXTURES = Path(__file__).resolve().parents[1] / "fixtures" / "v0_1_0"
LOG_LINES = 20
FURTHER = 30  # answers after a dump was loaded
LIMIT = 3000  # decisions of a game that follows the fixed rule
FEW = 20  # games of the simulations that are repeated when the engine is not compiled
MEASURED = ("seconds", "games_per_second", "decisions_per_second", "compiled", "jobs")  # differ from run to run
Json = dict[str, Any]


def read(name: str) -> Any:
    return json.loads((FIXTURES / name).read_text("utf-8"))


PACKS: dict[str, Json] = read("packs.json")
PACK_OF = {pack["game"]: FIXTURES / "packs" / name for name, pack in PACKS.items()}
HASHES: Json = read("hashes.json")
SAVES = [path for path in FIXTURES.glob("saves/*.json") if not path.name.endswith(".replay.json")]


def assert_same(seen: Json, expected: Json) -> None:
    """Every field that 0.1.0 had is the same; new fields are allowed."""
    different = {key: (seen.get(key), expected[key]) for key in expected if seen.get(key) != expected[key]}
    assert different == {}


def by_file(name: str) -> pytest.MarkDecorator:
    entries: list[Json] = read(name)
    return pytest.mark.parametrize("entry", entries, ids=[entry["file"] for entry in entries])


# ---- the Python interface


def game_with(name: str, pack: bool) -> Any:
    return questable.game(name, [PACK_OF[name]] if pack else [])


def follow_rule(state: Any, limit: int) -> int:
    """Always take option 7 * i modulo the number of options; the number of answers given."""
    given = 0
    while given < limit and (decision := state.decision) is not None:
        state.apply(decision.options[7 * given % len(decision.options)].key)
        given += 1
    return given


@pytest.mark.parametrize("name", sorted(PACKS))
def test_pack_keeps_its_label(name: str) -> None:
    assert questable.load_pack(FIXTURES / "packs" / name).label == PACKS[name]["label"]


@pytest.mark.parametrize("name", questable.GAMES)
def test_content_hash_rules_and_schema_are_the_same(name: str) -> None:
    hashes = {key: game_with(name, key == "pack").content_hash for key in ("built-in", "pack")}
    assert hashes == HASHES["content"][name]
    game = questable.game(name)
    saved = json.loads(game.dump(game.new({}, 1)))
    assert (saved["rules"], saved["schema"]) == (HASHES["rules"], HASHES["schema"])


@pytest.mark.parametrize("pack", [False, True], ids=["built-in", "pack"])
@pytest.mark.parametrize("name", questable.GAMES)
def test_games_by_a_fixed_rule_are_the_same(name: str, pack: bool) -> None:
    """In all modes and editions, with every number of players, every boss and every quest."""
    game = game_with(name, pack)
    entries = [entry for entry in HASHES["games"] if (entry["game"], entry["pack"]) == (name, pack)]
    assert entries
    different = []
    for entry in entries:
        state = game.new(entry["config"], entry["seed"])
        found = {"setup": state.digest(), "decisions": follow_rule(state, LIMIT)}
        found |= {"outcome": state.outcome, "end": state.digest()}
        if any(found[key] != entry[key] for key in found):
            different.append((entry, found))
    assert different == []


@by_file("dumps.json")
def test_dump_is_loaded_and_goes_on(entry: Json) -> None:
    game = game_with(entry["game"], entry["pack"])
    text = (FIXTURES / "dumps" / entry["file"]).read_text("utf-8")
    state = game.load(text)
    assert state.digest() == entry["digest"]
    assert json.loads(game.dump(state)) == json.loads(text)
    assert follow_rule(state, FURTHER) == entry["further_answers"]
    assert (state.digest(), state.outcome) == (entry["further_digest"], entry["further_outcome"])


def test_dump_that_was_changed_is_refused() -> None:
    dump = read("dumps/tenefyr-standard-0.json")
    dump["numbers"] = {key: value + (key == "revision") for key, value in dump["numbers"].items()}
    with pytest.raises(questable.LoadError):
        questable.game("tenefyr").load(json.dumps(dump))


# ---- the command line


def run(*arguments: object, code: int = 0) -> str:
    """The output of a command that ends with this exit code."""
    command = [sys.executable, "-m", "questable.cli", *map(str, arguments)]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout


def at_once(check: Callable[[Any], None], things: Iterable[Any]) -> None:
    """Check things on all cores, since most of the time goes into starting programs; the first failure is raised."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for _ in pool.map(check, things):
            pass


def pack_options(game: str, packs: object) -> list[object]:
    return ["--pack", PACK_OF[game]] if packs else []


def verify_replay(path: Path) -> None:
    replay = json.loads(path.read_text("utf-8"))
    output = run("replay", path, "--verify", *pack_options(replay["game"], replay.get("packs")))
    assert f"{len(replay['keys'])} answers" in output


@pytest.mark.parametrize("game", questable.GAMES)
@pytest.mark.parametrize("pattern", ["replays/{}-*.json", "replays/table-{}-*.json", "saves/{}-*.replay.json"])
def test_replays_verify(game: str, pattern: str) -> None:
    """Of bots, of tables and of the terminal."""
    paths = sorted(FIXTURES.glob(pattern.format(game)))
    assert paths
    at_once(verify_replay, paths)


def test_replay_that_was_changed_does_not_verify(tmp_path: Path) -> None:
    replay = read("replays/terrinoth-grim.json")
    replay["digests"]["50"] = replay["digests"]["0"]
    (tmp_path / "replay.json").write_text(json.dumps(replay))
    run("replay", tmp_path / "replay.json", "--verify", code=1)


class Terminal:
    """`questable play --json`, one JSON object a line out and one key a line in."""

    def __init__(self, *arguments: object, **environment: str) -> None:
        command = [sys.executable, "-m", "questable.cli", "play", "--json", *map(str, arguments)]
        pipes: Json = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
        self.process: Any = subprocess.Popen(command, env={**os.environ, **environment}, **pipes)
        self.game = self.read()
        self.last = self.read()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.communicate()
        assert self.process.returncode == 0

    def read(self) -> Json:
        found: Json = json.loads(self.process.stdout.readline())
        return found

    def answer(self, number: int) -> None:
        """Take an option by a fixed rule, or the next one that is accepted (a lesson allows only some)."""
        options = self.last["decision"]["options"]
        for shift in range(len(options)):
            self.process.stdin.write(options[(7 * number + shift) % len(options)]["key"] + "\n")
            self.process.stdin.flush()
            if (line := self.read())["type"] != "error":
                self.last = line
                return
        raise AssertionError(options)


def with_last_events(line: Json) -> Json:
    return {**line, "events": line["events"][-LOG_LINES:]}


def resume_save(folder: Path, entry: Json) -> None:
    with Terminal("--resume", shutil.copy(FIXTURES / "saves" / entry["file"], folder)) as terminal:
        assert_same(terminal.game, entry["game"])
        assert_same(with_last_events(terminal.last), entry["resumed"])
        for number in range(entry["answers"]):
            terminal.answer(number)
        assert_same(with_last_events(terminal.last), entry["after"])


@pytest.mark.parametrize("game", questable.GAMES)
def test_saved_games_are_resumed_and_go_on(tmp_path: Path, game: str) -> None:
    """Alone, with bots, with a pack, in a lesson, after an undo, and one that is finished; in all languages."""
    entries = [entry for entry in read("saves.json") if entry["game"]["game"] == game]
    assert {entry["file"] for entry in entries} == {path.name for path in SAVES if path.name.startswith(game)}
    at_once(partial(resume_save, tmp_path), entries)


def test_last_saved_game_is_found_in_the_data_folder(tmp_path: Path) -> None:
    (tmp_path / "questable" / "saves").mkdir(parents=True)
    shutil.copy(FIXTURES / "saves" / "terrinoth-pack.json", tmp_path / "questable" / "saves")
    with Terminal("--resume", "last", XDG_DATA_HOME=str(tmp_path)) as terminal:
        assert terminal.game["game"] == "terrinoth"
        assert terminal.last["type"] == "question"


SIMULATIONS = [one for one in read("report.json") if (one["games"] == FEW) != questable.compiled()]


@pytest.mark.parametrize("entry", SIMULATIONS, ids=[f"{one['game']}-{one['bot']}" for one in SIMULATIONS])
def test_simulation_plays_the_same_games(entry: Json) -> None:
    options = ["--games", entry["games"], "--bot", entry["bot"], "--seed", entry["seed"]]
    found = json.loads(run("sim", entry["game"], *options, *pack_options(entry["game"], entry["packs"]), "--json"))
    assert_same(found, entry)


# ---- folders of simulations, duels and reports


def copied(name: str, folder: Path) -> Path:
    return Path(shutil.copytree(FIXTURES / name, folder / name))


def results(file: Path) -> Json:
    found: Json = json.loads(file.read_text("utf-8"))
    return {key: value for key, value in found.items() if key not in MEASURED}


def sim_options(name: str) -> list[object]:
    return ["--games", 4, "--bot", "random", "--decisions"] if name.endswith("decisions") else ["--games", 20]


@pytest.mark.parametrize("name", sorted(path.name for path in FIXTURES.glob("sim-run-*")))
def test_simulation_that_was_broken_off_goes_on(tmp_path: Path, name: str) -> None:
    folder = copied(name, tmp_path)
    parts = sorted((folder / "parts").iterdir())
    for file in [*parts[::2], *folder.glob("*.csv"), folder / "summary.json"]:
        file.unlink()
    run("sim", name.split("-")[2], *sim_options(name), "--seed", 3, "--out", folder)
    for file in [*(FIXTURES / name).rglob("*.csv")]:
        assert (folder / file.relative_to(FIXTURES / name)).read_bytes() == file.read_bytes()
    assert results(folder / "summary.json") == results(FIXTURES / name / "summary.json")


def test_finished_parts_of_a_simulation_are_not_played_again(tmp_path: Path) -> None:
    folder = copied("sim-run-tenefyr", tmp_path)
    part = folder / "parts" / "games-000000003.csv"
    columns, row = (line.split(",") for line in part.read_text("utf-8").splitlines())
    row[columns.index("decisions")] = "123456"
    part.write_text("".join(",".join(line) + "\n" for line in (columns, row)), encoding="utf-8")
    found = json.loads(run("sim", "tenefyr", *sim_options(""), "--seed", 3, "--out", folder, "--json"))
    assert found["longest"] == 123456


def test_folder_of_another_plan_is_refused(tmp_path: Path) -> None:
    run("sim", "tenefyr", *sim_options(""), "--seed", 4, "--out", copied("sim-run-tenefyr", tmp_path), code=2)


@pytest.mark.parametrize("game", questable.GAMES)
def test_duel_that_was_broken_off_goes_on(tmp_path: Path, game: str) -> None:
    name = f"duel-run-{game}"
    folder = copied(name, tmp_path)
    cut(folder / "deals.csv", 5)
    (folder / "summary.json").unlink()
    run("lab", "duel", game, "--first", "heuristic", "--second", "random", "--games", 10, "--out", folder)
    assert (folder / "deals.csv").read_bytes() == (FIXTURES / name / "deals.csv").read_bytes()
    assert results(folder / "summary.json") == results(FIXTURES / name / "summary.json")


def cut(file: Path, lines: int) -> None:
    """Keep so many lines and half of the next one, as when a program is killed while it writes."""
    found = file.read_text("utf-8").splitlines(keepends=True)
    file.write_text("".join(found[:lines]) + found[lines][: len(found[lines]) // 2], encoding="utf-8")


def test_balance_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    folder = copied("balance-run-terrinoth", tmp_path)
    expected = results(folder / "summary.json")
    for file in [folder / "summary.json", *folder.glob("*/games.csv"), *folder.glob("*/parts/*2.csv")]:
        file.unlink()
    options = ["--bot", "heuristic", "--games", 4, "--quest", "the-goblin-problem", "--players", 2]
    run("lab", "balance", "terrinoth", *options, "--out", folder)
    assert results(folder / "summary.json") == expected


def test_report_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    folder = copied("report-run-tenefyr", tmp_path)
    cut(folder / "games.jsonl", 12)
    options = ["--games", 1, "--no-forks", "--jobs", 1, "--keep", folder, "--out", tmp_path / "report.html"]
    run("lab", "report", "tenefyr", *options)
    expected = (FIXTURES / "report-run-tenefyr" / "games.jsonl").read_text("utf-8")
    assert (folder / "games.jsonl").read_text("utf-8") == expected
    assert (tmp_path / "report.html").stat().st_size > 10_000
