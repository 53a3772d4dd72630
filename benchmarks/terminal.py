"""How long `questable play` takes from the command to the first whole screen, or the first question.

python benchmarks/terminal.py            a table on the screen, figures into benchmarks/results/terminal.json
"""

import json
import os
import pty
import re
import select
import signal
import statistics
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import questable

RESULTS = Path(__file__).resolve().parent / "results" / "terminal.json"
REPEATS = 7
PATIENCE = 60.0
SEATED = ("--players", "2", "--seed", "7")
ESCAPES = re.compile(rb"\x1b(?:\[[0-9;?<>=$]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[PX^_].*?\x1b\\|.)", re.DOTALL)


class Way(NamedTuple):
    """Options of `questable play`, and the words that are on the first screen when it is complete."""

    options: tuple[str, ...]
    words: tuple[str, ...]


WAYS = {
    "set-up": Way((), ("Language", "Begin", "Quit")),
    "whole screen": Way(SEATED, ("  1  ", "  2  ", "Undo", "Quit")),
    "--lines": Way((*SEATED, "--lines"), ("\n> ",)),
    "--plain": Way((*SEATED, "--plain"), ("\n> ",)),
    "--json": Way((*SEATED, "--json"), ('"type":"question"', '"view":', "}}\n")),
}


class Timing(NamedTuple):
    seconds: float  # wall clock
    core: float  # CPU seconds, which depend less on other programs


def first_screen(game: str, way: Way, folder: Path) -> Timing:
    """Start in a terminal of 80 × 24; kill the program as soon as all words are shown."""
    command = [sys.executable, "-m", "questable.cli", "play", game, *way.options, "--lang", "en"]
    begun = perf_counter()
    pid, terminal = pty.fork()
    if pid == 0:
        os.environ.update(TERM="xterm-256color", COLUMNS="80", LINES="24", XDG_DATA_HOME=str(folder))
        os.execv(command[0], command)
    shown = b""
    while not all(word in text(shown) for word in way.words):
        if not select.select([terminal], [], [], PATIENCE)[0]:
            raise AssertionError(f"{' '.join(command)} showed only {text(shown)!r}")
        shown += os.read(terminal, 65536)
    seconds = perf_counter() - begun
    core = used(pid)
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    os.close(terminal)
    return Timing(seconds, core)


def text(shown: bytes) -> str:
    return ESCAPES.sub(b"", shown).decode(errors="replace").replace("\r\n", "\n")


def used(pid: int) -> float:
    """The CPU seconds of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure() -> dict[str, dict[str, dict[str, float]]]:
    """Measure in turns, so that a busy minute affects all alike."""
    taken: dict[tuple[str, str], list[Timing]] = {(game, way): [] for game in questable.GAMES for way in WAYS}
    with tempfile.TemporaryDirectory() as folder:
        for game, way in taken:  # warm up the file cache
            first_screen(game, WAYS[way], Path(folder))
        for _ in range(REPEATS):
            for (game, way), runs in taken.items():
                runs.append(first_screen(game, WAYS[way], Path(folder)))
    found: dict[str, dict[str, dict[str, float]]] = {}
    for (game, way), runs in taken.items():
        found.setdefault(game, {})[way] = {
            "best s": round(min(run.seconds for run in runs), 2),
            "median s": round(statistics.median(run.seconds for run in runs), 2),
            "median core s": round(statistics.median(run.core for run in runs), 2),
        }
    return found


def main() -> None:
    found = {"compiled": questable.compiled(), "repeats": REPEATS, "load": round(os.getloadavg()[0], 1), **measure()}
    RESULTS.write_text(json.dumps(found, indent=1) + "\n")
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
