"""Heroes of Terrinoth for PettingZoo: `env` turn by turn, `parallel_env` all at once.

Every key of the game's configuration is an argument, beside those of `questable.envs.aec_env.TableEnv`.
"""

from typing import Any

from questable.envs.optional_deps import need

need("envs", "numpy", "gymnasium", "pettingzoo")

from questable.envs.aec_env import TableEnv  # noqa: E402 - what is missing is told first
from questable.envs.parallel_env import ParallelTableEnv  # noqa: E402


def env(**options: Any) -> TableEnv:
    return TableEnv("terrinoth", **options)


def parallel_env(**options: Any) -> ParallelTableEnv:
    return ParallelTableEnv("terrinoth", **options)


raw_env = env
