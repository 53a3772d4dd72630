"""TEN-QUICK: the short game on the other side of the track."""

from collections.abc import Callable
from typing import Any

import pytest

import questable
from questable.kernel.errors import ConfigError
from questable.testkit import Scene

MakeScene = Callable[..., Scene]
GAME = questable.game("tenefyr")
ONE, ZERO = "basic-1", "basic-0"


@pytest.mark.rule("TEN-QUICK-1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
def test_the_set_up(players: int, difficulty: str) -> None:
    for seed in range(4):
        view: dict[str, Any] = GAME.new({"players": players, "mode": "quick", "difficulty": difficulty}, seed).view(0)
        boss, *dungeons = view["dungeons"]
        assert (boss["level"], boss["count"], boss["reward"]) == (5, 4, None)
        assert [(dungeon["level"], dungeon["count"]) for dungeon in dungeons] == [(1, 4), (2, 4), (3, 4), (4, 4)]
        assert [GAME.cards.cards[dungeon["top"]].level for dungeon in view["dungeons"]] == [5, 1, 2, 3, 4]
        assert [GAME.cards.cards[dungeon["reward"]].level for dungeon in dungeons] == [1, 2, 3, 4]
        assert (view["boss"], view["unseen"]["0"]) == (None, [])  # no Boss cards
        assert view["track"]["space"] == view["track"]["starts"][difficulty]
        assert len(set(view["track"]["starts"].values())) == 3


@pytest.mark.rule("TEN-QUICK-1")
def test_the_2018_edition_has_no_quick_mode() -> None:
    with pytest.raises(ConfigError) as error:
        GAME.new({"players": 3, "mode": "quick", "edition": 2018}, 1)
    message = "mode is 'quick', which the 2018 edition does not have; allowed with edition 2018: standard."
    assert str(error.value) == message


@pytest.mark.rule("TEN-QUICK-1", "TEN-SOLO-1")
def test_it_can_be_played_alone(scene: MakeScene) -> None:
    s = scene(players=1, mode="quick")
    s.dungeon("dungeon-1", "kobold", "orc")
    s.deck("Bob", ONE, ZERO, ZERO, ONE, ZERO, ZERO)
    s.boss_token(0)
    s.reserve("cellar-rats")
    s.enter("dungeon-1")
    s.keep("Bob")  # 1 in the first turn, 1 in the second: enough for two players' Kobold
    s.leave()
    assert s.options() == ["player:0", "nobody"]
    s.pick_player("Bob", "Bob")
    assert sorted(s.deck_of("Bob")) == [ZERO] * 4 + [ONE, ONE, "cellar-rats", "kobold"]


@pytest.mark.rule("TEN-QUICK-2")
def test_level_5_is_the_boss_deck_and_attacks_at_the_skull(scene: MakeScene) -> None:
    s = scene(mode="quick")
    s.dungeon("dungeon-1", "kobold", "orc")
    s.dungeon("boss", "storm-roc", "bone-king")
    s.deck("Bob", "iron-colossus")
    s.deck("Suzie", ZERO, ZERO, ZERO, ZERO)
    s.boss_token(7)  # of 8
    s.enter("dungeon-1")
    s.leave()
    assert (s.space(), s.enemy(), s.happened("boss-attacked")) == (8, "storm-roc", [{}])


@pytest.mark.rule("TEN-QUICK-2")
def test_it_may_be_entered_early_cannot_be_left_gives_loot_and_wins_the_game(scene: MakeScene) -> None:
    s = scene(mode="quick")
    s.dungeon("dungeon-1", "kobold", "orc")
    s.dungeon("boss", "bone-king", "hour-eater")  # 15 and 13
    s.deck("Bob", "crag-sovereign", "iron-colossus", "hungry-chest")
    s.deck("Suzie", "storm-roc", "siege-beast")
    s.deck("Jack", ONE, ONE)
    s.boss_token(3)
    assert s.options() == ["enter:dungeon-1", "enter:boss"]
    s.enter("boss")  # nobody is asked whether to go on
    assert s.happened("loot-taken") == [{"player": 0, "card": "bone-king"}, {"player": 2, "card": "hour-eater"}]
    assert (s.table.outcome, s.space(), s.happened("reward-taken")) == ("victory", 3, [])


@pytest.mark.rule("TEN-QUICK-2")
def test_one_lost_combat_in_it_loses_the_game(scene: MakeScene) -> None:
    s = scene(mode="quick")
    s.dungeon("dungeon-1", "kobold", "orc")
    s.dungeon("boss", "bone-king", "hour-eater")
    s.enter("boss")
    assert (s.table.outcome, s.asked()) == ("defeat", None)


@pytest.mark.rule("TEN-QUICK-3")
def test_each_step_grants_the_cards_of_the_space_entered(scene: MakeScene) -> None:
    """From space 3 to 4: three cards of level 3, given out or declined one by one by the party."""
    s = scene(mode="quick")
    s.dungeon("dungeon-1", "kobold", "orc")
    s.deck("Bob", "iron-colossus")
    s.reserve("cliff-giant", "hungry-chest", "mad-miner", "harpy-flock", "mud-ogre")
    s.boss_token(3)
    s.enter("dungeon-1")
    s.leave()
    for answer in ("player:0", "player:2", "nobody"):
        decision = s.table.decision
        assert decision is not None
        assert (decision.kind, decision.seats, decision.final_seat) == ("give-reserve-card", (0, 1, 2), 1)
        assert s.options() == ["player:0", "player:1", "player:2", "nobody"]
        s.answer("Suzie", answer)
    first, second, third = [str(event["card"]) for event in s.happened("card-shown")]
    assert sorted(s.deck_of("Bob")) == sorted(["iron-colossus", "kobold", first])
    assert sorted(s.deck_of("Jack")) == sorted([ZERO, ZERO, ZERO, second])
    assert third in s.in_reserve(3)
    assert (len(s.in_reserve(3)), s.in_reserve(2)) == (2, ["mud-ogre"])
    assert s.asked() == "where-to"


@pytest.mark.rule("TEN-QUICK-3")
@pytest.mark.parametrize(("players", "count"), [(1, 3), (2, 4), (3, 4), (4, 5)])
def test_a_space_may_grant_more_cards_to_more_players(scene: MakeScene, players: int, count: int) -> None:
    """From space 5 to 6: cards of level 4, as many as the number of players says."""
    s = scene(mode="quick", players=players)
    s.dungeon("dungeon-1", "kobold", "orc")
    s.deck("Bob", "iron-colossus")
    s.reserve("siren", "wyvern", "warlord", "necromancer", "basilisk", "siege-beast", "cliff-giant")
    s.boss_token(5)
    s.enter("dungeon-1")
    s.leave()
    view: dict[str, Any] = s.table.view(0)
    assert (s.space(), view["track"]["symbols"][5]) == (6, {"space": 6, "count": count, "level": 4})
    for _ in range(count):
        s.expect("give-reserve-card")
        s.pick_player(None, "Bob")
    s.expect("where-to")
    shown = [str(event["card"]) for event in s.happened("card-shown")]
    assert (len(set(shown)), len(s.in_reserve(4)), s.in_reserve(3)) == (count, 6 - count, ["cliff-giant"])
    assert sorted(s.deck_of("Bob")) == sorted(["iron-colossus", "kobold", *shown])


@pytest.mark.rule("TEN-QUICK-3", "TEN-FX-7")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_space_grants_no_more_cards_than_there_are(scene: MakeScene, players: int) -> None:
    s = scene(mode="quick", players=players)
    s.dungeon("dungeon-1", "kobold", "orc")
    s.deck("Bob", "iron-colossus")
    s.reserve("siren", "cliff-giant", "mud-ogre")  # of level 4, of the level below, and too low
    s.boss_token(5)
    s.enter("dungeon-1")
    s.leave()
    for _ in range(2):
        s.pick_player(None, "Bob")
    s.expect("where-to")
    assert sorted(s.deck_of("Bob")) == ["cliff-giant", "iron-colossus", "kobold", "siren"]


@pytest.mark.rule("TEN-QUICK-3")
def test_two_steps_grant_both_and_the_cards_join_before_the_shuffle(scene: MakeScene) -> None:
    s = scene(mode="quick")
    s.dungeon("dungeon-4", "iron-colossus", "siren")
    s.reserve("cellar-rats", "siege-beast")
    s.boss_token(0)
    s.enter("dungeon-4")  # lost: spaces 1 (three of level 1) and 2 (four of level 4)
    assert s.happened("discards-shuffled") == []
    s.pick_player(None, "Jack")
    s.pick_player(None, "Jack")
    assert sorted(s.deck_of("Jack")) == [ZERO, ZERO, ZERO, "cellar-rats", "siege-beast"]
    ids = [event["id"] for event in s.table.events(None)]
    assert ids[ids.index("dungeon-left") :] == [
        "dungeon-left",
        "boss-token-moved",
        *["card-shown", "card-gained", "deck-shuffled"] * 2,
        *["discards-shuffled"] * 3,
    ]


@pytest.mark.rule("TEN-QUICK-3", "TEN-FX-7")
def test_an_empty_level_is_replaced_by_the_one_below_once(scene: MakeScene) -> None:
    s = scene(mode="quick")
    s.dungeon("dungeon-1", "kobold", "orc")
    s.deck("Bob", "iron-colossus")
    s.reserve("cliff-giant", "mud-ogre", "cellar-rats")
    s.boss_token(4)
    s.enter("dungeon-1")
    s.leave()  # space 5: level 3, then level 2, and no further
    assert [event["card"] for event in s.happened("card-shown")] == ["cliff-giant", "mud-ogre"]
    s.pick_player(None, "Bob")
    s.pick_player(None, "nobody")
    assert (s.in_reserve(1), s.in_reserve(2)) == (["cellar-rats"], ["mud-ogre"])


@pytest.mark.rule("TEN-QUICK-3")
@pytest.mark.parametrize("won", [True, False], ids=["the-skull", "a-step-lost-beyond-it"])
def test_the_skull_and_steps_lost_beyond_it_pay_nothing(scene: MakeScene, won: bool) -> None:
    s = scene(mode="quick")
    s.dungeon("dungeon-1", "kobold", "orc")
    s.deck("Bob", *(["iron-colossus"] if won else [ZERO]))
    s.dungeon("boss", "storm-roc", "bone-king")
    s.reserve("crag-sovereign", "siren", "cliff-giant", "mud-ogre", "cellar-rats")
    s.boss_token(7)
    s.enter("dungeon-1")
    if won:
        s.leave()
    assert (s.space(), s.happened("boss-attacked")) == (8, [{}])
    assert s.happened("card-shown") == []


@pytest.mark.rule("TEN-QUICK-3")
def test_the_start_space_pays_nothing() -> None:
    table = GAME.new({"players": 3, "mode": "quick", "difficulty": "hard"}, 1, record=True)
    view: dict[str, Any] = table.view(None)
    assert view["track"]["space"] in [symbol["space"] for symbol in view["track"]["symbols"]]
    assert table.decision is not None
    assert table.decision.kind == "where-to"
    assert [seat["deck"]["count"] for seat in view["seats"]] == [13, 13, 13]


@pytest.mark.rule("TEN-QUICK-3")
def test_a_step_back_pays_nothing(scene: MakeScene) -> None:
    """False Beacon moves the token one step back; the step forward before it has paid."""
    s = scene(mode="quick")
    s.dungeon("boss", "storm-roc")
    s.dungeon("dungeon-3", "cliff-giant", reward="signal-tower")
    s.dungeon("dungeon-1", "orc")
    s.deck("Bob", "crag-sovereign", "iron-colossus")
    s.reserve("mud-ogre", "frog-chorus", "toll-troll", "wild-boar")
    s.boss_token(2)
    s.enter("dungeon-3")  # space 3: three cards of level 2
    for _ in range(3):
        s.pick_player(None, "nobody")
    s.option("Suzie", 1)
    assert (s.space(), s.asked()) == (2, "where-to")
    assert len(s.happened("card-shown")) == 3
