"""Observations as numpy arrays: rows with card numbers, rows with card features, or one flat vector."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import prod
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from questable.cards.pack import Pack, find_packs
from questable.envs.rows import COLUMNS, MOST_ROWS, OPTION_COLUMNS, OPTIONS, RowEncoder
from questable.games import registry
from questable.games.module import GAME_CACHE_SIZE, Game
from questable.kernel.state import State

Floats = NDArray[np.float32]
Rows = NDArray[np.int16]
Mask = NDArray[np.int8]
Observation = dict[str, Any]
Packs = Sequence[str | Path | Pack]

OBSERVATIONS = ("rows", "features", "flat", "text")
CARD = 0  # the columns of things
ZONE = 1
OWNER = 2
PLACE = 3
COUNT = 4
SEATS = 4

INT16 = np.dtype(np.int16)

# Row n is the action mask of a decision with n options.
MASKS: Mask = np.tril(np.ones((OPTIONS + 1, OPTIONS), np.int8), -1)


def symlog(numbers: NDArray[Any]) -> Floats:
    """Compress large numbers: sign(x) * log(1 + |x|)."""
    result: Floats = (np.sign(numbers) * np.log1p(np.abs(numbers))).astype(np.float32)
    return result


@dataclass(frozen=True)
class EncodingParts:
    """What a game says about its encoding."""

    encoder: RowEncoder
    numbers: Sequence[str]  # the names of the numbers of the table, in order
    zones: Sequence[tuple[str, str]]  # name and documentation of each zone, from zone 1 on
    metrics: Sequence[str]  # the names of what `encoder.metrics` returns
    feature_columns: Sequence[str]
    card_features: Sequence[Sequence[float]]  # by card number; row 0 is the unknown card


class Encoding:
    """How an agent sees one game. An observation holds nothing that `view(seat)` would hide."""

    def __init__(self, game: Game[Any, Any], parts: EncodingParts) -> None:
        numbers, zones, feature_columns = parts.numbers, parts.zones, parts.feature_columns
        self.game = game
        self.encoder = parts.encoder
        self.numbers = list(numbers)
        self.zones = tuple(zones)
        self.metrics = tuple(parts.metrics)
        self.feature_columns = list(feature_columns)
        self.card_features: Floats = np.array(parts.card_features, np.float32)  # row 0 is the unknown card
        self.tags = [tag.name for tag in self.game.card_set.tags]
        self.kinds = list(self.game.card_set.kinds)
        self.things_at = len(numbers)
        self.options_at = self.things_at + MOST_ROWS * len(COLUMNS)
        self.size = self.options_at + OPTIONS * len(OPTION_COLUMNS)
        self.pools = len(zones) * (SEATS + 1)
        self.pool_width = 1 + len(feature_columns)
        self.option_width = len(self.tags) + len(OPTION_COLUMNS) - 2 + len(feature_columns)
        self.flat_size = len(numbers) + len(self.kinds) + self.pools * self.pool_width + OPTIONS * self.option_width
        self.decision_at = self.numbers.index("decision")
        # The parts of an observation: name, shape, and the offset in its bytes.
        self.parts = (
            ("numbers", (len(numbers),), 0),
            ("things", (MOST_ROWS, len(COLUMNS)), 2 * self.things_at),
            ("options", (OPTIONS, len(OPTION_COLUMNS)), 2 * self.options_at),
        )

    def encode(self, state: State, seat: int) -> bytes:
        """An observation as 16-bit numbers, in the order numbers, things, options."""
        return self.encoder.encode(state, seat)

    def rows(self, state: State, seat: int) -> Observation:
        whole = bytearray(self.encoder.encode(state, seat))
        return {name: np.ndarray(shape, INT16, whole, at) for name, shape, at in self.parts}

    def split(self, whole: Rows) -> Observation:
        """The parts of many observations, one in each row of `whole`, by name."""
        return {
            name: whole[:, at // 2 : at // 2 + prod(shape)].reshape(len(whole), *shape)
            for name, shape, at in self.parts
        }

    def with_features(self, rows: Observation) -> Observation:
        """Replace card numbers by card features; everything as floats."""
        return {
            "numbers": rows["numbers"].astype(np.float32),
            "things": np.concatenate(
                [self.card_features[rows["things"][..., CARD]], rows["things"][..., 1:].astype(np.float32)], -1
            ),
            "options": np.concatenate(
                [self.card_features[rows["options"][..., CARD + 1]], self.without_card(rows["options"])], -1
            ),
        }

    def without_card(self, options: Rows) -> Floats:
        """Options without their card: the tag and three numbers."""
        result: Floats = options[..., [0, 2, 3, 4]].astype(np.float32)
        return result

    def flat(self, rows: Observation) -> Floats:
        """One vector: the numbers, the kind of decision, the sum of each zone of each seat, the options."""
        out = np.zeros(self.flat_size, np.float32)
        numbers, things, options = rows["numbers"], rows["things"], rows["options"]
        at = self.things_at
        out[:at] = symlog(numbers)
        out[at + numbers[self.decision_at]] = 1
        at += len(self.kinds)
        used = things[: int(np.count_nonzero(things[:, ZONE]))]
        counts = used[:, COUNT].astype(np.float32)
        weighted = np.empty((len(used), self.pool_width), np.float32)
        weighted[:, 0] = counts
        np.multiply(self.card_features[used[:, CARD]], counts[:, None], out=weighted[:, 1:])
        pools = np.zeros((self.pools, self.pool_width), np.float32)
        np.add.at(pools, (used[:, ZONE] - 1) * (SEATS + 1) + used[:, OWNER], weighted)
        end = at + pools.size
        out[at:end] = symlog(pools).ravel()
        count = int(np.count_nonzero(options[:, 0]))
        chosen = options[:count]
        table = out[end:].reshape(OPTIONS, self.option_width)
        tags = len(self.tags)
        table[np.arange(count), chosen[:, 0] - 1] = 1
        table[:count, tags : tags + 3] = symlog(chosen[:, 2:])
        table[:count, tags + 3 :] = symlog(self.card_features[chosen[:, CARD + 1]])
        return out


def encoding(name: str, packs: Packs = ()) -> Encoding:
    """The encoding of a game with the built-in cards and these packs. The same packs are read once."""
    registry.module(name)  # ConfigError for an unknown game
    return load_encoding(name, find_packs(name, packs))


@lru_cache(GAME_CACHE_SIZE)
def load_encoding(name: str, packs: tuple[Pack, ...]) -> Encoding:
    game = registry.module(name).load(packs)
    return Encoding(game, game.module.encoding_parts(game))
