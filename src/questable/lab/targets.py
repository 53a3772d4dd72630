"""What balance aims at: the shares of games that `search` should win. Reports draw them, `lab balance` checks them."""

import msgspec

Band = tuple[float, float]


class Targets(msgspec.Struct, frozen=True):
    """The targets of one game."""

    bands: dict[str, Band] = {}  # by level of difficulty
    tolerance: float = 0.1  # how far groups that should be equally hard may be from their mean
