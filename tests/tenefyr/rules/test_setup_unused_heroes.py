"""TEN-SET-11: the optional rule that takes the cards of unused heroes out of the game."""

from collections.abc import Callable
from typing import Any

import pytest
import yaml

import questable
from questable.games import registry
from questable.games.tenefyr.game import TenefyrGame
from questable.games.tenefyr.rules.state import TenefyrState
from questable.kernel.config import number_of_players
from questable.kernel.errors import ConfigError

GAME = questable.game("tenefyr")
THREE = [["barbarian"], ["bard"], ["cleric"]]  # without the Thief
SOLO = [["barbarian", "cleric"]]  # without the Bard and the Thief


def hero_of(game: TenefyrGame, card: str) -> str:
    loot = game.cards.cards[card].loot
    return loot.hero if loot else ""


def in_game(table: TenefyrState) -> list[str]:
    """All cards that lie anywhere on the table."""
    zones = range(table.zones.count())
    return [
        table.card_set.card_ids[table.card_set.card_of[card]] for zone in zones for card in table.zones.listed(zone)
    ]


@pytest.mark.rule("TEN-SET-11")
@pytest.mark.parametrize("edition", [2018, 2019])
def test_with_three_players_the_fourth_heros_cards_leave_the_game(edition: int) -> None:
    for seed in range(5):
        config = {"players": 3, "heroes": THREE, "edition": edition, "drop_unused_heroes": True}
        table = GAME.new(config, seed)
        cards = in_game(table)
        assert not [card for card in cards if hero_of(GAME, card) == "thief"]
        assert {hero_of(GAME, card) for card in cards} == {"", "barbarian", "bard", "cleric"}
        view: dict[str, Any] = table.view(None)
        assert [dungeon["count"] for dungeon in view["dungeons"]] == [4] * 11
        assert [pile["count"] for pile in view["reserve"]] == [6, 5, 6, 5, 5]  # not to the Reserve
        assert view["drop_unused_heroes"] is True


@pytest.mark.rule("TEN-SET-11")
@pytest.mark.parametrize(("mode", "reserve"), [("standard", [6, 4, 5, 5, 4]), ("quick", [10, 8, 9, 9, 8])])
def test_solo_drops_the_cards_of_two_heroes(mode: str, reserve: list[int]) -> None:
    table = GAME.new({"players": 1, "heroes": SOLO, "mode": mode, "drop_unused_heroes": True}, 3)
    assert {hero_of(GAME, card) for card in in_game(table)} == {"", "barbarian", "cleric"}
    view: dict[str, Any] = table.view(None)
    assert [pile["count"] for pile in view["reserve"]] == reserve


@pytest.mark.rule("TEN-SET-11")
def test_it_is_optional() -> None:
    cards = in_game(GAME.new({"players": 3, "heroes": THREE}, 1))
    assert [card for card in cards if hero_of(GAME, card) == "thief"] != []


@pytest.mark.rule("TEN-SET-11")
@pytest.mark.parametrize(
    ("players", "edition", "allowed"),
    [(2, 2019, "1 or 3 players"), (4, 2019, "1 or 3 players"), (1, 2018, "3 players"), (4, 2018, "3 players")],
)
def test_in_any_other_set_up_it_is_refused(players: int, edition: int, allowed: str) -> None:
    with pytest.raises(ConfigError) as error:
        GAME.new({"players": players, "edition": edition, "drop_unused_heroes": True}, 1)
    prefix = (
        f"drop_unused_heroes is true with {number_of_players(players)}; allowed in the {edition} edition: {allowed}"
    )
    assert str(error.value).startswith(prefix)


@pytest.mark.rule("TEN-SET-11")
@pytest.mark.parametrize(("mode", "needs"), [("standard", 8), ("quick", 4)])
def test_a_level_that_would_be_short_keeps_what_it_needs(
    game_with: Callable[..., TenefyrGame], mode: str, needs: int
) -> None:
    """Cards with twelve Thief loots at level 1: two are left, and chance fills the dungeons up."""
    level_1 = yaml.safe_load(registry.module("tenefyr").built_in_files()["level-1.yaml"])
    for card in level_1["dungeon-cards"][:12]:
        card["loot"]["hero"] = "thief"
    game = game_with(level_1=yaml.safe_dump(level_1))
    kept = set()
    for seed in range(10):
        config = {"players": 3, "heroes": THREE, "mode": mode, "drop_unused_heroes": True}
        table = game.new(config, seed, record=True)
        thieves = sorted(card for card in in_game(table) if hero_of(game, card) == "thief")
        assert len(thieves) == needs - 2
        view: dict[str, Any] = table.view(None)
        assert [d["count"] for d in view["dungeons"] if d["level"] == 1] == [4] * (needs // 4)
        assert view["reserve"][0]["count"] == 0
        events: list[dict[str, Any]] = table.events(None)
        named = [event["args"]["card"] for event in events if event["id"] == "card-kept-in-game"]
        assert sorted(named) == thieves  # the log names them
        kept.add(tuple(thieves))
    assert len(kept) > 1  # drawn at random
