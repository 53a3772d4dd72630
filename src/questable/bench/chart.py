"""The chart of a race: decisions per second of every entry, on a logarithmic scale."""

from questable.bench.race import Bench
from questable.lab.plots import ACCENT, FAINT, INK, LABEL, LINE, NAMES, Spec, at, svg

DECADES = [10**power for power in range(2, 8)]


def chart(bench: Bench) -> str:
    """The chart as a self-contained SVG."""
    ordered = sorted(bench.lines, key=lambda line: -line.figures["decisions/s"].median)
    rows: list[Spec] = [
        {
            "name": line.name,
            "rate": line.figures["decisions/s"].median,
            "low": line.figures["decisions/s"].low,
            "high": line.figures["decisions/s"].high,
            "ours": line.ours,
        }
        for line in ordered
    ]
    logarithmic: Spec = {
        "scale": {"type": "log"},
        "axis": {"format": "~s", "values": DECADES, "title": "decisions a second of CPU time"},
    }
    colour: Spec = {"condition": {"test": "datum.ours", "value": ACCENT}, "value": FAINT}
    return svg(
        rows,
        LINE * max(len(rows), 2),
        [
            {
                "mark": {"type": "point", "filled": True, "size": 90, "opacity": 1},
                "encoding": {"y": NAMES, "x": at("rate", **logarithmic), "color": colour},
            },
            {
                "mark": {"type": "rule", "color": INK, "strokeWidth": 1.5},
                "encoding": {"y": NAMES, "x": at("low", **logarithmic), "x2": {"field": "high"}},
            },
            {
                "mark": LABEL,
                "encoding": {"y": NAMES, "x": at("high", **logarithmic), "text": at("rate", format=".3~s")},
            },
        ],
    )
