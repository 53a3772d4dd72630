"""Random walks over every kind of table check invariants at each decision."""

import json
from itertools import pairwise

import pytest

import questable
from questable.bots.registry import bot_rng, make_bot
from questable.games.tenefyr.rules.constants import DECK, DISCARD, HAND, PLAYED
from questable.games.tenefyr.rules.state import COLUMNS, TenefyrState
from questable.games.tenefyr.testkit.walk import Invariants, Walker, configurations, walk
from questable.kernel.rng import seeded
from questable.kernel.vec import appended

GAME = questable.game("tenefyr")
CONFIGURATIONS = configurations(GAME)
PARTIES = [(mode, players) for mode in ("standard", "quick") for players in (1, 2, 3, 4)]


def of_party(mode: str, players: int) -> list[dict[str, object]]:
    return [
        config for config in CONFIGURATIONS if config["players"] == players and config.get("mode", "standard") == mode
    ]


def check_views(t: TenefyrState) -> None:
    """The view is JSON, and its decks and piles match the zones."""
    seats: list[int | None] = [None, *range(t.players)]
    texts = [json.dumps(t.view(seat)) for seat in seats]
    for text, seat in zip(texts, seats, strict=True):
        view = json.loads(text)
        assert view == t.view(seat)
        assert view["seat"] == seat
        assert len(view["seats"]) == t.players
        for other, shown in enumerate(view["seats"]):
            assert shown["deck"]["count"] == sum(shown["deck"]["cards"].values()) == t.zones.size(DECK + other)
            piles = [len(shown[pile]) for pile in ("hand", "discard", "played")]
            assert piles == [t.zones.size(zone + other) for zone in (HAND, DISCARD, PLAYED)]


def test_every_kind_of_table_is_walked() -> None:
    walked = [config for mode, players in PARTIES for config in of_party(mode, players)]
    assert sorted(map(json.dumps, walked)) == sorted(map(json.dumps, CONFIGURATIONS))
    assert len(walked) == 150


@pytest.mark.parametrize(("mode", "players"), PARTIES)
def test_what_must_hold_holds_at_every_decision(mode: str, players: int) -> None:
    for seed, config in enumerate(of_party(mode, players)):
        table = GAME.new(config, seed, record=True)
        invariants = Invariants(table)
        before = table.revision
        for answers in walk(table, Walker(seed)):
            invariants.check(table)
            assert table.revision == before + answers
            if answers % 5 == 0:
                check_views(table)
        invariants.check(table)
        check_views(table)
        revisions = [event["revision"] for event in table.events(None)]
        assert all(
            isinstance(one, int) and isinstance(other, int) and one <= other for one, other in pairwise(revisions)
        )


def futures(tables: list[TenefyrState], seed: int, answers: int) -> None:
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


@pytest.mark.parametrize(("mode", "players"), PARTIES)
def test_clone_and_loaded_copy_play_on_like_the_original_from_every_decision(mode: str, players: int) -> None:
    seed = 10 * players + len(mode)
    table = GAME.new({"mode": mode, "players": players}, seed)
    for answers in walk(table, Walker(seed)):
        text = GAME.dump(table)
        before = table.digest()
        futures([table.clone(), table.clone().clone(), GAME.load(text), GAME.load(text).clone()], answers, 4)
        assert (table.digest(), GAME.dump(table)) == (before, text), "what clones do is seen by the original"


def test_all_of_a_game_can_be_played_on_a_new_copy_each_time() -> None:
    """A game that is saved and loaded after every answer stays the same game."""
    table = GAME.new({"players": 4, "mode": "quick"}, 8)
    copy = GAME.load(GAME.dump(table))
    walker = Walker(8)
    for _ in walk(table, Walker(8)):
        copy = GAME.load(GAME.dump(copy)).clone()
        copy.apply_index(walker.choose(copy))
    table_end = table.digest()
    assert copy.digest() == table_end
    assert copy.outcome == table.outcome


def test_a_clone_shares_nothing_that_can_change() -> None:
    table = GAME.new({"players": 3}, 2)
    for answers in walk(table, Walker(2)):
        if answers % 10 == 0:
            clone = table.clone()
            before = table.digest()
            assert clone.rng is not table.rng
            assert clone.zones is not table.zones
            for name in COLUMNS:
                column = getattr(clone, name)
                if name != "heroes" and len(column) > 0:  # who plays whom never changes
                    column[0] += 1
            for column in (clone.zones.cards, clone.zones.table, clone.known, clone.stack, clone.options):
                column[0] += 1
            clone.extra = appended(clone.extra, 1)
            clone.modifiers = appended(clone.modifiers, 1)
            clone.dungeons = appended(clone.dungeons, 1)
            clone.rng.next()
            assert table.digest() == before


@pytest.mark.slow
@pytest.mark.parametrize(("mode", "players"), PARTIES)
def test_what_must_hold_holds_deep_in_the_game(mode: str, players: int) -> None:
    """The same invariants in games of a bot that reaches the last dungeons and wins."""
    victories = 0
    for seed in range(5, 17):
        table = GAME.new({"mode": mode, "players": players, "difficulty": "easy"}, seed, record=True)
        invariants = Invariants(table)
        for answers in walk(table, make_bot("heuristic", bot_rng(seed))):
            invariants.check(table)
            if answers % 10 == 0:
                check_views(table)
                futures([table.clone(), GAME.load(GAME.dump(table))], answers, 3)
        invariants.check(table)
        victories += table.outcome == "victory"
    assert victories
