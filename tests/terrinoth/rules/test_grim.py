"""TER-GRIM: the optional rule under which keywords are resolved in the harshest way."""

from collections.abc import Callable
from typing import Any

import pytest

from questable.games.terrinoth.game import TerrinothGame
from questable.games.terrinoth.testkit.scene import PARTY, QuestScene

DORRIK, KARI, MOK, MAELIS = PARTY


def phase(heroes: list[str], **config: Any) -> QuestScene:
    """A scene at the start of the enemy phase, under the grim rule unless it says otherwise."""
    s = QuestScene(heroes, **{"grim": True, **config})
    s.lay(phase="enemy")
    return s


@pytest.mark.rule("TER-GRIM-1")
@pytest.mark.parametrize("grim", [False, True])
def test_it_is_an_option(grim: bool) -> None:
    s = phase([DORRIK, MOK], grim=grim)
    s.engage(DORRIK, "zombie", "bandit", "cave-spider")
    s.lay(shadows=["goblin-wolfrider"], exhausted_enemies=["zombie", "bandit", "cave-spider"])
    if grim:  # Stalk: nobody has wounds; with Dorrik it is a fourth enemy, which strikes
        assert s.asked() == "activate"
        assert s.shadows() == ["goblin-wolfrider"]
    else:
        assert (s.asked(), s.options()) == ("pick-hero", [f"hero:{DORRIK}", f"hero:{MOK}"])
        s.answer(f"hero:{MOK}", DORRIK)
        assert s.engaged(MOK) == ["goblin-wolfrider"]
    assert s.table.view(None)["grim"] is grim
    s.done()


@pytest.mark.rule("TER-GRIM-1")
def test_first_of_all_heroes_defeated() -> None:
    s = phase(PARTY)
    for hero, wounds in ((DORRIK, 8), (KARI, 9), (MOK, 8), (MAELIS, 8)):  # of 12, 11, 10 and 9
        s.hero(hero, wounds=wounds)
    s.lay(shadows=["goblin-slinger"])  # Volley: one of those with the fewest wounds
    assert s.fallen(MAELIS)
    assert [s.wounds(hero) for hero in (DORRIK, KARI, MOK)] == [8, 9, 8]
    s.done()


WHIRL = """
keywords:
  - id: whirl
    name: {en: Whirl, fr: Tourbillon, nl: Werveling}
    rules:
      - choose:
          - [{suffer: {hero: you, wounds: 1}}, {lose: {success: 2, hero: you}}]
          - [{suffer: {hero: you, wounds: 2}}]
          - [{lose: {success: 3, hero: you}}]
enemy-sets:
  - id: dervish
    name: {en: Dervish, fr: Derviche, nl: Derwisj}
    traits: [fey]
    difficulty: trivial
    minion: {health: 3, attack: 1, resilience: 0, bar: [whirl], rules: []}
    master: {health: 3, attack: 1, resilience: 0, bar: [whirl], rules: []}
"""


@pytest.mark.rule("TER-GRIM-1")
def test_then_wounds_then_losses_and_a_printed_choice_is_overridden(game_with: Callable[..., TerrinothGame]) -> None:
    s = phase([DORRIK, MOK], game=game_with(whirl=WHIRL))
    s.engage(DORRIK, "dervish")
    s.hero(DORRIK, tokens=5)
    assert (s.wounds(DORRIK), s.tokens(DORRIK)) == (2, 5)  # two wounds are worse than any loss of tokens
    s.done()


@pytest.mark.rule("TER-GRIM-1")
def test_losses_of_progress_and_tokens_are_weighed() -> None:
    s = phase([DORRIK, MOK], quest="hold-greywatch")
    s.engage(DORRIK, "warlord-hurgan")
    s.lay(location="greywatch-gate", progress=5)
    assert s.quest_tokens("breach") == 0  # Besiege: two progress are worse than one breach
    assert s.happened("progress-lost")[0]["count"] == 2
    s.done()


@pytest.mark.rule("TER-GRIM-1")
def test_what_is_still_equal_the_leader_decides() -> None:
    s = phase([DORRIK, MOK], leader=1)
    s.engage(DORRIK, "bandit-master")
    s.hero(DORRIK, tokens=1, items=("lucky-coin",))
    assert s.asked() == "choose"  # Pilfer: a token or an item
    s.answer("option:2", MOK)
    assert (s.tokens(DORRIK), s.items(DORRIK)) == (1, [])
    s.done()


@pytest.mark.rule("TER-GRIM-1")
def test_a_way_that_asks_more_is_weighed_to_its_end() -> None:
    s = phase([DORRIK, MOK])
    s.engage(DORRIK, "bandit-master")
    s.hero(DORRIK, tokens=1, items=("lucky-coin", "round-shield"))
    s.answer("no")  # the shield, against Inflict
    assert s.options() == ["option:1", "option:2"]  # which item goes is asked later: the two ways are equal
    s.answer("option:2")
    s.answer("pick:lucky-coin", DORRIK)
    assert s.items(DORRIK) == ["round-shield"]
    s.done()


@pytest.mark.rule("TER-GRIM-1")
def test_what_heroes_may_do_themselves_is_not_overridden() -> None:
    s = phase([DORRIK, MOK])
    s.engage(DORRIK, "hill-ogre")
    s.hero(DORRIK, items=("round-shield",))
    assert (s.asked(), s.options()) == ("pay", ["yes", "no"])
    s.answer("yes", DORRIK)
    assert s.wounds(DORRIK) == 0
    s.answer("pick:broad-swing", DORRIK)
    s.done()


@pytest.mark.rule("TER-GRIM-1")
def test_which_enemy_is_activated_is_still_the_heros_choice() -> None:
    s = phase([DORRIK, MOK])
    s.engage(DORRIK, "hill-ogre", "bandit")
    assert (s.asked(), s.options()) == ("activate-enemy", ["enemy:hill-ogre", "enemy:bandit"])
    s.done()


@pytest.mark.rule("TER-GRIM-1")
def test_only_in_enemy_activations() -> None:
    s = QuestScene([MOK, DORRIK], grim=True)
    s.engage(MOK, "bandit")
    s.hero(MOK, tokens=1)
    s.lay(progress=2)
    s.dice("defense", "defense", "defense", "threat")
    s.activate(MOK, "aid")
    s.answer("spend:0")
    assert s.options() == ["option:1", "option:2"]  # Splig's threat is no activation
    s.answer("option:1")
    s.done()


@pytest.mark.rule("TER-GRIM-1")
def test_off_unless_it_is_asked_for() -> None:
    assert QuestScene([MOK, DORRIK]).table.view(None)["grim"] is False
