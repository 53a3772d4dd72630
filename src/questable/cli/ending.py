"""The end of a game: outcome, figures, achievements and where the replay is."""

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from questable.cli.seen import Achievement, look
from questable.content.text.catalogue import Said

if TYPE_CHECKING:
    from rich.console import Console

    from questable.cli.asking import Asking

# Achievements whose reason says more than their text.
TOLD = ("no-basics-left", "twelve-basic-0", "thief-skill-8", "power-32")


def tell_ending(asking: "Asking", console: "Console") -> None:
    voice = asking.voice
    view = look(asking.sitting.table, None)
    figures = view.figures
    console.print()
    console.print(Text(voice.say(f"outcome-{view.outcome}"), style="bold"))
    console.print(
        voice.say("figures", won=figures.won, lost=figures.lost, cleared=figures.cleared, power=figures.highest_power)
    )
    console.print()
    if not view.achievements:
        console.print(voice.say("no-achievements"))
    else:
        console.print(Text(voice.say("achievements"), style="bold"))
        table = Table.grid(padding=(0, 2, 0, 1))
        table.add_column(no_wrap=True, style="bold")
        table.add_column(ratio=1)
        for achievement in view.achievements:
            titled = voice.game.cards.achievements[achievement.id]
            table.add_row(titled.name[voice.lang], f"{titled.text[voice.lang]} {why(asking, achievement)}")
        console.print(table)
    console.print()
    console.print(voice.say("replay-written", path=str(asking.sitting.write_replay())), soft_wrap=True)


def why(asking: "Asking", achievement: Achievement) -> str:
    if achievement.id not in TOLD:
        return ""
    told: dict[str, Said] = dict(achievement.why)
    if isinstance(seat := told.get("player"), int):
        told["player"] = asking.players[seat]
    return asking.voice.say(f"why-{achievement.id}", **told)
