"""TER-ENG and TER-SPN: enemies before heroes, in the shadows, and from the deck."""

import pytest

from questable.games.terrinoth.rules.constants import ENEMY_DECK, EXPLORE_DECK, EXPLORE_DISCARD
from questable.games.terrinoth.testkit.scene import QuestScene

DORRIK, KARI, MOK = "dorrik-emberfall", "kari-wraithstalker", "elder-mok"


@pytest.mark.rule("TER-ENG-1", "TER-EX-1")
def test_an_enemy_engaged_with_one_hero_moves_to_another_who_engages_it() -> None:
    s = QuestScene([KARI, MOK])
    s.engage(MOK, "bandit")
    s.lay(enemy_wounds={"bandit": 1}, exhausted_enemies=["bandit"])
    s.dice("defense", "defense")
    s.activate(KARI, "attack")
    s.answer("yes", KARI)
    assert (s.engaged(KARI), s.engaged(MOK)) == (["bandit"], [])
    assert s.enemy_wounds("bandit") == 1
    assert s.table.exhausted[s.table.zones.listed(0)[0]] == 1  # wounds and state are kept
    s.done()


@pytest.mark.rule("TER-ENG-2")
def test_a_hero_who_engages_takes_one_from_the_shadows_or_another_but_not_their_own() -> None:
    s = QuestScene([KARI, MOK])
    s.engage(KARI, "zombie")
    s.engage(MOK, "bandit")
    s.lay(shadows=["bog-imp"], facedown=["cave-spider"])
    s.activate(KARI, "attack")
    s.answer("yes")
    assert s.options() == ["enemy:bandit", "enemy:bog-imp", "enemy:facedown"]  # nor Splig in the lair


@pytest.mark.rule("TER-ENG-2")
def test_the_same_card_in_two_places_is_two_choices() -> None:
    s = QuestScene([KARI, MOK, DORRIK])
    s.engage(MOK, "bandit")
    s.engage(DORRIK, "zombie")
    s.lay(shadows=["bandit", "zombie"])
    s.activate(KARI, "attack")
    s.answer("yes")
    assert s.options() == ["enemy:bandit", "enemy:bandit#2", "enemy:zombie", "enemy:zombie#2"]
    decision = s.table.decision
    assert decision is not None
    places = {option.key: option.ref["zone"] for option in decision.options}
    lurking = next(key for key in ("enemy:bandit", "enemy:bandit#2") if places[key] == "shadows")
    s.answer(lurking)
    assert (s.shadows(), s.engaged(MOK)) == (["zombie"], ["bandit"])


@pytest.mark.rule("TER-ENG-3", "TER-EX-2")
def test_a_fourth_enemy_strikes_and_goes_face_up_to_the_shadows() -> None:
    s = QuestScene([KARI, DORRIK])
    s.engage(KARI, "bandit", "cave-spider", "cave-spider")
    s.lay(enemy_deck=["rat-swarm", "zombie"], exploration_deck=["sprung-ambush"])
    s.lay(exhausted_enemies=["bandit", "cave-spider", "cave-spider#2"])
    s.activate(KARI, "explore")
    assert s.wounds(KARI) == 1
    assert s.shadows() == ["rat-swarm"]
    assert len(s.engaged(KARI)) == 3
    assert s.tokens(KARI) == 1  # and the event goes on
    s.done()


@pytest.mark.rule("TER-ENG-3")
def test_a_hero_with_three_may_still_engage_a_fourth() -> None:
    """It strikes and stays out of reach: the attack is on one of the three."""
    s = QuestScene([KARI, DORRIK])
    s.engage(KARI, "bandit", "cave-spider", "cave-spider")
    s.lay(facedown=["zombie-master"], exhausted_enemies=["bandit", "cave-spider", "cave-spider#2"])
    s.dice("defense", "defense")
    s.activate(KARI, "attack")
    s.answer("yes")
    assert s.wounds(KARI) == 2
    assert s.shadows() == ["zombie-master"]  # turned up on the way
    assert s.options() == ["enemy:bandit", "enemy:cave-spider"]
    s.answer("enemy:bandit")
    s.done()


@pytest.mark.rule("TER-ENG-4")
def test_a_face_down_enemy_is_turned_up_when_it_becomes_engaged() -> None:
    s = QuestScene([KARI, DORRIK])
    s.lay(facedown=["cave-spider"])
    s.dice("success", "defense", "blank")
    s.activate(KARI, "attack")
    s.answer("yes")
    assert s.engaged(KARI) == ["cave-spider"]
    assert [args["enemy"] for args in s.happened("enemy-revealed")] == ["cave-spider"]
    s.answer("done")
    assert s.enemy_wounds("cave-spider") == 1
    s.done()


@pytest.mark.rule("TER-ENG-4", "TER-ENE-5")
def test_an_enemy_that_retreats_lies_face_up() -> None:
    s = QuestScene([DORRIK, KARI])
    s.engage(DORRIK, "goblin-slinger")
    s.rest_on()
    assert s.shadows() == ["goblin-slinger"]
    s.done()


@pytest.mark.rule("TER-SPN-1")
def test_spawned_enemies_engage_the_active_hero_first_then_the_next_clockwise() -> None:
    """The Ember Crown's blue spawns four with two heroes: leader, other, leader, other."""
    s = QuestScene([DORRIK, KARI], quest="shards-of-the-ember-crown", leader=1)
    s.lay(peril=2, enemy_deck=["bandit", "zombie", "rat-swarm", "bog-imp", "cave-spider"])
    s.rest_on("upgrade")
    assert s.engaged(KARI) == ["bandit", "rat-swarm"]
    assert s.engaged(DORRIK) == ["zombie", "bog-imp"]


@pytest.mark.rule("TER-SPN-1", "TER-WND-3")
def test_a_spawn_passes_over_the_fallen() -> None:
    s = QuestScene([DORRIK, KARI, MOK], quest="shards-of-the-ember-crown")
    s.lay(peril=2, enemy_deck=["bandit", "zombie", "rat-swarm", "bog-imp", "cave-spider"])
    s.table.down[s.number(KARI)] = 1
    s.rest_on("upgrade")
    assert s.engaged(DORRIK) == ["bandit", "rat-swarm"]
    assert s.engaged(MOK) == ["zombie", "bog-imp"]


@pytest.mark.rule("TER-SPN-1", "TER-WND-1")
def test_a_hero_whom_a_fourth_enemy_fells_meets_none_of_the_others() -> None:
    """The Ember Crown's blue again: the bandit fells Dorrik, so the other three are all Kari's."""
    s = QuestScene([DORRIK, KARI], quest="shards-of-the-ember-crown")
    s.engage(DORRIK, "bog-imp", "bog-imp", "bog-imp-master")
    s.lay(
        peril=2,
        enemy_deck=["bandit", "zombie", "rat-swarm", "cave-spider", "bone-archer"],
        shadows=["goblin-slinger"],
        exhausted_enemies=["bog-imp", "bog-imp#2", "bog-imp-master"],
    )
    s.rest_on("pick-hero")
    s.table.wounds[s.number(DORRIK)] = 21
    s.answer(f"hero:{KARI}", DORRIK)  # the volley
    assert s.fallen(DORRIK)
    assert s.engaged(KARI) == ["zombie", "rat-swarm", "cave-spider"]
    assert s.shadows() == ["goblin-slinger", "bandit", "bog-imp", "bog-imp", "bog-imp-master"]


@pytest.mark.rule("TER-SPN-1")
def test_spawned_enemies_are_face_up_unless_stated() -> None:
    s = QuestScene([KARI, DORRIK], quest="lanterns-in-the-mire")
    s.lay(location="lantern-barrow", peril=2, enemy_deck=["bandit", "zombie", "rat-swarm", "bog-imp", "cave-spider"])
    s.rest_on("upgrade")  # blue: four face down
    assert s.shadows() == ["?"] * 4


@pytest.mark.rule("TER-SPN-2")
def test_the_enemy_deck_is_remade_the_moment_its_last_card_leaves() -> None:
    s = QuestScene([KARI, DORRIK])
    s.lay(enemy_deck=["rat-swarm"], enemy_discard=["zombie", "bandit"], exploration_deck=["sprung-ambush"])
    s.activate(KARI, "explore")
    assert s.engaged(KARI) == ["rat-swarm"]
    assert sorted(s.cards(ENEMY_DECK)) == ["bandit", "zombie"]
    assert s.discarded() == []
    assert s.happened("deck-remade") == [{"deck": 0}]
    s.done()


@pytest.mark.rule("TER-SPN-2")
def test_with_no_discard_pile_the_deck_waits_until_a_card_is_needed() -> None:
    s = QuestScene([KARI, DORRIK])
    s.hero(KARI, items=("hunters-arrow",))
    s.lay(enemy_deck=["rat-swarm"], exploration_deck=["sprung-ambush"], shadows=["cave-spider"])
    s.activate(KARI, "explore")
    assert (s.engaged(KARI), s.cards(ENEMY_DECK)) == (["rat-swarm"], [])
    s.answer("use:hunters-arrow")
    s.answer("enemy:cave-spider")
    assert (s.discarded(), s.cards(ENEMY_DECK)) == (["cave-spider"], [])
    s.done()


@pytest.mark.rule("TER-SPN-2")
def test_a_deck_that_is_empty_is_remade_when_a_card_is_needed() -> None:
    s = QuestScene([KARI, DORRIK])
    s.lay(enemy_discard=["zombie"], exploration_deck=["sprung-ambush"])
    s.activate(KARI, "explore")
    assert (s.engaged(KARI), s.discarded(), s.cards(ENEMY_DECK)) == (["zombie"], [], [])
    s.done()


@pytest.mark.rule("TER-SPN-2")
def test_looking_at_an_empty_deck_remakes_it_too() -> None:
    s = QuestScene([KARI, DORRIK])
    s.lay(enemy_discard=["zombie"], exploration_deck=["vision-of-the-makers"])
    s.activate(KARI, "explore")
    assert s.options() == ["top:zombie", "bottom:zombie"]
    s.answer("bottom:zombie")
    assert (s.cards(ENEMY_DECK), s.discarded()) == (["zombie"], [])
    s.done()


@pytest.mark.rule("TER-SPN-2")
def test_with_neither_deck_nor_discard_pile_nothing_spawns() -> None:
    s = QuestScene([KARI, DORRIK])
    s.lay(exploration_deck=["sprung-ambush"])
    s.activate(KARI, "explore")
    assert s.engaged(KARI) == s.shadows() == []
    assert s.tokens(KARI) == 1
    s.done()


@pytest.mark.rule("TER-SPN-2")
def test_the_exploration_deck_is_remade_in_the_same_way() -> None:
    s = QuestScene([KARI, DORRIK])
    s.lay(exploration_deck=["whetstone"], exploration_discard=["moment-of-peace", "pitch-torch"])
    s.activate(KARI, "explore")  # draws two: the second comes from the new deck
    (other,) = [key for key in s.options() if key != "pick:whetstone"]
    assert other in ("pick:moment-of-peace", "pick:pitch-torch")
    s.answer("pick:whetstone")
    s.answer(other.replace("pick", "bottom"))
    assert s.items(KARI) == ["whetstone"]
    assert s.table.zones.size(EXPLORE_DECK) == 2
    assert s.table.zones.size(EXPLORE_DISCARD) == 0
    s.done()


@pytest.mark.rule("TER-SPN-2")
def test_with_no_exploration_card_left_nothing_is_drawn() -> None:
    s = QuestScene([KARI, DORRIK])
    s.activate(KARI, "explore")
    assert s.items(KARI) == []
    assert s.happened("exploration-drawn") == []
    s.done()


@pytest.mark.rule("TER-SPN-1", "TER-ABL-6")
def test_spawned_from_the_discard_pile_the_leader_picks_which_as_many_as_there_are() -> None:
    """Blue in The Goblin Problem: each hero meets a goblin from the discard pile; there are two for three heroes."""
    s = QuestScene([DORRIK, KARI, MOK], leader=1)
    s.lay(peril=2, enemy_discard=["goblin-sneak", "goblin-slinger", "bandit"])
    s.rest_on("pick-card")
    assert s.options() == ["pick:goblin-sneak", "pick:goblin-slinger"]
    s.answer("pick:goblin-slinger", KARI)
    assert s.asked() == "upgrade"
    assert (s.engaged(KARI), s.engaged(MOK), s.engaged(DORRIK)) == (["goblin-slinger"], ["goblin-sneak"], [])
    assert s.discarded() == ["bandit"]
