"""Server processes on one PostgreSQL serve the same tables and survive failures of each other and the database."""

from collections.abc import Iterator

import pytest

from questable.testkit.postgres import Cluster
from questable.testkit.service import Guest, Service, TableConnection

pytestmark = pytest.mark.slow  # processes of their own, and PostgreSQL


@pytest.fixture
def two(cluster: Cluster) -> Iterator[tuple[Service, Service]]:
    url = cluster.database()
    services = Service(url, QUESTABLE_SEED="11").start(), Service(url, QUESTABLE_SEED="11").start()
    yield services
    for service in services:
        service.clean_up()


def at(guest: Guest, service: Service) -> Guest:
    """A client of the same person that is connected to the given process."""
    other = Guest(service, guest.cookie)
    other.profile = guest.profile
    return other


def follow(first: TableConnection, second: TableConnection) -> None:
    for _ in range(200):
        if first.update["status"] != "playing":
            return
        asked, other = (first, second) if first.may_answer() else (second, first)
        if not asked.may_answer():
            first.receive()
            continue
        reply = asked.answer(first.update["version"])
        assert reply["type"] == "done", reply
        other.until_version(reply["version"])


def test_two_processes_serve_one_table(two: tuple[Service, Service]) -> None:
    ann, bob = two[0].guest(), two[1].guest()
    table = ann.new_table("tenefyr", ["me", "open"])
    with ann.join(table) as first, bob.join(table) as second:
        reply = second.apply("sit", seat=1)
        first.until_version(reply["version"])
        reply = first.apply("start")
        second.until_version(reply["version"])
        follow(first, second)
        assert first.update["version"] > 15
        assert first.update["view"]["dungeons"] == second.update["view"]["dungeons"]
        second.ask({"type": "say", "text": "well played"})
        first.until("chat")
        assert first.chat[-1]["text"] == "well played"


def test_when_one_process_dies_the_other_goes_on(two: tuple[Service, Service]) -> None:
    ann = two[0].guest()
    table = ann.new_table("terrinoth", ["me", "me"], start=True)
    with ann.join(table) as visit:
        for step in range(10):
            visit.answer(step)
        version, log = visit.update["version"], visit.log
        two[0].kill()
    with at(ann, two[1]).join(table, since=version) as visit:
        assert visit.update["version"] == version
        assert visit.update["kept"] == log[-1]["number"] + 1
        assert visit.answer()["type"] == "done"


def test_a_table_survives_a_restart_of_the_database(two: tuple[Service, Service], cluster: Cluster) -> None:
    ann = two[0].guest()
    table = ann.new_table("tenefyr", ["me"], start=True)
    with ann.join(table) as visit:
        visit.answer()
        version = visit.update["version"]
        cluster.stop("immediate")
        try:
            assert ann.request("GET", "/readyz")[0] == 503
            assert ann.request("GET", "/healthz")[0] == 200
            assert visit.answer()["code"] == "unavailable"
        finally:
            cluster.start()
        assert visit.answer()["type"] == "done"
        version += 1
    for service in two:
        with at(ann, service).join(table) as visit:
            assert visit.update["version"] == version
            assert visit.answer()["type"] == "done"
            version += 1
