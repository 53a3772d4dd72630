"""Packs that people bring: checked in a process of its own, because anybody may have made them."""

from collections.abc import Iterable
from contextlib import suppress
from typing import Final, NamedTuple

from questable import GAMES
from questable.cards.pack import Pack, accepted, find_packs, read_pack
from questable.cards.pack_source import Source, read_zip
from questable.cards.yaml_nodes import Mistake, Report, TooManyMistakes
from questable.drawing.sheets import pack_sheets
from questable.games import registry

HERE: Final = "pack"  # the folder that mistakes of a pack speak of, before it has an id
MOST_AT_TABLE: Final = 4
Files = dict[str, str]


class Verdict(NamedTuple):
    """What a check says: mistakes, or a pack that can be played with."""

    pack: Pack | None
    cards: list[str]  # ids of what it adds and replaces
    mistakes: list[Mistake]


def check_zip(data: bytes) -> Verdict:
    """A pack that somebody sends."""
    report = Report()
    source = Source(HERE)
    with suppress(TooManyMistakes):
        source = read_zip(data, HERE, report)
    return check_source(source, report)


def check_files(files: Files) -> Verdict:
    """A pack that was kept: today's cards may no longer be those it was made for."""
    return check_source(Source(HERE, files), Report())


def check_source(source: Source, report: Report) -> Verdict:
    pack = None
    with suppress(TooManyMistakes):
        pack = read_pack(source, report)
        if pack is not None:
            look_through(pack.game, (pack,), report)
    if pack is None or report.mistakes:
        return Verdict(pack, [], in_order(report.mistakes))
    (sheet,) = pack_sheets(pack, ["en"])
    return Verdict(pack, [card.id for card in sheet.cards], [])


def check_together(game: str, packs: Iterable[Files]) -> list[Mistake]:
    """What is wrong with several packs at one table; `ConfigError` where they cannot be together at all."""
    found = find_packs(game, [kept_pack(files) for files in packs])
    report = Report()
    with suppress(TooManyMistakes):
        look_through(game, found, report)
    return in_order(report.mistakes)


def look_through(game: str, packs: tuple[Pack, ...], report: Report) -> None:
    for pack in packs:
        if pack.id in GAMES:
            report.add(pack.about(), f"the id {pack.id!r} is that of the built-in cards; a pack needs one of its own")
            return
    module = registry.module(game)
    module.check(module.built_in_files(), report, packs[-1].about(), packs)


def in_order(mistakes: Iterable[Mistake]) -> list[Mistake]:
    """By file and line, the files named as they are called inside of the pack."""
    named = [Mistake(one.file.removeprefix(f"{HERE}/"), one.line, one.text) for one in mistakes]
    return sorted(named, key=lambda one: (one.file, one.line))


def kept_pack(files: Files) -> Pack:
    """A pack as it was kept; at a table mistakes call it by its id."""
    report = Report()
    pack = accepted(read_pack(Source(HERE, files), report), report)
    return accepted(read_pack(Source(pack.id, files), report), report)


def address_of(base: str, packs: Iterable[str]) -> str:
    """What the cards of a table are asked for by: the hash of the built-in ones and those of the packs over them."""
    return ".".join([base, *packs])


def split_address(content: str) -> tuple[str, list[str]]:
    base, *packs = content.split(".")
    return base, packs
