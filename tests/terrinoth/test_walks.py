"""Random walks over every quest, party and rule option: what must hold at each decision."""

import ast
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from questable.content.terrinoth_game import terrinoth
from questable.kernel.decision import MOST_OPTIONS
from questable.kernel.rng import seeded
from questable.kernel.state import FRAME, PC, SOURCE
from questable.terrinoth import phases
from questable.terrinoth.engagement import MOST_ENGAGED
from questable.terrinoth.table import COLUMNS, SCALARS, TOKEN_LIMIT, Table
from questable.terrinoth.words import (
    ASIDE,
    ENEMY,
    ENEMY_DECK,
    ENEMY_DISCARD,
    ENGAGED,
    EVENT,
    EXPLORE_DECK,
    EXPLORE_DISCARD,
    ITEM,
    ITEMS,
    LAIR,
    LOCATION,
    LOCATION_DECK,
    LOCATION_DISCARD,
    LOOKED,
    NEMESIS,
    PLACE_CARD,
    SHADOWS,
    ZONES,
)

SOURCE_FILE = Path(__file__).resolve().parents[2] / "src" / "questable" / "terrinoth" / "table.py"
GAME = terrinoth()
QUESTS = [quest.id for quest in GAME.catalogue.quests]
PLAYERS = (1, 2, 3, 4)
LONGEST = 3000  # decisions; the longest of these walks is far below


class Walker:
    """Answers at random, but travels when it can, and mostly rests when it is hurt: a walk that sees many rounds."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def choose(self, t: Table) -> int:
        decision = t.decision
        assert decision is not None
        keys = decision.option_keys()
        if self.rng.below(8) > 0:
            if "travel" in keys:
                return keys.index("travel")
            if decision.kind == "activate" and 2 * t.wounds[t.active] > t.health(t.active):
                resting = f"activate:{GAME.catalogue.card_ids[GAME.catalogue.card_of[t.acts[t.active * 4 + 2]]]}"
                if resting in keys:
                    return keys.index(resting)
        return self.rng.below(len(keys))


def walk(t: Table, walker: Walker) -> Iterator[int]:
    """Play to the end; yields the number of answers given, at each decision before it is answered."""
    answers = 0
    while t.outcome is None:
        assert answers < LONGEST, f"no end after {answers} decisions: {t.decision!r}"
        yield answers
        t.apply_index(walker.choose(t))
        answers += 1


def configuration(quest: str, players: int, grim: bool) -> dict[str, object]:
    return {"quest": quest, "players": players, "grim": grim}


def kind(t: Table, card: int) -> int:
    return t.cards.of(card).kind


def in_zones(t: Table) -> list[int]:
    return [card for zone in range(t.zones.count()) for card in t.zones.listed(zone)]


def in_hand(t: Table) -> list[int]:
    """Exploration cards that are drawn and in no zone: picked, or named by a frame that has not resolved them yet."""
    waiting = [
        int(t.stack[base + SOURCE])
        for base in range(0, t.top + FRAME, FRAME)
        if t.stack[base] == phases.EVENT and t.stack[base + PC] < len(t.cards.programs[phases.EVENT])
    ]
    return waiting + [card for card in t.picks if kind(t, card) in (ITEM, EVENT)]


def allowed(t: Table, zone: int, card: int) -> bool:
    """May a card of this kind lie in this zone?"""
    what = kind(t, card)
    nemesis = what == ENEMY and t.cards.of(card).rank == NEMESIS
    if zone < ITEMS:
        return what == ENEMY and zone < t.count and t.standing(zone)
    if zone < SHADOWS:
        return what == ITEM and t.standing(zone - ITEMS)
    return {
        SHADOWS: what == ENEMY,
        LAIR: nemesis,
        ASIDE: nemesis,
        ENEMY_DECK: what == ENEMY and not nemesis,
        ENEMY_DISCARD: what == ENEMY and not nemesis,
        LOCATION_DECK: what == PLACE_CARD,
        LOCATION: what == PLACE_CARD,
        LOCATION_DISCARD: what == PLACE_CARD,
        EXPLORE_DECK: what in (ITEM, EVENT),
        EXPLORE_DISCARD: what in (ITEM, EVENT),
        LOOKED: what in (ITEM, EVENT, ENEMY),
    }[zone]


class Invariants:
    """What holds at every decision of one game; made when it begins."""

    def __init__(self, t: Table) -> None:
        self.kept = sorted(in_zones(t) + in_hand(t))

    def check(self, t: Table) -> None:
        self.check_places(t)
        self.check_enemies(t)
        self.check_heroes(t)
        self.check_decision(t)

    def check_places(self, t: Table) -> None:
        """Each card lies in exactly one place, where its kind may lie; none leaves the game or comes from the box."""
        assert t.zones.count() == ZONES
        for zone in range(ZONES):
            cards = t.zones.listed(zone)
            names = [t.content.card_ids[t.content.card_of[card]] for card in cards]
            assert all(allowed(t, zone, card) for card in cards), f"{t.zone_name(zone)} holds {names}"
        assert sorted(in_zones(t) + in_hand(t)) == self.kept
        on_the_way = t.decision is not None and t.decision.kind == "pass-leadership"
        assert t.zones.size(LOCATION) == (0 if on_the_way else 1)
        assert t.zones.size(LAIR) + t.zones.size(ASIDE) <= 1
        assert t.nemesis_down == t.zones.size(ASIDE)

    def check_enemies(self, t: Table) -> None:
        """At most three before a hero (TER-ENG-3); only those in the shadows are face down (TER-ENG-4)."""
        shadows = t.zones.listed(SHADOWS)
        in_play = shadows + [enemy for hero in range(t.count) for enemy in t.zones.listed(ENGAGED + hero)]
        for hero in range(t.count):
            assert t.zones.size(ENGAGED + hero) <= MOST_ENGAGED
        for card in range(len(t.cards.card_of)):
            assert t.facedown[card] == 0 or card in shadows
            if card not in in_play:
                assert t.enemy_wounds[card] == t.exhausted[card] == 0
            assert t.enemy_wounds[card] >= 0

    def check_heroes(self, t: Table) -> None:
        assert t.standing(t.leader) or t.outcome == "defeat"
        for hero in range(t.count):
            assert 0 <= t.tokens[hero] <= TOKEN_LIMIT
            assert t.wounds[hero] >= 0
            if not t.standing(hero):
                assert t.wounds[hero] == t.tokens[hero] == t.conditions[hero] == 0
            elif not t.in_action and t.outcome is None:
                assert t.wounds[hero] < t.health(hero)
            cards = [t.cards.of(t.acts[hero * 4 + action]) for action in range(4)]
            assert [card.action for card in cards] == [0, 1, 2, 3]
            assert {card.archetype for card in cards} == {t.hero_card(hero).archetype}
            assert {card.hero_class for card in cards} <= {-1, int(t.classes[hero])}
        assert all(count >= 0 for column in (t.quest_tokens, t.location_tokens, t.hero_tokens) for count in column)
        assert t.progress >= 0
        assert 0 <= t.peril < len(t.cards.quests[t.quest].track)

    def check_decision(self, t: Table) -> None:
        """In progress means a question with at least two answers; over means none."""
        decision = t.decision
        if t.outcome is not None:
            assert decision is None
            assert t.option_count() == 0
            return
        assert decision is not None
        keys = decision.option_keys()
        assert 2 <= len(keys) <= MOST_OPTIONS
        assert len(keys) == len(set(keys))
        assert decision.final_seat in decision.seats
        assert all(0 <= seat < t.players for seat in decision.seats)


def check_views(t: Table) -> None:
    """What a seat sees is JSON, and says of the table what is in the zones."""
    seats: list[int | None] = [None, *range(t.players)]
    for seat in seats:
        view = json.loads(json.dumps(t.view(seat)))
        assert view == t.view(seat)
        assert view["seat"] == seat
        assert [len(hero["engaged"]) for hero in view["heroes"]] == [
            t.zones.size(ENGAGED + hero) for hero in range(t.count)
        ]
        assert len(view["shadows"]) == t.zones.size(SHADOWS)
        assert view["enemy_deck"]["count"] == t.zones.size(ENEMY_DECK)


@pytest.mark.parametrize("grim", [False, True], ids=["plain", "grim"])
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("quest", QUESTS)
def test_what_must_hold_holds_at_every_decision(quest: str, players: int, grim: bool) -> None:
    for seed in range(2):
        table = GAME.new(configuration(quest, players, grim), seed, record=True)
        invariants = Invariants(table)
        for answers in walk(table, Walker(seed)):
            invariants.check(table)
            assert table.revision == answers
            if answers % 10 == 0:
                check_views(table)
        invariants.check(table)
        check_views(table)
        for seat in (None, *range(players)):
            json.dumps(table.events(seat))


def play_on(tables: list[Table], seed: int, answers: int) -> None:
    """All of them go the same way."""
    rng = seeded(seed)
    for _ in range(answers):
        assert len({table.digest() for table in tables}) == 1
        assert len({json.dumps(table.view(0)) for table in tables}) == 1
        if tables[0].outcome is not None:
            return
        choice = rng.below(tables[0].option_count())
        for table in tables:
            table.apply_index(choice)
    assert len({table.digest() for table in tables}) == 1


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("quest", QUESTS)
def test_clone_and_loaded_copy_play_on_like_the_original(quest: str, players: int) -> None:
    seed = 10 * players + len(quest)
    table = GAME.new(configuration(quest, players, grim=players % 2 == 0), seed)
    for answers in walk(table, Walker(seed)):
        if answers % 5 == 0:
            text = GAME.dump(table)
            before = table.digest()
            play_on([table.clone(), table.clone().clone(), GAME.load(text), GAME.load(text).clone()], answers, 3)
            assert (table.digest(), GAME.dump(table)) == (before, text), "what clones do is seen by the original"


@pytest.mark.parametrize("quest", QUESTS)
def test_a_game_goes_on_alike_however_often_it_is_copied(quest: str) -> None:
    """One table plays straight on, one is saved and loaded, one cloned after every answer: they stay the same."""
    straight = GAME.new(configuration(quest, 3, grim=False), 5)
    saved = GAME.load(GAME.dump(straight))
    cloned = straight.clone()
    walker = Walker(5)
    for _ in range(120):
        if straight.outcome is not None:
            break
        choice = walker.choose(straight)
        saved = GAME.load(GAME.dump(saved))
        cloned = cloned.clone()
        for table in (straight, saved, cloned):
            table.apply_index(choice)
        assert straight.digest() == saved.digest() == cloned.digest()
        assert straight.view(0) == saved.view(0)


def test_a_clone_shares_nothing_that_can_change() -> None:
    table = GAME.new(configuration("the-goblin-problem", 4, grim=False), 2)
    for answers in walk(table, Walker(2)):
        if answers % 10 == 0:
            clone = table.clone()
            before = table.digest()
            for name in COLUMNS:
                column = getattr(clone, name)
                if name not in (
                    "hero_cards",
                    "origin",
                ):  # never written in place
                    if isinstance(column, list):
                        column.append(1)
                    else:
                        column[0] += 1
            for column in (clone.zones.cards, clone.zones.table, clone.known, clone.stack):
                column[0] += 1
            clone.options.append(0)
            clone.rng.next()
            assert table.digest() == before


def test_every_decision_can_be_imagined_by_every_seat() -> None:
    """What a seat cannot know is dealt anew: the seat sees no difference, and the game can go on."""
    table = GAME.new(configuration("the-queen-who-died-twice", 3, grim=False), 4)
    for answers in walk(table, Walker(4)):
        if answers % 7 == 0:
            seat = answers % 3
            copy = table.resample(seat, seeded(answers))
            assert copy.view(seat) == table.view(seat)
            assert len(in_zones(copy)) == len(in_zones(table))
            copy.apply_index(answers % copy.option_count())


# ---- nothing is forgotten


def assigned(owner: str, method: str) -> list[str]:
    """The attributes of `self` that a method assigns, read from the source."""
    tree = ast.parse(SOURCE_FILE.read_text("utf-8"))
    (found,) = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and node.name == owner]
    (body,) = [node for node in found.body if isinstance(node, ast.FunctionDef) and node.name == method]
    targets: list[ast.expr] = []
    for node in ast.walk(body):
        if isinstance(node, ast.Assign):
            targets += node.targets
        elif isinstance(node, ast.AnnAssign):
            targets.append(node.target)
    return [node.attr for node in targets if isinstance(node, ast.Attribute)]


def test_every_number_of_a_table_has_its_name_in_the_codec() -> None:
    assert sorted(assigned("Table", "__init__")) == sorted([*SCALARS, *COLUMNS, "cards"])


def test_a_clone_takes_over_all_of_it() -> None:
    assert sorted(assigned("Table", "copy_from")) == sorted(assigned("Table", "__init__"))


@pytest.mark.parametrize("name", SCALARS)
def test_every_number_counts_in_the_digest_and_is_saved(name: str) -> None:
    table = GAME.new(configuration("the-ninth-bell", 2, grim=False), 1)
    before = table.digest()
    setattr(table, name, getattr(table, name) + 1)
    assert table.digest() != before
    assert GAME.load(GAME.dump(table)).digest() == table.digest() == table.clone().digest()


@pytest.mark.parametrize("name", COLUMNS)
def test_every_column_counts_in_the_digest_and_is_saved(name: str) -> None:
    table = GAME.new(configuration("the-ninth-bell", 2, grim=False), 1)
    before = table.digest()
    column = getattr(table, name)[:]
    if isinstance(column, list):
        column.append(3)
    else:
        column[0] += 1
    setattr(table, name, column)
    assert table.digest() != before
    assert GAME.load(GAME.dump(table)).digest() == table.digest() == table.clone().digest()
