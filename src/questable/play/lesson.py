"""Lessons: games on a prepared table that explain themselves while they are played.

A lesson is a YAML file in the `lessons/` folder of a game: a scenario (`table`), and steps. A step says for which kind
of decision it is, what it says (message ids, each with a part of the table to look at), and which options are allowed.
A lesson is dealt like any game, by a configuration: `{"lesson": "first-steps"}`. Its position follows from the answers
given, so undo, reload and replay work without code of their own.

steps:
  - at: where-to
    say: [welcome, {track: boss-track}]
    do: [enter:dungeon-1]
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

import msgspec
import yaml

from questable.games import registry
from questable.games.module import Game
from questable.kernel.config import not_allowed
from questable.kernel.errors import ConfigError
from questable.kernel.rng import seeded
from questable.kernel.state import State
from questable.play.errors import CommandRejected
from questable.text.catalogue import message
from questable.text.errors import localized_error
from questable.text.rulebook import LOADER

KEY: Final = "lesson"  # the key of a configuration that names a lesson
FIRST: Final = "first-steps"  # the lesson for newcomers, which each game has
LESSONS: Final = "lessons"  # the name of the message file
PageSpec = str | dict[str, str]  # a message id, or a message id and what to look at


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a lesson says at a kind of decision (`at`).

    `do`: the allowed options; empty: all. `stay`: the step applies to all decisions of this kind in a row. `maybe`: the
    decision may not come up, and the lesson goes on without this step.
    """

    at: str
    say: list[PageSpec]
    do: list[str] = []
    stay: bool = False
    maybe: bool = False


class Page(NamedTuple):
    """A message id, and the part of the table that the message is about ("": none)."""

    say: str
    look: str


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    table: dict[str, Any]
    steps: list[Step]
    end: list[PageSpec]  # shown when the game is over


class LessonPosition(NamedTuple):
    """The number of the current step, what it says, and which options are allowed (None: all)."""

    step: int
    steps: int
    pages: list[Page]
    allowed: list[str] | None


@cache
def lessons(game: str) -> dict[str, Lesson]:
    """All lessons of a game, by name."""
    folder = registry.module(game).folder / "lessons"
    if not folder.is_dir():
        return {}
    return {
        file.name.removesuffix(".yaml"): read_lesson(file.read_text(encoding="utf-8"), file.name)
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
    }


def read_lesson(text: str, name: str) -> Lesson:
    try:
        return msgspec.convert(yaml.load(text, LOADER), Lesson)
    except (yaml.YAMLError, msgspec.ValidationError) as error:
        raise ConfigError(f"{name} is no lesson: {' '.join(str(error).split())}.") from error


def lesson_of(game: Game[Any, Any], config: Mapping[str, object]) -> Lesson | None:
    """The lesson that a configuration names. It sets up its own table, so it allows no other option."""
    if KEY not in config:
        return None
    known = lessons(game.name)
    name = config[KEY]
    if not isinstance(name, str) or name not in known:
        raise not_allowed(KEY, name, list(known))
    if others := sorted(config.keys() - {KEY, "players"}):
        raise localized_error(ConfigError, "lesson-alone", others=", ".join(others))
    return known[name]


def deal(game: Game[Any, Any], config: Mapping[str, object], seed: int, record: bool) -> State:
    """A new game: dealt from its seed, or prepared as its lesson says."""
    lesson = lesson_of(game, config)
    if lesson is not None:
        return prepare_lesson(game, lesson, record)
    dealt: State = game.module.deal(game.card_set, dict(config), seed, record)
    return dealt


def prepare_lesson(game: Game[Any, Any], lesson: Lesson, record: bool) -> State:
    """The table of a lesson. Its dice start from its seed, however many random numbers the set-up has used."""
    table: State
    table, seed = game.module.prepare(game, lesson.table)
    table.rng = seeded(seed)
    if record:
        table.record()
    return table


def lesson_position(
    game: Game[Any, Any], config: Mapping[str, object], answers: Sequence[str]
) -> LessonPosition | None:
    """The position of a lesson after these answers; None: the game is no lesson."""
    lesson = lesson_of(game, config)
    return None if lesson is None else position_after(game, str(config[KEY]), tuple(answers))


def check_answer(key: str, keys: Sequence[str], position: LessonPosition | None) -> None:
    """Reject a key that is no option, or that the lesson does not allow here."""
    if key not in keys:
        raise CommandRejected("illegal", key=key[:80], allowed=", ".join(keys))
    if position is not None and position.allowed is not None and key not in position.allowed:
        raise CommandRejected("lesson", allowed=", ".join(position.allowed))


@lru_cache(256)
def position_after(game: Game[Any, Any], name: str, answers: tuple[str, ...]) -> LessonPosition:
    """Plays the lesson again from its beginning, which is quick: lessons are short."""
    lesson = lessons(game.name)[name]
    steps = len(lesson.steps)
    table = prepare_lesson(game, lesson, False)
    decisions = [table.decision]
    for key in answers:
        table.apply(key)
        decisions.append(table.decision)
    pending = decisions[-1]
    if pending is None:
        return LessonPosition(steps, steps, pages(lesson.end), None)
    number, applies = step_at(lesson, [decision.kind for decision in decisions if decision is not None])
    if not applies:
        return LessonPosition(number + 1, steps, [], None)
    step = lesson.steps[number]
    return LessonPosition(
        number + 1, steps, pages(step.say), [key for key in pending.option_keys() if key in step.do] or None
    )


def step_at(lesson: Lesson, kinds: Iterable[str]) -> tuple[int, bool]:
    """After decisions of these kinds: the last step that was reached (-1: none), and whether it applies to the last
    decision."""
    number, applies = -1, False
    for kind in kinds:
        applies = number >= 0 and lesson.steps[number].stay and lesson.steps[number].at == kind
        following = number + 1
        while not applies and following < len(lesson.steps):
            if lesson.steps[following].at == kind:
                number, applies = following, True
            elif not lesson.steps[following].maybe:
                break
            following += 1
    return number, applies


def pages(specs: Iterable[PageSpec]) -> list[Page]:
    found: list[Page] = []
    for spec in specs:
        found += [Page(spec, "")] if isinstance(spec, str) else [Page(say, look) for say, look in spec.items()]
    return found


def page_text(game: str, page: Page, lang: str) -> str:
    return message(lang, f"{game}-{page.say}", f"{game}/{LESSONS}")
