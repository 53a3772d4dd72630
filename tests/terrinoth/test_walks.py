"""Random walks over every quest, party and rule option check invariants at each decision."""

import ast
import json
from pathlib import Path

import pytest

import questable
from questable.games.terrinoth.rules.state import COLUMNS, SCALARS, TerrinothState
from questable.games.terrinoth.testkit.walk import Invariants, Walker, check_views, configuration, in_zones, walk
from questable.kernel.rng import seeded
from questable.kernel.vec import appended

SOURCE_FILE = Path(__file__).resolve().parents[2] / "src" / "questable" / "games" / "terrinoth" / "rules" / "state.py"
GAME = questable.game("terrinoth")
QUESTS = [quest.id for quest in GAME.card_set.quests]
PLAYERS = (1, 2, 3, 4)


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


def play_on(tables: list[TerrinothState], seed: int, answers: int) -> None:
    """Play all tables on with the same random answers and check that they stay equal."""
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
                    if len(column) > 0:
                        column[0] += 1
                    setattr(clone, name, appended(column, 1))
            for column in (clone.zones.cards, clone.zones.table, clone.known, clone.stack, clone.options):
                column[0] += 1
            clone.rng.next()
            assert table.digest() == before


def test_every_decision_can_be_imagined_by_every_seat() -> None:
    """Resampling for a seat leaves its view unchanged, and the resampled game can be played on."""
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
    several = [node.elts if isinstance(node, ast.Tuple) else [node] for node in targets]
    return [node.attr for nodes in several for node in nodes if isinstance(node, ast.Attribute)]


def test_every_number_of_a_table_has_its_name_in_the_codec() -> None:
    assert sorted(assigned("TerrinothState", "__init__")) == sorted([*SCALARS, *COLUMNS, "cards"])


def test_a_clone_takes_over_all_of_it() -> None:
    assert sorted([*assigned("TerrinothState", "copy_from"), "cards"]) == sorted(assigned("TerrinothState", "__init__"))


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
    setattr(table, name, appended(column, 3))
    assert table.digest() != before
    assert GAME.load(GAME.dump(table)).digest() == table.digest() == table.clone().digest()
