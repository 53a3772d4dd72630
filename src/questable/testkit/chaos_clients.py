"""Clients that keep playing while the service is disturbed, and check that no acknowledged answer is lost."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import asyncpg
import msgspec
from websockets.exceptions import WebSocketException

from questable.games import registry
from questable.kernel.rng import Rng, seeded
from questable.play.commands import Answer, CommandRecord
from questable.testkit.postgres import Cluster
from questable.testkit.service import PATIENCE, Guest, Service, TableConnection

GONE = (WebSocketException, OSError, TimeoutError, EOFError)  # what a client gets when the server dies
EXPECTED = ("stale", "unavailable", "not-asked")  # another client was first, or storage is unavailable for a moment


class Player(threading.Thread):
    """A client that answers as fast as it is asked, and reconnects by itself."""

    def __init__(self, guests: list[Guest], dice: Rng) -> None:
        """`guests`: the same person at each process of the service."""
        super().__init__(daemon=True)
        self.guests = guests
        self.dice = dice
        self.at = 0  # which process
        self.target = ""  # the table to play at
        self.table = ""
        self.version = 0
        self.log: list[dict[str, Any]] = []
        self.acknowledged: list[tuple[str, int, int, str]] = []  # table, version, seat, key
        self.tries = 0
        self.problems: list[dict[str, Any]] = []
        self.stopped = threading.Event()

    def run(self) -> None:
        while not self.stopped.is_set():
            if not self.target:
                time.sleep(0.02)
                continue
            try:
                self.play()
            except GONE:
                self.at += 1
                self.tries += 1
                time.sleep(0.05)

    def reconnect(self) -> TableConnection:
        """Connect to the table again, from the last version that was received."""
        if self.table != self.target:
            self.table, self.version, self.log = self.target, 0, []
        visit = self.guests[self.at % len(self.guests)].join(self.table, since=self.version)
        visit.log = self.log
        return visit

    def play(self) -> None:
        with self.reconnect() as visit:
            self.keep(visit)
            while not self.stopped.is_set() and self.table == self.target:
                if visit.may_answer() and visit.update["status"] == "playing":
                    self.answer(visit)
                else:
                    with suppress(TimeoutError):
                        visit.receive(0.5)
                self.keep(visit)

    def keep(self, visit: TableConnection) -> None:
        self.version, self.log = visit.update["version"], visit.log

    def answer(self, visit: TableConnection) -> None:
        decision = visit.decision
        assert decision is not None
        option = decision["options"][self.dice.below(len(decision["options"]))]
        seat = decision["answers"]
        reply = visit.apply("answer", seat=seat, key=option["key"], posed=decision["posed"])
        if reply["type"] == "done":
            self.acknowledged.append((self.table, reply["version"], seat, option["key"]))
        elif reply["code"] in EXPECTED:
            time.sleep(0.05)
        else:
            self.problems.append(reply)


@dataclass
class ChaosReport:
    """The measurements of a trial."""

    times: int  # how often the service was disturbed
    answers: int  # acknowledged, and found again
    fewest_between: int  # answers between two disturbances
    tries: int  # to reconnect, most of them while the service was down
    tables: int
    seconds: float


class Trial:
    """Four people at three tables: alone, with a bot, and two together."""

    def __init__(self, db: str, services: list[Service], seed: int) -> None:
        self.db = db
        self.services = services
        self.dice = seeded(seed)
        self.players: list[Player] = []
        for number in range(4):
            first = services[0].guest()
            guests = [first, *(Guest(other, first.cookie) for other in services[1:])]
            self.players.append(Player(guests, seeded(seed * 10 + number)))
            self.players[-1].at = number
        self.tables = ["", "", ""]
        self.dealt = 0

    # ---- tables

    def deal(self) -> None:
        """Replace finished tables by new ones."""
        for number, table in enumerate(self.tables):
            if not table or self.status(table) == "over":
                self.tables[number] = retry(lambda number=number: self.new_table(number))  # type: ignore[misc]
                self.dealt += 1
        for player, number in zip(self.players, (0, 1, 2, 2), strict=True):
            player.target = self.tables[number]

    def status(self, table: str) -> str:
        return str(retry(lambda: self.players[0].guests[0].ask("GET", f"/api/tables/{table}")["status"]))

    def new_table(self, number: int) -> str:
        games = registry.names()
        game = games[self.dice.below(len(games))]
        host = self.players[number].guests[0]
        if number < 2:
            return host.new_table(game, [["me"], ["me", "heuristic"]][number], start=True)
        table = host.new_table(game, ["me", "open"])
        with self.players[3].guests[0].join(table) as visit:
            assert visit.apply("sit", seat=1)["type"] == "done"
        with host.join(table) as visit:
            assert visit.apply("start")["type"] == "done"
        return table

    # ---- the trial

    def run(self, times: int, disturb: Callable[[Rng], None]) -> ChaosReport:
        """Disturb the service again and again at random moments, then check."""
        began = time.monotonic()
        between = []
        for player in self.players:
            player.start()
        try:
            for _ in range(times):
                self.deal()
                before = self.answers()
                self.wait_for(before + 1)
                time.sleep(self.dice.below(700) / 1000)
                disturb(self.dice)
                between.append(self.answers() - before)
            self.deal()
            self.wait_for_progress()
        finally:
            for player in self.players:
                player.stopped.set()
        for player in self.players:
            player.join(PATIENCE)
            assert not player.is_alive()
            assert player.problems == []
        self.check()
        tries = sum(player.tries for player in self.players)
        took = round(time.monotonic() - began, 1)
        return ChaosReport(times, self.answers(), min(between), tries, self.dealt, took)

    def answers(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    def wait_for(self, answers: int) -> None:
        until = time.monotonic() + PATIENCE
        while self.answers() < answers:
            assert time.monotonic() < until, "nobody could answer any more"
            time.sleep(0.01)

    def wait_for_progress(self) -> None:
        """Wait until every table has another answer and every player is connected again."""
        until = time.monotonic() + PATIENCE
        before = [self.answers_at(table) for table in self.tables]
        while True:
            here = all(player.table == player.target and player.version > 0 for player in self.players)
            goes_on = all(
                self.answers_at(table) > count or self.status(table) == "over"
                for table, count in zip(self.tables, before, strict=True)
            )
            if here and goes_on:
                return
            assert time.monotonic() < until, "somebody did not come back"
            time.sleep(0.05)

    def answers_at(self, table: str) -> int:
        return sum(at == table for player in self.players for at, *_ in list(player.acknowledged))

    # ---- checks

    def check(self) -> None:
        """Every acknowledged answer is stored, and a client that came back has the same log as a new one."""
        tables = sorted({table for player in self.players for table, *_ in player.acknowledged})
        stored = {table: stored_commands(self.db, table) for table in tables}
        for player in self.players:
            for table, version, seat, key in player.acknowledged:
                command = stored[table][version - 1].command
                assert isinstance(command, Answer)
                assert (command.seat, command.key) == (seat, key)
        for player in self.players:
            player.at = 0
            with player.reconnect() as back, player.guests[0].join(player.table) as fresh:
                assert back.log == fresh.log
                assert back.update["view"] == fresh.update["view"]


# ---- disturbances


def kill_and_restart(service: Service) -> None:
    """Kill the service and start it again at the same address."""
    port = str(urlsplit(service.address).port)
    service.kill()
    service.start(port)


def run_kills(db: str, times: int, seed: int, processes: int = 1) -> ChaosReport:
    """Kill one process again and again, the only one or one of several that serve the same tables."""
    services = [Service(db).start() for _ in range(processes)]
    try:
        trial = Trial(db, services, seed)
        return trial.run(times, lambda dice: kill_and_restart(services[dice.below(processes)]))
    finally:
        for service in services:
            service.clean_up()


def run_database_restarts(cluster: Cluster, times: int, seed: int) -> ChaosReport:
    """Restart the database while the service keeps running."""
    db = cluster.database()
    service = Service(db).start()

    def restart(dice: Rng) -> None:
        cluster.stop("immediate")
        time.sleep(dice.below(500) / 1000)
        cluster.start()

    try:
        return Trial(db, [service], seed).run(times, restart)
    finally:
        service.clean_up()


# ---- helpers


def stored_commands(db: str, table: str) -> list[CommandRecord]:
    """The commands of a table, read from the database itself."""
    sql = f"SELECT payload FROM acts WHERE table_id = {'$1' if db.startswith('postgres') else '?'} ORDER BY sequence"
    if db.startswith("postgres"):
        rows = asyncio.run(fetch(db, sql, table))
    else:
        with closing(sqlite3.connect(db)) as connection:
            rows = [str(payload) for (payload,) in connection.execute(sql, (table,))]
    return [msgspec.json.decode(payload, type=CommandRecord) for payload in rows]


async def fetch(db: str, sql: str, table: str) -> list[str]:
    connection = await asyncpg.connect(db)
    try:
        return [str(row[0]) for row in await connection.fetch(sql, table)]
    finally:
        await connection.close()


def retry(ask: Callable[[], Any]) -> Any:
    """Repeat a call while the service is unavailable for a moment."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return ask()
        except (*GONE, AssertionError):
            if time.monotonic() > until:
                raise
            time.sleep(0.1)
