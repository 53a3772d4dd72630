"""How much each thing matters to the sensible player of Terrinoth, in wounds: figures tuned by playing many games."""


class Weights:
    """The figures that were tuned by playing many games."""

    def __init__(self) -> None:
        self.wound: float = 0.8  # where a hero has just the health that the rest of the quest will take
        self.falling: float = 1.0  # how much dearer wounds grow as a hero comes near to falling
        self.rounds: float = 4.0  # for how long an enemy would go on doing harm
        self.wounded: float = 0.6  # a wound on an enemy, as a share of defeating it
        self.nemesis: float = 1.6  # each wound on a nemesis that must fall
        self.left_behind: float = 0.4  # enemies that travelling gets rid of
        self.bulwark: float = 2.2  # progress that holds enemies off
        self.siege: float = 1.5  # an enemy in the shadows where they do harm at the end of a round
        self.breach: float = 1.5  # how much worse it is where no progress is left to lose
        self.progress: float = 1.1
        self.arrival: float = 9.0  # a location explored, where time runs out
        self.calm_arrival: float = 0.5  # where it does not
        self.pace: float = 3.0  # progress that should be made in a round
        self.haste: float = 2.0  # how much being late matters, where time runs out
        self.calm_haste: float = 0.0  # where it does not
        self.overtime: float = 4.0  # rounds that can be borne after the last space of the peril track
        self.token: float = 0.8  # a success token
        self.card: float = 0.6  # an exploration card
        self.item: float = 0.8
        self.ready: float = 0.6  # an activation card readied
        self.dread: float = 2.0  # a token that brings defeat nearer, four before the end
        self.want: float = 1.5
        self.condition: float = 1.3
        self.exhaust: float = 0.8
        self.hidden: float = 2.0
        self.load: float = 2.0  # enemies before each hero with which the party still travels
        self.upgrade_attack: float = 2.0
        self.upgrade_explore: float = 1.0
        self.upgrade_rest: float = 0.0
        self.upgrade_aid: float = 0.0
        self.upgrade_now: float = 0.3  # what the new card would be worth at once
