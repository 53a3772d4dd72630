"""OpenSpiel's hanabi (C++) with three players. The variant: driven from Python, or in OpenSpiel's own loop."""

import random
from typing import Any

import pyspiel

PLAYERS = 3
MIDDLE = 30  # steps into a game: what is copied
GAMES = 200


def prepare(variant: str) -> dict[str, object]:
    game = pyspiel.load_game(f"hanabi(players={PLAYERS})")
    dice = random.Random(1)
    if variant == "loop":
        decisions = sum(decisions_in(state) for state in loop(game))
        return {"play": lambda: (len(loop(game)), decisions)}
    middle = game.new_initial_state()
    drive(middle, dice, MIDDLE)
    return {"play": lambda: (1, drive(game.new_initial_state(), dice)), "clone": middle.clone}


def drive(state: Any, dice: random.Random, steps: int = 10_000) -> int:
    """Play to the end; returns the number of decisions. Dealing a card is a step but not a decision."""
    decisions = 0
    while not state.is_terminal() and steps > 0:
        steps -= 1
        if state.is_chance_node():
            state.apply_action(drawn(state.chance_outcomes(), dice.random()))
        else:
            options = state.legal_actions()
            state.apply_action(options[int(dice.random() * len(options))])
            decisions += 1
    return decisions


def drawn(outcomes: list[tuple[int, float]], draw: float) -> int:
    for action, chance in outcomes:
        draw -= chance
        if draw < 0:
            return action
    return outcomes[-1][0]


def loop(game: Any) -> list[Any]:
    """Play the same games each time, so that their decisions can be counted once, outside the measured time."""
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(PLAYERS)]
    states = [game.new_initial_state() for _ in range(GAMES)]
    for seed, state in enumerate(states):
        pyspiel.evaluate_bots(state, bots, seed)
    return states


def decisions_in(state: Any) -> int:
    return sum(step.player >= 0 for step in state.full_history())
