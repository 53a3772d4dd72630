"""Hints and odds as messages of the protocol."""

from questable.play.advice import Advice
from questable.play.advice import Odds as OptionEstimates
from questable.play.estimate import Estimate
from questable.tables.protocol import FigureSeen, Hint, Odds
from questable.text.catalogue import message


def hint_message(re: int, posed: int, advice: Advice, lang: str, game: str) -> Hint:
    """The reply to the request `re` for a hint on the decision number `posed`."""
    chances = {key: wire_estimate(estimate) for key, estimate in advice.chances.items()}
    text = message(lang, advice.id, f"{game}/hint", **advice.args)
    return Hint(re, posed, advice.key, chances, advice.id, advice.args, text)


def odds_message(re: int, posed: int, odds: OptionEstimates) -> Odds:
    """The reply to the request `re` for the odds of the decision number `posed`."""
    return Odds(re, posed, {key: {name: wire_estimate(one) for name, one in row.items()} for key, row in odds.items()})


def wire_estimate(estimate: Estimate) -> FigureSeen:
    return FigureSeen(estimate.value, estimate.low, estimate.high)
