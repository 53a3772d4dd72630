"""TEN-BOSS: the skull, the fight and the end of the game."""

from collections.abc import Callable

import pytest

from questable.testkit import Scene

MakeScene = Callable[..., Scene]
ONE, ZERO = "basic-1", "basic-0"
STRONG = ("crag-sovereign", "storm-roc", "iron-colossus")  # 8 + 7 + 5


@pytest.mark.rule("TEN-BOSS-1")
def test_one_step_before_the_skull_the_party_still_chooses(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-1", "kobold", "orc")
    s.deck("Bob", ONE, ONE, ONE)
    s.boss_token(12)  # of 14
    s.enter("dungeon-1")
    s.leave()
    assert (s.space(), s.asked(), s.happened("boss-attacked")) == (13, "where-to", [])


@pytest.mark.rule("TEN-BOSS-1")
def test_on_the_skull_the_boss_attacks_after_the_steps_of_leaving(scene: MakeScene) -> None:
    s = scene(boss="stone-titan")
    s.dungeon("dungeon-1", "kobold", reward="training-yard")
    s.dungeon("dungeon-2", "orc")
    s.dungeon("boss", "stone-titan-weight", "stone-titan-fist")
    s.deck("Bob", ONE, ONE, ONE)
    s.deck("Suzie", ZERO, ZERO, ZERO, ZERO, ZERO, ZERO)
    s.boss_token(13)
    s.enter("dungeon-1")
    assert (s.space(), s.enemy()) == (14, None)
    for who in ("Suzie", "Jack", "Bob"):
        s.option(who, 1)  # the reward comes first
    assert (s.enemy(), s.asked()) == ("stone-titan-weight", "keep-or-redraw")  # and dungeon-2 is out of reach
    ids = [event["id"] for event in s.table.events(None)]
    assert ids.index("discards-shuffled") < ids.index("reward-taken") < ids.index("boss-attacked")
    assert len(s.deck_of("Suzie") + s.hand("Suzie")) == 4


@pytest.mark.rule("TEN-BOSS-1")
def test_steps_past_the_skull_are_lost(scene: MakeScene) -> None:
    s = scene(boss="stone-titan")
    s.dungeon("dungeon-9", "doom-herald", "orc")  # one step more for a lost combat
    s.dungeon("boss", "stone-titan-weight")
    s.boss_token(13)
    s.enter("dungeon-9")
    assert s.space() == 14
    assert s.happened("boss-token-moved") == [{"steps": 1, "space": 14}]
    assert s.happened("boss-attacked") == [{}]


@pytest.mark.rule("TEN-BOSS-1")
def test_a_reward_that_moves_the_token_back_does_not_call_the_attack_off(scene: MakeScene) -> None:
    for token, after, asked in ((12, 12, "where-to"), (13, 14, "keep-or-redraw")):
        s = scene(boss="stone-titan")
        s.dungeon("dungeon-5", "cliff-giant", reward="signal-tower")
        s.dungeon("dungeon-1", "orc")
        s.dungeon("boss", "stone-titan-weight", "stone-titan-fist")
        s.deck("Bob", *STRONG)
        s.deck("Suzie", ZERO, ZERO, ZERO, ZERO)
        s.boss_token(token)
        s.enter("dungeon-5")
        s.option("Suzie", 1)
        assert (s.space(), s.asked()) == (after, asked)


@pytest.mark.rule("TEN-BOSS-2")
def test_stages_are_fought_back_to_back_without_leaving_or_resting(scene: MakeScene) -> None:
    s = scene(boss="stone-titan")
    s.dungeon("dungeon-1", "orc")
    s.dungeon("boss", "stone-titan-hide", "stone-titan-silence", "stone-titan-fist")
    s.deck("Bob", "crag-sovereign", "basic-1", "basic-1")  # 10
    s.deck("Suzie", "storm-roc", ONE, ZERO)  # 8
    s.deck("Jack", ZERO, ZERO, ZERO, ZERO)
    s.enter("boss")
    assert s.happened("enemy-defeated") == [{"enemy": "stone-titan-hide", "player": 1, "power": 18, "party": 18}]
    assert s.enemy() == "stone-titan-silence"  # nobody was asked
    decision = s.table.decision
    assert decision is not None
    assert (decision.kind, decision.final_seat) == ("keep-or-redraw", 2)  # Jack, third after Suzie, who got the token
    assert [turn["player"] for turn in s.happened("turn-began")] == [0, 1, 1, 2]
    assert len(s.discards("Bob")) == 3
    assert s.deck_of("Bob") == []  # no shuffling between stages
    assert s.happened("dungeon-left") == s.happened("discards-shuffled") == []


@pytest.mark.rule("TEN-BOSS-3")
def test_boss_cards_give_no_loot_and_ordinary_monsters_do(scene: MakeScene) -> None:
    s = scene(boss="stone-titan")
    s.dungeon("dungeon-1", "orc")
    s.dungeon("boss", "stone-titan-silence", "rattling-bones", "stone-titan-fist")
    s.deck("Bob", *STRONG)
    s.deck("Suzie", "siege-beast")
    s.deck("Jack", ZERO, ZERO, ZERO, ZERO)
    s.enter("boss")
    assert [fallen["enemy"] for fallen in s.happened("enemy-defeated")] == ["stone-titan-silence", "rattling-bones"]
    assert s.happened("loot-taken") == [{"player": 1, "card": "rattling-bones"}]
    assert s.discards("Bob") == [*STRONG]
    assert s.discards("Suzie") == ["siege-beast", "rattling-bones"]


@pytest.mark.rule("TEN-BOSS-4")
def test_all_beaten_everybody_wins(scene: MakeScene) -> None:
    s = scene(boss="stone-titan")
    s.dungeon("dungeon-1", "orc")
    s.dungeon("boss", "stone-titan-silence", "kobold")
    s.deck("Bob", *STRONG)
    s.deck("Suzie", ONE, ONE, ONE)
    s.enter("boss")
    assert (s.table.outcome, s.asked()) == ("victory", None)
    assert s.happened("game-won") == [{}]


@pytest.mark.rule("TEN-BOSS-4")
def test_monsters_in_the_boss_deck_must_be_beaten_too(scene: MakeScene) -> None:
    s = scene(boss="stone-titan")
    s.dungeon("dungeon-1", "orc")
    s.dungeon("boss", "stone-titan-silence", "kobold")
    s.deck("Bob", *STRONG)
    s.deck("Suzie", ONE, ONE, ZERO)
    s.enter("boss")
    assert (s.table.outcome, s.asked()) == ("defeat", None)
    assert s.happened("game-lost") == [{}]


@pytest.mark.rule("TEN-BOSS-4")
def test_one_combat_lost_everybody_loses(scene: MakeScene) -> None:
    s = scene(boss="stone-titan")
    s.dungeon("dungeon-1", "orc")
    s.dungeon("boss", "stone-titan-silence", "stone-titan-fist")
    s.deck("Bob", "crag-sovereign", "iron-colossus", ONE)  # 14 of 15
    s.enter("boss")
    assert s.happened("combat-lost") == [{"enemy": "stone-titan-silence", "power": 15, "party": 14}]
    assert (s.table.outcome, s.asked(), s.options()) == ("defeat", None, [])
    assert s.happened("dungeon-left") == []


@pytest.mark.rule("TEN-BOSS-4", "TEN-BOSS-5")
def test_a_monster_that_moved_out_of_the_boss_deck_is_not_needed(scene: MakeScene) -> None:
    """A Wandering Wisp in the Boss deck goes its way, and what is left is fought."""
    s = scene(boss="stone-titan")
    s.dungeon("dungeon-1", "orc")
    s.dungeon("boss", "wandering-wisp", "kobold")
    s.deck("Bob", ONE, ONE, ONE, ONE)
    s.deck("Suzie", ONE, ONE, ONE)
    s.enter("boss")
    s.expect("pay")
    s.decline("Bob")
    assert s.in_dungeon("dungeon-1") == ["wandering-wisp", "orc"]
    assert s.table.outcome == "victory"
    assert [fallen["enemy"] for fallen in s.happened("enemy-defeated")] == ["kobold"]


@pytest.mark.rule("TEN-BOSS-5")
def test_the_current_dungeon_is_the_boss_deck_while_it_is_fought(scene: MakeScene) -> None:
    """Tunnel Map looks at the next card of the dungeon, and Wisp Light puts the face-down ones in order."""
    s = scene(boss="stone-titan")
    s.dungeon("dungeon-1", "orc")
    s.dungeon("boss", "stone-titan-hide", "stone-titan-silence", "stone-titan-fist", "stone-titan-weight")
    s.deck("Bob", "kobold", "wandering-wisp", ZERO)
    s.deck("Suzie", ZERO, ZERO, ZERO, ZERO)
    s.enter("boss")
    s.play("Bob", "kobold")
    assert s.happened("card-shown") == [{"card": "stone-titan-silence"}]
    s.play("Bob", "wandering-wisp")
    s.expect("reorder")
    assert sorted(s.options()) == ["pick:stone-titan-fist", "pick:stone-titan-silence", "pick:stone-titan-weight"]
    s.pick("Bob", "stone-titan-weight", "stone-titan-fist")
    assert s.in_dungeon("boss") == [  # the face-up one stays
        "stone-titan-hide",
        "stone-titan-weight",
        "stone-titan-fist",
        "stone-titan-silence",
    ]


@pytest.mark.rule("TEN-BOSS-5")
def test_a_dungeon_of_your_choice_may_be_the_boss_deck_at_any_time(scene: MakeScene) -> None:
    """Gossip: look at the face-down cards of any dungeon and put them in order, then remove Basics of one player."""
    s = scene(boss="stone-titan")
    s.dungeon("dungeon-1", "kobold", reward="peddlers-cart")
    s.dungeon("dungeon-2", "orc", "dust-moths")
    s.dungeon("dungeon-3", "mud-ogre")  # no face-down card
    s.dungeon("boss", "stone-titan-hide", "stone-titan-silence", "stone-titan-fist")
    s.deck("Bob", ONE, ONE, ONE)
    s.enter("dungeon-1")
    s.option("Suzie", 2)
    assert s.options() == ["dungeon:boss", "dungeon:dungeon-2"]
    s.pick_dungeon("boss")
    s.pick(None, "stone-titan-fist")
    assert s.in_dungeon("boss") == ["stone-titan-hide", "stone-titan-fist", "stone-titan-silence"]
    s.pick_player(None, "Jack")


@pytest.mark.rule("TEN-BOSS-5")
def test_only_an_effect_that_names_the_boss_deck_moves_an_enemy_into_it(scene: MakeScene) -> None:
    s = scene(boss="stone-titan")
    s.dungeon("dungeon-3", "wandering-wisp", "mud-ogre")
    s.dungeon("dungeon-1", "orc")
    s.dungeon("dungeon-2", "dust-moths")
    s.deck("Bob", ZERO, ZERO, ZERO, ZERO)
    s.enter("dungeon-3")
    s.decline("Bob")
    assert s.options() == ["dungeon:dungeon-1", "dungeon:dungeon-2"]
    s.pick_dungeon("dungeon-2")

    s = scene(boss="stone-titan")
    s.dungeon("dungeon-7", "mourning-knight", "siren")  # "shuffle this enemy into the Boss deck"
    s.dungeon("boss", "stone-titan-hide", "stone-titan-silence")
    s.enter("dungeon-7")
    assert s.in_dungeon("boss")[0] == "stone-titan-hide"  # under the face-up card
    assert sorted(s.in_dungeon("boss")[1:]) == ["mourning-knight", "stone-titan-silence"]


@pytest.mark.rule("TEN-BOSS-5")
def test_banishing_does_not_reach_the_boss_deck(scene: MakeScene) -> None:
    s = scene(boss="stone-titan")
    s.dungeon("dungeon-5", "cliff-giant", reward="mercenary-camp")
    s.dungeon("dungeon-1", "orc", "dust-moths")
    s.dungeon("dungeon-2", "bat-swarm", "kobold")
    s.deck("Bob", *STRONG)
    s.enter("dungeon-5")
    s.option("Suzie", 2)
    assert s.options() == ["dungeon:dungeon-1", "dungeon:dungeon-2"]
    s.pick_dungeon("dungeon-1")
    assert (s.in_dungeon("dungeon-1"), s.in_reserve(1)) == (["dust-moths"], ["orc"])
    assert s.table.face_up(1)
    s.pick_player(None, "Jack")


@pytest.mark.rule("TEN-BOSS-5")
def test_the_boss_deck_has_no_level_and_no_reward(scene: MakeScene) -> None:
    """A Lost Goblin, which walks on from level 2 and higher, stays and fights in it."""
    s = scene(boss="stone-titan")
    s.dungeon("dungeon-1", "orc")
    s.dungeon("boss", "lost-goblin", "stone-titan-hide")
    s.deck("Bob", ZERO, ZERO, ZERO, ZERO)
    s.enter("boss")
    assert (s.enemy(), s.asked(), s.happened("enemy-moved")) == ("lost-goblin", "keep-or-redraw", [])
    assert (s.table.level_of(0), s.table.reward_of(0)) == (0, -1)
