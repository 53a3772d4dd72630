"""The enemies of level 5."""

from collections.abc import Callable

import pytest

from questable.testkit import Scene

MakeScene = Callable[..., Scene]

ZEROS = ("basic-0",) * 12
ASKED = ZEROS[:4]  # a deck with a card more than a hand: its player is asked to keep or redraw, and the game waits
MIGHT = ("storm-roc", "iron-colossus", "siege-beast")  # one hand without rules: 7 + 5 + 5
POWERS = [
    ("crag-sovereign", 19, 20, 24),
    ("silent-headsman", 16, 17, 20),
    ("bone-king", 14, 15, 18),
    ("well-hydra", 15, 16, 19),
    ("horned-prince", 14, 15, 18),
    ("star-serpent", 24, 27, 33),
    ("storm-roc", 17, 18, 21),
    ("dream-gnawer", 15, 16, 19),
    ("deep-kraken", 16, 17, 20),
    ("doom-herald", 17, 18, 21),
    ("crowned-jester", 16, 17, 20),
    ("vault-keeper", 18, 19, 22),
    ("hour-eater", 13, 13, 15),
    ("ash-phoenix", 16, 17, 20),
]
SOVEREIGN_MIGHT = ("crag-sovereign", "storm-roc", "iron-colossus")  # one hand without rules: 8 + 7 + 5
DARK_LORD = ("dark-lord-herald", "dark-lord-decree", "dark-lord-hand", "dark-lord-crowned")


@pytest.mark.rule("TEN-COM-1", "TEN-SOLO-1")
@pytest.mark.parametrize(("enemy", "two", "three", "four"), POWERS)
def test_the_power_depends_on_the_number_of_players(enemy: str, two: int, three: int, four: int) -> None:
    for players, power in ((1, two), (2, two), (3, three), (4, four)):
        s = Scene(players=players)
        s.dungeon("dungeon-9", enemy)
        s.enter("dungeon-9")
        assert s.happened("combat-began")[0] == {"enemy": enemy, "power": power}


@pytest.mark.card("crag-sovereign", "enemy")
@pytest.mark.parametrize(("last", "falls"), [("cellar-rats", True), ("basic-1", False)])
def test_crag_sovereign_falls_to_its_power_and_not_to_one_less(scene: MakeScene, last: str, falls: bool) -> None:
    s = scene(players=2)
    s.dungeon("dungeon-9", "crag-sovereign", "kobold")
    s.deck("Bob", *MIGHT)
    s.deck("Suzie", last)
    s.enter("dungeon-9")  # 17, and 2 or 1, against 19
    if falls:
        assert s.asked() == "continue-or-leave"
        assert "crag-sovereign" in s.discards("Suzie")
    else:
        assert s.happened("combat-lost") == [{"enemy": "crag-sovereign", "power": 19, "party": 18}]


@pytest.mark.card("silent-headsman", "enemy")
def test_silent_headsman_takes_five_cards_of_the_starting_player_alone(scene: MakeScene) -> None:
    s = scene(players=3, start="Suzie")
    s.dungeon("dungeon-9", "silent-headsman")
    s.deck("Suzie", "basic-1", *ZEROS[:3], "basic-1", "cellar-rats", *ASKED)
    s.deck("Jack", *ASKED)
    s.enter("dungeon-9")
    assert s.discards("Suzie") == ["basic-1", "basic-0", "basic-0", "basic-0", "basic-1"]
    assert s.hand("Suzie") == ["cellar-rats", "basic-0", "basic-0"]
    s.keep("Suzie")
    assert (len(s.discards("Suzie")), len(s.hand("Jack"))) == (5, 3)  # once, not in each turn
    assert s.discards("Bob") == s.discards("Jack") == []


@pytest.mark.parametrize("size", [5, 2, 0])
def test_silent_headsman_takes_what_a_small_deck_holds(scene: MakeScene, size: int) -> None:
    s = scene(players=2)
    s.dungeon("dungeon-9", "silent-headsman")
    s.deck("Bob", *ZEROS[:size])
    s.deck("Suzie", *ASKED)
    s.enter("dungeon-9")
    assert s.discards("Bob") == list(ZEROS[:size])
    assert (s.deck_of("Bob"), s.played("Bob")) == ([], [])  # a turn that adds nothing
    s.expect("keep-or-redraw")


def test_silent_headsman_takes_five_cards_once_in_solo(scene: MakeScene) -> None:
    s = scene(players=1)
    s.dungeon("dungeon-9", "silent-headsman")
    s.deck("Bob", *ZEROS)
    s.enter("dungeon-9")
    assert len(s.discards("Bob")) == 5
    s.keep("Bob")
    s.keep("Bob")
    assert s.happened("card-discarded") == [{"player": 0, "card": "basic-0"}] * 5


@pytest.mark.card("bone-king", "enemy")
@pytest.mark.rule("TEN-FX-9")
def test_bone_king_gets_one_power_for_every_six_cards_in_all_discard_piles(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-9", "bone-king")
    s.discard_pile("Suzie", "basic-1", "cellar-rats")
    s.deck("Bob", *ZEROS[:12])
    s.enter("dungeon-9")
    assert s.enemy_power() == 15
    s.redraw("Bob")  # five cards lie there now
    assert s.enemy_power() == 15
    s.redraw("Bob")  # eight
    assert s.enemy_power() == 16
    s.redraw("Bob")  # eleven; the last three are played, not discarded
    assert s.happened("combat-lost") == [{"enemy": "bone-king", "power": 16, "party": 0}]


@pytest.mark.parametrize(("cards", "power"), [(0, 15), (5, 15), (6, 16), (11, 16), (12, 17)])
def test_bone_king_rounds_the_count_down(scene: MakeScene, cards: int, power: int) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-9", "bone-king")
    s.discard_pile("Jack", *ZEROS[:cards])
    s.deck("Bob", *ASKED)
    s.enter("dungeon-9")
    assert s.enemy_power() == power


@pytest.mark.card("well-hydra", "enemy")
def test_well_hydra_grows_by_two_after_each_turn(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-9", "well-hydra", "kobold")
    for player in ("Bob", "Suzie", "Jack"):
        s.deck(player, *ASKED)
    s.enter("dungeon-9")
    powers = []
    for player in ("Bob", "Suzie", "Jack"):
        powers.append(s.enemy_power())
        s.keep(player)
    assert powers == [16, 18, 20]
    assert s.happened("combat-lost") == [{"enemy": "well-hydra", "power": 22, "party": 0}]
    s.enter("dungeon-9")
    assert s.enemy_power() == 16  # nothing of the lost combat remains


def test_well_hydra_grows_before_the_next_turn_reaches_its_power(scene: MakeScene) -> None:
    s = scene(players=2)
    s.dungeon("dungeon-9", "well-hydra")
    s.deck("Bob", "storm-roc", "iron-colossus", "cellar-rats")
    s.deck("Suzie", "basic-1", "basic-1", "basic-0")
    s.enter("dungeon-9")
    assert s.happened("combat-lost") == [{"enemy": "well-hydra", "power": 19, "party": 16}]


def test_well_hydra_does_not_grow_in_the_turn_in_which_it_falls(scene: MakeScene) -> None:
    s = scene(players=2)
    s.dungeon("dungeon-9", "well-hydra", "kobold")
    s.deck("Bob", "storm-roc", "iron-colossus", "mud-ogre")
    s.enter("dungeon-9")
    assert s.happened("enemy-defeated") == [{"enemy": "well-hydra", "player": 0, "power": 15, "party": 15}]


@pytest.mark.card("horned-prince", "enemy")
def test_horned_prince_takes_one_power_from_basics_and_none_from_loot_and_skills(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-9", "horned-prince")
    s.deck("Bob", "basic-1", "basic-0", "cellar-rats")
    s.deck("Suzie", "skill-thief", "basic-0", "basic-0")
    s.deck("Jack", *ASKED)
    s.enter("dungeon-9")
    assert s.total("Bob") == 0 - 1 + 2
    s.play("Suzie", "basic-0", "basic-0")
    assert s.total("Suzie") == -2  # nothing is floored
    assert s.party_power() == -1


@pytest.mark.card("star-serpent", "enemy")
def test_star_serpent_deals_hands_of_five_that_nobody_can_redraw(scene: MakeScene) -> None:
    s = scene(players=2)
    s.dungeon("dungeon-9", "star-serpent")
    s.deck("Bob", "basic-1", "basic-1", "basic-1", "basic-1", "kobold", "cellar-rats")
    s.deck("Suzie", *ZEROS[:4], "orc", "basic-1")
    s.enter("dungeon-9")
    s.expect("play")  # not keep-or-redraw, although a card is left
    assert (len(s.hand("Bob")), s.deck_of("Bob")) == (5, ["cellar-rats"])
    s.play("Bob", "kobold")
    assert s.total("Bob") == 5
    assert len(s.hand("Suzie")) == 5


def test_star_serpent_deals_the_whole_of_a_small_deck(scene: MakeScene) -> None:
    s = scene(players=2)
    s.dungeon("dungeon-9", "star-serpent")
    s.deck("Bob", *ZEROS[:3], "kobold")
    s.enter("dungeon-9")
    assert len(s.hand("Bob")) == 4
    assert s.deck_of("Bob") == []


@pytest.mark.card("storm-roc", "enemy")
def test_storm_roc_costs_everybody_two_cards_for_each_redraw(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-9", "storm-roc")
    s.deck("Bob", *ZEROS[:3], "basic-1", "basic-1", *ZEROS[:4])
    s.deck("Suzie", "basic-1", *ZEROS[:5])
    s.deck("Jack", "basic-1")
    s.enter("dungeon-9")
    assert s.discards("Suzie") == []
    s.redraw("Bob")
    assert s.discards("Bob") == [*ZEROS[:3], "basic-1", "basic-1"]  # the two from the deck, then a new hand
    assert (s.hand("Bob"), s.deck_of("Bob")) == (list(ZEROS[:3]), ["basic-0"])
    assert s.discards("Suzie") == ["basic-1", "basic-0"]
    assert s.discards("Jack") == ["basic-1"]  # as far as possible
    s.keep("Bob")
    assert len(s.discards("Suzie")) == 2


def test_storm_roc_can_leave_nothing_for_the_new_hand(scene: MakeScene) -> None:
    s = scene(players=2)
    s.dungeon("dungeon-9", "storm-roc")
    s.deck("Bob", *ZEROS[:5])
    s.deck("Suzie", *ZEROS[:6])
    s.enter("dungeon-9")
    s.redraw("Bob")
    assert len(s.discards("Bob")) == 5
    assert s.played("Bob") == []
    s.expect("keep-or-redraw")


@pytest.mark.card("dream-gnawer", "enemy")
def test_dream_gnawer_takes_four_cards_or_one_of_the_hand_in_every_turn(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-9", "dream-gnawer")
    s.deck("Bob", *ZEROS[:4], "basic-1", "basic-1", "basic-1", "basic-0")
    s.deck("Suzie", "basic-1", "basic-1", "basic-0", "cellar-rats", "bramble-wolf")
    s.enter("dungeon-9")
    s.expect("choose")
    s.option("Bob", 1)
    assert s.discards("Bob") == list(ZEROS[:4])
    assert s.hand("Bob") == ["basic-1"] * 3
    s.keep("Bob")
    s.option("Suzie", 2)
    assert s.discards("Suzie") == []
    assert s.hand("Suzie") == ["basic-1"] * 2
    s.redraw("Suzie")
    assert s.hand("Suzie") == ["basic-0", "cellar-rats"]  # the new hand is as small
    s.keep("Suzie")
    s.option("Jack", 1)  # three cards are all there are
    assert s.happened("combat-lost") == [{"enemy": "dream-gnawer", "power": 16, "party": 5}]


def test_dream_gnawer_can_be_given_cards_that_are_not_there(scene: MakeScene) -> None:
    s = scene(players=2)
    s.dungeon("dungeon-9", "dream-gnawer")
    s.deck("Bob")
    s.enter("dungeon-9")
    assert s.options() == ["option:1", "option:2"]
    s.option("Bob", 1)
    assert s.discards("Bob") == []
    s.option("Suzie", 1)
    assert s.happened("card-discarded") == [{"player": 1, "card": "basic-0"}] * 3


@pytest.mark.card("deep-kraken", "enemy")
def test_deep_kraken_takes_three_cards_of_everybody(scene: MakeScene) -> None:
    s = scene(players=4)
    s.dungeon("dungeon-9", "deep-kraken")
    s.deck("Bob", "basic-1", "basic-0", "basic-1", *ASKED)
    s.deck("Suzie", *ZEROS[:3])
    s.deck("Jack", "basic-1")
    s.deck("Ann")
    s.enter("dungeon-9")
    assert s.discards("Bob") == ["basic-1", "basic-0", "basic-1"]
    assert s.deck_of("Bob") == ["basic-0"]
    assert s.discards("Suzie") == list(ZEROS[:3])
    assert s.discards("Jack") == ["basic-1"]
    assert s.discards("Ann") == []
    assert s.happened("player-exhausted") == [{"player": 1}, {"player": 2}]
    s.keep("Bob")
    assert len(s.happened("card-discarded")) == 3 + 3 + 1  # once, not in each turn


@pytest.mark.card("doom-herald", "enemy")
def test_doom_herald_adds_a_step_and_hides_in_the_boss_deck_when_the_combat_is_lost(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-9", "doom-herald", "kobold")
    s.dungeon("boss", *DARK_LORD)
    s.boss_token(4)
    s.enter("dungeon-9")
    assert s.space() == 4 + 1 + 2
    assert [moved["steps"] for moved in s.happened("boss-token-moved")] == [1, 2]
    assert s.in_dungeon("dungeon-9") == ["kobold"]
    assert s.in_dungeon("boss")[0] == "dark-lord-herald"  # the face-up card stays
    assert sorted(s.in_dungeon("boss")[1:]) == sorted([*DARK_LORD[1:], "doom-herald"])
    assert s.happened("token-passed") == [{"player": 1}]


def test_doom_herald_lies_at_any_place_under_the_face_up_card_of_the_boss_deck(scene: MakeScene) -> None:
    places = set()
    for seed in range(40):
        s = scene(players=3, seed=seed)
        s.dungeon("dungeon-9", "doom-herald")
        s.dungeon("boss", *DARK_LORD)
        s.enter("dungeon-9")
        places.add(s.in_dungeon("boss").index("doom-herald"))
    assert places == {1, 2, 3, 4}


def test_doom_herald_does_neither_when_it_is_defeated(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-9", "doom-herald", "kobold")
    s.deck("Bob", *SOVEREIGN_MIGHT)
    s.enter("dungeon-9")
    s.leave()
    assert s.space() == 2 + 1
    assert len(s.in_dungeon("boss")) == 4
    assert "doom-herald" in s.deck_of("Bob")


@pytest.mark.rule("TEN-FX-8", "TEN-BOSS-1", "TEN-BOSS-3", "TEN-LEAVE-4")
def test_doom_herald_wins_no_reward_loses_its_third_step_and_gives_loot_in_the_boss_fight(scene: MakeScene) -> None:
    s = scene(players=2)
    s.dungeon("dungeon-9", "doom-herald", reward="oracle")
    s.dungeon("boss", "spider-queen-web")
    s.boss_token(12)
    s.deck("Bob")
    s.deck("Suzie")
    s.discard_pile("Bob", "horned-prince", "storm-roc")
    s.discard_pile("Suzie", "crag-sovereign", "iron-colossus")
    s.enter("dungeon-9")
    assert [moved["steps"] for moved in s.happened("boss-token-moved")] == [1, 1]
    assert s.happened("dungeon-cleared") == s.happened("reward-taken") == []
    assert s.happened("boss-attacked") == [{}]
    s.play("Bob", "storm-roc")  # Suzie has beaten the Web Spinner, Bob fights the Herald
    assert s.happened("loot-taken") == [{"player": 0, "card": "doom-herald"}]
    assert s.table.outcome == "victory"


def jester(seed: int, players: int = 3) -> Scene:
    """Bob has had his turn against the Crowned Jester; its effect at the end of the turn depends on the seed."""
    s = Scene(players=players, seed=seed)
    s.dungeon("dungeon-9", "crowned-jester")
    s.deck("Bob", *ZEROS[:9])
    for other in ("Suzie", "Jack")[: players - 1]:
        s.deck(other, "basic-1", "basic-0", *ZEROS[:6])
    s.enter("dungeon-9")
    s.keep("Bob")
    return s


def second_jest(seed: int) -> Scene:
    s = jester(seed)
    s.keep("Suzie")
    return s


def lost_to_jester(seed: int) -> Scene:
    s = second_jest(seed)
    s.keep("Jack")
    return s


def when_it_chose(make: Callable[[int], Scene], *options: int) -> Scene:
    """The scene of the first seed whose random effects chose these options."""
    for seed in range(500):
        s = make(seed)
        if s.happened("randomly-chosen") == [{"option": option, "of": 3} for option in options]:
            return s
    raise AssertionError(f"{options} never came up")


@pytest.mark.card("crowned-jester", "enemy")
def test_crowned_jester_may_take_two_cards_of_each_other_player() -> None:
    s = when_it_chose(jester, 1)
    assert s.discards("Suzie") == s.discards("Jack") == ["basic-1", "basic-0"]
    assert s.discards("Bob") == []
    assert (s.token(), len(s.hand("Suzie")), len(s.deck_of("Bob"))) == ("Bob", 3, 6)


def test_crowned_jester_may_shorten_the_hand_of_the_next_player() -> None:
    s = when_it_chose(jester, 2)
    assert s.hand("Suzie") == ["basic-1", "basic-0"]
    assert s.discards("Suzie") == s.discards("Jack") == []
    assert s.token() == "Bob"
    s = when_it_chose(second_jest, 2, 3)
    assert len(s.hand("Jack")) == 3  # hers alone was shorter


def test_crowned_jester_may_hand_the_token_to_the_next_player() -> None:
    s = when_it_chose(jester, 3)
    assert s.happened("token-taken") == [{"player": 1}]
    assert (s.token(), len(s.hand("Suzie"))) == ("Suzie", 3)
    assert s.discards("Suzie") == s.discards("Jack") == []


@pytest.mark.rule("TEN-COM-11")
def test_crowned_jester_leaves_the_turn_order_and_the_token_passes_on_from_its_new_holder() -> None:
    s = when_it_chose(lost_to_jester, 3, 2, 2)
    assert [turn["player"] for turn in s.happened("turn-began")] == [0, 1, 2]
    assert s.happened("token-passed") == [{"player": 2}]
    assert s.token() == "Jack"


def test_crowned_jester_falls_without_a_jest(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-9", "crowned-jester", "kobold")
    s.deck("Bob", *SOVEREIGN_MIGHT)
    s.enter("dungeon-9")
    s.expect("continue-or-leave")
    assert s.happened("randomly-chosen") == []


@pytest.mark.rule("TEN-SOLO-2")
def test_crowned_jester_asks_a_lone_player_whether_to_be_the_other_player() -> None:
    for answer, lost in (("Bob", 2), ("nobody", 0)):
        s = when_it_chose(lambda seed: jester(seed, players=1), 1)
        assert s.options() == ["player:0", "nobody"]
        s.pick_player("Bob", answer)
        assert len(s.discards("Bob")) == lost
        assert (len(s.hand("Bob")), len(s.deck_of("Bob"))) == (3, 3 - lost)


def test_crowned_jester_counts_a_lone_player_as_the_next_one() -> None:
    s = when_it_chose(lambda seed: jester(seed, players=1), 2)
    assert len(s.hand("Bob")) == 2
    s = when_it_chose(lambda seed: jester(seed, players=1), 3)
    assert s.happened("token-taken") == []
    assert len(s.hand("Bob")) == 3


@pytest.mark.card("vault-keeper", "enemy")
def test_vault_keeper_leaves_a_level_4_card_to_the_player_who_defeated_it(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-9", "vault-keeper", "kobold")
    s.deck("Suzie", *SOVEREIGN_MIGHT)
    s.reserve("siren", "cliff-giant", "hour-eater")
    s.enter("dungeon-9")
    assert sorted(s.discards("Suzie")) == sorted([*SOVEREIGN_MIGHT, "siren", "vault-keeper"])
    assert s.happened("card-gained") == [{"player": 1, "card": "siren"}]
    assert (s.in_reserve(4), s.in_reserve(3), s.in_reserve(5)) == ([], ["cliff-giant"], ["hour-eater"])
    assert s.happened("token-passed") == [{"player": 1}]


@pytest.mark.rule("TEN-FX-7")
@pytest.mark.parametrize(("reserve", "gained"), [("cliff-giant", ["cliff-giant"]), ("mud-ogre", [])])
def test_vault_keeper_looks_one_level_lower_and_no_further(scene: MakeScene, reserve: str, gained: list[str]) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-9", "vault-keeper", "kobold")
    s.deck("Bob", *SOVEREIGN_MIGHT)
    s.reserve(reserve)
    s.enter("dungeon-9")
    assert sorted(s.discards("Bob")) == sorted([*SOVEREIGN_MIGHT, *gained, "vault-keeper"])


def test_vault_keeper_leaves_nothing_when_the_combat_is_lost(scene: MakeScene) -> None:
    s = scene(players=2)
    s.dungeon("dungeon-9", "vault-keeper")
    s.reserve("siren")
    s.enter("dungeon-9")
    s.expect("where-to")
    assert s.in_reserve(4) == ["siren"]


@pytest.mark.card("hour-eater", "enemy")
def test_hour_eater_deals_hands_of_two_redraws_included(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-9", "hour-eater")
    s.deck("Bob", "basic-1", "basic-0", "cellar-rats", "mud-ogre", "basic-0")
    s.deck("Suzie", "basic-1", "basic-1", "basic-1")
    s.enter("dungeon-9")
    assert s.hand("Bob") == ["basic-1", "basic-0"]
    s.redraw("Bob")
    assert s.hand("Bob") == ["cellar-rats", "mud-ogre"]
    s.keep("Bob")
    assert s.hand("Suzie") == ["basic-1", "basic-1"]


@pytest.mark.parametrize(("start", "space"), [(4, 7), (12, 14), (13, 14)])
def test_hour_eater_adds_a_step_when_the_combat_is_lost(scene: MakeScene, start: int, space: int) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-9", "hour-eater")
    s.dungeon("boss", "stone-titan-hide")
    s.boss_token(start)
    for player in ("Bob", "Suzie", "Jack"):
        s.deck(player, *ZEROS[:2])
    s.enter("dungeon-9")
    assert s.space() == space
    assert s.happened("dungeon-left") == [{"place": "dungeon-9", "steps": 2}]
    assert s.happened("boss-attacked") == ([{}] if space == 14 else [])
    assert s.in_dungeon("dungeon-9") == ["hour-eater"]


def test_hour_eater_adds_no_step_when_it_is_defeated(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-9", "hour-eater")
    s.deck("Bob", *SOVEREIGN_MIGHT[:2])
    s.enter("dungeon-9")
    assert s.space() == 2 + 1


@pytest.mark.card("ash-phoenix", "enemy")
@pytest.mark.rule("TEN-COM-15", "TEN-FX-7")
@pytest.mark.parametrize(
    ("reserve", "brought"), [(["hour-eater", "siren"], "hour-eater"), (["siren", "cliff-giant"], "siren")]
)
def test_ash_phoenix_leaves_a_card_that_keeps_the_dungeon_from_being_cleared(
    scene: MakeScene, reserve: list[str], brought: str
) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-9", "ash-phoenix", reward="oracle")
    s.deck("Bob", *SOVEREIGN_MIGHT)
    s.reserve(*reserve)
    s.enter("dungeon-9")
    s.expect("continue-or-leave")
    assert s.in_dungeon("dungeon-9") == [brought]
    assert "ash-phoenix" in s.discards("Bob")
    s.leave()
    assert s.happened("dungeon-cleared") == []
    assert "enter:dungeon-9" in s.options()
    assert s.happened("enemy-revealed")[-1] == {"place": "dungeon-9", "enemy": brought}


def test_ash_phoenix_is_cleared_when_no_pile_answers(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-9", "ash-phoenix", reward="oracle")
    s.deck("Bob", *SOVEREIGN_MIGHT)
    s.reserve("cliff-giant")
    s.enter("dungeon-9")
    s.expect("reward")
    assert s.happened("dungeon-cleared") == [{"place": "dungeon-9"}]
    s.option(None, 2)


def test_ash_phoenix_hides_its_card_among_the_face_down_ones(scene: MakeScene) -> None:
    places = set()
    for seed in range(30):
        s = scene(players=3, seed=seed)
        s.dungeon("dungeon-9", "ash-phoenix", "kobold", "orc")
        s.deck("Bob", *SOVEREIGN_MIGHT)
        s.reserve("hour-eater")
        s.enter("dungeon-9")
        assert s.happened("enemy-brought") == [{"level": 5, "place": "dungeon-9"}]
        places.add(s.in_dungeon("dungeon-9").index("hour-eater"))
    assert places == {0, 1, 2}


def test_ash_phoenix_brings_nothing_when_it_stands(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-9", "ash-phoenix")
    s.reserve("hour-eater")
    s.enter("dungeon-9")
    s.expect("where-to")
    assert s.in_dungeon("dungeon-9") == ["ash-phoenix"]
    assert s.in_reserve(5) == ["hour-eater"]
