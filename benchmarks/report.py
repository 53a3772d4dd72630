"""Write the results in benchmarks/results into the tables of docs/performance.md, between their markers.

.venv/bin/python benchmarks/report.py       the last step of `make bench`
"""

import json
import re
from pathlib import Path
from typing import Any

import questable

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "performance.md"
RESULTS = ROOT / "benchmarks" / "results"
GAMES = tuple(name.capitalize() for name in questable.GAMES)
FIGURES = ("best", "median", "median core")


def number(value: float) -> str:
    """A number with three significant digits."""
    return f"{float(f'{value:.3g}'):,.0f}" if value >= 1000 else f"{value:.3g}"


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def race(found: dict[str, Any]) -> str:
    rows = []
    for line in found["lines"]:
        figures, clone = line["figures"], line["figures"].get("clone µs")
        rows.append(
            [
                line["name"] if line["ours"] else f"{line['name']} {line['version']}: {line['told']}",
                number(figures["decisions/s"]["median"]),
                number(figures["games/s"]["median"]),
                number(clone["median"]) if clone else "",
                *(f"{number(line['times'][f'{game}, compiled']['median'])} ×" for game in GAMES),
            ]
        )
    head = ["random play", "decisions/s", "games/s", "clone µs", *(f"{game} is" for game in GAMES)]
    missing = [f"{one['name']} was not measured: {one['why']}." for one in found["missing"]]
    how = f"Medians of {found['rounds']} rounds; {found['machine']}, Python {found['python']}, load {found['load']}."
    return "\n\n".join([table(head, rows), *missing, how])


def engine(found: dict[str, Any]) -> str:
    names = [f"{game}, {way}" for game in GAMES for way in ("compiled", "interpreted")]
    rows = [[figure, *(number(found[name][figure]["median"]) for name in names)] for figure in found[names[0]]]
    start = found["start-up"]
    for figure in start[questable.GAMES[0]]:
        rows.append([figure, *(part for game in GAMES for part in (f"{start[game.lower()][figure]:.2g}", ""))])
    return table(["", *names], rows)


def growth(found: dict[str, Any]) -> str:
    rows = []
    for game in GAMES:
        alone, several = found[game.lower()]["one process"], found[game.lower()]["processes"]
        rows.append(
            [
                game,
                f"{alone['games']:,}",
                f"{alone['against a fresh process']:.0%}",
                f"{alone['MB more']:+.1f} MB",
                number(several["games/s, 1 process"]),
                number(several["games/s, 2 processes"]),
                f"{several['times as many']} ×",
            ]
        )
    head = ["", "random games in one process", "its decisions/s then, against a fresh one", "memory"]
    return table([*head, "heuristic games/s, 1 process", "2 processes", ""], rows)


def terminal(found: dict[str, Any]) -> str:
    ways = found[questable.GAMES[0]]
    rows = [
        [
            f"`{way}`" if way.startswith("--") else way,
            *(f"{found[game.lower()][way][f'{figure} s']:.2f}" for game in GAMES for figure in FIGURES),
        ]
        for way in ways
    ]
    head = ["seconds until it is there", *(f"{game}, {figure}" for game in GAMES for figure in FIGURES)]
    return f"{table(head, rows)}\n\n{found['repeats']} runs, load {found['load']}."


def main() -> None:
    text = PAGE.read_text("utf-8")
    for name, render in (("bench", race), ("engine", engine), ("growth", growth), ("terminal", terminal)):
        shown = render(json.loads((RESULTS / f"{name}.json").read_text("utf-8")))
        marks = re.compile(rf"(<!-- {name} -->\n).*?(\n<!-- end of {name} -->)", re.DOTALL)
        assert marks.search(text), f"{PAGE.name} has no place for {name}"
        text = marks.sub(rf"\1{shown}\2", text)
    PAGE.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
