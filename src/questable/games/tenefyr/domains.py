"""The message domains of Heroes of Tenefyr; see `questable.text.bundle`."""

from typing import Final

MESSAGES: Final = "tenefyr"
AGENTS: Final = "tenefyr/agents"
DRAWING: Final = "tenefyr/drawing"
PLAY: Final = "tenefyr/play"
STORIES: Final = "tenefyr/stories"
