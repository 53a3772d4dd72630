"""The loot of level 5."""

from collections.abc import Callable

import pytest

from questable.testkit import Scene

MakeScene = Callable[..., Scene]

ZEROS = ("basic-0",) * 12
ASKED = ZEROS[:4]  # a deck with a card more than a hand: its player is asked to keep or redraw, and the game waits
THIEF_FIRST = [["thief"], ["bard"], ["cleric"]]


def fight(scene: MakeScene, enemy: str, *deck: str, players: int = 3, **config: object) -> Scene:
    """Bob is about to fight with this deck, and Suzie will be asked to keep her hand."""
    s = scene(players=players, **config)
    s.dungeon("dungeon-9", enemy, "kobold")
    s.deck("Bob", *deck)
    if players > 1:
        s.deck("Suzie", *ASKED)
    return s


@pytest.mark.card("crag-sovereign", "loot")
def test_mountain_breaker_is_worth_eight(scene: MakeScene) -> None:
    s = fight(scene, "iron-colossus", "crag-sovereign", "basic-0", "basic-0")
    s.enter("dungeon-9")
    assert (s.total("Bob"), s.asked()) == (8, "keep-or-redraw")


@pytest.mark.card("storm-roc", "loot")
def test_roc_talon_is_worth_seven(scene: MakeScene) -> None:
    s = fight(scene, "iron-colossus", "storm-roc", "basic-1", "basic-0")
    s.enter("dungeon-9")
    assert (s.total("Bob"), s.asked()) == (8, "keep-or-redraw")


@pytest.mark.card("silent-headsman", "loot")
@pytest.mark.parametrize(("third", "party", "falls"), [("cliff-giant", 12, True), ("mud-ogre", 11, False)])
def test_deathstrike_finishes_an_enemy_eight_away_and_not_one_nine_away(
    scene: MakeScene, third: str, party: int, falls: bool
) -> None:
    s = fight(scene, "crag-sovereign", "silent-headsman", "iron-colossus", third)
    s.enter("dungeon-9")
    s.play("Bob", third, "silent-headsman")
    if falls:
        s.expect("continue-or-leave")
        assert s.happened("enemy-defeated")[0]["party"] == party
        assert "crag-sovereign" in s.discards("Bob")
    else:
        s.expect("keep-or-redraw")
        assert (s.total("Bob"), s.enemy_power()) == (party, 20)


def test_deathstrike_counts_in_the_turn_in_which_it_is_played_only(scene: MakeScene) -> None:
    s = fight(scene, "crag-sovereign", "silent-headsman", "basic-0", "basic-0")
    s.deck("Suzie", "storm-roc", "iron-colossus", "cliff-giant")
    s.deck("Jack", *ASKED)
    s.enter("dungeon-9")
    s.play("Bob", "silent-headsman")
    s.expect("keep-or-redraw")  # Jack: Suzie's turn ended at 19 of 20
    assert s.party_power() == 19


@pytest.mark.parametrize(("third", "falls"), [("cliff-giant", False), ("storm-roc", True)])
def test_deathstrike_and_riposte_do_not_add_up(scene: MakeScene, third: str, falls: bool) -> None:
    s = fight(scene, "crag-sovereign", "silent-headsman", "masked-duelist", third)
    s.enter("dungeon-9")
    s.play("Bob", "silent-headsman", "masked-duelist")
    # 3 + 2 + 4 is 11 short: eight and three together; 3 + 2 + 7 is 8 short, and the later three takes nothing away
    assert s.asked() == ("continue-or-leave" if falls else "keep-or-redraw")


@pytest.mark.card("bone-king", "loot")
@pytest.mark.parametrize(("cards", "total"), [(0, 2), (1, 2), (2, 3), (3, 3), (15, 9), (16, 10), (18, 10)])
def test_crown_of_bones_gets_one_for_every_two_of_your_discards_and_eight_at_most(
    scene: MakeScene, cards: int, total: int
) -> None:
    s = fight(scene, "crag-sovereign", "bone-king")
    s.discard_pile("Bob", *("cliff-giant", "basic-0", *("basic-1",) * 16)[:cards])
    s.discard_pile("Suzie", "mud-ogre", "wild-boar")  # another player's do not count
    s.enter("dungeon-9")
    assert s.total("Bob") == total


def test_crown_of_bones_does_not_count_cards_in_front_of_you(scene: MakeScene) -> None:
    s = fight(scene, "crag-sovereign", "bone-king", "basic-0", "basic-0")
    s.enter("dungeon-9")
    s.play("Bob", "basic-0", "basic-0")
    assert s.total("Bob") == 2


@pytest.mark.card("well-hydra", "loot")
def test_hydra_blood_shuffles_the_whole_discard_pile_of_one_player_into_the_deck(scene: MakeScene) -> None:
    s = fight(scene, "bone-king", "well-hydra")
    s.discard_pile("Suzie", "mud-ogre", "wild-boar", "basic-1", "basic-1", "basic-1")
    s.discard_pile("Bob", "cellar-rats")
    s.enter("dungeon-9")
    assert (s.total("Bob"), s.enemy_power()) == (4, 16)
    s.accept("Bob")
    assert s.options() == ["player:0", "player:1", "player:2"]
    s.pick_player("Bob", "Suzie")
    assert s.discards("Suzie") == []
    assert len(s.deck_of("Suzie")) + len(s.hand("Suzie")) == 4 + 5
    assert s.discards("Bob") == ["cellar-rats"]
    assert s.happened("deck-shuffled") == [{"player": 1}]
    assert s.enemy_power() == 15  # six cards less lie in discard piles


def test_hydra_blood_can_feed_your_own_deck(scene: MakeScene) -> None:
    s = fight(scene, "crag-sovereign", "well-hydra")
    s.discard_pile("Bob", "basic-1", "basic-1")
    s.enter("dungeon-9")
    s.accept("Bob")
    s.pick_player("Bob", "Bob")
    assert (s.discards("Bob"), s.deck_of("Bob"), s.played("Bob")) == ([], ["basic-1", "basic-1"], ["well-hydra"])


def test_hydra_blood_may_be_left_and_does_nothing_for_an_empty_pile(scene: MakeScene) -> None:
    s = fight(scene, "crag-sovereign", "well-hydra")
    s.discard_pile("Suzie", "basic-1")
    s.enter("dungeon-9")
    s.decline("Bob")
    assert (s.discards("Suzie"), s.total("Bob")) == (["basic-1"], 4)

    s = fight(scene, "crag-sovereign", "well-hydra")
    s.enter("dungeon-9")
    s.accept("Bob")
    s.pick_player("Bob", "Jack")
    assert (len(s.deck_of("Jack")), s.total("Bob")) == (3, 4)


@pytest.mark.card("horned-prince", "loot")
@pytest.mark.parametrize("supply", [3, 2, 1, 0])
def test_infernal_pact_brings_two_basic_0_as_far_as_there_are_and_costs_three_cards(
    scene: MakeScene, supply: int
) -> None:
    top = ("horned-prince", "basic-1", "basic-1")
    s = fight(scene, "crag-sovereign", *top, "mud-ogre", "orc", "basic-1", "cellar-rats")
    s.reserve("basic-1", *ZEROS[:supply])
    s.enter("dungeon-9")
    s.keep("Bob")
    s.play("Bob", "horned-prince")
    assert s.discards("Bob") == [*ZEROS[: min(supply, 2)], "mud-ogre", "orc", "basic-1"]
    assert s.deck_of("Bob") == ["cellar-rats"]
    assert s.basics() == [*ZEROS[: max(supply - 2, 0)], "basic-1"]
    assert s.total("Bob") == 10 + 2


def test_infernal_pact_costs_what_a_small_deck_holds(scene: MakeScene) -> None:
    s = fight(scene, "crag-sovereign", "horned-prince", "basic-1", "basic-1", "mud-ogre")
    s.enter("dungeon-9")
    s.keep("Bob")
    s.play("Bob", "horned-prince")
    assert (s.discards("Bob"), s.deck_of("Bob"), s.total("Bob")) == (["mud-ogre"], [], 12)


@pytest.mark.card("star-serpent", "loot")
def test_falling_star_draws_up_to_three_cards_that_must_be_played(scene: MakeScene) -> None:
    s = fight(scene, "crag-sovereign", "star-serpent", "basic-0", "basic-0", "basic-1", "mud-ogre", "basic-1", "orc")
    s.enter("dungeon-9")
    s.keep("Bob")
    s.play("Bob", "star-serpent")
    for _ in range(3):
        s.expect("draw-more")
        s.answer("Bob", "draw")
    assert s.total("Bob") == 3 + 1 + 3 + 1  # all were played: no fourth card is offered
    assert s.deck_of("Bob") == ["orc"]


def test_falling_star_can_stop_at_any_card(scene: MakeScene) -> None:
    s = fight(scene, "crag-sovereign", "star-serpent", "basic-0", "basic-0", "basic-1", "mud-ogre")
    s.enter("dungeon-9")
    s.keep("Bob")
    s.play("Bob", "star-serpent")
    s.answer("Bob", "draw")
    assert s.options() == ["draw", "stop"]
    s.answer("Bob", "stop")
    assert (s.total("Bob"), s.deck_of("Bob")) == (4, ["mud-ogre"])


def test_falling_star_stops_with_the_deck(scene: MakeScene) -> None:
    s = fight(scene, "crag-sovereign", "star-serpent", "basic-0", "basic-0", "basic-1")
    s.enter("dungeon-9")
    s.keep("Bob")
    s.play("Bob", "star-serpent")
    s.answer("Bob", "draw")
    assert (s.total("Bob"), s.asked()) == (4, "keep-or-redraw")

    s = fight(scene, "crag-sovereign", "star-serpent")
    s.enter("dungeon-9")
    assert (s.total("Bob"), s.asked()) == (3, "keep-or-redraw")


@pytest.mark.card("hour-eater", "loot")
def test_stolen_hour_gives_another_turn_when_all_turns_are_over(scene: MakeScene) -> None:
    s = fight(scene, "crag-sovereign", "hour-eater", "basic-0", "basic-0", "mud-ogre", "wild-boar", "frog-chorus")
    s.enter("dungeon-9")
    s.keep("Bob")
    s.play("Bob", "hour-eater")
    s.keep("Suzie")
    assert sorted(s.hand("Bob")) == ["frog-chorus", "mud-ogre", "wild-boar"]  # Jack has had his turn too
    s.play("Bob", "frog-chorus")
    assert s.happened("turn-began") == [{"player": 0}, {"player": 1}, {"player": 2}, {"player": 0}]
    # 2, then 1 + 3 for Last Croak, as this is a last turn, and 3 + 3
    assert s.happened("combat-lost") == [{"enemy": "crag-sovereign", "power": 20, "party": 2 + 4 + 6}]


def test_stolen_hour_wins_in_the_extra_turn_and_its_player_takes_the_loot(scene: MakeScene) -> None:
    s = fight(scene, "iron-colossus", "hour-eater", "storm-roc", "basic-0", "crag-sovereign", "basic-0", "basic-0")
    s.enter("dungeon-9")
    s.keep("Bob")
    s.play("Bob", "hour-eater")
    s.keep("Suzie")
    assert s.happened("enemy-defeated") == [{"enemy": "iron-colossus", "player": 0, "power": 15, "party": 17}]
    assert "iron-colossus" in s.discards("Bob")


def test_stolen_hour_is_lost_when_the_enemy_falls_earlier(scene: MakeScene) -> None:
    s = fight(scene, "crag-sovereign", "hour-eater", "basic-1", "basic-0", "basic-1")
    s.dungeon("dungeon-9", "kobold", "crag-sovereign")
    s.enter("dungeon-9")
    s.keep("Bob")
    s.play("Bob", "hour-eater")
    s.go_on()
    s.keep("Suzie")  # she starts now; Jack and Bob follow, and nobody has a turn more
    assert [turn["player"] for turn in s.happened("turn-began")] == [0, 1, 2, 0]
    s.expect("where-to")


def test_stolen_hour_is_an_empty_turn_for_the_exhausted(scene: MakeScene) -> None:
    s = fight(scene, "crag-sovereign", "hour-eater", "basic-0", "basic-0")
    s.enter("dungeon-9")
    s.play("Bob", "hour-eater")
    s.keep("Suzie")
    assert s.happened("turn-began")[3:] == [{"player": 0}]
    assert s.happened("combat-lost")[0]["party"] == 2


def test_stolen_hour_is_a_third_turn_in_solo(scene: MakeScene) -> None:
    s = fight(scene, "crag-sovereign", "hour-eater", *ZEROS[:2], *("basic-1",) * 3, *ZEROS[:4], players=1)
    s.enter("dungeon-9")
    s.keep("Bob")
    s.play("Bob", "hour-eater")
    s.keep("Bob")
    s.keep("Bob")
    assert s.happened("combat-lost") == [{"enemy": "crag-sovereign", "power": 19, "party": 5}]
    assert len(s.happened("turn-began")) == 3


@pytest.mark.card("ash-phoenix", "loot")
@pytest.mark.parametrize(
    ("others", "first", "total"),
    [
        ("mud-ogre skill-cleric", "mud-ogre skill-cleric", 3 + 0 + 9),  # loot and Skills do not matter
        ("basic-0 basic-0", "ash-phoenix", 9),  # Basics that come later do not matter
        ("basic-0 mud-ogre", "basic-0 mud-ogre", 3 + 5),
        ("basic-1 mud-ogre", "basic-1 ash-phoenix", 1 + 3 + 5),
    ],
)
def test_pure_flame_gets_four_while_no_basic_lies_in_front_of_you(
    scene: MakeScene, others: str, first: str, total: int
) -> None:
    s = fight(scene, "crag-sovereign", "ash-phoenix", *others.split())
    s.enter("dungeon-9")
    s.play("Bob", *first.split())
    assert (s.total("Bob"), s.asked()) == (total, "keep-or-redraw")


def test_pure_flame_does_not_mind_basics_in_front_of_others(scene: MakeScene) -> None:
    s = fight(scene, "crag-sovereign", *ZEROS[:3])
    s.deck("Suzie", "ash-phoenix")
    s.deck("Jack", *ASKED)
    s.enter("dungeon-9")
    assert s.total("Suzie") == 9


def fight_of_three(scene: MakeScene, enemy: str, **decks: tuple[str, ...]) -> Scene:
    """Three players are about to fight; Bob is the Thief, Suzie the Bard, Jack the Cleric."""
    s = scene(players=3, heroes=THIEF_FIRST)
    s.dungeon("dungeon-9", enemy, "kobold")
    for player, deck in decks.items():
        s.deck(player, *deck)
    return s


# ---- Waking Dream


@pytest.mark.card("dream-gnawer", "loot")
def test_waking_dream_ends_what_the_enemy_does_to_cards_played_later(scene: MakeScene) -> None:
    s = fight_of_three(
        scene, "horned-prince", Bob=("dream-gnawer", "basic-0", "basic-1"), Suzie=("basic-1",) * 3, Jack=ASKED
    )
    s.enter("dungeon-9")
    s.play("Bob", "basic-0", "dream-gnawer")
    assert s.total("Bob") == -1 + 5 + 1  # what has happened stays
    assert s.total("Suzie") == 3  # for the rest of the combat
    assert s.happened("enemy-ignored") == [{"enemy": "horned-prince"}]


def test_waking_dream_ends_what_happens_after_turns_and_a_lost_combat(scene: MakeScene) -> None:
    s = fight_of_three(scene, "well-hydra", Bob=("dream-gnawer",), Suzie=ASKED)
    s.enter("dungeon-9")
    assert s.enemy_power() == 16
    s.keep("Suzie")
    assert s.happened("combat-lost") == [{"enemy": "well-hydra", "power": 16, "party": 5}]

    s = fight_of_three(scene, "hour-eater", Bob=("dream-gnawer",), Suzie=ASKED)
    s.enter("dungeon-9")
    assert len(s.hand("Suzie")) == 3  # hands are as large as ever
    s.keep("Suzie")
    assert s.space() == 2 + 2  # and no step is added


def test_waking_dream_lasts_no_longer_than_the_combat(scene: MakeScene) -> None:
    s = fight_of_three(
        scene, "horned-prince", Bob=("dream-gnawer", "crag-sovereign", "iron-colossus"), Suzie=("basic-1",) * 3
    )
    s.dungeon("dungeon-9", "horned-prince", "hex-crone")
    s.deck("Jack", *ASKED)
    s.enter("dungeon-9")
    s.play("Bob", "dream-gnawer")
    s.go_on()
    assert s.total("Suzie") == 0  # the Crone's rules hold again


# ---- Drowned Hoard


@pytest.mark.card("deep-kraken", "loot")
def test_drowned_hoard_is_removed_for_two_cards_of_level_5_played_at_once(scene: MakeScene) -> None:
    s = fight_of_three(scene, "crag-sovereign", Bob=("deep-kraken",), Suzie=ASKED)
    s.reserve("storm-roc", "star-serpent", "siren")
    s.enter("dungeon-9")
    s.pay("Bob")
    assert sorted(s.hand("Bob")) == ["star-serpent", "storm-roc"]  # both are taken before one is played
    assert s.in_reserve(5) == []
    s.play("Bob", "storm-roc")
    assert s.total("Bob") == 3 + 7 + 3
    assert s.played("Bob") == ["deep-kraken", "storm-roc", "star-serpent"]  # its power counts and it stays
    s.keep("Suzie")
    assert s.in_reserve(5) == ["deep-kraken"]
    assert sorted(s.deck_of("Bob")) == ["star-serpent", "storm-roc"]  # the two are Bob's


def test_drowned_hoard_can_be_kept(scene: MakeScene) -> None:
    s = fight_of_three(scene, "crag-sovereign", Bob=("deep-kraken",), Suzie=ASKED)
    s.reserve("storm-roc", "star-serpent")
    s.enter("dungeon-9")
    s.decline("Bob")
    s.keep("Suzie")
    assert s.in_reserve(5) == ["star-serpent", "storm-roc"]
    assert s.deck_of("Bob") == ["deep-kraken"]


@pytest.mark.rule("TEN-FX-7")
@pytest.mark.parametrize(
    ("reserve", "taken"),
    [
        ("storm-roc iron-colossus", "iron-colossus storm-roc"),
        ("iron-colossus siege-beast", "iron-colossus siege-beast"),
        ("storm-roc cliff-giant", "storm-roc"),
        ("cliff-giant", ""),
    ],
)
def test_drowned_hoard_never_draws_itself_and_looks_one_level_lower(scene: MakeScene, reserve: str, taken: str) -> None:
    s = fight_of_three(scene, "crag-sovereign", Bob=("deep-kraken",), Suzie=ASKED)
    s.reserve(*reserve.split())
    s.enter("dungeon-9")
    s.pay("Bob")
    assert sorted(s.played("Bob")) == sorted(["deep-kraken", *taken.split()])
    assert s.in_reserve(3) == (["cliff-giant"] if "cliff-giant" in reserve else [])
    s.keep("Suzie")
    assert s.in_reserve(5) == ["deep-kraken"]


# ---- Stolen Prophecy


@pytest.mark.card("doom-herald", "loot")
def test_stolen_prophecy_copies_the_printed_power_of_a_card_in_front_of_another_player(scene: MakeScene) -> None:
    s = fight_of_three(
        scene, "horned-prince", Bob=("basic-1", "mud-ogre", "basic-0"), Suzie=("doom-herald", "cellar-rats"), Jack=ASKED
    )
    s.enter("dungeon-9")
    s.play("Suzie", "cellar-rats")
    assert s.options() == ["pick:basic-0", "pick:basic-1", "pick:mud-ogre"]  # none of her own
    s.pick("Suzie", "basic-1")
    assert s.total("Suzie") == 2 + 2 + 1  # the Prince takes one from Basics that are played, not from a copy
    assert s.total("Bob") == 0 + 3 - 1
    assert s.happened("card-copied") == [{"player": 1, "card": "basic-1"}]


def test_stolen_prophecy_copies_rules_that_are_then_its_players(scene: MakeScene) -> None:
    s = fight_of_three(scene, "crag-sovereign", Bob=("mourning-knight",), Suzie=("doom-herald",), Jack=ASKED)
    s.reserve(*ZEROS[:4])
    s.enter("dungeon-9")
    assert s.total("Suzie") == 2 + 7
    assert s.discards("Suzie") == s.discards("Bob") == ["basic-0"]  # the Cursed Blade has cursed each of them


def test_stolen_prophecy_pays_for_a_copied_price_with_itself(scene: MakeScene) -> None:
    s = fight_of_three(scene, "crag-sovereign", Bob=("deep-kraken",), Suzie=("doom-herald",), Jack=ASKED)
    s.reserve("siege-beast", "iron-colossus")
    s.enter("dungeon-9")
    s.decline("Bob")
    s.pay("Suzie")
    assert s.total("Suzie") == 2 + 3 + 5 + 5
    s.keep("Jack")
    assert s.in_reserve(5) == ["doom-herald"]
    assert s.deck_of("Bob") == ["deep-kraken"]
    assert sorted(s.deck_of("Suzie")) == ["iron-colossus", "siege-beast"]


def test_stolen_prophecy_copies_no_card_that_copies(scene: MakeScene) -> None:
    s = fight_of_three(scene, "crag-sovereign", Bob=("mirror-shade",), Suzie=("doom-herald",), Jack=ASKED)
    s.enter("dungeon-9")
    assert (s.total("Bob"), s.total("Suzie"), s.asked()) == (1, 2, "keep-or-redraw")


def test_stolen_prophecy_finds_nothing_as_the_first_card_of_the_combat(scene: MakeScene) -> None:
    s = fight_of_three(scene, "crag-sovereign", Bob=("doom-herald", "mud-ogre", "basic-0"), Suzie=ASKED)
    s.enter("dungeon-9")
    s.play("Bob", "mud-ogre", "doom-herald")
    assert (s.total("Bob"), s.asked()) == (5, "keep-or-redraw")


def test_stolen_prophecy_may_copy_your_own_card_in_solo(scene: MakeScene) -> None:
    for answer, total in (("pick:mud-ogre", 8), ("nobody", 5)):
        s = scene(players=1)
        s.dungeon("dungeon-9", "crag-sovereign")
        s.deck("Bob", "mud-ogre", "basic-0", "basic-0", "doom-herald", "basic-0", "orc", "kobold")
        s.enter("dungeon-9")
        s.keep("Bob")
        s.keep("Bob")
        s.play("Bob", "doom-herald")
        s.answer("Bob", answer)
        assert s.total("Bob") == total


# ---- Song of Ages


@pytest.mark.card("crowned-jester", "loot")
def test_song_of_ages_doubles_the_total_of_another_player_for_two_cards(scene: MakeScene) -> None:
    s = fight_of_three(
        scene,
        "crag-sovereign",
        Bob=("mud-ogre", "basic-1", "cellar-rats"),
        Suzie=("crowned-jester", "basic-0", "basic-0", "basic-1", "basic-1"),
        Jack=ASKED,
    )
    s.enter("dungeon-9")
    s.keep("Suzie")
    s.play("Suzie", "crowned-jester")
    s.pay("Suzie")  # exactly two cards are left
    assert s.options() == ["player:0", "player:2"]
    s.pick_player("Suzie", "Bob")
    assert (s.total("Bob"), s.total("Suzie")) == (12, 3)
    assert s.discards("Suzie") == ["basic-1", "basic-1"]
    assert s.happened("total-doubled") == [{"player": 0, "total": 12}]


def test_song_of_ages_doubles_the_total_as_it_is_now(scene: MakeScene) -> None:
    s = fight_of_three(scene, "crag-sovereign", Suzie=("crowned-jester", *ZEROS[:2], *ASKED), Jack=("mud-ogre", *ASKED))
    s.enter("dungeon-9")
    s.keep("Suzie")
    s.play("Suzie", "crowned-jester")
    s.pay("Suzie")
    s.pick_player("Suzie", "Jack")
    s.keep("Jack")
    assert s.happened("combat-lost")[0]["party"] == 3 + 3  # Jack's three came later


def test_song_of_ages_needs_no_price(scene: MakeScene) -> None:
    s = fight_of_three(scene, "crag-sovereign", Bob=("mud-ogre",), Suzie=("crowned-jester", *ZEROS[:5]), Jack=ASKED)
    s.enter("dungeon-9")
    s.keep("Suzie")
    s.play("Suzie", "crowned-jester")
    s.decline("Suzie")
    assert (s.total("Bob"), s.total("Suzie"), s.discards("Suzie")) == (3, 3, [])


@pytest.mark.rule("TEN-FX-3")
def test_song_of_ages_offers_no_price_that_cannot_be_paid(scene: MakeScene) -> None:
    s = fight_of_three(scene, "crag-sovereign", Bob=("mud-ogre",), Suzie=("crowned-jester", *ZEROS[:3]), Jack=ASKED)
    s.enter("dungeon-9")
    s.keep("Suzie")
    s.play("Suzie", "crowned-jester")
    assert (s.total("Bob"), s.total("Suzie")) == (3, 3)
    assert (s.discards("Suzie"), s.deck_of("Suzie")) == ([], ["basic-0"])


@pytest.mark.rule("TEN-FX-3")
def test_song_of_ages_offers_no_price_to_another_hero(scene: MakeScene) -> None:
    s = fight_of_three(scene, "crag-sovereign", Suzie=("mud-ogre",), Jack=("crowned-jester", *ZEROS[:5]))
    s.deck("Bob", *ASKED)
    s.enter("dungeon-9")
    s.keep("Bob")
    s.keep("Jack")
    s.play("Jack", "crowned-jester")
    assert s.happened("combat-lost")[0]["party"] == 3 + 3
    assert s.happened("card-discarded") == s.happened("total-doubled") == []


@pytest.mark.rule("TEN-SOLO-2")
def test_song_of_ages_may_double_your_own_total_in_solo(scene: MakeScene) -> None:
    for chosen, total in (("Bob", 12), ("nobody", 6)):
        s = scene(players=1)
        s.dungeon("dungeon-9", "crag-sovereign")
        s.deck("Bob", "crowned-jester", "mud-ogre", "basic-0", *ZEROS[:7])
        s.enter("dungeon-9")
        s.keep("Bob")
        s.play("Bob", "mud-ogre", "crowned-jester")
        s.pay("Bob")
        s.pick_player("Bob", chosen)
        assert s.total("Bob") == total


# ---- Perfect Heist


@pytest.mark.card("vault-keeper", "loot")
def test_perfect_heist_borrows_one_of_two_cards_of_level_5_until_the_combat_ends(scene: MakeScene) -> None:
    s = fight_of_three(scene, "crag-sovereign", Bob=("vault-keeper",), Suzie=ASKED)
    s.reserve("storm-roc", "hour-eater", "siren")
    s.enter("dungeon-9")
    assert sorted(s.options()) == ["pick:hour-eater", "pick:storm-roc"]
    s.pick("Bob", "storm-roc")
    assert s.total("Bob") == 3 + 7
    assert s.in_reserve(5) == ["hour-eater"]
    s.keep("Suzie")  # the combat is lost, and the card returns all the same
    assert s.in_reserve(5) == ["hour-eater", "storm-roc"]
    assert s.deck_of("Bob") == ["vault-keeper"]
    assert s.happened("card-returned") == [{"player": 0, "card": "storm-roc"}]


def test_perfect_heist_looks_at_two_cards_of_many(scene: MakeScene) -> None:
    s = fight_of_three(scene, "crag-sovereign", Bob=("vault-keeper",), Suzie=ASKED)
    s.reserve("storm-roc", "hour-eater", "ash-phoenix", "bone-king")
    s.enter("dungeon-9")
    assert len(s.options()) == len(s.happened("card-shown")) == 2
    s.answer("Bob", s.options()[0])
    assert len(s.in_reserve(5)) == 3


@pytest.mark.rule("TEN-FX-7")
@pytest.mark.parametrize(
    ("reserve", "total"), [("storm-roc siren", 10), ("iron-colossus cliff-giant", 8), ("cliff-giant", 3)]
)
def test_perfect_heist_takes_what_one_pile_holds(scene: MakeScene, reserve: str, total: int) -> None:
    s = fight_of_three(scene, "crag-sovereign", Bob=("vault-keeper",), Suzie=ASKED)
    s.reserve(*reserve.split())
    s.enter("dungeon-9")
    assert (s.total("Bob"), s.asked()) == (total, "keep-or-redraw")


def test_perfect_heist_borrows_nothing_for_another_hero(scene: MakeScene) -> None:
    s = fight_of_three(scene, "crag-sovereign", Suzie=("vault-keeper",), Jack=ASKED)
    s.reserve("storm-roc", "hour-eater")
    s.enter("dungeon-9")
    assert (s.total("Suzie"), s.asked(), len(s.in_reserve(5))) == (3, "keep-or-redraw", 2)
