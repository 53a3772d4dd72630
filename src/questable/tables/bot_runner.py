"""The bots of a table: asks a worker process for their answers and applies them like those of people."""

import asyncio
import logging
from typing import TYPE_CHECKING

from questable.play.commands import Answer
from questable.play.errors import CommandRejected
from questable.tables.worker_tasks import bot_answers

if TYPE_CHECKING:
    from questable.tables.room import Room

MOST_FAILURES = 3  # after so many in a row a random bot plays instead
RETRY_SECONDS = 1.0  # after storage was unavailable
log = logging.getLogger("questable.room")


class BotRunner:
    def __init__(self, room: "Room") -> None:
        self.room = room
        self.task: asyncio.Task[None] | None = None

    @property
    def is_running(self) -> bool:
        return self.task is not None and not self.task.done()

    def wake(self) -> None:
        """Start the bots if it is their turn and they are not running."""
        if not self.room.closed and not self.is_running and self.room.session.bot_to_move() is not None:
            self.task = asyncio.create_task(self.run())

    def cancel(self) -> None:
        if self.task is not None:
            self.task.cancel()

    async def run(self) -> None:
        """Answer for bots until a person is asked."""
        room = self.room
        failures = 0
        while not room.closed and room.session.bot_to_move() is not None:
            posed = room.session.posed
            seats = list(enumerate(room.session.seats.seats))
            failing = failures >= MOST_FAILURES
            bots = {number: "random" if failing else seat.bot for number, seat in seats if seat.kind == "bot"}
            people = frozenset(number for number, seat in seats if seat.kind == "human")
            position = room.position(room.session.state)
            try:
                answers = await room.services.run_task(bot_answers, position, bots, people, room.row.seed)
            except Exception as error:  # noqa: BLE001 - a bot may fail in any way; the table goes on
                failures += 1
                log.warning("a bot failed", extra={"table": room.row.id[:6], "error": type(error).__name__})
                await asyncio.sleep(min(0.2 * failures, 5.0))
                continue
            for seat, key in answers:
                try:
                    posed = await room.apply("", Answer(seat, key, posed))
                except CommandRejected as rejected:
                    if rejected.code == "unavailable":
                        await asyncio.sleep(RETRY_SECONDS)
                    break  # another command came first: an undo, a pause, an answer from another process
