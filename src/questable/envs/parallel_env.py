"""PettingZoo's parallel interface: everybody answers at once, and the answer of the seat with the final word counts."""

from typing import Any

import numpy as np
from gymnasium.spaces import Space
from pettingzoo import ParallelEnv

from questable.envs.aec_env import Agent, TableEnv
from questable.envs.rendering import RENDER_MODES

Everybody = dict[Agent, Any]


class ParallelTableEnv(ParallelEnv[Agent, Any, int]):
    """The same table as `TableEnv`. Who does not decide may only wait: action 0, which does nothing."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - as its base does

    def __init__(self, game: str, **options: Any) -> None:
        self.inner = TableEnv(game, **options)
        self.metadata = {**self.metadata, "name": self.inner.metadata["name"]}
        self.render_mode = self.inner.render_mode
        self.possible_agents = self.inner.possible_agents
        self.agents: list[Agent] = []
        self.observation_spaces = self.inner.observation_spaces
        self.action_spaces = self.inner.action_spaces

    @property
    def card_features(self) -> Any:
        return self.inner.card_features

    def observation_space(self, agent: Agent) -> Space[Any]:
        return self.inner.observation_space(agent)

    def action_space(self, agent: Agent) -> Space[Any]:
        return self.inner.action_space(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Everybody, Everybody]:
        self.inner.reset(seed, options)
        self.agents = self.possible_agents[:]
        return self.observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[Agent, int]) -> tuple[Everybody, Everybody, Everybody, Everybody, Everybody]:
        if not self.agents:
            return {}, {}, {}, {}, {}
        inner = self.inner
        inner.step(actions.get(inner.agent_selection))
        seen = self.observations()
        everybody = self.agents
        infos = {agent: inner.infos[agent] for agent in everybody}
        if inner.table.ended:
            self.agents = []
        return seen, dict(inner.rewards), dict(inner.terminations), dict(inner.truncations), infos

    def observations(self) -> Everybody:
        seen = {agent: self.inner.observe(agent) for agent in self.agents}
        for agent, one in seen.items():
            if self.inner.seats[agent] != self.inner.table.seat or self.inner.table.over:
                one["action_mask"] = np.zeros_like(one["action_mask"])
                one["action_mask"][0] = 1
        return seen

    def render(self) -> Any:
        return self.inner.render()

    def close(self) -> None:
        self.inner.close()
