"""The full-screen program, for mouse and keyboard."""

import os
import sys


def can_draw() -> bool:
    """Is this a terminal that supports full-screen drawing?"""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
