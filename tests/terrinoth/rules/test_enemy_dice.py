"""TER-ACT-4 to TER-ACT-7: enemies strike back, threats, the clean-up; and TER-DIF, which tells enemies apart."""

import pytest

from questable.games.terrinoth.rules.constants import DIFFICULTIES, RANKS
from questable.games.terrinoth.testkit.scene import PARTY, QuestScene

DORRIK, KARI, MOK, MAELIS = PARTY


def struck(s: QuestScene) -> list[object]:
    return [args["enemy"] for args in s.happened("counterattacked")]


@pytest.mark.rule("TER-ACT-4")
def test_the_highest_attack_value_strikes_first_and_each_enemy_once() -> None:
    s = QuestScene([MOK, DORRIK])
    s.engage(MOK, "bandit", "hill-ogre-master", "cave-troll")  # 1, 3, 2
    s.dice("success", "success", "counterattack", "blank", "counterattack")
    s.activate(MOK, "explore")
    assert struck(s) == ["hill-ogre-master", "cave-troll"]
    assert s.wounds(MOK) == 5
    s.pass_time("activate")


@pytest.mark.rule("TER-ACT-4")
def test_exhausted_enemies_do_not_strike() -> None:
    s = QuestScene([MOK, DORRIK])
    s.engage(MOK, "bandit", "hill-ogre-master")
    s.engage(DORRIK, "iron-colossus-master")
    s.lay(exhausted_enemies=["hill-ogre-master"], shadows=["cave-troll-master"])
    s.dice("success", "success", "counterattack")
    s.activate(MOK, "explore")
    assert (struck(s), s.wounds(MOK)) == (["bandit"], 1)
    s.pass_time("activate")


@pytest.mark.rule("TER-ACT-4", "TER-DIF-1")
@pytest.mark.parametrize(
    ("enemies", "strikes"),
    [
        (["bandit-master", "hill-ogre", "mire-lurker"], "hill-ogre"),  # formidable before challenging …
        (["bandit-master", "mire-lurker"], "mire-lurker"),  # … before trivial, whatever the rank
        (["mire-lurker", "oathless-guard-master"], "oathless-guard-master"),  # a master before a minion
        (["splig", "bandit-master", "goblin-sneak-master"], "splig"),  # the nemesis before a master
    ],
)
def test_ties_go_by_difficulty_and_rank(enemies: list[str], strikes: str) -> None:
    s = QuestScene([MOK, DORRIK])
    s.engage(MOK, *enemies)
    s.dice("success", "success", "counterattack", *["blank"] * (len(enemies) - 1))
    s.activate(MOK, "explore")
    assert (struck(s), s.wounds(MOK)) == ([strikes], 2)
    s.pass_time("activate")


@pytest.mark.rule("TER-DIF-1")
def test_the_order_of_difficulties_and_ranks() -> None:
    assert DIFFICULTIES["formidable"] > DIFFICULTIES["challenging"] > DIFFICULTIES["trivial"]
    assert RANKS["nemesis"] > RANKS["master"] > RANKS["minion"]


@pytest.mark.rule("TER-ACT-4")
def test_what_is_still_equal_the_leader_chooses() -> None:
    s = QuestScene([DORRIK, MOK], leader=1)
    s.engage(DORRIK, "cave-troll", "hill-ogre")
    s.dice("defense", "defense", "defense")
    s.activate(MOK, "aid")
    s.dice("success", "success", "counterattack", "blank")
    s.activate(DORRIK, "explore")
    assert (s.asked(), s.options()) == ("counterattack", ["enemy:hill-ogre", "enemy:cave-troll"])
    s.answer("enemy:cave-troll", MOK)
    assert struck(s) == ["cave-troll"]
    s.done()


@pytest.mark.rule("TER-ACT-4")
def test_more_counterattacks_than_enemies_the_excess_is_lost() -> None:
    s = QuestScene([DORRIK, MOK])
    s.engage(DORRIK, "cave-troll-master", "hill-ogre")
    s.dice("success", "success", "counterattack", "counterattack")
    s.activate(DORRIK, "attack")
    s.answer("enemy:cave-troll-master")
    s.answer("enemy:hill-ogre")
    for enemy in s.table.zones.listed(0):  # by hand: no card exhausts an enemy between the roll and the reaction
        if s.name(enemy) == "cave-troll-master":
            s.table.exhausted[enemy] = 1
    s.answer("successes:0")
    assert struck(s) == ["hill-ogre"]
    s.done()


@pytest.mark.rule("TER-ACT-5")
def test_counterattacks_are_one_sum_less_defences_suffered_at_once() -> None:
    s = QuestScene([MOK, DORRIK])
    s.engage(MOK, "bandit", "hill-ogre-master", "cave-troll")
    s.dice("guarded", "defense", "counterattack", "counterattack", "counterattack")
    s.activate(MOK, "explore")
    assert s.wounds(MOK) == 3 + 2 + 1 - 2
    assert [args["wounds"] for args in s.happened("hero-wounded")] == [4]
    assert [args["wounds"] for args in s.happened("defended")] == [2]
    s.pass_time("activate")


@pytest.mark.rule("TER-ACT-5")
def test_defences_do_not_go_below_zero() -> None:
    s = QuestScene([MOK, DORRIK])
    s.engage(MOK, "bandit")
    s.hero(MOK, wounds=4)
    s.dice("defense", "defense", "counterattack")
    s.activate(MOK, "attack")
    s.answer(f"hero:{DORRIK}")
    assert s.wounds(MOK) == 4
    assert [args["wounds"] for args in s.happened("defended")] == [1]  # the second one had nothing to stop
    s.done()


@pytest.mark.rule("TER-ACT-5")
def test_defences_do_not_stop_wounds_of_threats() -> None:
    s = QuestScene([MOK, DORRIK])
    s.engage(MOK, "bandit")
    s.lay(location="bone-pit", lair=False)
    s.dice("defense", "defense", "both")
    s.activate(MOK, "explore")
    assert s.wounds(MOK) == 1  # the pit; the bandit is fended off
    s.pass_time("activate")


@pytest.mark.rule("TER-ACT-5")
def test_defences_do_not_stop_the_fourth_enemy_nor_a_card() -> None:
    s = QuestScene([DORRIK, MOK])
    s.engage(DORRIK, "zombie", "zombie", "bandit")
    s.lay(shadows=["hill-ogre"], location="rope-bridge")
    s.dice("defense", "defense", "blank", "blank", "blank")
    s.activate(DORRIK, "explore")
    s.answer("yes")
    assert s.wounds(DORRIK) == 2 + 1  # the ogre, and the bridge
    s.done()


@pytest.mark.rule("TER-ACT-5")
def test_defences_do_not_stop_inflict() -> None:
    s = QuestScene(PARTY, leader=1)
    s.engage(DORRIK, "hill-ogre")
    s.lay(location="webbed-hollow", exhausted_cards={0: ["attack"]})
    for hero in (KARI, MOK, MAELIS):
        s.activate(hero, "explore")
        while s.asked() != "activate":
            s.table.apply(s.options()[-1])
    s.dice("defense", "defense", "defense", "blank")
    s.activate(DORRIK, "rest")  # and one more by the card; then the ogre crushes him
    s.answer("pick:broad-swing")
    assert s.wounds(DORRIK) == 2
    s.done()


def threatening() -> QuestScene:
    s = QuestScene([DORRIK, MOK], quest="out-of-the-black-deep")
    s.engage(DORRIK, "bandit", "bandit")
    s.engage(MOK, "zombie-master")
    s.hero(DORRIK, tokens=1)
    s.hero(MOK, wounds=2)
    s.lay(
        location="bone-pit",
        progress=5,
        exhausted_enemies=["zombie-master"],
        shadows=["bog-imp-master"],
        facedown=["ashen-acolyte-master"],
    )
    return s


@pytest.mark.rule("TER-ACT-6")
def test_all_threat_effects_once_each_in_an_order_the_active_hero_picks() -> None:
    s = threatening()
    s.dice("defense", "defense", "threat", "threat")
    s.activate(DORRIK, "explore")
    s.answer("no")
    s.answer("spend:0")
    assert s.asked() == "order-of-abilities"
    assert set(s.options()) == {
        "ability:out-of-the-black-deep",  # the quest sheet
        "ability:bone-pit",  # a location
        "ability:zombie-master",  # exhausted, and engaged with another hero
        "ability:bog-imp-master",  # in the shadows
        "ability:the-undermaw",  # in the lair
    }  # not the acolyte, who lies face down
    s.answer("ability:bog-imp-master", DORRIK)
    assert s.tokens(DORRIK) == 0
    s.answer("ability:the-undermaw", DORRIK)
    assert s.wounds(MOK) == 3  # who has the most wounds
    s.answer("ability:bone-pit", DORRIK)
    assert s.wounds(DORRIK) == 1
    s.answer("ability:zombie-master", DORRIK)
    assert s.conditions(DORRIK) == ["weakened"]
    assert s.table.progress == 3  # the last one, unasked: two progress of five
    assert len(s.happened("threat-triggered")) == 1
    s.done()


@pytest.mark.rule("TER-ACT-6")
def test_without_a_threat_there_are_no_threat_effects() -> None:
    s = threatening()
    s.dice("defense", "defense", "counterattack", "blank")
    s.activate(DORRIK, "explore")
    s.answer("no")
    s.answer("spend:0")
    assert (s.asked(), s.table.active, s.table.progress) == ("activate", 1, 5)
    s.done()


@pytest.mark.rule("TER-ACT-7")
def test_an_enemy_with_lethal_wounds_still_strikes_and_threatens() -> None:
    s = QuestScene([DORRIK, MOK])
    s.engage(DORRIK, "cave-troll-master", "zombie-master")
    s.lay(lair=False, enemy_wounds={"zombie-master": 4, "cave-troll-master": 7})
    s.dice("double", "double", "both", "counterattack")
    s.activate(DORRIK, "attack")
    s.answer("enemy:cave-troll-master")
    s.answer("enemy:zombie-master")
    s.answer("successes:2")
    assert s.wounds(DORRIK) == 3 + 2 - 2  # he prevents two
    assert s.conditions(DORRIK) == ["weakened"]
    assert s.discarded() == ["cave-troll-master", "zombie-master"]
    ids = [str(event["id"]) for event in s.table.events(None)]
    assert max(ids.index("counterattacked"), ids.index("condition-gained")) < ids.index("enemy-defeated")
    s.done()


@pytest.mark.rule("TER-ACT-7")
def test_a_hero_who_rests_recovers_before_they_strike() -> None:
    s = QuestScene([MOK, DORRIK])
    s.engage(MOK, "hill-ogre-master", "cave-troll")
    s.hero(MOK, wounds=19)  # of 20
    s.hero(DORRIK, wounds=5)
    s.dice("success", "success", "success", "counterattack")
    s.activate(MOK, "rest")
    s.answer("enemy:cave-troll")  # exhausted above the line
    assert (s.wounds(MOK), s.fallen(MOK)) == (19, False)  # 19 - 3 + 3
    assert s.wounds(DORRIK) == 1  # the lines below: two by his ability, two by the card
    s.done()


@pytest.mark.rule("TER-ACT-7")
def test_what_is_below_the_action_is_lost_with_its_hero() -> None:
    s = QuestScene([MOK, DORRIK])
    s.engage(MOK, "hill-ogre-master")
    s.hero(MOK, wounds=17, tokens=2, items=("round-shield",))
    s.hero(DORRIK, wounds=5)
    s.lay(progress=1)
    s.dice("success", "success", "counterattack")
    s.activate(MOK, "attack")
    s.answer("spend:0")
    assert s.asked() == "pay"  # the shield
    s.answer("no")
    assert s.fallen(MOK)
    assert s.wounds(DORRIK) == 5  # nobody recovers: that line was below the attack
    assert s.enemy_wounds("hill-ogre-master") == 2  # what was done is done
    assert s.shadows() == ["hill-ogre-master"]
    assert s.table.active == 1
    s.done()


@pytest.mark.rule("TER-ACT-7")
def test_what_a_defeat_at_the_clean_up_brings_counts_there_too() -> None:
    s = QuestScene([MOK, DORRIK])
    s.engage(MOK, "ember-hound")
    s.hero(MOK, wounds=19, items=("mended-cloak",))
    s.lay(enemy_wounds={"ember-hound": 2})
    s.dice("success", "success", "counterattack")
    s.activate(MOK, "attack")
    s.answer("yes")  # the cloak stops the counterattack …
    assert s.fallen(MOK)  # … and the hound burns him as it dies, at the clean-up
    assert s.discarded() == ["ember-hound"]
    s.done()


@pytest.mark.rule("TER-ACT-7")
def test_two_heroes_may_fall_at_one_clean_up() -> None:
    s = QuestScene([MAELIS, MOK, KARI], quest="out-of-the-black-deep")
    s.engage(MAELIS, "bandit")
    s.hero(MAELIS, wounds=12)  # of 13
    s.hero(MOK, wounds=13)  # of 14
    s.lay(location="bone-pit")
    s.dice("defense", "defense", "threat")
    s.activate(MAELIS, "explore")
    s.answer("ability:the-undermaw")  # a wound for Mok, who has the most
    assert not s.fallen(MOK)
    s.answer("ability:bone-pit")  # one for her
    assert (s.fallen(MAELIS), s.fallen(MOK), s.fallen(KARI)) == (True, True, False)
    assert (s.leader(), s.table.active, s.table.outcome) == (KARI, 2, None)
    s.done()


@pytest.mark.rule("TER-ACT-7")
def test_a_location_explored_by_a_hero_who_falls() -> None:
    s = QuestScene([DORRIK, MOK])
    s.engage(DORRIK, "hill-ogre-master")
    s.hero(DORRIK, wounds=21)
    s.hero(MOK, wounds=3)
    s.lay(progress=5)
    s.dice("success", "success", "counterattack")
    s.activate(DORRIK, "explore")
    assert s.fallen(DORRIK)  # he falls before the inn is reached
    assert s.table.progress == 7
    assert s.wounds(MOK) == 2  # and the inn is explored all the same
    assert (s.leader(), s.table.active) == (MOK, 1)
    s.done()
