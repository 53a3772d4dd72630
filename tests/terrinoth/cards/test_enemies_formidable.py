"""The formidable enemies: what their effect bars and abilities do."""

import pytest

from questable.games.terrinoth.testkit.scene import QuestScene

HASK, PELL, ONDREC, ORIANE = "hask-redford", "pell-underbough", "ondrec-hollowlight", "oriane-vell"


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


@pytest.mark.card("hill-ogre", "enemy")
@pytest.mark.card("hill-ogre-master", "enemy")
@pytest.mark.parametrize(("name", "wounds"), [("hill-ogre", 2), ("hill-ogre-master", 3)])
def test_hill_ogres_advance_and_crush(name: str, wounds: int) -> None:
    s = enemy_phase(shadows=[name])
    s.answer("pick:broad-swing", HASK)
    assert (s.wounds(HASK), s.readied(HASK)) == (wounds, ["explore", "rest", "aid"])
    assert s.engaged(HASK) == [name]
    s.done()
    s = enemy_phase((name,), exhausted_cards={0: ["attack", "explore", "rest"]})
    assert s.happened("card-exhausted") == [{"hero": HASK, "card": "stand-behind-me"}]  # the last one is not asked for
    assert s.wounds(HASK) == wounds + 2  # two more to ready all four in the next round
    s.done()


@pytest.mark.card("hill-ogre-master", "enemy")
@pytest.mark.parametrize(
    ("dice", "before", "wounds", "after"),
    [
        (("success", "success", "counterattack"), 2, 3, 1),
        (("success", "success", "counterattack"), 0, 3, 0),
        (("success", "success", "blank"), 2, 0, 2),
    ],
)
def test_hill_ogre_masters_counterattack_costs_a_token(
    dice: tuple[str, ...], before: int, wounds: int, after: int
) -> None:
    s = hero_phase([HASK, PELL], ("hill-ogre-master",))
    s.hero(HASK, tokens=before)
    s.dice(*dice)
    s.activate(HASK, "explore")
    if before:
        s.answer("spend:0")
    assert (s.wounds(HASK), s.tokens(HASK)) == (wounds, after)
    s.done()


@pytest.mark.card("hill-ogre-master", "enemy")
def test_hill_ogre_master_takes_the_token_though_all_wounds_are_defended() -> None:
    s = hero_phase([HASK, PELL], ("hill-ogre-master",))
    s.hero(HASK, tokens=2)
    s.dice("defense", "defense", "success", "counterattack")
    s.activate(HASK, "rest")  # one more defense
    s.answer("spend:0")
    assert (s.wounds(HASK), s.tokens(HASK)) == (0, 1)
    s.done()


@pytest.mark.card("pale-wraith", "enemy")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (3, 2)])
def test_pale_wraith_drains(before: int, after: int) -> None:
    s = enemy_phase(shadows=["pale-wraith"], enemy_wounds={"pale-wraith": before})
    assert (s.wounds(HASK), s.engaged(HASK)) == (2, ["pale-wraith"])
    assert s.enemy_wounds("pale-wraith") == after
    s.done()


@pytest.mark.card("pale-wraith-master", "enemy")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (1, 0), (0, 0)])
def test_pale_wraith_master_drains_and_terrifies_out_of_two_tokens(before: int, after: int) -> None:
    s = enemy_phase(shadows=["pale-wraith-master"], enemy_wounds={"pale-wraith-master": 2})
    s.hero(HASK, tokens=before)
    s.hero(PELL, tokens=4)
    assert (s.wounds(HASK), s.tokens(HASK), s.tokens(PELL)) == (2, after, 4)
    assert s.enemy_wounds("pale-wraith-master") == 1
    s.done()


@pytest.mark.card("pale-wraith-master", "enemy")
def test_pale_wraith_masters_threat_finds_the_least_wounded_hero() -> None:
    s = hero_phase([HASK, PELL], ("pale-wraith-master",))
    s.hero(HASK, wounds=2)
    s.dice("success", "success", "threat")
    s.activate(HASK, "explore")
    assert (s.wounds(HASK), s.wounds(PELL)) == (2, 1)
    s.done()
    s = hero_phase([HASK, PELL], ("pale-wraith-master",))
    s.dice("success", "success", "threat")
    s.activate(HASK, "explore")
    assert s.asked() == "pick-hero"  # equally few: the leader decides
    s.answer(f"hero:{PELL}", HASK)
    assert (s.wounds(HASK), s.wounds(PELL)) == (0, 1)
    s.done()


@pytest.mark.card("pale-wraith", "enemy")
@pytest.mark.card("pale-wraith-master", "enemy")
@pytest.mark.rule("TER-ABL-1", "TER-ACT-14")
@pytest.mark.parametrize("name", ["pale-wraith", "pale-wraith-master"])
def test_wraiths_cannot_be_attacked_in_the_shadows(name: str) -> None:
    s = hero_phase([ONDREC, HASK], (), shadows=[name, "bandit"])
    s.dice("double", "success")
    s.activate(ONDREC, "attack")  # the bandit is the only target
    assert (s.enemy_wounds(name), s.discarded()) == (0, ["bandit"])
    s.answer(f"hero:{ONDREC}")
    s.done()
    s = hero_phase([ONDREC, HASK], (), shadows=[name])
    s.dice("double", "success")
    s.activate(ONDREC, "attack")  # no target at all: rolled all the same
    assert s.enemy_wounds(name) == 0
    assert len(s.happened("hero-die-rolled")) == 2
    s.done()


@pytest.mark.card("pale-wraith", "enemy")
@pytest.mark.card("pale-wraith-master", "enemy")
@pytest.mark.rule("TER-ACT-9")
@pytest.mark.parametrize("name", ["pale-wraith", "pale-wraith-master"])
def test_a_wraith_that_lies_face_down_can_be_shot(name: str) -> None:
    s = hero_phase([ONDREC, HASK], (), facedown=[name])
    s.dice("double", "success")
    s.activate(ONDREC, "attack")
    assert s.shadows() == [name]
    assert s.enemy_wounds(name) == 2  # turned up by the first success, then its resilience counts
    s.done()


@pytest.mark.card("pale-wraith", "enemy")
def test_a_wraith_that_lies_face_down_stays_so_without_a_success() -> None:
    s = hero_phase([ONDREC, HASK], (), facedown=["pale-wraith"])
    s.dice("defense", "defense")
    s.activate(ONDREC, "attack")
    assert s.shadows() == ["?"]
    s.done()


@pytest.mark.card("pale-wraith", "enemy")
def test_a_wraith_in_the_shadows_can_be_wounded_by_a_card_and_engaged() -> None:
    s = hero_phase([PELL, HASK], (), shadows=["pale-wraith"], upgrades={0: ["read-the-land"]})
    s.dice("defense", "defense", "defense")
    s.activate(PELL, "explore")
    assert s.enemy_wounds("pale-wraith") == 2  # no resilience against a card
    s.done()
    s = hero_phase([HASK, PELL], (), shadows=["pale-wraith"])
    s.dice("double", "success", "blank")
    s.activate(HASK, "attack")
    s.answer("yes")
    assert s.engaged(HASK) == ["pale-wraith"]
    assert s.enemy_wounds("pale-wraith") == 2
    s.done()


@pytest.mark.card("cave-troll", "enemy")
@pytest.mark.card("cave-troll-master", "enemy")
@pytest.mark.parametrize("name", ["cave-troll", "cave-troll-master"])
@pytest.mark.parametrize(("where", "before", "after"), [("engaged", 3, 2), ("shadows", 1, 0), ("engaged", 0, 0)])
def test_cave_trolls_mend_at_the_end_of_the_round(name: str, where: str, before: int, after: int) -> None:
    s = QuestScene([HASK, PELL])
    if where == "engaged":
        s.engage(HASK, name)
    else:
        s.lay(shadows=[name])
    s.lay(phase="end", enemy_wounds={name: before})
    assert s.enemy_wounds(name) == after
    s.done()


@pytest.mark.card("cave-troll", "enemy")
def test_cave_troll_advances_and_strikes_once() -> None:
    s = enemy_phase(shadows=["cave-troll"], enemy_wounds={"cave-troll": 2})
    assert (s.wounds(HASK), s.engaged(HASK)) == (2, ["cave-troll"])
    s.done()


@pytest.mark.card("cave-troll-master", "enemy")
@pytest.mark.parametrize(("before", "wounds"), [(0, 3), (1, 6)], ids=["unhurt", "wounded"])
def test_cave_troll_master_strikes_again_when_wounded(before: int, wounds: int) -> None:
    s = enemy_phase(shadows=["cave-troll-master"], enemy_wounds={"cave-troll-master": before})
    assert (s.wounds(HASK), s.engaged(HASK)) == (wounds, ["cave-troll-master"])
    s.done()


@pytest.mark.card("cinder-drake", "enemy")
def test_cinder_drake_breathes_on_engaged_heroes_and_stays_in_the_shadows() -> None:
    s = enemy_phase(pell=("zombie",), shadows=["cinder-drake"], exhausted_enemies=["zombie"])
    assert (s.wounds(HASK), s.wounds(PELL)) == (2, 1)  # Hask is not engaged, but he is the one who activates it
    assert s.shadows() == ["cinder-drake"]
    s.done()
    s = enemy_phase(shadows=["cinder-drake"])
    assert (s.wounds(HASK), s.wounds(PELL)) == (2, 0)  # nobody is engaged: only the strike
    s.done()


@pytest.mark.card("cinder-drake-master", "enemy")
def test_cinder_drake_master_advances_before_it_breathes() -> None:
    s = enemy_phase(pell=("zombie",), shadows=["cinder-drake-master"], exhausted_enemies=["zombie"])
    assert (s.wounds(HASK), s.wounds(PELL)) == (3, 1)
    assert s.engaged(HASK) == ["cinder-drake-master"]
    s.done()


@pytest.mark.card("cinder-drake-master", "enemy")
@pytest.mark.rule("TER-ACT-5", "TER-ACT-6")
def test_cinder_drake_masters_threat_burns_the_active_hero_once_and_no_defense_helps() -> None:
    s = hero_phase([HASK, PELL], ("cinder-drake-master", "zombie"))
    s.dice("guarded", "guarded", "threat", "threat")
    s.activate(HASK, "explore")
    assert (s.wounds(HASK), s.wounds(PELL)) == (1, 0)
    s.done()


@pytest.mark.card("iron-colossus", "enemy")
@pytest.mark.card("iron-colossus-master", "enemy")
@pytest.mark.parametrize(("name", "hask", "pell"), [("iron-colossus", 2, 0), ("iron-colossus-master", 4, 1)])
def test_colossi_advance_and_strike_and_the_master_tramples_everybody(name: str, hask: int, pell: int) -> None:
    s = enemy_phase(shadows=[name])
    assert (s.wounds(HASK), s.wounds(PELL)) == (hask, pell)
    assert s.engaged(HASK) == [name]
    s.done()


@pytest.mark.card("iron-colossus", "enemy")
@pytest.mark.card("iron-colossus-master", "enemy")
@pytest.mark.rule("TER-ABL-1")
@pytest.mark.parametrize(("name", "attack"), [("iron-colossus", 2), ("iron-colossus-master", 3)])
def test_colossi_cannot_be_exhausted_by_heroes(name: str, attack: int) -> None:
    s = hero_phase([ONDREC, HASK], (name, "zombie"), upgrades={0: ["sleep-of-earth"]})
    s.dice("success", "success", "counterattack")
    s.activate(ONDREC, "rest")  # Sleep of Earth exhausts all the others: one enemy die is left
    assert len(s.happened("enemy-die-rolled")) == 1
    assert s.wounds(ONDREC) == attack
    s.pass_time("activate")
    s.done()
