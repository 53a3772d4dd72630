"""Print sheets: the size and number of cards, and backs that align with their fronts."""

import re
from collections.abc import Iterator
from io import BytesIO
from typing import Any

import msgspec
import pytest
from pypdf import PageObject, PdfReader

from questable.drawing.model import Sheet
from questable.drawing.print_sheet import print_sheet
from questable.drawing.sheets import game_sheets

POINTS = 72 / 25.4  # to a millimetre


@pytest.fixture(scope="module")
def tenefyr() -> Sheet:
    return game_sheets("tenefyr", ["en"])[0]


def only(sheet: Sheet, *ids: str) -> Sheet:
    return msgspec.structs.replace(sheet, cards=[card for card in sheet.cards if card.id in ids])


def pages(pdf: bytes) -> list[PageObject]:
    return list(PdfReader(BytesIO(pdf)).pages)


def words(page: PageObject) -> Iterator[tuple[str, float, float]]:
    """The words of a page with their positions, in millimetres from the upper left corner."""
    found: list[tuple[str, float, float]] = []

    def visit(text: str, around: Any, here: Any, font: Any, size: Any) -> None:
        if text.strip():
            x = here[4] * around[0] + here[5] * around[2] + around[4]
            y = here[4] * around[1] + here[5] * around[3] + around[5]
            found.append((text.strip(), x / POINTS, (float(page.mediabox.height) - y) / POINTS))

    page.extract_text(visitor_text=visit)
    return iter(found)


@pytest.mark.parametrize(("paper", "width", "height"), [("a4", 210, 297), ("letter", 215.9, 279.4)])
def test_nine_cards_fill_a_page_of_either_paper(tenefyr: Sheet, paper: str, width: float, height: float) -> None:
    found = pages(print_sheet(only(tenefyr, "basic-0"), paper, each=10))
    assert len(found) == 4  # nine and one, each with backs
    for page in found:
        size = (float(page.mediabox.width) / POINTS, float(page.mediabox.height) / POINTS)
        assert size == pytest.approx((width, height), abs=0.1)


def test_every_card_is_printed_as_often_as_the_game_has_it(tenefyr: Sheet) -> None:
    assert len(pages(print_sheet(only(tenefyr, "basic-0", "basic-1"), backs=False))) == 6  # 48 cards


def test_a_back_lies_behind_its_front_when_the_paper_is_turned(tenefyr: Sheet) -> None:
    """A single front is at the left of its page, and its back at the right of the next, at the same height."""
    front, back = pages(print_sheet(only(tenefyr, "orc")))
    left, upper = next((x, y) for text, x, y in words(front) if "Orc" in text)
    right, lower = max((x, y) for text, x, y in words(back) if "Heroes" in text)
    column, row = (210 - 3 * 63) / 2, (297 - 3 * 88) / 2
    assert column < left < column + 63
    assert column + 2 * 63 < right < column + 3 * 63
    assert row < upper < row + 88
    assert row < lower < row + 88


def test_quests_are_sheets_of_their_own_two_to_a_page() -> None:
    sheet = game_sheets("terrinoth", ["fr"])[0]
    quests = msgspec.structs.replace(sheet, cards=[card for card in sheet.cards if card.kind == "quest"])
    found = pages(print_sheet(quests, backs=False))
    assert len(found) == 4
    assert all(page.mediabox.width > page.mediabox.height for page in found)


@pytest.mark.parametrize("game", ["tenefyr", "terrinoth"])
def test_all_cards_can_be_printed(game: str) -> None:
    (sheet,) = game_sheets(game, ["nl"])
    found = pages(print_sheet(sheet, each=1, backs=False))
    text = re.sub(r"\s+", "", "".join(page.extract_text() for page in found)).casefold()
    missing = [card.name for card in sheet.cards if re.sub(r"\s+", "", card.name).casefold() not in text]
    assert missing == []


def test_the_same_cards_give_the_same_bytes(tenefyr: Sheet) -> None:
    sheet = only(tenefyr, "orc", "oracle")
    assert print_sheet(sheet) == print_sheet(sheet)
