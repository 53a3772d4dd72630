"""TEN-COM-9 to TEN-COM-18: how a combat ends, and what comes after it."""

from collections.abc import Callable

import pytest

from questable.testkit import Scene

MakeScene = Callable[..., Scene]
ONE, ZERO = "basic-1", "basic-0"


@pytest.mark.rule("TEN-COM-9")
def test_equal_power_is_enough_and_the_others_take_no_turn(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-3", "mud-ogre", "orc")  # 8
    s.deck("Bob", "iron-colossus")  # 5
    s.deck("Suzie", ONE, ONE, ONE)
    s.deck("Jack", ONE, ONE, ONE, ONE)
    s.enter("dungeon-3")
    assert s.happened("enemy-defeated") == [{"enemy": "mud-ogre", "player": 1, "power": 8, "party": 8}]
    assert [turn["player"] for turn in s.happened("turn-began")] == [0, 1]
    assert s.deck_of("Jack") == [ONE] * 4


@pytest.mark.rule("TEN-COM-9")
def test_one_too_few_is_not_enough_and_it_is_the_next_players_turn(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-3", "mud-ogre", "orc")
    s.deck("Bob", "iron-colossus")
    s.deck("Suzie", ONE, ONE, ZERO)
    s.deck("Jack", ZERO, ZERO, ZERO, ZERO)
    s.enter("dungeon-3")
    decision = s.table.decision
    assert decision is not None
    assert (s.party_power(), s.enemy_power(), decision.final_seat) == (7, 8, 2)


@pytest.mark.rule("TEN-COM-9")
def test_the_enemy_does_not_fall_before_every_card_in_hand_is_played(scene: MakeScene) -> None:
    """Bob has enough in mid-hand, and his last card spoils it: Hex Crone takes 1 from every Basic."""
    s = scene()
    s.dungeon("dungeon-5", "hex-crone", "orc")  # 6
    s.deck("Bob", "iron-colossus", "kobold", ZERO)  # 5 + 1 is enough, − 1 is not
    s.deck("Suzie", ZERO, ZERO, ZERO, ZERO)
    s.enter("dungeon-5")
    s.play("Bob", "iron-colossus", "kobold")
    assert [card["total"] for card in s.happened("card-played")] == [5, 6, 5]
    assert (s.enemy(), s.party_power()) == ("hex-crone", 5)


@pytest.mark.rule("TEN-COM-9", "TEN-COM-12")
def test_an_enemy_without_power_falls_in_the_first_end_step(scene: MakeScene) -> None:
    s = scene(start="Suzie")
    s.dungeon("dungeon-1", "puddle-slime", "orc")  # 8, and 1 less for each Basic 0 in a discard pile
    s.discard_pile("Bob", *[ZERO] * 9)
    s.deck("Suzie", ZERO, ZERO, ZERO, ZERO)
    s.enter("dungeon-1")
    assert (s.enemy(), s.enemy_power(), s.asked()) == ("puddle-slime", -1, "keep-or-redraw")
    s.keep("Suzie")
    assert s.happened("enemy-defeated") == [{"enemy": "puddle-slime", "player": 1, "power": -1, "party": 0}]
    assert s.happened("loot-taken") == [{"player": 1, "card": "puddle-slime"}]


@pytest.mark.rule("TEN-COM-9")
def test_the_end_of_a_turn_comes_after_the_check_and_only_if_the_enemy_stands(scene: MakeScene) -> None:
    """A Clockwork Sentry has 1 more power at the end of each turn."""
    s = scene()
    s.dungeon("dungeon-5", "clockwork-sentry", "orc")  # 9
    s.deck("Bob", "iron-colossus")
    s.deck("Suzie", "siege-beast")
    s.enter("dungeon-5")
    assert s.happened("enemy-power-changed") == [{"enemy": "clockwork-sentry", "amount": 1, "power": 10}]
    assert s.happened("enemy-defeated") == [{"enemy": "clockwork-sentry", "player": 1, "power": 10, "party": 10}]


@pytest.mark.rule("TEN-COM-10", "TEN-COM-16")
def test_all_have_had_their_turn_and_the_party_is_kicked_out(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-3", "mud-ogre", "wild-boar", reward="herb-garden")
    s.deck("Jack", ONE, ONE, ONE)
    s.enter("dungeon-3")
    assert s.happened("combat-lost") == [{"enemy": "mud-ogre", "power": 8, "party": 3}]
    assert [turn["player"] for turn in s.happened("turn-began")] == [0, 1, 2]
    assert s.in_dungeon("dungeon-3") == ["mud-ogre", "wild-boar"]
    assert s.table.face_up(3)
    assert (s.asked(), s.table.view(0)["current"]) == ("where-to", None)
    assert s.happened("loot-taken") == []
    assert s.table.reward_of(3) >= 0  # it stays with the dungeon


@pytest.mark.rule("TEN-COM-16")
def test_nothing_of_a_lost_combat_remains_on_the_enemy(scene: MakeScene) -> None:
    """A Well Hydra grows by 2 in each turn, and Slippery Floor takes 2 away: both are gone the next time."""
    s = scene()
    s.dungeon("dungeon-9", "well-hydra", "storm-roc")  # 16
    s.deck("Bob", "puddle-slime", ZERO)
    s.enter("dungeon-9")
    s.play("Bob", "puddle-slime")
    assert s.happened("combat-lost") == [{"enemy": "well-hydra", "power": 20, "party": 0}]
    s.table.apply("enter:dungeon-9")
    assert s.happened("combat-began")[1] == {"enemy": "well-hydra", "power": 16}
    s.play("Bob", "puddle-slime")


@pytest.mark.rule("TEN-COM-11")
def test_the_order_of_what_follows_a_win(scene: MakeScene) -> None:
    """A Hedge Robber makes the victor discard two cards at the end of the combat."""
    s = scene()
    s.dungeon("dungeon-1", "hedge-robber", "orc")
    s.deck("Bob", "iron-colossus", ONE, ONE, "mud-ogre", "wild-boar", ZERO)
    s.enter("dungeon-1")
    s.keep("Bob")
    ids = [event["id"] for event in s.table.events(None)]
    after = ids[ids.index("enemy-defeated") :]
    assert after == ["enemy-defeated", "card-discarded", "card-discarded", "token-passed", "loot-taken"]
    # the robbed cards lie under the played ones, and the loot on top
    assert s.discards("Bob") == ["mud-ogre", "wild-boar", "iron-colossus", ONE, ONE, "hedge-robber"]
    assert (s.asked(), s.token()) == ("continue-or-leave", "Suzie")
    s.answer("Suzie", "leave")  # the new holder has the final word


@pytest.mark.rule("TEN-COM-11")
def test_the_order_of_what_follows_a_loss(scene: MakeScene) -> None:
    s = scene(start="Jack")
    s.dungeon("dungeon-1", "hedge-robber", "orc")
    s.enter("dungeon-1")
    ids = [event["id"] for event in s.table.events(None)]
    after = ids[ids.index("combat-lost") :]
    assert after[:3] == ["combat-lost", "token-passed", "dungeon-left"]  # no end-of-combat effect
    assert s.token() == "Bob"
    assert s.happened("card-discarded") == []


@pytest.mark.rule("TEN-COM-11")
def test_played_cards_go_to_their_owners_discard_piles(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-1", "kobold", "orc")
    s.deck("Bob", ONE, ZERO, ZERO)
    s.deck("Suzie", ONE, ONE, ZERO)
    s.enter("dungeon-1")
    assert (s.discards("Bob"), s.discards("Suzie")) == ([ONE, ZERO, ZERO], [ONE, ONE, ZERO, "kobold"])
    assert s.played("Bob") == s.played("Suzie") == []


@pytest.mark.rule("TEN-COM-11", "TEN-SOLO-3")
@pytest.mark.parametrize("won", [True, False])
def test_solo_the_token_stays_and_a_reward_is_chosen_once(scene: MakeScene, won: bool) -> None:
    s = scene(players=1)
    s.dungeon("dungeon-1", "kobold", reward="training-yard")
    s.dungeon("dungeon-2", "orc")
    s.deck("Bob", ONE if won else ZERO, ONE if won else ZERO, ZERO)
    s.enter("dungeon-1")
    assert (s.token(), s.happened("token-passed")) == ("Bob", [])
    if won:
        s.expect("reward")
        s.option("Bob", 1)
    s.expect("where-to")
    assert len(s.happened("reward-taken")) == won


@pytest.mark.rule("TEN-COM-12")
def test_the_loot_goes_to_the_player_in_whose_turn_the_enemy_fell(scene: MakeScene) -> None:
    """Also to one who added nothing: Jack, whose discards weakened the Barrow Ghoul enough."""
    s = scene()
    s.dungeon("dungeon-3", "barrow-ghoul", "orc")  # 10
    s.deck("Bob", "iron-colossus", ONE, ONE)
    s.deck("Jack", ZERO, ZERO, ZERO, ZERO, ZERO)
    s.enter("dungeon-3")
    s.redraw("Jack")
    assert s.happened("enemy-defeated") == [{"enemy": "barrow-ghoul", "player": 2, "power": 7, "party": 7}]
    assert s.discards("Jack") == [ZERO] * 5 + ["barrow-ghoul"]


@pytest.mark.rule("TEN-COM-13")
@pytest.mark.parametrize("cards", [("iron-colossus",), ("basic-1",)], ids=["won", "lost"])
def test_effects_at_the_end_of_the_combat_happen_only_after_a_win(scene: MakeScene, cards: tuple[str, ...]) -> None:
    """A Thorn Imp gives its victor a Basic 0."""
    s = scene()
    s.dungeon("dungeon-1", "thorn-imp", "orc")
    s.deck("Bob", *cards)
    s.reserve(ZERO)
    s.enter("dungeon-1")
    won = cards == ("iron-colossus",)
    assert s.happened("card-gained") == ([{"player": 0, "card": ZERO}] if won else [])


@pytest.mark.rule("TEN-COM-13")
def test_a_loss_brings_no_end_of_combat_effect_for_the_party_either(scene: MakeScene) -> None:
    """An Ash Phoenix that falls is followed by another enemy; one that wins is not."""
    s = scene()
    s.dungeon("dungeon-9", "ash-phoenix", "bone-king")
    s.reserve("hour-eater")
    s.enter("dungeon-9")
    assert (s.in_dungeon("dungeon-9"), s.in_reserve(5)) == (["ash-phoenix", "bone-king"], ["hour-eater"])


@pytest.mark.rule("TEN-COM-13")
@pytest.mark.parametrize("loot", ["weather-monk", "dream-gnawer"], ids=["for-the-turn", "for-the-combat"])
def test_an_enemy_whose_rules_are_ignored_has_no_end_of_combat_effect(scene: MakeScene, loot: str) -> None:
    s = scene()
    s.dungeon("dungeon-1", "thorn-imp", "orc")
    s.deck("Bob", loot)  # Eye of the Storm 4, Waking Dream 5
    s.reserve(ZERO)
    s.enter("dungeon-1")
    assert s.happened("enemy-defeated") != []
    assert s.happened("card-gained") == []


@pytest.mark.rule("TEN-COM-14")
def test_with_enemies_left_the_party_continues_or_leaves_without_peeking(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-1", "kobold", "rattling-bones", "orc")
    s.deck("Bob", "iron-colossus")
    s.deck("Suzie", ZERO, ZERO, ZERO, ZERO)
    s.enter("dungeon-1")
    assert (s.asked(), s.options()) == ("continue-or-leave", ["continue", "leave"])
    assert not s.table.face_up(1)
    assert s.happened("enemy-revealed") == []
    s.go_on()
    assert (s.enemy(), s.happened("enemy-revealed")) == (
        "rattling-bones",
        [{"place": "dungeon-1", "enemy": "rattling-bones"}],
    )


@pytest.mark.rule("TEN-COM-14")
def test_a_party_that_leaves_fights_no_more(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-1", "kobold", "rattling-bones", "orc")
    s.deck("Bob", "iron-colossus")
    s.enter("dungeon-1")
    s.leave()
    assert len(s.happened("combat-began")) == 1
    s.expect("where-to")


@pytest.mark.rule("TEN-COM-15", "TEN-LEAVE-4")
def test_with_no_enemy_left_the_dungeon_is_cleared_and_pays(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-1", "kobold", reward="hearth-and-ale")
    s.dungeon("dungeon-2", "orc")
    s.deck("Bob", "iron-colossus", ONE)
    s.enter("dungeon-1")  # nobody is asked whether to leave
    assert s.happened("dungeon-cleared") == [{"place": "dungeon-1"}]
    for who in ("Suzie", "Jack"):
        s.option(who, 1)
    s.option("Bob", 1)
    assert s.basics() == [*[ZERO] * 4, ONE]  # two of Suzie, two of Jack, and the only one that Bob has


@pytest.mark.rule("TEN-COM-15")
def test_enemies_that_were_added_must_be_beaten_too(scene: MakeScene) -> None:
    """An Ash Phoenix brings another enemy when it falls, and the reward stays with the dungeon."""
    s = scene()
    s.dungeon("dungeon-9", "ash-phoenix", reward="oracle")  # 17
    s.dungeon("dungeon-1", "orc")
    s.deck("Bob", "crag-sovereign", "iron-colossus", "hungry-chest")
    s.deck("Suzie", "storm-roc", "siege-beast")
    s.deck("Jack", ONE, ZERO)
    s.reserve("hour-eater")  # 13
    s.enter("dungeon-9")
    assert (s.asked(), s.happened("dungeon-cleared")) == ("continue-or-leave", [])
    s.go_on()
    assert [fallen["enemy"] for fallen in s.happened("enemy-defeated")] == ["ash-phoenix", "hour-eater"]
    assert (s.asked(), s.happened("dungeon-cleared")) == ("reward", [{"place": "dungeon-9"}])
    s.option("Jack", 1)


@pytest.mark.rule("TEN-COM-17")
def test_the_rulebooks_example(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "kobold", "orc")
    s.deck("Bob", ONE, ZERO, ZERO, ZERO)
    s.deck("Suzie", ZERO, ZERO, ZERO, ONE, ONE, ZERO, ONE)
    s.deck("Jack", ONE, ONE, ONE, ONE)
    s.enter("dungeon-1")
    assert s.enemy_power() == 3
    s.keep("Bob")
    assert s.total("Bob") == 1
    assert s.hand("Suzie") == [ZERO, ZERO, ZERO]
    s.redraw("Suzie")
    assert s.hand("Suzie") == [ONE, ONE, ZERO]
    s.keep("Suzie")
    assert s.happened("enemy-defeated") == [{"enemy": "kobold", "player": 1, "power": 3, "party": 3}]
    assert s.discards("Suzie") == [ZERO, ZERO, ZERO, ONE, ONE, ZERO, "kobold"]
    assert [turn["player"] for turn in s.happened("turn-began")] == [0, 1]


@pytest.mark.rule("TEN-COM-18")
def test_an_empty_deck_is_not_refilled_inside_a_dungeon(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-1", "kobold", "cellar-rats", "orc")
    s.deck("Bob", ONE, ONE, ONE)
    s.deck("Suzie", ONE, ONE, ONE, ONE)
    s.enter("dungeon-1")
    s.go_on()
    s.keep("Suzie")
    # Jack added nothing, and Bob, who has discards, has no cards to play
    assert s.happened("combat-lost") == [{"enemy": "cellar-rats", "power": 4, "party": 3}]
    assert [card["player"] for card in s.happened("card-drawn")] == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert sorted(s.deck_of("Bob")) == [ONE, ONE, ONE, "kobold"]  # on leaving they come back


@pytest.mark.rule("TEN-COM-18")
def test_a_card_can_bring_discards_back(scene: MakeScene) -> None:
    s = scene(heroes=[["cleric"], ["bard"], ["thief"]])
    s.dungeon("dungeon-3", "mud-ogre", "orc")
    s.deck("Bob", "skill-cleric")
    s.discard_pile("Suzie", ONE, ONE, ONE)
    s.enter("dungeon-3")
    s.pick_player("Bob", "Suzie")
    s.option("Suzie", 1)  # Mending Light: three discards are shuffled into the deck
    assert s.discards("Suzie") == []
    assert sorted(s.deck_of("Suzie") + s.hand("Suzie")) == [ZERO, ZERO, ZERO, ONE, ONE, ONE]
    s.keep("Suzie")
