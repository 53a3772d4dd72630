"""Rendered tables: text, an HTML page, an image."""

import unicodedata
from collections.abc import Callable
from contextlib import suppress
from html import escape
from typing import Any

from questable.envs.episode import Episode
from questable.envs.optional_deps import require
from questable.envs.text_renderer import TextRenderer
from questable.kernel.errors import ConfigError

RENDER_MODES = ("human", "ansi", "rgb_array", "html")

WIDTH, HEIGHT = 960, 720
MARGIN = 24
SIZE, LINE = 15, 20
FONTS = ("DejaVuSans.ttf", "LiberationSans-Regular.ttf", "Arial.ttf", "Arial Unicode.ttf")
PLAIN = str.maketrans({"×": "x", "−": "-", "–": "-", "★": "*", "’": "'", "·": "|", "œ": "oe", "Œ": "OE", "…": "..."})
PAPER, INK, ACCENT = (250, 246, 236), (38, 32, 28), (140, 50, 30)
STYLE = (
    "body{margin:2rem auto;max-width:60rem;padding:0 1rem;background:#faf6ec;color:#26201c;"
    "font:16px/1.5 Georgia,serif}h1{font-size:1.1rem;color:#8c321e}p{margin:.15rem 0}.in{padding-left:1.5rem}"
    "ol{background:#fff;border:1px solid #d9cdb4;border-radius:.5rem;padding:.75rem 1rem .75rem 3rem}"
)


def plain(line: str) -> str:
    """A line in ASCII, which every font has."""
    letters = unicodedata.normalize("NFKD", line.translate(PLAIN))
    return "".join(letter if letter.isascii() else "?" for letter in letters if not unicodedata.combining(letter))


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise ConfigError(f"render_mode is {mode!r}; allowed: {', '.join(RENDER_MODES)}.")
    return mode


class TableImage:
    """Renders a table as one seat sees it, or as a spectator does (seat None)."""

    def __init__(self, renderer: TextRenderer) -> None:
        self.renderer = renderer

    def render(self, episode: Episode, mode: str | None, seat: int | None) -> Any:
        if mode is None:
            raise ConfigError(f"render_mode is missing; allowed: {', '.join(RENDER_MODES)}.")
        lines = self.renderer.lines(episode.state, seat)
        if mode == "html":
            return self.page(lines)
        if mode == "rgb_array":
            return self.image(lines)
        if mode == "ansi":
            return "\n".join(lines)
        print("\n".join(lines), end="\n\n")
        return None

    def page(self, lines: list[str]) -> str:
        """An HTML page. The options are a list numbered from 0, as actions are."""
        parts: list[str] = []
        options: list[str] = []
        for line in lines[1:]:
            number, colon, rest = line.partition(": ")
            if colon and number == str(len(options)):
                options.append(f"<li>{escape(rest)}</li>")
            elif line:
                parts.append(
                    f'<p class="in">{escape(line.strip())}</p>' if line[0] == " " else f"<p>{escape(line)}</p>"
                )
            else:
                parts.append("<hr>")
        listed = f'<ol start="0">{"".join(options)}</ol>' if options else ""
        head = f'<meta charset="utf-8"><title>Questable</title><style>{STYLE}</style>'
        body = f"<h1>{escape(lines[0])}</h1>{''.join(parts)}{listed}"
        return f'<!doctype html><html lang="{self.renderer.lang}"><head>{head}</head><body>{body}</body></html>'

    def image(self, lines: list[str]) -> Any:
        """An image of fixed size. If the lines do not fit, those above the decision are left out."""
        require("envs", "PIL")
        import numpy as np
        from PIL import Image, ImageDraw, ImageFont

        font, letters = self.font(ImageFont)
        image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
        draw = ImageDraw.Draw(image)
        rows: list[tuple[str, tuple[int, int, int]]] = []
        for number, line in enumerate(lines):
            colour = ACCENT if number == 0 else INK
            rows += [(part, colour) for part in self.wrapped(letters(line), lambda text: draw.textlength(text, font))]
        room = (HEIGHT - 2 * MARGIN) // LINE
        shown = rows if len(rows) <= room else [*rows[:1], ("...", ACCENT), *rows[len(rows) - room + 2 :]]
        for i, (text, colour) in enumerate(shown):
            draw.text((MARGIN, MARGIN + i * LINE), text, colour, font)
        return np.asarray(image, np.uint8).copy()

    def font(self, fonts: Any) -> tuple[Any, Callable[[str], str]]:
        """A system font with accents; else Pillow's own font, which has none, and the function `plain` for its text."""
        for name in FONTS:
            with suppress(OSError):
                return fonts.truetype(name, SIZE), str
        return fonts.load_default(SIZE), plain

    def wrapped(self, line: str, width: Any) -> list[str]:
        """A line broken to the width of the image."""
        parts = [""]
        indent = " " * (len(line) - len(line.lstrip()))
        for word in line.split(" "):
            longer = f"{parts[-1]} {word}" if parts[-1] or parts[0] else word
            if parts[-1].strip() and width(longer) > WIDTH - 2 * MARGIN:
                parts.append(f"{indent}    {word}")
            else:
                parts[-1] = longer
        return [f"{indent}{parts[0].lstrip()}", *parts[1:]]
