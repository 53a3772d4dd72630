"""Message files and bundles of them. A message is parsed when it is first used: few of a thousand are needed to start.

A domain names the messages that a caller may use:

- `session`, `errors`, `play` …: the file of that name in this package;
- `GAME/FILE`: the file of that name in the `text` folder of a game, and below it the shared file of the same name;
- `GAME`: short for `GAME/messages`, the texts of the game's cards, decisions and events.

Below every domain are `common` (how sentences are put together) and `hint`.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from questable.games import registry
from questable.text.languages import LANGUAGES

ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)  # whatever continues an entry is indented
PARSER: Final = FluentParser(with_spans=False)
GAME_FILE: Final = "messages"  # the file that the domain GAME stands for
BASE_FILES: Final = ("common", "hint")  # files that every domain includes


def message_file(name: str, lang: str) -> Traversable:
    """The path of a message file: `FILE` in this package, `GAME/FILE` or `GAME` in the game's own folder."""
    game, _, file = name.rpartition("/")
    if file in registry.names():
        game, file = file, GAME_FILE
    folder = registry.module(game).folder / "text" if game else files("questable.text")
    return folder / f"{file}.{lang}.ftl"


@cache
def domain_files(domain: str) -> tuple[str, ...]:
    """The names of the message files of a domain, in order of precedence."""
    game, _, file = domain.partition("/")
    if not file and game in registry.names():
        file = GAME_FILE
    stack = [file or game, *BASE_FILES]
    names = [name for shared in stack for name in ((f"{game}/{shared}", shared) if file else (shared,))]
    found = tuple(name for name in dict.fromkeys(names) if message_file(name, LANGUAGES[0]).is_file())
    if not any(name.rpartition("/")[2] == stack[0] for name in found):
        raise LookupError(f"there is no message file for the domain {domain!r}")
    return found


@cache
def entries(name: str, lang: str) -> dict[str, str]:
    """The messages of a file by id, and its terms by -id, as source text."""
    text = source(name, lang)
    starts = list(ENTRY.finditer(text))
    ends = [entry.start() for entry in starts[1:]] + [len(text)]
    return {entry[1]: text[entry.start() : end] for entry, end in zip(starts, ends, strict=True)}


def source(name: str, lang: str) -> str:
    return message_file(name, lang).read_text("utf-8")


class Bundle:
    """The messages of some files; where two define the same id, the first file wins."""

    def __init__(self, lang: str, *names: str) -> None:
        self.parsed = FluentBundle([lang], use_isolating=False)
        self.sources: dict[str, str] = {}
        for name in reversed(names):
            self.sources.update(entries(name, lang))
        self.ready: set[str] = set()

    def find(self, id: str) -> Any:
        """A message with its value and attributes, or None."""
        self.prepare(id)
        return self.parsed.get_message(id) if self.parsed.has_message(id) else None

    def prepare(self, id: str) -> None:
        """Parse a message after everything it refers to, so that a thread that finds it can format it at once."""
        if id in self.ready or id not in self.sources:
            return
        entry = PARSER.parse_entry(self.sources[id])
        references = References()
        references.visit(entry)
        for reference in references.ids:
            self.prepare(reference)
        self.parsed.add_resource(ast.Resource([entry]))
        self.ready.add(id)

    def format(self, pattern: Any, args: Mapping[str, str | int]) -> str:
        """LookupError: an argument is missing, or something that the pattern refers to."""
        text, errors = self.parsed.format_pattern(pattern, dict(args))
        if errors:
            raise LookupError(errors[0])
        return str(text)


class References(Visitor):
    """Collects the other messages and terms that an entry refers to."""

    def __init__(self) -> None:
        self.ids: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - as Fluent spells it
        self.ids.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.ids.append(f"-{node.id.name}")
        self.generic_visit(node)
