"""The Spider Queen: her cards shorten hands, hinder redraws and hide monsters in her deck."""

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


@pytest.mark.card("spider-queen-web", "stage")
def test_web_spinner_deals_hands_of_two_redraws_included(scene: MakeScene) -> None:
    s = lair(scene, "spider-queen-web")
    s.deck("Bob", "basic-1", "basic-0", "mud-ogre", "cellar-rats", "basic-0")
    s.deck("Suzie", "basic-1", "basic-1", "basic-1")
    s.enter("boss")
    assert s.hand("Bob") == ["basic-1", "basic-0"]
    s.redraw("Bob")
    assert s.hand("Bob") == ["mud-ogre", "cellar-rats"]
    s.keep("Bob")
    assert s.hand("Suzie") == ["basic-1", "basic-1"]


def test_web_spinner_deals_what_a_smaller_deck_holds(scene: MakeScene) -> None:
    s = lair(scene, "spider-queen-web", players=2)
    s.deck("Bob", "mud-ogre")
    s.enter("boss")
    s.expect("keep-or-redraw")  # Suzie, who has three cards
    assert (s.total("Bob"), len(s.hand("Suzie"))) == (3, 2)


@pytest.mark.card("spider-queen-brood", "stage")
def test_brood_mother_hides_a_level_3_card_in_her_deck_that_gives_loot(scene: MakeScene) -> None:
    s = lair(scene, "spider-queen-brood")
    s.deck("Bob", *MIGHT)
    s.deck("Suzie", "siege-beast", "hungry-chest", "mud-ogre")
    s.reserve("cliff-giant", "mourning-knight", "wild-boar")
    s.enter("boss")
    assert s.happened("enemy-brought") == [{"level": 3, "place": "boss"}]
    assert [began["enemy"] for began in s.happened("combat-began")] == ["spider-queen-brood", "cliff-giant"]
    assert s.happened("loot-taken") == [{"player": 1, "card": "cliff-giant"}]
    assert s.table.outcome == "victory"  # only with the monster beaten too


@pytest.mark.rule("TEN-BOSS-4")
def test_brood_mother_is_not_the_last_to_be_beaten(scene: MakeScene) -> None:
    s = lair(scene, "spider-queen-brood")
    s.deck("Bob", *MIGHT)
    s.reserve("cliff-giant")
    s.enter("boss")
    assert s.table.outcome == "defeat"  # to the Cliff Giant
    assert s.in_dungeon("boss") == ["cliff-giant"]


@pytest.mark.parametrize(("reserve", "brought"), [("wild-boar", ["wild-boar"]), ("orc", [])])
def test_brood_mother_looks_one_level_lower_and_no_further(scene: MakeScene, reserve: str, brought: list[str]) -> None:
    s = lair(scene, "spider-queen-brood", players=2)
    s.deck("Bob", *ASKED)
    s.reserve(reserve)
    s.enter("boss")
    assert s.in_dungeon("boss") == ["spider-queen-brood", *brought]


def test_brood_mother_brings_one_card_a_combat_not_one_a_turn(scene: MakeScene) -> None:
    s = lair(scene, "spider-queen-brood", players=2)
    s.deck("Suzie", *ASKED)
    s.reserve("cliff-giant", "harpy-flock")
    s.enter("boss")
    assert (len(s.in_dungeon("boss")), len(s.in_reserve(3))) == (2, 1)


def test_brood_mother_shuffles_it_among_the_face_down_cards(scene: MakeScene) -> None:
    places = set()
    for seed in range(40):
        s = lair(scene, "spider-queen-brood", "spider-queen-web", "spider-queen-snare", players=2, seed=seed)
        s.deck("Bob", *ASKED)
        s.reserve("cliff-giant")
        s.enter("boss")
        places.add(s.in_dungeon("boss").index("cliff-giant"))
    assert places == {1, 2, 3}


@pytest.mark.card("spider-queen-snare", "stage")
def test_silken_snare_lets_everybody_redraw_once(scene: MakeScene) -> None:
    s = lair(scene, "spider-queen-snare", players=2)
    s.deck("Bob", *ZEROS[:9])
    s.deck("Suzie", *ZEROS[:9])
    s.enter("boss")
    s.redraw("Bob")
    assert len(s.played("Bob")) == 3  # although three cards are left
    assert len(s.deck_of("Bob")) == 3
    s.redraw("Suzie")  # each player for themselves
    assert s.table.outcome == "defeat"


def test_silken_snare_lets_the_first_hand_be_kept(scene: MakeScene) -> None:
    s = lair(scene, "spider-queen-snare", players=2)
    s.deck("Bob", "mud-ogre", *ZEROS[:5])
    s.deck("Suzie", *ASKED)
    s.enter("boss")
    s.keep("Bob")
    assert (s.total("Bob"), len(s.deck_of("Bob"))) == (3, 3)


@pytest.mark.card("spider-queen-venom", "stage")
def test_venom_fangs_take_two_cards_at_the_start_of_each_turn(scene: MakeScene) -> None:
    s = lair(scene, "spider-queen-venom")
    s.deck("Bob", "basic-1", "basic-1", *ASKED)
    s.deck("Suzie", *ZEROS[:3], "mud-ogre", "cellar-rats", "basic-1")
    s.deck("Jack", "basic-1", *ASKED[:1])
    s.reserve("wild-boar", "toll-troll")
    s.enter("boss")
    assert (s.discards("Bob"), s.hand("Bob")) == (["basic-1", "basic-1"], list(ZEROS[:3]))
    assert s.discards("Suzie") == []  # her turn has not begun
    s.keep("Bob")
    assert (s.discards("Suzie"), s.hand("Suzie")) == (list(ZEROS[:2]), ["basic-0", "mud-ogre", "cellar-rats"])
    s.keep("Suzie")
    assert s.table.outcome == "defeat"
    assert s.discards("Jack") == ["basic-1", "basic-0"]  # nothing was left to draw
    assert s.in_dungeon("boss") == ["spider-queen-venom"]


@pytest.mark.parametrize(
    ("reserve", "brought"), [("mud-ogre cliff-giant", ["mud-ogre"]), ("orc cliff-giant", ["orc"]), ("cliff-giant", [])]
)
def test_venom_fangs_leave_a_level_2_card_in_the_boss_deck_when_they_fall(
    scene: MakeScene, reserve: str, brought: list[str]
) -> None:
    s = lair(scene, "spider-queen-venom")
    s.deck("Bob", "basic-0", "basic-0", *MIGHT)
    s.deck("Suzie", "siege-beast", "hungry-chest", "wild-boar")
    s.reserve(*reserve.split())
    s.enter("boss")
    assert [began["enemy"] for began in s.happened("combat-began")] == ["spider-queen-venom", *brought]
    assert s.happened("loot-taken") == [{"player": 1, "card": card} for card in brought]
    assert s.table.outcome == "victory"


@pytest.mark.rule("TEN-BOSS-4", "TEN-FX-8")
def test_a_wisp_in_the_web_moves_out_and_is_not_needed_for_the_win(scene: MakeScene) -> None:
    s = lair(scene, "spider-queen-venom")
    s.dungeon("dungeon-2", "orc")
    s.deck("Bob", "basic-0", "basic-0", *MIGHT)
    s.reserve("wandering-wisp")
    s.enter("boss")
    s.decline("Suzie")  # the starting player now
    assert s.options() == ["dungeon:dungeon-1", "dungeon:dungeon-2"]
    s.pick_dungeon("dungeon-2")
    assert s.in_dungeon("dungeon-2") == ["wandering-wisp", "orc"]
    assert s.happened("loot-taken") == []
    assert s.table.outcome == "victory"


def test_a_wisp_in_the_web_fights_when_it_is_paid(scene: MakeScene) -> None:
    s = lair(scene, "spider-queen-venom")
    s.deck("Bob", "basic-0", "basic-0", *MIGHT)
    s.deck("Suzie", "basic-1", "basic-1", "siege-beast", "cellar-rats")
    s.reserve("wandering-wisp")
    s.enter("boss")
    s.pay("Suzie")
    assert s.happened("enemy-defeated")[1] == {"enemy": "wandering-wisp", "player": 1, "power": 6, "party": 7}
    assert s.happened("loot-taken") == [{"player": 1, "card": "wandering-wisp"}]
    assert s.table.outcome == "victory"


def test_a_wisp_leaves_the_web_to_the_next_boss_card(scene: MakeScene) -> None:
    s = lair(scene, "wandering-wisp", "spider-queen-web")
    s.deck("Bob", "mud-ogre")  # too small a deck to pay with
    s.deck("Suzie", *ASKED)
    s.enter("boss")
    assert s.in_dungeon("dungeon-1") == ["wandering-wisp", "kobold"]
    assert (s.token(), s.enemy(), s.in_dungeon("boss")) == ("Suzie", "spider-queen-web", ["spider-queen-web"])
    assert (s.asked(), len(s.hand("Suzie"))) == ("keep-or-redraw", 2)


def test_a_wisp_with_nowhere_to_go_leaves_the_web_for_a_dungeon_of_its_own(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("boss", "wandering-wisp", "spider-queen-web")
    s.deck("Suzie", *ASKED)
    s.decline("Bob")  # no dungeon has enemies, so the boss fight has begun
    assert s.in_dungeon("dungeon-11") == ["wandering-wisp"]
    assert s.happened("dungeon-made") == [{"place": "dungeon-11", "level": 2}]
    assert s.enemy() == "spider-queen-web"


@pytest.mark.rule("TEN-FX-8")
def test_a_lost_goblin_in_the_web_stays_and_fights(scene: MakeScene) -> None:
    s = lair(scene, "spider-queen-brood")
    s.deck("Bob", *MIGHT)
    s.deck("Suzie", "siege-beast", "cellar-rats", "basic-0")
    s.reserve("lost-goblin")
    s.enter("boss")
    assert s.happened("enemy-moved") == []
    assert s.happened("loot-taken") == [{"player": 1, "card": "lost-goblin"}]
    assert s.table.outcome == "victory"
