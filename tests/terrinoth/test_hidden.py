"""Views and events do not reveal face-down enemies, the order of decks or unseen random sets."""

import json
from collections.abc import Iterator

import pytest

import questable
from questable.games.terrinoth.rules.constants import (
    ENEMY,
    ENEMY_DECK,
    EXPLORE_DECK,
    LOCATION_DECK,
    LOOKED,
    PLACE_CARD,
    SHADOWS,
)
from questable.games.terrinoth.rules.decks import random_sets
from questable.games.terrinoth.rules.state import TerrinothState
from questable.games.terrinoth.testkit.walk import Invariants, Walker, in_zones, walk
from questable.kernel.errors import IllegalOption
from questable.kernel.rng import seeded

GAME = questable.game("terrinoth")
QUESTS = [quest.id for quest in GAME.card_set.quests]
TABLES = [(quest, 1 + number % 4) for number, quest in enumerate(QUESTS)]
HIDING = (ENEMY_DECK, SHADOWS, LOOKED, EXPLORE_DECK, LOCATION_DECK)


def walked(quest: str, players: int, every: int, seeds: int = 2) -> Iterator[TerrinothState]:
    """The table of a game at some of its decisions."""
    for seed in range(seeds):
        table = GAME.new({"quest": quest, "players": players}, seed, record=True)
        for answers in walk(table, Walker(seed)):
            if answers % every == 0:
                yield table


def is_hidden(t: TerrinothState, zone: int, card: int, seat: int | None) -> bool:
    bit = 16 if seat is None else 1 << seat
    return not t.known[card] & bit and not (zone == SHADOWS and not t.facedown[card])


def hidden(t: TerrinothState, seat: int | None) -> list[int]:
    return [card for zone in HIDING for card in t.zones.listed(zone) if is_hidden(t, zone, card, seat)]


def copies(t: TerrinothState, card: int) -> list[int]:
    return [other for other in range(len(t.cards.card_of)) if t.card_id(other) == t.card_id(card)]


def shown(t: TerrinothState, seat: int | None) -> str:
    """All output for a seat: view, events and the error message of a wrong answer."""
    output = json.dumps([t.view(seat), t.events(seat)])
    decision = t.decision
    if decision is not None and (seat == decision.final_seat or decision.kind != "put-on-deck"):
        with pytest.raises(IllegalOption) as error:
            t.apply("no such option")
        output += str(error.value)
    return output


@pytest.mark.parametrize(("quest", "players"), TABLES)
def test_what_is_seen_does_not_depend_on_what_is_hidden(quest: str, players: int) -> None:
    """Tables that differ only in what a seat cannot know look the same to it."""
    for table in walked(quest, players, 4):
        for seat in (None, *range(players)):
            expected = shown(table, seat)
            for deal in range(2):
                other = table.resample(seat, seeded(2 * table.revision + deal))
                other.recorder = table.recorder
                assert shown(other, seat) == expected


@pytest.mark.parametrize(("quest", "players"), TABLES)
def test_views_name_hidden_cards_nowhere(quest: str, players: int) -> None:
    for table in walked(quest, players, 5):
        for seat in (None, *range(players)):
            text = json.dumps(table.view(seat))
            lying = set(hidden(table, seat))
            for card in lying:
                others = [
                    other for other in range(len(table.cards.card_of)) if table.card_id(other) == table.card_id(card)
                ]
                if all(other in lying or other not in in_zones(table) for other in others):
                    assert f'"{table.card_id(card)}"' not in text


@pytest.mark.parametrize(("quest", "players"), TABLES)
def test_events_name_no_card_that_lies_hidden_since_the_game_began(quest: str, players: int) -> None:
    """A card that is still in its own stack has never been seen, so no event names it."""
    for table in walked(quest, players, 9):
        events = json.dumps(table.events(None))
        for zone in (ENEMY_DECK, LOCATION_DECK, EXPLORE_DECK):
            for card in table.zones.listed(zone):
                copies = [
                    other for other in range(len(table.cards.card_of)) if table.card_id(other) == table.card_id(card)
                ]
                untouched = table.origin[card] != 63 and not table.known[card] and len(copies) == 1
                if untouched and is_hidden(table, zone, card, None):
                    assert f'"{table.card_id(card)}"' not in events


@pytest.mark.parametrize(("quest", "players"), TABLES)
def test_what_can_be_known_stays(quest: str, players: int) -> None:
    for table in walked(quest, players, 6):
        before = table.digest()
        seat = table.revision % players
        copy = table.resample(seat, seeded(table.revision))
        assert table.digest() == before, "the original is untouched"
        Invariants(copy).check(copy)
        for zone in range(table.zones.count()):
            old, new = table.zones.listed(zone), copy.zones.listed(zone)
            assert len(old) == len(new)
            for a, b in zip(old, new, strict=True):
                if zone not in HIDING or not is_hidden(table, zone, a, seat):
                    assert a == b
                else:
                    assert table.origin[a] == copy.origin[b], "a card lies in the stack of the place"


@pytest.mark.parametrize(("quest", "players"), TABLES)
def test_tables_that_look_alike_are_dealt_alike_and_play_on_alike(quest: str, players: int) -> None:
    for table in walked(quest, players, 11):
        seat = table.revision % players
        twin = table.resample(seat, seeded(99 + table.revision))
        pair = [one.resample(seat, seeded(table.revision)) for one in (table, twin)]
        for step in range(6):
            zones = [[[one.card_id(card) for card in one.zones.listed(zone)] for zone in HIDING] for one in pair]
            assert zones[0] == zones[1]
            assert pair[0].view(seat) == pair[1].view(seat)
            if pair[0].outcome is None:
                choice = seeded(step).below(pair[0].option_count())
                for one in pair:
                    one.apply_index(choice)


@pytest.mark.parametrize("kind", [ENEMY, PLACE_CARD])
def test_chance_chooses_again_what_nobody_has_seen(kind: int) -> None:
    """Every set that chance may have put into the deck comes up among the deals, and a named one is always there."""
    table = GAME.new({"quest": "the-goblin-problem", "players": 2}, 3)
    quest = table.cards.quests[table.quest]
    members = table.cards.members[kind]
    unseen = set(hidden(table, 0))
    could_be = {
        number
        for number in random_sets(table.cards, quest, kind)
        if all(table.origin[card] == 0 or card in unseen for card in members[number])
    }
    random_difficulties = {
        entry.difficulty
        for stack in (quest.enemies if kind == ENEMY else quest.locations)
        for entry in stack
        if entry.named < 0
    }
    expected = {n for n in could_be if table.cards.of(members[n][0]).difficulty in random_difficulties}
    found: set[int] = set()
    for seed in range(300):
        deal = table.resample(0, seeded(seed))
        found |= {number for number in expected if deal.origin[members[number][0]] > 0}
    assert found == expected
    assert len(found) > 2


@pytest.mark.parametrize("quest", QUESTS)
def test_a_deal_can_be_played_to_its_end(quest: str) -> None:
    for table in walked(quest, 3, 40):
        copy = table.resample(2, seeded(table.revision))
        invariants = Invariants(copy)
        for _ in walk(copy, Walker(table.revision)):
            pass
        invariants.check(copy)


def test_a_table_in_a_message_shows_nothing() -> None:
    table = GAME.new({"players": 2}, 1)
    assert not [name for name in table.card_set.card_ids if name in repr(table)]
