"""Scenes as text: a YAML file says what lies on the table, who does what, and what must be seen.

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

from pathlib import Path
from typing import Final

import msgspec
import yaml

from questable.games.tenefyr.testkit.scene import Scene
from questable.games.tenefyr.view import combat_view
from questable.kernel.errors import ConfigError, QuestableError
from questable.play.layout import NAMES, Cards, TenefyrLayout, spread
from questable.text.rulebook import LOADER

PARTY: Final = "party"
EXPECT: Final = "expect"
NOTHING: Final = "none"  # as a question, an enemy or an outcome: there is none

# What a player says, where it is not "play orc" for `play:orc`; the question that it must answer.
SAID: Final[dict[str, tuple[str, str | None]]] = {
    "pay": ("yes", "pay"),
    "accept": ("yes", "may"),
    "decline": ("no", None),
    "minus once": ("minus-once", None),
    "minus twice": ("minus-twice", None),
    "fight the boss": ("enter:boss", None),
}
CHOOSE: Final = "choose "  # a player, a dungeon, a card, an option's number or nobody
PUT_BACK: Final = "put back "


class Expect(msgspec.Struct, forbid_unknown_fields=True, rename="kebab", omit_defaults=True):
    """What must be seen now. What is not named is not looked at."""

    question: str | None = None
    asked: str | None = None  # who has the word
    options: list[str] | None = None
    outcome: str | None = None
    enemy: str | None = None
    enemy_power: int | None = None
    needed: int | None = None
    party: int | None = None  # the combined power
    totals: dict[str, int] | None = None
    hand: dict[str, Cards] | None = None
    played: dict[str, Cards] | None = None
    discard: dict[str, Cards] | None = None
    deck: dict[str, Cards] | None = None  # from the top down
    shuffled_deck: dict[str, Cards] | None = None  # in any order
    dungeons: dict[str, Cards] | None = None
    reserve: dict[int, Cards] | None = None  # by level, in any order
    basics: Cards | None = None  # beside the Reserve, in any order
    token: str | None = None
    space: int | None = None
    achievements: list[str] | None = None  # among those earned


class Script(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    script: list[dict[str, object]]
    rules: list[str] = []
    table: TenefyrLayout = msgspec.field(default_factory=TenefyrLayout)


def run_script(source: Path | str) -> Scene:
    """Play a scenario: a file, or a string of several lines. An AssertionError names file, step and what was found."""
    if isinstance(source, str) and "\n" in source:
        text, place = source, "the scenario"
    else:
        text, place = Path(source).read_text("utf-8"), str(source)
    script = read_script(text, place)
    try:
        scene = lay_out(script.table)
        scene.asked()
    except (AssertionError, QuestableError) as error:
        raise AssertionError(f"{place}, table: {error}") from error
    for number, step in enumerate(script.script, 1):
        try:
            take_step(scene, step)
        except (AssertionError, QuestableError) as error:
            raise AssertionError(f"{place}, step {number} ({told(step)}): {error}") from error
    try:
        scene.done()
    except AssertionError as error:
        raise AssertionError(f"{place}, at the end: {error}") from error
    return scene


def read_script(text: str, place: str) -> Script:
    try:
        return msgspec.convert(yaml.load(text, LOADER), Script)
    except (yaml.YAMLError, msgspec.ValidationError) as error:
        raise ConfigError(f"{place} is no scenario: {' '.join(str(error).split())}.") from error


def lay_out(layout: TenefyrLayout) -> Scene:
    scene = Scene(layout.players)
    scene.scenario = layout.scenario()
    return scene


def sits(who: str, players: int) -> None:
    assert who in NAMES[:players], f"{who!r} is nobody here; allowed: {', '.join(NAMES[:players])}"


def told(step: dict[str, object]) -> str:
    return ", ".join(f"{who}: {what}" if who != EXPECT else EXPECT for who, what in step.items())


# ---- what is done


def take_step(scene: Scene, step: dict[str, object]) -> None:
    assert len(step) == 1, f"a step has one player, {PARTY!r} or {EXPECT!r}, not {', '.join(step) or 'nothing'}"
    ((who, what),) = step.items()
    if who == EXPECT:
        try:
            look(scene, msgspec.convert(what, Expect))
        except msgspec.ValidationError as error:
            raise AssertionError(f"this cannot be expected: {error}") from error
        return
    if who != PARTY:
        sits(who, scene.table.players)
    for words in what if isinstance(what, list) else [what]:
        act(scene, who, str(words))


def act(scene: Scene, who: str, words: str) -> None:
    decision = scene.table.decision
    key, question = SAID.get(words, (words, None))
    if question is not None:
        scene.expect(question)
    if who == PARTY and decision is not None and scene.table.players > 1:
        asked = NAMES[decision.final_seat]
        assert len(decision.seats) > 1, f"{asked} is asked, not the party: {decision!r}"
    scene.answer(None if who == PARTY else who, option_key(key, scene.options()))


def option_key(words: str, options: list[str]) -> str:
    """The option's key behind the words: `play orc`, `choose Suzie`, `choose dungeon-2`, `put back orc`."""
    if words in options:
        return words
    if words.startswith(PUT_BACK):
        return f"put-back:{words.removeprefix(PUT_BACK)}"
    if not words.startswith(CHOOSE):
        return words.replace(" ", ":", 1)
    thing = words.removeprefix(CHOOSE)
    if thing in NAMES:
        return f"player:{NAMES.index(thing)}"
    if thing.isdigit():
        return f"option:{thing}"
    fitting = [key for key in options if key == thing or key.partition(":")[2] == thing]
    return fitting[0] if fitting else words


# ---- what is seen


def look(scene: Scene, expect: Expect) -> None:
    """Compare what is expected with what there is; every difference is told."""
    wrong: list[str] = []

    def check(what: str, wanted: object, found: object) -> None:
        if wanted is not None and wanted != found:
            wrong.append(f"{what} should be {plain(wanted)}, but is {plain(found)}")

    table = scene.table
    decision = table.decision
    enemy = scene.enemy()
    check("question", expect.question, scene.asked() or NOTHING)
    check("asked", expect.asked, NOTHING if decision is None else NAMES[decision.final_seat])
    check("options", expect.options, scene.options())
    check("outcome", expect.outcome, table.outcome or NOTHING)
    check("enemy", expect.enemy, enemy or NOTHING)
    check("enemy-power", expect.enemy_power, NOTHING if enemy is None else scene.enemy_power())
    check("needed", expect.needed, NOTHING if enemy is None else combat_view(table)["needed"])
    check("party", expect.party, scene.party_power())
    check("token", expect.token, scene.token())
    check("space", expect.space, scene.space())
    for who, total in (expect.totals or {}).items():
        sits(who, table.players)
        check(f"total of {who}", total, scene.total(who))
    for name, piles, read in (
        ("hand", expect.hand, scene.hand),
        ("played", expect.played, scene.played),
        ("discard", expect.discard, scene.discards),
        ("deck", expect.deck, scene.deck_of),
        ("shuffled-deck", expect.shuffled_deck, lambda who: sorted(scene.deck_of(who))),
    ):
        for who, cards in (piles or {}).items():
            sits(who, table.players)
            wanted = spread(cards)
            check(f"{name} of {who}", sorted(wanted) if name == "shuffled-deck" else wanted, read(who))
    places = [table.place_key(number) for number in range(table.dungeon_count())]
    for place, cards in (expect.dungeons or {}).items():
        assert place in places, f"there is no place {place!r}; allowed: {', '.join(places)}"
        check(place, spread(cards), scene.in_dungeon(place))
    for level, cards in (expect.reserve or {}).items():
        check(f"reserve of level {level}", sorted(spread(cards)), scene.in_reserve(level))
    if expect.basics is not None:
        check("basics", sorted(spread(expect.basics)), scene.basics())
    earned = [str(one["id"]) for one in table.achievements()]
    for achievement in expect.achievements or []:
        check("achievements", [*earned, achievement] if achievement not in earned else None, earned)
    assert not wrong, "; ".join(wrong)


def plain(value: object) -> str:
    return f"[{', '.join(map(str, value))}]" if isinstance(value, list) else str(value)
