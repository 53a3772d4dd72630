"""TEN-INFO: what every seat and every spectator can see, and what nobody can."""

from collections.abc import Callable
from typing import Any

import pytest

import questable
from questable.games.tenefyr.rules.state import TenefyrState
from questable.kernel.rng import seeded
from questable.testkit import Scene

MakeScene = Callable[..., Scene]
GAME = questable.game("tenefyr")
WATCHERS: tuple[int | None, ...] = (0, 1, 2, None)


def views(table: TenefyrState) -> list[dict[str, Any]]:
    """What seats 0, 1, 2 and a spectator see."""
    return [table.view(seat) for seat in WATCHERS]


@pytest.mark.rule("TEN-INFO-1")
@pytest.mark.parametrize("mode", ["standard", "quick"])
def test_whoever_looks_cannot_tell_hidden_orders_and_cards_apart(mode: str) -> None:
    """Deal all that is hidden anew: another game, and the same view."""
    table = GAME.new({"players": 3, "mode": mode}, 4)
    for seat in WATCHERS:
        for number in range(5):
            other = table.resample(seat, seeded(number))
            assert other.digest() != table.digest()
            assert other.view(seat) == table.view(seat)


@pytest.mark.rule("TEN-INFO-1")
def test_sizes_and_card_lists_are_shown() -> None:
    table = GAME.new({"players": 3, "heroes": [["bard"], ["thief"], ["cleric"]], "boss": "dark-lord"}, 4)
    for view in views(table):
        assert view["seats"][1]["deck"] == {
            "count": 13,
            "cards": {"basic-0": 6, "basic-1": 6, "skill-thief": 1},
            "next": [],
        }
        assert [dungeon["count"] for dungeon in view["dungeons"]] == [4] * 11
        assert all(dungeon["below"] == [None] * 3 for dungeon in view["dungeons"])
        assert view["reserve"] == [{"count": 6, "known": []}] * 5


@pytest.mark.rule("TEN-INFO-1")
def test_unseen_dungeon_cards_are_one_list_for_each_level() -> None:
    table = GAME.new({"players": 3, "boss": "dark-lord"}, 4)
    for view in views(table):
        tops = [dungeon["top"] for dungeon in view["dungeons"]]
        for number in range(1, 6):
            cards = [card.id for card in GAME.cards.cards.values() if card.kind == "dungeon" and card.level == number]
            assert view["unseen"][str(number)] == [card for card in cards if card not in tops]
        stages = [card.id for card in GAME.cards.cards.values() if card.boss == "dark-lord"]
        assert view["unseen"]["0"] == [stage for stage in stages if stage not in tops]


@pytest.mark.rule("TEN-INFO-1")
def test_what_is_still_in_a_deck_is_known_while_it_is_drawn(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-1", "orc", "kobold")
    s.deck("Suzie", "basic-0", "basic-1", "basic-0", "mud-ogre", "basic-1")
    s.enter("dungeon-1")
    for view in views(s.table):
        assert view["seats"][1]["deck"] == {"count": 2, "cards": {"basic-1": 1, "mud-ogre": 1}, "next": []}
        assert view["seats"][0]["exhausted"] is True
        assert view["seats"][1]["exhausted"] is False


@pytest.mark.rule("TEN-INFO-1")
def test_a_card_shown_in_a_dungeon_is_known_until_it_is_shuffled_away(scene: MakeScene) -> None:
    """Tunnel Map shows the next card of the dungeon; a War Drummer shuffles another one in."""
    s = scene()
    s.dungeon("dungeon-5", "cliff-giant", "war-drummer", "hex-crone", "mad-miner")
    s.deck("Bob", "kobold", "iron-colossus", "crag-sovereign")  # Tunnel Map 1, 5 and 8
    s.deck("Suzie", "basic-0", "basic-0", "basic-0", "basic-0")
    s.reserve("orc")
    s.enter("dungeon-5")
    assert all("war-drummer" in view["unseen"]["3"] for view in views(s.table))
    s.play("Bob", "kobold")
    for view in views(s.table):
        assert view["dungeons"][5]["below"] == ["war-drummer", None, None]
        assert "war-drummer" not in view["unseen"]["3"]
    s.go_on()
    for view in views(s.table):  # the Orc, of level 1, lies somewhere under the War Drummer
        assert (view["dungeons"][5]["top"], view["dungeons"][5]["below"]) == ("war-drummer", [None] * 3)
        assert (view["unseen"]["1"], view["unseen"]["3"]) == (["orc"], ["hex-crone", "mad-miner"])


@pytest.mark.rule("TEN-INFO-1")
def test_a_card_put_back_on_a_deck_is_known_until_the_deck_is_shuffled(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-1", "kobold", "orc")
    s.deck("Bob", "dust-moths", "basic-1", "basic-1", "mud-ogre", "basic-0", "basic-0")
    s.enter("dungeon-1")
    s.keep("Bob")
    s.play("Bob", "dust-moths")  # Moth Lantern: arrange the top two
    s.answer("Bob", "put-back:basic-0")
    s.answer("Bob", "put-back:mud-ogre")
    for view in views(s.table):
        assert view["seats"][0]["deck"]["next"] == ["mud-ogre", "basic-0"]
    s.leave()
    for view in views(s.table):
        assert view["seats"][0]["deck"]["next"] == []


@pytest.mark.rule("TEN-INFO-1")
def test_a_card_left_in_the_reserve_is_known_to_be_there_and_no_more(scene: MakeScene) -> None:
    """Light Fingers look at two cards and borrow one."""
    s = scene(heroes=[["thief"], ["bard"], ["cleric"]])
    s.dungeon("dungeon-1", "hedge-robber", "orc")
    s.deck("Bob", "skill-thief", "basic-0")
    s.deck("Suzie", "basic-0", "basic-0", "basic-0", "basic-0")
    s.reserve("cellar-rats", "bramble-wolf", "rattling-bones", "drunken-brute")
    s.enter("dungeon-1")
    assert all(view["reserve"][0] == {"count": 4, "known": []} for view in views(s.table))
    s.play("Bob", "skill-thief")
    taken, left = [str(event["card"]) for event in s.happened("card-shown")]
    assert set(s.options()) == {f"pick:{taken}", f"pick:{left}"}
    assert all(set(view["looked"]) == {taken, left} for view in views(s.table))
    s.pick("Bob", taken)
    for view in views(s.table):
        assert view["reserve"][0] == {"count": 3, "known": [left]}
        assert len(view["unseen"]["1"]) == 3  # two in the Reserve, and the Orc in the dungeon
        assert not {taken, left} & set(view["unseen"]["1"])


@pytest.mark.rule("TEN-INFO-1")
def test_a_reserve_pile_has_no_order_and_is_drawn_from_at_random(scene: MakeScene) -> None:
    """A Vault Keeper's victor takes a random card of level 4."""
    taken = set()
    for seed in range(12):
        s = scene(seed=seed)
        s.dungeon("dungeon-9", "vault-keeper", "storm-roc")
        s.deck("Bob", "iron-colossus", "crag-sovereign", "siege-beast", "basic-0")
        s.deck("Suzie", "cliff-giant")
        s.reserve("basilisk", "siren", "wyvern")
        s.enter("dungeon-9")
        s.keep("Bob")
        (gained,) = s.happened("card-gained")
        taken.add(gained["card"])
        assert s.discards("Suzie") == [gained["card"], "cliff-giant", "vault-keeper"]
    assert taken == {"basilisk", "siren", "wyvern"}


@pytest.mark.rule("TEN-INFO-2")
def test_piles_in_the_open_rewards_tracks_and_tokens_are_public(scene: MakeScene) -> None:
    s = scene(start="Suzie")
    s.dungeon("dungeon-1", "orc", "kobold", reward="training-yard")
    s.deck("Suzie", "basic-1", "basic-0", "basic-0", "basic-1")
    s.deck("Jack", "basic-1", "basic-0", "basic-0", "basic-1")
    s.discard_pile("Bob", "mud-ogre")
    s.boss_token(4)
    s.enter("dungeon-1")  # the Orc takes Suzie's top card; she plays the three others
    for view in views(s.table):
        assert [seat["discard"] for seat in view["seats"]] == [["mud-ogre"], ["basic-1"], []]
        assert [card["card"] for card in view["seats"][1]["played"]] == ["basic-0", "basic-0", "basic-1"]
        assert view["seats"][1]["total"] == 1
        assert (view["combat"]["enemy"], view["combat"]["power"]) == ("orc", 5)
        assert (view["dungeons"][1]["top"], view["dungeons"][1]["reward"]) == ("orc", "training-yard")
        assert (view["track"]["space"], view["track"]["skull"]) == (4, 14)
        assert (view["starting_player"], view["current"]) == (1, "dungeon-1")


@pytest.mark.rule("TEN-INFO-3")
def test_hands_are_open_to_all_seats_and_spectators(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-1", "kobold", "orc")
    s.deck("Bob", "basic-1", "mud-ogre", "basic-0", "basic-1")
    s.enter("dungeon-1")
    for view in views(s.table):
        assert [card["card"] for card in view["seats"][0]["hand"]] == ["basic-1", "mud-ogre", "basic-0"]
    drawn = [event["args"] for event in s.table.events(2) if event["id"] == "card-drawn"]
    assert drawn == [{"player": 0, "card": card} for card in ("basic-1", "mud-ogre", "basic-0")]


@pytest.mark.rule("TEN-INFO-4")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_hero_card_is_no_part_of_the_deck(players: int) -> None:
    table = GAME.new({"players": players}, 2)
    view: dict[str, Any] = table.view(None)
    for seat in view["seats"]:
        assert seat["heroes"] != []  # it lies beside the deck
        kinds = {GAME.cards.cards[card].kind for card in seat["deck"]["cards"]}
        assert kinds == {"basic", "skill"}


@pytest.mark.rule("TEN-INFO-5")
def test_discarded_cards_go_to_their_own_players_pile(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-1", "dust-moths", "orc")  # each player discards the top card
    s.deck("Bob", "basic-1", "basic-0", "basic-0", "basic-0", "mud-ogre")
    s.deck("Suzie", "wild-boar", "basic-0")
    s.deck("Jack", "cellar-rats", "basic-0")
    s.enter("dungeon-1")
    assert [s.discards(who) for who in ("Bob", "Suzie", "Jack")] == [["basic-1"], ["wild-boar"], ["cellar-rats"]]
    s.redraw("Bob")  # a hand of three, and then the last card, which is not enough
    assert [event["player"] for event in s.happened("card-discarded")] == [0, 1, 2, 0, 0, 0]
