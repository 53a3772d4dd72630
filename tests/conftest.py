"""Shared fixtures and hooks: execution mode, rule markers, second tries and reproducible property tests."""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from _pytest.runner import runtestprotocol
from hypothesis import settings

import questable
from questable.cli.app import main
from questable.testkit import Scene

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from questable.testkit.service import Service

CHROMIUM = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SECOND_TRY = "second try"
WAITS = frozenset({"browser", "service", "own_service", "seen"})  # fixtures of pages and other processes
RULE_ID = re.compile(r"(TEN|TER)-[A-Z]+-\d+")

# `make test` tries the same examples on every machine; HYPOTHESIS_PROFILE=explore looks for new ones.
settings.register_profile("house", deadline=None, derandomize=True, database=None, print_blob=True)
settings.register_profile("explore", deadline=None, max_examples=2000, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "house"))


# A shell that runs tests in the background has interrupts ignored, here and in all that tests start.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_configure(config: pytest.Config) -> None:
    """Stop if the engine is not compiled or interpreted as QUESTABLE_EXPECT says."""
    expected = os.environ.get("QUESTABLE_EXPECT")
    if expected is None:
        return
    if expected not in ("compiled", "interpreted"):
        raise pytest.UsageError(f"QUESTABLE_EXPECT is {expected!r}; it is 'compiled' or 'interpreted'")
    home = Path(questable.__file__).resolve()
    if questable.compiled() != (expected == "compiled"):
        raise pytest.UsageError(f"these tests expect questable {expected}, and it is not: {home}")
    if home.is_relative_to(config.rootpath / "src") != (expected == "interpreted"):
        raise pytest.UsageError(f"these tests expect questable {expected}, and it comes from {home}")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Check that rule markers name rules, and only mark tests that `make test` runs.

    Browser tests are moved to the end: Playwright leaves an event loop running, which prevents others.
    """
    items.sort(key=lambda item: "browser" in getattr(item, "fixturenames", ()))
    for item in items:
        for marker in item.iter_markers("rule"):
            if not marker.args or not all(isinstance(rule, str) and RULE_ID.fullmatch(rule) for rule in marker.args):
                raise pytest.UsageError(f"{item.nodeid}: rule{marker.args!r} names no rule such as 'TEN-COM-9'")
            if item.get_closest_marker("proof"):
                raise pytest.UsageError(f"{item.nodeid} proves {marker.args[0]}: it can't wait for `make proof`")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Run a failed test that waits for a page or another process again, and report that in the summary: on a busy
    machine it may have timed out."""
    if WAITS.isdisjoint(getattr(item, "fixturenames", ())) and not item.get_closest_marker("slow"):
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    if any(report.failed for report in reports):
        first = "\n".join(report.longreprtext for report in reports if report.failed)
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
        reports[0].user_properties.append((SECOND_TRY, first))
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for reports in terminalreporter.stats.values():
        for report in reports:
            for name, first in getattr(report, "user_properties", ()):
                if name == SECOND_TRY:
                    terminalreporter.section(f"needed a second try: {report.nodeid}")
                    terminalreporter.line(first)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Report a test with a rule marker as failed if it is skipped or expected to fail."""
    report = yield
    if report.skipped and item.get_closest_marker("rule"):
        report.outcome = "failed"
        vars(report).pop("wasxfail", None)  # a failure that carries it is not counted
        report.longrepr = f"{item.nodeid} proves a rule: it must run and pass, and it did not ({call.when})"
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """The same for a module that is skipped during import."""
    report = yield
    if report.skipped and isinstance(collector, pytest.Module) and "mark.rule" in collector.path.read_text("utf-8"):
        report.outcome = "failed"
        report.longrepr = f"{collector.nodeid} proves rules: it must not be skipped"
    return report


@pytest.fixture
def scene() -> Generator[Callable[..., Scene]]:
    """Creates scenes; at the end of the test none may have an open question."""
    made: list[Scene] = []

    def make(*args: Any, **kwargs: Any) -> Scene:
        made.append(Scene(*args, **kwargs))
        return made[-1]

    yield make
    for one in made:
        one.done()


# ---- for tests in a browser, here and among the proofs


@pytest.fixture(scope="session")
def browser() -> Iterator["Browser"]:
    """A real browser: Debian's chromium."""
    from playwright.sync_api import sync_playwright

    path = shutil.which("chromium")
    assert path is not None, "there is no chromium here; `make browser` installs it"
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=CHROMIUM)
        yield found
        found.close()


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator["Service"]:
    """A table service with a fixed seed, so that tests are deterministic."""
    from questable.testkit.service import Service

    made = Service(str(tmp_path_factory.mktemp("table") / "games.db"), QUESTABLE_SEED="11").start()
    yield made
    made.clean_up()


# ---- the command


@dataclass
class Done:
    """The exit code and output of a call of the command."""

    code: int
    out: str
    err: str


Run = Callable[..., Done]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saved games stay in the folder of the test, texts are English and 80 columns wide."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, home: Path) -> Run:
    """Call the command in this process, with the given input."""

    def call(*arguments: object, typed: str = "") -> Done:
        capsys.readouterr()
        monkeypatch.setattr("sys.stdin", StringIO(typed))
        code = main([str(argument) for argument in arguments])
        output = capsys.readouterr()
        return Done(code, output.out, output.err)

    return call


def command(*arguments: object) -> list[str]:
    return [sys.executable, "-m", "questable.cli", *map(str, arguments)]


@pytest.fixture
def start(home: Path) -> Run:
    """Call the command in a separate process, with the given input."""

    def call(*arguments: object, typed: str = "") -> Done:
        done = subprocess.run(
            command(*arguments), input=typed, check=False, capture_output=True, text=True, env=os.environ, timeout=120
        )
        return Done(done.returncode, done.stdout, done.stderr)

    return call
