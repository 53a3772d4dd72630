"""A task for an agent: the game, its cards and configuration, the rewards. It needs no library of agents."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from functools import cached_property

from questable.bots.registry import bot_rng, check_bot, make_bot
from questable.envs.encoding import Encoding, Packs, encoding
from questable.envs.episode import Episode, RewardRules
from questable.kernel.errors import ConfigError

MAX_CYCLES = 2000


@dataclass(frozen=True)
class Task:
    """What an agent has to learn.

    `config` is the game's own configuration, without `packs`, which are merged over the built-in cards. `shaping` gives
    a weight to metrics: for each point by which a metric rises, the reward grows by its weight. `goal` ends the game as
    won when a metric reaches a number. `partners` is the name of the bot that plays every seat but the first. A game is
    truncated after `max_cycles` decisions.
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
    packs: Packs = ()

    def __reduce__(self) -> "tuple[Callable[..., Task], tuple[object, ...]]":
        """Pickle the packs instead of their paths; other processes compute the rest again."""
        values = {each.name: getattr(self, each.name) for each in fields(self)}
        return Task, tuple({**values, "packs": self.encoding.game.packs}.values())

    @cached_property
    def encoding(self) -> Encoding:
        return encoding(self.game, self.packs)

    @cached_property
    def rules(self) -> RewardRules:
        names = self.encoding.metrics
        return RewardRules(
            self.encoding.encoder,
            list(names),
            [float(self.shaping.get(name, 0.0)) for name in names],
            {names.index(name): enough for name, enough in self.goal.items()},
            self.max_cycles,
            float(self.win),
            float(self.loss),
            float(self.illegal),
        )

    @property
    def report_keys(self) -> list[str]:
        """The keys of `Episode.report`."""
        return ["won", "decisions", "seed", *self.encoding.metrics]

    @property
    def players(self) -> int:
        players = self.config["players"]
        assert isinstance(players, int)
        return players

    def check(self) -> "Task":
        """Raise `ConfigError` for a value that is not allowed."""
        metrics = self.encoding.metrics
        for key, names in (("shaping", self.shaping), ("goal", self.goal)):
            for name in names:
                if name not in metrics:
                    near = get_close_matches(name, metrics, 1)
                    hint = f" Did you mean {near[0]!r}?" if near else ""
                    raise ConfigError(f"{key} names {name!r}; allowed: {', '.join(metrics)}.{hint}")
        if self.max_cycles < 1:
            raise ConfigError(f"max_cycles is {self.max_cycles}; allowed: 1 or more.")
        if self.partners is not None:
            check_bot(self.partners)
        if "players" not in self.config:
            raise ConfigError("players is left out; allowed: 1, 2, 3, 4.")
        self.deal(0)
        return self

    def deal(self, seed: int) -> Episode:
        """A new game with this seed."""
        partner = None if self.partners is None else make_bot(self.partners, bot_rng(seed))
        return Episode(self.rules, self.encoding.game.new(self.config, seed), seed, partner)
