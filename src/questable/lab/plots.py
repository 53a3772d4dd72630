"""Plots of a report: Vega-Lite rendered to SVG that is embedded in the page; no script, nothing fetched."""

from collections.abc import Sequence

import vl_convert

Spec = dict[str, object]

WIDTH = 620
LINE = 22  # the height of one line of names
INK, FAINT, GRID, ACCENT, PALE, BAD = "#2b2a33", "#8a8694", "#e4e1da", "#2f6f73", "#dfe9e4", "#b4472e"
FONT = "DejaVu Sans, Helvetica, Arial, sans-serif"
CONFIG: Spec = {
    "font": FONT,
    "view": {"stroke": None},
    "axis": {
        "labelColor": INK,
        "titleColor": INK,
        "gridColor": GRID,
        "domainColor": FAINT,
        "tickColor": FAINT,
        "labelFontSize": 12,
        "titleFontSize": 12,
        "titleFontWeight": "normal",
        "labelLimit": 280,
        "labelFlush": False,
    },
    "legend": {"labelColor": INK, "labelFontSize": 12},
}
NAMES: Spec = {"field": "name", "type": "nominal", "sort": None, "title": None}
WHOLE: Spec = {"tickMinStep": 1, "format": "d"}  # an axis of whole numbers
LABEL: Spec = {"type": "text", "align": "left", "dx": 8, "color": INK, "fontSize": 11}


def svg(rows: Sequence[Spec], height: int, layers: list[Spec]) -> str:
    spec: Spec = {
        "data": {"values": list(rows)},
        "width": WIDTH,
        "height": height,
        "background": "transparent",
        "config": CONFIG,
        "layer": layers,
    }
    return str(vl_convert.vegalite_to_svg(spec))


def at(field: str, **more: object) -> Spec:
    return {"field": field, "type": "quantitative", **more}


def rates(rows: Sequence[Spec], title: str, band: tuple[float, float] | None = None) -> str:
    """Rates with their intervals, one line each: `name`, `rate`, `low`, `high`; `band` is the target."""
    share: Spec = {"scale": {"domain": [0, 1]}, "axis": {"format": ".0%", "title": title}}
    layers: list[Spec] = [
        {
            "mark": {"type": "rule", "color": INK, "strokeWidth": 1.5},
            "encoding": {"y": NAMES, "x": at("low", **share), "x2": {"field": "high"}},
        },
        {
            "mark": {"type": "point", "filled": True, "size": 70, "color": ACCENT, "opacity": 1},
            "encoding": {"y": NAMES, "x": at("rate", **share)},
        },
        {
            "mark": LABEL,
            "encoding": {"y": NAMES, "x": at("high", **share), "text": at("rate", format=".0%")},
        },
    ]
    if band is not None:
        target: Spec = {
            "data": {"values": [{"from": band[0], "to": band[1]}]},
            "mark": {"type": "rect", "color": PALE, "opacity": 1},
            "encoding": {"x": at("from", **share), "x2": {"field": "to"}},
        }
        layers.insert(0, target)
    return svg(rows, LINE * max(len(rows), 2), layers)


def effects(rows: Sequence[Spec], title: str) -> str:
    """Effects on the chance to win around zero, with their intervals: `name`, `mean`, `low`, `high`."""
    axis: Spec = {"axis": {"format": "+.0%", "title": title}}
    colour: Spec = {"condition": {"test": "datum.mean < 0", "value": BAD}, "value": ACCENT}
    return svg(
        rows,
        LINE * max(len(rows), 2),
        [
            {
                "data": {"values": [{"zero": 0}]},
                "mark": {"type": "rule", "color": FAINT, "strokeDash": [3, 3]},
                "encoding": {"x": at("zero", **axis)},
            },
            {
                "mark": {"type": "rule", "color": INK, "strokeWidth": 1.5},
                "encoding": {"y": NAMES, "x": at("low", **axis), "x2": {"field": "high"}},
            },
            {
                "mark": {"type": "point", "filled": True, "size": 60, "opacity": 1},
                "encoding": {"y": NAMES, "x": at("mean", **axis), "color": colour},
            },
        ],
    )


def histogram(values: Sequence[int], won: Sequence[bool], title: str) -> str:
    """The lengths of games, won and lost ones separately."""
    rows: list[Spec] = [
        {"value": value, "end": "won" if victory else "lost"} for value, victory in zip(values, won, strict=True)
    ]
    colour: Spec = {
        "field": "end",
        "type": "nominal",
        "title": None,
        "scale": {"domain": ["won", "lost"], "range": [ACCENT, "#cfcac0"]},
    }
    counted: Spec = {"aggregate": "count", "type": "quantitative", "title": "games", "axis": WHOLE}
    bins = at("value", bin={"maxbins": 36}, title=title)
    return svg(rows, 200, [{"mark": "bar", "encoding": {"x": bins, "y": counted, "color": colour}}])


def bars(rows: Sequence[Spec], title: str) -> str:
    """Counts by name, in the order given: `name`, `count`."""
    return svg(
        rows,
        LINE * max(len(rows), 2),
        [
            {
                "mark": {"type": "bar", "color": ACCENT, "height": 14},
                "encoding": {"y": NAMES, "x": at("count", title=title, axis=WHOLE)},
            },
            {"mark": LABEL, "encoding": {"y": NAMES, "x": at("count"), "text": at("count")}},
        ],
    )
