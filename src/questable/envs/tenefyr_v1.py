"""Heroes of Tenefyr for PettingZoo: `env` turn by turn, `parallel_env` all at once.

Every key of the game's configuration is an argument, beside those of `questable.envs.aec.TableEnv`.
"""

from typing import Any

from questable.envs.missing import need

need("envs", "numpy", "gymnasium", "pettingzoo")

from questable.envs.aec import TableEnv  # noqa: E402 - what is missing is told first
from questable.envs.together import TogetherEnv  # noqa: E402


def env(**options: Any) -> TableEnv:
    return TableEnv("tenefyr", **options)


def parallel_env(**options: Any) -> TogetherEnv:
    return TogetherEnv("tenefyr", **options)


raw_env = env
