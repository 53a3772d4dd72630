"""The cards of Terrinoth as card models."""

import pytest

import questable
from questable.drawing.card_catalogue import card_catalogue
from questable.drawing.model import Card
from questable.drawing.sheets import game_sheets
from questable.text.languages import LANGUAGES


def named(id: str, lang: str = "en") -> Card:
    return next(card for card in game_sheets("terrinoth", [lang])[0].cards if card.id == id)


def test_terrinoth_has_all_its_cards() -> None:
    (sheet,) = game_sheets("terrinoth", ["en"])
    kinds = [card.kind for card in sheet.cards for _ in range(card.copies)]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "hero": 12, "activation": 48, "enemy": 57, "nemesis": 8, "location": 26, "item": 19, "event": 18,
        "condition": 12, "hero-count": 5, "quest": 8,
    }  # fmt: skip


def test_an_activation_card_has_its_action_with_dice() -> None:
    card = named("rune-of-ruin")
    (face,) = card.faces
    assert face.action is not None
    assert (face.action.label, face.action.dice, face.action.notes) == ("Attack", 3, ["ranged", "2 targets"])
    assert (card.tone, card.back) == ("mage", "mage")


def test_rules_stand_before_and_after_the_action_line() -> None:
    (face,) = named("runic-key").faces
    assert face.rules == []
    assert [paragraph.text for paragraph in face.after][1] == "Spend 1 success token: place 2 progress on the location."
    (face,) = named("rune-of-ruin").faces
    assert [paragraph.text for paragraph in face.rules] == [
        "Spend 1 success token: ignore 2 resilience of each target."
    ]
    assert face.after == []


def test_an_enemy_has_figures_and_an_effect_bar() -> None:
    (face,) = named("bandit-master", "nl").faces
    assert {figure.id: figure.value for figure in face.figures} == {"health": 4, "attack": 2, "resilience": 0}
    assert face.bar == ["Oprukken", "Toeslaan", "Ontfutselen"]


def test_keywords_that_not_everybody_knows_are_explained_on_the_card() -> None:
    (face,) = named("oathless-guard").faces
    assert face.bar == ["Advance", "Inflict", "Shield Bash"]
    assert [paragraph.title for paragraph in face.rules] == ["Shield Bash:"]
    (face,) = named("goblin-slinger-master").faces
    assert face.bar == ["Volley", "Volley", "Retreat"]
    assert [paragraph.title for paragraph in face.rules] == ["Volley:"]


def test_a_quest_has_its_track_and_all_its_rules() -> None:
    (face,) = named("the-ninth-bell").faces
    assert face.track[:3] == ["start", "grey", "green"]
    titles = [paragraph.title for paragraph in face.rules]
    assert titles[:3] == ["", "", ""]  # the three decks
    assert titles[3:] == ["Special rules:", "Green:", "Blue:", "Red:", "Threat:", "Victory:", "Defeat:", ""]
    assert [paragraph.tone for paragraph in face.rules if paragraph.tone] == ["green", "blue", "red"]


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "4/4/3: with 2, 3 or 4 heroes."),
        ("fr", "4/4/3\u00a0: à 2, 3 ou 4 héros."),
        ("nl", "4/4/3: met 2, 3 of 4 helden."),
    ],
)
def test_a_quest_says_what_its_amounts_depend_on(lang: str, text: str) -> None:
    assert named("lanterns-in-the-mire", lang).faces[0].rules[-1].text == text


def test_a_location_has_its_spawns_and_its_exploration() -> None:
    card = named("roadside-inn")
    assert {figure.id: figure.value for figure in card.faces[0].figures} == {
        "engaged": 2, "shadows": 1, "exploration": 6,
    }  # fmt: skip
    assert card.type == "Trivial location: Road, Settlement"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tokens_conditions_and_keywords_of_terrinoth_have_names(lang: str) -> None:
    catalogue = card_catalogue(questable.game("terrinoth"), lang)
    for kind in ("quest-tokens", "conditions", "keywords", "archetypes", "classes"):
        assert catalogue.terms[kind]
        assert all(term.name for term in catalogue.terms[kind].values())
