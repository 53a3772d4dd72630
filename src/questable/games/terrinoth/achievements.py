"""The achievements of Terrinoth: of one game, of a profile, and their texts, which stand in achievements.yaml."""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, ClassVar, Final

import msgspec

from questable.games.achievements import AchievementText, GameAchievements, GameResult, Goal, ProfileTracker
from questable.games.terrinoth.rules.state import TerrinothState
from questable.games.terrinoth.view_types import TerrinothView, read_view
from questable.text.rulebook import Localized, decode_localized

SWIFT_ROUNDS: Final = 8
ENEMIES_AT_A_STROKE: Final = 3
MANY_SUCCESSES: Final = 10
MANY_ENEMIES: Final = 30
FULL_PARTY: Final = 4


class Achievement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: Localized
    text: Localized


@cache
def all_achievements() -> dict[str, Achievement]:
    data = (files("questable.games.terrinoth") / "achievements.yaml").read_bytes()
    return {one.id: one for one in msgspec.yaml.decode(data, type=list[Achievement], dec_hook=decode_localized)}


def achievement_texts(lang: str) -> dict[str, AchievementText]:
    return {id: AchievementText(one.name[lang], one.text[lang]) for id, one in all_achievements().items()}


# ---- one game


def game_achievements(t: TerrinothState) -> GameAchievements:
    view = read_view(t.view(None))
    tally = EventTally(t.events(None))
    found = victory_achievements(view) if view.outcome == "victory" else []
    if tally.most_at_a_stroke >= ENEMIES_AT_A_STROKE:
        found.append("three-at-a-stroke")
    if tally.successes >= MANY_SUCCESSES:
        found.append("ten-successes")
    if tally.felled >= MANY_ENEMIES:
        found.append("thirty-felled")
    return GameAchievements(found, {"quest": view.quest, "felled": tally.felled, "successes": tally.successes})


def victory_achievements(view: TerrinothView) -> list[str]:
    standing = sum(not hero.defeated for hero in view.heroes)
    conditions = {
        "first-tale": True,
        "win-alone": view.players == 1,
        "win-grim": view.grim,
        "all-standing": standing == FULL_PARTY,
        "last-standing": standing == 1,
        "swift": view.round <= SWIFT_ROUNDS,
        "ahead-of-peril": view.peril.space < len(view.peril.track) - 1,
        "nemesis-slain": view.nemesis_defeated,
    }
    return [id for id, holds in conditions.items() if holds]


class EventTally:
    """Counts along the events of a game."""

    def __init__(self, events: Iterable[dict[str, Any]]) -> None:
        self.felled = 0
        self.most_at_a_stroke = 0  # the most enemies that one action defeated
        self.successes = 0
        in_action = -1  # enemies that the action in progress has defeated; -1: no action is in progress
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
                        self.most_at_a_stroke = max(self.most_at_a_stroke, in_action)


# ---- a profile


class TerrinothTracker(ProfileTracker):
    """Counts which of these quests were won. Quests of packs do not count."""

    goals: ClassVar[Mapping[str, Goal]] = {
        "ten-successes": Goal("successes", MANY_SUCCESSES),
        "thirty-felled": Goal("felled", MANY_ENEMIES),
    }

    def __init__(self, quests: Iterable[str]) -> None:
        super().__init__()
        self.quests = set(quests)
        self.won: set[str] = set()

    def add_victory(self, result: GameResult) -> list[str]:
        self.won |= {str(result.facts.get("quest"))} & self.quests
        return ["all-quests"] if self.won == self.quests else []

    def progress(self) -> dict[str, tuple[int, int]]:
        return super().progress() | {"all-quests": (len(self.won), len(self.quests))}
