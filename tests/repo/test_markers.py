"""tests/conftest.py fails skipped tests that have a rule marker; it is tested on small suites."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
HEAD = "import pytest\n"
RULE = "@pytest.mark.rule('TEN-COM-9')\n"


def run(folder: Path, test: str, **environment: str) -> tuple[int, str]:
    (folder / "conftest.py").write_text((ROOT / "tests" / "conftest.py").read_text("utf-8"))
    (folder / "test_it.py").write_text(HEAD + test)
    command = [sys.executable, "-m", "pytest", "-q", "-c", str(ROOT / "pyproject.toml"), "-p", "no:cacheprovider", "."]
    env = {**os.environ, **environment}
    done = subprocess.run(command, cwd=folder, env=env, check=False, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def test_a_rule_that_is_proved_passes(tmp_path: Path) -> None:
    code, output = run(tmp_path, f"{RULE}def test_it(): pass")
    assert (code, "1 passed" in output) == (0, True)


def test_a_plain_test_may_be_skipped(tmp_path: Path) -> None:
    code, output = run(tmp_path, "def test_it(): pytest.skip('no reason')")
    assert (code, "1 skipped" in output) == (0, True)


@pytest.mark.parametrize(
    "test",
    [
        f"{RULE}def test_it(): pytest.skip('no reason')",
        f"{RULE}@pytest.mark.skip\ndef test_it(): pass",
        f"{RULE}@pytest.mark.skipif(True, reason='no reason')\ndef test_it(): pass",
        f"{RULE}@pytest.mark.xfail\ndef test_it(): assert False",
        f"pytest.importorskip('no_such_module')\n{RULE}def test_it(): pass",
    ],
    ids=["inside", "skip", "skipif", "xfail", "module"],
)
def test_a_rule_that_is_skipped_fails(tmp_path: Path, test: str) -> None:
    code, output = run(tmp_path, test)
    assert code in (1, 2)
    assert "proves" in output


@pytest.mark.parametrize(
    ("test", "complaint"),
    [
        ("@pytest.mark.rule\ndef test_it(): pass", "names no rule"),
        ("@pytest.mark.rule('combat')\ndef test_it(): pass", "names no rule"),
        (f"{RULE}@pytest.mark.proof\ndef test_it(): pass", "can't wait"),
        ("@pytest.mark.ruel('TEN-COM-9')\ndef test_it(): pass", "'ruel' not found"),
    ],
    ids=["empty", "no-id", "proof", "misspelt"],
)
def test_a_wrong_marker_is_refused(tmp_path: Path, test: str, complaint: str) -> None:
    code, output = run(tmp_path, test)
    assert code != 0
    assert complaint in output


def test_proofs_wait_until_they_are_asked_for(tmp_path: Path) -> None:
    code, output = run(tmp_path, "@pytest.mark.proof\ndef test_it(): pass\ndef test_other(): pass")
    assert (code, "1 passed, 1 deselected" in output) == (0, True)


def test_the_wrong_way_of_running_is_refused(tmp_path: Path) -> None:
    import questable

    other = "interpreted" if questable.compiled() else "compiled"
    code, output = run(tmp_path, "def test_it(): pass", QUESTABLE_EXPECT=other)
    assert code != 0
    assert f"expect questable {other}" in output
