"""Reads the files of a pack from a folder or a zip that may come from anybody.

Nothing is unpacked to disk. A file that is too large, no regular file or outside of the pack is reported and skipped.
"""

import io
import os
import stat
import zipfile
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path, PurePosixPath
from typing import Final

from questable.cards.yaml_nodes import Report
from questable.kernel.errors import ConfigError
from questable.text.errors import localized_error

SUFFIXES: Final = (".yaml", ".yml")
MAX_FILES: Final = 100
MAX_ENTRIES: Final = 2_000  # of a folder or zip, card files or not
MAX_FOLDER_DEPTH: Final = 6
MAX_FILE_SIZE: Final = 256 * 1024
MAX_PACK_SIZE: Final = 512 * 1024  # five times the cards of a game
MAX_ZIP_SIZE: Final = 1024 * 1024
COMPRESSIONS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)


@dataclass
class Source:
    """The card files of a pack by their names inside of it, and the words for where it is."""

    where: str
    texts: dict[str, str] = field(default_factory=dict)

    def label(self, name: str) -> str:
        """A file as mistakes name it."""
        return name if self.where == "." else f"{self.where.rstrip('/')}/{name}"


class SourceBuilder:
    """Collects the texts of a pack; what cannot be taken goes to the report."""

    def __init__(self, where: str, report: Report) -> None:
        self.source = Source(where)
        self.report = report
        self.size = 0

    def refuse(self, name: str, text: str, line: int = 1) -> None:
        self.report.put(self.source.label(name) if name else self.source.where, line, text)

    def is_full(self, name: str) -> bool:
        """Is there no room for another file? It is reported once."""
        if len(self.source.texts) < MAX_FILES and self.size <= MAX_PACK_SIZE:
            return False
        if self.size <= MAX_PACK_SIZE:
            self.refuse(name, f"a pack holds {MAX_FILES} card files or fewer")
        return True

    def add(self, name: str, data: bytes) -> None:
        if len(data) > MAX_FILE_SIZE:
            self.refuse(name, f"the file is too large; allowed: {MAX_FILE_SIZE // 1024} KB")
            return
        self.size += len(data)
        if self.size > MAX_PACK_SIZE:
            self.refuse("", f"the pack is too large; allowed: {MAX_PACK_SIZE // 1024} KB of card files")
            return
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            line = data.count(b"\n", 0, error.start) + 1
            self.refuse(name, "this is not UTF-8 text", line)
            return
        self.source.texts[name] = text.replace("\r\n", "\n").replace("\r", "\n")


def read_source(path: Path, report: Report) -> Source:
    """The card files of a folder or a zip."""
    try:
        mode = path.stat().st_mode
        if stat.S_ISDIR(mode):
            return read_folder(path, report)
        if stat.S_ISREG(mode):
            with path.open("rb") as file:
                return read_zip(file.read(MAX_ZIP_SIZE + 1), str(path), report)
    except FileNotFoundError:
        raise localized_error(ConfigError, "no-path", path=str(path)) from None
    except OSError as error:
        raise localized_error(ConfigError, "unreadable", path=str(path), why=str(error.strerror)) from None
    raise localized_error(ConfigError, "no-file", path=str(path))


def read_loose(path: Path, report: Report) -> Source:
    """Card files that are no pack: one file, or a folder of them."""
    if path.is_dir():
        return read_source(path, report)
    builder = SourceBuilder(str(path.parent), report)
    try:
        if not path.is_file():
            raise localized_error(ConfigError, "no-file", path=str(path))
        with path.open("rb") as file:
            builder.add(path.name, file.read(MAX_FILE_SIZE + 1))
    except OSError as error:
        raise localized_error(ConfigError, "unreadable", path=str(path), why=str(error.strerror)) from None
    return builder.source


# ---- a folder


def read_folder(path: Path, report: Report) -> Source:
    builder = SourceBuilder(str(path), report)
    for name, entry in card_files(path, builder):
        if builder.is_full(name):
            break
        if entry.is_symlink() or not entry.is_file(follow_symlinks=False):
            builder.refuse(name, "this is a link or no plain file; a pack holds plain files")
            continue
        with Path(entry.path).open("rb") as file:
            builder.add(name, file.read(MAX_FILE_SIZE + 1))
    return builder.source


def card_files(path: Path, builder: SourceBuilder) -> Iterator[tuple[str, "os.DirEntry[str]"]]:
    """The card files of a folder and those below it, by name; hidden ones are no part of a pack."""
    left = MAX_ENTRIES
    folders = [""]
    for folder in folders:
        with os.scandir(path / folder) as entries:
            listing = sorted(islice(entries, left + 1), key=lambda entry: entry.name)
        left -= len(listing)
        if left < 0:
            builder.refuse("", f"the folder holds more than {MAX_ENTRIES} files")
            return
        for entry in listing:
            name = str(PurePosixPath(folder) / entry.name)
            if entry.name.startswith("."):
                continue
            if entry.is_dir(follow_symlinks=False):
                if len(PurePosixPath(name).parts) <= MAX_FOLDER_DEPTH:
                    folders.append(name)
                else:
                    builder.refuse(name, f"folders are nested more than {MAX_FOLDER_DEPTH} deep")
            elif entry.name.endswith(SUFFIXES):
                yield name, entry


# ---- a zip


def read_zip(data: bytes, where: str, report: Report) -> Source:
    builder = SourceBuilder(where, report)
    if len(data) > MAX_ZIP_SIZE:
        builder.refuse("", f"the zip is too large; allowed: {MAX_ZIP_SIZE // 1024} KB")
        return builder.source
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            read_entries(archive, builder)
    except (zipfile.BadZipFile, zlib.error, EOFError, ValueError, NotImplementedError, OSError) as error:
        builder.refuse("", f"this is no zip that can be read: {str(error).rstrip('.')}")
    return builder.source


def read_entries(archive: zipfile.ZipFile, builder: SourceBuilder) -> None:
    entries = archive.infolist()
    if len(entries) > MAX_ENTRIES:
        builder.refuse("", f"the zip holds more than {MAX_ENTRIES} files")
        return
    top = common_folder([entry.filename for entry in entries])
    for entry in entries:
        name = entry.filename[len(top) :]
        if entry.is_dir() or not name.endswith(SUFFIXES) or is_hidden(name):
            continue
        if builder.is_full(name):
            return
        if problem := problem_with(entry, name, builder.source):
            builder.refuse(name, problem)
            continue
        with archive.open(entry) as file:
            builder.add(name, file.read(MAX_FILE_SIZE + 1))


def problem_with(entry: zipfile.ZipInfo, name: str, source: Source) -> str:
    """Why a file of a zip is not taken; empty: it is."""
    path = PurePosixPath(name)
    if path.is_absolute() or ".." in path.parts or "\\" in name or ":" in name or "\0" in name:
        return "its name leads out of the pack"
    if len(path.parts) > MAX_FOLDER_DEPTH + 1:
        return f"folders are nested more than {MAX_FOLDER_DEPTH} deep"
    if stat.S_ISLNK(entry.external_attr >> 16):
        return "this is a link; a pack holds plain files"
    if entry.flag_bits & 1:
        return "the file is encrypted"
    if entry.compress_type not in COMPRESSIONS:
        return "the file is packed in an unusual way; allowed: stored, deflated"
    if entry.file_size > MAX_FILE_SIZE:
        return f"the file is too large; allowed: {MAX_FILE_SIZE // 1024} KB"
    if name in source.texts:
        return "the zip holds this file twice"
    return ""


def is_hidden(name: str) -> bool:
    """Files that systems put into a zip unasked."""
    return any((part.startswith(".") and part != "..") or part == "__MACOSX" for part in PurePosixPath(name).parts)


def common_folder(names: list[str]) -> str:
    """The folder that holds everything, with its slash; empty where `pack.yaml` lies at the top."""
    tops = {name.partition("/")[0] for name in names if not is_hidden(name)}
    top = tops.pop() if len(tops) == 1 else ""
    return f"{top}/" if top not in ("", "..") and f"{top}/pack.yaml" in names else ""


def write_zip(texts: dict[str, str]) -> bytes:
    """The same texts make the same zip, byte by byte."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(texts):
            entry = zipfile.ZipInfo(name)  # dated 1980, whenever it is made
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, texts[name])
    return packed.getvalue()
