"""A pack: a folder or a zip of card files with a manifest, `pack.yaml`. The built-in cards are packs too."""

import re
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Final

from questable.cards.mapping import MAX_NAME, MappingReader
from questable.cards.pack_source import Source, read_source, read_zip, write_zip
from questable.cards.yaml_nodes import Node, Report, read_yaml
from questable.games import registry
from questable.kernel.errors import ConfigError
from questable.text.errors import localized_error

MANIFEST: Final = "pack.yaml"  # the file that is about the pack; all others hold cards
VERSION: Final = re.compile(r"[0-9]+\.[0-9]+\.[0-9]+")
MAX_PACKS: Final = 16


@dataclass(frozen=True)
class Pack:
    """Packs are equal when all their texts are."""

    hash: str
    id: str = field(compare=False)
    game: str = field(compare=False)
    version: str = field(compare=False)
    name: dict[str, str] = field(compare=False)
    author: str = field(compare=False)
    text: dict[str, str] = field(compare=False)  # what it is about
    adds: dict[str, int] | None = field(compare=False)  # ids with their lines in `pack.yaml`; None: not listed
    replaces: dict[str, int] = field(compare=False)
    source: Source = field(compare=False)

    @property
    def label(self) -> str:
        """What replays and saved games remember of a pack."""
        return f"{self.id} {self.version} {self.hash}"

    def card_files(self) -> dict[str, str]:
        """The texts of the card files, by the names that mistakes use."""
        texts = self.source.texts
        return {self.source.label(name): texts[name] for name in sorted(texts) if name != MANIFEST}

    def about(self, line: int = 1) -> Node:
        """A place in `pack.yaml`, for mistakes."""
        return Node(self.source.label(MANIFEST), line)

    def zip(self) -> bytes:
        """The pack as one file; `unzip_pack` reads it."""
        return write_zip(self.source.texts)


def load_pack(path: str | Path) -> Pack:
    """A pack from a folder or a zip. Its cards are checked when a game is made with them."""
    report = Report()
    return accepted(read_pack(read_source(Path(path), report), report), report)


def unzip_pack(data: bytes, where: str) -> Pack:
    """A pack that was kept as a zip; `where` is what mistakes call it."""
    report = Report()
    return accepted(read_pack(read_zip(data, where, report), report), report)


def accepted(pack: Pack | None, report: Report) -> Pack:
    report.refuse()
    assert pack is not None  # else something was reported
    return pack


def read_pack(source: Source, report: Report) -> Pack | None:
    """Read `pack.yaml`; None where it does not even name a game."""
    text = source.texts.get(MANIFEST)
    if text is None:
        if not report.mistakes:
            report.put(source.where, 1, f"this is no pack: it has no {MANIFEST}")
        return None
    root = read_yaml(source.label(MANIFEST), text, report)
    if root is None:
        return None
    fields = MappingReader(root, report, MANIFEST)
    id = fields.id()
    name = fields.names("name")
    version = read_version(fields, report)
    author = fields.text("author", longest=MAX_NAME)
    game = fields.one_of("game", list(registry.names()))
    about = fields.names("text", False)
    adds = read_ids(fields, "adds", report) if "adds" in fields.left else None
    replaces = read_ids(fields, "replaces", report)
    fields.known.append("adds")
    fields.finish()
    if not game:
        return None
    return Pack(hash_of(source.texts), id, game, version, name, author, about, adds, replaces, source)


def read_version(fields: MappingReader, report: Report) -> str:
    node = fields.get("version")
    if node is None:
        return ""
    version = str(node.scalar)
    if not VERSION.fullmatch(version) or len(version) > MAX_NAME:
        report.add(node, f"'version' is three numbers with dots, such as 1.0.0, not {node.what()}")
    return version


def read_ids(fields: MappingReader, key: str, report: Report) -> dict[str, int]:
    lines: dict[str, int] = {}
    for item in fields.items(key, False):
        if not isinstance(item.scalar, str):
            report.add(item, f"{key!r} is a list of ids; {item.what()} is none")
        elif item.scalar in lines:
            report.add(item, f"{key!r} names {item.what()} twice")
        else:
            lines[item.scalar] = item.line
    return lines


def hash_of(texts: dict[str, str]) -> str:
    """The same for a folder and the zip made of it, on every system."""
    hash = blake2b(digest_size=16)
    for name in sorted(texts):
        for part in (name, texts[name]):
            data = part.encode()
            hash.update(f"{len(data)}:".encode() + data)
    return hash.hexdigest()


def find_packs(game: str, requested: object, known: tuple[Pack, ...] = ()) -> tuple[Pack, ...]:
    """The requested packs: each is a `Pack`, a path, or the id of a known pack."""
    if not isinstance(requested, (list, tuple)):
        raise localized_error(ConfigError, "packs-shape", value=repr(requested))
    if len(requested) > MAX_PACKS:
        raise localized_error(ConfigError, "packs-many", count=len(requested), most=MAX_PACKS)
    ids = {pack.id: pack for pack in known}
    packs: dict[str, Pack] = {}
    for entry in requested:
        if isinstance(entry, Pack):
            pack = entry
        elif isinstance(entry, str) and entry in ids:
            pack = ids[entry]
        elif isinstance(entry, (str, Path)):
            pack = load_pack(entry)
        else:
            raise localized_error(ConfigError, "packs-hold", value=repr(entry))
        if pack.game != game:
            raise localized_error(ConfigError, "pack-for", pack=repr(pack.id), of=pack.game, game=game)
        if pack.id == game or pack.id in packs:
            raise localized_error(ConfigError, "pack-twice", pack=repr(pack.id))
        packs[pack.id] = pack
    return tuple(packs.values())
