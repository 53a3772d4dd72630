"""Fixtures: a running service, and its databases."""

from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

from questable.testkit.postgres import Cluster, running_cluster
from questable.testkit.service import Service


@pytest.fixture(scope="session")
def cluster() -> Generator[Cluster]:
    with running_cluster() as made:
        yield made


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.database()


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A service on SQLite that all tests share."""
    made = Service(str(tmp_path_factory.mktemp("service") / "tables.db")).start()
    yield made
    log = made.errors.read_text()
    made.clean_up()
    assert '"level":"error"' not in log, log
