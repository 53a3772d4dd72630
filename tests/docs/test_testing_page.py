"""The examples of docs/testing.md: each is run, as a reader would run it."""

import inspect
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from questable.testkit import Scene, run_script

PAGE = Path(__file__).resolve().parents[2] / "docs" / "testing.md"
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)

Test = Callable[..., None]


def blocks(language: str) -> list[str]:
    return [code for written, code in BLOCK.findall(PAGE.read_text("utf-8")) if written == language]


def examples_in(code: str) -> list[Test]:
    """The tests that a block of Python defines."""
    names: dict[str, object] = {}
    exec(compile(code, str(PAGE), "exec"), names)
    return [thing for name, thing in names.items() if name.startswith("test_") and inspect.isfunction(thing)]


EXAMPLES = [test for code in blocks("python") for test in examples_in(code)]
SCENARIOS = blocks("yaml")


def test_every_block_is_run() -> None:
    assert {language for language, _ in BLOCK.findall(PAGE.read_text("utf-8"))} == {"python", "yaml"}
    assert all(examples_in(code) for code in blocks("python"))
    assert len(EXAMPLES) >= 5
    assert SCENARIOS


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.__name__)
def test_python_example(example: Test, scene: Callable[..., Scene]) -> None:
    example(scene) if inspect.signature(example).parameters else example()


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_yaml_example(scenario: str) -> None:
    run_script(scenario)


def test_every_method_of_a_scene_is_named_on_the_page_and_no_other() -> None:
    public = {name for name, _ in inspect.getmembers(Scene, inspect.isfunction) if not name.startswith("_")}
    described = set(re.findall(r"`(?:s\.)?(\w+)\(", PAGE.read_text("utf-8")))
    of_the_table = {"view", "achievements"}
    assert described - public == of_the_table | {"scene"}
    assert public - described == {"cards", "done", "expect"}  # the fixture and the other methods use these
