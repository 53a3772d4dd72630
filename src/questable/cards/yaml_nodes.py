"""YAML as a tree that remembers its lines, and the list of mistakes found in it.

Files may come from strangers. The tree is built from the parser's events one by one, so that aliases, tags, deep
nesting and endless lists are refused where they stand, before they cost memory.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import lru_cache
from typing import Final

import yaml

from questable.kernel.errors import CardError

try:
    from yaml import CSafeLoader as Loader
except ImportError:  # PyYAML without libyaml: slower, the same result
    from yaml import SafeLoader as Loader  # type: ignore[assignment]


MAX_MISTAKES: Final = 100  # nobody reads on; and looking for what was meant takes time
MAX_NODES: Final = 50_000  # five times the cards of a game
MAX_DEPTH: Final = 40
MAX_QUOTED: Final = 60  # letters of a value that a mistake repeats
MAX_MISTAKE_LENGTH: Final = 1000
LONG_LIST: Final = 500  # of words, in which only those that begin or end alike are compared


@dataclass(frozen=True)
class Mistake:
    file: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text}"


class TooManyMistakes(CardError):
    """Nothing more is read."""


@dataclass
class Report:
    """All mistakes of one reading: a card maker wants to see them all at once."""

    mistakes: list[Mistake] = field(default_factory=list)

    def add(self, node: "Node", text: str) -> None:
        self.put(node.file, node.line, text)

    def put(self, file: str, line: int, text: str) -> None:
        """A mistake is one line that can be printed, whatever stands in the file."""
        self.mistakes.append(Mistake(printable(file), line, printable(text)))
        if len(self.mistakes) == MAX_MISTAKES:
            raise TooManyMistakes(self.text())

    def take(self, mistakes: list[Mistake]) -> None:
        """Mistakes of another reading."""
        for mistake in mistakes:
            self.put(mistake.file, mistake.line, mistake.text)

    def taken(self, node: "Node", id: str, before: "Node") -> None:
        """An id that another entry has."""
        self.add(node, f"the id {id!r} is taken: {before.file}:{before.line}")

    def refuse(self) -> None:
        """Raise `CardError` where there are mistakes."""
        if self.mistakes:
            raise CardError(self.text())

    def text(self) -> str:
        ordered = sorted(self.mistakes, key=lambda mistake: (mistake.file, mistake.line))
        lines = [str(mistake) for mistake in ordered]
        if len(lines) >= MAX_MISTAKES:
            lines.append(f"These are the first {MAX_MISTAKES} mistakes; there may be more.")
        return "\n".join(lines)


@dataclass(slots=True)
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
        return quoted(self.scalar)


def printable(text: str) -> str:
    shown = "".join(letter if letter.isprintable() else "?" for letter in text[:MAX_MISTAKE_LENGTH])
    return shown if len(text) <= MAX_MISTAKE_LENGTH else f"{shown}…"


def quoted(value: object) -> str:
    """A value as a mistake repeats it: a long one is cut."""
    text = repr(value)
    return text if len(text) <= MAX_QUOTED else f"{text[:MAX_QUOTED]}…"


def near(word: str, allowed: Iterable[str]) -> str:
    close = closest(word, frozenset(allowed)) if len(word) <= MAX_QUOTED else None
    return f"; did you mean {close!r}?" if close else ""


def meant(word: str, allowed: Iterable[str]) -> str:
    """What a word that is unknown may have been meant to be: one that is like it, or any of many."""
    known = list(allowed)
    return near(word, known) or f"; allowed: {listed(known)}"


@lru_cache(maxsize=256)
def closest(word: str, allowed: frozenset[str]) -> str | None:
    words = sorted(allowed)
    if len(words) > LONG_LIST:
        words = [other for other in words if other[:1] == word[:1] or other[-2:] == word[-2:]]
    return next(iter(get_close_matches(word, words, 1, 0.6)), None)


def listed(words: Iterable[str]) -> str:
    return ", ".join(sorted(words))


def read_yaml(file: str, text: str, report: Report) -> Node | None:
    """One YAML file as a tree; None where it cannot be read as one, which is reported."""
    try:
        loader = Loader(text)
        try:
            return Builder(file, loader, report).build()
        finally:
            loader.dispose()
    except Unreadable as error:
        report.put(file, error.line, error.text)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        report.put(file, mark.line + 1 if mark else 1, f"this is not YAML: {error.problem}")
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1 if isinstance(error.position, int) else 1
        report.put(file, line, f"this is not YAML: {error.reason}")
    return None


class Unreadable(Exception):
    """What ends the reading of a file."""

    def __init__(self, event: yaml.Event, text: str) -> None:
        self.line = line_of(event)
        self.text = text


def line_of(event: yaml.Event) -> int:
    assert event.start_mark is not None
    return event.start_mark.line + 1


class Builder:
    """Builds the tree of one file from the events of the parser."""

    def __init__(self, file: str, loader: Loader, report: Report) -> None:
        self.file = file
        self.loader = loader
        self.report = report
        self.nodes = 0

    def build(self) -> Node:
        self.next()  # the stream begins
        if isinstance(self.loader.peek_event(), yaml.StreamEndEvent):
            return Node(self.file, 1, keys={})
        self.next()  # the document begins
        root = self.node(self.next(), 0)
        self.next()  # and ends
        after = self.next()
        if not isinstance(after, yaml.StreamEndEvent):
            raise Unreadable(after, "a second document begins here; a card file holds one")
        return root

    def next(self) -> yaml.Event:
        event = self.loader.get_event()
        assert event is not None
        return event

    def node(self, event: yaml.Event, depth: int) -> Node:
        line = line_of(event)
        self.nodes += 1
        if self.nodes > MAX_NODES:
            raise Unreadable(event, f"the file holds more than {MAX_NODES} values")
        if depth > MAX_DEPTH:
            raise Unreadable(event, f"values are nested more than {MAX_DEPTH} deep")
        self.refuse_marks(event)
        if isinstance(event, yaml.MappingStartEvent):
            return Node(self.file, line, keys=self.mapping(depth))
        if isinstance(event, yaml.SequenceStartEvent):
            items: list[Node] = []
            while not isinstance(inner := self.next(), yaml.SequenceEndEvent):
                items.append(self.node(inner, depth + 1))
            return Node(self.file, line, items=items)
        assert isinstance(event, yaml.ScalarEvent)
        tag: str = self.loader.resolve(yaml.ScalarNode, event.value, event.implicit)  # type: ignore[no-untyped-call]
        return Node(self.file, line, scalar=plain(tag, event.value))

    def refuse_marks(self, event: yaml.Event) -> None:
        if isinstance(event, yaml.NodeEvent) and event.anchor is not None:
            raise Unreadable(event, "anchors and aliases are not allowed; write it out")
        if isinstance(event, (yaml.ScalarEvent, yaml.CollectionStartEvent)) and event.tag is not None:
            raise Unreadable(event, f"tags such as {quoted(event.tag)} are not allowed: a card file is plain data")

    def mapping(self, depth: int) -> dict[str, Node]:
        keys: dict[str, Node] = {}
        while not isinstance(key := self.next(), yaml.MappingEndEvent):
            if not isinstance(key, yaml.ScalarEvent):
                raise Unreadable(key, "a key is a word or a number, not a list or a mapping")
            self.refuse_marks(key)
            if key.value in keys:
                self.report.put(self.file, line_of(key), f"the key {quoted(key.value)} stands here twice")
            keys[key.value] = self.node(self.next(), depth + 1)
        return keys


def plain(tag: str, text: str) -> str | int | float | bool | None:
    match tag.rsplit(":", 1)[-1]:
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
