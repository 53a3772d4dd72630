"""The plug is pulled: whatever was acknowledged is there after a restart, and every table goes on."""

import threading
import time
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from questable.kernel.rng import seeded
from questable.testkit.service import Guest, Service, Visit

pytestmark = pytest.mark.slow  # processes of their own, and PostgreSQL


class Player(threading.Thread):
    """Somebody who answers as fast as they can, and remembers the last that was acknowledged."""

    def __init__(self, guest: Guest, table: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.guest = guest
        self.table = table
        self.dice = seeded(seed)
        self.acknowledged = 0  # the version
        self.answers = 0
        self.problems: list[dict[str, Any]] = []

    def run(self) -> None:
        try:
            with self.guest.join(self.table) as visit:
                self.play(visit)
        except (WebSocketException, OSError, TimeoutError, EOFError):
            return  # the plug was pulled

    def play(self, visit: Visit) -> None:
        while visit.update["status"] == "playing":
            if not visit.may_answer():
                visit.receive()
                continue
            told = visit.answer(self.dice.below(1000))
            if told["type"] == "done":
                self.acknowledged = told["version"]
                self.answers += 1
            elif told["code"] not in ("stale", "unavailable"):
                self.problems.append(told)


def pull_the_plug(service: Service, kills: int, seed: int, after: Callable[[], None] = lambda: None) -> None:
    """Play at three tables, kill the server at a moment nobody expects, restart, look; again and again."""
    service.start()
    dice = seeded(seed)
    answers = 0
    try:
        guests = [service.guest() for _ in range(3)]
        seats = [["me"], ["me", "heuristic"], ["me", "me"]]
        games = ["tenefyr", "terrinoth", "terrinoth"]

        def new_table(number: int) -> str:
            return guests[number].new_table(games[number], seats[number], start=True)

        tables = [new_table(number) for number in range(3)]
        seen = [0, 0, 0]
        for round in range(kills):
            players = [Player(guests[number], tables[number], seed + round) for number in range(3)]
            for player in players:
                player.start()
            time.sleep(0.05 + dice.below(700) / 1000)
            service.kill()
            for player in players:
                player.join(60)
                assert not player.is_alive()
                assert player.problems == []
            after()
            service.start()
            for number, player in enumerate(players):
                seen[number] = max(seen[number], player.acknowledged)
                answers += player.answers
                with guests[number].join(tables[number]) as visit:
                    assert visit.update["version"] >= seen[number]  # nothing that was acknowledged is lost
                    seen[number] = visit.update["version"]
                    over = visit.update["status"] == "over"
                    if not over:
                        while not visit.may_answer() and visit.update["status"] == "playing":
                            visit.receive()
                if over:
                    tables[number], seen[number] = new_table(number), 0
    finally:
        service.clean_up()
    assert answers > kills  # something happened


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(db: str) -> None:
    pull_the_plug(Service(db), 3, seed=1)


@pytest.mark.proof
def test_nothing_acknowledged_is_lost_in_fifty_kills(db: str) -> None:
    pull_the_plug(Service(db), 50, seed=2)


def test_a_server_that_is_asked_to_stop_tells_its_clients_to_come_back(db: str) -> None:
    service = Service(db).start()
    try:
        guest = service.guest()
        table = guest.new_table("tenefyr", ["me"], start=True)
        with guest.join(table) as visit:
            visit.answer()
            version, log = visit.update["version"], visit.log
            service.stop()
            assert visit.until("gone")["text"].endswith(".")
        service.start()
        with guest.join(table, since=version) as visit:
            assert visit.update["version"] == version
            assert (visit.update["kept"], visit.update["log"]) == (len(log), [])
            assert visit.answer()["type"] == "done"
    finally:
        service.clean_up()
