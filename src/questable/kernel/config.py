"""Reading a configuration: what is wrong is one sentence that names the key, the value and what is allowed."""

from difflib import get_close_matches

from questable.kernel.errors import ConfigError
from questable.kernel.rng import Rng

Config = dict[str, object]


def wrong(sentence: str, id: str, told: dict[str, str | int], word: object, known: list[str]) -> ConfigError:
    """What is wrong, in English and as a message (`content/text/errors.*.ftl`), and what may have been meant."""
    near = get_close_matches(word, known, 1) if isinstance(word, str) else []
    if near:
        return ConfigError(f"{sentence} Did you mean {near[0]!r}?", id, {**told, "near": repr(near[0])})
    return ConfigError(sentence, id, told)


def not_allowed(key: str, value: object, allowed: list[str]) -> ConfigError:
    all = ", ".join(allowed)
    told: dict[str, str | int] = {"key": key, "value": repr(value), "allowed": all}
    return wrong(f"{key} is {value!r}; allowed: {all}.", "not-allowed", told, value, allowed)


def not_known(key: str, name: object, allowed: list[str]) -> ConfigError:
    """A list that names what there is not."""
    all = ", ".join(allowed)
    told: dict[str, str | int] = {"key": key, "value": repr(name), "allowed": all}
    return wrong(f"{key} names {name!r}; allowed: {all}.", "not-known", told, name, allowed)


def number_of_players(players: int) -> str:
    return "1 player" if players == 1 else f"{players} players"


def check_keys(config: Config, keys: list[str]) -> None:
    for key in config:
        if key not in keys:
            all = ", ".join(keys)
            told: dict[str, str | int] = {"key": repr(key), "allowed": all}
            raise wrong(f"Unknown key {key!r}; allowed: {all}.", "no-key", told, key, keys)


def read_players(config: Config, rng: Rng) -> int:
    """How many play: as given, as many as have heroes, or as the seed says."""
    players = config.get("players")
    if players is None:
        heroes = config.get("heroes")
        players = len(heroes) if isinstance(heroes, (list, tuple)) and heroes else 1 + rng.below(4)
    if isinstance(players, bool) or not isinstance(players, int) or not 1 <= players <= 4:
        raise not_allowed("players", players, ["1", "2", "3", "4"])
    return players


def read_word(config: Config, key: str, allowed: list[str], default: str) -> str:
    value = config.get(key, default)
    if not isinstance(value, str) or value not in allowed:
        raise not_allowed(key, value, allowed)
    return value


def read_flag(config: Config, key: str) -> bool:
    value = config.get(key, False)
    if not isinstance(value, bool):
        raise not_allowed(key, value, ["true", "false"])
    return value
