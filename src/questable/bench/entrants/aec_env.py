"""PettingZoo environments, with the observation at each decision. The variant is the game."""

from typing import Any

import numpy as np

PLAYERS = 3


def prepare(variant: str) -> dict[str, object]:
    env = make(variant)
    dice = np.random.default_rng(1)

    def play() -> tuple[int, int]:
        env.reset(seed=int(dice.integers(1 << 30)))
        decisions = 0
        while True:
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return 1, decisions
            options = np.flatnonzero(seen["action_mask"])
            env.step(int(options[int(dice.random() * len(options))]))
            decisions += 1

    return {"play": play}


def make(variant: str) -> Any:
    if variant == "hanabi":
        from pettingzoo.classic import hanabi_v5

        return hanabi_v5.env(players=PLAYERS)
    from questable.envs.aec_env import TableEnv

    return TableEnv(variant, players=PLAYERS)
