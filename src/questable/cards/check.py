"""`questable cards check`: packs and loose card files of all games, all mistakes in one run."""

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from questable.cards.pack import MANIFEST, read_pack
from questable.cards.pack_source import SUFFIXES, Source, read_loose, read_source
from questable.cards.yaml_nodes import Node, Report, TooManyMistakes
from questable.games import registry
from questable.kernel.errors import ConfigError
from questable.text.errors import localized_error

Texts = dict[str, str]


@dataclass(frozen=True)
class Checked:
    where: str
    cards: int


def check_path(path: Path) -> list[Checked]:
    """Check a pack, a folder of packs, or card files; `CardError` names every mistake."""
    if not path.exists():
        raise localized_error(ConfigError, "no-path", path=str(path))
    report = Report()
    checked: list[Checked] = []
    for pack in packs_at(path):
        of_pack = Report()
        checked.append(Checked(str(pack), len(check_pack(read_source(pack, of_pack), of_pack))))
        report.take(of_pack.mistakes)
    if not checked:
        checked.append(Checked(str(path), check_files(path, report)))
    report.refuse()
    return checked


def packs_at(path: Path) -> list[Path]:
    """The pack of that path, or those in the folder of that path."""
    if not path.is_dir():
        return [] if path.suffix in SUFFIXES else [path]
    if (path / MANIFEST).exists():
        return [path]
    return [*(about.parent for about in sorted(path.glob(f"*/{MANIFEST}"))), *sorted(path.glob("*.zip"))]


def check_pack(source: Source, report: Report) -> list[Node]:
    """The cards of a pack that is merged over the built-in ones, or is the built-in one itself."""
    pack = read_pack(source, report)
    if pack is None:
        return []
    module = registry.module(pack.game)
    texts = pack.card_files()
    if pack.id == pack.game:
        cards = module.check(texts, report, pack.about())
    else:
        cards = module.check(module.built_in_files(), report, pack.about(), (pack,))
    return [card for card in cards if card.file in texts]


def check_files(path: Path, report: Report) -> int:
    """How many cards there are in a file of a pack, or in files of none."""
    if path.is_file() and (path.parent / MANIFEST).is_file():
        whole = Report()
        cards = check_pack(read_source(path.parent, whole), whole)
        here = str(path)
        report.take([mistake for mistake in whole.mistakes if mistake.file == here])
        return sum(1 for card in cards if card.file == here)
    source = read_loose(path, report)
    if not source.texts and not report.mistakes:
        raise localized_error(ConfigError, "no-card-files", path=str(path))
    return check_loose({source.label(name): text for name, text in source.texts.items()}, report)


def check_loose(texts: Texts, report: Report) -> int:
    """Check files that do not name their game as files of the game in which they have the fewest mistakes."""
    best: tuple[tuple[int, int], Report, int] | None = None
    for game in registry.names():
        module = registry.module(game)
        tried = Report()
        cards: list[Node] = []
        with suppress(TooManyMistakes):
            cards = module.check(module.built_in_files(), tried, Node(next(iter(texts), ""), 1), loose=texts)
        unknown = sum(mistake.text.startswith("unknown section") for mistake in tried.mistakes)
        rank = unknown, len(tried.mistakes)
        if best is None or rank < best[0]:
            best = rank, tried, sum(1 for card in cards if card.file in texts)
    assert best is not None
    report.take(best[1].mistakes)
    return best[2]
