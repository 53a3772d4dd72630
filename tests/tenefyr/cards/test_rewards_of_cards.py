"""Rewards that remove Basics from decks and rewards that bring cards from the Reserve."""

from collections.abc import Callable

import pytest

from questable.testkit import Scene

MakeScene = Callable[..., Scene]

WINNERS = ("cellar-rats", "bramble-wolf", "rattling-bones")  # one hand without rules that beats a Kobold
PILES = {
    1: ("orc", "dust-moths", "bat-swarm", "thorn-imp", "chapel-haunt"),
    2: ("mud-ogre", "wild-boar", "toll-troll", "frog-chorus", "tomb-robber"),
    3: ("cliff-giant", "hex-crone", "harpy-flock", "crypt-warden", "mad-miner"),
    4: ("siren", "wyvern", "warlord", "necromancer", "basilisk"),
    5: ("hour-eater", "ash-phoenix", "bone-king", "storm-roc", "deep-kraken"),
}

# reward, who chooses, the option that removes, how many, of what
REMOVALS = [
    pytest.param("training-yard", "each", 1, 2, "basic-0", marks=pytest.mark.card("training-yard", "reward")),
    pytest.param("hearth-and-ale", "each", 1, 2, "basic", marks=pytest.mark.card("hearth-and-ale", "reward")),
    pytest.param("peddlers-cart", "together", 2, 3, "basic-0", marks=pytest.mark.card("peddlers-cart", "reward")),
    pytest.param("village-watch", "together", 2, 3, "basic-0", marks=pytest.mark.card("village-watch", "reward")),
    pytest.param("herb-garden", "each", 1, 2, "basic-0", marks=pytest.mark.card("herb-garden", "reward")),
    pytest.param("wayside-shrine", "together", 1, 4, "basic", marks=pytest.mark.card("wayside-shrine", "reward")),
    pytest.param("village-smithy", "together", 2, 4, "basic-0", marks=pytest.mark.card("village-smithy", "reward")),
    pytest.param("fortune-teller", "together", 1, 3, "basic-0", marks=pytest.mark.card("fortune-teller", "reward")),
    pytest.param("guild-hall", "each", 1, 2, "basic", marks=pytest.mark.card("guild-hall", "reward")),
    pytest.param("bath-house", "together", 1, 5, "basic-0", marks=pytest.mark.card("bath-house", "reward")),
    pytest.param("mercenary-camp", "together", 2, 4, "basic-0", marks=pytest.mark.card("mercenary-camp", "reward")),
    pytest.param("royal-armoury", "each", 2, 3, "basic", marks=pytest.mark.card("royal-armoury", "reward")),
    pytest.param("kings-table", "together", 1, 8, "basic", marks=pytest.mark.card("kings-table", "reward")),
    pytest.param("war-council", "together", 1, 3, "basic", marks=pytest.mark.card("war-council", "reward")),
    pytest.param("dragon-hoard", "each", 2, 4, "basic", marks=pytest.mark.card("dragon-hoard", "reward")),
    pytest.param("heros-welcome", "each", 1, 3, "basic", marks=pytest.mark.card("heros-welcome", "reward")),
]

# reward, who chooses, the option that brings cards, of which level, how many, of how many
GAINS = [
    pytest.param("hearth-and-ale", "each", 2, 1, 1, 2, marks=pytest.mark.card("hearth-and-ale", "reward")),
    pytest.param("peddlers-cart", "together", 1, 2, 1, 3, marks=pytest.mark.card("peddlers-cart", "reward")),
    pytest.param("herb-garden", "each", 2, 2, 1, 2, marks=pytest.mark.card("herb-garden", "reward")),
    pytest.param("wayside-shrine", "together", 2, 2, 2, 4, marks=pytest.mark.card("wayside-shrine", "reward")),
    pytest.param("village-smithy", "together", 1, 3, 1, 3, marks=pytest.mark.card("village-smithy", "reward")),
    pytest.param("fortune-teller", "together", 2, 2, 1, 3, marks=pytest.mark.card("fortune-teller", "reward")),
    pytest.param("guild-hall", "each", 2, 3, 1, 2, marks=pytest.mark.card("guild-hall", "reward")),
    pytest.param("bath-house", "together", 2, 3, 2, 4, marks=pytest.mark.card("bath-house", "reward")),
    pytest.param("mercenary-camp", "together", 1, 4, 1, 3, marks=pytest.mark.card("mercenary-camp", "reward")),
    pytest.param("signal-tower", "together", 2, 3, 1, 3, marks=pytest.mark.card("signal-tower", "reward")),
    pytest.param("royal-armoury", "each", 1, 4, 1, 2, marks=pytest.mark.card("royal-armoury", "reward")),
    pytest.param("kings-table", "together", 2, 4, 2, 3, marks=pytest.mark.card("kings-table", "reward")),
    pytest.param("hidden-library", "together", 2, 5, 1, 3, marks=pytest.mark.card("hidden-library", "reward")),
    pytest.param("war-council", "together", 2, 3, 1, 2, marks=pytest.mark.card("war-council", "reward")),
    pytest.param("dragon-hoard", "each", 1, 5, 1, 2, marks=pytest.mark.card("dragon-hoard", "reward")),
    pytest.param("last-vigil", "together", 1, 5, 2, 4, marks=pytest.mark.card("last-vigil", "reward")),
]


def cleared(reward: str, *deck: str, reserve: tuple[str, ...] = (), players: int = 2) -> Scene:
    """Bob has cleared a dungeon, Suzie holds the token and this deck, and the reward is asked for."""
    s = Scene(players=players)
    s.dungeon("dungeon-1", "kobold", reward=reward)
    s.dungeon("dungeon-2", "drunken-brute", "snarling-badger")
    s.dungeon("boss", "stone-titan-hide")
    s.deck("Bob", *WINNERS)
    s.deck("Suzie", *deck)
    s.reserve(*reserve)
    s.enter("dungeon-1")
    s.expect("reward")
    return s


def choose(s: Scene, kind: str, option: int) -> None:
    """Suzie takes the option: as the first of each, or as the one the party means."""
    s.option("Suzie", option)
    if kind == "together":
        s.pick_player("Suzie", "Suzie")


@pytest.mark.rule("TEN-FX-4", "TEN-LEAVE-4")
@pytest.mark.parametrize(("reward", "kind", "option", "count", "of"), REMOVALS)
def test_a_reward_removes_so_many_basics(reward: str, kind: str, option: int, count: int, of: str) -> None:
    s = cleared(reward, *["basic-0"] * 9, *["basic-1"] * 3, "mud-ogre", "skill-bard")
    choose(s, kind, option)
    if of == "basic":
        for left in range(count, 0, -1):  # neither fewer nor other cards
            assert (s.asked(), s.options()) == ("pick-card", ["pick:basic-0", "pick:basic-1"])
            s.pick("Suzie", "basic-1" if left == count else "basic-0")
        removed = ["basic-0"] * (count - 1) + ["basic-1"]
    else:
        removed = ["basic-0"] * count  # which of them makes no difference
    assert s.asked() == ("where-to" if kind == "together" else "reward")
    assert s.basics() == removed
    assert len(s.deck_of("Suzie")) == 14 - count
    assert {"mud-ogre", "skill-bard"} <= set(s.deck_of("Suzie"))
    assert {"player": 1} in s.happened("deck-shuffled")


@pytest.mark.rule("TEN-FX-2")
@pytest.mark.parametrize(("reward", "kind", "option", "count", "of"), REMOVALS)
def test_a_reward_removes_as_many_basics_as_there_are(reward: str, kind: str, option: int, count: int, of: str) -> None:
    s = cleared(reward, *["basic-0"] * count, "mud-ogre")
    choose(s, kind, option)
    assert (s.basics(), s.deck_of("Suzie")) == (["basic-0"] * count, ["mud-ogre"])  # exactly as many: not asked

    s = cleared(reward, *["basic-0"] * (count - 1), "mud-ogre")
    choose(s, kind, option)
    assert (s.basics(), s.deck_of("Suzie")) == (["basic-0"] * (count - 1), ["mud-ogre"])

    others = ["basic-1"] if of == "basic-0" else ["skill-bard"]
    s = cleared(reward, *others, "mud-ogre")
    choose(s, kind, option)
    assert (s.basics(), sorted(s.deck_of("Suzie"))) == ([], sorted([*others, "mud-ogre"]))


@pytest.mark.rule("TEN-LEAVE-4")
@pytest.mark.parametrize(("reward", "kind", "option", "level", "count", "look"), GAINS)
def test_a_reward_shows_so_many_cards_of_a_level_and_brings_those_that_are_picked(
    reward: str, kind: str, option: int, level: int, count: int, look: int
) -> None:
    s = cleared(reward, "basic-0", reserve=tuple(card for pile in PILES.values() for card in pile))
    choose(s, kind, option)
    gained = []
    for left in range(count, 0, -1):
        s.expect("pick-card")
        assert len(s.options()) == look - (count - left)
        gained.append(s.options()[0].removeprefix("pick:"))
        s.pick("Suzie", gained[-1])
    assert s.asked() == ("where-to" if kind == "together" else "reward")
    assert sorted(s.deck_of("Suzie")) == sorted(["basic-0", *gained])
    assert s.happened("deck-shuffled") == [{"player": 1}]
    assert len(s.happened("card-shown")) == look
    for other, pile in PILES.items():
        assert set(s.in_reserve(other)) - {"drunken-brute"} == set(pile) - set(gained)  # War Council banishes the Brute
        assert other == level or not set(pile) & set(gained)


@pytest.mark.rule("TEN-FX-7")
@pytest.mark.parametrize(("reward", "kind", "option", "level", "count", "look"), GAINS)
def test_a_reward_brings_what_one_pile_holds_or_the_one_below_it(
    reward: str, kind: str, option: int, level: int, count: int, look: int
) -> None:
    def gained_from(*reserve: str) -> list[str]:
        s = cleared(reward, "basic-0", reserve=reserve)
        choose(s, kind, option)
        assert s.asked() != "pick-card"  # no more than are taken
        return [card for card in s.deck_of("Suzie") if card != "basic-0"]

    lower = PILES[level - 1][:count] if level > 1 else ()
    assert gained_from(PILES[level][0], *lower) == [PILES[level][0]]  # one pile only is looked at
    assert sorted(gained_from(*lower)) == sorted(lower)
    assert gained_from(*(PILES[level - 2] if level > 2 else PILES[level % 5 + 1])) == []


@pytest.mark.rule("TEN-REW-1")
@pytest.mark.parametrize(
    "reward",
    [
        "training-yard",
        "hearth-and-ale",
        "herb-garden",
        "guild-hall",
        "royal-armoury",
        "dragon-hoard",
        "heros-welcome",
    ],
)
def test_each_player_chooses_one_clockwise_from_the_token(reward: str) -> None:
    s = cleared(reward, "mud-ogre", players=3)
    for player, option in (("Suzie", 1), ("Jack", 2), ("Bob", 1)):
        assert s.options() == ["option:1", "option:2"]
        s.option(player, option)
        if s.asked() == "pick-player":
            s.pick_player(player, "Bob")  # a Basic 0, as he has no other card
    s.expect("where-to")
    assert [(taken["player"], taken["option"]) for taken in s.happened("reward-taken")] == [(1, 1), (2, 2), (0, 1)]


@pytest.mark.rule("TEN-REW-2", "TEN-VIL-4")
@pytest.mark.parametrize(
    "reward",
    [
        "peddlers-cart",
        "village-watch",
        "wayside-shrine",
        "village-smithy",
        "fortune-teller",
        "bath-house",
        "mercenary-camp",
        "signal-tower",
        "kings-table",
        "hidden-library",
        "war-council",
        "oracle",
        "last-vigil",
    ],
)
def test_the_party_chooses_one_together_and_who_it_is_for(reward: str) -> None:
    for option in (1, 2):
        s = cleared(reward, "mud-ogre", players=3)
        question = s.table.decision
        assert question is not None
        assert (question.seats, question.final_seat, question.about) == ((0, 1, 2), 1, reward)
        s.option("Suzie", option)
        if s.asked() == "pick-player":
            question = s.table.decision
            assert question is not None
            assert question.seats == (0, 1, 2)
            assert question.option_keys() == ["player:0", "player:1", "player:2"]
            s.pick_player("Suzie", "Jack")
        assert s.happened("reward-taken") == [{"card": reward, "player": None, "option": option}]
        s.expect("where-to")


@pytest.mark.rule("TEN-COM-11", "TEN-REW-1")
def test_a_lone_player_chooses_once(scene: MakeScene) -> None:
    s = scene(players=1)
    s.dungeon("dungeon-1", "kobold", reward="guild-hall")
    s.dungeon("dungeon-2", "orc")
    s.deck("Bob", *WINNERS)
    s.enter("dungeon-1")
    s.option("Bob", 1)
    assert len(s.happened("reward-taken")) == 1
    s.expect("where-to")
