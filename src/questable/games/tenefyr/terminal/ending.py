"""The end of a game of Tenefyr: outcome, figures and achievements."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from questable.games.tenefyr.stories import boss_story
from questable.games.tenefyr.terminal.strings import TenefyrStrings
from questable.games.tenefyr.view_types import TenefyrAchievement, TenefyrView
from questable.text.catalogue import MessageArg

# Achievements whose reason says more than their text.
WITH_REASON = ("no-basics-left", "twelve-basic-0", "thief-skill-8", "power-32")


def ending(strings: TenefyrStrings, view: TenefyrView, players: Sequence[str]) -> Group:
    figures = view.figures
    parts: list[RenderableType] = [
        Text(strings.text(f"outcome-{view.outcome}"), style="bold"),
        Text(story_of(view, strings.lang), style="italic"),
        Text(
            strings.text(
                "figures", won=figures.won, lost=figures.lost, cleared=figures.cleared, power=figures.highest_power
            )
        ),
        Text(),
    ]
    if not view.achievements:
        return Group(*parts, Text(strings.text("no-achievements")))
    table = Table.grid(padding=(0, 2, 0, 1))
    table.add_column(no_wrap=True, style="bold")
    table.add_column(ratio=1)
    for achievement in view.achievements:
        titled = strings.game.cards.achievements[achievement.id]
        text = f"{titled.text[strings.lang]} {why(strings, players, achievement)}"
        table.add_row(titled.name[strings.lang], text)
    return Group(*parts, Text(strings.text("achievements"), style="bold"), table)


def story_of(view: TenefyrView, lang: str) -> str:
    return boss_story(view.boss, "victory" if view.outcome == "victory" else "defeat", lang)


def why(strings: TenefyrStrings, players: Sequence[str], achievement: TenefyrAchievement) -> str:
    if achievement.id not in WITH_REASON:
        return ""
    args: dict[str, MessageArg] = dict(achievement.why)
    if isinstance(seat := args.get("player"), int):
        args["player"] = players[seat]
    return strings.text(f"why-{achievement.id}", **args)
