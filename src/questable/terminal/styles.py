"""The tones of the terminal: names for what a text is, and how each looks. No tone says what words do not say too."""

from collections.abc import Mapping
from typing import Final

from rich.theme import Theme

# On a terminal whose own colours we do not know.
LINES: Final = {
    "enemy": "bold",
    "place": "bold",
    "good": "bold",
    "bad": "bold",
    "number": "bold",
    "frame": "none",
    "cause": "none",
    "quiet-cause": "dim",
}


def line_theme() -> Theme:
    return Theme(LINES)


def screen_theme(colours: Mapping[str, str]) -> Theme:
    """In the colours of a theme of the whole screen."""
    return Theme(
        {
            "enemy": f"bold {colours['error']}",
            "place": f"bold {colours['accent']}",
            "good": f"bold {colours['success']}",
            "bad": f"bold {colours['error']}",
            "number": f"bold {colours['accent']}",
            "frame": colours["secondary"],
            "cause": colours["secondary"],
            "quiet-cause": f"dim {colours['secondary']}",
        }
    )
