"""YAML as a tree that remembers its lines, and the list of mistakes found in it."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from difflib import get_close_matches

import yaml

from questable.kernel.errors import CardError

try:
    from yaml import CSafeLoader as Loader
except ImportError:  # PyYAML without libyaml: slower, the same result
    from yaml import SafeLoader as Loader  # type: ignore[assignment]


@dataclass(frozen=True)
class Mistake:
    file: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text}"


@dataclass
class Report:
    """All mistakes of one reading: a card maker wants to see them all at once."""

    mistakes: list[Mistake] = field(default_factory=list)

    def add(self, node: "Node", text: str) -> None:
        self.mistakes.append(Mistake(node.file, node.line, text))

    def refuse(self) -> None:
        if self.mistakes:
            ordered = sorted(self.mistakes, key=lambda mistake: (mistake.file, mistake.line))
            raise CardError("\n".join(str(mistake) for mistake in ordered))


@dataclass
class Node:
    """A scalar, a mapping or a list, and where it stands."""

    file: str
    line: int
    scalar: str | int | float | bool | None = None
    items: "list[Node] | None" = None
    keys: "dict[str, Node] | None" = None

    def what(self) -> str:
        if self.keys is not None:
            return "a mapping"
        if self.items is not None:
            return "a list"
        return f"{self.scalar!r}"


def near(word: str, allowed: Iterable[str]) -> str:
    close = get_close_matches(word, list(allowed), 1, 0.6)
    return f", did you mean {close[0]!r}?" if close else ""


def listed(words: Iterable[str]) -> str:
    return ", ".join(sorted(words))


def read_tree(file: str, text: str, report: Report) -> Node | None:
    """One YAML file as a tree; None where it is no YAML at all, which is reported."""
    try:
        root = yaml.compose(text, Loader=Loader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark else 1
        report.mistakes.append(Mistake(file, line, f"this is not YAML: {error.problem}"))
        return None
    except yaml.YAMLError as error:
        report.mistakes.append(Mistake(file, 1, f"this is not YAML: {error}"))
        return None
    if root is None:
        return Node(file, 1, keys={})
    return convert(file, root, report, set())


def convert(file: str, node: yaml.Node, report: Report, seen: set[int]) -> Node:
    line = node.start_mark.line + 1
    if id(node) in seen:
        report.mistakes.append(Mistake(file, line, "anchors and aliases are not allowed; write it out"))
        return Node(file, line)
    seen.add(id(node))
    if isinstance(node, yaml.MappingNode):
        keys: dict[str, Node] = {}
        for key, value in node.value:
            name = str(key.value)
            if name in keys:
                place = key.start_mark.line + 1
                report.mistakes.append(Mistake(file, place, f"the key {name!r} stands here twice"))
            keys[name] = convert(file, value, report, seen)
        return Node(file, line, keys=keys)
    if isinstance(node, yaml.SequenceNode):
        return Node(file, line, items=[convert(file, item, report, seen) for item in node.value])
    return Node(file, line, scalar=plain(node))


def plain(node: yaml.Node) -> str | int | float | bool | None:
    text = str(node.value)
    match node.tag.rsplit(":", 1)[-1]:
        case "int":
            try:
                return int(text, 0) if text.lstrip("+-").startswith("0x") else int(text)
            except ValueError:
                return text
        case "bool":
            return text.lower() in ("true", "yes", "on")
        case "null":
            return None
        case "float":
            try:
                return float(text)
            except ValueError:
                return text
        case _:
            return text
