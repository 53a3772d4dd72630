"""The gallery is one self-contained HTML page."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from questable.drawing.gallery import gallery_page, write_gallery
from questable.drawing.model import Sheet
from questable.drawing.sheets import game_sheets


@pytest.fixture(scope="module")
def sheet() -> Sheet:
    return game_sheets("tenefyr", ["nl"])[0]


def data_of(page: str) -> dict[str, list[dict[str, object]]]:
    found = re.search(r'<script type="application/json" id="cards">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    read: dict[str, list[dict[str, object]]] = json.loads(found[1])
    return read


def test_the_page_holds_everything_it_shows(sheet: Sheet) -> None:
    page = gallery_page([sheet])
    assert not re.search(r"<(link|img|script src|iframe)", page)
    assert not re.search(r"url\((?!['\"]?data:)|@import", page)
    assert data_of(page)["sheets"] == [msgspec.to_builtins(sheet)]


def test_the_text_of_a_card_cannot_become_part_of_the_page(sheet: Sheet) -> None:
    bad = "</script><script>alert(1)</script><!--"
    card = msgspec.structs.replace(sheet.cards[0], flavour=bad)
    page = gallery_page([msgspec.structs.replace(sheet, cards=[card], title="<b>")])
    assert bad not in page
    assert "<title>&lt;b&gt;</title>" in page
    (found,) = data_of(page)["sheets"]
    assert found["cards"] == [msgspec.to_builtins(card)]


def test_the_artists_of_the_icons_are_named(sheet: Sheet) -> None:
    assert "game-icons.net" in sheet.words["icons-by"]
    assert "CC BY 3.0" in sheet.words["icons-by"]


def test_the_folder_is_made(tmp_path: Path, sheet: Sheet) -> None:
    page = write_gallery([sheet], tmp_path / "new" / "folder")
    assert page.read_text("utf-8").startswith("<!doctype html>")
