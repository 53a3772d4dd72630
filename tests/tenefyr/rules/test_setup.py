"""TEN-SET: what lies on the table before the first decision."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from questable.games.tenefyr.game import MODULE as TENEFYR
from questable.games.tenefyr.rules.constants import DECK, DUNGEON, HEROES
from questable.kernel.errors import ConfigError
from questable.testkit import Scene

MakeScene = Callable[..., Scene]
GAME = TENEFYR.load()
BOSSES = ("chaos-dragon", "dark-lord", "spider-queen", "stone-titan")
SEEDS = range(8)

# (players, mode, edition): all that can be set up
TABLES = [(players, "standard", edition) for players in (1, 2, 3, 4) for edition in (2018, 2019)]
TABLES += [(players, "quick", 2019) for players in (1, 2, 3, 4)]
every_table = pytest.mark.parametrize(("players", "mode", "edition"), TABLES)


def look(seed: int = 1, **config: object) -> dict[str, Any]:
    return GAME.new(config, seed).view(None)


def names(seed: int, zone: int, **config: object) -> list[str]:
    """The cards of a pile in their hidden order."""
    table = GAME.new(config, seed)
    return [table.card_set.card_ids[table.card_set.card_of[card]] for card in table.zones.listed(zone)]


@pytest.mark.rule("TEN-SET-1")
@every_table
def test_each_player_has_heroes_of_their_own_and_their_skills(players: int, mode: str, edition: int) -> None:
    for seed in SEEDS:
        seats = look(seed, players=players, mode=mode, edition=edition)["seats"]
        heroes = [hero for seat in seats for hero in seat["heroes"]]
        assert len(heroes) == len(set(heroes)) == (players if players >= 3 else players * 2)
        for seat in seats:
            skills = [card for card in seat["deck"]["cards"] if card.startswith("skill-")]
            assert sorted(skills) == sorted(f"skill-{hero}" for hero in seat["heroes"])


@pytest.mark.rule("TEN-SET-1")
def test_heroes_can_be_picked_and_no_hero_is_taken_twice() -> None:
    seats = look(players=3, heroes=[["thief"], ["bard"], ["cleric"]])["seats"]
    assert [seat["heroes"] for seat in seats] == [["thief"], ["bard"], ["cleric"]]
    with pytest.raises(ConfigError, match="heroes names 'bard' twice; no hero can be taken twice"):
        look(players=3, heroes=[["bard"], ["thief"], ["bard"]])
    with pytest.raises(ConfigError, match="heroes names 'bard' twice"):
        look(players=2, heroes=[["bard", "bard"], ["thief", "cleric"]])


@pytest.mark.rule("TEN-SET-2", "TEN-SET-3", "TEN-SET-4")
@every_table
def test_the_decks(players: int, mode: str, edition: int) -> None:
    each, size = {1: (12, 26), 2: (6, 14), 3: (6, 13), 4: (6, 13)}[players]
    for seed in SEEDS:
        for seat in look(seed, players=players, mode=mode, edition=edition)["seats"]:
            deck = Counter(seat["deck"]["cards"])
            assert seat["deck"]["count"] == deck.total() == size
            assert (deck.pop("basic-1"), deck.pop("basic-0")) == (each, each)
            assert len(seat["heroes"]) == (1 if players >= 3 else 2)
            assert deck == {f"skill-{hero}": 1 for hero in seat["heroes"]}
            assert seat["hand"] == seat["discard"] == seat["played"] == []


def test_the_decks_are_shuffled() -> None:
    assert len({tuple(names(seed, DECK, players=3, heroes=[["bard"], ["thief"], ["cleric"]])) for seed in SEEDS}) == 8


@pytest.mark.rule("TEN-SET-3", "TEN-SET-4")
@pytest.mark.parametrize("players", [1, 2])
def test_a_player_with_two_heroes_counts_as_both(scene: MakeScene, players: int) -> None:
    s = scene(players=players, heroes=[["barbarian", "cleric"], ["bard", "thief"]][:players])
    s.dungeon("dungeon-5", "cliff-giant", "orc")
    s.deck("Bob", "snarling-badger", "chapel-haunt", "basic-1", "basic-1")
    s.discard_pile("Bob", "basic-0")
    s.enter("dungeon-5")
    s.keep("Bob")
    s.play("Bob", "snarling-badger")
    assert s.total("Bob") == 3  # Reckless Swing: 1, and 2 for the Barbarian
    s.play("Bob", "chapel-haunt")
    assert s.basics() == ["basic-0"]  # Prayer Beads remove a Basic 0 for the Cleric


@pytest.mark.rule("TEN-SET-5")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("edition", [2018, 2019])
def test_ten_dungeons_of_four_cards(players: int, edition: int) -> None:
    for seed in SEEDS:
        dungeons = look(seed, players=players, edition=edition)["dungeons"][1:]
        assert [dungeon["level"] for dungeon in dungeons] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
        for dungeon in dungeons:
            assert (dungeon["count"], dungeon["below"]) == (4, [None, None, None])
            assert GAME.cards.cards[dungeon["top"]].level == dungeon["level"]
            assert GAME.cards.cards[dungeon["top"]].kind == "dungeon"


@pytest.mark.rule("TEN-SET-5")
def test_the_cards_of_a_dungeon_are_random_and_of_its_level() -> None:
    table = GAME.new({"players": 3}, 1)
    for dungeon in range(1, 11):
        cards = [
            table.card_set.card_ids[table.card_set.card_of[card]] for card in table.zones.listed(DUNGEON + dungeon)
        ]
        assert len(cards) == 4
        assert {GAME.cards.cards[card].level for card in cards} == {(dungeon + 1) // 2}
    assert len({tuple(names(seed, DUNGEON + 1, players=3)) for seed in SEEDS}) == 8


@pytest.mark.rule("TEN-SET-6")
@every_table
def test_the_reserve_and_the_basics_beside_it(players: int, mode: str, edition: int) -> None:
    spare = {1: 12, 2: 12, 3: 6, 4: 0}[players]
    for seed in SEEDS:
        view = look(seed, players=players, mode=mode, edition=edition)
        assert [pile["count"] for pile in view["reserve"]] == [10 if mode == "quick" else 6] * 5
        assert [pile["known"] for pile in view["reserve"]] == [[]] * 5
        assert view["basics"] == ({"basic-0": spare, "basic-1": spare} if spare else {})


@pytest.mark.rule("TEN-SET-6", "TEN-FX-2")
def test_with_four_players_no_basic_can_be_handed_out_until_some_are_removed(scene: MakeScene) -> None:
    """A Fever Peddler puts a Basic 0 on top of each deck, as far as there are any."""
    s = scene(players=4)
    s.dungeon("dungeon-7", "fever-peddler", "basilisk")
    s.deck("Bob", "basic-1", "basic-1", "basic-1", "basic-1")
    s.enter("dungeon-7")
    assert s.happened("card-gained") == []
    assert s.hand("Bob") == ["basic-1"] * 3

    s = scene(players=4)
    s.dungeon("dungeon-7", "fever-peddler", "basilisk")
    s.deck("Bob", "basic-1", "basic-1", "basic-1", "basic-1")
    s.reserve("basic-0", "basic-1", "basic-0")  # removed earlier
    s.enter("dungeon-7")
    assert [gain["player"] for gain in s.happened("card-gained")] == [0, 1]
    assert s.hand("Bob") == ["basic-0", "basic-1", "basic-1"]
    assert s.basics() == ["basic-1"]


@pytest.mark.rule("TEN-SET-7")
@every_table
def test_each_dungeon_has_a_reward_of_its_level(players: int, mode: str, edition: int) -> None:
    for seed in SEEDS:
        view = look(seed, players=players, mode=mode, edition=edition)
        rewards = [dungeon["reward"] for dungeon in view["dungeons"][1:]]
        assert len(set(rewards)) == len(rewards) == (4 if mode == "quick" else 10)
        for dungeon in view["dungeons"][1:]:
            assert GAME.cards.cards[dungeon["reward"]].level == dungeon["level"]
        assert view["dungeons"][0]["reward"] is None
        others = [card.id for card in GAME.cards.cards.values() if card.kind == "reward" and card.id not in rewards]
        assert not [reward for reward in others if f"'{reward}'" in str(view)]  # back in the box


@pytest.mark.rule("TEN-SET-7")
def test_rewards_are_drawn_at_random() -> None:
    drawn = {look(seed, players=2)["dungeons"][1]["reward"] for seed in range(40)}
    assert drawn == {"training-yard", "hearth-and-ale", "peddlers-cart", "village-watch"}


@pytest.mark.rule("TEN-SET-8")
@pytest.mark.parametrize("boss", BOSSES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_chosen_boss_has_its_four_cards_shuffled_and_one_flipped_up(players: int, boss: str) -> None:
    stages = {card.id for card in GAME.cards.cards.values() if card.boss == boss}
    tops = set()
    for seed in range(30):
        deck = look(seed, players=players, boss=boss)["dungeons"][0]
        assert (deck["count"], deck["below"], deck["level"]) == (4, [None] * 3, None)
        tops.add(deck["top"])
        assert set(names(seed, DUNGEON, players=players, boss=boss)) == stages
    assert tops == stages


@pytest.mark.rule("TEN-SET-8")
def test_a_boss_can_be_drawn_at_random() -> None:
    assert {look(seed, players=2)["boss"] for seed in range(40)} == set(BOSSES)
    assert {look(seed, players=2, boss="random")["boss"] for seed in range(40)} == set(BOSSES)


@pytest.mark.rule("TEN-SET-9")
@pytest.mark.parametrize("mode", ["standard", "quick"])
def test_the_boss_token_starts_on_the_space_of_the_difficulty(mode: str) -> None:
    starts = {difficulty: look(mode=mode, difficulty=difficulty)["track"] for difficulty in ("easy", "normal", "hard")}
    for difficulty, track in starts.items():
        assert track["space"] == track["starts"][difficulty]
    assert len({track["space"] for track in starts.values()}) == 3
    assert look(mode=mode)["difficulty"] == "normal"


@pytest.mark.rule("TEN-SET-10")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_starting_player_is_chosen_or_random(players: int) -> None:
    for seat in range(players):
        table = GAME.new({"players": players, "starting_player": seat}, 1)
        assert table.view(None)["starting_player"] == seat
        assert table.decision is not None
        assert table.decision.final_seat == seat
    assert {look(seed, players=players)["starting_player"] for seed in range(40)} == set(range(players))


def test_what_is_left_out_is_chosen_by_the_seed() -> None:
    found = Counter(look(seed)["players"] for seed in range(40))
    assert set(found) == {1, 2, 3, 4}
    assert look(5) == look(5)
    heroes = {tuple(map(tuple, (seat["heroes"] for seat in look(seed, players=3)["seats"]))) for seed in range(40)}
    assert len(heroes) > 10
    assert {hero for party in heroes for seat in party for hero in seat} == set(HEROES)


@pytest.mark.parametrize(
    ("config", "message"),
    [
        ({"players": 5}, "players is 5; allowed: 1, 2, 3, 4."),
        ({"players": 0}, "players is 0; allowed: 1, 2, 3, 4."),
        ({"players": "two"}, "players is 'two'; allowed: 1, 2, 3, 4."),
        ({"players": True}, "players is True; allowed: 1, 2, 3, 4."),
        ({"difficulty": "brutal"}, "difficulty is 'brutal'; allowed: easy, normal, hard."),
        ({"difficulty": 2}, "difficulty is 2; allowed: easy, normal, hard."),
        ({"boss": "dark-load"}, "boss is 'dark-load'; allowed: chaos-dragon, dark-lord, spider-queen, stone-titan, "),
        ({"boss": "dark-load"}, "Did you mean 'dark-lord'?"),
        ({"mode": "fast"}, "mode is 'fast'; allowed: standard, quick."),
        ({"edition": 2020}, "edition is 2020; allowed: 2018, 2019."),
        ({"edition": 2019.0}, "edition is 2019.0; allowed: 2018, 2019."),
        ({"edition": True}, "edition is True; allowed: 2018, 2019."),
        ({"players": 3, "starting_player": 3}, "starting_player is 3; allowed with 3 players: 0, 1, 2."),
        ({"players": 2, "starting_player": "Bob"}, "starting_player is 'Bob'; allowed with 2 players: 0, 1."),
        ({"drop_unused_heroes": "yes"}, "drop_unused_heroes is 'yes'; allowed: true, false."),
        (
            {"players": 2, "heroes": [["bard"], ["thief"]]},
            "heroes holds ['bard']; allowed with 2 players: a list of 2 ",
        ),
        (
            {"players": 3, "heroes": [["bard"]]},
            "heroes is [['bard']]; allowed with 3 players: a list of 3 lists of 1 of",
        ),
        ({"players": 4, "heroes": "bard"}, "heroes is 'bard'; allowed with 4 players: a list of 4 lists of 1 of "),
        ({"heroes": [["bard", "wizard"]]}, "heroes names 'wizard'; allowed: barbarian, bard, cleric, thief."),
        ({"heros": [["bard"]]}, "Unknown key 'heros'; allowed: players, heroes, difficulty, boss, mode, edition, "),
        ({"heros": [["bard"]]}, "Did you mean 'heroes'?"),
    ],
)
def test_a_bad_value_is_refused_with_its_key_and_what_is_allowed(config: dict[str, object], message: str) -> None:
    with pytest.raises(ConfigError) as error:
        GAME.new(config, 1)
    assert message in str(error.value)
    assert "\n" not in str(error.value)
