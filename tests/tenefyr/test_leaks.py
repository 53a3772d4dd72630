"""Views, events and errors do not depend on information that is hidden from their reader (TEN-INFO)."""

import json
from collections.abc import Iterator

import pytest

import questable
from questable.bots.registry import bot_rng, make_bot
from questable.games.tenefyr.rules.constants import (
    BASICS,
    BOSS,
    DECK,
    DECK_SHUFFLED,
    DISCARD,
    DISCARDS_SHUFFLED,
    DUNGEON,
    ENEMY_BROUGHT,
    ENEMY_MOVED,
    EVENTS,
    HAND,
    LOOKED,
    PLAYED,
    RESERVE,
    RETIRED,
)
from questable.games.tenefyr.rules.state import TenefyrState
from questable.games.tenefyr.testkit.walk import Walker, names, walk
from questable.kernel import events as rows
from questable.kernel.errors import IllegalOption
from questable.kernel.rng import seeded
from questable.testkit.walk import Player, visible_to

GAME = questable.game("tenefyr")
GAMES = [(mode, players) for mode in ("standard", "quick") for players in (1, 2, 3, 4)]
HIDES = (DECK_SHUFFLED, DISCARDS_SHUFFLED, ENEMY_BROUGHT, ENEMY_MOVED)  # cards that were open are shuffled away


def walked(mode: str, players: int, seeds: int) -> Iterator[TenefyrState]:
    for seed in range(seeds):
        table = GAME.new({"mode": mode, "players": players}, seed, record=True)
        for _ in walk(table, Walker(seed)):
            yield table
        yield table


def player_of(seed: int) -> Player[TenefyrState]:
    """A random player, or for every fourth seed the heuristic bot, which gets further into the game."""
    return Walker(seed) if seed % 4 else make_bot("heuristic", bot_rng(seed))


def seats(t: TenefyrState) -> list[int | None]:
    return [None, *range(t.players)]


def is_open(t: TenefyrState, card: int) -> bool:
    """Can everybody see this card, or know where it lies, or has it left the game?"""
    if t.known[card]:
        return True
    decks = [DECK + seat for seat in range(t.players)]
    downs = [zone for zone in range(DUNGEON, t.zones.count()) if t.face_down(zone - DUNGEON) > 0]
    for zone in [*decks, *range(RESERVE + 1, RESERVE + 6), *downs]:
        place = t.zones.find(zone, card)
        if place >= 0:
            return zone >= DUNGEON and place >= t.face_down(zone - DUNGEON)
    return True


def refusal(t: TenefyrState) -> str:
    """The error message for an answer that is no option."""
    with pytest.raises(IllegalOption) as error:
        t.apply("no such option")
    return str(error.value)


# ---- the definition: tables that differ only in what a seat cannot know look the same to it


@pytest.mark.rule("TEN-INFO-1")
@pytest.mark.parametrize(("mode", "players"), GAMES)
def test_what_is_seen_does_not_depend_on_what_is_hidden(mode: str, players: int) -> None:
    for table in walked(mode, players, 1):
        for seat in seats(table) if table.revision % 8 == 0 else [table.revision % players]:
            expected = (visible_to(table, seat), refusal(table))
            for deal in range(2):
                other = table.resample(seat, seeded(2 * table.revision + deal))
                other.recorder = table.recorder
                assert (visible_to(other, seat), refusal(other)) == expected


# ---- the same for what happens: two cards that nobody knows change places, and the game is played on alike


def swappable(t: TenefyrState, seed: int) -> tuple[int, int, int, int] | None:
    """Two hidden places that hold different cards of which either could lie in the other's place."""
    groups: list[list[tuple[int, int]]] = []
    for seat in range(t.players):
        groups.append([(DECK + seat, place) for place in range(t.deck_size(seat))])
    for level in range(6):
        piles = [(RESERVE + level, place) for place in range(t.zones.size(RESERVE + level))] if level else []
        for dungeon in range(t.dungeon_count()):
            for place in range(t.face_down(dungeon)):
                if t.cards.level[t.cards.card_of[t.zones.at(DUNGEON + dungeon, place)]] == level:
                    piles.append((DUNGEON + dungeon, place))
        groups.append(piles)
    rng = seeded(seed)
    for _ in range(20):
        group = [spot for spot in groups[rng.below(len(groups))] if not t.known[t.zones.at(*spot)]]
        if len(group) > 1:
            one, other = group[rng.below(len(group))], group[rng.below(len(group))]
            if names(t, [t.zones.at(*one)]) != names(t, [t.zones.at(*other)]):
                return (*one, *other)
    return None


def swapped(t: TenefyrState, spots: tuple[int, int, int, int]) -> TenefyrState:
    twin = t.clone()
    zone, place, other_zone, other_place = spots
    a, b = t.zones.at(zone, place), t.zones.at(other_zone, other_place)
    twin.zones.cards[twin.zones.start(zone) + place] = b
    twin.zones.cards[twin.zones.start(other_zone) + other_place] = a
    return twin


def cards_in_events(t: TenefyrState, since: int) -> set[int]:
    """The cards named by the events from number `since` on."""
    assert t.recorder is not None
    found: set[int] = set()
    for number in range(since, t.recorder.count()):
        row = t.recorder.rows[number * rows.ROW : (number + 1) * rows.ROW]
        found.add(row[rows.CAUSE])
        found |= set(cards_named(row))
    return found


def cards_named(row: list[int]) -> list[int]:
    arguments = EVENTS[row[rows.KIND]].arguments
    return [row[rows.FIRST + i] for i, (_, what) in enumerate(arguments) if what == "card"]


def play_twins(table: TenefyrState, twin: TenefyrState, cards: tuple[int, int], seed: int) -> int:
    """Play both with the same answers until one of the two cards becomes visible; return the number of answers."""
    pair = (table, twin)
    for one in pair:
        one.record()
    walker = Walker(seed)
    answers = 0
    count = 0
    while table.outcome is None:
        decision = table.decision
        assert decision is not None
        key = decision.options[walker.choose(table)].key
        for one in pair:
            one.apply(key)
        answers += 1
        if visible_to(table, None, count) != visible_to(twin, None, count):
            into_the_open = cards_in_events(table, count) | cards_in_events(twin, count)
            assert set(cards) & into_the_open or any(is_open(one, card) for one in pair for card in cards)
            break
        assert table.recorder is not None
        count = table.recorder.count()
    return answers


@pytest.mark.rule("TEN-INFO-1")
@pytest.mark.parametrize(("mode", "players"), GAMES)
def test_what_happens_does_not_depend_on_what_is_hidden(mode: str, players: int) -> None:
    longest = 0
    for table in walked(mode, players, 2):
        spots = swappable(table, table.revision)
        if table.revision % 6 == 0 and spots is not None:
            twin = swapped(table, spots)
            assert visible_to(twin, None) == visible_to(table.clone(), None)
            cards = (table.zones.at(*spots[:2]), table.zones.at(*spots[2:]))
            longest = max(longest, play_twins(table.clone(), twin, cards, table.revision))
    assert longest > 10


@pytest.mark.rule("TEN-INFO-1")
def test_a_card_that_moves_unseen_could_be_any_other() -> None:
    """Swapping a card with another of its pile, even a known one, before it moves from the Reserve into a dungeon
    does not change what anybody sees."""
    moved = known = 0
    for seed in range(64):
        table = GAME.new({"mode": GAMES[seed % 8][0], "players": GAMES[seed % 8][1]}, seed)
        player = player_of(seed // 8)
        while table.outcome is None:
            before = table.clone()
            choice = player.choose(table)
            table.apply_index(choice)
            for zone in range(RESERVE + 1, RESERVE + 6):
                pile = before.zones.listed(zone)
                stayed = [place for place in range(len(pile)) if table.zones.find(zone, pile[place]) >= 0]
                for place, card in enumerate(pile):
                    if place not in stayed and face_down(table, card):
                        moved += 1
                        known += any(before.known[other] for other in pile)
                        twins = [swapped(before, (zone, place, zone, other)) for other in stayed]
                        assert len({after(twin, choice) for twin in [before.clone(), *twins]}) == 1
    assert moved > 10
    assert known > 2


def face_down(t: TenefyrState, card: int) -> bool:
    places = [t.zones.find(DUNGEON + dungeon, card) for dungeon in range(t.dungeon_count())]
    return any(0 <= place < t.face_down(dungeon) for dungeon, place in enumerate(places))


def after(t: TenefyrState, choice: int) -> str:
    t.record()
    t.apply_index(choice)
    return visible_to(t, None)


# ---- known cards: only those that the events have shown

SHUFFLES_DECK = (DECK_SHUFFLED, DISCARDS_SHUFFLED)


class Memory:
    """What a reader of the events knows: when each card was last seen and when each pile was last shuffled."""

    def __init__(self, t: TenefyrState) -> None:
        self.seen: dict[int, int] = {}
        self.shuffled: dict[int, int] = {}
        self.read = 0
        self.look(t)

    def look(self, t: TenefyrState) -> None:
        assert t.recorder is not None
        for number in range(self.read, t.recorder.count()):
            row = t.recorder.rows[number * rows.ROW : (number + 1) * rows.ROW]
            kind, first, second = row[rows.KIND], row[rows.FIRST], row[rows.FIRST + 1]
            for card in cards_named(row):
                self.seen[card] = number
            if kind in SHUFFLES_DECK:
                self.shuffled[DECK + first] = number
            elif kind == ENEMY_BROUGHT:
                self.shuffled[RESERVE + first] = self.shuffled[DUNGEON + second] = number
            elif kind == ENEMY_MOVED and second == BOSS:
                self.shuffled[DUNGEON + BOSS] = number
        self.read = t.recorder.count()
        for zone in range(DUNGEON, t.zones.count()):
            for card in t.zones.listed(zone)[t.face_down(zone - DUNGEON) :]:
                self.seen[card] = self.read  # it lies face up

    def knows(self, card: int, zone: int) -> bool:
        return self.seen.get(card, -1) > self.shuffled.get(zone, -1)


@pytest.mark.rule("TEN-INFO-1")
@pytest.mark.parametrize(("mode", "players"), GAMES)
def test_a_hidden_card_is_known_only_if_it_was_seen_since_the_last_shuffle(mode: str, players: int) -> None:
    for seed in range(8):
        table = GAME.new({"mode": mode, "players": players}, seed, record=True)
        memory = Memory(table)
        for _ in walk(table, player_of(seed)):
            memory.look(table)
            decks = [DECK + seat for seat in range(players)]
            for zone in [*decks, *range(RESERVE + 1, RESERVE + 6), *range(DUNGEON, table.zones.count())]:
                for card in table.zones.listed(zone):
                    assert (table.known[card] != 0) == memory.knows(card, zone), (table.zone_name(zone), card)


# ---- allow-lists


@pytest.mark.rule("TEN-INFO-1")
@pytest.mark.parametrize(("mode", "players"), GAMES)
def test_face_down_cards_stand_only_in_the_list_of_unseen_cards(mode: str, players: int) -> None:
    for table in walked(mode, players, 2):
        view = table.view(table.revision % players)
        unseen = view.pop("unseen")
        assert isinstance(unseen, dict)
        text = json.dumps(view)
        hidden: dict[str, list[int]] = {level: [] for level in unseen}
        for zone in [*range(RESERVE + 1, RESERVE + 6), *range(DUNGEON, table.zones.count())]:
            for card in table.zones.listed(zone):
                if not is_open(table, card):
                    number = table.cards.card_of[card]
                    assert table.cards.cards[number].copies == 1
                    assert f'"{table.card_set.card_ids[number]}"' not in text
                    hidden[str(table.cards.level[number])].append(number)
        assert unseen == {
            level: [table.card_set.card_ids[number] for number in sorted(numbers)] for level, numbers in hidden.items()
        }


@pytest.mark.rule("TEN-INFO-1")
@pytest.mark.parametrize(("mode", "players"), GAMES)
def test_events_name_only_cards_that_are_open_or_were_shuffled_away_since(mode: str, players: int) -> None:
    for seed in range(4):
        table = GAME.new({"mode": mode, "players": players}, seed, record=True)
        assert table.recorder is not None
        count = 0
        for _ in walk(table, player_of(seed)):
            hidden_later = False
            for number in range(table.recorder.count() - 1, count - 1, -1):
                row = table.recorder.rows[number * rows.ROW : (number + 1) * rows.ROW]
                hidden_later = hidden_later or row[rows.KIND] in HIDES
                if not hidden_later:
                    for card in [*cards_named(row), row[rows.CAUSE]]:
                        assert card < 0 or is_open(table, card) or in_own_deck(table, card)
            count = table.recorder.count()


def in_own_deck(t: TenefyrState, card: int) -> bool:
    """The cards of a deck are public (TEN-INFO-1): naming one reveals nothing about their order."""
    return any(t.zones.find(DECK + seat, card) >= 0 for seat in range(t.players))


@pytest.mark.rule("TEN-INFO-2", "TEN-INFO-3")
@pytest.mark.parametrize(("mode", "players"), GAMES)
def test_what_lies_open_is_seen_by_all(mode: str, players: int) -> None:
    for table in walked(mode, players, 1):
        shown = []
        for seat in seats(table):
            view = table.view(seat)
            assert view.pop("seat") == seat
            shown.append(json.dumps(view))
        assert len(set(shown)) == 1
        view = json.loads(shown[0])
        for seat, seen in enumerate(view["seats"]):
            assert [card["card"] for card in seen["hand"]] == names(table, table.zones.listed(HAND + seat))
            assert [card["card"] for card in seen["played"]] == names(table, table.zones.listed(PLAYED + seat))
            assert seen["discard"] == names(table, table.zones.listed(DISCARD + seat))
        assert view["looked"] == names(table, table.zones.listed(LOOKED))
        assert view["retired"] == names(table, table.zones.listed(RETIRED))
        assert sum(view["basics"].values()) == table.zones.size(BASICS)
        for dungeon, seen in enumerate(view["dungeons"]):
            cards = names(table, table.zones.listed(DUNGEON + dungeon))
            assert seen["count"] == len(cards)
            assert seen["top"] == (cards[-1] if table.face_down(dungeon) < len(cards) else None)
            assert seen["reward"] == (names(table, [reward])[0] if (reward := table.reward_of(dungeon)) >= 0 else None)
        assert view["dungeons"][BOSS]["place"] == "boss"


def test_a_table_in_a_message_shows_nothing() -> None:
    """The `repr` of a table, as printed in logs and tracebacks, names no card."""
    table = GAME.new({"players": 2}, 1)
    assert not [name for name in table.card_set.card_ids if name in repr(table)]
