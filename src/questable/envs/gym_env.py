"""Gymnasium: one agent that plays alone, plays every seat, or has bots as partners."""

from collections.abc import Mapping
from typing import Any

import gymnasium
from gymnasium.spaces import Dict, Discrete, Space

from questable.envs.aec_env import game_seed
from questable.envs.encoding import Mask, Packs
from questable.envs.episode import Episode
from questable.envs.observation import Observer, action_mask, mask_space
from questable.envs.rendering import RENDER_MODES, TableImage, check_mode
from questable.envs.rows import OPTIONS
from questable.envs.task import MAX_CYCLES, Task
from questable.kernel.errors import ConfigError


class GymEnv(gymnasium.Env[dict[str, Any], int]):
    """One agent. It plays every seat; or, with `partners`, a bot's name, the first seat only."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - the base class has it as a plain dict

    def __init__(
        self,
        game: str,
        *,
        players: int = 1,
        partners: str | None = None,
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
        self.task = Task(
            game,
            {"players": players, **config},
            max_cycles,
            win,
            loss,
            illegal,
            shaping or {},
            goal or {},
            partners,
            packs,
        ).check()
        self.render_mode = check_mode(render_mode)
        self.observer = Observer(self.task.encoding, observation, lang)
        self.image = TableImage(self.observer.renderer)
        space = self.observer.space()
        parts = dict(space.spaces) if isinstance(space, Dict) else {"observation": space}
        self.observation_space = Dict({**parts, "action_mask": mask_space()})
        self.action_space: Space[Any] = Discrete(OPTIONS)
        self.episode: Episode | None = None

    @property
    def card_features(self) -> Any:
        """What each card is and does, by card number; row 0 is the unknown card."""
        return self.task.encoding.card_features

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new game; `options={"game_seed": …}` gives its seed."""
        super().reset(seed=seed)
        self.episode = self.task.deal(game_seed(self.np_random, options))
        return self.observe(), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        episode = self.current_episode
        reward = episode.act(int(action))
        info = episode.report() if episode.ended else {}
        if self.render_mode == "human":
            self.render()
        return self.observe(), reward, episode.over, episode.truncated, info

    @property
    def current_episode(self) -> Episode:
        if self.episode is None:
            raise ConfigError("There is no game yet: call reset() first.")
        return self.episode

    def observe(self) -> dict[str, Any]:
        episode = self.current_episode
        observed = self.observer.observe(episode, episode.seat)
        parts: dict[str, Any] = observed if isinstance(observed, dict) else {"observation": observed}
        parts["action_mask"] = action_mask(episode, episode.seat)
        return parts

    def action_masks(self) -> Mask:
        """The action mask, as sb3-contrib asks for it."""
        return action_mask(self.current_episode, self.current_episode.seat)

    def render(self) -> Any:
        return self.image.render(self.current_episode, self.render_mode, self.current_episode.seat)
