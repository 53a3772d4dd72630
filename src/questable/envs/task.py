"""What an agent is to learn: which game, with which cards, for which rewards. It needs no library of agents."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from functools import cached_property

from questable.bots.registry import bot_rng, check_bot, make_bot
from questable.envs.encoding import Encoding, Packs, encoding
from questable.envs.episode import Episode, Terms
from questable.kernel.errors import ConfigError

MAX_CYCLES = 2000


@dataclass(frozen=True)
class Task:
    """What is to be learnt.

    `config` is the game's own configuration, without `packs`, which are laid over the built-in cards. `shaping` adds to
    the reward, for each figure named, so much for each point by which it rises; `goal` ends the game as won when a
    figure has risen so far. `partners` names the bot that plays every seat but the first. After `max_cycles` answers a
    game is truncated.
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
        """Other processes get the packs themselves, and work out the rest anew."""
        values = {each.name: getattr(self, each.name) for each in fields(self)}
        return Task, tuple({**values, "packs": self.encoding.game.packs}.values())

    @cached_property
    def encoding(self) -> Encoding:
        return encoding(self.game, self.packs)

    @cached_property
    def terms(self) -> Terms:
        names = self.encoding.figures
        return Terms(
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
    def reported(self) -> list[str]:
        """What the report of a game tells."""
        return ["won", "decisions", "seed", *self.encoding.figures]

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
        self.deal(0)
        return self

    def deal(self, seed: int) -> Episode:
        """A new game, the one of this seed."""
        partner = None if self.partners is None else make_bot(self.partners, bot_rng(seed))
        return Episode(self.terms, self.encoding.game.new(self.config, seed), seed, partner)
