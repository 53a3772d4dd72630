"""The card model: every card of both games in three languages, with all data that a drawing needs."""

import json
from pathlib import Path

import pytest

import questable
from questable.drawing.assets import icon_paths, read
from questable.drawing.model import Sheet, icons_of
from questable.drawing.sheets import game_sheets, pack_sheets
from questable.text.languages import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
PACKS = ROOT / "examples" / "packs"


@pytest.fixture(params=questable.GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=LANGUAGES)
def sheet(request: pytest.FixtureRequest, game: str) -> Sheet:
    return game_sheets(game, [request.param])[0]


def test_ids_are_unique(sheet: Sheet) -> None:
    ids = [card.id for card in sheet.cards]
    assert len(set(ids)) == len(ids)


def test_every_icon_can_be_drawn(sheet: Sheet) -> None:
    assert icons_of(sheet) <= set(icon_paths())
    assert all(face.icon for card in sheet.cards for face in card.faces)


def test_every_tone_has_colours_and_every_back_is_drawn(sheet: Sheet) -> None:
    tones = json.loads(read("tones.json"))
    assert {card.tone for card in sheet.cards} | {back.tone for back in sheet.backs.values()} <= set(tones)
    assert {f"peril-{space}" for card in sheet.cards for face in card.faces for space in face.track} <= set(tones)
    assert {card.back for card in sheet.cards} <= set(sheet.backs)


def test_nothing_is_without_words(sheet: Sheet) -> None:
    for card in sheet.cards:
        assert card.name
        assert card.type
        assert card.group
        for face in card.faces:
            assert all(paragraph.text for paragraph in (*face.rules, *face.after)), card.id
            assert all((*face.traits, *face.bar)), card.id
    assert all(sheet.words.values())


def test_all_languages_have_the_same_cards(game: str) -> None:
    first, *others = game_sheets(game, LANGUAGES)
    for other in others:
        assert [card.id for card in other.cards] == [card.id for card in first.cards]
        assert other.words.keys() == first.words.keys()


@pytest.mark.parametrize("name", ["toll-road", "salt-fair"])
def test_a_pack_shows_its_own_cards_only(name: str) -> None:
    pack = questable.load_pack(PACKS / name)
    (sheet,) = pack_sheets(pack, ["fr"])
    (built_in,) = game_sheets(pack.game, ["fr"])
    assert sheet.title == pack.name["fr"]
    assert sheet.cards
    assert not {card.id for card in sheet.cards} & ({card.id for card in built_in.cards} - set(pack.replaces))
