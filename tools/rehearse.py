"""A rehearsal for the compiler: a few games of both kinds, so that it knows which of the code is used a lot.

What is not played here is compiled small instead of fast: whatever should be fast has a place below.
"""

from collections.abc import Mapping
from typing import Any

import questable
from questable.bots.bot import Bot
from questable.bots.odds import odds
from questable.bots.registry import make_bot
from questable.envs.rows import RowEncoder
from questable.games.module import Game
from questable.games.tenefyr.encoding import TenefyrEncoder
from questable.games.terrinoth.encoding import TerrinothEncoder
from questable.kernel.rng import seeded
from questable.lab.playout import play_out
from questable.play import commands
from questable.play.session import Session
from questable.tables.narrator import Narrator
from questable.tables.presenter import TablePresenter

Config = Mapping[str, object]
LIMIT = 10_000
GAMES = {"random": 3200, "heuristic": 32, "search:playouts=8,rounds=1": 4}  # of each kind, by who plays


def configs(game: Game[Any, Any]) -> list[Config]:
    """All numbers of players with every mode or quest."""
    if game.name != "terrinoth":
        return [{"players": count, "mode": mode} for count in (1, 2, 3, 4) for mode in ("standard", "quick")]
    return [{"players": count, "quest": quest} for quest in game.cards.quests for count in (1, 2, 3, 4)]


def play(game: Game[Any, Any], config: Config, seed: int, bot: Bot) -> None:
    """To the end, from a copy: players that look ahead do nothing else."""
    play_out(game.new(config, seed).clone(), [bot] * 4, LIMIT)


def look_on(game: Game[Any, Any], config: Config, seed: int, encoder: RowEncoder) -> None:
    """A game of which everything is kept and asked for: views, events, odds, saved games, rows for agents."""
    state, dice = game.new(config, seed, record=True), seeded(seed)
    while state.outcome is None:
        seat = state.final
        state.apply(state.decision.option_keys()[dice.below(len(state.options))])
        encoder.encode(state, seat)
        encoder.metrics(state)
        for other in (None, *range(state.players)):
            state.view(other)
        state.events(seat, 0)
        if state.revision % 8 == 0:
            game.load(game.dump(state)).digest()
            state.resample(seat, dice)
            odds(state, seat, dice, 8)


def serve(game: Game[Any, Any], config: Config, seed: int) -> None:
    """A table of the service: people who answer, and are told what is new."""
    people = [f"person {seat}" for seat in range(int(str(config["players"])))]
    session, dice = Session(game, config, seed, people[0]), seeded(seed)
    for seat, person in enumerate(people):
        session.apply(person, commands.Sit(seat))
    session.apply(people[0], commands.Start())
    narrator, told = Narrator("en"), 0
    while session.status == "playing" and session.decision is not None:
        seat = session.final_seat() or 0
        keys = session.decision.option_keys()
        session.apply(people[seat], commands.Answer(seat, keys[dice.below(len(keys))], session.posed))
        look = TablePresenter(session, "en", {person: person for person in people}, narrator)
        for person in people:
            look.update(person, told)
        told = session.version


def main() -> None:
    if not questable.compiled():
        raise SystemExit("The rehearsal is for the compiled modules, and these are not.")
    encoders: dict[str, type[RowEncoder]] = {"tenefyr": TenefyrEncoder, "terrinoth": TerrinothEncoder}
    for name, encoder in encoders.items():
        game: Game[Any, Any] = questable.game(name)
        kinds = configs(game)
        for player, count in GAMES.items():
            bot = make_bot(player, seeded(1))
            for number in range(count):
                play(game, kinds[number % len(kinds)], number, bot)
        for number in range(4):
            look_on(game, kinds[number * 5 % len(kinds)], number, encoder(game.card_set))
            serve(game, kinds[number * 5 % len(kinds)], number)


if __name__ == "__main__":
    main()
