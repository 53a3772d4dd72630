"""pyminion: Dominion's base cards, three players, ten kingdom cards at random.

Each call of a decider with more than one answer is a decision, as in our games.
"""

import logging
import random
from copy import deepcopy
from typing import Any

from pyminion.expansions import base
from pyminion.game import Game
from pyminion.player import Player

PLAYERS = 3


class AnyAnswer:
    """Chooses a random allowed answer, and counts the questions with more than one."""

    def __init__(self) -> None:
        self.dice = random.Random(1)
        self.decisions = 0

    def one(self, cards: list[Any]) -> Any:
        self.decisions += len(cards) > 0
        place = int(self.dice.random() * (len(cards) + 1))
        return cards[place] if place < len(cards) else None

    def action_phase_decision(self, valid_actions: list[Any], player: Any, game: Any) -> Any:
        return self.one(valid_actions)

    def buy_phase_decision(self, valid_cards: list[Any], player: Any, game: Any) -> Any:
        return self.one(valid_cards)

    def treasure_phase_decision(self, valid_treasures: list[Any], player: Any, game: Any) -> list[Any]:
        self.decisions += len(valid_treasures) > 0
        return valid_treasures

    def binary_decision(self, prompt: str, card: Any, player: Any, game: Any, relevant_cards: Any = None) -> bool:
        self.decisions += 1
        return self.dice.random() < 0.5

    def multiple_option_decision(
        self, card: Any, options: list[str], player: Any, game: Any, num_choices: int = 1, unique: bool = True
    ) -> list[int]:
        self.decisions += len(options) > num_choices
        return self.dice.sample(range(len(options)), num_choices)

    def deck_position_decision(self, prompt: str, card: Any, player: Any, game: Any, num_deck_cards: int) -> int:
        self.decisions += num_deck_cards > 0
        return int(self.dice.random() * (num_deck_cards + 1))

    def multi_play_decision(
        self, prompt: str, card: Any, valid_cards: list[Any], player: Any, game: Any, required: bool = True
    ) -> Any:
        self.decisions += len(valid_cards) > 1
        return self.dice.choice(valid_cards)

    def __getattr__(self, name: str) -> Any:
        """All questions about cards (discard, trash, gain …) have one form, but different names of bounds."""
        if not name.endswith("_decision"):
            raise AttributeError(name)

        def answer(prompt: str, card: Any, valid_cards: list[Any], player: Any, game: Any, **bounds: int) -> list[Any]:
            least = next((value for key, value in bounds.items() if key.startswith("min_")), 0)
            most = next((value for key, value in bounds.items() if key.startswith("max_")), -1)
            most = len(valid_cards) if most < 0 else min(most, len(valid_cards))
            least = min(least, most)
            self.decisions += most > 0 and least < len(valid_cards)
            return self.dice.sample(valid_cards, least + int(self.dice.random() * (most - least + 1)))

        return answer


def prepare(variant: str) -> dict[str, object]:
    logging.disable(logging.CRITICAL)
    random.seed(1)
    decider: Any = AnyAnswer()

    def play() -> tuple[int, int]:
        before = decider.decisions
        game = Game([Player(decider) for _ in range(PLAYERS)], [base.base_set], log_stdout=False)
        try:
            game.play()
        except AssertionError:  # of pyminion, if a card must be gained and none is left: the game does not count
            return 0, decider.decisions - before
        return 1, decider.decisions - before

    middle = Game([Player(decider) for _ in range(PLAYERS)], [base.base_set], log_stdout=False)
    middle.start()
    for player in middle.players * 8:
        player.take_turn(middle)
    return {"play": play, "clone": lambda: deepcopy(middle)}
