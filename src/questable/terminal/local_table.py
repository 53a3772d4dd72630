"""A table in this process. Every change is saved before it is shown; search bots run in a worker process."""

import asyncio
import sys
from contextlib import redirect_stderr
from typing import TYPE_CHECKING, Any, get_args

from questable.play.commands import Answer, AnyCommand
from questable.play.errors import CommandRejected
from questable.tables.advice_messages import hint_message, odds_message
from questable.tables.narrator import Narrator
from questable.tables.presenter import TablePresenter
from questable.tables.protocol import Hint, Odds
from questable.terminal.client_table import ClientTable, TableError
from questable.terminal.local_game import ME, LocalGame
from questable.text.catalogue import message
from questable.text.languages import Lang

if TYPE_CHECKING:
    from questable.tables.worker_pool import WorkerPool
    from questable.tables.worker_tasks import Position

SECONDS = 60.0  # time limit of a worker task
SLOW = "search"  # the bot that runs in a worker process


class LocalTable(ClientTable):
    is_host = True

    def __init__(self, local_game: LocalGame) -> None:
        super().__init__(known_language(local_game.lang))
        self.local_game = local_game
        self.game = local_game.game
        self.narrator = Narrator(self.lang)
        self.workers: WorkerPool | None = None
        self.bots: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.refresh()
        self.start_bots()

    async def close(self) -> None:
        if self.bots is not None:
            self.bots.cancel()
        if self.workers is not None:
            self.workers.stop()

    @property
    def save_text(self) -> str:  # type: ignore[override]
        return message(self.lang, "saved", "play", path=str(self.local_game.path))

    async def set_language(self, lang: Lang) -> None:
        self.lang = self.local_game.lang = lang
        self.narrator = Narrator(lang)
        self.log = []
        self.local_game.save()
        self.refresh()

    async def send_chat(self, text: str) -> None:
        """Show the text; there is nobody else."""
        self.add_messages(text)

    # ---- commands

    async def apply(self, command: AnyCommand) -> None:
        try:
            self.local_game.session.apply(ME, command)
        except CommandRejected as refused:
            raise TableError(refused.say(self.lang)) from None
        self.local_game.save()
        self.refresh()
        self.start_bots()

    def refresh(self) -> None:
        session = self.local_game.session
        if session.status == "over":
            self.replay_path = str(self.local_game.write_replay())
        since = self.update.version if self.update is not None and self.log else 0
        view = self.local_game.state.view(None)
        mine = session.seats.of(ME)
        heroes = self.game.module.seat_names(self.game, view, self.lang)
        people = {ME: heroes[mine[0]]} if mine else {}
        update = TablePresenter(session, self.lang, people, self.narrator).update(ME, since)
        update.notices = []  # the only person knows what they did
        self.receive(update)

    # ---- bots

    def start_bots(self) -> None:
        if (self.bots is None or self.bots.done()) and self.local_game.session.bot_to_move() is not None:
            self.bots = asyncio.create_task(self.play_bots())

    async def play_bots(self) -> None:
        session = self.local_game.session
        while session.bot_to_move() is not None:
            if not any(bot.startswith(SLOW) for bot in self.local_game.bots.values()):
                self.local_game.bot_answers()
            else:
                await self.search_answers()
            self.local_game.save()
            self.refresh()

    async def search_answers(self) -> None:
        """Compute answers of bots in a worker. They are dropped if the game has moved on, for example by an undo."""
        from questable.tables.worker_pool import WorkerFailed
        from questable.tables.worker_tasks import bot_answers

        session, posed = self.local_game.session, self.local_game.session.posed
        people = frozenset(seat for seat in range(len(session.seats)) if session.seats.is_human(seat))
        try:
            answers = await self.run_task(bot_answers, self.position(), self.local_game.bots, people, session.seed)
        except WorkerFailed:
            self.local_game.bot_answers()
            return
        for seat, key in answers:
            if session.posed != posed or session.bot_to_move() != seat:
                return
            session.apply("", Answer(seat, key, posed))
            posed = session.posed

    # ---- worker tasks, hints and odds

    def position(self, state: Any = None) -> "Position":
        from questable.tables.game_cache import CardBundle
        from questable.tables.worker_tasks import Position

        saved = self.game.dump(state or self.local_game.state)
        packs = CardBundle(None, self.game.packs) if self.game.packs else None
        return Position(self.game.name, self.game.card_set.hash, saved, packs)

    async def run_task(self, *task: Any) -> Any:
        if self.workers is None:
            from multiprocessing import resource_tracker

            from questable.tables.metrics import Metrics
            from questable.tables.worker_pool import WorkerPool

            with redirect_stderr(sys.__stderr__):  # the process must not inherit the screen's stderr
                resource_tracker.ensure_running()
            self.workers = WorkerPool(1, SECONDS, Metrics())
        return await self.workers.run(*task)

    async def advise(self, seat: int, what: str) -> Any:
        from questable.tables.adviser import SearchAdviser
        from questable.tables.worker_pool import WorkerFailed
        from questable.tables.worker_tasks import advise

        try:
            position = self.position(self.local_game.session.known_to(ME, seat))
            return await self.run_task(advise, position, seat, SearchAdviser, what)
        except CommandRejected as refused:
            raise TableError(refused.say(self.lang)) from None
        except WorkerFailed:
            raise TableError(CommandRejected("no-advice").say(self.lang)) from None

    async def hint(self, seat: int) -> Hint:
        posed = self.local_game.session.posed
        return hint_message(0, posed, await self.advise(seat, "hint"), self.lang, self.game.name)

    async def odds(self, seat: int) -> Odds:
        posed = self.local_game.session.posed
        return odds_message(0, posed, await self.advise(seat, "odds"))


def known_language(lang: str) -> Lang:
    return next(one for one in get_args(Lang) if one == lang)
