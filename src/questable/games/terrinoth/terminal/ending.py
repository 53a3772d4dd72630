"""The end of a game of Terrinoth: outcome, story and figures."""

from questable.games.terrinoth.terminal.strings import TerrinothStrings
from questable.games.terrinoth.view_types import TerrinothView
from questable.terminal.ending import Ending


def ending(strings: TerrinothStrings, view: TerrinothView) -> Ending:
    quest = strings.quest(view.quest)
    peril = view.peril
    return Ending(
        strings.text(f"outcome-{view.outcome}"),
        quest.victory_text if view.outcome == "victory" else quest.defeat_text,
        strings.text("quest-figures", round=view.round, space=peril.space, last=len(peril.track) - 1),
    )
