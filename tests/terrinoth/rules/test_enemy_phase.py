"""TER-ENE: the enemy phase."""

from typing import Any

import pytest

from questable.games.terrinoth.testkit.scene import PARTY, QuestScene

DORRIK, KARI, MOK, MAELIS = PARTY


def phase(heroes: list[str], **config: Any) -> QuestScene:
    """A scene at the start of the enemy phase."""
    s = QuestScene(heroes, **config)
    s.lay(phase="enemy")
    return s


def activated(s: QuestScene) -> list[tuple[object, object]]:
    return [(args["enemy"], args["hero"]) for args in s.happened("enemy-activated")]


def keywords(s: QuestScene) -> list[object]:
    return [args["keyword"] for args in s.happened("keyword-resolved")]


@pytest.mark.rule("TER-ENE-1")
def test_one_enemy_at_a_time_from_the_leader_clockwise_and_round_again() -> None:
    s = phase([DORRIK, KARI, MOK], leader=1)
    s.engage(DORRIK, "zombie")
    s.engage(KARI, "bandit", "cave-spider")
    s.engage(MOK, "rat-swarm", "zombie-master", "cave-spider-master")
    order = [("bandit", KARI), ("rat-swarm", MOK)]
    for enemy, hero in order:
        assert (s.asked(), s.heroes[s.table.active]) == ("activate-enemy", hero)
        s.answer(f"enemy:{enemy}", hero)
    # Dorrik's only one and Kari's last one are not asked for
    assert (s.asked(), s.heroes[s.table.active]) == ("activate-enemy", MOK)
    s.answer("enemy:zombie-master", MOK)
    order += [("zombie", DORRIK), ("cave-spider", KARI), ("zombie-master", MOK), ("cave-spider-master", MOK)]
    assert activated(s) == order
    assert s.asked() == "activate"
    s.done()


@pytest.mark.rule("TER-ENE-2")
def test_a_readied_enemy_engaged_with_the_hero_comes_first() -> None:
    s = phase([DORRIK, MOK])
    s.engage(DORRIK, "bandit", "zombie")
    s.lay(shadows=["goblin-slinger"])
    assert s.options() == ["enemy:bandit", "enemy:zombie"]
    s.done()


@pytest.mark.rule("TER-ENE-2")
def test_with_none_or_all_exhausted_any_in_the_shadows_up_or_down() -> None:
    s = phase([DORRIK, MOK])
    s.engage(DORRIK, "hill-ogre")
    s.engage(MOK, "zombie", "bandit")
    s.lay(shadows=["goblin-slinger", "bone-archer"], facedown=["bog-imp"], exhausted_enemies=["hill-ogre"])
    assert s.options() == ["enemy:bone-archer", "enemy:goblin-slinger", "enemy:facedown"]  # none of Mok's
    s.answer("enemy:facedown", DORRIK)
    assert s.conditions(DORRIK) == ["weakened"]
    assert s.options() == ["enemy:bandit", "enemy:zombie"]
    s.done()


@pytest.mark.rule("TER-ENE-2")
def test_a_hero_without_any_activates_nothing_this_turn() -> None:
    s = phase([DORRIK, KARI, MOK])
    s.engage(KARI, "bandit", "zombie", "cave-spider")
    for enemy in ("bandit", "zombie"):
        assert (s.asked(), s.table.active) == ("activate-enemy", 1)
        s.answer(f"enemy:{enemy}", KARI)
    assert activated(s) == [("bandit", KARI), ("zombie", KARI), ("cave-spider", KARI)]
    s.done()


@pytest.mark.rule("TER-ENE-3")
def test_a_face_down_enemy_is_flipped_first_and_is_not_engaged_by_that() -> None:
    s = phase([DORRIK, MOK])
    s.hero(MOK, wounds=1)
    s.lay(facedown=["goblin-slinger"])
    assert (s.shadows(), s.engaged(DORRIK), s.engaged(MOK)) == (["goblin-slinger"], [], [])
    event_ids = [str(event["id"]) for event in s.table.events(None)]
    assert event_ids.index("enemy-revealed") < event_ids.index("keyword-resolved")
    assert s.wounds(DORRIK) == 1  # the volley
    s.done()


@pytest.mark.rule("TER-ENE-4")
def test_keywords_from_left_to_right_at_the_activating_hero() -> None:
    s = phase([DORRIK, MOK])
    s.lay(shadows=["bog-imp-master"])
    assert keywords(s) == ["advance", "hex", "inflict"]
    assert (s.engaged(DORRIK), s.conditions(DORRIK), s.wounds(DORRIK)) == (["bog-imp-master"], ["weakened"], 1)
    assert (s.conditions(MOK), s.wounds(MOK)) == ([], 0)
    s.done()


@pytest.mark.rule("TER-ENE-4")
def test_the_order_on_the_bar_matters() -> None:
    s = phase([DORRIK, MOK], quest="hold-greywatch")
    s.engage(DORRIK, "bog-imp")
    assert keywords(s) == ["hex", "inflict", "retreat"]
    assert (s.wounds(DORRIK), s.shadows()[:1]) == (1, ["bog-imp"])
    s.done()


@pytest.mark.rule("TER-ENE-4")
def test_then_the_enemy_is_exhausted() -> None:
    s = phase([DORRIK, MOK])
    s.engage(DORRIK, "zombie", "bandit", "cave-spider")
    s.answer("enemy:bandit")
    assert s.options() == ["enemy:cave-spider", "enemy:zombie"]
    assert [s.name(enemy) for enemy in s.table.zones.listed(0) if s.table.exhausted[enemy]] == ["bandit"]
    s.done()


@pytest.mark.rule("TER-ENE-5")
def test_advance_engages_the_active_hero_and_does_nothing_where_it_is_already() -> None:
    s = phase([DORRIK, MOK])
    s.lay(shadows=["bandit"])
    assert (s.engaged(DORRIK), s.shadows()) == (["bandit"], [])
    assert s.wounds(DORRIK) == 1
    s.done()
    s = phase([DORRIK, MOK])
    s.engage(DORRIK, "bandit", "zombie", "cave-troll")
    s.answer("enemy:cave-troll")
    assert s.engaged(DORRIK) == ["bandit", "zombie", "cave-troll"]
    assert s.wounds(DORRIK) == 2  # Inflict, and nothing for the advance
    s.done()


@pytest.mark.rule("TER-ENE-5")
def test_retreat_places_it_face_up_in_the_shadows() -> None:
    s = phase([DORRIK, MOK])
    s.engage(DORRIK, "goblin-slinger")
    s.hero(MOK, wounds=3)
    assert (s.engaged(DORRIK), s.shadows()) == ([], ["goblin-slinger"])
    s.done()


@pytest.mark.rule("TER-ENE-5")
def test_inflict_strikes_the_hero_it_is_engaged_with() -> None:
    s = phase([DORRIK, MOK])
    s.hero(MOK, wounds=1)
    s.lay(shadows=["goblin-wolfrider"])  # stalks the hero with the most wounds
    assert activated(s) == [("goblin-wolfrider", DORRIK)]
    assert s.engaged(MOK) == ["goblin-wolfrider"]
    assert (s.wounds(DORRIK), s.wounds(MOK)) == (0, 1 + 2)
    s.done()


@pytest.mark.rule("TER-ENE-5")
def test_inflict_from_the_shadows_strikes_the_active_hero() -> None:
    s = phase([DORRIK, MOK], leader=1)
    s.lay(shadows=["cinder-drake"])  # breathes fire at the engaged, then strikes
    assert (s.wounds(DORRIK), s.wounds(MOK)) == (0, 2)
    assert s.shadows() == ["cinder-drake"]
    s.done()


@pytest.mark.rule("TER-ENE-5")
def test_an_advance_that_fails_and_inflict_are_two_hits() -> None:
    s = phase([DORRIK, MOK])
    s.engage(DORRIK, "zombie", "zombie", "bandit")
    s.lay(shadows=["iron-colossus"], exhausted_enemies=["zombie", "zombie#2", "bandit"])
    assert s.wounds(DORRIK) == 2 + 2  # the fourth enemy strikes; back in the shadows it strikes the active hero
    assert s.shadows() == ["iron-colossus"]
    s.done()


@pytest.mark.rule("TER-ENE-6")
def test_unique_keywords_do_what_their_card_says() -> None:
    s = phase([DORRIK, MOK])
    s.engage(DORRIK, "oathless-guard")
    s.answer("pick:broad-swing", DORRIK)  # Shield Bash: a card of his choice
    assert keywords(s) == ["advance", "inflict", "shield-bash"]
    assert s.readied(DORRIK) == ["explore", "rest", "aid"]
    s.done()
    s = phase([DORRIK, MOK])
    s.engage(DORRIK, "rat-swarm", "hill-ogre")
    s.lay(exhausted_enemies=["hill-ogre"])
    assert s.wounds(DORRIK) == 2  # Swarm: one for each enemy at hand
    s.done()


@pytest.mark.rule("TER-ENE-6")
@pytest.mark.parametrize(("engaged", "wounds"), [(True, 1), (False, 2)])
def test_passive_abilities_always_hold(engaged: bool, wounds: int) -> None:
    s = QuestScene([DORRIK, MAELIS])
    s.engage(DORRIK, "oathless-guard")
    s.engage(MAELIS, *(["oathless-guard-master"] if engaged else []))
    s.lay(shadows=[] if engaged else ["oathless-guard-master"], exhausted_enemies=["oathless-guard-master"])
    s.dice("double", "success", "blank")
    s.activate(DORRIK, "attack")
    s.answer("no")
    assert s.enemy_wounds("oathless-guard") == wounds  # resilience 1, and 1 while the master is engaged
    s.done()


@pytest.mark.rule("TER-ENE-7")
def test_at_the_end_all_enemies_in_play_are_readied() -> None:
    s = phase([DORRIK, MOK])
    s.engage(DORRIK, "zombie", "hill-ogre")
    s.lay(shadows=["goblin-slinger", "cave-troll"], exhausted_enemies=["hill-ogre", "cave-troll"])
    s.pass_time("activate")
    assert [enemy for enemy, _ in activated(s)] == ["zombie", "goblin-slinger"]  # exhausted before: they miss it
    assert not any(s.table.exhausted)
    s.done()


@pytest.mark.rule("TER-ENE-1")
def test_an_enemy_that_spawns_readied_is_activated_in_the_same_phase() -> None:
    s = phase([DORRIK, MOK])
    s.engage(DORRIK, "bone-archer-master")
    s.hero(MOK, wounds=3)
    s.lay(enemy_discard=["zombie"])
    assert activated(s) == [("bone-archer-master", DORRIK), ("zombie", MOK)]
    assert s.engaged(MOK) == ["zombie"]
    s.done()


@pytest.mark.rule("TER-ENE-1", "TER-ENE-4")
def test_a_hero_who_falls_in_the_middle_of_a_bar() -> None:
    s = phase([DORRIK, KARI, MOK])
    s.engage(DORRIK, "oathless-guard", "hill-ogre")
    s.hero(DORRIK, wounds=15)
    s.engage(KARI, "bandit")
    s.lay(exhausted_enemies=["hill-ogre"])
    assert s.fallen(DORRIK)
    assert keywords(s)[:2] == ["advance", "inflict"]  # no Shield Bash: the rest of the bar is lost
    assert activated(s) == [("oathless-guard", DORRIK), ("bandit", KARI)]  # it is exhausted, and the next hero goes on
    assert s.shadows() == ["oathless-guard", "hill-ogre"]
    assert s.leader() == KARI
    s.done()


@pytest.mark.rule("TER-ENE-4")
def test_another_hero_who_falls_does_not_end_the_bar() -> None:
    s = phase([DORRIK, KARI, MOK])
    s.hero(MOK, wounds=13)  # of 14
    s.engage(DORRIK, "ember-hound-master")
    s.lay(enemy_wounds={"ember-hound-master": 1})
    assert s.fallen(MOK)
    assert keywords(s) == ["stalk", "inflict", "frenzy"]
    assert s.wounds(DORRIK) == 2  # it is back in the shadows, and frenzy strikes the active hero
    s.done()


@pytest.mark.rule("TER-ENE-4")
@pytest.mark.parametrize("leader", [0, 1])
def test_among_equally_valid_ways_the_leader_decides(leader: int) -> None:
    s = phase([DORRIK, MOK], leader=leader)
    s.engage([DORRIK, MOK][1 - leader], "goblin-wolfrider-master")  # stalks, strikes, rallies one goblin
    s.hero([DORRIK, MOK][1 - leader], wounds=1)
    s.lay(
        shadows=["goblin-sneak-master", "goblin-slinger-master"],
        exhausted_enemies=["goblin-sneak-master", "goblin-slinger-master"],
    )
    assert s.asked() == "pick-enemy"
    s.answer("enemy:goblin-slinger-master", [DORRIK, MOK][leader])
    assert s.engaged([DORRIK, MOK][1 - leader]) == ["goblin-wolfrider-master", "goblin-slinger-master"]
    s.done()
