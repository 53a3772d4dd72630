"""One game as a task for an agent: rewards, goals, the end. What all interfaces share; it needs none of them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches

from questable.bots.bot import Bot
from questable.bots.registry import bot_dice, check_bot, make_bot
from questable.envs.encoding import Encoding, encoding
from questable.kernel.errors import ConfigError
from questable.kernel.state import IN_PROGRESS, VICTORY, State

MAX_CYCLES = 2000


@dataclass(frozen=True)
class Task:
    """What is to be learnt.

    `config` is the game's own configuration. `shaping` adds to the reward, for each figure named, so much for each
    point by which it rises; `goal` ends the game as won when a figure has risen so far. `partners` names the bot that
    plays every seat but the first. After `max_cycles` answers a game is truncated.
    """

    game: str
    config: Mapping[str, object] = field(default_factory=dict)
    max_cycles: int = MAX_CYCLES
    win: float = 1.0
    loss: float = -1.0
    illegal: float = -1.0
    shaping: Mapping[str, float] = field(default_factory=dict)
    goal: Mapping[str, int] = field(default_factory=dict)
    partners: str | None = None

    @property
    def encoding(self) -> Encoding:
        return encoding(self.game)

    @property
    def players(self) -> int:
        players = self.config["players"]
        assert isinstance(players, int)
        return players

    def check(self) -> "Task":
        """Refuse what makes no sense before anything is played."""
        figures = self.encoding.figures
        for key, names in (("shaping", self.shaping), ("goal", self.goal)):
            for name in names:
                if name not in figures:
                    near = get_close_matches(name, figures, 1)
                    hint = f" Did you mean {near[0]!r}?" if near else ""
                    raise ConfigError(f"{key} names {name!r}; allowed: {', '.join(figures)}.{hint}")
        if self.max_cycles < 1:
            raise ConfigError(f"max_cycles is {self.max_cycles}; allowed: 1 or more.")
        if self.partners is not None:
            check_bot(self.partners)
        if "players" not in self.config:
            raise ConfigError("players is left out; allowed: 1, 2, 3, 4.")
        self.encoding.game.new(self.config, 0)
        return self


class Episode:
    """One game of a task."""

    def __init__(self, task: Task, seed: int) -> None:
        self.task = task
        self.encoding = task.encoding
        self.seed = seed
        self.state: State = self.encoding.game.new(task.config, seed)
        self.decisions = 0
        self.reached = False
        self.truncated = False
        self.partner: Bot | None = None if task.partners is None else make_bot(task.partners, bot_dice(seed))
        self.watches = bool(task.shaping or task.goal)
        self.figures = self.encoding.encoder.figures(self.state)
        self.weights = [task.shaping.get(name, 0.0) for name in self.encoding.figures]
        self.goals = [(i, task.goal[name]) for i, name in enumerate(self.encoding.figures) if name in task.goal]
        self.play_partners()

    @property
    def seat(self) -> int:
        """Who acts: the seat with the final word; when the game is over, the last who had it."""
        return max(self.state.final, 0)

    @property
    def over(self) -> bool:
        return self.reached or self.state.outcome_code != IN_PROGRESS

    @property
    def won(self) -> bool:
        return self.reached or self.state.outcome_code == VICTORY

    def act(self, option: int) -> float:
        """Take an option and return the reward. One that is not there changes nothing and costs `illegal`."""
        state = self.state
        self.decisions += 1
        if not 0 <= option < state.option_count():
            self.watch_length()
            return self.task.illegal
        state.apply_index(option)
        self.play_partners()
        reward = self.progress() if self.watches else 0.0
        if self.over:
            reward += self.task.win if self.won else self.task.loss
        else:
            self.watch_length()
        return reward

    def watch_length(self) -> None:
        self.truncated = not self.over and self.decisions >= self.task.max_cycles

    def play_partners(self) -> None:
        if self.partner is not None:
            while self.state.outcome_code == IN_PROGRESS and self.state.final != 0:
                self.state.apply_index(self.partner.choose(self.state))

    def progress(self) -> float:
        before = self.figures
        self.figures = now = self.encoding.encoder.figures(self.state)
        for i, enough in self.goals:
            if now[i] >= enough:
                self.reached = True
        return sum(self.weights[i] * (now[i] - before[i]) for i in range(len(now)))

    def report(self) -> dict[str, object]:
        """What is known of a game at its end."""
        figures = dict(zip(self.encoding.figures, self.encoding.encoder.figures(self.state), strict=True))
        return {"won": self.won, "decisions": self.decisions, "seed": self.seed, **figures}
