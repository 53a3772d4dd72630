"""The themes of the screen: three of our own and some well-known ones."""

from typing import Final

from textual.theme import Theme

DARK: Final = Theme(
    name="questable-dark",
    primary="#c9a227",
    secondary="#7d8ca3",
    accent="#e2b93b",
    success="#7fb069",
    warning="#e6a23c",
    error="#e06c5a",
    foreground="#e8e3d6",
    background="#15171c",
    surface="#1c1f26",
    panel="#262a33",
    dark=True,
)
LIGHT: Final = Theme(
    name="questable-light",
    primary="#7a5c00",
    secondary="#5b6573",
    accent="#8a5a00",
    success="#2f6f3e",
    warning="#9a5b00",
    error="#a52a1a",
    foreground="#22201c",
    background="#f7f3e9",
    surface="#efe9da",
    panel="#e2dac6",
    dark=False,
)
CONTRAST: Final = Theme(
    name="questable-contrast",
    primary="#ffff00",
    secondary="#ffffff",
    accent="#ffff00",
    success="#00ff00",
    warning="#ffff00",
    error="#ff8080",
    foreground="#ffffff",
    background="#000000",
    surface="#000000",
    panel="#303030",
    dark=True,
)
OWN: Final = (DARK, LIGHT, CONTRAST)
THEMES: Final = (*(theme.name for theme in OWN), "nord", "gruvbox", "catppuccin-mocha", "solarized-light", "ansi-dark")
