"""The chapters of the rules that explain each kind of decision."""

from typing import Final

CHAPTERS: Final[dict[str, tuple[str, ...]]] = {
    "activate": ("HERO",),
    "extra-activation": ("HERO",),
    "use-item": ("EXP",),
    "target": ("ACT",),
    "reroll": ("ACT",),
    "spend-tokens": ("ACT",),
    "divide": ("ACT",),
    "defend": ("ACT",),
    "counterattack": ("ACT",),
    "activate-enemy": ("ENE",),
    "travel": ("TRV",),
    "upgrade": ("UPG",),
}
EFFECT_CHAPTERS: Final = ("ABL", "ACT")  # for decisions that come from card effects
