"""TEN-FX-1 to TEN-FX-5 and TEN-FX-7: what cards do, as far as they can, and the Reserve."""

from collections.abc import Callable

import pytest

from questable.games.tenefyr.game import TenefyrGame
from questable.testkit import Scene

MakeScene = Callable[..., Scene]
ONE, ZERO = "basic-1", "basic-0"


@pytest.mark.rule("TEN-FX-1")
def test_a_card_beats_the_rulebook(scene: MakeScene) -> None:
    """The loot of a Hungry Chest goes to a player the party names, not to the victor."""
    s = scene()
    s.dungeon("dungeon-5", "hungry-chest", "orc")  # 12
    s.deck("Bob", "crag-sovereign", "iron-colossus")
    s.enter("dungeon-5")
    s.expect("loot")
    s.pick_player(None, "Jack")
    assert s.discards("Jack") == ["hungry-chest"]


@pytest.mark.rule("TEN-FX-1")
def test_a_card_beats_the_rule_that_a_hand_can_be_drawn_anew(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-7", "riddling-sphinx", "orc")  # nobody can redraw
    s.deck("Bob", ONE, ZERO, ONE, ZERO)
    s.enter("dungeon-7")
    assert s.happened("combat-lost") == [{"enemy": "riddling-sphinx", "power": 11, "party": 2}]  # nobody was asked


@pytest.mark.rule("TEN-FX-2")
@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_what_cannot_be_done_in_full_is_done_as_far_as_possible(scene: MakeScene, left: int) -> None:
    """Spiteful Thorn: the next player discards the top two cards."""
    s = scene()
    s.dungeon("dungeon-5", "cliff-giant", "orc")
    s.deck("Bob", "thorn-imp", ZERO, ZERO)
    s.deck("Suzie", *[ONE] * left)
    s.deck("Jack", ZERO, ZERO, ZERO, ZERO)
    s.enter("dungeon-5")
    s.play("Bob", "thorn-imp")
    assert s.discards("Suzie") == [ONE] * min(left, 2)
    assert s.played("Suzie") == [ONE] * max(left - 2, 0)


@pytest.mark.rule("TEN-FX-2")
def test_the_possible_half_of_a_card_happens(scene: MakeScene) -> None:
    """Infernal Pact: two Basic 0 into the discard pile, of which one is left, then discard three, of which two are."""
    s = scene()
    s.dungeon("dungeon-9", "crag-sovereign", "orc")
    s.deck("Bob", "horned-prince", ZERO, ZERO, ONE, ONE)
    s.deck("Suzie", ZERO, ZERO, ZERO, ZERO)
    s.reserve(ZERO)
    s.enter("dungeon-9")
    s.keep("Bob")
    s.play("Bob", "horned-prince")
    assert s.discards("Bob") == [ZERO, ONE, ONE]
    assert s.total("Bob") == 10


@pytest.mark.rule("TEN-FX-3")
@pytest.mark.parametrize("left", [0, 1])
def test_a_condition_that_cannot_be_paid_in_full_has_no_effect(scene: MakeScene, left: int) -> None:
    """The rulebook's example: discard two cards of the deck to double another player's total, and one is left."""
    s = scene()
    s.dungeon("dungeon-9", "crag-sovereign", "orc")
    s.deck("Bob", "iron-colossus")
    s.deck("Suzie", "crowned-jester", ZERO, ZERO, *[ONE] * left)  # Song of Ages, power 3, for the Bard
    s.deck("Jack", ZERO, ZERO, ZERO, ZERO)
    s.enter("dungeon-9")
    if left:
        s.keep("Suzie")
    s.play("Suzie", "crowned-jester")
    assert (s.asked(), s.total("Bob"), s.total("Suzie")) == ("keep-or-redraw", 5, 3)  # the power counts
    assert (s.discards("Suzie"), s.deck_of("Suzie")) == ([], [ONE] * left)


@pytest.mark.rule("TEN-FX-3")
@pytest.mark.parametrize("paid", [True, False])
def test_a_condition_is_a_choice_all_or_nothing(scene: MakeScene, paid: bool) -> None:
    s = scene()
    s.dungeon("dungeon-9", "crag-sovereign", "orc")
    s.deck("Bob", "iron-colossus")
    s.deck("Suzie", "crowned-jester", ZERO, ZERO, ONE, ZERO)
    s.deck("Jack", ZERO, ZERO, ZERO, ZERO)
    s.enter("dungeon-9")
    s.keep("Suzie")
    s.play("Suzie", "crowned-jester")
    if paid:
        s.pay("Suzie")
        s.pick_player("Suzie", "Bob")
    else:
        s.expect("pay")
        s.decline("Suzie")
    assert (s.total("Bob"), s.total("Suzie")) == (10 if paid else 5, 3)
    assert s.discards("Suzie") == ([ONE, ZERO] if paid else [])


@pytest.mark.rule("TEN-FX-3")
def test_a_plain_order_is_not_asked_for_and_may_is(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-9", "crag-sovereign", "orc")
    s.deck("Bob", "bog-leeches", ONE, ONE, ONE, ONE)  # Clinging Leech: discard the top three
    s.deck("Suzie", "well-hydra", ZERO, ZERO)  # Hydra Blood: a player may shuffle the discards in
    s.deck("Jack", ZERO, ZERO, ZERO, ZERO)
    s.enter("dungeon-9")
    s.keep("Bob")
    s.play("Bob", "bog-leeches")
    assert s.discards("Bob") == [ONE, ONE]
    s.play("Suzie", "well-hydra")
    s.expect("may")
    s.decline("Suzie")
    assert s.discards("Bob") == [ONE, ONE]


@pytest.mark.rule("TEN-FX-3")
@pytest.mark.parametrize(("hero", "total"), [("barbarian", 3), ("thief", 1)])
def test_the_effect_for_another_hero_does_not_happen_and_the_power_counts(
    scene: MakeScene, hero: str, total: int
) -> None:
    s = scene(heroes=[[hero], ["bard"], ["cleric"]])
    s.dungeon("dungeon-5", "cliff-giant", "orc")
    s.deck("Bob", "snarling-badger")  # Reckless Swing 1, 2 more for the Barbarian
    s.deck("Suzie", ZERO, ZERO, ZERO, ZERO)
    s.enter("dungeon-5")
    assert s.total("Bob") == total


@pytest.mark.rule("TEN-FX-3")
def test_a_skill_in_other_hands_gives_only_its_power(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-5", "cliff-giant", "orc")
    s.deck("Bob", "skill-bard", ZERO)  # the Barbarian plays the Bard's Skill
    s.deck("Suzie", ONE, ONE, ZERO, ZERO)
    s.enter("dungeon-5")
    s.play("Bob", "skill-bard")
    assert (s.total("Bob"), s.total("Suzie"), s.asked()) == (1, 0, "keep-or-redraw")


@pytest.mark.rule("TEN-FX-4")
def test_a_removed_dungeon_card_joins_the_pile_of_its_level_and_can_be_taken_again(scene: MakeScene) -> None:
    """A Master Burglar removes a loot from the victor's discards; the next Vault Keeper gives one of level 4."""
    s = scene()
    s.dungeon("dungeon-7", "master-burglar", "vault-keeper", "orc")
    s.deck("Bob", "crag-sovereign", "iron-colossus")  # 13
    s.discard_pile("Bob", "siren")
    s.deck("Suzie", "storm-roc", "siege-beast", "cliff-giant")  # 16
    s.deck("Jack", "mud-ogre")  # 3
    s.enter("dungeon-7")
    assert (s.in_reserve(4), s.discards("Bob")) == (["siren"], ["crag-sovereign", "iron-colossus", "master-burglar"])
    s.go_on()
    assert s.happened("card-gained") == [{"player": 2, "card": "siren"}]
    assert s.in_reserve(4) == []


@pytest.mark.rule("TEN-FX-4")
def test_cards_are_removed_from_deck_discard_pile_and_hand(scene: MakeScene) -> None:
    s = scene(heroes=[["cleric"], ["bard"], ["thief"]])
    s.dungeon("dungeon-3", "mud-ogre", reward="village-smithy")
    s.dungeon("dungeon-1", "orc")
    s.deck("Bob", "chapel-haunt", "millers-ghost", ONE, ZERO)
    s.discard_pile("Bob", ZERO)
    s.deck("Suzie", "crag-sovereign", ZERO, ZERO)
    s.enter("dungeon-3")
    s.keep("Bob")
    s.play("Bob", "chapel-haunt")  # Prayer Beads: from the discard pile
    assert s.basics() == [ZERO]
    s.play("Bob", "millers-ghost")  # Grindstone: a Basic from the hand for 1 power
    s.pay("Bob")
    assert s.basics() == [ZERO, ONE]
    s.option("Suzie", 2)  # Scrap Metal: four Basic 0 from one deck
    s.pick_player(None, "Suzie")
    assert s.basics() == [ZERO, ZERO, ZERO, ONE]
    assert sorted(s.deck_of("Suzie")) == ["crag-sovereign", "mud-ogre"]


@pytest.mark.rule("TEN-FX-4")
def test_basics_lie_apart_and_only_an_effect_that_names_them_brings_them_back(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-9", "vault-keeper", "storm-roc")
    s.deck("Bob", "crag-sovereign", "iron-colossus", "siege-beast", "silent-headsman")
    s.deck("Suzie", ONE)
    s.reserve(ZERO, ONE)
    s.enter("dungeon-9")
    s.keep("Bob")
    assert s.happened("enemy-defeated") != []
    assert s.happened("card-gained") == []  # a random card of level 4: a Basic is none

    s = scene()
    s.dungeon("dungeon-3", "marsh-witch", "orc")  # the starting player takes a Basic 0
    s.deck("Bob", ONE, ONE, ONE, ONE)
    s.reserve(ZERO, ONE)
    s.enter("dungeon-3")
    assert (s.discards("Bob"), s.basics()) == ([ZERO], [ONE])


@pytest.mark.rule("TEN-FX-4")
def test_a_removed_skill_never_comes_back(scene: MakeScene, game_with: Callable[..., TenefyrGame]) -> None:
    """No card of the box removes a Skill; a made-up reward does."""
    game = game_with(
        old_age="""
rewards:
  - id: old-age
    level: 4
    kind: each
    editions: [2019]
    name: {en: Old Age, fr: Grand âge, nl: Ouderdom}
    options:
      - {name: {en: Rest, fr: Repos, nl: Rust}, rules: [{remove: {count: 1, of: skill, from: deck}}]}
      - {name: {en: Try, fr: Essai, nl: Poging}, rules: [{gain: {level: 1, count: 1, to: deck}}]}
"""
    )
    s = scene(game=game)
    s.dungeon("dungeon-7", "kobold", reward="old-age")
    s.dungeon("dungeon-2", "orc")
    s.deck("Bob", "crag-sovereign")
    s.deck("Suzie", "skill-bard", ONE)
    s.enter("dungeon-7")
    s.option("Suzie", 1)
    assert (s.retired(), s.deck_of("Suzie")) == (["skill-bard"], [ONE])
    s.option("Jack", 2)  # a draw by level finds nothing
    s.option("Bob", 2)
    assert s.happened("card-gained") == []
    assert s.basics() == []


@pytest.mark.rule("TEN-FX-5")
@pytest.mark.parametrize("found", [True, False])
def test_a_search_always_ends_with_shuffling_the_deck(scene: MakeScene, found: bool) -> None:
    """Goblin Shortcut searches for a loot; a fruitless search shuffles too."""
    orders = set()
    for seed in range(10):
        s = scene(seed=seed)
        s.dungeon("dungeon-9", "crag-sovereign", "orc")
        s.deck("Bob", "lost-goblin", ZERO, ZERO, "mud-ogre" if found else ONE, ONE, ZERO, ONE, ZERO)
        s.deck("Suzie", ZERO, ZERO, ZERO, ZERO)
        s.enter("dungeon-9")
        s.keep("Bob")
        s.play("Bob", "lost-goblin")
        if found:
            assert s.options() == ["pick:mud-ogre", "done"]
            s.pick("Bob", "mud-ogre")
            assert "mud-ogre" in s.played("Bob")
        assert s.happened("deck-shuffled") == [{"player": 0}]
        orders.add(tuple(s.deck_of("Bob")))
    assert len(orders) > 2


@pytest.mark.rule("TEN-FX-7")
@pytest.mark.parametrize(
    ("reserve", "gained"),
    [
        (("iron-colossus", "cliff-giant"), "iron-colossus"),
        (("cliff-giant", "mud-ogre"), "cliff-giant"),
        (("mud-ogre", "orc"), None),
        ((), None),
    ],
    ids=["its-level", "one-below", "never-two-below", "nothing"],
)
def test_an_empty_level_is_replaced_by_the_one_directly_below_once(
    scene: MakeScene, reserve: tuple[str, ...], gained: str | None
) -> None:
    """Hired Blade: a card of level 4 for one player."""
    s = scene()
    s.dungeon("dungeon-5", "lost-goblin", reward="mercenary-camp", level=1)
    s.dungeon("dungeon-1", "dust-moths")
    s.deck("Bob", "crag-sovereign")
    s.reserve(*reserve)
    s.enter("dungeon-5")
    s.option("Suzie", 1)
    s.pick_player("Suzie", "Jack")
    assert [card["card"] for card in s.happened("card-gained")] == ([gained] if gained else [])
    assert s.asked() == "where-to"


@pytest.mark.rule("TEN-FX-7")
def test_level_1_empty_is_nothing(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-1", "kobold", reward="hearth-and-ale")
    s.dungeon("dungeon-2", "orc")
    s.deck("Bob", "crag-sovereign")
    s.reserve("mud-ogre", ZERO)
    s.enter("dungeon-1")
    for who in ("Suzie", "Jack", "Bob"):
        s.option(who, 2)
    assert s.happened("card-gained") == []
    assert s.in_reserve(2) == ["mud-ogre"]
