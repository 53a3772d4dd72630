"""TER-NEM and TER-END: the nemesis, victory and defeat."""

import pytest

from questable.games.terrinoth.testkit.scene import QuestScene

DORRIK, KARI, MOK, MAELIS = "dorrik-emberfall", "kari-wraithstalker", "elder-mok", "maelis-quillfire"


@pytest.mark.rule("TER-NEM-1", "TER-ABL-7")
def test_a_nemesis_in_its_lair_is_no_target() -> None:
    s = QuestScene([MAELIS, DORRIK])
    s.engage(DORRIK, "bandit")
    s.lay(shadows=["zombie"])
    assert s.lair() == ["splig"]
    s.activate(MAELIS, "attack")
    assert s.options() == ["enemy:bandit", "enemy:zombie"]


@pytest.mark.rule("TER-NEM-1", "TER-ABL-7")
def test_no_effect_on_any_enemy_reaches_the_lair() -> None:
    s = QuestScene([KARI, DORRIK])
    s.hero(KARI, items=("hunters-arrow", "iron-spikes"))
    s.lay(shadows=["bandit"])
    s.answer("use:hunters-arrow")
    s.answer("use:iron-spikes")
    (bandit,) = s.table.zones.listed(8)
    (splig,) = s.table.zones.listed(9)
    assert (s.table.enemy_wounds[bandit], s.table.exhausted[bandit]) == (2, 1)
    assert (s.table.enemy_wounds[splig], s.table.exhausted[splig]) == (0, 0)
    s.done()


@pytest.mark.rule("TER-NEM-1")
def test_a_nemesis_in_its_lair_does_not_activate() -> None:
    s = QuestScene([DORRIK, KARI])
    s.rest_on()
    assert s.happened("enemy-activated") == []
    assert (s.wounds(DORRIK), s.wounds(KARI), s.lair()) == (0, 0, ["splig"])
    s.done()


@pytest.mark.rule("TER-NEM-2", "TER-CRD-1")
def test_a_spawned_nemesis_leaves_the_lair_readied() -> None:
    s = QuestScene([DORRIK, KARI], leader=1)
    s.lay(peril=5)
    s.rest_on()
    assert (s.lair(), s.engaged(KARI)) == ([], ["splig"])
    assert s.table.exhausted[s.table.zones.listed(1)[0]] == 0
    s.done()


@pytest.mark.rule("TER-NEM-2", "TER-ENG-3")
def test_before_a_hero_with_three_enemies_it_strikes_and_goes_to_the_shadows() -> None:
    s = QuestScene([DORRIK, KARI])
    s.engage(DORRIK, "bandit", "zombie", "cave-spider")
    s.lay(peril=5, exhausted_enemies=["bandit", "zombie", "cave-spider"])
    s.rest_on()
    assert s.shadows() == ["splig"]
    assert (s.wounds(DORRIK), s.wounds(KARI)) == (3, 1)  # his attack value, and one each by the last space
    s.done()


@pytest.mark.rule("TER-NEM-2")
def test_a_nemesis_that_has_left_its_lair_is_not_spawned_again() -> None:
    s = QuestScene([DORRIK, KARI])
    s.engage(KARI, "splig")
    s.lay(peril=5, exhausted_enemies=["splig"])
    s.rest_on()
    assert (s.engaged(KARI), s.engaged(DORRIK)) == (["splig"], [])
    s.done()


# ---- the end


def nearly_won(s: QuestScene, location: str = "bandit-hideout", progress: int = 9) -> None:
    """The last location, explored, and Splig is beaten."""
    s.lay(location=location, progress=progress, lair=False)
    s.table.nemesis_down = 1


@pytest.mark.rule("TER-END-1")
def test_victory_is_tested_at_the_end_of_the_round() -> None:
    s = QuestScene([DORRIK, KARI])
    nearly_won(s)
    for hero in (DORRIK, KARI, DORRIK):
        s.activate(hero, "rest")
        assert s.table.outcome is None
    s.activate(KARI, "rest")
    assert s.table.outcome == "victory"
    assert s.asked() is None
    s.done()


@pytest.mark.rule("TER-END-1")
def test_without_one_of_its_conditions_there_is_no_victory() -> None:
    s = QuestScene([DORRIK, KARI])
    nearly_won(s, progress=8)
    s.rest_on()
    assert (s.table.outcome, s.table.round) == (None, 2)
    s.done()


@pytest.mark.rule("TER-END-1")
def test_victory_comes_after_all_end_of_round_effects() -> None:
    """The Ninth Belfry breaks its last chain at the end of the round, and that wins."""
    s = QuestScene([DORRIK, KARI], quest="the-ninth-bell")
    s.lay(location="ninth-belfry", progress=5, location_tokens={"chain": 1})
    s.rest_on()
    assert s.table.outcome == "victory"
    assert s.table.progress == 0
    s.done()


@pytest.mark.rule("TER-END-1")
def test_a_quests_defeat_comes_as_soon_as_it_holds() -> None:
    """Greywatch with four enemies in the shadows and one progress: the second breach is the fifth, and the end."""
    s = QuestScene([DORRIK, KARI], quest="hold-greywatch")
    s.lay(location="greywatch-gate", progress=1, quest_tokens={"breach": 3})
    s.lay(shadows=["bandit", "zombie", "rat-swarm", "bog-imp"])
    s.lay(exhausted_enemies=["bandit", "zombie", "rat-swarm", "bog-imp"])
    s.rest_on()
    assert s.table.outcome == "defeat"
    assert (s.table.progress, s.quest_tokens("breach")) == (0, 5)  # the fourth enemy was not counted any more
    s.done()


@pytest.mark.rule("TER-END-1")
def test_during_an_action_a_quests_defeat_waits_for_the_clean_up() -> None:
    """The ninth toll rings in the action that slays the bandit: he falls first, and Kari's card ends there."""
    s = QuestScene([KARI, DORRIK], quest="the-ninth-bell")
    s.engage(KARI, "bandit")
    s.lay(quest_tokens={"toll": 8}, location="overgrown-shrine", lair=False)
    s.dice("double", "success", "threat")
    s.activate(KARI, "attack")
    s.answer("done")
    s.answer("option:2", KARI)
    assert s.table.outcome == "defeat"
    assert s.quest_tokens("toll") == 9
    assert s.discarded() == ["bandit"]
    s.done()


@pytest.mark.rule("TER-END-1", "TER-ABL-8")
def test_a_quests_defeat_is_seen_at_the_clean_up_even_if_the_active_hero_falls_in_it() -> None:
    s = QuestScene([KARI, DORRIK], quest="the-ninth-bell")
    s.engage(KARI, "bandit")
    s.hero(KARI, wounds=20)
    s.lay(quest_tokens={"toll": 8}, location="overgrown-shrine", lair=False)
    s.dice("success", "success", "success", "both")
    s.activate(KARI, "explore")
    s.answer("done")
    s.answer("option:2", KARI)
    assert s.fallen(KARI)
    assert (s.table.outcome, s.quest_tokens("toll")) == ("defeat", 9)
    s.done()


@pytest.mark.rule("TER-END-2")
def test_when_all_heroes_are_defeated_the_game_is_lost_at_once() -> None:
    s = QuestScene([DORRIK, KARI])
    s.hero(DORRIK, wounds=21)
    s.hero(KARI, wounds=20)
    s.lay(exploration_deck=["falling-rocks"])
    s.activate(DORRIK, "attack")
    s.dice("success", "defense", "defense")
    s.activate(KARI, "explore")
    assert s.fallen(DORRIK)
    assert s.fallen(KARI)
    assert (s.table.outcome, s.asked()) == ("defeat", None)


@pytest.mark.rule("TER-END-2")
@pytest.mark.parametrize(("kari", "outcome"), [(20, "defeat"), (19, "victory")])
def test_all_heroes_defeated_is_tested_before_victory(kari: int, outcome: str) -> None:
    """Hall of Chains: each hero with two enemies suffers a wound at the end of the round that would be won."""
    s = QuestScene([DORRIK, KARI])
    s.engage(DORRIK, "hill-ogre", "hill-ogre", "bandit")
    s.engage(KARI, "cinder-drake", "cinder-drake")
    nearly_won(s, location="hall-of-chains", progress=7)
    s.rest_on("activate-enemy")
    for enemy in (*s.table.zones.listed(0), *s.table.zones.listed(1)):
        s.table.exhausted[enemy] = int(s.name(enemy) != "bandit")  # a wound for Dorrik, and on to the end
    s.table.wounds[0], s.table.wounds[1] = 20, kari
    s.answer("enemy:bandit")
    assert s.table.outcome == outcome
    assert s.fallen(KARI) == (outcome == "defeat")
    s.done()
