"""The entries of the benchmark: our games and the peers, their requirements, and the Python or Node that runs each."""

import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

import questable

HERE = Path(__file__).resolve().parent
PEERS = Path("build") / "peers"  # where `make bench` installs them


@dataclass(frozen=True)
class Entry:
    """One entry: what is measured."""

    name: str
    script: str
    variant: str = ""
    needs: tuple[str, ...] = ()  # modules, or node's package
    package: str = ""  # whose version is shown
    plain: bool = False  # Questable from its .py files
    note: str = ""  # what a reader must know for the comparison
    ours: bool = False


@dataclass(frozen=True)
class Ready:
    """An entry that can run here, with its command."""

    entry: Entry
    command: list[str]
    version: str
    environment: dict[str, str] = field(default_factory=dict)


OURS = tuple(
    Entry(
        f"{game.capitalize()}, {'interpreted' if plain else 'compiled'}",
        "questable_game.py",
        game,
        plain=plain,
        note="three players, all decisions in one loop",
        ours=True,
    )
    for plain in (False, True)
    for game in questable.GAMES
)
OBSERVED = tuple(
    Entry(
        f"{game.capitalize()}, PettingZoo",
        "aec_env.py",
        game,
        needs=("pettingzoo", "numpy"),
        note="with an observation at each decision",
        ours=True,
    )
    for game in questable.GAMES
)
OTHERS = (
    Entry("pyminion", "pyminion_base.py", "", ("pyminion",), "pyminion", note="Dominion, three players"),
    Entry("RLCard uno", "rlcard_game.py", "uno", ("rlcard",), "rlcard", note="without its observations"),
    Entry("RLCard gin rummy", "rlcard_game.py", "gin-rummy", ("rlcard",), "rlcard", note="without its observations"),
    Entry("OpenSpiel hanabi", "openspiel_hanabi.py", "python", ("pyspiel",), "open_spiel", note="C++ driven by Python"),
    Entry("OpenSpiel hanabi, C++ loop", "openspiel_hanabi.py", "loop", ("pyspiel",), "open_spiel", note="C++ only"),
    Entry(
        "PettingZoo hanabi",
        "aec_env.py",
        "hanabi",
        ("pettingzoo", "pyspiel", "shimmy"),
        "pettingzoo",
        note="with an observation at each decision",
    ),
    Entry(
        "Pgx sparrow mahjong",
        "pgx_sparrow_mahjong.py",
        "256",
        ("pgx",),
        "pgx",
        note="256 tables at once, with observations; states are never changed and need no copy",
    ),
    Entry(
        "boardgame.io",
        "boardgame_io.mjs",
        "",
        ("boardgame.io",),
        "boardgame.io",
        note="a small cooperative card game; states are never changed and need no copy",
    ),
)
ENTRIES = OURS + OBSERVED + OTHERS


def find(entry: Entry, peers: Path) -> Ready | str:
    """The command that runs an entry here, or the reason why it cannot run."""
    if entry.script.endswith(".mjs"):
        return find_node(entry, peers)
    script = str(HERE / "worker.py")
    arguments = ["-P", script, str(HERE / "entrants" / entry.script), entry.variant]
    if not entry.ours:
        for python in (str(peers.absolute() / "bin" / "python"), sys.executable):
            version = version_in(python, entry)
            if version:
                return Ready(entry, [python, *arguments], version)
        return f"{entry.package} is not installed"
    version = version_in(sys.executable, entry)
    if not version:
        return f"{' or '.join(entry.needs)} is not installed"
    if not entry.plain and not questable.compiled():
        return "this Questable is not compiled"
    plain = ["--plain"] if entry.plain else []
    here = {"PYTHONPATH": str(HERE.parent.parent)}  # the Questable that runs this
    return Ready(entry, [sys.executable, *arguments, *plain], questable.__version__, here)


def version_in(python: str, entry: Entry) -> str:
    """The version of the entry's package there; "" where something it needs is missing."""
    script = (
        "import sys; from importlib.util import find_spec; from importlib.metadata import version;"
        "package, *needs = sys.argv[1:]; ok = all(map(find_spec, needs));"
        "print((version(package) if package else 'none needed') if ok else '')"
    )
    if not Path(python).exists():
        return ""
    command = [python, "-P", "-c", script, entry.package, *entry.needs]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()


def find_node(entry: Entry, peers: Path) -> Ready | str:
    node = shutil.which("node")
    if node is None:
        return "node is not installed"
    folder = peers.absolute()
    script = (
        f"console.log(require(require.resolve('{entry.package}/package.json', {{paths: [process.argv[1]]}})).version)"
    )
    found = subprocess.run([node, "-e", script, str(folder)], capture_output=True, text=True, check=False)
    if found.returncode:
        return f"{entry.package} is not installed"
    return Ready(entry, [node, str(HERE / "entrants" / entry.script), str(folder)], found.stdout.strip())
