"""The Stone Titan: his cards punish Basics, cap totals, silence rules and outlast worn decks."""

from collections.abc import Callable

import pytest

from questable.testkit import Scene

MakeScene = Callable[..., Scene]

ZEROS = ("basic-0",) * 12
ASKED = ZEROS[:4]  # a deck with a card more than a hand: its player is asked to keep or redraw, and the game waits
MIGHT = ("crag-sovereign", "storm-roc", "iron-colossus")  # one hand without rules: 8 + 7 + 5


def lair(scene: MakeScene, *cards: str, players: int = 3, **config: object) -> Scene:
    """A boss deck, and a dungeon as well: without one the boss would be all that remains."""
    s = scene(players=players, **config)
    s.dungeon("boss", *cards)
    s.dungeon("dungeon-1", "kobold")
    return s


@pytest.mark.card("stone-titan-hide", "stage")
def test_granite_hide_counts_ten_of_a_total_at_most(scene: MakeScene) -> None:
    s = lair(scene, "stone-titan-hide")
    s.deck("Bob", *MIGHT)
    s.deck("Suzie", *ASKED)
    s.enter("boss")
    assert (s.total("Bob"), s.party_power(), s.enemy_power()) == (20, 10, 18)
    s.expect("keep-or-redraw")


@pytest.mark.parametrize(
    ("second", "outcome"), [("siege-beast mud-ogre", "victory"), ("siege-beast cellar-rats", "defeat")]
)
def test_granite_hide_falls_to_capped_totals_together(scene: MakeScene, second: str, outcome: str) -> None:
    s = lair(scene, "stone-titan-hide")
    s.deck("Bob", *MIGHT)
    s.deck("Suzie", *second.split())
    s.enter("boss")  # 10 of 20, and 8 or 7, against 18
    assert s.table.outcome == outcome


def test_granite_hide_leaves_totals_up_to_ten_as_they_are(scene: MakeScene) -> None:
    s = lair(scene, "stone-titan-hide")
    s.deck("Bob", "crag-sovereign", "cellar-rats", "basic-0")
    s.deck("Suzie", *ASKED)
    s.enter("boss")
    assert (s.total("Bob"), s.party_power()) == (10, 10)


def test_granite_hide_is_finished_by_a_deathstrike_within_eight_of_the_capped_power(scene: MakeScene) -> None:
    s = lair(scene, "stone-titan-hide")
    s.deck("Bob", "silent-headsman", "crag-sovereign", "storm-roc")
    s.enter("boss")
    s.play("Bob", "silent-headsman")
    assert s.happened("enemy-defeated") == [{"enemy": "stone-titan-hide", "player": 0, "power": 18, "party": 10}]


def test_granite_hide_caps_each_turn_for_itself_in_solo(scene: MakeScene) -> None:
    for third, outcome in (("cellar-rats", "victory"), ("basic-1", "defeat")):
        s = lair(scene, "stone-titan-hide", players=1)
        s.deck("Bob", *MIGHT, "siege-beast", third, "basic-0")
        s.enter("boss")
        s.keep("Bob")
        assert s.table.outcome == outcome  # 10 of 20, and 7 or 6, against 17


@pytest.mark.card("stone-titan-fist", "stage")
def test_crushing_fist_takes_one_from_every_basic(scene: MakeScene) -> None:
    s = lair(scene, "stone-titan-fist")
    s.deck("Bob", "basic-1", "basic-0", "mud-ogre")
    s.deck("Suzie", *ZEROS[:3])
    s.deck("Jack", *ASKED)
    s.enter("boss")
    assert (s.total("Bob"), s.total("Suzie"), s.party_power()) == (0 - 1 + 3, -3, -1)


@pytest.mark.rule("TEN-FX-6")
@pytest.mark.parametrize(("answer", "worth"), [("minus-once", 1), ("minus-twice", 0)])
def test_crushing_fist_and_a_doubling_of_a_basic_1(scene: MakeScene, answer: str, worth: int) -> None:
    s = lair(scene, "stone-titan-fist")
    s.deck("Bob", "basic-1", "twin-cutthroats")
    s.deck("Suzie", *ASKED)
    s.enter("boss")
    s.play("Bob", "basic-1")
    s.answer("Bob", answer)
    assert s.total("Bob") == worth + 1


@pytest.mark.card("stone-titan-weight", "stage")
def test_weight_of_ages_falls_after_everybodys_turn_only(scene: MakeScene) -> None:
    s = lair(scene, "stone-titan-weight")
    s.deck("Bob", *MIGHT)
    s.enter("boss")
    assert [turn["player"] for turn in s.happened("turn-began")] == [0, 1, 2]
    assert s.happened("enemy-defeated") == [{"enemy": "stone-titan-weight", "player": 2, "power": 18, "party": 20}]


@pytest.mark.parametrize(("cards", "power"), [(0, 18), (7, 18), (8, 19), (15, 19), (16, 20)])
def test_weight_of_ages_gets_one_power_for_every_eight_cards_in_all_discard_piles(
    scene: MakeScene, cards: int, power: int
) -> None:
    s = lair(scene, "stone-titan-weight")
    s.discard_pile("Bob", *("mud-ogre", "skill-bard", "basic-0", *("basic-1",) * 5)[: cards // 2])
    s.discard_pile("Jack", *("basic-1",) * (cards - cards // 2))
    s.deck("Bob", *ASKED)
    s.enter("boss")
    assert s.enemy_power() == power


@pytest.mark.parametrize(("redraws", "outcome"), [(2, "victory"), (3, "defeat")])
def test_weight_of_ages_can_be_reached_and_then_spoiled_by_redraws(
    scene: MakeScene, redraws: int, outcome: str
) -> None:
    s = lair(scene, "stone-titan-weight")
    s.deck("Bob", "crag-sovereign", "storm-roc", "mud-ogre")
    s.deck("Suzie", *ZEROS[:12])
    s.enter("boss")
    assert s.party_power() == s.enemy_power() == 18
    for _ in range(redraws):
        s.redraw("Suzie")
    if s.asked() == "keep-or-redraw":
        s.keep("Suzie")
    assert s.table.outcome == outcome  # six cards are discarded, or nine


@pytest.mark.card("stone-titan-silence", "stage")
def test_stone_silence_silences_loot_and_skills_and_leaves_their_power(scene: MakeScene) -> None:
    s = lair(scene, "stone-titan-silence")
    s.deck("Bob", "skill-barbarian", "orc", "basic-1", "basic-1", "basic-1")
    s.deck("Suzie", *ASKED)
    s.enter("boss")
    s.keep("Bob")
    assert (s.total("Bob"), len(s.deck_of("Bob"))) == (1 + 1 + 1, 2)
    assert sorted(str(event["card"]) for event in s.happened("rules-silenced")) == ["orc", "skill-barbarian"]


def test_stone_silence_offers_no_prices(scene: MakeScene) -> None:
    s = lair(scene, "stone-titan-silence")
    s.deck("Bob", "deep-kraken", "fire-salamander", "basic-0", "basic-1")
    s.deck("Suzie", *ASKED)
    s.reserve("hour-eater", "ash-phoenix")
    s.enter("boss")
    s.keep("Bob")
    assert (s.asked(), s.total("Bob"), s.deck_of("Bob")) == ("keep-or-redraw", 3 + 1, ["basic-1"])


def test_stone_silence_ends_with_the_stage(scene: MakeScene) -> None:
    s = lair(scene, "stone-titan-silence", "stone-titan-fist")
    s.deck("Bob", *MIGHT)
    s.deck("Suzie", "orc", "mud-ogre", "wild-boar", "cliff-giant")
    s.deck("Jack", *ASKED)
    s.enter("boss")
    s.keep("Suzie")
    s.play("Suzie", "orc")
    assert s.total("Suzie") == 1 + 3 + 3 + 4  # the Quick Strike has drawn
