"""The chapters of the rules that explain each kind of decision."""

from typing import Final

CHAPTERS: Final[dict[str, tuple[str, ...]]] = {
    "where-to": ("VIL",),
    "keep-or-redraw": ("COM",),
    "play": ("COM",),
    "continue-or-leave": ("LEAVE", "COM"),
    "reward": ("REW", "LEAVE"),
    "give-reserve-card": ("REW", "BOSS"),
    "loot": ("COM",),
}
EFFECT_CHAPTERS: Final = ("FX",)  # for decisions that come from card effects
