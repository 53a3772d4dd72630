"""Observations in the form an agent asks for, and the Gymnasium spaces that describe them."""

from difflib import get_close_matches
from typing import Any

import numpy as np
from gymnasium import spaces

from questable.envs.encoding import MASKS, OBSERVATIONS, Encoding, Mask
from questable.envs.episode import Episode
from questable.envs.rows import LARGEST, OPTIONS
from questable.envs.text_renderer import TextRenderer
from questable.kernel.errors import ConfigError
from questable.text.languages import LANGUAGES

MAX_TEXT = 40_000
ALPHABET = frozenset({"\n", *(chr(code) for code in (*range(0x20, 0x250), *range(0x2010, 0x2800)))})
LARGEST_FLOAT = 1000.0  # the bound of flat observations


class Observer:
    """Makes the observations of one game in one form: rows, features, flat or text."""

    def __init__(self, encoding: Encoding, observation: str = "rows", lang: str = "en") -> None:
        for key, value, allowed in (("observation", observation, OBSERVATIONS), ("lang", lang, LANGUAGES)):
            if value not in allowed:
                near = get_close_matches(str(value), allowed, 1)
                hint = f" Did you mean {near[0]!r}?" if near else ""
                raise ConfigError(f"{key} is {value!r}; allowed: {', '.join(allowed)}.{hint}")
        self.encoding = encoding
        self.form = observation
        self.renderer = TextRenderer(encoding.game, lang)

    def space(self) -> spaces.Space[Any]:
        encoding = self.encoding
        if self.form == "text":
            return spaces.Text(MAX_TEXT, charset=ALPHABET)
        if self.form == "flat":
            return spaces.Box(-LARGEST_FLOAT, LARGEST_FLOAT, (encoding.flat_size,), np.float32)
        shapes = {name: shape for name, shape, _ in encoding.parts}
        if self.form == "rows":
            return spaces.Dict({name: spaces.Box(-LARGEST, LARGEST, shape, np.int16) for name, shape in shapes.items()})
        extra = len(encoding.feature_columns) - 1  # features replace the card number
        return spaces.Dict(
            {
                name: spaces.Box(-LARGEST, LARGEST, (*shape[:1], *(width + extra for width in shape[1:])), np.float32)
                for name, shape in shapes.items()
            }
        )

    def observe(self, episode: Episode, seat: int) -> Any:
        if self.form == "text":
            return self.renderer.render(episode.state, seat)
        rows = self.encoding.rows(episode.state, seat)
        if self.form == "rows":
            return rows
        return self.encoding.with_features(rows) if self.form == "features" else self.encoding.flat(rows)


def mask_space() -> spaces.Box:
    return spaces.Box(0, 1, (OPTIONS,), np.int8)


def action_mask(episode: Episode, seat: int) -> Mask:
    """The action mask of a seat; all zeros if another seat acts."""
    acts = not episode.over and seat == episode.seat
    result: Mask = MASKS[episode.state.option_count() if acts else 0].copy()
    return result
