"""The adviser that a table asks unless another is passed in: a bot that plays sensibly."""

from typing import Any

from questable.bots.registry import bot_dice, make_bot
from questable.play.advice import Advice, Odds


class BotAdviser:
    """Recommends what the heuristic bot would take."""

    def hint(self, state: Any, seat: int) -> Advice:
        bot = make_bot("heuristic", bot_dice(state.revision))
        return Advice(state.decision.options[bot.choose(state)].key, "hint-bot")

    def odds(self, state: Any, seat: int) -> Odds:
        """It has no figures."""
        return {}
