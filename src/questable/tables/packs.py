"""Checks of uploaded packs. They run in a worker process, because anybody may have made a pack."""

from collections.abc import Iterable
from contextlib import suppress
from typing import Final, NamedTuple

from questable.cards.pack import Pack, accepted, find_packs, read_pack
from questable.cards.pack_source import Source, read_zip
from questable.cards.yaml_nodes import Mistake, Report, TooManyMistakes
from questable.drawing.sheets import pack_sheets
from questable.games import registry
from questable.tables.records import Files

PACK_FOLDER: Final = "pack"  # stands for the pack in mistakes, before its id is known
MOST_AT_TABLE: Final = 4


class PackCheck(NamedTuple):
    """The result of a check: mistakes, or a pack that can be played with."""

    pack: Pack | None
    cards: list[str]  # ids of the cards that it adds or replaces
    mistakes: list[Mistake]


def check_zip(data: bytes) -> PackCheck:
    """Check an uploaded zip."""
    report = Report()
    source = Source(PACK_FOLDER)
    with suppress(TooManyMistakes):
        source = read_zip(data, PACK_FOLDER, report)
    return check_source(source, report)


def check_files(files: Files) -> PackCheck:
    """Check a stored pack again: the built-in cards may have changed since."""
    return check_source(Source(PACK_FOLDER, files), Report())


def check_source(source: Source, report: Report) -> PackCheck:
    pack = None
    with suppress(TooManyMistakes):
        pack = read_pack(source, report)
        if pack is not None:
            check_merged(pack.game, (pack,), report)
    if pack is None or report.mistakes:
        return PackCheck(pack, [], sort_mistakes(report.mistakes))
    (sheet,) = pack_sheets(pack, ["en"])
    return PackCheck(pack, [card.id for card in sheet.cards], [])


def check_together(game: str, packs: Iterable[Files]) -> list[Mistake]:
    """The mistakes of several packs at one table; `ConfigError` if they exclude each other."""
    found = find_packs(game, [stored_pack(files) for files in packs])
    report = Report()
    with suppress(TooManyMistakes):
        check_merged(game, found, report)
    return sort_mistakes(report.mistakes)


def check_merged(game: str, packs: tuple[Pack, ...], report: Report) -> None:
    """Check packs merged over the built-in cards."""
    for pack in packs:
        if pack.id in registry.names():
            report.add(pack.about(), f"the id {pack.id!r} is that of the built-in cards; a pack needs one of its own")
            return
    module = registry.module(game)
    module.check(module.built_in_files(), report, packs[-1].about(), packs)


def sort_mistakes(mistakes: Iterable[Mistake]) -> list[Mistake]:
    """By file and line, with file names relative to the pack."""
    named = [Mistake(one.file.removeprefix(f"{PACK_FOLDER}/"), one.line, one.text) for one in mistakes]
    return sorted(named, key=lambda one: (one.file, one.line))


def stored_pack(files: Files) -> Pack:
    """Read a stored pack, with its id as the folder that mistakes name."""
    report = Report()
    pack = accepted(read_pack(Source(PACK_FOLDER, files), report), report)
    return accepted(read_pack(Source(pack.id, files), report), report)


def content_address(base: str, packs: Iterable[str]) -> str:
    """The address of a table's cards: the hash of the built-in ones, then those of its packs."""
    return ".".join([base, *packs])


def split_content_address(content: str) -> tuple[str, list[str]]:
    base, *packs = content.split(".")
    return base, packs
