"""PettingZoo's turn-by-turn (AEC) interface: one agent for each seat. The seat with the final word acts."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Dict, Discrete, Space
from pettingzoo import AECEnv

from questable.envs.encoding import Packs
from questable.envs.episode import Episode
from questable.envs.observation import Observer, action_mask, mask_space
from questable.envs.rendering import RENDER_MODES, TableImage, check_mode
from questable.envs.rows import OPTIONS
from questable.envs.task import MAX_CYCLES, Task
from questable.kernel.errors import ConfigError

Agent = str


class TableEnv(AECEnv[Agent, Any, int]):
    """A table at which every seat is an agent. All agents get the same reward: they win and lose together."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - the base class has it as a plain dict

    def __init__(
        self,
        game: str,
        *,
        players: int = 2,
        observation: str = "rows",
        lang: str = "en",
        max_cycles: int = MAX_CYCLES,
        win: float = 1.0,
        loss: float = -1.0,
        illegal: float = -1.0,
        shaping: Mapping[str, float] | None = None,
        goal: Mapping[str, int] | None = None,
        packs: Packs = (),
        render_mode: str | None = None,
        **config: object,
    ) -> None:
        super().__init__()
        self.task = Task(
            game,
            {"players": players, **config},
            max_cycles,
            win,
            loss,
            illegal,
            shaping or {},
            goal or {},
            packs=packs,
        ).check()
        self.metadata = {**self.metadata, "name": f"{game}_v1"}
        self.render_mode = check_mode(render_mode)
        self.observer = Observer(self.task.encoding, observation, lang)
        self.image = TableImage(self.observer.renderer)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[Agent] = []
        space = Dict({"observation": self.observer.space(), "action_mask": mask_space()})
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: Discrete(OPTIONS) for agent in self.possible_agents}
        self.np_random = np.random.default_rng()
        self.episode: Episode | None = None

    @property
    def card_features(self) -> Any:
        """What each card is and does, by card number; row 0 is the unknown card."""
        return self.task.encoding.card_features

    def observation_space(self, agent: Agent) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; `options={"game_seed": …}` gives its seed."""
        if seed is not None:
            self.np_random = np.random.default_rng(seed)
        self.episode = self.task.deal(game_seed(self.np_random, options))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.seat]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self.current_episode
        self._cumulative_rewards[agent] = 0.0
        reward = episode.act(-1 if action is None else int(action))
        cumulative = self._cumulative_rewards
        for other in self.agents:
            self.rewards[other] = reward
            cumulative[other] += reward
        if episode.ended:
            report = episode.report()
            for other in self.agents:
                self.terminations[other] = episode.over
                self.truncations[other] = episode.truncated
                self.infos[other] = report
        self.agent_selection = self.possible_agents[episode.seat]
        if self.render_mode == "human":
            self.render()

    @property
    def current_episode(self) -> Episode:
        if self.episode is None:
            raise ConfigError("There is no game yet: call reset() first.")
        return self.episode

    def observe(self, agent: Agent) -> dict[str, Any]:
        episode = self.current_episode
        seat = self.seats[agent]
        return {"observation": self.observer.observe(episode, seat), "action_mask": action_mask(episode, seat)}

    def render(self) -> Any:
        return self.image.render(self.current_episode, self.render_mode, None)

    def close(self) -> None:
        self.episode = None

    def __str__(self) -> str:
        return str(self.metadata["name"])


def game_seed(rng: np.random.Generator, options: Mapping[str, Any] | None) -> int:
    """The seed of the next game: `game_seed` of the options, else one from the environment's generator."""
    seed = (options or {}).get("game_seed")
    if seed is None:
        return int(rng.integers(2**31))
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise ConfigError(f"game_seed is {seed!r}; allowed: a whole number.")
    return seed
