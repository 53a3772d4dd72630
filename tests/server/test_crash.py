"""Crashes: after a restart all acknowledged commands are there, tables continue and clients catch up."""

import pytest

from questable.testkit.chaos_clients import ChaosReport, run_database_restarts, run_kills
from questable.testkit.postgres import Cluster
from questable.testkit.service import Service

pytestmark = pytest.mark.slow  # processes of their own, and PostgreSQL


def check(report: ChaosReport) -> None:
    """Commands were acknowledged between the crashes."""
    assert report.fewest_between >= 1
    assert report.answers > report.times


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(db: str) -> None:
    check(run_kills(db, 5, seed=1))


def test_nothing_acknowledged_is_lost_when_one_of_two_processes_is_killed(cluster: Cluster) -> None:
    check(run_kills(cluster.database(), 5, seed=2, processes=2))


def test_nothing_acknowledged_is_lost_when_the_database_is_restarted(cluster: Cluster) -> None:
    check(run_database_restarts(cluster, 3, seed=3))


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
