"""Reading a configuration: what is wrong is one sentence that names the key, the value and what is allowed."""

from difflib import get_close_matches

from questable.kernel.errors import ConfigError
from questable.kernel.rng import Rng

Config = dict[str, object]


def suggestion(word: str, allowed: list[str]) -> str:
    near = get_close_matches(word, allowed, 1)
    return f" Did you mean {near[0]!r}?" if near else ""


def check_keys(config: Config, keys: list[str]) -> None:
    for key in config:
        if key not in keys:
            raise ConfigError(f"Unknown key {key!r}; allowed: {', '.join(keys)}.{suggestion(key, keys)}")


def read_players(config: Config, rng: Rng) -> int:
    """How many play: as given, as many as have heroes, or as the seed says."""
    players = config.get("players")
    if players is None:
        heroes = config.get("heroes")
        players = len(heroes) if isinstance(heroes, (list, tuple)) and heroes else 1 + rng.below(4)
    if isinstance(players, bool) or not isinstance(players, int) or not 1 <= players <= 4:
        raise ConfigError(f"players is {players!r}; allowed: 1, 2, 3, 4.")
    return players


def read_word(config: Config, key: str, allowed: list[str], default: str) -> str:
    value = config.get(key, default)
    if not isinstance(value, str) or value not in allowed:
        raise ConfigError(f"{key} is {value!r}; allowed: {', '.join(allowed)}.{suggestion(str(value), allowed)}")
    return value


def read_flag(config: Config, key: str) -> bool:
    value = config.get(key, False)
    if not isinstance(value, bool):
        raise ConfigError(f"{key} is {value!r}; allowed: true, false.")
    return value
