"""The names of the icon set, so that a misspelt icon is a mistake and not an empty frame."""

from functools import cache
from importlib.resources import files

from questable.cards.yaml_nodes import Node, Report, near


@cache
def icon_names() -> frozenset[str]:
    text = (files("questable.cards") / "icons.txt").read_text(encoding="utf-8")
    return frozenset(line for line in text.splitlines() if line and not line.startswith("#"))


def check_icon(node: Node, report: Report) -> str:
    name = str(node.scalar)
    if name not in icon_names():
        report.add(
            node, f"unknown icon {node.what()}{near(name, icon_names()) or '; allowed: the names of game-icons.net'}"
        )
        return ""
    return name
