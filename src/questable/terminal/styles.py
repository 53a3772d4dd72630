"""Named styles. A style never carries information that the words do not."""

from collections.abc import Mapping
from typing import Final

from rich.theme import Theme

# For line mode, where the colours of the terminal are unknown.
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
    """The same styles in the colours of a Textual theme."""
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
