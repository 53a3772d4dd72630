"""The Chaos Dragon: random in all four stages. Each test looks for a seed with which a branch comes up."""

from collections.abc import Callable

import pytest

from questable.testkit import Scene

ZEROS = ("basic-0",) * 12
ASKED = ZEROS[:4]  # a deck with a card more than a hand: its player is asked to keep or redraw, and the game waits
SEEDS = range(300)


def lair(stage: str, seed: int, players: int = 3, **decks: tuple[str, ...]) -> Scene:
    """The party has entered the lair: one boss card, and a dungeon as well, for the boss to be a choice."""
    s = Scene(players=players, seed=seed)
    s.dungeon("boss", stage)
    s.dungeon("dungeon-1", "kobold")
    for player, deck in decks.items():
        s.deck(player, *deck)
    s.enter("boss")
    return s


def when_it_chose(make: Callable[[int], Scene], *options: int) -> Scene:
    """The scene of the first seed whose random effects chose these options, as recorded in the events."""
    for seed in SEEDS:
        s = make(seed)
        if s.happened("randomly-chosen") == [{"option": option, "of": 3} for option in options]:
            s.done()
            return s
    raise AssertionError(f"{options} never came up")


def test_every_branch_is_about_as_likely() -> None:
    seen = [lair("chaos-dragon-flame", seed, Bob=ZEROS[:8]).happened("randomly-chosen")[0]["option"] for seed in SEEDS]
    assert len(seen) == 300
    assert all(75 <= seen.count(option) <= 125 for option in (1, 2, 3))


# ---- Laughing Flame, once at the start of the combat


def flame(seed: int) -> Scene:
    s = lair("chaos-dragon-flame", seed, Bob=("basic-1", *ZEROS[:7]), Suzie=ZEROS[:8], Jack=("basic-1",))
    assert len(s.happened("randomly-chosen")) == 1
    return s


@pytest.mark.card("chaos-dragon-flame", "stage")
def test_laughing_flame_may_take_three_cards_of_everybody() -> None:
    s = when_it_chose(flame, 1)
    assert s.discards("Bob") == ["basic-1", "basic-0", "basic-0"]
    assert s.discards("Suzie") == list(ZEROS[:3])
    assert s.discards("Jack") == ["basic-1"]  # as far as possible
    assert (len(s.hand("Bob")), s.enemy_power()) == (3, 18)


def test_laughing_flame_may_gain_three_power() -> None:
    s = when_it_chose(flame, 2)
    assert (s.enemy_power(), len(s.hand("Bob"))) == (21, 3)
    assert s.discards("Bob") == []
    assert s.happened("enemy-power-changed") == [{"enemy": "chaos-dragon-flame", "amount": 3, "power": 21}]


def test_laughing_flame_may_give_everybody_a_card_more_for_the_combat() -> None:
    s = when_it_chose(flame, 3)
    assert (len(s.hand("Bob")), s.enemy_power(), s.discards("Bob")) == (4, 18, [])
    s.redraw("Bob")
    assert len(s.played("Bob")) == 4  # a new hand is as large
    assert len(s.hand("Suzie")) == 4


def test_laughing_flame_burns_out_with_the_combat() -> None:
    def beaten(seed: int) -> Scene:
        s = Scene(players=3, seed=seed)
        s.dungeon("boss", "chaos-dragon-flame", "dark-lord-crowned")
        s.dungeon("dungeon-1", "kobold")
        s.deck("Bob", "crag-sovereign", "storm-roc", "iron-colossus", "basic-0")
        s.deck("Suzie", *ZEROS[:5])
        s.enter("boss")
        return s

    s = when_it_chose(beaten, 3)
    assert s.happened("enemy-defeated")[0]["enemy"] == "chaos-dragon-flame"
    assert (s.enemy(), len(s.hand("Suzie"))) == ("dark-lord-crowned", 3)


# ---- Shifting Scales, at the start of each turn


def scales(seed: int) -> Scene:
    return lair("chaos-dragon-scales", seed, Bob=("basic-1", "basic-1", *ZEROS[:7]), Suzie=ZEROS[:7])


@pytest.mark.card("chaos-dragon-scales", "stage")
def test_shifting_scales_may_take_two_cards() -> None:
    s = when_it_chose(scales, 1)
    assert (s.discards("Bob"), s.hand("Bob")) == (["basic-1", "basic-1"], list(ZEROS[:3]))
    assert s.discards("Suzie") == s.discards("Jack") == []


def test_shifting_scales_may_shorten_the_hand() -> None:
    s = when_it_chose(scales, 2)
    assert (s.discards("Bob"), s.hand("Bob")) == ([], ["basic-1", "basic-1"])


def test_shifting_scales_may_enlarge_the_hand() -> None:
    s = when_it_chose(scales, 3)
    assert (s.discards("Bob"), len(s.hand("Bob"))) == ([], 4)


def test_shifting_scales_shift_anew_in_every_turn() -> None:
    def second(seed: int) -> Scene:
        s = scales(seed)
        s.keep("Bob")
        return s

    s = when_it_chose(second, 3, 2)
    assert (len(s.played("Bob")), len(s.hand("Suzie"))) == (4, 2)
    s = when_it_chose(second, 2, 3)
    assert (len(s.played("Bob")), len(s.hand("Suzie"))) == (2, 4)


def test_shifting_scales_leave_an_empty_deck_as_it_is() -> None:
    s = when_it_chose(lambda seed: lair("chaos-dragon-scales", seed, Bob=(), Suzie=ZEROS[:8]), 1, 3)
    assert (s.discards("Bob"), s.played("Bob"), len(s.hand("Suzie"))) == ([], [], 4)


# ---- Whirling Wings, once at the start of the combat


def wings(seed: int) -> Scene:
    """Bob, the Barbarian, and Suzie, the Bard, have their Skill and a loot card in hand; cards are left to draw."""
    bob, suzie = ("skill-barbarian", "orc", *ZEROS[:5]), ("skill-bard", "bat-swarm", *ZEROS[:4])
    return lair("chaos-dragon-wings", seed, Bob=bob, Suzie=suzie, Jack=ASKED)


@pytest.mark.card("chaos-dragon-wings", "stage")
def test_whirling_wings_may_silence_loot_for_the_combat() -> None:
    s = when_it_chose(wings, 1)
    s.keep("Bob")
    s.play("Bob", "orc")
    assert (s.total("Bob"), len(s.deck_of("Bob"))) == (1, 4)
    s.play("Bob", "skill-barbarian")
    s.expect("draw-more")  # the Skill works
    s.answer("Bob", "stop")
    s.keep("Suzie")
    s.play("Suzie", "bat-swarm", "skill-bard")
    s.pick_player("Suzie", "Bob")
    assert s.happened("rules-silenced") == [{"player": 0, "card": "orc"}, {"player": 1, "card": "bat-swarm"}]
    assert len(s.happened("randomly-chosen")) == 1


def test_whirling_wings_may_silence_skills_for_the_combat() -> None:
    s = when_it_chose(wings, 2)
    s.keep("Bob")
    s.play("Bob", "skill-barbarian", "orc")
    assert (s.total("Bob"), len(s.deck_of("Bob"))) == (2, 3)  # one was drawn for the Quick Strike
    s.keep("Suzie")
    s.play("Suzie", "skill-bard", "bat-swarm")
    assert [event["card"] for event in s.happened("rules-silenced")] == ["skill-barbarian", "skill-bard"]
    assert s.happened("hand-size-changed") == [{"player": 2, "amount": 1}]  # the Echo Call is heard
    assert len(s.happened("randomly-chosen")) == 1


def test_whirling_wings_may_keep_everybody_from_redrawing() -> None:
    s = when_it_chose(wings, 3)
    s.expect("play")  # although four cards are left
    s.play("Bob", "orc", "skill-barbarian")
    s.answer("Bob", "stop")
    s.expect("play")  # nor is Suzie asked
    s.play("Suzie", "bat-swarm", "skill-bard")
    s.pick_player("Suzie", "Jack")
    assert s.happened("rules-silenced") == []
    assert s.table.outcome == "defeat"


# ---- Heart of Chaos, at the end of each turn


def heart(seed: int) -> Scene:
    s = lair("chaos-dragon-heart", seed, Bob=ASKED, Suzie=ZEROS[:8], Jack=ZEROS[:8])
    s.keep("Bob")
    return s


@pytest.mark.card("chaos-dragon-heart", "stage")
@pytest.mark.parametrize(("option", "power", "hand"), [(1, 21, 3), (2, 16, 3), (3, 18, 2)])
def test_heart_of_chaos_gains_power_loses_some_or_shortens_the_next_hand(option: int, power: int, hand: int) -> None:
    s = when_it_chose(heart, option)
    assert (s.enemy_power(), len(s.hand("Suzie"))) == (power, hand)


def test_heart_of_chaos_beats_anew_after_every_turn() -> None:
    def second(seed: int) -> Scene:
        s = heart(seed)
        s.keep("Suzie")
        return s

    s = when_it_chose(second, 1, 2)
    assert (s.enemy_power(), len(s.hand("Jack"))) == (19, 3)
    s = when_it_chose(second, 1, 1)
    assert s.enemy_power() == 24
    s = when_it_chose(second, 3, 3)
    assert (s.enemy_power(), len(s.hand("Jack"))) == (18, 2)  # Suzie's shorter hand was for one Draw step


def test_heart_of_chaos_can_weaken_itself_too_late() -> None:
    def second(seed: int) -> Scene:
        cards = ("crag-sovereign", "storm-roc", "basic-1")
        return lair("chaos-dragon-heart", seed, Bob=cards, Suzie=("basic-0",) * 3, Jack=ASKED)

    s = when_it_chose(second, 2)
    # 16 against 18 in Bob's turn; against 16 the End step of Suzie's turn decides
    assert s.happened("enemy-defeated") == [{"enemy": "chaos-dragon-heart", "player": 1, "power": 16, "party": 16}]


def test_heart_of_chaos_does_not_beat_in_the_turn_in_which_it_falls() -> None:
    s = lair("chaos-dragon-heart", 1, Bob=("crag-sovereign", "storm-roc", "mud-ogre"))
    assert s.table.outcome == "victory"
    assert s.happened("randomly-chosen") == []


def test_heart_of_chaos_counts_a_lone_player_as_the_next_one() -> None:
    def solo(seed: int) -> Scene:
        s = lair("chaos-dragon-heart", seed, players=1, Bob=ZEROS[:9])
        s.keep("Bob")
        return s

    s = when_it_chose(solo, 3)
    assert (len(s.hand("Bob")), s.enemy_power()) == (2, 15)
