"""The achievements that a finished game of Terrinoth earns, and games that earn none."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import questable
from questable.bots.registry import bot_rng, make_bot
from questable.games.terrinoth.achievements import (
    ENEMIES_AT_A_STROKE,
    MANY_ENEMIES,
    MANY_SUCCESSES,
    EventTally,
    all_achievements,
    victory_achievements,
)
from questable.games.terrinoth.view_types import TerrinothView
from questable.games.terrinoth.view_types import read_view as read_terrinoth
from questable.play.achievements import achievements_of
from questable.play.commands import Answer, Concede, Sit, Start
from questable.play.session import Session


@pytest.fixture(scope="module")
def view() -> TerrinothView:
    """A quest, to be changed by each test."""
    state = questable.game("terrinoth").new({"players": 4, "quest": "the-goblin-problem"}, 1)
    return read_terrinoth(state.view(None))


def fallen(view: TerrinothView, heroes: int) -> TerrinothView:
    """So many heroes are defeated."""
    seen = [msgspec.structs.replace(hero, defeated=number < heroes) for number, hero in enumerate(view.heroes)]
    return msgspec.structs.replace(view, heroes=seen)


def late(view: TerrinothView) -> TerrinothView:
    """A plain victory: many rounds, peril at its end."""
    peril = msgspec.structs.replace(view.peril, space=len(view.peril.track) - 1)
    return msgspec.structs.replace(view, round=12, peril=peril)


Change = Callable[[TerrinothView], TerrinothView]
CHANGES: dict[str, Change] = {
    "win-alone": lambda view: msgspec.structs.replace(fallen(view, 2), players=1),
    "win-grim": lambda view: msgspec.structs.replace(fallen(view, 1), grim=True),
    "all-standing": lambda view: view,
    "last-standing": lambda view: fallen(view, 3),
    "swift": lambda view: msgspec.structs.replace(fallen(view, 1), round=8),
    "ahead-of-peril": lambda view: msgspec.structs.replace(
        fallen(view, 1), peril=msgspec.structs.replace(view.peril, space=len(view.peril.track) - 2)
    ),
    "nemesis-slain": lambda view: msgspec.structs.replace(fallen(view, 1), nemesis_defeated=True),
}


@pytest.mark.parametrize("id", CHANGES)
def test_a_victory_earns_what_it_was(view: TerrinothView, id: str) -> None:
    assert victory_achievements(fallen(late(view), 1)) == ["first-tale"]
    assert victory_achievements(CHANGES[id](late(view))) == ["first-tale", id]


def test_a_ninth_round_is_not_swift(view: TerrinothView) -> None:
    assert "swift" not in victory_achievements(msgspec.structs.replace(late(view), round=9))


def events(*entries: str | tuple[str, int]) -> list[dict[str, Any]]:
    named = [one if isinstance(one, tuple) else (one, 0) for one in entries]
    return [{"id": id, "args": {"successes": number}} for id, number in named]


def test_enemies_are_counted_by_action() -> None:
    tally = EventTally(
        events(
            "enemy-defeated",  # before any action
            "action-began",
            ("action-resolved", 4),
            *["enemy-defeated"] * 2,
            "action-began",
            ("action-resolved", 7),
            *["enemy-defeated"] * 3,
            "enemy-activated",
            *["enemy-defeated"] * 9,  # by something else
        )
    )
    assert (tally.felled, tally.most_at_a_stroke, tally.successes) == (15, 3, 7)


def played(**config: Any) -> Session:
    """A finished game in which a bot played the seat of a person."""
    session = Session(questable.game("terrinoth"), {"players": 1, **config}, 11, "ann")
    session.apply("ann", Sit(0))
    session.apply("ann", Start())
    bot = make_bot("heuristic", bot_rng(1))
    while session.decision is not None:
        assert session.state is not None
        key = session.decision.options[bot.choose(session.state)].key
        session.apply("ann", Answer(0, key, session.posed))
    return session


def test_a_whole_game_is_told_by_its_log() -> None:
    session = played(quest="the-goblin-problem")
    assert session.state is not None
    feats = achievements_of(session)
    log = session.state.events(None)
    felled = sum(event["id"] == "enemy-defeated" for event in log)
    assert feats.facts["quest"] == "the-goblin-problem"
    assert feats.facts["felled"] == felled > 0
    assert {*feats.achievements} <= {*all_achievements()}
    assert ("first-tale" in feats.achievements) == (session.outcome == "victory")
    assert ("thirty-felled" in feats.achievements) == (felled >= MANY_ENEMIES)
    session.assisted = True
    assert achievements_of(session) == ([], {})


def test_nothing_is_earned_before_the_end_or_by_giving_up() -> None:
    session = Session(questable.game("terrinoth"), {"players": 1}, 3, "ann")
    assert achievements_of(session) == ([], {})
    session.apply("ann", Sit(0))
    session.apply("ann", Start())
    assert achievements_of(session) == ([], {})
    session.apply("ann", Concede())
    assert achievements_of(session) == ([], {})


def test_nothing_is_earned_from_a_game_that_was_seen_before() -> None:
    session = played(quest="the-goblin-problem")
    keys = session.history.answers()
    again = Session(session.game, session.config, session.seed, "ann", keys[:-1])
    again.apply("ann", Sit(0))
    again.apply("ann", Start())
    again.apply("ann", Answer(0, keys[-1], again.posed))
    assert again.outcome == session.outcome
    assert achievements_of(again) == ([], {})


def test_every_achievement_is_named_in_three_languages_and_can_be_earned() -> None:
    of_one_game = {"first-tale", *CHANGES, "three-at-a-stroke", "ten-successes", "thirty-felled"}
    assert {*all_achievements()} == of_one_game | {"all-quests"}
    assert (ENEMIES_AT_A_STROKE, MANY_SUCCESSES, MANY_ENEMIES) == (3, 10, 30)
    for one in all_achievements().values():
        for words in (one.name, one.text):
            assert len(set(words.values())) == 3
