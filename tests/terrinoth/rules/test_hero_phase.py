"""TER-HERO: activations."""

import pytest

from questable.games.terrinoth.game import MODULE as TERRINOTH
from questable.games.terrinoth.rules.constants import ACTIONS
from questable.games.terrinoth.testkit.scene import PARTY, QuestScene

DORRIK, KARI, MOK, MAELIS = PARTY
ACTIVATION = TERRINOTH.load().cards.of("activation")


def order_of_activations(s: QuestScene, count: int) -> list[str]:
    """Who activates next, so many times; everybody rests or aids."""
    found: list[str] = []
    while len(found) < count:
        if s.asked() == "activate":
            found.append(s.heroes[s.table.active])
        s.table.apply(s.options()[-1])
    return found


@pytest.mark.rule("TER-HERO-1")
@pytest.mark.parametrize("leader", [0, 1, 2, 3])
def test_from_the_leader_clockwise_each_hero_activates_and_is_the_active_hero(leader: int) -> None:
    s = QuestScene(PARTY, leader=leader)
    assert order_of_activations(s, 4) == [*PARTY[leader:], *PARTY[:leader]]
    assert s.table.round == 1


@pytest.mark.rule("TER-HERO-1")
def test_a_hero_who_has_fallen_is_passed_over() -> None:
    s = QuestScene(PARTY)
    s.table.down[1] = 1
    assert order_of_activations(s, 3) == [DORRIK, MOK, MAELIS]


@pytest.mark.rule("TER-HERO-1")
def test_a_readied_card_must_be_chosen_and_is_exhausted() -> None:
    s = QuestScene(PARTY)
    s.lay(exhausted_cards={0: ["attack"]})
    assert s.options() == [
        "activate:shoulder-through",
        "activate:catch-your-breath",
        "activate:stand-behind-me",
    ]  # no passing
    s.dice("success", "success")
    s.activate(DORRIK, "explore")
    assert s.readied(DORRIK) == ["rest", "aid"]
    assert s.readied(KARI) == ["attack", "explore", "rest", "aid"]
    s.done()


@pytest.mark.rule("TER-HERO-1")
def test_lines_are_resolved_from_top_to_bottom() -> None:
    s = QuestScene([KARI, MOK])
    s.engage(KARI, "zombie")
    s.hero(MOK, wounds=5)
    s.hero(KARI, wounds=5)
    s.lay(exploration_deck=["moment-of-peace"])
    s.dice("success", "success", "success")
    s.activate(KARI, "rest")  # no enemy dice; rest; ready all; exhaust one of hers; wound one of hers
    event_ids = [str(event["id"]) for event in s.table.events(None)]
    lines = ["hero-activated", "action-began", "hero-recovered", "cards-readied", "enemy-exhausted", "enemy-wounded"]
    assert [event_ids.index(line) for line in lines] == sorted(event_ids.index(line) for line in lines)
    assert "enemy-die-rolled" not in event_ids
    s.dice("success", "success")
    s.activate(MOK, "explore")
    s.answer(f"hero:{MOK}")  # explore 2, Moment of Peace 1, then a hero of his choice 1
    assert (s.table.progress, s.wounds(MOK), s.wounds(KARI)) == (2, 3, 1)
    s.done()


@pytest.mark.rule("TER-HERO-2")
def test_all_four_exhausted_two_wounds_and_all_are_readied() -> None:
    s = QuestScene(PARTY)
    s.lay(exhausted_cards={0: list(ACTIONS)})
    assert s.wounds(DORRIK) == 2
    assert s.readied(DORRIK) == list(ACTIONS)
    assert len(s.options()) == 4
    s.done()


@pytest.mark.rule("TER-HERO-2")
def test_three_exhausted_cost_nothing() -> None:
    s = QuestScene(PARTY)
    s.lay(exhausted_cards={0: ["attack", "rest", "aid"]})
    s.dice("success", "success")
    assert s.table.active == 1  # the one card left was chosen unasked
    assert s.readied(DORRIK) == []
    assert s.wounds(DORRIK) == 0
    s.done()


@pytest.mark.rule("TER-HERO-2")
def test_it_comes_before_start_of_activation_abilities_and_items() -> None:
    s = QuestScene(["ysolde-marrow", KARI])
    s.engage(KARI, "bandit")
    s.hero("ysolde-marrow", items=("healing-draught",))
    s.lay(exhausted_cards={0: list(ACTIONS)})
    assert s.asked() == "may"  # her own ability, only now
    assert (s.wounds("ysolde-marrow"), s.readied("ysolde-marrow")) == (2, list(ACTIONS))
    s.answer("no")
    assert "use:healing-draught" in s.options()  # items, too, only now
    s.done()


@pytest.mark.rule("TER-HERO-2")
def test_a_hero_whom_the_wounds_defeat_does_not_activate() -> None:
    s = QuestScene(["ysolde-marrow", KARI, MOK])
    s.engage(KARI, "bandit")
    s.hero("ysolde-marrow", wounds=13)  # 11, and 4 for three heroes
    s.lay(exhausted_cards={0: list(ACTIONS)})
    assert s.fallen("ysolde-marrow")
    assert (s.asked(), s.table.active) == ("activate", 1)
    assert s.happened("hero-activated") == []
    s.done()


@pytest.mark.rule("TER-HERO-2")
def test_it_is_compulsory_also_in_the_extra_activation() -> None:
    s = QuestScene([DORRIK, KARI, MOK])
    s.lay(exhausted_cards={0: ["explore", "rest", "aid"]})
    s.dice("success", "success")
    s.pass_time("extra-activation")
    assert s.wounds(DORRIK) == 0
    s.answer(f"hero:{DORRIK}")
    assert (s.wounds(DORRIK), s.readied(DORRIK)) == (2, list(ACTIONS))
    s.done()


@pytest.mark.rule("TER-HERO-3")
@pytest.mark.parametrize("card", [card.id for card in ACTIVATION.values() if card.action == "rest"])
def test_every_rest_card_readies_all_cards_of_its_hero_itself_too(card: str) -> None:
    hero = {"healer": "tobin-mossbank", "mage": MAELIS, "scout": KARI, "warrior": DORRIK}[ACTIVATION[card].archetype]
    other = MOK if hero != "tobin-mossbank" else KARI
    s = QuestScene([hero, other])
    if ACTIVATION[card].hero_class != "basic":
        s.lay(upgrades={0: [card]})
    s.lay(exhausted_cards={0: ["attack", "explore"], 1: ["attack"]})
    s.activate(hero, "rest")
    while s.table.active == 0:
        s.table.apply(s.options()[-1])
    assert s.readied(hero) == list(ACTIONS)
    assert s.readied(other) == ["explore", "rest", "aid"]


@pytest.mark.rule("TER-HERO-3")
def test_aid_may_let_the_target_ready_one_card() -> None:
    s = QuestScene([MOK, DORRIK])
    s.lay(exhausted_cards={1: ["attack", "explore", "rest"]})
    s.dice("success", "success", "success")
    s.activate(MOK, "aid")
    s.answer("yes", DORRIK)
    s.answer("pick:broad-swing", DORRIK)
    assert s.readied(DORRIK) == ["attack", "aid"]
    s.done()


@pytest.mark.rule("TER-HERO-3")
def test_the_target_of_an_aid_need_not_ready_a_card() -> None:
    s = QuestScene([MOK, DORRIK])
    s.lay(exhausted_cards={1: ["attack", "explore"]})
    s.dice("success", "success", "success")
    s.activate(MOK, "aid")
    s.answer("no", DORRIK)
    assert s.readied(DORRIK) == ["rest", "aid"]
    s.done()


@pytest.mark.rule("TER-HERO-4")
@pytest.mark.parametrize("action", list(ACTIONS))
@pytest.mark.parametrize("hero", PARTY)
def test_the_action_on_the_chosen_card_must_be_resolved(hero: str, action: str) -> None:
    s = QuestScene([hero, *[other for other in PARTY if other != hero]])
    s.engage(hero, "hill-ogre")
    s.activate(hero, action)
    while s.table.active == 0:
        s.table.apply(s.options()[-1])  # whatever can be declined is declined
    assert [args["action"] for args in s.happened("action-began")] == [action]
    assert len(s.happened("action-resolved")) == 1
    assert s.happened("hero-die-rolled")
