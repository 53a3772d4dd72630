"""The loot of level 5: the Reserve, copies, doublings and ignored rules."""

from collections.abc import Callable

import pytest

from questable.testkit import Scene

MakeScene = Callable[..., Scene]

ZEROS = ("basic-0",) * 12
ASKED = ZEROS[:4]  # a deck with a card more than a hand: its player is asked to keep or redraw, and the game waits
THIEF_FIRST = [["thief"], ["bard"], ["cleric"]]


def fight(scene: MakeScene, enemy: str, **decks: tuple[str, ...]) -> Scene:
    """Three players are about to fight; Bob is the Thief, Suzie the Bard, Jack the Cleric."""
    s = scene(players=3, heroes=THIEF_FIRST)
    s.dungeon("dungeon-9", enemy, "kobold")
    for player, deck in decks.items():
        s.deck(player, *deck)
    return s


# ---- Waking Dream


@pytest.mark.card("dream-gnawer", "loot")
def test_waking_dream_ends_what_the_enemy_does_to_cards_played_later(scene: MakeScene) -> None:
    s = fight(scene, "horned-prince", Bob=("dream-gnawer", "basic-0", "basic-1"), Suzie=("basic-1",) * 3, Jack=ASKED)
    s.enter("dungeon-9")
    s.play("Bob", "basic-0", "dream-gnawer")
    assert s.total("Bob") == -1 + 5 + 1  # what has happened stays
    assert s.total("Suzie") == 3  # for the rest of the combat
    assert s.happened("enemy-ignored") == [{"enemy": "horned-prince"}]


def test_waking_dream_ends_what_happens_after_turns_and_a_lost_combat(scene: MakeScene) -> None:
    s = fight(scene, "well-hydra", Bob=("dream-gnawer",), Suzie=ASKED)
    s.enter("dungeon-9")
    assert s.enemy_power() == 16
    s.keep("Suzie")
    assert s.happened("combat-lost") == [{"enemy": "well-hydra", "power": 16, "party": 5}]

    s = fight(scene, "hour-eater", Bob=("dream-gnawer",), Suzie=ASKED)
    s.enter("dungeon-9")
    assert len(s.hand("Suzie")) == 3  # hands are as large as ever
    s.keep("Suzie")
    assert s.space() == 2 + 2  # and no step is added


def test_waking_dream_lasts_no_longer_than_the_combat(scene: MakeScene) -> None:
    s = fight(scene, "horned-prince", Bob=("dream-gnawer", "crag-sovereign", "iron-colossus"), Suzie=("basic-1",) * 3)
    s.dungeon("dungeon-9", "horned-prince", "hex-crone")
    s.deck("Jack", *ASKED)
    s.enter("dungeon-9")
    s.play("Bob", "dream-gnawer")
    s.go_on()
    assert s.total("Suzie") == 0  # the Crone's rules hold again


# ---- Drowned Hoard


@pytest.mark.card("deep-kraken", "loot")
def test_drowned_hoard_is_removed_for_two_cards_of_level_5_played_at_once(scene: MakeScene) -> None:
    s = fight(scene, "crag-sovereign", Bob=("deep-kraken",), Suzie=ASKED)
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
    s = fight(scene, "crag-sovereign", Bob=("deep-kraken",), Suzie=ASKED)
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
    s = fight(scene, "crag-sovereign", Bob=("deep-kraken",), Suzie=ASKED)
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
    s = fight(
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
    s = fight(scene, "crag-sovereign", Bob=("mourning-knight",), Suzie=("doom-herald",), Jack=ASKED)
    s.reserve(*ZEROS[:4])
    s.enter("dungeon-9")
    assert s.total("Suzie") == 2 + 7
    assert s.discards("Suzie") == s.discards("Bob") == ["basic-0"]  # the Cursed Blade has cursed each of them


def test_stolen_prophecy_pays_for_a_copied_price_with_itself(scene: MakeScene) -> None:
    s = fight(scene, "crag-sovereign", Bob=("deep-kraken",), Suzie=("doom-herald",), Jack=ASKED)
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
    s = fight(scene, "crag-sovereign", Bob=("mirror-shade",), Suzie=("doom-herald",), Jack=ASKED)
    s.enter("dungeon-9")
    assert (s.total("Bob"), s.total("Suzie"), s.asked()) == (1, 2, "keep-or-redraw")


def test_stolen_prophecy_finds_nothing_as_the_first_card_of_the_combat(scene: MakeScene) -> None:
    s = fight(scene, "crag-sovereign", Bob=("doom-herald", "mud-ogre", "basic-0"), Suzie=ASKED)
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
    s = fight(
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
    s = fight(scene, "crag-sovereign", Suzie=("crowned-jester", *ZEROS[:2], *ASKED), Jack=("mud-ogre", *ASKED))
    s.enter("dungeon-9")
    s.keep("Suzie")
    s.play("Suzie", "crowned-jester")
    s.pay("Suzie")
    s.pick_player("Suzie", "Jack")
    s.keep("Jack")
    assert s.happened("combat-lost")[0]["party"] == 3 + 3  # Jack's three came later


def test_song_of_ages_needs_no_price(scene: MakeScene) -> None:
    s = fight(scene, "crag-sovereign", Bob=("mud-ogre",), Suzie=("crowned-jester", *ZEROS[:5]), Jack=ASKED)
    s.enter("dungeon-9")
    s.keep("Suzie")
    s.play("Suzie", "crowned-jester")
    s.decline("Suzie")
    assert (s.total("Bob"), s.total("Suzie"), s.discards("Suzie")) == (3, 3, [])


@pytest.mark.rule("TEN-FX-3")
def test_song_of_ages_offers_no_price_that_cannot_be_paid(scene: MakeScene) -> None:
    s = fight(scene, "crag-sovereign", Bob=("mud-ogre",), Suzie=("crowned-jester", *ZEROS[:3]), Jack=ASKED)
    s.enter("dungeon-9")
    s.keep("Suzie")
    s.play("Suzie", "crowned-jester")
    assert (s.total("Bob"), s.total("Suzie")) == (3, 3)
    assert (s.discards("Suzie"), s.deck_of("Suzie")) == ([], ["basic-0"])


@pytest.mark.rule("TEN-FX-3")
def test_song_of_ages_offers_no_price_to_another_hero(scene: MakeScene) -> None:
    s = fight(scene, "crag-sovereign", Suzie=("mud-ogre",), Jack=("crowned-jester", *ZEROS[:5]))
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
    s = fight(scene, "crag-sovereign", Bob=("vault-keeper",), Suzie=ASKED)
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
    s = fight(scene, "crag-sovereign", Bob=("vault-keeper",), Suzie=ASKED)
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
    s = fight(scene, "crag-sovereign", Bob=("vault-keeper",), Suzie=ASKED)
    s.reserve(*reserve.split())
    s.enter("dungeon-9")
    assert (s.total("Bob"), s.asked()) == (total, "keep-or-redraw")


def test_perfect_heist_borrows_nothing_for_another_hero(scene: MakeScene) -> None:
    s = fight(scene, "crag-sovereign", Suzie=("vault-keeper",), Jack=ASKED)
    s.reserve("storm-roc", "hour-eater")
    s.enter("dungeon-9")
    assert (s.total("Suzie"), s.asked(), len(s.in_reserve(5))) == (3, "keep-or-redraw", 2)
