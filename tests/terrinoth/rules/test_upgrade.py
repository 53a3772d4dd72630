"""TER-UPG: better activation cards."""

from typing import Any

import pytest

from questable.games.terrinoth.game import MODULE as TERRINOTH
from questable.games.terrinoth.testkit.scene import PARTY, QuestScene

DORRIK, KARI, MOK, MAELIS = PARTY
ACTIVATION = TERRINOTH.load().cards.of("activation")
GREEN = 1  # the space before the first green one


def green(heroes: list[str], **config: Any) -> QuestScene:
    """The peril phase in which The Goblin Problem lets each hero upgrade a card."""
    s = QuestScene(heroes, **config)
    s.lay(phase="peril", peril=GREEN)
    return s


def cards(s: QuestScene, hero: str) -> list[str]:
    number = s.number(hero)
    return [s.name(card) for card in s.table.acts[number * 4 : number * 4 + 4]]


def of_class(*classes: str) -> set[str]:
    return {f"upgrade:{card.id}" for card in ACTIVATION.values() if card.hero_class in classes}


@pytest.mark.rule("TER-UPG-1")
def test_each_hero_swaps_a_basic_card_for_an_advanced_one_of_the_same_action() -> None:
    s = green([DORRIK, MOK], leader=1)
    assert (s.asked(), set(s.options())) == ("upgrade", of_class("spiritspeaker", "disciple"))  # the leader first
    s.answer("upgrade:hymn-of-dawn", MOK)
    assert cards(s, MOK) == ["ashwood-staff", "pilgrims-path", "hymn-of-dawn", "healing-hands"]
    assert set(s.options()) == of_class("knight", "berserker")  # of the own archetype, either class
    s.answer("upgrade:red-harvest", DORRIK)
    assert cards(s, DORRIK) == ["red-harvest", "shoulder-through", "catch-your-breath", "stand-behind-me"]
    assert s.readied(DORRIK) == ["attack", "explore", "rest", "aid"]
    s.done()


@pytest.mark.rule("TER-UPG-1")
def test_further_cards_are_of_the_same_class() -> None:
    s = green([DORRIK, MOK])
    s.lay(upgrades={0: ["red-harvest"], 1: ["hymn-of-dawn", "radiant-mending"]})
    assert set(s.options()) == of_class("berserker") - {"upgrade:red-harvest"}
    s.answer("upgrade:battle-roar", DORRIK)
    assert set(s.options()) == {"upgrade:searing-verse", "upgrade:blessed-steps"}
    s.answer("upgrade:searing-verse", MOK)
    s.done()


@pytest.mark.rule("TER-UPG-1")
@pytest.mark.parametrize("exhausted", [True, False])
def test_the_new_card_keeps_the_state_and_the_old_one_leaves_the_game(exhausted: bool) -> None:
    s = green([DORRIK, MOK])
    s.lay(exhausted_cards={0: ["attack"] if exhausted else ["rest"]})
    s.answer("upgrade:oathkeepers-blade", DORRIK)
    s.answer("upgrade:searing-verse", MOK)
    assert ("attack" in s.readied(DORRIK)) is not exhausted
    heroes = s.table.view(None)["heroes"]
    assert isinstance(heroes, list)
    assert heroes[0]["cards"][0] == {"card": "oathkeepers-blade", "exhausted": exhausted}
    assert heroes[0]["class"] == "knight"
    assert "broad-swing" not in str(s.table.view(0))
    s.done()


@pytest.mark.rule("TER-UPG-1")
def test_with_all_four_upgraded_nothing_happens() -> None:
    s = green([DORRIK, MOK])
    berserker = [card.id for card in ACTIVATION.values() if card.hero_class == "berserker"]
    s.lay(upgrades={0: berserker, 1: ["searing-verse", "blessed-steps", "hymn-of-dawn"]})
    assert s.asked() == "activate"  # and Mok's last one was not asked for
    assert sorted(cards(s, DORRIK)) == sorted(berserker)
    assert cards(s, MOK) == ["searing-verse", "blessed-steps", "hymn-of-dawn", "radiant-mending"]
    assert [args["hero"] for args in s.happened("card-upgraded")] == [MOK]
    s.done()


@pytest.mark.rule("TER-UPG-1")
def test_only_where_a_quest_says_so() -> None:
    s = QuestScene([DORRIK, MOK, KARI])
    s.lay(phase="peril", peril=0)
    assert s.asked() == "activate"  # a grey space
    assert s.happened("card-upgraded") == []
    s.done()


@pytest.mark.rule("TER-UPG-1")
def test_an_advanced_card_is_of_the_same_action_and_archetype_as_the_basic_one() -> None:
    for hero_class in TERRINOTH.load().cards.of("classes").values():
        advanced = {card.action: card for card in ACTIVATION.values() if card.hero_class == hero_class.id}
        assert sorted(advanced) == ["aid", "attack", "explore", "rest"]
        assert all(card.archetype == hero_class.archetype for card in advanced.values())
