"""The message domains of Heroes of Terrinoth; see `questable.text.bundle`."""

from typing import Final

MESSAGES: Final = "terrinoth"
AGENTS: Final = "terrinoth/agents"
DRAWING: Final = "terrinoth/drawing"
PLAY: Final = "terrinoth/play"
