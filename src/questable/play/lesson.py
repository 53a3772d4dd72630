"""Lessons: games on a prepared table that explain themselves while they are played.

A lesson is a YAML file in `lessons/GAME/`: what lies on the table, and steps. A step says at which question it speaks,
what it says (ids of messages, each with a part of the table to look at), and what may be answered there. A lesson is
dealt like any game, by a configuration: `{"lesson": "first-steps"}`. Where it stands follows from the answers given, so
that undoing, reloading and replaying a lesson need nothing of their own.

steps:
  - at: where-to
    say: [welcome, {track: boss-track}]
    do: [enter:dungeon-1]
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

import msgspec
import yaml

from questable.games.module import Game
from questable.games.tenefyr import scenario
from questable.games.terrinoth import scenario as terrinoth_scenario
from questable.kernel.config import not_allowed
from questable.kernel.errors import ConfigError
from questable.kernel.rng import seeded
from questable.kernel.state import State
from questable.play.errors import CommandRejected
from questable.play.layout import TenefyrLayout, TerrinothLayout
from questable.text.catalogue import message
from questable.text.errors import localized_error
from questable.text.rulebook import LOADER

KEY: Final = "lesson"  # of a configuration
FIRST: Final = "first-steps"  # the lesson that each game has
LESSONS: Final = "lessons"  # the file of messages
Said = str | dict[str, str]  # a message, or a message and what to look at


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`do`: the options that may be taken; none: any. `stay`: it holds as long as the same question is asked. `maybe`:
    the question may not be asked, and the lesson goes on without it."""

    at: str
    say: list[Said]
    do: list[str] = []
    stay: bool = False
    maybe: bool = False


class Page(NamedTuple):
    """One thing said, and the part of the table that it is about ("": none)."""

    say: str
    look: str


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    table: dict[str, Any]
    steps: list[Step]
    end: list[Said]  # said when the game is over


class Place(NamedTuple):
    """Where a lesson stands: the number of its step, what it says now, and what may be answered (None: anything)."""

    step: int
    steps: int
    pages: list[Page]
    allowed: list[str] | None


@cache
def lessons(game: str) -> dict[str, Lesson]:
    """All lessons of a game, by name."""
    folder = files(f"questable.games.{game}") / "lessons"
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
    """The lesson that a configuration asks for; it lays its own table, so nothing else can be chosen with it."""
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
    """A new game: dealt from its seed, or laid out as its lesson says."""
    lesson = lesson_of(game, config)
    if lesson is not None:
        return lay_out(game, lesson, record)
    dealt: State = game.module.deal(game.card_set, dict(config), seed, record)
    return dealt


def lay_out(game: Game[Any, Any], lesson: Lesson, record: bool) -> State:
    """The table of a lesson. Its dice begin at its seed, however much chance the set-up has used."""
    table: State
    if game.name == "tenefyr":
        tenefyr = msgspec.convert(lesson.table, TenefyrLayout)
        table, seed = scenario.prepare(game, tenefyr.scenario()), tenefyr.seed
    else:
        terrinoth = msgspec.convert(lesson.table, TerrinothLayout)
        table, seed = terrinoth_scenario.prepare(game, terrinoth.scenario()), terrinoth.seed
    table.rng = seeded(seed)
    if record:
        table.record()
    return table


def place_of(game: Game[Any, Any], config: Mapping[str, object], answers: Sequence[str]) -> Place | None:
    """Where the lesson of a game stands after these answers; None: the game is no lesson."""
    lesson = lesson_of(game, config)
    return None if lesson is None else place_after(game, str(config[KEY]), tuple(answers))


def check_answer(key: str, keys: Sequence[str], place: Place | None) -> None:
    """An answer is one of the options, and in a lesson one that the lesson asks for."""
    if key not in keys:
        raise CommandRejected("illegal", key=key[:80], allowed=", ".join(keys))
    if place is not None and place.allowed is not None and key not in place.allowed:
        raise CommandRejected("lesson", allowed=", ".join(place.allowed))


@lru_cache(256)
def place_after(game: Game[Any, Any], name: str, answers: tuple[str, ...]) -> Place:
    """Played once more from its beginning: a lesson is short."""
    lesson = lessons(game.name)[name]
    steps = len(lesson.steps)
    table = lay_out(game, lesson, False)
    asked = [table.decision]
    for key in answers:
        table.apply(key)
        asked.append(table.decision)
    now = asked[-1]
    if now is None:
        return Place(steps, steps, pages(lesson.end), None)
    number, speaks = step_at(lesson, [question.kind for question in asked if question is not None])
    if not speaks:
        return Place(number + 1, steps, [], None)
    step = lesson.steps[number]
    return Place(number + 1, steps, pages(step.say), [key for key in now.option_keys() if key in step.do] or None)


def step_at(lesson: Lesson, questions: Iterable[str]) -> tuple[int, bool]:
    """The last step that was reached (-1: none), and whether it is about the last of these questions."""
    number, speaks = -1, False
    for kind in questions:
        speaks = number >= 0 and lesson.steps[number].stay and lesson.steps[number].at == kind
        following = number + 1
        while not speaks and following < len(lesson.steps):
            if lesson.steps[following].at == kind:
                number, speaks = following, True
            elif not lesson.steps[following].maybe:
                break
            following += 1
    return number, speaks


def pages(said: Iterable[Said]) -> list[Page]:
    found: list[Page] = []
    for one in said:
        found += [Page(one, "")] if isinstance(one, str) else [Page(say, look) for say, look in one.items()]
    return found


def say_page(game: str, page: Page, lang: str) -> str:
    return message(lang, f"{game}-{page.say}", f"{game}/{LESSONS}")
