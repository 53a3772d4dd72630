"""The card model: every card of both games, in three languages, with all that a drawing needs."""

import json
from pathlib import Path

import pytest

import questable
from questable.drawing.assets import icon_paths, read
from questable.drawing.model import Card, Sheet, icons_of
from questable.drawing.sheets import game_sheets, pack_sheets
from questable.text.languages import LANGUAGES

PACKS = Path(__file__).resolve().parents[2] / "examples" / "packs"


@pytest.fixture(params=questable.GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=LANGUAGES)
def sheet(request: pytest.FixtureRequest, game: str) -> Sheet:
    return game_sheets(game, [request.param])[0]


def named(game: str, id: str, lang: str = "en") -> Card:
    return next(card for card in game_sheets(game, [lang])[0].cards if card.id == id)


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


def test_tenefyr_has_all_its_cards() -> None:
    (sheet,) = game_sheets("tenefyr", ["en"])
    kinds = [card.kind for card in sheet.cards for _ in range(card.copies)]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "basic": 48, "skill": 4, "dungeon": 70, "stage": 16, "reward": 20,
    }  # fmt: skip


def test_terrinoth_has_all_its_cards() -> None:
    (sheet,) = game_sheets("terrinoth", ["en"])
    kinds = [card.kind for card in sheet.cards for _ in range(card.copies)]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "hero": 12, "activation": 48, "enemy": 57, "nemesis": 8, "location": 26, "item": 19, "event": 18,
        "condition": 12, "hero-count": 5, "quest": 8,
    }  # fmt: skip


def test_a_dungeon_card_has_an_enemy_and_a_loot() -> None:
    card = named("tenefyr", "orc", "fr")
    enemy, loot = card.faces
    assert (card.level, card.tone) == (1, "level-1")
    assert (enemy.role, enemy.label, enemy.power) == ("enemy", "Ennemi", [3, 5, 6])
    assert (loot.role, loot.label, loot.power) == ("loot", "Butin", [1])
    assert [paragraph.text for paragraph in loot.rules] == ["Piochez 1 carte supplémentaire."]


def test_what_is_shuffled_together_looks_the_same_from_behind() -> None:
    (sheet,) = game_sheets("tenefyr", ["en"])
    backs = {card.kind: card.back for card in sheet.cards}
    assert backs["basic"] == backs["skill"] == backs["dungeon"]


def test_a_reward_has_its_options() -> None:
    (face,) = named("tenefyr", "training-yard").faces
    assert [option.title for option in face.rules] == ["Drill", "Hand Down"]


def test_an_activation_card_has_its_action_with_dice() -> None:
    card = named("terrinoth", "rune-of-ruin")
    (face,) = card.faces
    assert face.action is not None
    assert (face.action.label, face.action.dice, face.action.notes) == ("Attack", 3, ["ranged", "2 targets"])
    assert (card.tone, card.back) == ("mage", "mage")


def test_rules_stand_before_and_after_the_action_line() -> None:
    (face,) = named("terrinoth", "runic-key").faces
    assert face.rules == []
    assert [paragraph.text for paragraph in face.after][1] == "Spend 1 success token: place 2 progress on the location."
    (face,) = named("terrinoth", "rune-of-ruin").faces
    assert [paragraph.text for paragraph in face.rules] == [
        "Spend 1 success token: ignore 2 resilience of each target."
    ]
    assert face.after == []


def test_an_enemy_has_figures_and_an_effect_bar() -> None:
    (face,) = named("terrinoth", "bandit-master", "nl").faces
    assert {figure.id: figure.value for figure in face.figures} == {"health": 4, "attack": 2, "resilience": 0}
    assert face.bar == ["Oprukken", "Toeslaan", "Ontfutselen"]


def test_keywords_that_not_everybody_knows_are_explained_on_the_card() -> None:
    (face,) = named("terrinoth", "oathless-guard").faces
    assert face.bar == ["Advance", "Inflict", "Shield Bash"]
    assert [paragraph.title for paragraph in face.rules] == ["Shield Bash:"]
    (face,) = named("terrinoth", "goblin-slinger-master").faces
    assert face.bar == ["Volley", "Volley", "Retreat"]
    assert [paragraph.title for paragraph in face.rules] == ["Volley:"]


def test_a_quest_has_its_track_and_all_its_rules() -> None:
    (face,) = named("terrinoth", "the-ninth-bell").faces
    assert face.track[:3] == ["start", "grey", "green"]
    titles = [paragraph.title for paragraph in face.rules]
    assert titles[:3] == ["", "", ""]  # the three decks
    assert titles[3:] == ["Special rules:", "Green:", "Blue:", "Red:", "Threat:", "Victory:", "Defeat:", ""]
    assert [paragraph.tone for paragraph in face.rules if paragraph.tone] == ["green", "blue", "red"]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "4/4/3: with 2, 3 or 4 heroes."),
        ("fr", "4/4/3\u00a0: à 2, 3 ou 4 héros."),
        ("nl", "4/4/3: met 2, 3 of 4 helden."),
    ],
)
def test_a_quest_says_what_its_amounts_depend_on(lang: str, told: str) -> None:
    assert named("terrinoth", "lanterns-in-the-mire", lang).faces[0].rules[-1].text == told


def test_a_location_has_its_spawns_and_its_exploration() -> None:
    card = named("terrinoth", "roadside-inn")
    assert {figure.id: figure.value for figure in card.faces[0].figures} == {
        "engaged": 2, "shadows": 1, "exploration": 6,
    }  # fmt: skip
    assert card.type == "Trivial location: Road, Settlement"


@pytest.mark.parametrize("name", ["toll-road", "salt-fair"])
def test_a_pack_shows_its_own_cards_only(name: str) -> None:
    pack = questable.load_pack(PACKS / name)
    (sheet,) = pack_sheets(pack, ["fr"])
    (built_in,) = game_sheets(pack.game, ["fr"])
    assert sheet.title == pack.name["fr"]
    assert sheet.cards
    assert not {card.id for card in sheet.cards} & ({card.id for card in built_in.cards} - set(pack.replaces))
