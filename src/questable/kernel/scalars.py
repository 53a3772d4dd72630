"""The names of the single numbers that every state has beside its vectors, for its slots and for the codec."""

from typing import Final

SCALARS: Final = (
    "top",
    "asking",
    "asked",
    "final",
    "about",
    "outcome_code",
    "revision",
    "reveals",
    "turn_mark",
    "combat_mark",
    "round_mark",
)
