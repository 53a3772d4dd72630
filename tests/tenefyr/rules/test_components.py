"""TEN-COMP: what is in the box."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
import yaml

from questable.games import registry
from questable.games.tenefyr.game import MODULE as TENEFYR
from questable.testkit import Scene
from questable.text.rulebook import load_rules

MakeScene = Callable[..., Scene]
CARDS = TENEFYR.load().cards


def of_kind(kind: str) -> list[str]:
    return [card.id for card in CARDS.cards.values() if card.kind == kind]


def dungeon_cards() -> list[dict[str, Any]]:
    """The dungeon cards as their makers wrote them."""
    return [
        card
        for text in registry.module("tenefyr").built_in_files().values()
        for card in yaml.safe_load(text).get("dungeon-cards", [])
    ]


def look(**config: object) -> dict[str, Any]:
    return TENEFYR.load().new(config, 1).view(None)


@pytest.mark.rule("TEN-COMP-1")
def test_four_heroes_with_one_skill_each() -> None:
    assert sorted(CARDS.heroes) == ["barbarian", "bard", "cleric", "thief"]
    assert sorted(CARDS.cards[skill].hero for skill in of_kind("skill")) == ["barbarian", "bard", "cleric", "thief"]
    assert all(CARDS.cards[skill].copies == 1 for skill in of_kind("skill"))


@pytest.mark.rule("TEN-COMP-1")
def test_heroes_and_quick_strike_keep_their_names_and_deathstrike_is_translated() -> None:
    for hero in CARDS.heroes.values():
        assert hero.name == dict.fromkeys(("en", "fr", "nl"), hero.id.capitalize())
    quick_strike, deathstrike = CARDS.cards["orc"].loot, CARDS.cards["silent-headsman"].loot
    assert quick_strike is not None
    assert quick_strike.name == dict.fromkeys(("en", "fr", "nl"), "Quick Strike")
    assert deathstrike is not None
    assert deathstrike.name == {"en": "Deathstrike", "fr": "Frappe mortelle", "nl": "Doodsteek"}


@pytest.mark.rule("TEN-COMP-2")
def test_48_basic_cards() -> None:
    assert {card: (CARDS.cards[card].front.power, CARDS.cards[card].copies) for card in of_kind("basic")} == {
        "basic-1": ([1], 24),
        "basic-0": ([0], 24),
    }


@pytest.mark.rule("TEN-COMP-3")
def test_70_dungeon_cards_14_for_each_level() -> None:
    cards = [CARDS.cards[card] for card in of_kind("dungeon")]
    assert Counter(card.level for card in cards) == {1: 14, 2: 14, 3: 14, 4: 14, 5: 14}
    assert all(card.copies == 1 for card in cards)


@pytest.mark.rule("TEN-COMP-3")
def test_a_dungeon_card_has_an_enemy_half_and_a_loot_half() -> None:
    for card in dungeon_cards():
        assert set(card["enemy"]) == {"name", "power", "rules"}, card["id"]
        assert list(card["enemy"]["power"]) == [2, 3, 4], card["id"]
        assert {"name", "power", "rules"} <= set(card["loot"]), card["id"]
        assert card["flavour"]["en"], card["id"]
        assert set(card["enemy"]["name"]) == set(card["loot"]["name"]) == {"en", "fr", "nl"}, card["id"]


@pytest.mark.rule("TEN-COMP-3")
def test_loot_that_names_a_hero_bears_that_heros_symbol() -> None:
    for card in dungeon_cards():
        named = [hero for hero in CARDS.heroes if f"'you-are': '{hero}'" in str(card["loot"]["rules"])]
        assert [card["loot"]["hero"]] == named if "hero" in card["loot"] else named == [], card["id"]
    assert Counter(card["loot"].get("hero") for card in dungeon_cards()) == {
        None: 58,
        "barbarian": 3,
        "bard": 3,
        "cleric": 3,
        "thief": 3,
    }


@pytest.mark.rule("TEN-COMP-4")
def test_16_boss_cards_without_loot() -> None:
    stages = [CARDS.cards[stage] for stage in of_kind("stage")]
    assert Counter(stage.boss for stage in stages) == {
        "dark-lord": 4,
        "spider-queen": 4,
        "chaos-dragon": 4,
        "stone-titan": 4,
    }
    assert all(stage.loot is None and len(stage.front.power) == 3 for stage in stages)


@pytest.mark.rule("TEN-COMP-5")
def test_20_rewards_in_the_2019_edition_and_15_in_the_2018_edition() -> None:
    rewards = [CARDS.cards[reward] for reward in of_kind("reward")]
    assert len(rewards) == 20
    for edition, each in ((2019, 4), (2018, 3)):
        levels = Counter(reward.level for reward in rewards if edition in reward.editions)
        assert levels == dict.fromkeys(range(1, 6), each)


@pytest.mark.rule("TEN-COMP-5")
def test_the_2018_edition_deals_only_its_own_rewards() -> None:
    game = TENEFYR.load()
    dealt: dict[int, set[str]] = {2018: set(), 2019: set()}
    for edition, found in dealt.items():
        for seed in range(40):
            view: dict[str, Any] = game.new({"players": 2, "edition": edition}, seed).view(None)
            found.update(dungeon["reward"] for dungeon in view["dungeons"] if dungeon["reward"])
    assert dealt[2019] == set(of_kind("reward"))
    assert dealt[2018] == {card for card in of_kind("reward") if 2018 in CARDS.cards[card].editions}


@pytest.mark.rule("TEN-COMP-6")
def test_the_regular_side_of_the_track() -> None:
    track = look(players=2)["track"]
    assert list(track["starts"]) == ["easy", "normal", "hard"]
    assert 0 <= track["starts"]["easy"] < track["starts"]["normal"] < track["starts"]["hard"] < track["skull"]
    assert track["symbols"] == []


@pytest.mark.rule("TEN-COMP-6")
def test_the_quick_side_of_the_track_bears_symbols() -> None:
    track = look(players=2, mode="quick")["track"]
    assert [symbol["space"] for symbol in track["symbols"]] == list(range(1, track["skull"]))
    assert all(symbol["count"] >= 1 and 1 <= symbol["level"] <= 5 for symbol in track["symbols"])


@pytest.mark.rule("TEN-COMP-6")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_symbols_that_are_shown_are_those_of_the_players_at_the_table(players: int) -> None:
    symbols = look(players=players, mode="quick")["track"]["symbols"]
    assert symbols == [
        {"space": symbol["space"], "count": CARDS.tracks[1].counts[symbol["space"]][players - 1], "level": level}
        for symbol, level in zip(symbols, CARDS.tracks[1].levels[1:-1], strict=True)
    ]
    assert symbols[5] == {"space": 6, "count": {1: 3, 2: 4, 3: 4, 4: 5}[players], "level": 4}


@pytest.mark.rule("TEN-COMP-6")
def test_the_boss_token_the_starting_player_token_and_the_current_dungeon_token(scene: MakeScene) -> None:
    s = scene(players=3, start="Jack")
    s.dungeon("dungeon-4", "mud-ogre", "wild-boar")
    s.boss_token(7)
    s.deck("Jack", "basic-1", "basic-1", "basic-1", "basic-1")
    before = s.table.view(0)
    assert (before["track"], before["starting_player"], before["current"]) == ({**look()["track"], "space": 7}, 2, None)
    s.enter("dungeon-4")
    assert s.table.view(0)["current"] == "dungeon-4"


@pytest.mark.rule("TEN-COMP-7")
def test_the_sheet_has_24_achievements() -> None:
    sheet = CARDS.achievements.values()
    assert Counter(one.rule for one in sheet) == {
        **{f"TEN-ACH-{number}": 1 for number in range(1, 15)},
        "TEN-ACH-1": 3,
        "TEN-ACH-2": 4,
        "TEN-ACH-3": 4,
        "TEN-ACH-4": 3,
    }
    assert {one.rule for one in sheet} == {r.id for r in load_rules("tenefyr").rules if r.id.startswith("TEN-ACH-")}
    assert all(set(one.name) == set(one.text) == {"en", "fr", "nl"} for one in sheet)


@pytest.mark.rule("TEN-COMP-7")
@pytest.mark.parametrize(("edition", "sheet"), [(2018, False), (2019, True)])
def test_only_the_2019_edition_has_the_sheet(scene: MakeScene, edition: int, sheet: bool) -> None:
    s = scene(players=3, edition=edition, boss="dark-lord")
    s.dungeon("boss", "kobold")
    s.deck("Bob", "basic-1", "basic-1", "basic-1")
    assert s.table.outcome == "victory"  # no dungeon has enemies: the Boss deck, one Kobold, is fought at once
    assert bool(s.table.achievements()) == sheet
    assert {str(one["id"]) for one in s.table.achievements()} <= set(CARDS.achievements)
