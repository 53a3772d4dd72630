"""The activation cards of the mage, line by line. Readying by rest and aid: test_activation_shared_lines."""

import pytest

from questable.games.terrinoth.rules.constants import EXPLORE_DECK
from questable.games.terrinoth.testkit.scene import QuestScene

SEFA = "sefa-nightkiln"
HASK = "hask-redford"


def mage(*cards: str) -> QuestScene:
    s = QuestScene([SEFA, HASK])
    s.lay(upgrades={0: cards})
    return s


# ---- basic


@pytest.mark.card("arc-bolt", "activation")
@pytest.mark.rule("TER-ACT-9")
@pytest.mark.parametrize("where", ["mine", "other", "shadows", "facedown"])
def test_arc_bolt_reaches_any_enemy_in_play(where: str) -> None:
    s = mage()
    if where == "mine":
        s.engage(SEFA, "bandit")
    elif where == "other":
        s.engage(HASK, "bandit")
    else:
        s.lay(**{where: ["bandit"]})
    s.dice("success", "success", *(["blank"] if where == "mine" else []))
    s.activate(SEFA, "attack")
    assert s.enemy_wounds("bandit") == 2
    assert "?" not in s.shadows()
    s.done()


def test_arc_bolt_reaches_no_nemesis_in_its_lair_and_leaves_the_missed_face_down() -> None:
    s = mage()
    s.dice("success", "success")
    s.activate(SEFA, "attack")
    assert s.lair() == ["splig"]
    assert s.happened("enemy-wounded") == []
    s.done()
    s = mage()
    s.lay(facedown=["bandit"])
    s.dice("defense", "defense")
    s.activate(SEFA, "attack")
    assert s.shadows() == ["?"]
    s.done()


@pytest.mark.card("witchlight", "activation")
def test_witchlight_reveals_one_enemy_explores_and_draws() -> None:
    s = mage()
    s.lay(facedown=["bandit", "zombie"], exploration_deck=["whetstone"])
    s.dice("success", "double")
    s.activate(SEFA, "explore")
    assert s.shadows().count("?") == 1
    assert s.table.progress == 3
    assert s.items(SEFA) == ["whetstone"]
    s.done()


def test_witchlight_shines_on_nothing() -> None:
    s = mage()
    s.lay(shadows=["bandit"])
    s.dice("defense", "defense")
    s.activate(SEFA, "explore")
    assert s.happened("enemy-revealed") == []
    assert s.items(SEFA) == []
    assert s.table.progress == 0
    s.done()


@pytest.mark.card("still-waters", "activation")
@pytest.mark.parametrize(("option", "enemy", "hero"), [("option:1", 1, 3), ("option:2", 0, 2)])
def test_still_waters_wounds_an_enemy_or_heals_a_hero(option: str, enemy: int, hero: int) -> None:
    s = mage()
    s.lay(shadows=["bandit"])
    s.hero(HASK, wounds=3)
    s.dice("defense", "defense")
    s.activate(SEFA, "rest")
    s.answer(option, SEFA)
    if option == "option:2":
        s.answer(f"hero:{HASK}")
    assert s.enemy_wounds("bandit") == enemy
    assert s.wounds(HASK) == hero
    s.done()


@pytest.mark.rule("TER-ABL-2")
def test_still_waters_must_do_what_can_be_done() -> None:
    s = mage()
    s.engage(HASK, "bandit")
    s.dice("defense", "defense")
    s.activate(SEFA, "rest")
    assert s.asked() == "activate"
    assert s.enemy_wounds("bandit") == 1, "nobody to heal"
    s = mage()
    s.hero(SEFA, wounds=2)
    s.dice("defense", "defense")
    s.activate(SEFA, "rest")
    s.answer(f"hero:{SEFA}")
    assert s.wounds(SEFA) == 1, "no enemy to wound"
    s.done()
    s = mage()
    s.dice("defense", "defense")
    s.activate(SEFA, "rest")
    assert s.options() == ["option:1", "option:2"], "neither can do anything: either is legal"
    s.answer("option:1")
    s.done()


@pytest.mark.rule("TER-WND-1")
def test_still_waters_kills_an_ember_hound_which_burns_at_once() -> None:
    s = mage()
    s.hero(SEFA, wounds=18)
    s.engage(SEFA, "ember-hound")
    s.lay(enemy_wounds={"ember-hound": 3})
    s.dice("defense", "defense", "blank")
    s.activate(SEFA, "rest")
    s.answer("option:1")
    assert s.fallen(SEFA)
    assert s.discarded() == ["ember-hound"]
    assert s.leader() == HASK
    s.done()


@pytest.mark.rule("TER-ACT-7")
def test_an_ember_hound_dead_in_the_action_burns_at_the_clean_up_and_the_rest_of_the_card_is_lost() -> None:
    s = QuestScene(["tobin-mossbank", HASK])
    s.hero("tobin-mossbank", wounds=18)
    s.hero(HASK, wounds=5)
    s.engage("tobin-mossbank", "ember-hound")
    s.lay(enemy_wounds={"ember-hound": 1})
    s.dice("double", "success", "counterattack")
    s.activate("tobin-mossbank", "attack")
    assert s.fallen("tobin-mossbank"), "two of the counterattack, one of the fire: more than twenty"
    assert s.discarded() == ["ember-hound"]
    assert s.wounds(HASK) == 5, "Ashwood Staff heals nobody"
    s.done()
    s = QuestScene(["tobin-mossbank", HASK])
    s.hero("tobin-mossbank", wounds=18)
    s.engage("tobin-mossbank", "ember-hound")
    s.lay(enemy_wounds={"ember-hound": 1})
    s.dice("double", "guarded", "counterattack")
    s.activate("tobin-mossbank", "attack")
    assert s.fallen("tobin-mossbank"), "a defense stops one of the counterattack, none of the fire"
    s.done()


@pytest.mark.card("shared-spark", "activation")
def test_shared_spark_wounds_an_enemy_of_the_target() -> None:
    s = mage()
    s.engage(SEFA, "zombie")
    s.engage(HASK, "iron-colossus")
    s.dice("success", "success", "blank")
    s.activate(SEFA, "aid")
    assert s.enemy_wounds("iron-colossus") == 1
    assert s.enemy_wounds("zombie") == 0
    s.done()


def test_shared_spark_without_an_enemy_of_the_target() -> None:
    s = mage()
    s.lay(shadows=["zombie"])
    s.dice("success", "success")
    s.activate(SEFA, "aid")
    assert s.enemy_wounds("zombie") == 0
    assert s.tokens(HASK) == 2
    s.done()


# ---- runemaster


@pytest.mark.card("rune-of-ruin", "activation")
@pytest.mark.parametrize(("answer", "tokens", "wounds"), [("yes", 0, 2), ("no", 1, 0)])
def test_rune_of_ruin_pays_a_token_to_pierce_two_targets(answer: str, tokens: int, wounds: int) -> None:
    s = mage("rune-of-ruin")
    s.hero(SEFA, tokens=1)
    s.engage(HASK, "iron-colossus")
    s.lay(shadows=["hill-ogre"])
    s.dice("success", "success", "success")
    s.activate(SEFA, "attack")
    s.answer(answer, SEFA)
    s.answer("enemy:iron-colossus")
    s.answer("enemy:hill-ogre")
    if answer == "no":
        s.answer("spend:0")
    s.answer("successes:2")
    assert s.tokens(SEFA) == tokens
    assert s.enemy_wounds("iron-colossus") == wounds
    assert s.enemy_wounds("hill-ogre") == 1
    s.done()


@pytest.mark.rule("TER-ABL-3")
def test_rune_of_ruin_without_a_token_pierces_nothing() -> None:
    s = mage("rune-of-ruin")
    s.hero(HASK, tokens=3)
    s.lay(shadows=["iron-colossus"])
    s.dice("success", "success", "success")
    s.activate(SEFA, "attack")
    assert s.enemy_wounds("iron-colossus") == 1
    s.done()


@pytest.mark.card("runic-key", "activation")
@pytest.mark.parametrize(("tokens", "progress"), [(1, 5), (0, 3)])
def test_runic_key_draws_two_keeps_one_and_turns_a_token_into_progress(tokens: int, progress: int) -> None:
    s = mage("runic-key")
    s.hero(SEFA, tokens=tokens)
    s.lay(exploration_deck=["whetstone", "spare-blade"])
    s.dice("success", "success", "success")
    s.activate(SEFA, "explore")
    if tokens:
        s.answer("spend:0")
    s.answer("pick:spare-blade")
    s.answer("top:whetstone")
    if tokens:
        s.answer("yes")
    assert s.items(SEFA) == ["spare-blade"]
    assert s.cards(EXPLORE_DECK) == ["whetstone"]
    assert s.tokens(SEFA) == 0
    assert s.table.progress == progress
    s.done()


@pytest.mark.card("etched-circle", "activation")
def test_etched_circle_wounds_twice_or_heals_twice_and_focuses() -> None:
    s = mage("etched-circle")
    s.hero(HASK, wounds=3)
    s.lay(shadows=["rat-swarm"])
    s.dice("defense", "defense")
    s.activate(SEFA, "rest")
    s.answer("option:1")
    assert s.discarded() == ["rat-swarm"]
    assert s.conditions(SEFA) == ["focused"]
    s.done()
    s = mage("etched-circle")
    s.hero(HASK, wounds=1)
    s.hero(SEFA, conditions=("focused",))
    s.dice("defense", "defense")
    s.activate(SEFA, "rest")
    s.answer("no")  # keeps the focus; one is all a hero can have
    s.answer(f"hero:{HASK}")
    assert s.wounds(HASK) == 0
    assert s.conditions(SEFA) == ["focused"]
    s.done()


@pytest.mark.card("lend-the-rune", "activation")
@pytest.mark.parametrize("before", [(), ("focused",)])
def test_lend_the_rune_focuses_the_target(before: tuple[str, ...]) -> None:
    s = mage("lend-the-rune")
    s.hero(HASK, conditions=before)
    s.dice("success", "success", "success")
    s.activate(SEFA, "aid")
    assert s.conditions(HASK) == ["focused"]
    assert s.conditions(SEFA) == []
    s.done()


# ---- geomancer


@pytest.mark.card("stone-fangs", "activation")
def test_stone_fangs_exhaust_the_target_and_wound_others_by_twos() -> None:
    s = mage("stone-fangs")
    s.engage(HASK, "hill-ogre")
    s.lay(shadows=["bandit", "zombie"])
    s.dice("double", "success", "success")
    s.activate(SEFA, "attack")
    s.answer("enemy:hill-ogre")
    assert s.enemy_wounds("hill-ogre") == 4
    s.answer("yes")
    assert [event["enemy"] for event in s.happened("enemy-exhausted")] == ["hill-ogre"]
    assert "enemy:hill-ogre" not in s.options()
    s.answer("enemy:bandit")
    s.answer("enemy:zombie")
    assert s.enemy_wounds("bandit") == 1
    assert s.enemy_wounds("zombie") == 1
    s.done()


def test_stone_fangs_below_two_successes_or_at_a_dead_target() -> None:
    s = mage("stone-fangs")
    s.lay(shadows=["bandit", "zombie"])
    s.dice("success", "defense", "defense")
    s.activate(SEFA, "attack")
    s.answer("enemy:bandit")
    s.answer("no")
    assert s.enemy_wounds("bandit") == 1
    assert s.enemy_wounds("zombie") == 0
    s.done()
    s = mage("stone-fangs")
    s.lay(shadows=["rat-swarm"])
    s.dice("success", "success", "success")
    s.activate(SEFA, "attack")
    assert s.discarded() == ["rat-swarm"]
    assert s.asked() == "activate"
    s.done()


@pytest.mark.card("open-the-way", "activation")
def test_open_the_way_sends_an_engaged_enemy_to_the_shadows_before_the_roll() -> None:
    s = mage("open-the-way")
    s.engage(SEFA, "bandit")
    s.engage(HASK, "zombie")
    s.lay(exploration_deck=["whetstone"], enemy_wounds={"bandit": 1})
    s.dice("success", "success", "success")
    s.activate(SEFA, "explore")
    s.answer("yes")
    s.answer("enemy:bandit")
    assert s.shadows() == ["bandit"]
    assert s.enemy_wounds("bandit") == 1
    assert s.happened("enemy-die-rolled") == []
    assert s.items(SEFA) == ["whetstone"]
    s.done()


def test_open_the_way_declined_or_with_nobody_in_it() -> None:
    s = mage("open-the-way")
    s.engage(HASK, "zombie")
    s.dice("success", "success", "success")
    s.activate(SEFA, "explore")
    s.answer("no")
    assert s.engaged(HASK) == ["zombie"]
    assert s.table.progress == 3
    s.done()
    s = mage("open-the-way")
    s.lay(shadows=["zombie"])
    s.dice("success", "success", "success")
    s.activate(SEFA, "explore")
    assert s.asked() == "activate"
    s.done()


@pytest.mark.card("sleep-of-earth", "activation")
@pytest.mark.rule("TER-ABL-1")
def test_sleep_of_earth_exhausts_all_of_her_enemies_but_a_colossus() -> None:
    s = mage("sleep-of-earth")
    s.engage(SEFA, "bandit", "iron-colossus", "zombie")
    s.engage(HASK, "rat-swarm")
    s.dice("defense", "defense", "counterattack")
    s.activate(SEFA, "rest")
    assert len(s.happened("enemy-die-rolled")) == 1
    assert s.wounds(SEFA) == 0, "two, less two defenses"
    assert [event["enemy"] for event in s.happened("counterattacked")] == ["iron-colossus"]
    s.answer("enemy:rat-swarm")
    assert s.enemy_wounds("rat-swarm") == 1
    while s.table.round == 1:
        s.answer(s.options()[0])
    activated = {event["enemy"] for event in s.happened("enemy-activated")}
    assert "iron-colossus" in activated
    assert "bandit" not in activated
    assert "zombie" not in activated


def test_sleep_of_earth_without_enemies_only_rests() -> None:
    s = mage("sleep-of-earth")
    s.hero(SEFA, wounds=3)
    s.dice("success", "success")
    s.activate(SEFA, "rest")
    s.answer(f"hero:{SEFA}")
    assert s.wounds(SEFA) == 0
    assert s.happened("enemy-exhausted") == []
    s.done()


@pytest.mark.card("living-wall", "activation")
def test_living_wall_exhausts_two_enemies_of_the_target_and_heals() -> None:
    s = mage("living-wall")
    s.engage(HASK, "bandit", "zombie", "rat-swarm")
    s.hero(HASK, wounds=2)
    s.dice("success", "success")
    s.activate(SEFA, "aid")
    s.answer("enemy:bandit", SEFA)
    assert "done" not in s.options(), "two, not up to two"
    s.answer("enemy:rat-swarm")
    assert sorted(str(event["enemy"]) for event in s.happened("enemy-exhausted")) == ["bandit", "rat-swarm"]
    assert s.wounds(HASK) == 1
    s.done()


@pytest.mark.parametrize("enemies", [(), ("bandit",), ("iron-colossus",)])
def test_living_wall_exhausts_as_many_as_there_are(enemies: tuple[str, ...]) -> None:
    s = mage("living-wall")
    s.engage(HASK, *enemies)
    s.dice("success", "success")
    s.activate(SEFA, "aid")
    assert len(s.happened("enemy-exhausted")) == enemies.count("bandit")
    assert s.wounds(HASK) == 0
    s.done()
