"""The Dark Lord: his cards hand out Basic 0 cards and grow with them."""

from collections.abc import Callable

import pytest

from questable.testkit import Scene

MakeScene = Callable[..., Scene]

ZEROS = ("basic-0",) * 12
ASKED = ZEROS[:4]  # a deck with a card more than a hand: its player is asked to keep or redraw, and the game waits
MIGHT = ("crag-sovereign", "storm-roc", "iron-colossus")  # one hand without rules: 8 + 7 + 5
POWERS = [
    ("dark-lord-herald", 17, 18, 22),
    ("dark-lord-decree", 17, 20, 21),
    ("dark-lord-hand", 16, 19, 22),
    ("dark-lord-crowned", 15, 17, 20),
    ("spider-queen-web", 11, 14, 15),
    ("spider-queen-brood", 15, 16, 18),
    ("spider-queen-snare", 14, 15, 17),
    ("spider-queen-venom", 15, 15, 17),
    ("chaos-dragon-flame", 15, 18, 20),
    ("chaos-dragon-scales", 16, 17, 20),
    ("chaos-dragon-wings", 15, 16, 18),
    ("chaos-dragon-heart", 15, 18, 21),
    ("stone-titan-hide", 17, 18, 21),
    ("stone-titan-fist", 14, 16, 18),
    ("stone-titan-weight", 15, 18, 20),
    ("stone-titan-silence", 13, 15, 17),
]


def lair(scene: MakeScene, *cards: str, players: int = 3, **config: object) -> Scene:
    """A boss deck, and a dungeon as well: without one the boss would be all that remains."""
    s = scene(players=players, **config)
    s.dungeon("boss", *cards)
    s.dungeon("dungeon-1", "kobold")
    return s


@pytest.mark.rule("TEN-COM-1", "TEN-SOLO-1")
@pytest.mark.parametrize(("stage", "two", "three", "four"), POWERS)
def test_the_power_of_every_boss_card_depends_on_the_number_of_players(
    scene: MakeScene, stage: str, two: int, three: int, four: int
) -> None:
    for players, power in ((1, two), (2, two), (3, three), (4, four)):
        s = lair(scene, stage, players=players)
        s.enter("boss")
        assert s.happened("combat-began")[0] == {"enemy": stage, "power": power}


@pytest.mark.rule("TEN-BOSS-2", "TEN-BOSS-3", "TEN-BOSS-4")
@pytest.mark.parametrize(("last", "outcome"), [("cliff-giant", "victory"), ("mud-ogre", "defeat")])
def test_boss_cards_are_fought_back_to_back_give_no_loot_and_win_or_lose_the_game(
    scene: MakeScene, last: str, outcome: str
) -> None:
    s = lair(scene, "dark-lord-crowned", "stone-titan-silence")
    s.deck("Bob", "crag-sovereign", "storm-roc", "cellar-rats")
    s.deck("Suzie", "iron-colossus", "siege-beast", last)
    s.deck("Jack", "basic-1", *ZEROS[:2])
    s.boss_token(5)
    s.enter("boss")  # 17 against 17, then 14 or 13 and 1 against 15
    assert s.table.outcome == outcome
    assert s.happened("loot-taken") == []
    assert s.in_dungeon("boss") == ([] if outcome == "victory" else ["stone-titan-silence"])
    assert s.happened("token-passed")[0] == {"player": 1}
    assert s.space() == 5


@pytest.mark.card("dark-lord-herald", "stage")
def test_herald_of_night_puts_a_basic_0_on_top_of_every_deck(scene: MakeScene) -> None:
    s = lair(scene, "dark-lord-herald")
    for player in ("Bob", "Suzie", "Jack"):
        s.deck(player, "basic-1", "basic-1", "basic-1", "basic-1")
    s.reserve(*ZEROS[:4], "basic-1")
    s.enter("boss")
    assert s.hand("Bob") == ["basic-0", "basic-1", "basic-1"]
    assert s.deck_of("Suzie") == s.deck_of("Jack") == ["basic-0", *["basic-1"] * 4]
    s.keep("Bob")
    assert (s.asked(), s.hand("Suzie")) == ("keep-or-redraw", ["basic-0", "basic-1", "basic-1"])
    assert s.basics() == ["basic-0", "basic-1"]  # once, not in each turn


def test_herald_of_night_starts_with_the_starting_player_when_the_supply_is_short(scene: MakeScene) -> None:
    s = lair(scene, "dark-lord-herald", start="Jack")
    s.deck("Jack", *["basic-1"] * 4)
    s.reserve(*ZEROS[:2])
    s.enter("boss")
    assert s.happened("card-gained") == [{"player": 2, "card": "basic-0"}, {"player": 0, "card": "basic-0"}]
    assert (len(s.deck_of("Bob")), len(s.deck_of("Suzie"))) == (4, 3)


@pytest.mark.rule("TEN-SET-6")
def test_herald_of_night_finds_nothing_with_all_basics_dealt(scene: MakeScene) -> None:
    s = lair(scene, "dark-lord-herald", players=4)
    s.deck("Bob", *["basic-1"] * 4)
    s.enter("boss")
    assert s.hand("Bob") == ["basic-1"] * 3
    assert s.happened("card-gained") == []


@pytest.mark.card("dark-lord-decree", "stage")
def test_black_decree_gives_the_starting_player_three_basic_0_and_makes_them_worth_minus_one(
    scene: MakeScene,
) -> None:
    s = lair(scene, "dark-lord-decree", start="Suzie")
    s.deck("Suzie", "basic-0", "basic-0", "basic-1")
    s.deck("Jack", "basic-1", "cellar-rats")
    s.deck("Bob", *ASKED)
    s.reserve(*ZEROS[:4])
    s.enter("boss")
    assert s.discards("Suzie") == list(ZEROS[:3])
    assert s.discards("Bob") == s.discards("Jack") == []
    assert s.basics() == ["basic-0"]
    assert (s.total("Suzie"), s.total("Jack")) == (-1 - 1 + 1, 1 + 2)  # Basic 1 and loot keep their power


@pytest.mark.parametrize("supply", [2, 0])
def test_black_decree_gives_as_many_basic_0_as_there_are(scene: MakeScene, supply: int) -> None:
    s = lair(scene, "dark-lord-decree", players=2)
    s.deck("Bob", *ASKED)
    s.reserve("basic-1", *ZEROS[:supply])
    s.enter("boss")
    assert s.discards("Bob") == list(ZEROS[:supply])
    assert s.basics() == ["basic-1"]


@pytest.mark.card("dark-lord-hand", "stage")
def test_grasping_hand_gives_a_basic_0_for_each_redraw_to_who_redraws(scene: MakeScene) -> None:
    s = lair(scene, "dark-lord-hand")
    s.deck("Bob", *["basic-1"] * 10)
    s.deck("Suzie", *["basic-1"] * 4)
    s.reserve(*ZEROS[:3])
    s.enter("boss")
    assert s.discards("Bob") == []
    s.redraw("Bob")
    assert s.discards("Bob") == [*["basic-1"] * 3, "basic-0"]
    s.redraw("Bob")
    assert s.discards("Bob") == [*["basic-1"] * 3, "basic-0", *["basic-1"] * 3, "basic-0"]
    s.keep("Bob")
    s.redraw("Suzie")
    assert s.happened("card-gained") == [{"player": player, "card": "basic-0"} for player in (0, 0, 1)]


def test_grasping_hand_has_nothing_to_give_when_the_supply_is_empty(scene: MakeScene) -> None:
    s = lair(scene, "dark-lord-hand", players=4)
    s.deck("Bob", *["basic-1"] * 7)
    s.reserve("basic-1")
    s.enter("boss")
    s.redraw("Bob")
    assert s.discards("Bob") == ["basic-1"] * 3
    assert s.basics() == ["basic-1"]


@pytest.mark.card("dark-lord-crowned", "stage")
@pytest.mark.parametrize(("zeros", "power"), [(0, 17), (1, 17), (2, 18), (3, 18), (4, 19)])
def test_the_dark_crown_gets_one_power_for_every_two_basic_0_in_all_discard_piles(
    scene: MakeScene, zeros: int, power: int
) -> None:
    s = lair(scene, "dark-lord-crowned")
    s.discard_pile("Jack", "basic-1", "basic-1", *ZEROS[: zeros // 2])
    s.discard_pile("Suzie", "mud-ogre", *ZEROS[: zeros - zeros // 2])
    s.deck("Bob", *ASKED)
    s.enter("boss")
    assert s.enemy_power() == power


@pytest.mark.rule("TEN-FX-9")
def test_the_dark_crown_grows_with_basic_0_discarded_now_and_not_with_those_played(scene: MakeScene) -> None:
    s = lair(scene, "dark-lord-crowned")
    s.deck("Bob", *ZEROS[:6])
    s.deck("Suzie", *ASKED)
    s.enter("boss")
    s.redraw("Bob")
    assert s.happened("enemy-power-changed") == [{"enemy": "dark-lord-crowned", "amount": 1, "power": 18}]
    assert (s.played("Bob"), s.enemy_power()) == (list(ZEROS[:3]), 18)


def test_the_dark_crown_falls_to_exactly_its_grown_power(scene: MakeScene) -> None:
    for cards, outcome in (((*MIGHT[:2], "mud-ogre"), "victory"), ((*MIGHT[:2], "cellar-rats"), "defeat")):
        s = lair(scene, "dark-lord-crowned")
        s.discard_pile("Jack", *ZEROS[:2])
        s.deck("Bob", *cards)
        s.enter("boss")
        assert s.table.outcome == outcome
