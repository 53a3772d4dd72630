"""TER-COMP: what is in the box."""

from collections import Counter
from typing import Any

import pytest
import yaml

from questable.games import registry
from questable.games.terrinoth.game import MODULE as TERRINOTH
from questable.games.terrinoth.rules.constants import (
    COUNTERATTACK,
    CRITICAL,
    DEFENSE,
    DOUBLE_SUCCESS,
    SUCCESS,
    THREAT_FACE,
)
from questable.games.terrinoth.testkit.scene import PARTY, QuestScene
from questable.text.rulebook import load_rules

CARDS = TERRINOTH.load().cards
CATALOGUE = TERRINOTH.load().card_set
ACTIONS = ["aid", "attack", "explore", "rest"]
LANGUAGES = {"en", "fr", "nl"}
KARI = "kari-wraithstalker"


def section(name: str) -> list[dict[str, Any]]:
    """A section of the card files as their makers wrote it."""
    return [
        card
        for text in registry.module("terrinoth").built_in_files().values()
        for card in yaml.safe_load(text).get(name, [])
    ]


@pytest.mark.rule("TER-COMP-1")
def test_eight_quest_sheets() -> None:
    sheets = section("quests")
    assert sorted(sheet["number"] for sheet in sheets) == list(range(1, 9))
    assert len({sheet["id"] for sheet in sheets}) == len({sheet["nemesis"] for sheet in sheets}) == 8


@pytest.mark.rule("TER-COMP-1")
@pytest.mark.parametrize("sheet", section("quests"), ids=lambda sheet: sheet["id"])
def test_what_a_quest_sheet_shows(sheet: dict[str, Any]) -> None:
    for text in ("name", "story", "victory-text", "defeat-text"):
        assert set(sheet[text]) == LANGUAGES
        assert all(sheet[text].values())
    assert set(sheet["decks"]) == {"enemies", "locations", "exploration"}
    for stacks in sheet["decks"].values():  # stacks, top to bottom
        assert stacks
        assert all(isinstance(stack, list) and stack for stack in stacks)
    assert sheet["nemesis"] in {nemesis["id"] for nemesis in section("nemeses")}
    assert {"rules", "threat", "victory", "defeat"} <= set(sheet)
    assert sheet["rules"]
    track = sheet["peril"]["track"]
    assert track[0] == "start"
    assert track.count("start") == 1
    assert "grey" in track
    colours = set(track) - {"start", "grey"}
    assert colours == set(sheet["peril"]["rules"])
    assert all(sheet["peril"]["rules"].values())
    assert track[-1] == "red"


@pytest.mark.rule("TER-COMP-2")
def test_the_faces_of_the_dice() -> None:
    hero, enemy = CATALOGUE.hero_die, CATALOGUE.enemy_die
    assert len(hero) == len(enemy) == 6
    assert {bit for bit in (SUCCESS, CRITICAL, DEFENSE, DOUBLE_SUCCESS) for face in hero if face & bit} == {1, 2, 4, 8}
    assert all(face for face in hero)
    assert {bit for bit in (COUNTERATTACK, THREAT_FACE) for face in enemy if face & bit} == {1, 2}
    assert enemy.count(0) == 2  # blank


@pytest.mark.rule("TER-COMP-2")
def test_hero_dice_are_not_limited_to_three() -> None:
    s = QuestScene(["dorrik-emberfall", "maelis-quillfire"])
    s.engage("dorrik-emberfall", "stone-sentinel", "stone-sentinel", "hill-ogre")
    s.hero("dorrik-emberfall", items=("spare-blade", "rune-shard"))
    s.dice("success", "success", "success", "success", "success", "success", "blank", "blank", "blank")
    s.activate("dorrik-emberfall", "attack")
    s.answer("enemy:hill-ogre")
    s.answer("done")
    s.answer("ability:rune-shard")
    s.answer("yes")
    s.answer("yes")  # the Spare Blade
    assert len(s.happened("hero-die-rolled")) == 6
    assert s.discarded() == ["hill-ogre"]  # six, and one for two enemies at hand
    s.done()


@pytest.mark.rule("TER-COMP-2")
def test_enemy_dice_never_exceed_three() -> None:
    s = QuestScene(["dorrik-emberfall", "maelis-quillfire"])
    s.engage("dorrik-emberfall", "stone-sentinel", "stone-sentinel", "hill-ogre")
    s.lay(shadows=["iron-colossus"])
    s.dice("defense", "defense", "blank", "blank", "blank")
    s.activate("dorrik-emberfall", "explore")
    s.answer("yes")  # engage a fourth one: it strikes and stays in the shadows
    assert s.shadows() == ["iron-colossus"]
    assert len(s.happened("enemy-die-rolled")) == 3
    s.done()


@pytest.mark.rule("TER-COMP-3")
def test_twelve_heroes_three_for_each_archetype() -> None:
    heroes = CARDS.of("heroes").values()
    assert Counter(hero.archetype for hero in heroes) == {"healer": 3, "mage": 3, "scout": 3, "warrior": 3}
    assert all(hero.copies == 1 and hero.health > 0 and hero.rules for hero in heroes)


@pytest.mark.rule("TER-COMP-4")
def test_48_activation_cards() -> None:
    cards = list(CARDS.of("activation").values())
    basic = [card for card in cards if card.hero_class == "basic"]
    assert (len(cards), len(basic)) == (48, 16)
    for archetype in CARDS.of("archetypes"):
        assert sorted(card.action for card in basic if card.archetype == archetype) == ACTIONS
        classes = {name for name, one in CARDS.of("classes").items() if one.archetype == archetype}
        assert len(classes) == 2
        for hero_class in classes:
            advanced = [card for card in cards if card.hero_class == hero_class]
            assert sorted(card.action for card in advanced) == ACTIONS
            assert {card.archetype for card in advanced} == {archetype}
    assert len(CARDS.of("classes")) == 8


@pytest.mark.rule("TER-COMP-5")
def test_65_enemy_cards() -> None:
    enemies = list(CARDS.of("enemies").values())
    sets: dict[str, Counter[str]] = {}
    for enemy in enemies:
        sets.setdefault(enemy.set, Counter())[enemy.rank] += enemy.copies
    assert sets.pop("") == {"nemesis": 8}
    assert len(sets) == 19
    assert all(of_set == {"minion": 2, "master": 1} for of_set in sets.values())
    assert sum(enemy.copies for enemy in enemies) == len(CATALOGUE.enemy_instances()) == 65
    for name in sets:  # the three bear one name
        assert len({str(enemy.name) for enemy in enemies if enemy.set == name}) == 1


@pytest.mark.rule("TER-COMP-6")
def test_26_unique_locations() -> None:
    locations = CARDS.of("locations").values()
    assert len(locations) == len({place.name["en"] for place in locations}) == 26
    for place in locations:
        assert place.copies == 1
        assert place.traits
        assert place.difficulty in ("trivial", "challenging", "formidable")
        assert place.engaged > 0
        assert place.shadows > 0
        assert place.exploration > 0
        assert place.rules


@pytest.mark.rule("TER-COMP-7")
def test_37_exploration_cards() -> None:
    cards = CARDS.of("exploration").values()
    sizes = Counter(card.set for card in cards)
    assert sizes.pop("base") == 12
    assert sorted(sizes.values()) == [5, 5, 5, 5, 5]
    assert len(cards) == 37
    assert {card.kind for card in cards} == {"item", "event"}
    assert all(card.copies == 1 for card in cards)


@pytest.mark.rule("TER-COMP-8")
def test_12_condition_cards() -> None:
    assert {name: card.copies for name, card in CARDS.of("conditions").items()} == {
        "poisoned": 4,
        "weakened": 4,
        "focused": 4,
    }


@pytest.mark.rule("TER-COMP-9")
def test_tokens_are_not_a_limit() -> None:
    s = QuestScene(PARTY)
    for hero in PARTY:
        s.hero(hero, wounds=8, tokens=5)
    s.lay(location="drowned-garden", progress=14)
    s.dice("double", "double")
    s.activate("dorrik-emberfall", "explore")
    s.answer("spend:2")
    assert s.table.progress == 14 + 6  # there are 14 progress tokens in the box
    s.done()


@pytest.mark.rule("TER-COMP-9")
def test_cards_are_a_limit() -> None:
    s = QuestScene([KARI, "elder-mok"])
    s.lay(exploration_deck=["sprung-ambush"])
    s.dice("success", "success", "success")
    s.activate(KARI, "explore")  # the event would spawn an enemy, and there is none left
    assert (s.engaged(KARI), s.tokens(KARI)) == ([], 1)
    s.done()


@pytest.mark.rule("TER-COMP-9")
def test_the_leader_token_the_peril_token_and_the_reference() -> None:
    s = QuestScene(PARTY, leader=2)
    seen = s.table.view(None)
    assert seen["leader"] == 2
    assert seen["peril"] == {"space": 0, "track": TERRINOTH.load().cards.quests["the-goblin-problem"].track}
    counts = section("hero-counts")
    assert sum(card["copies"] for card in counts) == 5
    assert {card["heroes"]: (card["copies"], card["health"]) for card in counts} == {3: (3, 4), 2: (2, 10)}
    assert load_rules("terrinoth").rule("TER-RND-1").text["en"]  # what the reference cards sum up
