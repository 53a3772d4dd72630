"""The weights of the heuristic player of Terrinoth, in wounds.

`weights.json` holds those of each quest, which `tools/fit_weights.py` fits by playing many games.
"""

import json
from importlib.resources import files
from typing import Final

TUNED: Final[dict[str, dict[str, float]]] = json.loads(
    (files("questable.games.terrinoth.bots") / "weights.json").read_text(encoding="utf-8")
)
ANY_QUEST: Final = "terrinoth"  # the weights for quests that were no part of the fit


def weights_for(quest: str) -> "Weights":
    return Weights(TUNED.get(quest, TUNED[ANY_QUEST]))


class Weights:
    def __init__(self, values: dict[str, float]) -> None:
        self.wound: float = values["wound"]  # a wound of a hero whose health just suffices for the rest of the quest
        self.falling: float = values["falling"]  # how much the cost of a wound grows as a hero comes near to defeat
        self.rounds: float = values["rounds"]  # for how long an enemy would go on doing harm
        self.wounded: float = values["wounded"]  # a wound on an enemy, as a share of defeating it
        self.nemesis: float = values["nemesis"]  # each wound on a nemesis that must fall
        self.left_behind: float = values["left_behind"]  # enemies that travelling gets rid of
        self.bulwark: float = values["bulwark"]  # progress that holds enemies off
        self.siege: float = values["siege"]  # an enemy in the shadows where they do harm at the end of a round
        self.breach: float = values["breach"]  # how much worse it is where no progress is left to lose
        self.progress: float = values["progress"]
        self.arrival: float = values["arrival"]  # a location explored, where time runs out
        self.calm_arrival: float = values["calm_arrival"]  # where it does not
        self.pace: float = values["pace"]  # progress that should be made in a round
        self.haste: float = values["haste"]  # how much being late matters, where time runs out
        self.calm_haste: float = values["calm_haste"]  # where it does not
        self.overtime: float = values["overtime"]  # rounds survived after the last space of the peril track
        self.token: float = values["token"]  # a success token
        self.card: float = values["card"]  # an exploration card
        self.item: float = values["item"]
        self.ready: float = values["ready"]  # an activation card readied
        self.dread: float = values["dread"]  # a token that brings defeat nearer, four before the end
        self.want: float = values["want"]
        self.condition: float = values["condition"]
        self.exhaust: float = values["exhaust"]
        self.hidden: float = values["hidden"]
        self.load: float = values["load"]  # engaged enemies per hero with which the party still travels
        self.upgrade_attack: float = values["upgrade_attack"]
        self.upgrade_explore: float = values["upgrade_explore"]
        self.upgrade_rest: float = values["upgrade_rest"]
        self.upgrade_aid: float = values["upgrade_aid"]
        self.upgrade_now: float = values["upgrade_now"]  # what the new card would be worth at once
