"""Hints and odds for the decision on the screen."""

from questable.tables.protocol import DecisionSeen, Hint, Odds, OptionSeen
from questable.terminal.client_table import ClientTable
from questable.terminal.odds_text import odds_text
from questable.terminal.strings import Strings


class Advice:
    """The last hint and the last odds of a table. Each belongs to one decision, known by its number (`posed`)."""

    def __init__(self, table: ClientTable) -> None:
        self.table = table
        self.hint: Hint | None = None
        self.odds: Odds | None = None
        self.shows_odds = False

    async def fetch_hint(self, seat: int) -> None:
        self.hint = await self.table.hint(seat)

    async def fetch_odds(self, seat: int) -> None:
        self.odds = await self.table.odds(seat)

    def toggle_odds(self) -> None:
        self.shows_odds = not self.shows_odds
        if not self.shows_odds:
            self.odds = None

    def needs_odds(self, decision: DecisionSeen) -> bool:
        """Should the odds of this decision be fetched?"""
        return self.shows_odds and (self.odds is None or self.odds.posed != decision.posed)

    def recommends(self, posed: int, option: OptionSeen) -> bool:
        return self.hint is not None and self.hint.posed == posed and self.hint.key == option.key

    def hint_text(self, posed: int) -> str:
        """The hint for a decision, or ""."""
        return f"★ {self.hint.text}" if self.hint is not None and posed and self.hint.posed == posed else ""

    def odds_text(self, strings: Strings, posed: int, option: OptionSeen) -> str:
        """The odds of an option, or ""."""
        if self.odds is None or self.odds.posed != posed:
            return ""
        return odds_text(strings, self.odds.options.get(option.key, {}))
