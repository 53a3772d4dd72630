"""Events of the base set, the roads and the wild lands: resolved where they are drawn, then discarded."""

import pytest

from questable.games.terrinoth.rules.constants import EXPLORE_DECK, EXPLORE_DISCARD
from questable.games.terrinoth.testkit.scene import QuestScene

ONDREC = "ondrec-hollowlight"  # Witchlight draws one card and resolves it
HASK = "hask-redford"


def party() -> QuestScene:
    return QuestScene([ONDREC, HASK])


def draw(s: QuestScene, *cards: str, die: str = "blank") -> None:
    """Ondrec explores in vain and draws the first of these cards. `die`: the next die after the exploration's."""
    s.lay(exploration_deck=cards)
    s.dice("defense", "defense", die)
    s.activate(ONDREC, "explore")


# ---- base


@pytest.mark.card("fresh-footprints", "exploration")
@pytest.mark.rule("TER-EXP-1")
@pytest.mark.parametrize(("before", "explored"), [(3, 0), (4, 1), (5, 1)])
def test_fresh_footprints_are_two_progress_and_are_discarded(before: int, explored: int) -> None:
    s = party()
    s.lay(progress=before)
    draw(s, "fresh-footprints", "whetstone")
    assert s.table.progress == before + 2
    assert len(s.happened("location-explored")) == explored
    assert s.cards(EXPLORE_DISCARD) == ["fresh-footprints"]
    s.done()


@pytest.mark.card("sprung-ambush", "exploration")
def test_sprung_ambush_brings_an_enemy_and_a_token() -> None:
    s = party()
    s.lay(enemy_deck=["bandit", "zombie"])
    draw(s, "sprung-ambush")
    assert s.engaged(ONDREC) == ["bandit"]
    assert s.tokens(ONDREC) == 1
    s.done()


@pytest.mark.rule("TER-SPN-2")
def test_sprung_ambush_on_a_hero_with_three_enemies_or_with_none_to_come() -> None:
    s = party()
    s.engage(ONDREC, "bandit", "zombie", "rat-swarm")
    s.lay(enemy_deck=["bandit-master"], exhausted_enemies=["bandit", "zombie", "rat-swarm"])
    draw(s, "sprung-ambush")
    assert s.wounds(ONDREC) == 2
    assert s.shadows() == ["bandit-master"]
    assert s.tokens(ONDREC) == 1
    s.done()
    s = party()
    draw(s, "sprung-ambush")
    assert s.engaged(ONDREC) == []
    assert s.tokens(ONDREC) == 1
    s.done()


@pytest.mark.card("moment-of-peace", "exploration")
@pytest.mark.parametrize("wounds", [(2, 1), (0, 3)])
def test_moment_of_peace_heals_a_wound_of_every_hero(wounds: tuple[int, int]) -> None:
    s = party()
    s.hero(ONDREC, wounds=wounds[0])
    s.hero(HASK, wounds=wounds[1])
    draw(s, "moment-of-peace")
    assert (s.wounds(ONDREC), s.wounds(HASK)) == (max(wounds[0] - 1, 0), max(wounds[1] - 1, 0))
    s.done()


@pytest.mark.card("wire-snare", "exploration")
def test_wire_snare_hurts_or_exhausts_a_card() -> None:
    s = party()
    draw(s, "wire-snare")
    s.answer("option:1", ONDREC)
    assert s.wounds(ONDREC) == 2
    assert s.readied(ONDREC) == ["attack", "rest", "aid"]
    s.done()
    s = party()
    draw(s, "wire-snare")
    s.answer("option:2")
    s.answer("pick:shared-spark", ONDREC)
    assert s.wounds(ONDREC) == 0
    assert s.readied(ONDREC) == ["attack", "rest"]
    s.done()


@pytest.mark.rule("TER-ABL-2")
def test_wire_snare_must_hurt_a_hero_with_no_readied_card() -> None:
    s = party()
    s.lay(exhausted_cards={0: ["attack", "rest", "aid"]}, exploration_deck=["wire-snare"])
    assert s.wounds(ONDREC) == 2, "his last card is Witchlight, which is not asked for"
    s.done()


# ---- roads and hearths


@pytest.mark.card("friendly-pedlar", "exploration")
def test_friendly_pedlar_sells_one_of_two_cards_and_heals() -> None:
    s = party()
    s.hero(ONDREC, tokens=1)
    s.hero(HASK, wounds=1)
    draw(s, "friendly-pedlar", "whetstone", "spare-blade")
    s.answer("spend:0")
    s.answer("yes", ONDREC)
    s.answer("pick:spare-blade")
    s.answer("bottom:whetstone")
    s.answer(f"hero:{HASK}", ONDREC)
    assert s.items(ONDREC) == ["spare-blade"]
    assert s.tokens(ONDREC) == 0
    assert s.wounds(HASK) == 0
    assert s.cards(EXPLORE_DISCARD) == ["friendly-pedlar"]
    assert s.cards(EXPLORE_DECK) == ["whetstone"]
    s.done()


@pytest.mark.parametrize("tokens", [0, 1])
def test_friendly_pedlar_sells_nothing_to_who_cannot_or_will_not_pay(tokens: int) -> None:
    s = party()
    s.hero(ONDREC, tokens=tokens, wounds=2)
    draw(s, "friendly-pedlar", "whetstone")
    if tokens:
        s.answer("spend:0")
        s.answer("no")
    s.answer(f"hero:{ONDREC}")
    assert s.items(ONDREC) == []
    assert s.tokens(ONDREC) == tokens
    assert s.wounds(ONDREC) == 1
    s.done()


@pytest.mark.card("travellers-tale", "exploration")
def test_travellers_tale_focuses_a_hero_and_makes_progress() -> None:
    s = party()
    draw(s, "travellers-tale")
    s.answer(f"hero:{HASK}", ONDREC)
    assert s.conditions(HASK) == ["focused"]
    assert s.table.progress == 1
    s.done()
    s = party()
    s.hero(HASK, conditions=("focused",))
    draw(s, "travellers-tale")
    s.answer(f"hero:{HASK}")
    assert s.conditions(HASK) == ["focused"]
    assert s.conditions(ONDREC) == []
    assert s.table.progress == 1
    s.done()


@pytest.mark.card("toll-collectors", "exploration")
@pytest.mark.parametrize(("tokens", "left"), [(3, 1), (2, 0), (1, 0)])
@pytest.mark.rule("TER-ABL-5")
def test_toll_collectors_take_two_tokens_or_what_there_is(tokens: int, left: int) -> None:
    s = party()
    s.hero(ONDREC, tokens=tokens)
    s.lay(enemy_deck=["bandit"])
    draw(s, "toll-collectors")
    s.answer("spend:0")
    s.answer("option:1", ONDREC)
    assert s.tokens(ONDREC) == left
    assert s.engaged(ONDREC) == []
    s.done()


@pytest.mark.rule("TER-ABL-2")
def test_toll_collectors_fight_who_has_nothing_and_rob_where_none_can_come() -> None:
    s = party()
    s.lay(enemy_deck=["bandit"])
    draw(s, "toll-collectors")
    assert s.engaged(ONDREC) == ["bandit"]
    s.done()
    s = party()
    s.hero(ONDREC, tokens=2)
    draw(s, "toll-collectors")
    s.answer("spend:0")
    assert s.tokens(ONDREC) == 0, "no enemy is left to spawn"
    s.done()


# ---- wild lands


@pytest.mark.card("wolf-tracks", "exploration")
@pytest.mark.parametrize("deck", [["bandit"], []])
def test_wolf_tracks_bring_a_hidden_enemy_and_progress(deck: list[str]) -> None:
    s = party()
    s.lay(enemy_deck=deck)
    draw(s, "wolf-tracks")
    assert s.shadows() == ["?"] * len(deck)
    assert s.table.progress == 1
    s.done()


@pytest.mark.card("hidden-spring", "exploration")
@pytest.mark.rule("TER-ABL-6")
def test_hidden_spring_lets_each_hero_choose_between_a_wound_and_a_condition() -> None:
    s = party()
    s.hero(ONDREC, wounds=1, conditions=("poisoned",))
    s.hero(HASK, wounds=2, conditions=("poisoned", "weakened"))
    draw(s, "hidden-spring")
    s.answer("option:2", ONDREC)
    s.answer("option:2", HASK)
    s.answer("pick:weakened", HASK)
    assert (s.wounds(ONDREC), s.wounds(HASK)) == (1, 2)
    assert s.conditions(ONDREC) == []
    assert s.conditions(HASK) == ["poisoned"]
    s.done()


@pytest.mark.rule("TER-ABL-2")
def test_hidden_spring_does_for_each_hero_what_can_be_done() -> None:
    s = party()
    s.hero(ONDREC, wounds=1)
    s.hero(HASK, conditions=("weakened",))
    draw(s, "hidden-spring")
    assert s.wounds(ONDREC) == 0
    assert s.conditions(HASK) == []
    s.done()


@pytest.mark.card("nettle-thicket", "exploration")
@pytest.mark.parametrize(("option", "progress", "poisoned"), [("option:1", 3, ["poisoned"]), ("option:2", 1, [])])
def test_nettle_thicket_poisons_or_costs_progress(option: str, progress: int, poisoned: list[str]) -> None:
    s = party()
    s.lay(progress=3)
    draw(s, "nettle-thicket")
    s.answer(option, ONDREC)
    assert s.table.progress == progress
    assert s.conditions(ONDREC) == poisoned
    assert s.wounds(ONDREC) == len(poisoned), "poison works at the end of this very activation"
    s.done()


@pytest.mark.rule("TER-ABL-2")
def test_nettle_thicket_leaves_no_choice_without_effect() -> None:
    s = party()
    draw(s, "nettle-thicket")
    assert s.conditions(ONDREC) == ["poisoned"], "no progress to lose"
    s = party()
    s.hero(ONDREC, conditions=("poisoned",))
    s.lay(progress=1)
    draw(s, "nettle-thicket")
    assert s.table.progress == 0, "poisoned already: progress goes, as much as there is"
    s = party()
    s.hero(ONDREC, conditions=("poisoned",))
    draw(s, "nettle-thicket")
    assert s.options() == ["option:1", "option:2"], "neither has an effect: either may be said"
