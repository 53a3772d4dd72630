"""Printed cards: a PDF of 63 × 88 mm cards, nine to a page, with cut marks and matching backs for duplex printing."""

import json
from pathlib import Path
from typing import Final

import msgspec
import typst

from questable.drawing.assets import paths_of, read, web_dist
from questable.drawing.model import Card, Sheet, icons_of
from questable.games import registry

PAPERS: Final = {"a4": "a4", "letter": "us-letter"}
TEMPLATE: Final = Path(__file__).parent / "print_sheet.typ"


def print_sheet(sheet: Sheet, paper: str = "a4", backs: bool = True, each: int | None = None) -> bytes:
    """The PDF. `each` is the number of copies of every card; None takes the number in the game. Equal cards give equal
    bytes."""
    module = registry.module(sheet.game)
    large = [card for card in sheet.cards if card.kind in module.large_card_kinds]
    data = {
        "style": module.print_style,
        "title": sheet.title,
        "lang": sheet.lang,
        "paper": PAPERS[paper],
        "duplex": backs,
        "cards": msgspec.to_builtins(
            copies([card for card in sheet.cards if card.kind not in module.large_card_kinds], each)
        ),
        "sheets": msgspec.to_builtins(large),
        "backs": msgspec.to_builtins(sheet.backs),
        "words": sheet.words,
        "icons": paths_of(icons_of(sheet)),
        "tones": json.loads(read("tones.json")),
    }
    return typst.compile(
        str(TEMPLATE),
        root=str(TEMPLATE.parent),
        font_paths=[str(web_dist() / "fonts")],
        ignore_system_fonts=True,
        format="pdf",
        sys_inputs={"data": json.dumps(data)},
        timestamp=0,
    )


def copies(cards: list[Card], each: int | None) -> list[Card]:
    return [card for card in cards for _ in range(card.copies if each is None else each)]
