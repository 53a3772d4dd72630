"""`questable cards check`: packs and loose card files of both games, all mistakes in one run."""

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from questable import GAMES
from questable.cards.pack import MANIFEST, Pack, read_pack
from questable.cards.pack_source import SUFFIXES, Source, read_loose, read_source
from questable.cards.yaml_nodes import Node, Report, TooManyMistakes
from questable.games.module import built_in_files
from questable.games.tenefyr import checks as tenefyr_check
from questable.games.tenefyr.game import read_tenefyr
from questable.games.terrinoth import checks as terrinoth_check
from questable.games.terrinoth.game import read_terrinoth
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
    """The cards of a pack that is laid over the built-in ones, or is the built-in one itself."""
    pack = read_pack(source, report)
    if pack is None:
        return []
    texts = pack.card_files()
    if pack.id == pack.game:
        cards = read_game(pack.game, texts, report, pack.about())
    else:
        cards = read_game(pack.game, built_in_files(pack.game), report, pack.about(), (pack,))
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
    """Files that do not say which game they are for: that of which they make more sense."""
    best: tuple[tuple[int, int], Report, int] | None = None
    for game in GAMES:
        tried = Report()
        cards: list[Node] = []
        with suppress(TooManyMistakes):
            cards = read_game(game, built_in_files(game), tried, Node(next(iter(texts), ""), 1), loose=texts)
        strange = sum(mistake.text.startswith("unknown section") for mistake in tried.mistakes)
        rank = strange, len(tried.mistakes)
        if best is None or rank < best[0]:
            best = rank, tried, sum(1 for card in cards if card.file in texts)
    assert best is not None
    report.take(best[1].mistakes)
    return best[2]


def read_game(
    game: str, base: Texts, report: Report, at: Node, packs: tuple[Pack, ...] = (), loose: Texts | None = None
) -> list[Node]:
    """All cards of a game; what is wrong with them together is only asked when each is right."""
    if game == "tenefyr":
        tenefyr = read_tenefyr(base, report, packs, loose)
        if not report.mistakes:
            tenefyr_check.check_game(tenefyr, report, at)
        return tenefyr_check.card_nodes(tenefyr)
    terrinoth = read_terrinoth(base, report, packs, loose)
    if not report.mistakes:
        terrinoth_check.check_game(terrinoth, report, at)
    return terrinoth_check.card_nodes(terrinoth)
