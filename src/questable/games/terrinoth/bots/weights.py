"""How much each thing matters to the sensible player of Terrinoth, in wounds.

`terrinoth_weights.json` holds the figures of each quest, found by playing many games with `tools/fit_weights.py`.
"""

import json
from importlib.resources import files
from typing import Final

TUNED: Final[dict[str, dict[str, float]]] = json.loads(
    (files("questable.games.terrinoth.bots") / "weights.json").read_text(encoding="utf-8")
)
ANY_QUEST: Final = "terrinoth"  # for quests that nothing was fitted for


def tuned(quest: str) -> "Weights":
    return Weights(TUNED.get(quest, TUNED[ANY_QUEST]))


class Weights:
    def __init__(self, told: dict[str, float]) -> None:
        self.wound: float = told["wound"]  # where a hero has just the health that the rest of the quest will take
        self.falling: float = told["falling"]  # how much dearer wounds grow as a hero comes near to falling
        self.rounds: float = told["rounds"]  # for how long an enemy would go on doing harm
        self.wounded: float = told["wounded"]  # a wound on an enemy, as a share of defeating it
        self.nemesis: float = told["nemesis"]  # each wound on a nemesis that must fall
        self.left_behind: float = told["left_behind"]  # enemies that travelling gets rid of
        self.bulwark: float = told["bulwark"]  # progress that holds enemies off
        self.siege: float = told["siege"]  # an enemy in the shadows where they do harm at the end of a round
        self.breach: float = told["breach"]  # how much worse it is where no progress is left to lose
        self.progress: float = told["progress"]
        self.arrival: float = told["arrival"]  # a location explored, where time runs out
        self.calm_arrival: float = told["calm_arrival"]  # where it does not
        self.pace: float = told["pace"]  # progress that should be made in a round
        self.haste: float = told["haste"]  # how much being late matters, where time runs out
        self.calm_haste: float = told["calm_haste"]  # where it does not
        self.overtime: float = told["overtime"]  # rounds that can be borne after the last space of the peril track
        self.token: float = told["token"]  # a success token
        self.card: float = told["card"]  # an exploration card
        self.item: float = told["item"]
        self.ready: float = told["ready"]  # an activation card readied
        self.dread: float = told["dread"]  # a token that brings defeat nearer, four before the end
        self.want: float = told["want"]
        self.condition: float = told["condition"]
        self.exhaust: float = told["exhaust"]
        self.hidden: float = told["hidden"]
        self.load: float = told["load"]  # enemies before each hero with which the party still travels
        self.upgrade_attack: float = told["upgrade_attack"]
        self.upgrade_explore: float = told["upgrade_explore"]
        self.upgrade_rest: float = told["upgrade_rest"]
        self.upgrade_aid: float = told["upgrade_aid"]
        self.upgrade_now: float = told["upgrade_now"]  # what the new card would be worth at once
