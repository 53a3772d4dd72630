"""Reads a configuration; an error is one sentence that names the key, the value and what is allowed."""

from difflib import get_close_matches

from questable.kernel.errors import ConfigError
from questable.kernel.rng import Rng

Config = dict[str, object]


def wrong(sentence: str, id: str, params: dict[str, str | int], word: object, known: list[str]) -> ConfigError:
    """An error in English and as a message (`text/errors.*.ftl`), with a suggestion where one is near."""
    near = get_close_matches(word, known, 1) if isinstance(word, str) else []
    if near:
        return ConfigError(f"{sentence} Did you mean {near[0]!r}?", id, {**params, "near": repr(near[0])})
    return ConfigError(sentence, id, params)


def not_allowed(key: str, value: object, allowed: list[str]) -> ConfigError:
    all = ", ".join(allowed)
    params: dict[str, str | int] = {"key": key, "value": repr(value), "allowed": all}
    return wrong(f"{key} is {value!r}; allowed: {all}.", "not-allowed", params, value, allowed)


def not_known(key: str, name: object, allowed: list[str]) -> ConfigError:
    """The error for a list that names something unknown."""
    all = ", ".join(allowed)
    params: dict[str, str | int] = {"key": key, "value": repr(name), "allowed": all}
    return wrong(f"{key} names {name!r}; allowed: {all}.", "not-known", params, name, allowed)


def number_of_players(players: int) -> str:
    """The number of players in words: "1 player", "3 players"."""
    return "1 player" if players == 1 else f"{players} players"


def check_keys(config: Config, keys: list[str]) -> None:
    for key in config:
        if key not in keys:
            all = ", ".join(keys)
            params: dict[str, str | int] = {"key": repr(key), "allowed": all}
            raise wrong(f"Unknown key {key!r}; allowed: {all}.", "no-key", params, key, keys)


def read_players(config: Config, rng: Rng, least: int, most: int, listed_by: str = "") -> int:
    """How many play: as given, as many as the list under the key `listed_by` has entries, or as the seed says."""
    players = config.get("players")
    if players is None:
        entries = config.get(listed_by)
        if isinstance(entries, (list, tuple)) and entries:
            players = len(entries)
        else:
            players = least + rng.below(most - least + 1)
    if isinstance(players, bool) or not isinstance(players, int) or not least <= players <= most:
        raise not_allowed("players", players, [str(count) for count in range(least, most + 1)])
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
