"""Saving and loading: a state as JSON by names, and the short hash of all of it."""

import json
from collections.abc import Iterable
from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

from questable.kernel.card_set import CardSet, describe_packs
from questable.kernel.decision import TAG_SIZE
from questable.kernel.errors import LoadError
from questable.kernel.rng import Rng
from questable.kernel.scalars import SCALARS
from questable.kernel.state import FRAME, State
from questable.kernel.vec import Vec, from_list, to_list, zeros

SCHEMA: Final = 1
RULES: Final = 3  # rises when the same answers would lead to another game


def digest(s: State) -> str:
    """A short hash of the whole state; the same for clone, loaded copy and original, compiled or not."""
    parts: list[str] = [s.card_set.hash]
    for zone in range(s.zones.count()):
        parts.append(joined(s.zones.listed(zone)))
    parts.append(joined(s.rng.words()))
    parts.append(joined(s.known))
    parts.append(joined(s.stack[: s.top + FRAME]))
    parts.append(joined(s.options))
    for name in SCALARS + s.scalars():
        parts.append(str(getattr(s, name)))
    for name in s.columns():
        parts.append(joined(getattr(s, name)))
    return blake2b("|".join(parts).encode(), digest_size=10).hexdigest()


def joined(column: Iterable[int]) -> str:
    return ",".join([str(number) for number in column])


def instance_names(card_ids: list[str], card_of: Vec) -> list[str]:
    """Each card instance by name: its card's id, with `#2` for the second copy and so on."""
    copies: dict[int, int] = {}
    names: list[str] = []
    for card in card_of:
        copies[card] = copies.get(card, 0) + 1
        names.append(card_ids[card] if copies[card] == 1 else f"{card_ids[card]}#{copies[card]}")
    return names


def dump(game: str, s: State) -> str:
    names = instance_names(s.card_set.card_ids, s.card_set.card_of)
    zones: dict[str, list[str]] = {}
    for zone in range(s.zones.count()):
        zones[s.zone_name(zone)] = [names[card] for card in s.zones.listed(zone)]
    scalars: dict[str, int] = {}
    for name in SCALARS + s.scalars():
        scalars[name] = getattr(s, name)
    columns: dict[str, list[int]] = {}
    for name in s.columns():
        columns[name] = [int(number) for number in getattr(s, name)]
    data: dict[str, object] = {
        "schema": SCHEMA,
        "rules": RULES,
        "game": game,
        "content": s.card_set.hash,
        "packs": s.card_set.packs,
        "digest": digest(s),  # what was damaged since then does not pass for a game
        "random": s.rng.words(),
        "zones": zones,
        "known": {names[card]: s.known[card] for card in range(len(names)) if s.known[card]},
        "frames": to_list(s.stack[: s.top + FRAME]),
        "options": [[s.card_set.tags[code // TAG_SIZE].name, code % TAG_SIZE] for code in s.options],
        "numbers": scalars,
        "columns": columns,
    }
    return json.dumps(data, separators=(",", ":"))


def parse(game: str, content: CardSet, text: str) -> dict[str, object]:
    """A saved game, checked to be one of this game, these cards and these rules."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise LoadError(f"This is no saved game: {error}.") from None
    if not isinstance(data, dict) or "schema" not in data:
        raise LoadError("This is no saved game: it has no schema number.")
    if data["schema"] != SCHEMA:
        raise LoadError(f"This game was saved with schema {data['schema']!r}; this version reads {SCHEMA}.")
    if data.get("rules") != RULES:
        raise LoadError(f"This game was saved with rules version {data.get('rules')!r}; this version plays {RULES}.")
    if data.get("game") != game:
        raise LoadError(f"This is a saved game of {data.get('game')!r}, not of {game!r}.")
    packs = data.get("packs", [])
    if packs != content.packs:
        saved = [str(pack) for pack in packs] if isinstance(packs, list) else [repr(packs)]
        raise LoadError(
            f"This game was saved with {describe_packs(saved)}, and is read with {describe_packs(content.packs)}."
        )
    if data.get("content") != content.hash:
        raise LoadError(f"This game was saved with other cards ({data.get('content')!r}); these are {content.hash!r}.")
    return data


def restore(s: State, data: dict[str, object]) -> None:
    """Fill a blank state of the same game with what was saved."""
    try:
        fill(s, data)
        same = digest(s) == data["digest"]
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError) as error:
        raise LoadError(f"This saved game is damaged: {error!r}.") from None
    if not same:
        raise LoadError("This saved game is damaged: its digest is not that of what it holds.")


def fill(s: State, data: dict[str, object]) -> None:
    scalars = mapping(data["numbers"])
    columns = mapping(data["columns"])
    for name in SCALARS + s.scalars():
        setattr(s, name, integer(scalars[name]))
    for name in s.columns():
        setattr(s, name, from_list(integers(columns[name])))
    names = {name: card for card, name in enumerate(instance_names(s.card_set.card_ids, s.card_set.card_of))}
    zone = 0
    for name, cards in mapping(data["zones"]).items():
        if name != s.zone_name(zone):
            raise ValueError(f"{name} stands in the place of {s.zone_name(zone)}")
        if zone == s.zones.count():
            s.zones.add(4)
        s.zones.fill(zone, [names[str(card)] for card in items(cards)])
        zone += 1
    s.known = zeros(len(names))
    for card, seen in mapping(data["known"]).items():
        s.known[names[card]] = integer(seen)
    a, b, c, d = integers(data["random"])
    s.rng = Rng(a, b, c, d)
    s.stack = from_list(integers(data["frames"]))
    if s.top + FRAME != len(s.stack):
        raise ValueError("frames")
    tags = {tag.name: number for number, tag in enumerate(s.card_set.tags)}
    options: list[int] = []
    for option in items(data["options"]):
        tag, value = items(option)
        options.append(tags[str(tag)] * TAG_SIZE + integer(value))
    s.options = from_list(options)


def mapping(value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise TypeError("a mapping is missing")
    return value


def integer(value: object) -> i64:
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError("a number is missing")
    return value


def items(value: object) -> list[object]:
    if not isinstance(value, list):
        raise TypeError("a list is missing")
    return value


def integers(value: object) -> list[int]:
    return [integer(item) for item in items(value)]
