"""TER-CRD, TER-DSC, TER-TOK, TER-EXP and TER-CON: cards that are readied, discarded, held; tokens and conditions."""

import pytest

from questable.games.terrinoth.rules.constants import ENEMY_DISCARD, EXPLORE_DISCARD, LOCATION_DISCARD
from questable.games.terrinoth.testkit.scene import QuestScene

DORRIK, KARI, MOK, MAELIS = "dorrik-emberfall", "kari-wraithstalker", "elder-mok", "maelis-quillfire"


@pytest.mark.rule("TER-CRD-1")
def test_a_spawned_enemy_is_readied_even_if_it_left_exhausted() -> None:
    s = QuestScene([KARI, DORRIK])
    s.engage(KARI, "zombie")
    s.lay(enemy_wounds={"zombie": 2}, exhausted_enemies=["zombie"], exploration_deck=["restless-dead"])
    s.dice("success", "success")
    s.activate(KARI, "attack")
    s.activate(DORRIK, "rest")
    s.activate(KARI, "explore")
    assert [s.table.exhausted[enemy] for enemy in s.table.zones.listed(0)] == [0]
    s.done()


@pytest.mark.rule("TER-CRD-1")
def test_activation_cards_begin_readied() -> None:
    s = QuestScene([KARI, DORRIK])
    assert s.readied(KARI) == s.readied(DORRIK) == ["attack", "explore", "rest", "aid"]
    s.activate(KARI, "explore")
    assert s.readied(KARI) == ["attack", "rest", "aid"]
    s.done()


@pytest.mark.rule("TER-CRD-1")
def test_an_exhausted_enemy_cannot_be_exhausted_again() -> None:
    s = QuestScene([KARI, DORRIK])
    s.engage(KARI, "bandit")
    s.hero(KARI, items=("iron-spikes",))
    s.lay(shadows=["zombie", "cave-spider", "rat-swarm"], exhausted_enemies=["bandit"])
    s.answer("use:iron-spikes")
    assert s.options() == ["enemy:cave-spider", "enemy:rat-swarm", "enemy:zombie"]
    s.answer("enemy:zombie")
    s.answer("enemy:rat-swarm")
    exhausted = [s.name(enemy) for enemy in range(len(s.table.exhausted)) if s.table.exhausted[enemy]]
    assert sorted(exhausted) == ["bandit", "rat-swarm", "zombie"]
    s.done()


@pytest.mark.rule("TER-CRD-1", "TER-ENE-7")
def test_an_enemy_exhausted_in_the_hero_phase_misses_the_enemy_phase_and_is_readied_at_its_end() -> None:
    s = QuestScene([KARI, DORRIK])
    s.hero(KARI, items=("iron-spikes",))
    s.lay(shadows=["bandit", "zombie"])
    s.answer("use:iron-spikes")
    s.rest_on()
    assert s.happened("enemy-activated") == []
    assert s.shadows() == ["bandit", "zombie"]
    assert not any(s.table.exhausted)
    s.done()


@pytest.mark.rule("TER-CRD-1")
def test_an_exhausted_activation_card_is_no_choice() -> None:
    s = QuestScene([KARI, DORRIK])
    s.lay(exhausted_cards={0: ["attack", "aid"]}, exploration_deck=["wire-snare"])
    assert s.options() == ["activate:blaze-a-trail", "activate:lie-low"]
    s.activate(KARI, "explore")
    s.answer("option:2")  # the snare exhausts a card: only resting is left
    assert s.readied(KARI) == []
    s.done()


@pytest.mark.rule("TER-DSC-1")
def test_each_kind_of_card_has_its_own_discard_pile() -> None:
    s = QuestScene([KARI, DORRIK])
    s.hero(KARI, items=("hunters-arrow",))
    s.lay(
        shadows=["cave-spider"],
        progress=6,
        location_deck=["shallow-ford", "old-mill"],
        enemy_deck=["bandit", "bandit", "zombie", "zombie"],
    )
    s.answer("use:hunters-arrow")
    s.rest_on("travel")
    s.answer("travel")
    assert s.cards(EXPLORE_DISCARD) == ["hunters-arrow"]
    assert s.cards(ENEMY_DISCARD) == ["cave-spider"]
    assert s.cards(LOCATION_DISCARD) == ["roadside-inn"]


@pytest.mark.rule("TER-TOK-1", "TER-ACT-12")
def test_tokens_over_five_are_lost_when_aided() -> None:
    s = QuestScene([KARI, DORRIK])
    s.hero(DORRIK, tokens=4)
    s.dice("success", "success", "double")
    s.activate(KARI, "aid")
    assert s.tokens(DORRIK) == 5
    s.done()


@pytest.mark.rule("TER-TOK-1")
def test_tokens_over_five_are_lost_from_any_other_source() -> None:
    s = QuestScene([KARI, DORRIK])
    s.hero(KARI, tokens=4, items=("cursed-idol",))
    s.answer("use:cursed-idol")
    assert s.tokens(KARI) == 5
    assert s.happened("tokens-gained") == [{"hero": KARI, "count": 1, "total": 5}]
    s.done()


@pytest.mark.rule("TER-EXP-1")
def test_an_item_stays_with_its_hero_until_it_is_used_up() -> None:
    s = QuestScene([KARI, DORRIK])
    s.hero(KARI, wounds=5, items=("whetstone", "lucky-coin", "trail-rations"))
    s.lay(exploration_deck=["healing-draught"])
    s.dice("success", "success", "success")
    s.activate(KARI, "explore")
    s.answer("ability:lucky-coin")
    s.answer("no")  # it stays in her pocket
    assert s.items(KARI) == ["whetstone", "lucky-coin", "trail-rations", "healing-draught"]
    s.answer("use:healing-draught")
    s.answer(f"hero:{KARI}")
    assert s.wounds(KARI) == 2
    assert s.items(KARI) == ["whetstone", "lucky-coin", "trail-rations"]
    assert s.cards(EXPLORE_DISCARD) == ["healing-draught"]


@pytest.mark.rule("TER-EXP-1")
def test_an_event_is_resolved_and_discarded() -> None:
    s = QuestScene([KARI, DORRIK])
    s.lay(exploration_deck=["fresh-footprints"])
    s.dice("success", "defense", "defense")
    s.activate(KARI, "explore")
    assert s.table.progress == 1 + 2
    assert (s.items(KARI), s.cards(EXPLORE_DISCARD)) == ([], ["fresh-footprints"])
    s.done()


@pytest.mark.rule("TER-EXP-1")
def test_items_are_used_by_their_own_hero_and_not_handed_over() -> None:
    s = QuestScene([KARI, DORRIK])
    s.hero(DORRIK, wounds=3, items=("healing-draught",))
    assert all(key.startswith("activate:") for key in s.options())
    s.activate(KARI, "rest")
    assert [key for key in s.options() if not key.startswith("activate:")] == ["use:healing-draught"]
    s.answer("use:healing-draught", DORRIK)
    assert s.items(DORRIK) == [], "to use it is to pay its price"


@pytest.mark.rule("TER-CON-1")
def test_poison_hurts_at_the_end_of_an_activation_and_ends_with_a_rest() -> None:
    s = QuestScene([KARI, DORRIK])
    s.hero(KARI, conditions=("poisoned",))
    s.activate(KARI, "explore")
    assert s.wounds(KARI) == 1
    s.activate(DORRIK, "rest")
    s.dice("defense", "defense", "defense")
    s.activate(KARI, "rest")
    assert (s.wounds(KARI), s.conditions(KARI)) == (1, [])
    s.done()


@pytest.mark.rule("TER-CON-1")
def test_never_two_of_a_kind_on_one_hero() -> None:
    s = QuestScene([KARI, DORRIK])
    s.hero(KARI, conditions=("poisoned",))
    s.lay(progress=2, exploration_deck=["nettle-thicket"])
    s.dice("defense", "defense", "defense")
    s.activate(KARI, "explore")
    assert s.table.progress == 0  # to be poisoned again is no choice
    assert s.conditions(KARI) == ["poisoned"]
    assert s.wounds(KARI) == 1
    s.done()


@pytest.mark.rule("TER-CON-1")
def test_different_conditions_are_held_together() -> None:
    s = QuestScene([KARI, DORRIK])
    s.hero(KARI, conditions=("poisoned",), items=("cursed-idol",))
    s.answer("use:cursed-idol")
    assert s.conditions(KARI) == ["poisoned", "weakened"]


@pytest.mark.rule("TER-CON-1", "TER-ABL-3")
def test_focused_is_spent_for_a_die_and_a_reroll() -> None:
    s = QuestScene([DORRIK, KARI])
    s.hero(DORRIK, conditions=("focused",))
    s.dice("defense", "success", "defense", "double")
    s.activate(DORRIK, "explore")
    s.answer("yes")
    assert s.conditions(DORRIK) == []
    assert s.asked() == "reroll"
    s.answer("hero-die:6")
    assert s.table.progress == 3
    s.done()


@pytest.mark.rule("TER-CON-1")
def test_weakened_takes_a_die_and_ends_when_aided() -> None:
    s = QuestScene([KARI, DORRIK])
    s.hero(DORRIK, conditions=("weakened",))
    s.activate(KARI, "rest")
    s.dice("success")
    s.activate(DORRIK, "explore")
    assert len(s.table.hero_dice) == 1
    s.activate(KARI, "aid")
    s.answer("no", DORRIK)  # he need not ready a card
    assert s.conditions(DORRIK) == []
    s.done()
