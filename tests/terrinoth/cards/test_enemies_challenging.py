"""The challenging enemies: what their effect bars and abilities do."""

import pytest

from questable.games.terrinoth.testkit.scene import QuestScene

HASK, PELL, ONDREC, ORIANE = "hask-redford", "pell-underbough", "ondrec-hollowlight", "oriane-vell"
THREE = ("zombie", "zombie", "zombie-master")
QUIET = ["zombie", "zombie#2", "zombie-master"]  # exhausted: they take no part


def enemy_phase(hask: tuple[str, ...] = (), pell: tuple[str, ...] = (), **table: object) -> QuestScene:
    """The enemy phase of Hask, the leader, and Pell, without a nemesis."""
    s = QuestScene([HASK, PELL])
    s.engage(HASK, *hask)
    s.engage(PELL, *pell)
    s.lay(phase="enemy", lair=False, **table)
    return s


def hero_phase(heroes: list[str], engaged: tuple[str, ...], **table: object) -> QuestScene:
    """The hero phase: the enemies are engaged with the first hero."""
    s = QuestScene(heroes)
    s.engage(heroes[0], *engaged)
    s.lay(lair=False, **table)
    return s


@pytest.mark.card("goblin-wolfrider", "enemy")
@pytest.mark.card("goblin-wolfrider-master", "enemy")
@pytest.mark.card("ember-hound", "enemy")
@pytest.mark.card("ember-hound-master", "enemy")
@pytest.mark.parametrize("name", ["goblin-wolfrider", "goblin-wolfrider-master", "ember-hound", "ember-hound-master"])
def test_riders_and_hounds_stalk_the_most_wounded_hero_and_strike(name: str) -> None:
    s = enemy_phase((name,))
    s.hero(HASK, wounds=1)
    s.hero(PELL, wounds=2)
    assert (s.engaged(HASK), s.engaged(PELL)) == ([], [name])
    assert (s.wounds(HASK), s.wounds(PELL)) == (1, 4)
    s.done()


@pytest.mark.card("goblin-wolfrider", "enemy")
@pytest.mark.card("stalk", "keyword")
@pytest.mark.rule("TER-ENG-3", "TER-ENE-5")
def test_wolfrider_stalking_a_hero_with_three_enemies_strikes_and_then_hits_who_activates_it() -> None:
    s = enemy_phase(pell=THREE, shadows=["goblin-wolfrider"], exhausted_enemies=QUIET)
    s.hero(PELL, wounds=3)
    assert s.shadows() == ["goblin-wolfrider"]
    assert (s.wounds(HASK), s.wounds(PELL)) == (2, 5)
    s.done()


@pytest.mark.card("goblin-wolfrider-master", "enemy")
def test_wolfrider_master_calls_a_goblin_out_of_the_shadows() -> None:
    s = enemy_phase(("goblin-wolfrider-master",), shadows=["goblin-slinger", "bandit"], exhausted_enemies=["bandit"])
    s.hero(HASK, wounds=1)
    # the slinger is called to Hask, and being readied it is activated in its turn and retreats again
    assert [event["hero"] for event in s.happened("enemy-engaged")] == [HASK]
    assert s.engaged(HASK) == ["goblin-wolfrider-master"]
    s.done()


@pytest.mark.card("ember-hound-master", "enemy")
@pytest.mark.parametrize(("before", "wounds"), [(0, 2), (1, 4)], ids=["unhurt", "wounded"])
def test_ember_hound_master_strikes_again_when_wounded(before: int, wounds: int) -> None:
    s = enemy_phase(("ember-hound-master",), enemy_wounds={"ember-hound-master": before})
    s.hero(HASK, wounds=1)
    assert s.wounds(HASK) == 1 + wounds
    s.done()


@pytest.mark.card("ember-hound", "enemy")
@pytest.mark.card("ember-hound-master", "enemy")
@pytest.mark.parametrize(("name", "health"), [("ember-hound", 3), ("ember-hound-master", 5)])
def test_ember_hounds_burn_the_hero_they_were_engaged_with(name: str, health: int) -> None:
    s = hero_phase([HASK, ONDREC], (name,), enemy_wounds={name: health - 1})
    s.dice("success", "guarded", "blank")
    s.activate(HASK, "attack")
    assert s.discarded() == [name]
    assert (s.wounds(HASK), s.wounds(ONDREC)) == (1, 0)  # the defense does not help
    s.done()


@pytest.mark.card("ember-hound", "enemy")
@pytest.mark.card("ember-hound-master", "enemy")
@pytest.mark.parametrize(("name", "health"), [("ember-hound", 3), ("ember-hound-master", 5)])
def test_ember_hounds_shot_by_another_hero_burn_the_one_they_stood_before(name: str, health: int) -> None:
    s = QuestScene([ONDREC, HASK])
    s.engage(HASK, name)
    s.lay(lair=False, enemy_wounds={name: health - 1})
    s.dice("success", "success")
    s.activate(ONDREC, "attack")
    s.answer(f"hero:{ONDREC}")  # Ondrec's token for an enemy defeated
    assert s.discarded() == [name]
    assert (s.wounds(ONDREC), s.wounds(HASK)) == (0, 1)
    s.done()


@pytest.mark.card("ember-hound", "enemy")
def test_ember_hound_shot_in_the_shadows_burns_the_archer() -> None:
    s = hero_phase([ONDREC, HASK], (), shadows=["ember-hound"], enemy_wounds={"ember-hound": 2})
    s.dice("success", "success")
    s.activate(ONDREC, "attack")
    s.answer(f"hero:{ONDREC}")
    assert (s.wounds(ONDREC), s.wounds(HASK)) == (1, 0)
    s.done()


@pytest.mark.card("bone-archer", "enemy")
@pytest.mark.card("bone-archer-master", "enemy")
@pytest.mark.parametrize("name", ["bone-archer", "bone-archer-master"])
def test_bone_archers_shoot_the_least_wounded_hero_and_retreat(name: str) -> None:
    s = enemy_phase((name,))
    s.hero(HASK, wounds=3)
    assert (s.wounds(HASK), s.wounds(PELL)) == (3, 2)
    assert (s.engaged(HASK), s.shadows()) == ([], [name])
    s.done()


@pytest.mark.card("bone-archer-master", "enemy")
@pytest.mark.rule("TER-ENE-1")
def test_bone_archer_master_raises_an_undead_that_is_activated_in_the_same_phase() -> None:
    s = enemy_phase(("bone-archer-master",), enemy_discard=["bandit", "zombie"])
    s.hero(HASK, wounds=5)
    assert s.discarded() == ["bandit"]
    assert s.shadows() == ["bone-archer-master"]
    assert s.engaged(PELL) == ["zombie"]
    assert (s.wounds(HASK), s.wounds(PELL)) == (5, 3)
    s.done()


@pytest.mark.card("oathless-guard", "enemy")
@pytest.mark.card("oathless-guard-master", "enemy")
@pytest.mark.parametrize(("name", "wounds"), [("oathless-guard", 1), ("oathless-guard-master", 2)])
def test_oathless_guards_strike_and_knock_a_card_out_of_the_hand(name: str, wounds: int) -> None:
    s = enemy_phase(shadows=[name])
    assert s.options() == [
        "pick:broad-swing",
        "pick:shoulder-through",
        "pick:catch-your-breath",
        "pick:stand-behind-me",
    ]
    s.answer("pick:stand-behind-me", HASK)
    assert s.readied(HASK) == ["attack", "explore", "rest"]
    assert (s.wounds(HASK), s.engaged(HASK)) == (wounds, [name])
    s.done()


@pytest.mark.card("oathless-guard", "enemy")
@pytest.mark.card("oathless-guard-master", "enemy")
@pytest.mark.parametrize("name", ["oathless-guard", "oathless-guard-master"])
def test_oathless_guards_find_no_readied_card(name: str) -> None:
    s = enemy_phase((name,), exhausted_cards={0: ["attack", "explore", "rest", "aid"]})
    assert s.happened("card-exhausted") == []
    assert s.wounds(HASK) == (1 if name == "oathless-guard" else 2) + 2  # and two to ready the cards
    s.done()


@pytest.mark.card("oathless-guard-master", "enemy")
@pytest.mark.rule("TER-ACT-7", "TER-ACT-8")
def test_oathless_guard_master_shields_a_minion_until_the_clean_up() -> None:
    s = hero_phase([HASK, PELL], ("oathless-guard", "oathless-guard-master"), enemy_wounds={"oathless-guard-master": 5})
    s.dice("double", "double", "blank", "blank")
    s.activate(HASK, "attack")
    s.answer("enemy:oathless-guard-master")
    s.answer("enemy:oathless-guard")
    assert s.asked() == "divide"
    s.answer("successes:2")  # lethal for the master; the other three fall on the minion, less its two resilience
    assert s.discarded() == ["oathless-guard-master"]
    assert s.enemy_wounds("oathless-guard") == 1
    s.done()


@pytest.mark.card("oathless-guard-master", "enemy")
@pytest.mark.parametrize(
    ("minion", "where", "wounds"),
    [
        ("oathless-guard", "engaged", 0),
        ("oathless-guard", "shadows", 1),
        ("bandit", "engaged", 1),
        ("bandit-master", "engaged", 2),
        ("zombie", "engaged", 2),
    ],
)
def test_oathless_guard_master_helps_outlaw_minions_while_engaged(minion: str, where: str, wounds: int) -> None:
    s = QuestScene([HASK, PELL])
    s.engage(HASK, minion)
    if where == "engaged":
        s.engage(PELL, "oathless-guard-master")
    else:
        s.lay(shadows=["oathless-guard-master"])
    s.dice("success", "success", "blank")
    s.activate(HASK, "attack")
    s.answer("no")
    assert s.enemy_wounds(minion) == wounds
    s.done()


@pytest.mark.card("ashen-acolyte", "enemy")
@pytest.mark.parametrize(("before", "after"), [(3, 2), (0, 0)])
def test_ashen_acolyte_unmakes_progress_and_burns_the_least_wounded(before: int, after: int) -> None:
    s = enemy_phase(("ashen-acolyte",), progress=before)
    s.hero(HASK, wounds=1)
    assert s.table.progress == after
    assert (s.wounds(HASK), s.wounds(PELL)) == (1, 1)
    s.done()


@pytest.mark.card("ashen-acolyte-master", "enemy")
@pytest.mark.parametrize(("before", "after"), [(3, 2), (0, 0)])
def test_ashen_acolyte_master_unmakes_progress_weakens_and_strikes(before: int, after: int) -> None:
    s = enemy_phase(shadows=["ashen-acolyte-master"], progress=before)
    assert s.table.progress == after
    assert (s.wounds(HASK), s.conditions(HASK)) == (2, ["weakened"])
    assert s.shadows() == ["ashen-acolyte-master"]
    s.done()


@pytest.mark.card("ashen-acolyte-master", "enemy")
@pytest.mark.parametrize(("before", "after"), [(3, 2), (0, 0)])
def test_ashen_acolyte_masters_threat_unmakes_one_progress(before: int, after: int) -> None:
    s = hero_phase([HASK, PELL], ("ashen-acolyte-master",), progress=before)
    s.dice("success", "success", "success", "threat")
    s.activate(HASK, "rest")
    assert s.table.progress == after
    s.done()


@pytest.mark.card("mire-lurker", "enemy")
@pytest.mark.parametrize(("engaged", "wounds"), [(False, 3), (True, 2)])
def test_mire_lurker_hurts_more_from_the_shadows(engaged: bool, wounds: int) -> None:
    s = enemy_phase(("mire-lurker",)) if engaged else enemy_phase(shadows=["mire-lurker"])
    assert (s.wounds(HASK), s.engaged(HASK)) == (wounds, ["mire-lurker"])
    s.done()


@pytest.mark.card("mire-lurker-master", "enemy")
def test_mire_lurker_master_makes_a_hero_choose_between_a_card_and_weakness() -> None:
    s = enemy_phase(shadows=["mire-lurker-master"])
    s.answer("option:2", HASK)
    assert (s.wounds(HASK), s.conditions(HASK), len(s.readied(HASK))) == (3, ["weakened"], 4)
    s.done()
    s = enemy_phase(("mire-lurker-master",))
    s.hero(HASK, conditions=("weakened",))
    assert s.asked() == "pick-card"  # weakened already: only a card is left
    s.answer("pick:broad-swing", HASK)
    assert (s.wounds(HASK), s.readied(HASK)) == (2, ["explore", "rest", "aid"])
    s.done()


@pytest.mark.card("stone-sentinel", "enemy")
@pytest.mark.parametrize(("where", "wounds"), [("engaged", 2), ("shadows", 1), ("facedown", 1)])
def test_stone_sentinel_is_harder_in_the_shadows(where: str, wounds: int) -> None:
    s = QuestScene([ONDREC, HASK])
    if where == "engaged":
        s.engage(HASK, "stone-sentinel")
    else:
        s.lay(**{where: ["stone-sentinel"]})
    s.dice("double", "success")
    s.activate(ONDREC, "attack")
    assert s.enemy_wounds("stone-sentinel") == wounds
    s.done()


@pytest.mark.card("stone-sentinel", "enemy")
def test_stone_sentinel_advances_and_strikes() -> None:
    s = enemy_phase(shadows=["stone-sentinel"])
    assert (s.wounds(HASK), s.engaged(HASK)) == (2, ["stone-sentinel"])
    s.done()


@pytest.mark.card("stone-sentinel-master", "enemy")
def test_stone_sentinel_master_crushes() -> None:
    s = enemy_phase(shadows=["stone-sentinel-master"])
    s.answer("pick:stand-behind-me", HASK)
    assert (s.wounds(HASK), s.readied(HASK)) == (2, ["attack", "explore", "rest"])
    s.done()


@pytest.mark.card("stone-sentinel-master", "enemy")
@pytest.mark.rule("TER-ABL-1")
@pytest.mark.parametrize(("name", "wounds"), [("stone-sentinel-master", 2), ("stone-sentinel", 0)])
def test_stone_sentinel_master_cannot_be_exhausted_by_heroes(name: str, wounds: int) -> None:
    s = hero_phase([ORIANE, HASK], (name,))
    s.dice("success", "success", "success", "counterattack")
    s.activate(ORIANE, "rest")  # Quiet Prayer exhausts an engaged enemy before the roll
    assert s.wounds(ORIANE) == wounds
    s.done()
