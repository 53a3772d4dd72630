"""The program in a pseudo-terminal: the first screen, a kill during a game, and resumption."""

import fcntl
import json
import os
import pty
import select
import signal
import struct
import sys
import termios
import time
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow
PATIENCE = 120.0
FIRST_SCREEN = 2.0  # seconds of one core; 0.8 to 1.1 were measured on two busy ones


class Terminal:
    """The program in a pseudo-terminal of 80 × 24."""

    def __init__(self, *arguments: object, term: str = "xterm-256color") -> None:
        self.out = b""
        self.pid, self.file = pty.fork()
        if self.pid == 0:
            os.environ.update(TERM=term, COLUMNS="80", LINES="24")
            os.execv(sys.executable, [sys.executable, "-m", "questable.cli", *map(str, arguments)])
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))

    def until(self, words: str) -> None:
        """Read output until the words appear in its new part."""
        begun, end = len(self.out), time.monotonic() + PATIENCE
        while words.encode() not in self.out[begun:]:
            assert time.monotonic() < end, self.out[begun:].decode(errors="replace")
            if select.select([self.file], [], [], 1)[0]:
                self.out += os.read(self.file, 65536)

    def press(self, keys: str) -> None:
        os.write(self.file, keys.encode())

    def seconds(self) -> float:
        """The CPU time of the program so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self, how: signal.Signals | None = None) -> int:
        """The exit code; sends a signal first if one is given."""
        if how is not None:
            os.kill(self.pid, how)
        while True:
            try:
                if not os.read(self.file, 65536):
                    break
            except OSError:
                break
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def answers(save: Path) -> list[str]:
    found: list[str] = json.loads(save.read_text())["replay"]["keys"]
    return found


def wait_for(save: Path, count: int) -> None:
    end = time.monotonic() + PATIENCE
    while len(answers(save)) < count:
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.mark.parametrize(("way", "keys"), [((), "1"), (("--plain",), "1\n"), (("--lines",), "1\n")])
def test_killed_in_the_middle_nothing_that_was_answered_is_lost(save: Path, way: tuple[str, ...], keys: str) -> None:
    game = ("play", "terrinoth", "--players", 2, "--seed", 3, "--lang", "en", "--save", save)
    terminal = Terminal(*game, *way)
    terminal.until("activation card")
    for count in range(1, 5):
        terminal.press(keys)
        wait_for(save, count)
    assert terminal.end(signal.SIGKILL) == -signal.SIGKILL
    given = answers(save)
    assert len(given) >= 4
    again = Terminal("play", "--resume", save, *way)
    again.until("1")
    again.press(keys)
    wait_for(save, len(given) + 1)
    assert answers(save)[: len(given)] == given
    again.press("q" if not way else "q\n")
    assert again.end() == 0


def test_the_first_screen_comes_at_once() -> None:
    terminal = Terminal("play", "--lang", "en")
    terminal.until("Players")
    took = terminal.seconds()
    terminal.press("q")
    assert terminal.end() == 0
    assert took < FIRST_SCREEN


def test_a_terminal_that_cannot_be_drawn_on_gets_lines(save: Path) -> None:
    terminal = Terminal("play", "tenefyr", "--players", 1, "--lang", "en", "--save", save, term="dumb")
    terminal.until("Where does the party go?")
    terminal.press("q\n")
    assert terminal.end() == 0


@pytest.mark.parametrize("arguments", [["play", "tenefyr", "--players", "9"], ["join", "nothing"]])
def test_what_is_wrong_is_one_sentence(arguments: list[str]) -> None:
    terminal = Terminal(*arguments)
    terminal.until("allowed:")
    assert terminal.end() == 2
    assert b"Traceback" not in terminal.out
