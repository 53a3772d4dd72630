"""Observations: they contain what the view contains, and nothing that is hidden from the seat."""

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from questable.envs.encoding import CARD, COUNT, ZONE, Encoding, encoding
from questable.envs.rows import MOST_ROWS, OPTIONS
from questable.kernel.rng import seeded
from questable.kernel.state import State
from questable.testkit import Scene

GAMES = ("tenefyr", "terrinoth")
EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "packs"
PACKS = {"tenefyr": EXAMPLES / "toll-road", "terrinoth": EXAMPLES / "salt-fair"}
TABLES = [(game, players) for game in GAMES for players in (1, 2, 3, 4)]
Walk = Callable[..., Iterator[State]]
Lying = Counter[tuple[str, str | None]]  # how many of a card lie in a zone


def named(code: Encoding, number: int) -> str | None:
    return None if number == 0 else code.game.card_set.card_ids[number - 1]


def things(code: Encoding, state: State, seat: int) -> Lying:
    """The content of the rows, with the names that the view uses."""
    found: Lying = Counter()
    for row in code.rows(state, seat)["things"].tolist():
        if row[ZONE]:
            found[code.zones[row[ZONE] - 1][0], named(code, row[CARD])] += row[COUNT]
    return found


def tenefyr_things(view: dict[str, Any]) -> Iterator[tuple[str, str | None, int]]:
    if view["combat"]:
        yield "enemy", view["combat"]["enemy"], 1
    for dungeon in view["dungeons"]:
        if dungeon["count"]:
            yield "dungeon", dungeon["top"], 1
        yield from (("below", card, 1) for card in dungeon["below"])
        if dungeon["reward"]:
            yield "reward", dungeon["reward"], 1
    for seat in view["seats"]:
        yield from (("deck", card, count) for card, count in seat["deck"]["cards"].items())
        yield from (("next", card, 1) for card in seat["deck"]["next"] if card)
        yield from (("hand", card["card"], 1) for card in seat["hand"])
        yield from (("played", card["card"], 1) for card in seat["played"])
        yield from (("discard", card, 1) for card in seat["discard"])
    yield from (("looked", card, 1) for card in view["looked"])
    yield from (("reserve", card, 1) for reserve in view["reserve"] for card in reserve["known"])
    yield from (("basics", card, count) for card, count in view["basics"].items())
    yield from (("retired", card, 1) for card in view["retired"])
    yield from (("unseen", card, 1) for cards in view["unseen"].values() for card in cards)
    yield from (("lasting", None, 1) for _ in view["modifiers"])


def terrinoth_things(view: dict[str, Any]) -> Iterator[tuple[str, str | None, int]]:
    yield "quest", view["quest"], 1
    if view["location"]:
        yield "location", view["location"]["card"], 1
        yield from (("token", None, count) for count in view["location"]["tokens"].values())
    yield from (("token", None, count) for count in view["quest_tokens"].values())
    for hero in view["heroes"]:
        yield "hero", hero["hero"], 1
        yield from (("activation", card["card"], 1) for card in hero["cards"])
        yield from (("item", card, 1) for card in hero["items"])
        yield from (("engaged", enemy["card"], 1) for enemy in hero["engaged"])
        yield from (("token", None, count) for count in hero["quest_tokens"].values())
    yield from ((place, enemy["card"], 1) for place in ("shadows", "lair") for enemy in view[place])
    if view["action"]:
        yield from (("target", enemy, 1) for enemy in view["action"]["targets"])
    yield from (("looked", card, 1) for card in view["looked"])
    yield from (("enemy-deck", known["card"], 1) for known in view["enemy_deck"]["known"])
    yield from (("exploration-deck", known["card"], 1) for known in view["exploration_deck"]["known"])
    yield from (("enemy-discard", card, 1) for card in view["enemy_discard"])
    yield from (("exploration-discard", card, 1) for card in view["exploration_discard"])
    yield from (("left-behind", card, 1) for card in view["locations_left_behind"])


def viewed(game: str, state: State, seat: int) -> Lying:
    found: Lying = Counter()
    view: Any = state.view(seat)
    for zone, card, count in tenefyr_things(view) if game == "tenefyr" else terrinoth_things(view):
        found[zone, card] += count
    return found


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_rows_hold_the_things_that_the_view_shows_and_no_other(game: str, players: int, walk: Walk) -> None:
    code = encoding(game)
    for step, state in enumerate(walk(game, players, seed=players)):
        if step % 5 == 0:
            for seat in range(players):
                assert things(code, state, seat) == viewed(game, state, seat)


@pytest.mark.parametrize("game", GAMES)
def test_rows_hold_cards_of_packs_as_they_hold_any_other(game: str, walk: Walk) -> None:
    packs = [PACKS[game]]
    code = encoding(game, packs)
    for step, state in enumerate(walk(game, 2, seed=4, packs=packs)):
        if step % 7 == 0:
            assert things(code, state, 0) == viewed(game, state, 0)
            assert state.outcome is not None or code.encode(state.resample(0, seeded(step)), 0) == code.encode(state, 0)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_tables_that_look_alike_to_a_seat_give_it_the_same_rows(game: str, players: int, walk: Walk) -> None:
    """Dealing everything again that is hidden from the seat does not change its rows."""
    code = encoding(game)
    different = 0
    for step, state in enumerate(walk(game, players, seed=10 + players)):
        if step % 7 == 0 and state.outcome is None:
            for seat in range(players):
                other = state.resample(seat, seeded(step))
                different += other.digest() != state.digest()
                assert code.encode(other, seat) == code.encode(state, seat)
    assert different > 5


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_options_are_those_of_the_decision(game: str, players: int, walk: Walk) -> None:
    code = encoding(game)
    for state in walk(game, players, seed=20 + players, longest=150):
        view: Any = state.view(0)
        options = code.rows(state, 0)["options"].tolist()
        shown = [option for option in options if option[0]]
        asked = view["decision"]["options"] if view["decision"] else []
        assert [code.tags[option[0] - 1] for option in shown] == [option["tag"] for option in asked]
        assert [named(code, option[1]) for option in shown] == [option["ref"].get("card") for option in asked]
        assert [option[4] for option in shown] == [option["ref"].get("number", 0) for option in asked]


@pytest.mark.parametrize("game", GAMES)
def test_seats_are_counted_from_who_looks(game: str, walk: Walk) -> None:
    code = encoding(game)
    final = code.numbers.index("final_seat")
    for state in walk(game, 3, seed=5, longest=60):
        if state.outcome is None:
            seen = [int(code.rows(state, seat)["numbers"][final]) for seat in range(3)]
            assert seen == [(state.final - seat) % 3 + 1 for seat in range(3)]


@pytest.mark.parametrize("game", GAMES)
def test_every_number_has_a_name_and_rows_never_run_out(game: str, walk: Walk) -> None:
    code = encoding(game)
    assert len(set(code.numbers)) == len(code.numbers)
    fullest = 0
    for state in walk(game, 4, seed=3):
        whole = code.encode(state, 0)
        assert len(whole) == 2 * code.size
        parts = code.rows(state, 0)
        assert parts["options"].shape[0] == OPTIONS
        fullest = max(fullest, int((parts["things"][:, ZONE] > 0).sum()))
    assert 30 < fullest < MOST_ROWS - 20


def test_known_numbers_of_a_table_of_tenefyr() -> None:
    code = encoding("tenefyr")
    state = code.game.new({"players": 2, "mode": "quick", "difficulty": "easy", "starting_player": 1}, 4)
    numbers = dict(zip(code.numbers, code.rows(state, 0)["numbers"].tolist(), strict=True))
    assert (numbers["players"], numbers["quick"], numbers["difficulty"]) == (2, 1, 0)
    assert numbers["starting_player"] == 2
    assert code.kinds[numbers["decision"]] == "where-to"
    assert numbers["options"] == state.option_count()
    assert numbers["deck 1"] == numbers["deck 2"] > 0
    assert numbers["deck 3"] == 0


@pytest.mark.parametrize(("players", "count"), [(1, 3), (2, 4), (3, 4), (4, 5)])
def test_the_next_symbol_is_the_one_that_these_players_see(players: int, count: int) -> None:
    code = encoding("tenefyr")
    for space, symbol in ((5, [1, count, 4]), (7, [0, 0, 0])):  # after space 7 only the skull is left
        s = Scene(mode="quick", players=players)
        s.dungeon("dungeon-1", "kobold", "orc")
        s.boss_token(space)
        numbers = dict(zip(code.numbers, code.rows(s.table, 0)["numbers"].tolist(), strict=True))
        assert [numbers[f"next_symbol_{what}"] for what in ("in", "count", "level")] == symbol


def test_what_one_player_looks_at_is_no_option_of_another(walk: Walk) -> None:
    """In Terrinoth cards may be looked at in secret: the others see that there is a decision, but not its options."""
    code = encoding("terrinoth")
    seen = 0
    for seed in range(60):
        for state in walk("terrinoth", 2, seed):
            decision = state.decision
            if decision is not None and decision.kind == "put-on-deck":
                own, other = (code.rows(state, seat) for seat in (decision.final_seat, 1 - decision.final_seat))
                assert (own["options"][:, 0] > 0).sum() == len(decision.options)
                assert not other["options"].any()
                assert code.kinds[other["numbers"][code.decision_at]] == "put-on-deck"
                seen += 1
        if seen:
            return
    pytest.fail("no card was ever looked at")
