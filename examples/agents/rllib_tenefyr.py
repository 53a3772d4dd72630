"""Trains two agents that share one policy on Tenefyr, with RLlib.

    python examples/agents/rllib_tenefyr.py --iterations 2

Needs `ray[rllib]` and torch in an environment of their own (Ray pins an older Gymnasium). The flat observation and an
action mask go to RLlib's own masked module.
"""

import argparse
import os
from typing import Any

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")

import numpy as np
import ray
from gymnasium.spaces import Box, Dict
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.multi_agent_env import MultiAgentEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from questable.envs import tenefyr_v1

OPTIONS = {"players": 2, "mode": "quick", "difficulty": "easy", "observation": "flat", "max_cycles": 300}
SHAPING = {"enemies_beaten": 0.1, "dungeons_cleared": 0.3, "combats_lost": -0.1}


class RllibEnv(MultiAgentEnv):
    """RLlib's interface to the environment: only the agent that acts gets an observation."""

    def __init__(self, config: dict[str, Any] | None = None) -> None:
        super().__init__()
        self.env = tenefyr_v1.env(**OPTIONS, shaping=SHAPING)
        self.agents = self.possible_agents = self.env.possible_agents
        space = Dict({"observations": self.env.observer.space(), "action_mask": Box(0.0, 1.0, (128,), np.float32)})
        self.observation_spaces = dict.fromkeys(self.agents, space)
        self.action_spaces = {agent: self.env.action_space(agent) for agent in self.agents}

    def observe(self) -> dict[str, Any]:
        agent = self.env.agent_selection
        observation = self.env.observe(agent)
        mask = observation["action_mask"].astype(np.float32)
        return {agent: {"observations": observation["observation"], "action_mask": mask}}

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[dict[str, Any], dict[str, Any]]:
        self.env.reset(seed, options)
        return self.observe(), {}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        env = self.env
        env.step(actions[env.agent_selection])
        over, cut = any(env.terminations.values()), any(env.truncations.values())
        if over or cut:
            observations = {agent: self.last_observation(agent) for agent in env.agents}
            return observations, dict(env.rewards), {"__all__": over}, {"__all__": cut}, {}
        return self.observe(), dict(env.rewards), {"__all__": False}, {"__all__": False}, {}

    def last_observation(self, agent: str) -> dict[str, Any]:
        """The observation after the end. There are no options, but RLlib requires at least one legal action."""
        mask = np.zeros(128, np.float32)
        mask[0] = 1
        return {"observations": self.env.observe(agent)["observation"], "action_mask": mask}


def config() -> PPOConfig:
    return (
        PPOConfig()
        .environment(RllibEnv)
        .env_runners(num_env_runners=0, rollout_fragment_length=256)
        .multi_agent(policies={"shared"}, policy_mapping_fn=lambda agent, episode, **_: "shared")
        .training(train_batch_size_per_learner=512, minibatch_size=128, num_epochs=2, lr=3e-4)
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule,
                model_config={"head_fcnet_hiddens": [64], "fcnet_hiddens": [64]},
            )
        )
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", type=int, default=2)
    args = parser.parse_args()
    ray.init("local", include_dashboard=False, num_cpus=1, _node_ip_address="127.0.0.1", log_to_driver=False)
    algorithm = config().build_algo()
    for number in range(args.iterations):
        runners = algorithm.train()["env_runners"]
        print(f"iteration {number + 1}: return {runners.get('episode_return_mean', float('nan')):.2f}", flush=True)
    algorithm.stop()
    ray.shutdown()


if __name__ == "__main__":
    main()
