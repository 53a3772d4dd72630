"""The workload for profile-guided builds: some games of each game, so that the compiler learns which code is hot.

Code that does not run here is compiled for size instead of speed: add whatever should be fast.
"""

from collections.abc import Mapping
from typing import Any

import questable
from questable.bots.bot import Bot
from questable.bots.odds import odds
from questable.bots.registry import make_bot
from questable.envs.rows import RowEncoder
from questable.games.module import Game
from questable.kernel.rng import seeded
from questable.lab.playout import play_out
from questable.play import commands
from questable.play.session import Session
from questable.tables.narrator import Narrator
from questable.tables.presenter import TablePresenter

Config = Mapping[str, object]
LIMIT = 10_000
GAMES = {"random": 3200, "heuristic": 32, "search:playouts=8,rounds=1": 4}  # of each game, by bot


def play(game: Game[Any, Any], config: Config, seed: int, bot: Bot) -> None:
    """Play a clone to the end, as search bots do."""
    play_out(game.new(config, seed).clone(), [bot] * 4, LIMIT)


def observe(game: Game[Any, Any], config: Config, seed: int, encoder: RowEncoder) -> None:
    """Play a game and compute all its outputs: views, events, odds, dumps, rows for agents."""
    state, rng = game.new(config, seed, record=True), seeded(seed)
    while state.outcome is None:
        seat = state.final
        state.apply(state.decision.option_keys()[rng.below(len(state.options))])
        encoder.encode(state, seat)
        encoder.metrics(state)
        for other in (None, *range(state.players)):
            state.view(other)
        state.events(seat, 0)
        if state.revision % 8 == 0:
            game.load(game.dump(state)).digest()
            state.resample(seat, rng)
            odds(state, seat, rng, 8)


def serve(game: Game[Any, Any], config: Config, seed: int) -> None:
    """Play at a table of the service: people answer, and updates are made for everybody."""
    people = [f"person {seat}" for seat in range(int(str(config["players"])))]
    session, rng = Session(game, config, seed, people[0]), seeded(seed)
    for seat, person in enumerate(people):
        session.apply(person, commands.Sit(seat))
    session.apply(people[0], commands.Start())
    narrator, sent = Narrator("en"), 0
    while session.status == "playing" and session.decision is not None:
        seat = session.final_seat() or 0
        keys = session.decision.option_keys()
        session.apply(people[seat], commands.Answer(seat, keys[rng.below(len(keys))], session.posed))
        presenter = TablePresenter(session, "en", {person: person for person in people}, narrator)
        for person in people:
            presenter.update(person, sent)
        sent = session.version


def main() -> None:
    if not questable.compiled():
        raise SystemExit("The workload is for the compiled modules, and these are not.")
    for name in questable.GAMES:
        game: Game[Any, Any] = questable.game(name)
        configs = game.module.sample_configs(game)
        for player, count in GAMES.items():
            bot = make_bot(player, seeded(1))
            for number in range(count):
                play(game, configs[number % len(configs)], number, bot)
        for number in range(4):
            config = configs[number * 5 % len(configs)]
            observe(game, config, number, game.module.row_encoder(game.card_set))
            serve(game, config, number)


if __name__ == "__main__":
    main()
