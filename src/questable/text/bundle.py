"""Messages of one language, each parsed when it is first said: few of a thousand are needed to begin."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from questable.games import registry

ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)  # whatever continues an entry is indented
PARSER: Final = FluentParser(with_spans=False)


MAIN: Final = "messages"  # the file of a game that its cards, questions and log are told from


def source(name: str, lang: str) -> str:
    """A message file: `session` in this package; `GAME` or `GAME/FILE` in the `text` folder of a game."""
    game, _, file = name.partition("/")
    if not file and game not in registry.names():
        return (files("questable.text") / f"{name}.{lang}.ftl").read_text("utf-8")
    return (registry.module(game).folder / "text" / f"{file or MAIN}.{lang}.ftl").read_text("utf-8")


@cache
def entries(name: str, lang: str) -> dict[str, str]:
    """The messages of a file by id, and its terms by -id, as they are written."""
    text = source(name, lang)
    begun = list(ENTRY.finditer(text))
    ends = [entry.start() for entry in begun[1:]] + [len(text)]
    return {entry[1]: text[entry.start() : end] for entry, end in zip(begun, ends, strict=True)}


class Bundle:
    """The messages of some files; where two have the same, the first counts."""

    def __init__(self, lang: str, *names: str) -> None:
        self.parsed = FluentBundle([lang], use_isolating=False)
        self.written: dict[str, str] = {}
        for name in reversed(names):
            self.written.update(entries(name, lang))
        self.ready: set[str] = set()

    def find(self, id: str) -> Any:
        """A message with its value and attributes, or None."""
        self.prepare(id)
        return self.parsed.get_message(id) if self.parsed.has_message(id) else None

    def prepare(self, id: str) -> None:
        """Parse a message behind all that it refers to: another thread that finds it may say it at once."""
        if id in self.ready or id not in self.written:
            return
        entry = PARSER.parse_entry(self.written[id])
        references = References()
        references.visit(entry)
        for found in references.ids:
            self.prepare(found)
        self.parsed.add_resource(ast.Resource([entry]))
        self.ready.add(id)

    def format(self, pattern: Any, args: Mapping[str, str | int]) -> str:
        """LookupError: an argument is missing, or something that it refers to."""
        text, errors = self.parsed.format_pattern(pattern, dict(args))
        if errors:
            raise LookupError(errors[0])
        return str(text)


class References(Visitor):
    """Which other messages and terms an entry speaks of."""

    def __init__(self) -> None:
        self.ids: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - as Fluent spells it
        self.ids.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.ids.append(f"-{node.id.name}")
        self.generic_visit(node)
