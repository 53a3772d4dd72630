"""Observations as numpy arrays: rows with card numbers, rows with card features, or one flat vector."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import prod
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import questable
from questable.cards.pack import Pack, find_packs
from questable.envs import card_features as features
from questable.envs.rows import COLUMNS, MOST_ROWS, OPTION_COLUMNS, OPTIONS, RowEncoder
from questable.games.module import GAME_CACHE_SIZE
from questable.games.tenefyr import encoding as tenefyr_rows
from questable.games.tenefyr.game import TenefyrGame
from questable.games.terrinoth import encoding as terrinoth_rows
from questable.games.terrinoth.game import TerrinothGame
from questable.kernel.state import State

Floats = NDArray[np.float32]
Rows = NDArray[np.int16]
Mask = NDArray[np.int8]
Observation = dict[str, Any]
Packs = Sequence[str | Path | Pack]

OBSERVATIONS = ("rows", "features", "flat", "text")
CARD = 0  # the column of the card, in things and options
ZONE = 1
OWNER = 2
PLACE = 3
COUNT = 4
SEATS = 4

INT16 = np.dtype(np.int16)

# The mask of so many options.
MASKS: Mask = np.tril(np.ones((OPTIONS + 1, OPTIONS), np.int8), -1)


def symlog(numbers: NDArray[Any]) -> Floats:
    """Large numbers made small, small ones left almost as they are."""
    made: Floats = (np.sign(numbers) * np.log1p(np.abs(numbers))).astype(np.float32)
    return made


class Encoding:
    """How one game looks to an agent. `view(seat)` tells all of it, and more is not told."""

    def __init__(
        self,
        game: TenefyrGame | TerrinothGame,
        encoder: RowEncoder,
        numbers: list[str],
        zones: tuple[tuple[str, str], ...],
        figures: tuple[str, ...],
        feature_columns: list[str],
        card_features: list[list[float]],
    ) -> None:
        self.game = game
        self.encoder = encoder
        self.numbers = numbers
        self.zones = zones
        self.figures = figures
        self.feature_columns = feature_columns
        self.card_features: Floats = np.array(card_features, np.float32)  # row 0: a card that is not known
        self.tags = [tag.name for tag in self.game.card_set.tags]
        self.kinds = list(self.game.card_set.kinds)
        self.things_at = len(numbers)
        self.options_at = self.things_at + MOST_ROWS * len(COLUMNS)
        self.size = self.options_at + OPTIONS * len(OPTION_COLUMNS)
        self.pools = len(zones) * (SEATS + 1)
        self.pool_width = 1 + len(feature_columns)
        self.option_width = len(self.tags) + len(OPTION_COLUMNS) - 2 + len(feature_columns)
        self.flat_size = len(numbers) + len(self.kinds) + self.pools * self.pool_width + OPTIONS * self.option_width
        self.decision_at = numbers.index("decision")
        # The parts of an observation: name, shape, and where they begin in its bytes.
        self.parts = (
            ("numbers", (len(numbers),), 0),
            ("things", (MOST_ROWS, len(COLUMNS)), 2 * self.things_at),
            ("options", (OPTIONS, len(OPTION_COLUMNS)), 2 * self.options_at),
        )

    def encode(self, state: State, seat: int) -> bytes:
        """All rows of an observation as 16-bit numbers, in the order numbers, things, options."""
        return self.encoder.encode(state, seat)

    def rows(self, state: State, seat: int) -> Observation:
        whole = bytearray(self.encoder.encode(state, seat))
        return {name: np.ndarray(shape, INT16, whole, at) for name, shape, at in self.parts}

    def split(self, whole: Rows) -> Observation:
        """Name the parts of many observations, a row each."""
        return {
            name: whole[:, at // 2 : at // 2 + prod(shape)].reshape(len(whole), *shape)
            for name, shape, at in self.parts
        }

    def inlined(self, rows: Observation) -> Observation:
        """Card numbers replaced by card features; everything as floats."""
        return {
            "numbers": rows["numbers"].astype(np.float32),
            "things": np.concatenate(
                [self.card_features[rows["things"][..., CARD]], rows["things"][..., 1:].astype(np.float32)], -1
            ),
            "options": np.concatenate(
                [self.card_features[rows["options"][..., CARD + 1]], self.plain_option(rows["options"])], -1
            ),
        }

    def plain_option(self, options: Rows) -> Floats:
        """An option without its card: the tag and three numbers."""
        made: Floats = options[..., [0, 2, 3, 4]].astype(np.float32)
        return made

    def flat(self, rows: Observation) -> Floats:
        """One vector: the numbers, the kind of decision, what lies in each zone of each seat added up, the options."""
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


def repeated(names: tuple[str, ...], times: int) -> list[str]:
    return [f"{name} {i + 1}" for i in range(times) for name in names]


def encoding(name: str, packs: Packs = ()) -> Encoding:
    """The encoding of a game's built-in cards with packs laid over them; the same packs are read once."""
    if name not in ENCODINGS:
        questable.game(name)  # refuses it
    return made(name, find_packs(name, packs))


@lru_cache(GAME_CACHE_SIZE)
def made(name: str, packs: tuple[Pack, ...]) -> Encoding:
    return ENCODINGS[name](packs)


def tenefyr(packs: tuple[Pack, ...]) -> Encoding:
    game = questable.game("tenefyr", packs)
    return Encoding(
        game,
        tenefyr_rows.TenefyrEncoder(game.card_set),
        [*tenefyr_rows.NUMBERS, *repeated(tenefyr_rows.SEAT_NUMBERS, tenefyr_rows.SEATS)],
        tenefyr_rows.ZONES,
        tenefyr_rows.FIGURES,
        features.tenefyr_columns(),
        features.tenefyr_features(game),
    )


def terrinoth(packs: tuple[Pack, ...]) -> Encoding:
    game = questable.game("terrinoth", packs)
    dice = [f"{name} {face + 1}" for name in terrinoth_rows.DICE_NUMBERS for face in range(terrinoth_rows.FACES)]
    return Encoding(
        game,
        terrinoth_rows.TerrinothEncoder(game.card_set),
        [*terrinoth_rows.NUMBERS, *dice],
        terrinoth_rows.ZONES,
        terrinoth_rows.FIGURES,
        features.terrinoth_columns(),
        features.terrinoth_features(game),
    )


ENCODINGS: dict[str, Callable[[tuple[Pack, ...]], Encoding]] = {"tenefyr": tenefyr, "terrinoth": terrinoth}
