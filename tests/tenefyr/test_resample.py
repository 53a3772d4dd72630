"""Resampling hidden information keeps all that a seat knows and reveals nothing else."""

from collections.abc import Iterator

import pytest

import questable
from questable.games.tenefyr.rules.constants import (
    BASIC,
    BASICS,
    DECK,
    DISCARD,
    DUNGEON,
    HAND,
    LOOKED,
    PLAYED,
    RESERVE,
    RETIRED,
    TAGS,
)
from questable.games.tenefyr.rules.state import TenefyrState
from questable.games.tenefyr.testkit.walk import Invariants, Walker, kind, names, walk
from questable.kernel.decision import CARD, TAG_SIZE
from questable.kernel.rng import seeded
from questable.kernel.vec import from_list

GAME = questable.game("tenefyr")
GAMES = [("standard", 1), ("standard", 3), ("quick", 2), ("quick", 4)]
OPEN = [zone + seat for zone in (HAND, DISCARD, PLAYED) for seat in range(4)] + [BASICS, RETIRED, LOOKED]


def walked(mode: str, players: int, every: int) -> Iterator[tuple[TenefyrState, Invariants, int]]:
    """The table of a game at some of its decisions."""
    for seed in range(3):
        table = GAME.new({"mode": mode, "players": players}, seed)
        invariants = Invariants(table)
        for answers in walk(table, Walker(seed)):
            if answers % every == 0:
                yield table, invariants, answers


def hidden_places(t: TenefyrState, zone: int) -> list[int]:
    """Where in a zone cards lie that nobody knows."""
    cards = t.zones.listed(zone)
    down = t.face_down(zone - DUNGEON) if zone >= DUNGEON else len(cards)
    return [place for place in range(down) if not t.known[cards[place]]]


def closed(t: TenefyrState) -> list[int]:
    decks = [DECK + seat for seat in range(t.players)]
    return [*decks, *range(RESERVE + 1, RESERVE + 6), *range(DUNGEON, t.zones.count())]


def faces(t: TenefyrState) -> list[list[str]]:
    """The card names of every zone, so that copies of a card compare equal."""
    return [names(t, t.zones.listed(zone)) for zone in range(t.zones.count())]


@pytest.mark.parametrize(("mode", "players"), GAMES)
def test_what_can_be_known_stays(mode: str, players: int) -> None:
    for table, invariants, answers in walked(mode, players, 3):
        before = table.digest()
        copy = table.resample(answers % players, seeded(answers))
        assert table.digest() == before, "the original is untouched"
        invariants.check(copy)
        for zone in OPEN:
            assert copy.zones.listed(zone) == table.zones.listed(zone)
        for zone in closed(table):
            old, new = table.zones.listed(zone), copy.zones.listed(zone)
            if zone < DUNGEON and zone >= RESERVE:  # a pile without order
                known = [sorted(card for card in cards if table.known[card]) for cards in (old, new)]
                assert known[0] == known[1]
                assert len(old) == len(new)
                continue
            places = hidden_places(table, zone)
            assert hidden_places(copy, zone) == places
            assert [old[i] for i in range(len(old)) if i not in places] == [
                new[i] for i in range(len(new)) if i not in places
            ]
            if zone < RESERVE:
                assert sorted(old) == sorted(new), "what is in a deck is known"
            levels = [[table.cards.level[table.cards.card_of[card]] for card in cards] for cards in (old, new)]
            assert sorted(levels[0]) == sorted(levels[1]), "the levels of a pile are known"


@pytest.mark.parametrize(("mode", "players"), GAMES)
def test_it_is_the_seed_of_the_deal_and_nothing_else_that_decides(mode: str, players: int) -> None:
    for table, _, answers in walked(mode, players, 5):
        one = table.resample(0, seeded(answers))
        assert one.digest() == table.resample(0, seeded(answers)).digest()
        assert one.rng.words() != table.rng.words()
        other = table.resample(0, seeded(answers + 1))
        assert other.rng.words() != one.rng.words()
        # hands are open, so that all know the same (TEN-INFO-3)
        for seat in (None, *range(players)):
            assert table.resample(seat, seeded(answers)).digest() == one.digest()


def test_every_deal_comes_up() -> None:
    """A hidden place may hold every card that can lie there, and each is as likely."""
    table = GAME.new({"mode": "quick", "players": 4}, 2)
    deals = [table.resample(0, seeded(seed)) for seed in range(600)]
    dungeon = DUNGEON + 2
    first = hidden_places(table, dungeon)[0]
    level = table.level_of(2)
    unseen = table.view(0)["unseen"]
    assert isinstance(unseen, dict)
    expected = len(unseen[str(level)])
    assert expected > 4
    counts: dict[int, int] = {}
    for deal in deals:
        card = deal.zones.at(dungeon, first)
        counts[card] = counts.get(card, 0) + 1
    assert len(counts) == expected
    assert all(600 / expected / 2 < count < 600 / expected * 2 for count in counts.values())
    tops: dict[int, int] = {}
    for deal in deals:
        card = deal.zones.top(DECK + 3)
        tops[card] = tops.get(card, 0) + 1
    assert len(tops) == table.deck_size(3)


def permute_hidden(t: TenefyrState, seed: int) -> TenefyrState:
    """A table with the same view: hidden cards dealt again, Reserve piles reordered, equal Basics exchanged."""
    rng = seeded(seed)
    twin = t.resample(None, rng)
    for level in range(1, 6):
        pile = twin.zones.listed(RESERVE + level)
        twin.zones.fill(RESERVE + level, [pile.pop(rng.below(len(pile))) for _ in range(len(pile))])
    for seat in range(t.players):
        exchange_basics(twin, HAND + seat, DECK + seat)
    twin.rng = seeded(seed + 1)
    return twin


def names_card(option: int, card: int) -> bool:
    """Whether an option is about this card, and not about a player or a dungeon of the same number."""
    return TAGS[option // TAG_SIZE].subject == CARD and option % TAG_SIZE == card


def exchange_basics(t: TenefyrState, zone: int, other: int) -> None:
    """Put a Basic of one zone in the place of an equal one in the other."""
    here, there = t.zones.listed(zone), t.zones.listed(other)
    for i, a in enumerate(here):
        for j, b in enumerate(there):
            alike = t.cards.card_of[a] == t.cards.card_of[b] and kind(t, a) == BASIC and t.known[a] == t.known[b]
            if alike and t.flags[a] == t.flags[b] == 0:
                here[i], there[j] = b, a
                t.zones.fill(zone, here)
                t.zones.fill(other, there)
                t.options = from_list(
                    [option + b - a if names_card(option, a) else int(option) for option in t.options]
                )
                return


@pytest.mark.parametrize(("mode", "players"), GAMES)
def test_tables_that_look_alike_are_dealt_alike_and_play_on_alike(mode: str, players: int) -> None:
    for table, _, answers in walked(mode, players, 6):
        twin = permute_hidden(table, answers)
        assert twin.view(0) == table.view(0)
        pair = [one.resample(0, seeded(answers)) for one in (table, twin)]
        for step in range(8):
            assert faces(pair[0]) == faces(pair[1])
            assert pair[0].view(0) == pair[1].view(0)
            assert pair[0].rng.words() == pair[1].rng.words()
            if pair[0].outcome is None:
                choice = seeded(step).below(pair[0].option_count())
                for one in pair:
                    one.apply_index(choice)


@pytest.mark.parametrize(("mode", "players"), GAMES)
def test_a_deal_can_be_played_to_its_end(mode: str, players: int) -> None:
    for table, invariants, answers in walked(mode, players, 20):
        copy = table.resample(players - 1, seeded(answers))
        for _ in walk(copy, Walker(answers)):
            invariants.check(copy)
        invariants.check(copy)
