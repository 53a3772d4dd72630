"""A table as text, for agents that read: what a seat can see, the decision, and the options by number."""

from typing import Any

from questable.games.module import Game
from questable.kernel.state import State
from questable.text.catalogue import bundle


class TextRenderer:
    """Renders tables of one game in one language."""

    def __init__(self, game: Game[Any, Any], lang: str) -> None:
        bundle(lang, "common")  # ConfigError for an unknown language
        self.game = game
        self.lang = lang

    def lines(self, state: State, seat: int | None, rules: bool = False) -> list[str]:
        """What a seat sees, line by line; `rules` adds the text of each card on the table."""
        return self.game.module.agent_lines(self.game, state.view(seat), self.lang, rules)

    def render(self, state: State, seat: int | None) -> str:
        """The whole text with the rules of all cards, for an agent that knows the cards only by reading."""
        return "\n".join(self.lines(state, seat, rules=True))
