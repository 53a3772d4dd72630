"""The cards of Tenefyr as card models."""

import pytest

import questable
from questable.drawing.card_catalogue import card_catalogue
from questable.drawing.model import Card
from questable.drawing.sheets import game_sheets
from questable.text.languages import LANGUAGES


def named(id: str, lang: str = "en") -> Card:
    return next(card for card in game_sheets("tenefyr", [lang])[0].cards if card.id == id)


def test_tenefyr_has_all_its_cards() -> None:
    (sheet,) = game_sheets("tenefyr", ["en"])
    kinds = [card.kind for card in sheet.cards for _ in range(card.copies)]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "basic": 48, "skill": 4, "dungeon": 70, "stage": 16, "reward": 20,
    }  # fmt: skip


def test_a_dungeon_card_has_an_enemy_and_a_loot() -> None:
    card = named("orc", "fr")
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
    (face,) = named("training-yard").faces
    assert [option.title for option in face.rules] == ["Drill", "Hand Down"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_heroes_of_tenefyr_are_told_with_their_skill(lang: str) -> None:
    catalogue = card_catalogue(questable.game("tenefyr"), lang)
    assert set(catalogue.terms["heroes"]) == {"barbarian", "bard", "cleric", "thief"}
    assert all(hero.name and hero.text for hero in catalogue.terms["heroes"].values())
    assert all(boss.name for boss in catalogue.terms["bosses"].values())
    assert all(one.name and one.text for one in catalogue.terms["achievements"].values())
