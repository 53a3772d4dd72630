"""The tasks that run in worker processes: answers of bots, and advice. Each gets a saved game."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

import questable
from questable.bots.registry import decision_rng, make_bot
from questable.games.module import GAME_CACHE_SIZE, Game
from questable.kernel.errors import QuestableError
from questable.play.advice import Advice, Adviser, Odds
from questable.tables.game_cache import CardBundle, read_game

MOST_ANSWERS = 12  # of bots in one task, so that people see them arrive

Answers = list[tuple[int, str]]  # seat and option key


class UnknownCards(QuestableError):
    """This process does not have these cards; the position has to be sent again with its card bundle."""


class Position(NamedTuple):
    """A game in progress as a worker process gets it. `bundle` is only sent when the worker lacks the cards."""

    game: str
    content: str
    saved: str
    bundle: CardBundle | None = None

    def load(self) -> Any:
        return self.cards().load(self.saved)

    def cards(self) -> Game[Any, Any]:
        game: Game[Any, Any] = questable.game(self.game)
        if game.card_set.hash == self.content:
            return game
        if self.content not in OTHER_GAMES:
            if self.bundle is None:
                raise UnknownCards(self.content)
            if len(OTHER_GAMES) >= GAME_CACHE_SIZE:
                OTHER_GAMES.clear()
            OTHER_GAMES[self.content] = read_game(self.game, self.bundle)
        return OTHER_GAMES[self.content]


OTHER_GAMES: Final[dict[str, Game[Any, Any]]] = {}  # with other cards than the built-in ones, by content address


def bot_answers(position: Position, bots: Mapping[int, str], people: frozenset[int], seed: int) -> Answers:
    """The next answers of bots, until a person is asked. Their random numbers follow from the seed."""
    state = position.load()
    given: Answers = []
    while len(given) < MOST_ANSWERS and (decision := state.decision) is not None and not people & {*decision.seats}:
        asked = [seat for seat in (decision.final_seat, *decision.seats) if seat in bots]
        if not asked:
            break
        bot = make_bot(bots[asked[0]], decision_rng(seed, state.revision))
        key = decision.options[bot.choose(state)].key
        state.apply(key)
        given.append((asked[0], key))
    return given


def advise(position: Position, seat: int, adviser: Callable[[], Adviser], what: str) -> Advice | Odds:
    """Advice for a seat; `what` is "hint" or "odds"."""
    state = position.load()
    made = adviser()
    return made.hint(state, seat) if what == "hint" else made.odds(state, seat)
