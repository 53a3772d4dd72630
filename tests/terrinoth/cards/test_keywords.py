"""The keywords of the effect bars, each on an enemy that carries it."""

import pytest

from questable.games.terrinoth.testkit.scene import QuestScene

HASK, PELL = "hask-redford", "pell-underbough"
THREE = ("iron-colossus", "iron-colossus", "iron-colossus-master")
QUIET = ["iron-colossus", "iron-colossus#2", "iron-colossus-master"]  # exhausted: they take no part
ALL_CARDS = ["attack", "explore", "rest", "aid"]
card = pytest.mark.card


def phase(
    hask: tuple[str, ...] = (), pell: tuple[str, ...] = (), quest: str = "the-goblin-problem", **table: object
) -> QuestScene:
    """The enemy phase of Hask, the leader, and Pell, without a nemesis in the lair."""
    s = QuestScene([HASK, PELL], quest)
    s.engage(HASK, *hask)
    s.engage(PELL, *pell)
    s.lay(**{"phase": "enemy", "lair": False, **table})
    return s


def both(s: QuestScene) -> tuple[int, int]:
    s.done()
    return s.wounds(HASK), s.wounds(PELL)


@card("advance", "keyword")
@pytest.mark.rule("TER-ENE-3", "TER-ENE-5", "TER-ENG-4")
def test_advance_engages_the_active_hero() -> None:
    assert phase(facedown=["zombie"]).engaged(HASK) == ["zombie"]
    s = phase(("zombie",))
    assert s.engaged(HASK) == ["zombie"]
    assert s.happened("enemy-engaged") == []  # it was already
    # Hask's own enemies come first: the one in the shadows is left to Pell
    s = phase(("zombie",), shadows=["bandit"])
    assert (s.engaged(HASK), s.engaged(PELL)) == (["zombie"], ["bandit"])
    s = phase(THREE, shadows=["cave-spider"], exhausted_enemies=QUIET)
    assert (s.shadows(), s.wounds(HASK)) == (["cave-spider"], 1)  # no room: it strikes and stays in the shadows


@card("retreat", "keyword")
@pytest.mark.parametrize("where", ["engaged", "shadows", "facedown"])
def test_retreat_ends_face_up_in_the_shadows(where: str) -> None:
    s = phase(("goblin-slinger",) if where == "engaged" else ())
    if where != "engaged":
        s.lay(**{where: ["goblin-slinger"]})
    s.answer(f"hero:{HASK}", HASK)
    assert (s.engaged(HASK), s.shadows()) == ([], ["goblin-slinger"])
    s.done()


@card("inflict", "keyword")
def test_inflict_hits_the_engaged_hero_and_from_the_shadows_the_active_one() -> None:
    s = phase(shadows=["goblin-wolfrider"])
    s.hero(PELL, wounds=1)
    assert both(s) == (0, 3)  # it has stalked Pell, though Hask activates it
    assert both(phase(shadows=["cinder-drake"])) == (2, 0)


@card("inflict", "keyword")
@pytest.mark.rule("TER-ABL-8", "TER-WND-3", "TER-WND-4")
def test_inflict_that_defeats_the_hero_ends_the_bar() -> None:
    s = phase(("bandit-master",))
    s.hero(HASK, wounds=21)
    s.hero(PELL, tokens=3)
    assert s.fallen(HASK)
    assert s.leader() == PELL
    assert s.shadows() == ["bandit-master"]
    assert s.tokens(PELL) == 3  # it pilfers from nobody
    s.done()
    s = phase(("bandit-master",))
    s.hero(HASK, wounds=20)
    assert not s.fallen(HASK)
    assert s.engaged(HASK) == ["bandit-master"]


@card("swarm", "keyword")
@pytest.mark.parametrize(("others", "wounds"), [(0, 1), (1, 2), (3, 4)])
def test_swarm_counts_the_enemies_engaged_with_the_hero(others: int, wounds: int) -> None:
    s = phase(THREE[:others], pell=("zombie",), shadows=["rat-swarm"], exhausted_enemies=[*QUIET[:others], "zombie"])
    assert both(s) == (wounds, 0)


@card("shield-bash", "keyword")
@pytest.mark.parametrize("full", [False, True])
def test_shield_bash_exhausts_a_card_of_the_engaged_hero_or_else_of_the_active_one(full: bool) -> None:
    s = phase(THREE if full else (), shadows=["oathless-guard"], exhausted_enemies=QUIET if full else [])
    s.answer("pick:broad-swing", HASK)
    assert s.readied(HASK) == ["explore", "rest", "aid"]
    assert s.shadows() == (["oathless-guard"] if full else [])
    s.done()


@card("shield-bash", "keyword")
@pytest.mark.rule("TER-ABL-5")
def test_shield_bash_finds_nothing_to_exhaust() -> None:
    s = phase(("oathless-guard",), exhausted_cards={0: ALL_CARDS})
    assert s.happened("card-exhausted") == []
    s.done()


@card("ambush", "keyword")
@pytest.mark.rule("TER-ENG-3")
def test_ambush_works_only_from_the_shadows() -> None:
    assert both(phase(shadows=["goblin-sneak"])) == (2, 0)
    assert both(phase(("goblin-sneak",))) == (1, 0)
    # as a fourth enemy: its attack, the ambush, and Inflict out of the shadows
    assert both(phase(THREE, facedown=["goblin-sneak"], exhausted_enemies=QUIET)) == (3, 0)


@card("stalk", "keyword")
def test_stalk_engages_the_most_wounded_hero_and_ties_are_the_leaders() -> None:
    s = phase(("ember-hound",))
    s.hero(PELL, wounds=1)
    assert (s.engaged(PELL), both(s)) == (["ember-hound"], (0, 3))
    s = phase(("ember-hound",))
    s.hero(HASK, wounds=1)
    assert (s.engaged(HASK), both(s)) == (["ember-hound"], (3, 0))
    s = phase(pell=("ember-hound",))
    assert s.options() == [f"hero:{HASK}", f"hero:{PELL}"]
    s.answer(f"hero:{HASK}", HASK)
    assert (s.engaged(HASK), both(s)) == (["ember-hound"], (2, 0))


@card("volley", "keyword")
@pytest.mark.rule("TER-ABL-4")
def test_volley_hits_the_least_wounded_hero_and_ties_are_the_leaders() -> None:
    s = phase(("bone-archer",))
    s.hero(HASK, wounds=2)
    s.hero(PELL, wounds=1)
    assert both(s) == (2, 3)
    s = phase(pell=("bone-archer",))
    s.answer(f"hero:{HASK}", HASK)
    assert both(s) == (2, 0)


@card("venom", "keyword")
@pytest.mark.rule("TER-CON-1")
def test_venom_poisons_the_engaged_hero_once() -> None:
    s = phase(shadows=["cave-spider"])
    assert (s.conditions(HASK), s.conditions(PELL)) == (["poisoned"], [])
    s = phase(pell=("cave-spider",))
    s.hero(PELL, conditions=("poisoned", "focused"))
    assert s.conditions(PELL) == ["poisoned", "focused"]


@card("hex", "keyword")
def test_hex_weakens_the_active_hero_once() -> None:
    s = phase(pell=("bog-imp",))
    assert (s.conditions(HASK), s.conditions(PELL)) == ([], ["weakened"])
    s = phase(("bog-imp",))
    s.hero(HASK, conditions=("weakened",))
    assert (s.conditions(HASK), s.happened("condition-gained")) == (["weakened"], [])


@card("pilfer", "keyword")
@pytest.mark.rule("TER-ABL-2")
@pytest.mark.parametrize(
    ("tokens", "items", "left"),
    [(1, (), (0, [])), (0, ("lucky-coin",), (0, [])), (0, (), (0, []))],
    ids=["only a token", "only an item", "nothing"],
)
def test_pilfer_takes_what_there_is(tokens: int, items: tuple[str, ...], left: tuple[int, list[str]]) -> None:
    s = phase(("bandit-master",))
    s.hero(HASK, tokens=tokens, items=items)
    if not tokens and not items:
        assert s.options() == ["option:1", "option:2"]  # neither can do anything
        s.answer("option:2")
    assert (s.tokens(HASK), s.items(HASK)) == left
    s.done()


@card("pilfer", "keyword")
def test_pilfer_lets_the_hero_choose_the_loss_and_the_item() -> None:
    s = phase(("bandit-master",))
    s.hero(HASK, tokens=1, items=("lucky-coin", "whetstone"))
    s.answer("option:2", HASK)
    s.answer("pick:whetstone", HASK)
    assert (s.tokens(HASK), s.items(HASK)) == (1, ["lucky-coin"])
    s.done()


@card("raise-dead", "keyword")
def test_raise_brings_an_undead_of_the_leaders_choice_from_the_discard_pile() -> None:
    s = phase(pell=("bone-archer-master",), enemy_discard=["zombie", "bandit", "pale-wraith"])
    s.hero(HASK, wounds=1)
    assert s.options() == ["pick:pale-wraith", "pick:zombie"]
    s.answer("pick:zombie", HASK)
    assert s.discarded() == ["bandit", "pale-wraith"]
    s = phase(("bone-archer-master",), enemy_discard=["bandit"])
    s.hero(HASK, wounds=1)
    assert (s.discarded(), s.shadows()) == (["bandit"], ["bone-archer-master"])
    s.done()


@card("chant", "keyword")
@card("collapse", "keyword")
@pytest.mark.parametrize(
    ("enemy", "before", "after"),
    [("ashen-acolyte-master", n, max(n - 1, 0)) for n in (4, 1, 0)]
    + [("the-undermaw", n, max(n - 2, 0)) for n in (4, 1, 0)],
)
def test_chant_and_collapse_undo_progress(enemy: str, before: int, after: int) -> None:
    s = phase((enemy,), quest="out-of-the-black-deep", location="rope-bridge", progress=before)
    s.hero(HASK, wounds=1)
    assert s.table.progress == after
    s.done()


@card("drain", "keyword")
@pytest.mark.parametrize(("before", "after"), [(2, 1), (0, 0)])
def test_drain_strikes_and_mends(before: int, after: int) -> None:
    s = phase(("pale-wraith",), enemy_wounds={"pale-wraith": before})
    assert (both(s), s.enemy_wounds("pale-wraith")) == ((2, 0), after)


@card("crush", "keyword")
def test_crush_strikes_and_exhausts_a_card() -> None:
    s = phase(("hill-ogre",))
    s.answer("pick:shoulder-through", HASK)
    assert (both(s), s.readied(HASK)) == ((2, 0), ["attack", "rest", "aid"])
    s = phase(("hill-ogre",), exhausted_cards={0: ALL_CARDS})
    assert (s.happened("card-exhausted"), s.wounds(HASK)) == ([], 2 + 2)  # two to ready them


@card("trample", "keyword")
def test_trample_wounds_every_hero_and_a_fallen_one_no_more() -> None:
    assert both(phase(("iron-colossus-master",))) == (4, 1)
    s = phase(("iron-colossus-master",))
    s.hero(PELL, wounds=19)
    assert s.fallen(PELL)
    assert not s.fallen(HASK)


@card("fire-breath", "keyword")
def test_fire_breath_wounds_engaged_heroes_only() -> None:
    assert both(phase(pell=("cinder-drake",))) == (0, 3)
    assert both(phase(("zombie",), pell=("cinder-drake",), exhausted_enemies=["zombie"])) == (1, 3)
    assert both(phase(shadows=["cinder-drake"])) == (2, 0)


@card("ensnare", "keyword")
@pytest.mark.rule("TER-ABL-2")
def test_ensnare_takes_a_card_or_weakens() -> None:
    s = phase(("mire-lurker-master",))
    s.answer("option:1", HASK)
    s.answer("pick:broad-swing", HASK)
    assert (s.readied(HASK), s.conditions(HASK)) == (["explore", "rest", "aid"], [])
    s = phase(("mire-lurker-master",), exhausted_cards={0: ALL_CARDS})
    assert s.conditions(HASK) == ["weakened"]  # no card left: not asked
    s = phase(("mire-lurker-master",), exhausted_cards={0: ALL_CARDS})
    s.hero(HASK, conditions=("weakened",))
    assert s.options() == ["option:1", "option:2"]  # neither can do anything
    s.answer("option:1")
    s.done()


@card("rally", "keyword")
@pytest.mark.rule("TER-ABL-4", "TER-ABL-7")
def test_rally_calls_a_face_up_goblin_of_the_leaders_choice_to_the_active_hero() -> None:
    asleep = ["goblin-sneak", "goblin-slinger", "goblin-slinger#2", "bandit"]
    shadows = ["goblin-sneak", "goblin-slinger", "bandit"]
    s = phase(pell=("goblin-wolfrider-master",), shadows=shadows, facedown=["goblin-slinger"], exhausted_enemies=asleep)
    s.hero(PELL, wounds=1)
    assert s.options() == ["enemy:goblin-sneak", "enemy:goblin-slinger"]
    s.answer("enemy:goblin-sneak", HASK)
    assert s.engaged(PELL) == ["goblin-wolfrider-master", "goblin-sneak"]
    assert s.shadows() == ["goblin-slinger", "bandit", "?"]
    s.done()
    s = phase(("goblin-wolfrider-master",), facedown=["goblin-slinger"], exhausted_enemies=["goblin-slinger"])
    s.hero(HASK, wounds=1)
    assert s.shadows() == ["?"]  # nobody to call


@card("frenzy", "keyword")
@pytest.mark.parametrize(("before", "wounds"), [(1, 6), (0, 3)])
def test_frenzy_strikes_again_when_wounded(before: int, wounds: int) -> None:
    assert both(phase(("cave-troll-master",), enemy_wounds={"cave-troll-master": before})) == (wounds, 0)


@card("slink", "keyword")
def test_slink_hides_face_down_in_the_shadows() -> None:
    s = phase(("goblin-sneak-master",), enemy_wounds={"goblin-sneak-master": 1})
    assert (s.engaged(HASK), s.shadows()) == ([], ["?"])
    assert s.enemy_wounds("goblin-sneak-master") == 1  # wounds are kept
    s = phase(THREE, shadows=["goblin-sneak-master"], exhausted_enemies=QUIET)
    assert s.shadows() == ["?"]  # from the shadows, too


@card("terrify", "keyword")
@pytest.mark.parametrize(("before", "after"), [(4, 2), (1, 0), (0, 0)])
def test_terrify_takes_two_tokens(before: int, after: int) -> None:
    s = phase(("pale-wraith-master",))
    s.hero(HASK, tokens=before)
    s.hero(PELL, tokens=3)
    assert (s.tokens(HASK), s.tokens(PELL)) == (after, 3)


@card("dark-rite", "keyword")
@pytest.mark.rule("TER-ABL-7")
def test_dark_rite_mends_every_cultist_in_sight() -> None:
    wounds = {"vesper-thane": 3, "ashen-acolyte": 1, "ashen-acolyte#2": 2, "zombie": 2}
    s = phase(
        ("vesper-thane", "zombie"),
        ("ashen-acolyte",),
        quest="the-ninth-bell",
        facedown=["ashen-acolyte"],
        enemy_wounds=wounds,
        exhausted_enemies=["zombie", "ashen-acolyte", "ashen-acolyte#2"],
    )
    assert (s.enemy_wounds("vesper-thane"), s.enemy_wounds("zombie")) == (2, 2)
    assert s.enemy_wounds("ashen-acolyte") == 0
    assert [event["enemy"] for event in s.happened("enemy-mended")].count("ashen-acolyte") == 1  # not the hidden one


@card("false-face", "keyword")
def test_false_face_turns_to_the_hero_with_the_fewest_enemies_and_weakens_them() -> None:
    quest = "the-faceless-guest"
    s = phase(("the-uninvited", "zombie"), quest=quest, exhausted_enemies=["zombie"])
    s.hero(HASK, tokens=1)  # what it pilfers from the one who activates it
    assert (s.engaged(PELL), s.conditions(PELL), s.conditions(HASK)) == (["the-uninvited"], ["weakened"], [])
    assert both(s) == (0, 3)
    s = phase(("the-uninvited",), ("zombie",), quest, exhausted_enemies=["zombie"])
    s.hero(HASK, tokens=1)
    assert s.options() == [f"hero:{HASK}", f"hero:{PELL}"]  # equally few: the leader decides
    s.answer(f"hero:{HASK}", HASK)
    assert (s.engaged(HASK), s.conditions(HASK)) == (["the-uninvited"], ["weakened"])
    assert both(s) == (3, 0)


@card("false-face", "keyword")
def test_false_face_without_room_weakens_who_activates_it() -> None:
    pell = ("zombie", "zombie", "zombie-master")
    asleep = [*QUIET, "zombie", "zombie#2", "zombie-master"]
    s = phase(THREE, pell, "the-faceless-guest", shadows=["the-uninvited"], exhausted_enemies=asleep)
    s.hero(HASK, tokens=1)
    s.answer(f"hero:{PELL}", HASK)
    assert (s.shadows(), s.conditions(HASK), s.conditions(PELL)) == (["the-uninvited"], ["weakened"], [])
    assert both(s) == (3, 3)


@card("toll", "keyword")
@pytest.mark.rule("TER-END-1")
@pytest.mark.parametrize(("before", "outcome"), [(0, None), (7, None), (8, "defeat")])
def test_toll_adds_a_stroke_and_the_ninth_ends_the_game_at_once(before: int, outcome: str | None) -> None:
    s = phase(("vesper-thane",), quest="the-ninth-bell", quest_tokens={"toll": before})
    s.lay(location="ninth-belfry", location_tokens={"chain": 3})
    assert s.quest_tokens("toll") == before + 1
    assert s.table.outcome == outcome
    assert s.wounds(HASK) == (0 if outcome else 2)  # the rest of the bar is never reached


@card("besiege", "keyword")
@pytest.mark.rule("TER-ABL-2")
def test_besiege_tears_down_progress_or_opens_a_breach() -> None:
    quest = "hold-greywatch"
    s = phase(("warlord-hurgan",), quest=quest, location="greywatch-gate", progress=3)
    s.answer("option:1", HASK)
    assert (s.table.progress, s.quest_tokens("breach")) == (1, 0)
    s = phase(("warlord-hurgan",), quest=quest, location="greywatch-gate", progress=3)
    s.answer("option:2", HASK)
    assert (s.table.progress, s.quest_tokens("breach")) == (3, 1)
    s = phase(("warlord-hurgan",), quest=quest, location="greywatch-gate")
    assert (s.quest_tokens("breach"), both(s)) == (1, (3, 0))  # no progress: only the breach is left
