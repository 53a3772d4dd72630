"""TEN-VIL: choosing where to go."""

from collections.abc import Callable

import pytest

import questable
from questable.testkit import Scene

MakeScene = Callable[..., Scene]


@pytest.mark.rule("TEN-VIL-1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_decide_together_on_any_dungeon_or_the_boss(players: int) -> None:
    decision = questable.game("tenefyr").new({"players": players}, 1).decision
    assert decision is not None
    assert decision.kind == "where-to"
    assert decision.seats == tuple(range(players))
    assert decision.option_keys() == [*(f"enter:dungeon-{number}" for number in range(1, 11)), "enter:boss"]


@pytest.mark.rule("TEN-VIL-1")
def test_only_dungeons_that_still_have_enemies_can_be_entered(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-2", "kobold")
    s.dungeon("dungeon-7", "basilisk", "siren")
    s.deck("Bob", "basic-1", "basic-1", "basic-1")
    assert s.options() == ["enter:dungeon-2", "enter:dungeon-7", "enter:boss"]
    s.enter("dungeon-2")  # cleared
    assert s.options() == ["enter:dungeon-7", "enter:boss"]


@pytest.mark.rule("TEN-VIL-1")
def test_a_dungeon_that_was_left_can_be_entered_again(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-1", "kobold", "orc")
    s.deck("Bob", "basic-1", "basic-1", "basic-1")
    s.enter("dungeon-1")
    s.leave()
    assert s.options() == ["enter:dungeon-1", "enter:boss"]


@pytest.mark.rule("TEN-VIL-2")
def test_the_boss_may_be_fought_as_the_first_thing_in_the_game(scene: MakeScene) -> None:
    """The Boss token stays, and as no dungeon is left nobody shuffles."""
    s = scene(boss="stone-titan", difficulty="easy")
    s.dungeon("dungeon-1", "orc", "kobold")
    s.dungeon("boss", "stone-titan-hide", "stone-titan-fist")
    s.deck("Bob", "basic-1", "basic-0", "basic-1", "basic-1")
    s.discard_pile("Bob", "mud-ogre")
    space = s.space()
    s.enter("boss")
    assert s.enemy() == "stone-titan-hide"
    assert (s.space(), s.token(), s.discards("Bob")) == (space, "Bob", ["mud-ogre"])
    for nothing in ("dungeon-left", "boss-token-moved", "discards-shuffled"):
        assert s.happened(nothing) == []


@pytest.mark.rule("TEN-VIL-2")
def test_the_boss_cannot_be_fought_straight_from_inside_a_dungeon(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-1", "kobold", "orc")
    s.deck("Bob", "basic-1", "basic-1", "basic-1")
    s.enter("dungeon-1")
    assert s.options() == ["continue", "leave"]


@pytest.mark.rule("TEN-VIL-3")
def test_with_no_enemies_left_in_any_dungeon_the_boss_is_fought(scene: MakeScene) -> None:
    s = scene(boss="stone-titan")
    s.dungeon("dungeon-1", "kobold")
    s.dungeon("boss", "stone-titan-weight", "stone-titan-fist")
    s.deck("Bob", "basic-1", "basic-1", "basic-1")
    s.deck("Suzie", "basic-0", "basic-0", "basic-0", "basic-0")
    s.enter("dungeon-1")  # cleared: one step, and no question where to go
    assert (s.enemy(), s.asked(), s.space()) == ("stone-titan-weight", "keep-or-redraw", 3)
    assert s.happened("boss-attacked") == []  # the skull is far away


@pytest.mark.rule("TEN-VIL-4")
@pytest.mark.parametrize(("holder", "then"), [("Bob", "Suzie"), ("Suzie", "Jack"), ("Jack", "Bob")])
def test_the_holder_of_the_token_has_the_final_word(scene: MakeScene, holder: str, then: str) -> None:
    s = scene(start=holder)
    s.dungeon("dungeon-1", "kobold", "cellar-rats")
    s.deck(holder, "basic-1", "basic-1", "basic-1")
    for question, holds, answer in (("where-to", holder, "enter:dungeon-1"), ("continue-or-leave", then, "leave")):
        decision = s.table.decision
        assert decision is not None
        assert (decision.kind, decision.seats) == (question, (0, 1, 2))  # put to all
        assert s.token() == holds
        s.answer(holds, answer)


@pytest.mark.rule("TEN-VIL-4", "TEN-REW-2")
def test_a_shared_reward_is_decided_by_the_holder_too(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-1", "kobold", reward="village-watch")
    s.dungeon("dungeon-2", "orc")
    s.deck("Bob", "basic-1", "basic-1", "basic-1")
    s.enter("dungeon-1")
    decision = s.table.decision
    assert decision is not None
    assert (decision.kind, decision.seats, decision.final_seat) == ("reward", (0, 1, 2), 1)
    s.option("Suzie", 1)


@pytest.mark.rule("TEN-VIL-5")
def test_the_party_cannot_pass() -> None:
    decision = questable.game("tenefyr").new({"players": 3}, 1).decision
    assert decision is not None
    assert {option.tag for option in decision.options} == {"enter"}


@pytest.mark.rule("TEN-VIL-5")
def test_whoever_enters_meets_the_face_up_enemy_and_cannot_leave_before_the_end(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-3", "mud-ogre", "wild-boar")
    s.deck("Bob", "basic-0", "basic-0", "basic-0", "basic-0")
    s.deck("Suzie", "basic-1", "bramble-wolf", "kobold", "basic-0")
    s.enter("dungeon-3")
    assert (s.enemy(), s.asked(), s.options()) == ("mud-ogre", "keep-or-redraw", ["keep", "redraw"])
    s.keep("Bob")
    assert s.options() == ["keep", "redraw"]
    s.keep("Suzie")
    assert s.options() == ["play:basic-1", "play:kobold", "play:bramble-wolf"]
    s.play("Suzie", "kobold")
    assert s.happened("combat-lost") != []


@pytest.mark.rule("TEN-VIL-5")
def test_leaving_is_offered_after_a_win_and_not_after_a_loss(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-1", "kobold", "rattling-bones", "orc")
    s.deck("Bob", "basic-1", "basic-1", "basic-1")
    s.enter("dungeon-1")
    assert s.options() == ["continue", "leave"]
    s.go_on()  # against the Rattling Bones the party has six Basic 0
    assert s.asked() == "where-to"
    assert s.happened("combat-lost") == [{"enemy": "rattling-bones", "power": 5, "party": 0}]


@pytest.mark.rule("TEN-VIL-5")
def test_leaving_is_offered_after_the_enemy_has_moved_away(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-3", "wandering-wisp", "mud-ogre", "wild-boar")
    s.dungeon("dungeon-1", "orc")
    s.deck("Bob", "basic-1", "basic-1", "basic-1", "basic-1")
    s.deck("Suzie", "basic-0", "basic-0", "basic-0", "basic-0")
    s.enter("dungeon-3")
    s.expect("pay")
    s.decline("Bob")
    assert s.in_dungeon("dungeon-1") == ["wandering-wisp", "orc"]
    assert s.options() == ["continue", "leave"]
    s.go_on()  # flips the next card
    assert (s.enemy(), s.in_dungeon("dungeon-3")) == ("mud-ogre", ["mud-ogre", "wild-boar"])
