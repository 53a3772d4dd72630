"""A table in this process: a sitting, saved before anything is shown, with bots that think elsewhere."""

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

SECONDS = 60.0  # that a bot or an adviser may think
SLOW = "search"  # the bot that thinks in a process of its own


class LocalTable(ClientTable):
    host = True

    def __init__(self, sitting: LocalGame) -> None:
        super().__init__(known_language(sitting.lang))
        self.sitting = sitting
        self.game = sitting.game
        self.narrator = Narrator(self.lang)
        self.workers: WorkerPool | None = None
        self.bots: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.show()
        self.wake_bots()

    async def close(self) -> None:
        if self.bots is not None:
            self.bots.cancel()
        if self.workers is not None:
            self.workers.stop()

    @property
    def kept(self) -> str:  # type: ignore[override]
        return message(self.lang, "saved", "play", path=str(self.sitting.path))

    async def speak(self, lang: Lang) -> None:
        self.lang = self.sitting.lang = lang
        self.narrator = Narrator(lang)
        self.log = []
        self.sitting.save()
        self.show()

    async def say(self, text: str) -> None:
        """Nobody else is there to hear it."""
        self.tell(text)

    # ---- what happens

    async def apply(self, command: AnyCommand) -> None:
        try:
            self.sitting.session.apply(ME, command)
        except CommandRejected as refused:
            raise TableError(refused.say(self.lang)) from None
        self.sitting.save()
        self.show()
        self.wake_bots()

    def show(self) -> None:
        session = self.sitting.session
        if session.status == "over":
            self.replay = str(self.sitting.write_replay())
        told = self.update.version if self.update is not None and self.log else 0
        view = self.sitting.table.view(None)
        mine = session.seats.of(ME)
        heroes = self.game.module.seat_names(self.game, view, self.lang)
        people = {ME: heroes[mine[0]]} if mine else {}
        update = TablePresenter(session, self.lang, people, self.narrator).update(ME, told)
        update.notices = []  # whoever did it knows
        self.take(update)

    # ---- bots

    def wake_bots(self) -> None:
        if (self.bots is None or self.bots.done()) and self.sitting.session.bot_to_move() is not None:
            self.bots = asyncio.create_task(self.play_bots())

    async def play_bots(self) -> None:
        session = self.sitting.session
        while session.bot_to_move() is not None:
            if not any(bot.startswith(SLOW) for bot in self.sitting.bots.values()):
                self.sitting.bot_answers()
            else:
                await self.think_of_answers()
            self.sitting.save()
            self.show()

    async def think_of_answers(self) -> None:
        """What people do meanwhile, an undo perhaps, makes what was thought of void."""
        from questable.tables.worker_pool import WorkerFailed
        from questable.tables.worker_tasks import bot_answers

        session, posed = self.sitting.session, self.sitting.session.posed
        people = frozenset(seat for seat in range(len(session.seats)) if session.seats.is_human(seat))
        try:
            answers = await self.think(bot_answers, self.position(), self.sitting.bots, people, session.seed)
        except WorkerFailed:
            self.sitting.bot_answers()
            return
        for seat, key in answers:
            if session.posed != posed or session.bot_to_move() != seat:
                return
            session.apply("", Answer(seat, key, posed))
            posed = session.posed

    # ---- thoughts

    def position(self, state: Any = None) -> "Position":
        from questable.tables.game_cache import CardBundle
        from questable.tables.worker_tasks import Position

        saved = self.game.dump(state or self.sitting.table)
        packs = CardBundle(None, self.game.packs) if self.game.packs else None
        return Position(self.game.name, self.game.card_set.hash, saved, packs)

    async def think(self, *task: Any) -> Any:
        if self.workers is None:
            from multiprocessing import resource_tracker

            from questable.tables.metrics import Metrics
            from questable.tables.worker_pool import WorkerPool

            with redirect_stderr(sys.__stderr__):  # a process is started with the real one, not with the screen's
                resource_tracker.ensure_running()
            self.workers = WorkerPool(1, SECONDS, Metrics())
        return await self.workers.run(*task)

    async def advised(self, seat: int, what: str) -> Any:
        from questable.tables.adviser import SearchAdviser
        from questable.tables.worker_pool import WorkerFailed
        from questable.tables.worker_tasks import advise

        try:
            position = self.position(self.sitting.session.known_to(ME, seat))
            return await self.think(advise, position, seat, SearchAdviser, what)
        except CommandRejected as refused:
            raise TableError(refused.say(self.lang)) from None
        except WorkerFailed:
            raise TableError(CommandRejected("no-advice").say(self.lang)) from None

    async def hint(self, seat: int) -> Hint:
        posed = self.sitting.session.posed
        return hint_message(0, posed, await self.advised(seat, "hint"), self.lang, self.game.name)

    async def odds(self, seat: int) -> Odds:
        posed = self.sitting.session.posed
        return odds_message(0, posed, await self.advised(seat, "odds"))


def known_language(lang: str) -> Lang:
    return next(one for one in get_args(Lang) if one == lang)
