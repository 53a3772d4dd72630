"""A table in words, for agents that read: what a seat can see, the question, and the options by number."""

from collections.abc import Mapping
from typing import Any

from questable.games.module import Game
from questable.games.tenefyr.agent_text import tenefyr_lines
from questable.games.terrinoth.agent_text import terrinoth_lines
from questable.kernel.state import State
from questable.text.catalogue import bundle

Json = Mapping[str, object]


class TextRenderer:
    """Writes tables of one game in one language."""

    def __init__(self, game: Game[Any, Any], lang: str) -> None:
        bundle(lang, "common")  # refuses a language that there is not
        self.game = game
        self.lang = lang

    def lines(self, state: State, seat: int | None, rules: bool = False) -> list[str]:
        """What there is to see, line by line; `rules`: and what each of the cards says."""
        seen: Json = state.view(seat)
        if self.game.name == "terrinoth":
            return terrinoth_lines(self.game, seen, self.lang, rules)
        return tenefyr_lines(self.game, seen, self.lang, rules)

    def write(self, state: State, seat: int | None) -> str:
        """All that an agent needs that knows the cards only by reading."""
        return "\n".join(self.lines(state, seat, rules=True))
