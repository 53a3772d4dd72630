"""Set-up on a machine that lacks a program names one command to run and skips nothing silently."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


class Machine:
    """A machine with a few programs, where apt-get only notes what it was asked for."""

    def __init__(self, folder: Path) -> None:
        self.bin = folder / "bin"
        self.notes = folder / "apt.txt"
        self.tree = folder / "tree"
        self.bin.mkdir()
        for name in ("tools", "requirements"):
            shutil.copytree(ROOT / name, self.tree / name)
        for program in ("bash", "cat", "dirname", "flock", "mkdir", "sha256sum"):
            path = shutil.which(program)
            assert path is not None
            (self.bin / program).symlink_to(path)
        self.program("apt-get", f'echo "$*" >>{self.notes}')

    def program(self, name: str, script: str) -> None:
        (self.bin / name).write_text(f"#!/bin/sh\n{script}\n")
        (self.bin / name).chmod(0o755)

    def user(self, number: int) -> None:
        self.program("id", f"echo {number}")

    def set_up(self, **environment: str) -> "subprocess.CompletedProcess[str]":
        env = {"PATH": str(self.bin), "PYTHON": "python3", **environment}
        return subprocess.run([self.tree / "tools" / "setup.sh"], env=env, check=False, capture_output=True, text=True)


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """By default: an ordinary user, a Python, and no C compiler."""
    machine = Machine(tmp_path)
    machine.user(1000)
    machine.program("python3", f'CC=no-such-compiler exec {sys.executable} "$@"')
    return machine


def test_a_user_is_told_the_one_command_to_run(machine: Machine) -> None:
    done = machine.set_up()
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "run: sudo apt-get install -y --no-install-recommends gcc libc6-dev python3-dev" in done.stderr
    assert not machine.notes.exists()
    assert not (machine.tree / ".venv").exists()


def test_root_gets_it_installed_and_is_told_when_that_did_not_help(machine: Machine) -> None:
    machine.user(0)
    done = machine.set_up()
    assert done.returncode == 1
    assert "still lacking: gcc libc6-dev python3-dev" in done.stderr
    assert machine.notes.read_text().splitlines() == [
        "update -qq",
        "install -y --no-install-recommends gcc libc6-dev python3-dev -qq",
    ]


def test_root_is_told_when_installing_fails(machine: Machine) -> None:
    machine.user(0)
    machine.program("apt-get", "exit 100")
    done = machine.set_up()
    assert done.returncode == 1
    assert "try: apt-get install -y --no-install-recommends gcc" in done.stderr


def test_without_python_python_is_named(machine: Machine) -> None:
    done = machine.set_up(PYTHON="no-such-python")
    assert done.returncode == 1
    assert "run: sudo apt-get install -y --no-install-recommends python3 python3-venv python3-dev gcc" in done.stderr


def test_an_old_python_does_not_count(machine: Machine) -> None:
    machine.program("python3", "exit 1")
    assert "run: sudo apt-get install" in machine.set_up().stderr


def test_plain_python_needs_no_compiler(machine: Machine) -> None:
    pretend = '[ "$1" != -m ] || { echo "would make $4"; exit 3; }'
    machine.program("python3", f'{pretend}\nCC=no-such-compiler exec {sys.executable} "$@"')
    done = machine.set_up(QUESTABLE_PURE="1")
    assert (done.returncode, done.stdout.splitlines()[-1]) == (3, "would make .venv")
