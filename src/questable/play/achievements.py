"""What a finished game has earned: its achievements, and the figures that count towards those of many games."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from questable.games.tenefyr.view_types import read_view as read_tenefyr
from questable.games.terrinoth.view_types import TerrinothView
from questable.games.terrinoth.view_types import read_view as read_terrinoth
from questable.kernel.state import State
from questable.play.session import Session

SWIFT: Final = 8  # rounds
STROKE: Final = 3  # enemies
SUCCESSES: Final = 10
FELLED: Final = 30
PARTY: Final = 4


class GameAchievements(NamedTuple):
    achievements: list[str]
    facts: dict[str, Any]


NONE: Final = GameAchievements([], {})


def achievements_of(session: Session) -> GameAchievements:
    """Nothing is earned with help: by consent to look again, with cards of one's own, or from a game seen before."""
    state = session.state
    helped = session.assisted or session.conceded or session.before or session.game.packs
    if state is None or state.outcome is None or helped:
        return NONE
    return tenefyr_feats(state) if session.game.name == "tenefyr" else terrinoth_feats(state)


def tenefyr_feats(state: State) -> GameAchievements:
    view = read_tenefyr(state.view(None))
    return GameAchievements([one.id for one in view.achievements], {"power": view.figures.highest_power})


def terrinoth_feats(state: State) -> GameAchievements:
    view = read_terrinoth(state.view(None))
    tally = Tally(state.events(None))
    found = won(view) if view.outcome == "victory" else []
    if tally.stroke >= STROKE:
        found.append("three-at-a-stroke")
    if tally.successes >= SUCCESSES:
        found.append("ten-successes")
    if tally.felled >= FELLED:
        found.append("thirty-felled")
    return GameAchievements(found, {"quest": view.quest, "felled": tally.felled, "successes": tally.successes})


def won(view: TerrinothView) -> list[str]:
    standing = sum(not hero.defeated for hero in view.heroes)
    feats = {
        "first-tale": True,
        "win-alone": view.players == 1,
        "win-grim": view.grim,
        "all-standing": standing == PARTY,
        "last-standing": standing == 1,
        "swift": view.round <= SWIFT,
        "ahead-of-peril": view.peril.space < len(view.peril.track) - 1,
        "nemesis-slain": view.nemesis_defeated,
    }
    return [id for id, earned in feats.items() if earned]


class Tally:
    """Counted along the log of a game."""

    def __init__(self, events: Iterable[dict[str, Any]]) -> None:
        self.felled = 0
        self.stroke = 0  # the most enemies that one action defeated
        self.successes = 0
        in_action = -1  # enemies that the action in progress has defeated; -1: there is none
        for event in events:
            match event["id"]:
                case "action-began":
                    in_action = 0
                case "action-resolved":
                    self.successes = max(self.successes, event["args"]["successes"])
                case "round-began" | "hero-activated" | "enemy-activated":
                    in_action = -1
                case "enemy-defeated":
                    self.felled += 1
                    if in_action >= 0:
                        in_action += 1
                        self.stroke = max(self.stroke, in_action)
