"""The table on the whole screen of a terminal, for mouse and keyboard."""

import os
import sys


def can_draw() -> bool:
    """Is this a terminal, and one that can be drawn on?"""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
