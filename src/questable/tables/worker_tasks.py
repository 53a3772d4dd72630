"""What is thought in processes of their own: the answers of bots, and advice. They get saved games."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

import questable
from questable.bots.registry import decision_rng, make_bot
from questable.games.module import GAME_CACHE_SIZE, Game
from questable.kernel.errors import QuestableError
from questable.play.advice import Advice, Adviser, Odds
from questable.tables.game_cache import CardBundle, read_game

MOST_ANSWERS = 12  # of bots in a row, so that people see them come


Answers = list[tuple[int, str]]  # seat and key


class UnknownCards(QuestableError):
    """This process has not met these cards yet; they have to be sent along."""


class Position(NamedTuple):
    """A game in progress as another process gets it; `parcel` only where it has not met the cards before."""

    game: str
    content: str
    saved: str
    parcel: CardBundle | None = None

    def load(self) -> Any:
        return self.cards().load(self.saved)

    def cards(self) -> Game[Any, Any]:
        game: Game[Any, Any] = questable.game(self.game)
        if game.card_set.hash == self.content:
            return game
        if self.content not in OTHERS:
            if self.parcel is None:
                raise UnknownCards(self.content)
            if len(OTHERS) >= GAME_CACHE_SIZE:
                OTHERS.clear()
            OTHERS[self.content] = read_game(self.game, self.parcel)
        return OTHERS[self.content]


OTHERS: Final[dict[str, Game[Any, Any]]] = {}  # that this process has met


def bot_answers(position: Position, bots: Mapping[int, str], people: frozenset[int], seed: int) -> Answers:
    """What bots answer from here on, until a person is asked. Their dice follow from the seed."""
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
    """`what`: hint or odds."""
    state = position.load()
    made = adviser()
    return made.hint(state, seat) if what == "hint" else made.odds(state, seat)
