"""TER-PER and TER-ACTV: the peril track, and who is the active hero."""

from collections.abc import Callable

import pytest

from questable.games import registry
from questable.games.terrinoth.game import MODULE as TERRINOTH
from questable.games.terrinoth.game import TerrinothGame
from questable.games.terrinoth.testkit.scene import QuestScene

GameWith = Callable[..., TerrinothGame]

DORRIK, KARI, MOK = "dorrik-emberfall", "kari-wraithstalker", "elder-mok"
GREEN, RED = 2, 6  # spaces of The Goblin Problem: start, grey, green, blue, green, blue, red


@pytest.mark.rule("TER-PER-1")
def test_the_token_moves_one_space_right_and_its_colour_happens() -> None:
    s = QuestScene([DORRIK, KARI])
    s.lay(peril=GREEN - 1)
    s.rest_on("upgrade")
    assert (s.asked(), s.table.peril) == ("upgrade", GREEN)


@pytest.mark.rule("TER-PER-1")
def test_a_grey_space_does_nothing() -> None:
    s = QuestScene([DORRIK, KARI])
    s.lay(peril=0, enemy_deck=["bandit"])
    s.rest_on()
    assert (s.table.round, s.table.peril) == (2, 1)
    assert s.shadows() == s.engaged(DORRIK) == s.engaged(KARI) == []
    s.done()


@pytest.mark.rule("TER-PER-1")
def test_the_start_space_is_not_resolved_at_set_up() -> None:
    table = TERRINOTH.load().new({"players": 2, "quest": "the-ninth-bell"}, 1, record=True)
    assert table.peril == 0
    assert "peril-rose" not in [event["id"] for event in table.events(None)]


@pytest.mark.rule("TER-PER-2")
def test_on_the_last_space_the_token_stays_and_its_effect_happens_again() -> None:
    s = QuestScene([DORRIK, KARI])
    bats = ["bandit", "bandit-master", "bandit", "zombie", "zombie"]
    s.lay(peril=RED - 1, enemy_deck=bats, location="old-mill")
    s.rest_on()
    assert s.table.peril == RED
    assert s.shadows() == ["bandit", "bandit-master"]
    assert s.engaged(DORRIK) == ["splig"]
    for enemy in (*s.table.zones.listed(8), *s.table.zones.listed(0)):
        s.table.exhausted[enemy] = 1  # they stay where they are
    s.rest_on()
    assert s.table.peril == RED
    assert s.shadows() == ["bandit", "bandit-master", "bandit", "zombie"]
    s.done()


@pytest.mark.rule("TER-PER-2")
def test_a_card_that_raises_peril_on_the_last_space_resolves_it_again() -> None:
    s = QuestScene([KARI, DORRIK], quest="the-ninth-bell")
    s.lay(peril=9, exploration_deck=["cold-whisper"], quest_tokens={"toll": 2}, enemy_deck=["zombie", "zombie"])
    s.dice("success", "success", "success")
    s.activate(KARI, "explore")
    s.answer("option:1", KARI)
    assert s.table.peril == 9
    assert s.quest_tokens("toll") == 5
    assert "zombie" in s.shadows()
    s.done()


def raising_by_two(game_with: GameWith) -> TerrinothGame:
    """The Cold Whisper raises peril by two spaces at once."""
    text = registry.module("terrinoth").built_in_files()["exploration.yaml"]
    return game_with(exploration=text.replace("raise-peril: {count: 1}", "raise-peril: {count: 2}"))


@pytest.mark.rule("TER-PER-1")
def test_raised_by_two_each_space_is_resolved_in_order(game_with: GameWith) -> None:
    """The Ninth Bell: space 4 is blue (two tolls, three enemies, upgrades), space 5 green (a toll, upgrades)."""
    s = QuestScene([KARI, DORRIK], quest="the-ninth-bell", game=raising_by_two(game_with))
    s.lay(peril=3, exploration_deck=["cold-whisper"])
    s.dice("success", "success", "success")
    s.activate(KARI, "explore")
    s.answer("option:1", KARI)
    assert (s.asked(), s.table.peril, s.quest_tokens("toll")) == ("upgrade", 4, 2)
    s.answer(s.options()[0], KARI)
    s.answer(s.options()[0], DORRIK)
    assert (s.asked(), s.table.peril, s.quest_tokens("toll")) == ("upgrade", 5, 3)
    s.answer(s.options()[0], KARI)
    s.answer(s.options()[0], DORRIK)
    s.done()


@pytest.mark.rule("TER-PER-3", "TER-ACTV-1")
def test_in_the_peril_phase_the_leader_is_active_and_chooses() -> None:
    """Green in The Goblin Problem: a hero of the active hero's choice suffers a wound for each goblin."""
    s = QuestScene([DORRIK, KARI], leader=1)
    s.lay(peril=GREEN - 1, shadows=["goblin-sneak"], exhausted_enemies=["goblin-sneak"])
    s.rest_on("pick-hero")
    assert s.table.active == s.number(KARI)
    s.answer(f"hero:{DORRIK}", KARI)
    assert (s.wounds(DORRIK), s.wounds(KARI)) == (1, 0)
    assert s.asked() == "upgrade"


@pytest.mark.rule("TER-PER-3", "TER-SPN-1")
def test_enemies_that_peril_spawns_engage_the_leader_first_then_clockwise() -> None:
    s = QuestScene([DORRIK, KARI, MOK], leader=1, quest="hold-greywatch")
    s.lay(location="greywatch-gate", peril=1, enemy_deck=["goblin-sneak", "zombie", "bandit", "rat-swarm"])
    (hidden,) = s.table.zones.listed(8)  # the one that comes at the start of each round
    s.table.exhausted[hidden] = 1
    s.rest_on("upgrade")
    assert (s.engaged(KARI), s.engaged(MOK), s.engaged(DORRIK)) == (["zombie"], ["bandit"], ["rat-swarm"])


@pytest.mark.rule("TER-ACTV-1")
def test_peril_raised_by_a_card_keeps_the_active_hero_of_the_moment() -> None:
    """The leader is Dorrik, but Kari acts: the Goblin Problem's green lets the active hero choose who suffers."""
    s = QuestScene([DORRIK, KARI])
    s.lay(peril=GREEN - 1, exploration_deck=["cold-whisper"], shadows=["goblin-sneak"])
    s.activate(DORRIK, "rest")
    s.dice("success", "success", "success")
    s.activate(KARI, "explore")
    s.answer("option:1", KARI)
    assert (s.asked(), s.table.active) == ("pick-hero", s.number(KARI))
    s.answer(f"hero:{DORRIK}", KARI)
    assert s.wounds(DORRIK) == 1
    s.answer(s.options()[0], DORRIK)  # upgrades: leader first
    s.answer(s.options()[0], KARI)
    s.done()


@pytest.mark.rule("TER-ACTV-1")
def test_the_active_hero_of_each_phase() -> None:
    s = QuestScene([DORRIK, KARI])
    s.lay(
        location="shallow-ford",
        progress=5,
        location_deck=["bandit-hideout"],
        shadows=["goblin-slinger", "goblin-slinger-master"],
    )
    for hero in (DORRIK, KARI, DORRIK, KARI):
        assert s.table.active == s.number(hero)
        s.activate(hero, "rest")
    assert (s.asked(), s.table.active) == ("activate-enemy", s.number(DORRIK))
    s.answer("enemy:goblin-slinger", DORRIK)
    s.answer(f"hero:{DORRIK}", DORRIK)  # equal wounds: the leader says whom the volley hits
    # Kari's turn: one enemy is left; its first volley hits Kari, who has the fewest wounds now
    assert (s.asked(), s.table.active) == ("pick-hero", s.number(KARI))
    s.answer(f"hero:{KARI}", DORRIK)
    assert (s.asked(), s.table.active) == ("travel", s.number(DORRIK))
    s.answer("stay", DORRIK)
    assert (s.table.round, s.table.active) == (2, s.number(DORRIK))
    s.done()
