"""A temporary PostgreSQL server for tests of the service."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

INSTALL = "PostgreSQL is not installed; run: sudo apt-get install -y postgresql"


def postgres_programs() -> Path:
    """The folder of the PostgreSQL server programs, as Debian installs them."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    on_path = shutil.which("initdb")
    assert found or on_path, INSTALL
    return found[-1].parent if found else Path(str(on_path)).resolve().parent


class Cluster:
    """A PostgreSQL server in a temporary folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.programs = postgres_programs()
        self.databases = 0
        self.as_user: list[str] = []
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            user = pwd.getpwnam("postgres")
            os.chown(folder, user.pw_uid, user.pw_gid)
            self.as_user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]

    def run(self, program: str, *arguments: str) -> None:
        command = [*self.as_user, str(self.programs / program), *arguments]
        with (self.folder / "programs.log").open("a") as log:
            subprocess.run(command, check=True, stdout=log, stderr=log, cwd="/")

    def make(self) -> None:
        self.run(
            "initdb",
            "-D",
            str(self.folder / "data"),
            "-A",
            "trust",
            "-U",
            "postgres",
            "-E",
            "UTF8",
            "--locale=C",
            "--no-sync",
        )
        self.start()

    def start(self) -> None:
        options = f"-k {self.folder} -c listen_addresses= -c max_connections=60 -c fsync=off"
        self.run(
            "pg_ctl", "-D", str(self.folder / "data"), "-l", str(self.folder / "log"), "-w", "-o", options, "start"
        )

    def stop(self, mode: str = "fast") -> None:
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-m", mode, "stop")

    def database(self) -> str:
        """The URL of a new database."""
        self.databases += 1
        self.run("createdb", "-h", str(self.folder), "-U", "postgres", f"questable{self.databases}")
        return f"postgresql://postgres@/questable{self.databases}?host={self.folder}"


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    with tempfile.TemporaryDirectory(prefix="questable-pg-") as folder:
        made = Cluster(Path(folder))
        made.make()
        try:
            yield made
        finally:
            made.stop("immediate")
