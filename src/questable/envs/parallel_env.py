"""PettingZoo's parallel interface: all agents act at once, and the action of the seat with the final word counts."""

from typing import Any

import numpy as np
from gymnasium.spaces import Space
from pettingzoo import ParallelEnv

from questable.envs.aec_env import Agent, TableEnv
from questable.envs.rendering import RENDER_MODES

ByAgent = dict[Agent, Any]


class ParallelTableEnv(ParallelEnv[Agent, Any, int]):
    """The same table as `TableEnv`. Agents that do not decide have one action, 0, which does nothing."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - the base class has it as a plain dict

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

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[ByAgent, ByAgent]:
        self.inner.reset(seed, options)
        self.agents = self.possible_agents[:]
        return self.observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[Agent, int]) -> tuple[ByAgent, ByAgent, ByAgent, ByAgent, ByAgent]:
        if not self.agents:
            return {}, {}, {}, {}, {}
        inner = self.inner
        inner.step(actions.get(inner.agent_selection))
        observations = self.observations()
        infos = {agent: inner.infos[agent] for agent in self.agents}
        if inner.current_episode.ended:
            self.agents = []
        return observations, dict(inner.rewards), dict(inner.terminations), dict(inner.truncations), infos

    def observations(self) -> ByAgent:
        observations = {agent: self.inner.observe(agent) for agent in self.agents}
        for agent, observation in observations.items():
            if self.inner.seats[agent] != self.inner.current_episode.seat or self.inner.current_episode.over:
                observation["action_mask"] = np.zeros_like(observation["action_mask"])
                observation["action_mask"][0] = 1
        return observations

    def render(self) -> Any:
        return self.inner.render()

    def close(self) -> None:
        self.inner.close()
