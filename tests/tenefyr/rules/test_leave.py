"""TEN-LEAVE: the steps of leaving a dungeon."""

from collections.abc import Callable

import pytest

from questable.testkit import Scene

MakeScene = Callable[..., Scene]
ONE, ZERO = "basic-1", "basic-0"


@pytest.mark.rule("TEN-LEAVE-1")
@pytest.mark.parametrize(
    ("enemies", "decks", "leaves", "steps"),
    [
        (("kobold", "orc"), (ONE, ONE, ONE), True, 1),
        (("kobold",), (ONE, ONE, ONE), False, 1),
        (("kobold", "orc"), (ONE, ONE, ZERO), False, 2),
    ],
    ids=["willingly", "cleared", "kicked-out"],
)
def test_the_boss_token_moves(
    scene: MakeScene, enemies: tuple[str, ...], decks: tuple[str, ...], leaves: bool, steps: int
) -> None:
    s = scene()
    s.dungeon("dungeon-1", *enemies)
    s.dungeon("dungeon-2", "dust-moths")
    s.deck("Bob", *decks)
    s.boss_token(6)
    s.enter("dungeon-1")
    if leaves:
        assert s.space() == 6
        s.leave()
    assert s.space() == 6 + steps
    assert s.happened("dungeon-left") == [{"place": "dungeon-1", "steps": steps}]


@pytest.mark.rule("TEN-LEAVE-2")
def test_a_face_down_card_on_top_of_that_dungeon_is_flipped_up(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-1", "kobold", "rattling-bones", "orc")
    s.dungeon("dungeon-2", "dust-moths", "bat-swarm")
    s.deck("Bob", "iron-colossus")
    s.enter("dungeon-1")
    assert not s.table.face_up(1)
    s.leave()
    assert s.table.face_up(1)
    assert s.happened("enemy-revealed") == [{"place": "dungeon-1", "enemy": "rattling-bones"}]


@pytest.mark.rule("TEN-LEAVE-2")
def test_after_a_lost_combat_the_enemy_lies_face_up_already(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-1", "kobold", "rattling-bones")
    s.enter("dungeon-1")
    assert s.happened("enemy-revealed") == []
    assert (s.in_dungeon("dungeon-1"), s.table.face_up(1)) == (["kobold", "rattling-bones"], True)


@pytest.mark.rule("TEN-LEAVE-3")
def test_all_players_shuffle_their_discards_into_their_decks(scene: MakeScene) -> None:
    orders = set()
    for seed in range(10):
        s = scene(seed=seed)
        s.dungeon("dungeon-1", "kobold", "orc")
        s.deck("Bob", "iron-colossus", ONE, ZERO)
        s.discard_pile("Suzie", ONE, "mud-ogre")
        s.deck("Jack", ZERO, ZERO, ZERO, ZERO)
        s.enter("dungeon-1")
        s.leave()
        assert sorted(s.deck_of("Bob")) == [ZERO, ONE, "iron-colossus", "kobold"]
        assert sorted(s.deck_of("Suzie")) == [ZERO, ZERO, ZERO, ONE, "mud-ogre"]
        assert s.deck_of("Jack") == [ZERO] * 4
        assert [s.discards(who) for who in ("Bob", "Suzie", "Jack")] == [[], [], []]
        assert [event["player"] for event in s.happened("discards-shuffled")] == [0, 1, 2]
        orders.add(tuple(s.deck_of("Bob")))
    assert len(orders) > 3


@pytest.mark.rule("TEN-LEAVE-1", "TEN-LEAVE-2", "TEN-LEAVE-3", "TEN-LEAVE-4")
def test_the_order_of_the_steps(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-1", "kobold", "orc")
    s.dungeon("dungeon-2", "cellar-rats", reward="village-watch")
    s.deck("Bob", "iron-colossus")
    s.deck("Suzie", "siege-beast")
    s.enter("dungeon-1")
    s.leave()
    ids = [event["id"] for event in s.table.events(None)]
    left = ["dungeon-left", "boss-token-moved", "enemy-revealed", *["discards-shuffled"] * 3]
    assert ids[ids.index("dungeon-left") :] == left
    seen = len(ids)
    s.enter("dungeon-2")
    s.option(None, 1)
    ids = [event["id"] for event in s.table.events(None)][seen:]
    cleared = ["dungeon-left", "boss-token-moved", *["discards-shuffled"] * 3, "dungeon-cleared", "reward-taken"]
    assert ids[ids.index("dungeon-left") :][: len(cleared)] == cleared


@pytest.mark.rule("TEN-LEAVE-4")
@pytest.mark.parametrize("enemies", [("kobold", "orc"), ("rattling-bones",)], ids=["left", "lost"])
def test_only_a_cleared_dungeon_pays(scene: MakeScene, enemies: tuple[str, ...]) -> None:
    s = scene()
    s.dungeon("dungeon-1", *enemies, reward="village-watch")
    s.deck("Bob", ONE, ONE, ONE)
    s.enter("dungeon-1")
    if s.asked() == "continue-or-leave":
        s.leave()
    assert s.asked() == "where-to"
    assert s.happened("dungeon-cleared") == s.happened("reward-taken") == []
    assert s.table.reward_of(1) >= 0


@pytest.mark.rule("TEN-LEAVE-4")
def test_a_reward_is_used_at_once_and_leaves_the_game(scene: MakeScene) -> None:
    """What is impossible is skipped: nobody is left with a Basic 0 to remove, and no card of level 1 is there."""
    s = scene()
    s.dungeon("dungeon-1", "kobold", reward="hearth-and-ale")
    s.dungeon("dungeon-2", "orc")
    s.deck("Bob", "iron-colossus")
    s.deck("Suzie", "siege-beast")
    s.deck("Jack", "cliff-giant")
    s.enter("dungeon-1")
    s.option("Suzie", 1)
    s.option("Jack", 2)
    s.option("Bob", 2)
    s.expect("where-to")
    assert [s.deck_of(who) for who in ("Suzie", "Jack")] == [["siege-beast"], ["cliff-giant"]]
    assert s.table.reward_of(1) == -1
    assert s.happened("card-removed") == s.happened("card-gained") == []


@pytest.mark.rule("TEN-LEAVE-4", "TEN-LEAVE-3")
def test_what_a_reward_brings_is_shuffled_into_the_deck(scene: MakeScene) -> None:
    orders = set()
    for seed in range(10):
        s = scene(seed=seed)
        s.dungeon("dungeon-3", "mud-ogre", reward="wayside-shrine")
        s.dungeon("dungeon-2", "orc")
        s.deck("Bob", "iron-colossus", "hungry-chest")
        s.reserve("wild-boar", "frog-chorus")
        s.enter("dungeon-3")
        s.option("Suzie", 2)  # the Offering: two cards of level 2 for one player
        s.pick_player("Suzie", "Jack")
        assert sorted(s.deck_of("Jack")) == [ZERO, ZERO, ZERO, "frog-chorus", "wild-boar"]
        assert s.discards("Jack") == []
        orders.add(tuple(s.deck_of("Jack")))
    assert len(orders) > 3


@pytest.mark.rule("TEN-LEAVE-4", "TEN-LEAVE-1")
def test_a_dungeon_emptied_by_a_move_is_left_with_one_step_and_without_a_reward(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-3", "lost-goblin", reward="herb-garden")  # level 2
    s.dungeon("dungeon-1", "orc")
    s.boss_token(4)
    s.discard_pile("Jack", "mud-ogre")
    s.enter("dungeon-3")
    assert s.in_dungeon("dungeon-1") == ["lost-goblin", "orc"]
    assert (s.asked(), s.space(), s.token()) == ("where-to", 5, "Suzie")
    assert s.happened("dungeon-left") == [{"place": "dungeon-3", "steps": 1}]
    assert s.happened("dungeon-cleared") == s.happened("reward-taken") == []
    assert s.discards("Jack") == []  # the other steps of leaving are taken
    assert s.options() == ["enter:dungeon-1", "enter:boss"]


@pytest.mark.rule("TEN-LEAVE-4")
def test_a_dungeon_emptied_by_banishing_pays_nothing(scene: MakeScene) -> None:
    """Night Raid sends the face-up enemy of a dungeon to the Reserve, and removes Basics of one player."""
    s = scene()
    s.dungeon("dungeon-5", "cliff-giant", reward="mercenary-camp")
    s.dungeon("dungeon-1", "orc", reward="training-yard")
    s.dungeon("dungeon-2", "dust-moths", "bat-swarm")
    s.deck("Bob", "crag-sovereign", "mud-ogre")
    s.enter("dungeon-5")
    s.option("Suzie", 2)
    s.pick_dungeon("dungeon-1")
    assert s.in_reserve(1) == ["orc"]
    s.pick_player("Suzie", "Jack")
    assert (s.asked(), s.options()) == ("where-to", ["enter:dungeon-2", "enter:boss"])
    assert s.happened("dungeon-cleared") == [{"place": "dungeon-5"}]
    assert len(s.happened("reward-taken")) == 1
    assert s.space() == 3  # one step, for the dungeon that was left


@pytest.mark.rule("TEN-LEAVE-4", "TEN-LEAVE-1")
def test_clearing_a_dungeon_without_a_reward_brings_a_step_and_nothing_else(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-11", "kobold", level=1)  # made by an enemy that moved
    s.dungeon("dungeon-2", "orc")
    s.deck("Bob", "iron-colossus", ONE)
    s.boss_token(4)
    s.enter("dungeon-11")
    assert (s.asked(), s.space()) == ("where-to", 5)
    assert s.happened("dungeon-cleared") == [{"place": "dungeon-11"}]
    assert sorted(s.deck_of("Bob")) == [ONE, "iron-colossus", "kobold"]
