"""TEN-FX-8: enemies that leave."""

from collections.abc import Callable
from typing import Any

import pytest

from questable.games.tenefyr.game import TenefyrGame
from questable.testkit import Scene

MakeScene = Callable[..., Scene]
ONE, ZERO = "basic-1", "basic-0"

FICKLE = """
dungeon-cards:
  - id: fickle-imp
    level: 2
    enemy:
      name: {en: Fickle Imp, fr: Diablotin, nl: Duiveltje}
      power: {2: 9, 3: 9, 4: 9}
      rules:
        - {when: turn-end, do: [{move-enemy: other-dungeon}]}
    loot: {name: {en: Imp, fr: Diablotin, nl: Duiveltje}, power: 1, rules: []}
"""


def look_at(s: Scene, dungeon: int) -> dict[str, Any]:
    view: dict[str, Any] = s.table.view(2)
    found: dict[str, Any] = view["dungeons"][dungeon]
    return found


@pytest.mark.rule("TEN-FX-8")
def test_it_lies_face_up_on_top_of_another_dungeon_that_still_has_enemies(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-3", "wandering-wisp", "mud-ogre")
    s.dungeon("dungeon-1", "orc", "kobold")
    s.dungeon("dungeon-7", "siren")
    s.deck("Bob", ZERO, ZERO, ZERO, ZERO)
    s.enter("dungeon-3")
    s.decline("Bob")
    assert s.options() == ["dungeon:dungeon-1", "dungeon:dungeon-7"]  # not the empty ones, not its own
    s.pick_dungeon("dungeon-1")
    assert s.in_dungeon("dungeon-1") == ["wandering-wisp", "orc", "kobold"]
    assert s.table.face_up(1)
    assert look_at(s, 1)["top"] == "wandering-wisp"
    assert look_at(s, 1)["below"] == ["orc", None]  # all have seen the Orc


@pytest.mark.rule("TEN-FX-8")
def test_it_is_neither_won_nor_lost_and_the_token_passes(scene: MakeScene) -> None:
    s = scene(start="Suzie")
    s.dungeon("dungeon-3", "wandering-wisp", "mud-ogre")
    s.dungeon("dungeon-1", "orc", "kobold")
    s.deck("Suzie", ZERO, ZERO, ZERO, ZERO)
    s.boss_token(5)
    s.enter("dungeon-3")
    s.decline("Suzie")
    assert (s.token(), s.space(), s.asked()) == ("Jack", 5, "continue-or-leave")
    for nothing in ("turn-began", "loot-taken", "enemy-defeated", "combat-lost", "dungeon-left"):
        assert s.happened(nothing) == []
    assert s.table.view(0)["figures"] == {"won": 0, "lost": 0, "cleared": 0, "highest_power": 0}


@pytest.mark.rule("TEN-FX-8")
def test_played_cards_are_discarded_when_the_enemy_leaves_in_mid_combat(
    scene: MakeScene, game_with: Callable[..., TenefyrGame]
) -> None:
    s = scene(game=game_with(fickle=FICKLE))
    s.dungeon("dungeon-3", "fickle-imp", "mud-ogre")
    s.dungeon("dungeon-1", "orc")
    s.deck("Bob", ONE, ONE, ZERO)
    s.enter("dungeon-3")
    assert s.in_dungeon("dungeon-1") == ["fickle-imp", "orc"]
    assert (s.discards("Bob"), s.played("Bob"), s.total("Bob")) == ([ONE, ONE, ZERO], [], 0)
    assert (s.asked(), s.token(), s.space()) == ("continue-or-leave", "Suzie", 2)
    assert [turn["player"] for turn in s.happened("turn-began")] == [0]


@pytest.mark.rule("TEN-FX-8", "TEN-VIL-5")
def test_the_party_then_continues_with_the_next_card_or_leaves(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-3", "wandering-wisp", "mud-ogre")
    s.dungeon("dungeon-1", "orc")
    s.deck("Bob", ZERO, ZERO, ZERO, ZERO)
    s.enter("dungeon-3")
    s.decline("Bob")
    assert not s.table.face_up(3)
    s.leave()
    assert (s.space(), s.table.face_up(3)) == (3, True)


@pytest.mark.rule("TEN-FX-8")
def test_with_no_dungeon_to_move_to_it_makes_one_of_the_level_sought_without_a_reward(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-5", "lost-goblin", "cliff-giant", reward="guild-hall")
    s.enter("dungeon-5")
    assert s.happened("dungeon-made") == [{"place": "dungeon-11", "level": 2}]
    assert look_at(s, 11) == {
        "place": "dungeon-11",
        "level": 2,
        "count": 1,
        "top": "lost-goblin",
        "below": [],
        "reward": None,
        "made": True,
    }
    s.leave()
    assert s.options() == ["enter:dungeon-5", "enter:dungeon-11", "enter:boss"]


@pytest.mark.rule("TEN-FX-8")
def test_where_no_level_is_named_the_new_dungeon_has_the_enemys_own(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-9", "wandering-wisp", "storm-roc")  # a level 2 card, somehow at level 5
    s.deck("Bob", ZERO, ZERO, ZERO, ZERO)
    s.enter("dungeon-9")
    s.decline("Bob")
    assert s.happened("dungeon-made") == [{"place": "dungeon-11", "level": 2}]
    assert s.in_dungeon("dungeon-11") == ["wandering-wisp"]


@pytest.mark.rule("TEN-FX-8", "TEN-LEAVE-4")
def test_an_enemy_that_leaves_a_dungeon_of_its_own_makes_yet_another(scene: MakeScene) -> None:
    """The dungeon that it left is empty, and the party leaves it: it does not meet the goblin there again."""
    s = scene()
    s.dungeon("dungeon-5", "lost-goblin", "cliff-giant")
    s.enter("dungeon-5")
    s.leave()
    s.enter("dungeon-11")
    assert s.happened("dungeon-made")[1:] == [{"place": "dungeon-12", "level": 1}]
    assert (s.in_dungeon("dungeon-11"), s.in_dungeon("dungeon-12")) == ([], ["lost-goblin"])
    assert (s.asked(), s.space(), s.token()) == ("where-to", 4, "Jack")


@pytest.mark.rule("TEN-FX-8")
def test_the_lost_goblin_at_level_1_stays_and_fights(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-1", "lost-goblin", "orc")
    s.deck("Bob", ZERO, ZERO, ZERO, ZERO)
    s.enter("dungeon-1")
    assert (s.enemy(), s.enemy_power(), s.asked()) == ("lost-goblin", 7, "keep-or-redraw")


@pytest.mark.rule("TEN-FX-8", "TEN-LEAVE-1", "TEN-LEAVE-4")
def test_moving_because_the_combat_was_lost_leaves_it_lost(scene: MakeScene) -> None:
    """A Mourning Knight goes into the Boss deck: two steps, the token passes once, no reward for the empty dungeon."""
    s = scene(boss="stone-titan")
    s.dungeon("dungeon-7", "mourning-knight", reward="royal-armoury")
    s.dungeon("dungeon-1", "orc")
    s.deck("Bob", ONE, ONE, ONE)
    s.boss_token(5)
    s.enter("dungeon-7")
    assert (s.space(), s.token(), s.asked()) == (7, "Suzie", "where-to")
    assert s.happened("token-passed") == [{"player": 1}]
    assert s.happened("combat-lost") == [{"enemy": "mourning-knight", "power": 14, "party": 3}]
    assert s.happened("reward-taken") == s.happened("loot-taken") == []
    assert "mourning-knight" in s.in_dungeon("boss")
