"""The end of a game of Tenefyr: outcome, story, figures and achievements."""

from collections.abc import Sequence

from questable.games.tenefyr.stories import boss_story
from questable.games.tenefyr.terminal.strings import TenefyrStrings
from questable.games.tenefyr.view_types import TenefyrAchievement, TenefyrView
from questable.terminal.ending import Achievements, Ending
from questable.text.catalogue import MessageArg

# Achievements whose reason says more than their text.
WITH_REASON = ("no-basics-left", "twelve-basic-0", "thief-skill-8", "power-32")


def ending(strings: TenefyrStrings, view: TenefyrView, players: Sequence[str]) -> Ending:
    figures = view.figures
    earned = []
    for achievement in view.achievements:
        entry = strings.game.cards.achievements[achievement.id]
        text = f"{entry.text[strings.lang]} {reason(strings, players, achievement)}"
        earned.append((entry.name[strings.lang], text))
    return Ending(
        strings.text(f"outcome-{view.outcome}"),
        boss_story(view.boss, "victory" if view.outcome == "victory" else "defeat", strings.lang),
        strings.text(
            "figures", won=figures.won, lost=figures.lost, cleared=figures.cleared, power=figures.highest_power
        ),
        Achievements(strings.text("achievements"), earned, strings.text("no-achievements")),
    )


def reason(strings: TenefyrStrings, players: Sequence[str], achievement: TenefyrAchievement) -> str:
    """Why an achievement was earned, where its text does not say so."""
    if achievement.id not in WITH_REASON:
        return ""
    args: dict[str, MessageArg] = dict(achievement.why)
    if isinstance(seat := args.get("player"), int):
        args["player"] = players[seat]
    return strings.text(f"why-{achievement.id}", **args)
