"""Scenario files: a prepared table, steps of players, and expectations, in YAML.

name: A Kobold falls
rules: [TEN-COM-9]
table:
  players: 3
  decks: {Bob: [3 basic-1]}
  dungeons: {dungeon-1: [kobold, orc]}
script:
  - party: enter dungeon-1
  - expect: {question: continue-or-leave, discard: {Bob: [3 basic-1, kobold]}}
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

import msgspec
import yaml

from questable.games import registry
from questable.kernel.errors import ConfigError, QuestableError
from questable.kernel.state import State
from questable.play.scenario import ScenarioSpec
from questable.text.rulebook import LOADER

PARTY: Final = "party"
EXPECT: Final = "expect"
CHOOSE: Final = "choose "
NONE: Final = "none"  # as a question or an outcome: there is none

SpecT = TypeVar("SpecT", bound=ScenarioSpec)


class GameScene(Protocol):
    """A prepared table with scripted players."""

    @property
    def table(self) -> State: ...
    def asked(self) -> str | None: ...
    def options(self) -> list[str]: ...
    def done(self) -> None: ...


SceneT = TypeVar("SceneT", bound=GameScene)


class Expectation(msgspec.Struct, forbid_unknown_fields=True, rename="kebab", omit_defaults=True, kw_only=True):
    """What must hold now. What is not named is not checked. A game adds its own fields."""

    question: str | None = None
    asked: str | None = None  # who decides
    options: list[str] | None = None
    outcome: str | None = None


ExpectationT = TypeVar("ExpectationT", bound=Expectation)


class Script(msgspec.Struct, Generic[SpecT], forbid_unknown_fields=True):
    name: str
    script: list[dict[str, object]]
    table: SpecT
    rules: list[str] = []
    game: str = ""  # "": the first of all games


class Differences:
    """Collects what differs from an expectation."""

    def __init__(self) -> None:
        self.sentences: list[str] = []

    def check(self, name: str, expected: object, found: object) -> None:
        if expected is not None and expected != found:
            self.sentences.append(f"{name} should be {plain(expected)}, but is {plain(found)}")


class ScenarioRunner(ABC, Generic[SpecT, SceneT, ExpectationT]):
    """Plays the scenario files of one game. The game's `testkit/scenario_runner.py` has one as `RUNNER`."""

    spec: ClassVar[Any]  # the class of SpecT
    expectation: ClassVar[Any]  # the class of ExpectationT

    @abstractmethod
    def scene(self, spec: SpecT) -> SceneT:
        """The prepared table."""

    @abstractmethod
    def players(self, scene: SceneT) -> Sequence[str]:
        """The names of the players, by seat."""

    @abstractmethod
    def answer(self, scene: SceneT, player: str | None, words: str) -> None:
        """Answer the pending decision with the words of a step; None: for the party."""

    @abstractmethod
    def check_game(self, scene: SceneT, expect: ExpectationT, differences: Differences) -> None:
        """Compare the game's own fields of an expectation with the table."""

    # ---- steps

    def take_step(self, scene: SceneT, step: dict[str, object]) -> None:
        assert len(step) == 1, f"a step has one player, {PARTY!r} or {EXPECT!r}, not {', '.join(step) or 'nothing'}"
        ((who, what),) = step.items()
        if who == EXPECT:
            try:
                self.check(scene, msgspec.convert(what, self.expectation))
            except msgspec.ValidationError as error:
                raise AssertionError(f"this cannot be expected: {error}") from error
            return
        if who != PARTY:
            self.check_player(scene, who)
        for words in what if isinstance(what, list) else [what]:
            if who == PARTY:
                self.check_party(scene)
            self.answer(scene, None if who == PARTY else who, str(words))

    def check_player(self, scene: SceneT, name: str) -> None:
        seated = self.players(scene)
        assert name in seated, f"{name!r} is nobody here; allowed: {', '.join(seated)}"

    def check_party(self, scene: SceneT) -> None:
        """The pending decision is made together."""
        decision = scene.table.decision
        if decision is not None and scene.table.players > 1:
            asked = self.players(scene)[decision.final_seat]
            assert len(decision.seats) > 1, f"{asked} is asked, not the party: {decision!r}"

    # ---- expectations

    def check(self, scene: SceneT, expect: ExpectationT) -> None:
        """Compare an expectation with the table; the error names every difference."""
        differences = Differences()
        decision = scene.table.decision
        differences.check("question", expect.question, scene.asked() or NONE)
        asked = NONE if decision is None else self.players(scene)[decision.final_seat]
        differences.check("asked", expect.asked, asked)
        differences.check("options", expect.options, scene.options())
        differences.check("outcome", expect.outcome, scene.table.outcome or NONE)
        self.check_game(scene, expect, differences)
        assert not differences.sentences, "; ".join(differences.sentences)


def run_script(source: Path | str) -> Any:
    """Play a scenario: a file, or a string of several lines. Returns the scene of the game.

    An AssertionError names the file, the step and what was found.
    """
    if isinstance(source, str) and "\n" in source:
        text, place = source, "the scenario"
    else:
        text, place = Path(source).read_text("utf-8"), str(source)
    data = read_yaml(text, place)
    runner = runner_of(data.get("game"))
    script = read_script(data, place, runner)
    try:
        scene = runner.scene(script.table)
        scene.asked()
    except (AssertionError, QuestableError) as error:
        raise AssertionError(f"{place}, table: {error}") from error
    for number, step in enumerate(script.script, 1):
        try:
            runner.take_step(scene, step)
        except (AssertionError, QuestableError) as error:
            raise AssertionError(f"{place}, step {number} ({step_text(step)}): {error}") from error
    try:
        scene.done()
    except AssertionError as error:
        raise AssertionError(f"{place}, at the end: {error}") from error
    return scene


def runner_of(game: object) -> ScenarioRunner[Any, Any, Any]:
    """The runner of a game; None: of the first one."""
    name = registry.names()[0] if game is None else str(game)
    module = registry.module(name)
    try:
        runner: ScenarioRunner[Any, Any, Any] = module.testkit_module("scenario_runner").RUNNER
    except ModuleNotFoundError as error:
        if error.name is None or ".testkit" not in error.name:
            raise
        raise ConfigError(f"{name} plays no scenario files: it has no testkit.scenario_runner.") from error
    return runner


def read_yaml(text: str, place: str) -> dict[str, Any]:
    try:
        return msgspec.convert(yaml.load(text, LOADER), dict[str, Any])
    except (yaml.YAMLError, msgspec.ValidationError) as error:
        raise not_a_scenario(place, error) from error


def read_script(data: dict[str, Any], place: str, runner: ScenarioRunner[SpecT, Any, Any]) -> Script[SpecT]:
    try:
        script: Script[SpecT] = msgspec.convert({"table": {}, **data}, Script[runner.spec])  # type: ignore[name-defined]
    except msgspec.ValidationError as error:
        raise not_a_scenario(place, error) from error
    return script


def not_a_scenario(place: str, error: Exception) -> ConfigError:
    return ConfigError(f"{place} is no scenario: {' '.join(str(error).split())}.")


def option_key(words: str, options: list[str]) -> str:
    """The key of the option that the words name: `play orc` is `play:orc`, `choose orc` any option about the orc."""
    if words in options:
        return words
    if not words.startswith(CHOOSE):
        return words.replace(" ", ":", 1)
    thing = words.removeprefix(CHOOSE)
    fitting = [key for key in options if key == thing or key.partition(":")[2] == thing]
    return fitting[0] if fitting else words


def step_text(step: dict[str, object]) -> str:
    return ", ".join(f"{who}: {what}" if who != EXPECT else EXPECT for who, what in step.items())


def plain(value: object) -> str:
    return f"[{', '.join(map(str, value))}]" if isinstance(value, list) else str(value)
