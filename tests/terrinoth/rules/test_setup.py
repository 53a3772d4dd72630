"""TER-SET: what lies on the table before the first decision."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
import yaml

from questable.games import registry
from questable.games.terrinoth.game import MODULE as TERRINOTH
from questable.games.terrinoth.game import TerrinothGame
from questable.games.terrinoth.reader import Definition
from questable.games.terrinoth.rules.constants import (
    ENEMY_DECK,
    ENGAGED,
    EXPLORE_DECK,
    LAIR,
    LOCATION,
    LOCATION_DECK,
    LOOKED,
    SHADOWS,
)
from questable.games.terrinoth.rules.state import TerrinothState

GAME = TERRINOTH.load()
CARDS = GAME.cards
QUESTS = list(CARDS.quests)
PARTY = [["kari-wraithstalker"], ["dorrik-emberfall"], ["elder-mok"], ["maelis-quillfire"]]  # none acts in the set-up
SEEDS = range(6)
every_quest = pytest.mark.parametrize("quest", QUESTS)
every_table = pytest.mark.parametrize(
    ("players", "quest"), [(players, quest) for players in (1, 2, 3, 4) for quest in QUESTS]
)


@cache
def sheets() -> dict[str, dict[str, Any]]:
    return {
        quest["id"]: quest
        for text in registry.module("terrinoth").built_in_files().values()
        for quest in yaml.safe_load(text).get("quests", [])
    }


def new(seed: int = 1, **config: object) -> TerrinothState:
    return GAME.new(config, seed)


def settled(seed: int, **config: object) -> TerrinothState:
    """A new game in which every decision of the set-up was answered with the first option."""
    t = new(seed, **config)
    while t.decision is not None and t.decision.kind != "activate":
        t.apply(t.decision.options[0].key)
    return t


def cards(t: TerrinothState, *zones: int) -> list[str]:
    return [t.card_set.card_ids[t.card_set.card_of[card]] for zone in zones for card in t.zones.listed(zone)]


def downward(t: TerrinothState, zone: int) -> list[str]:
    return list(reversed(cards(t, zone)))


def enemies_in_order(t: TerrinothState) -> list[str]:
    """All enemies from the first one dealt to the bottom of the deck."""
    engaged = [t.zones.listed(ENGAGED + (t.leader + i) % t.count) for i in range(t.count)]
    dealt: list[int] = []
    while any(engaged):
        for enemies in engaged:
            if enemies:
                dealt.append(enemies.pop(0))
    dealt += t.zones.listed(SHADOWS)
    dealt += reversed(t.zones.listed(ENEMY_DECK))
    return [t.card_set.card_ids[t.card_set.card_of[card]] for card in dealt]


def set_of(enemy: str) -> str:
    return CARDS.of("enemies")[enemy].set


def shown(entry: dict[str, Any]) -> int:
    return int(entry.get("count", 1))


@pytest.mark.rule("TER-SET-1")
def test_a_quest_is_chosen_or_drawn_at_random() -> None:
    for quest in QUESTS:
        t = new(quest=quest)
        assert t.cards.quests[t.quest].id == quest
    drawn = {t.cards.quests[t.quest].id for t in (new(seed, quest="random", players=2) for seed in range(60))}
    assert drawn == set(QUESTS)


@pytest.mark.rule("TER-SET-1")
def test_the_goblin_problem_is_the_recommended_first_quest() -> None:
    assert [quest for quest, sheet in sheets().items() if sheet.get("introductory")] == ["the-goblin-problem"]
    assert CARDS.quests["the-goblin-problem"].number == 1


@pytest.mark.rule("TER-SET-2")
@every_quest
def test_the_enemy_deck_is_stacks_of_whole_sets(quest: str) -> None:
    """Hold Greywatch spawns one more face down at the start of the first round: it lies in the shadows, too."""
    for seed in SEEDS:
        t = new(seed, quest=quest, heroes=PARTY[:3])
        order = enemies_in_order(t)
        for stack in sheets()[quest]["decks"]["enemies"]:
            sets = sum(shown(entry) for entry in stack)
            part, order = order[: sets * 3], order[sets * 3 :]
            named = {entry["set"] for entry in stack if "set" in entry}
            assert named <= {set_of(enemy) for enemy in part}
            whole = Counter(part)
            for name in {set_of(enemy) for enemy in part}:
                assert (whole.pop(name), whole.pop(f"{name}-master")) == (2, 1)
            assert not whole
        assert order == []


@pytest.mark.rule("TER-SET-2", "TER-SET-3", "TER-SET-4")
def test_each_stack_is_shuffled() -> None:
    tables = [new(seed, quest="hold-greywatch", heroes=PARTY[:3]) for seed in range(12)]
    assert len({tuple(sorted(enemies_in_order(t)[:6])) for t in tables}) == 1  # goblin sneaks and goblin slingers …
    assert len({tuple(enemies_in_order(t)[:6]) for t in tables}) > 6  # … in any order
    assert len({tuple(cards(t, EXPLORE_DECK)) for t in tables}) == 12
    mills = [new(seed, quest="the-faceless-guest", players=3) for seed in range(12)]
    assert {downward(t, LOCATION_DECK).index("old-mill") for t in mills} == {0, 1}


@pytest.mark.rule("TER-SET-3")
@every_quest
def test_the_location_deck_is_stacks_of_single_unique_cards(quest: str) -> None:
    for seed in SEEDS:
        t = new(seed, quest=quest, players=2)
        order = [*cards(t, LOCATION), *downward(t, LOCATION_DECK)]
        assert len(set(order)) == len(order)
        for stack in sheets()[quest]["decks"]["locations"]:
            size = sum(shown(entry) for entry in stack)
            part, order = order[:size], order[size:]
            assert {entry["location"] for entry in stack if "location" in entry} <= set(part)
            expected = Counter(entry["random"] for entry in stack for _ in range(shown(entry)) if "random" in entry)
            named = {entry.get("location") for entry in stack}
            found = Counter(CARDS.of("locations")[place].difficulty for place in part if place not in named)
            assert found == expected
        assert order == []


@pytest.mark.rule("TER-SET-4")
@every_quest
def test_the_exploration_deck_is_the_base_set_and_the_named_sets(quest: str) -> None:
    named = {entry["set"] for stack in sheets()[quest]["decks"]["exploration"] for entry in stack}
    assert "base" in named
    assert len(named) >= 2
    expected = sorted(card.id for card in CARDS.of("exploration").values() if card.set in named)
    for seed in SEEDS:
        t = new(seed, quest=quest, heroes=PARTY[:2])
        assert sorted(cards(t, EXPLORE_DECK, LOOKED)) == expected  # at the Old Mill somebody has drawn two already
    assert len(expected) == 12 + 5 * (len(named) - 1)


@pytest.mark.rule("TER-SET-5")
@every_quest
def test_the_nemesis_lies_face_up_in_its_lair(quest: str) -> None:
    t = new(quest=quest, players=2)
    assert cards(t, LAIR) == [sheets()[quest]["nemesis"]]
    assert t.view(None)["lair"] == t.view(0)["lair"]
    lair = t.view(None)["lair"]
    assert isinstance(lair, list)
    assert (lair[0]["card"], lair[0]["facedown"]) == (sheets()[quest]["nemesis"], False)


@pytest.mark.rule("TER-SET-6")
@every_quest
def test_the_peril_token_stands_on_the_start_space_and_nobody_holds_anything(quest: str) -> None:
    t = new(quest=quest, players=4)
    assert t.peril == 0
    assert t.cards.quests[t.quest].colours[0] == "start"
    for hero in range(4):
        assert (t.wounds[hero], t.tokens[hero], t.conditions[hero]) == (0, 0, 0)
    assert sum(t.quest_tokens) == sum(t.hero_tokens) == 0
    assert {name: card.copies for name, card in CARDS.of("conditions").items()} == dict.fromkeys(
        ("poisoned", "weakened", "focused"), 4
    )  # the supply


@pytest.mark.rule("TER-SET-7")
@every_table
def test_each_hero_has_the_four_basic_cards_of_their_archetype_readied(players: int, quest: str) -> None:
    for seed in SEEDS:
        t = new(seed, quest=quest, players=players)
        assert t.count == (2 if players == 1 else players)
        archetypes = [t.hero_card(hero).archetype for hero in range(t.count)]
        assert len(set(archetypes)) == t.count
        for hero in range(t.count):
            acts = [t.cards.of(card) for card in t.acts[hero * 4 : hero * 4 + 4]]
            assert [card.action for card in acts] == [0, 1, 2, 3]
            assert {(card.archetype, card.hero_class) for card in acts} == {(archetypes[hero], -1)}
            assert t.readied_cards(hero) == 4


@pytest.mark.rule("TER-SET-7")
def test_players_pick_their_heroes() -> None:
    t = new(heroes=PARTY)
    assert [[t.hero_card(hero).id] for hero in range(4)] == PARTY
    assert [t.seat_of(hero) for hero in range(4)] == [0, 1, 2, 3]


@pytest.mark.rule("TER-SET-8")
@pytest.mark.parametrize(("count", "bonus"), [(2, 10), (3, 4), (4, 0)])
def test_the_leader_takes_the_first_turn_and_hero_count_cards_are_dealt(count: int, bonus: int) -> None:
    for leader in range(count):
        t = new(heroes=PARTY[:count], leader=leader, quest="the-goblin-problem")
        assert (t.leader, t.active) == (leader, leader)
        decision = t.decision
        assert decision is not None
        assert (decision.kind, decision.final_seat) == ("activate", leader)
        assert [t.health(hero) - t.hero_card(hero).health for hero in range(count)] == [bonus] * count
    named = new(heroes=PARTY[:count], leader=PARTY[1][0])
    assert named.leader == 1


@pytest.mark.rule("TER-SET-9")
@every_table
def test_the_first_location_and_its_enemies(players: int, quest: str) -> None:
    for seed in SEEDS:
        t = settled(seed, quest=quest, players=players)
        (place,) = cards(t, LOCATION)
        if place == "old-mill":  # the card that is drawn there may change anything
            continue
        first: Definition = CARDS.of("locations")[place]
        sizes = [t.zones.size(ENGAGED + (t.leader + i) % t.count) for i in range(t.count)]
        expected = [sum(1 for n in range(first.engaged) if n % t.count == i) for i in range(t.count)]
        assert sizes == expected
        assert not any(t.facedown[enemy] for hero in range(t.count) for enemy in t.zones.listed(ENGAGED + hero))
        later = 1 if quest == "hold-greywatch" else 0  # it spawns one at the start of the first round
        assert t.zones.size(SHADOWS) == first.shadows + later
        if place != "shepherds-hill":  # from there one sees for miles
            assert all(t.facedown[enemy] for enemy in t.zones.listed(SHADOWS))
        assert not any(t.exhausted)
        assert t.progress == sum(1 for hero in range(t.count) if t.hero_card(hero).id == "jorun-swiftwater")


@pytest.mark.rule("TER-SET-9")
def test_heroes_draw_one_at_a_time_and_the_shadows_come_last() -> None:
    t = GAME.new({"heroes": PARTY[:2], "leader": 1, "quest": "hold-greywatch"}, 3, record=True)
    event_ids = [event["id"] for event in t.events(None) if str(event["id"]).startswith("enemy-")]
    assert event_ids[:5] == [
        "enemy-spawned",
        "enemy-engaged",
        "enemy-spawned",
        "enemy-engaged",
        "enemy-spawned-facedown",
    ]
    first = [event["args"] for event in t.events(None) if event["id"] == "enemy-engaged"]
    assert [args["hero"] for args in first if isinstance(args, dict)] == ["dorrik-emberfall", "kari-wraithstalker"]


GATE = """
quests:
  - id: at-the-gate
    number: 9
    level: hard
    objective: slay
    name: {en: At the gate, fr: "À la porte", nl: Aan de poort}
    story: {en: A, fr: B, nl: C}
    nemesis: splig
    decks:
      enemies: [[{set: bandit}]]
      locations: [[{location: greywatch-gate}]]
      exploration: [[{set: base}]]
    rules:
      - {when: location-revealed, do: [{spawn-nemesis: {place: engaged, hero: leader}}, {raise-peril: {count: 1}}]}
      - {when: location-revealed, do: [{who: each, do: [{gain: {success: 2, hero: it}}]}]}
    peril: {track: [start, grey, red], rules: {red: [{spawn: {count: 1, place: shadows}}]}}
    threat: []
    victory: {if: {nemesis: defeated}}
    defeat: []
    victory-text: {en: A, fr: B, nl: C}
    defeat-text: {en: A, fr: B, nl: C}
"""


@pytest.mark.rule("TER-SET-10")
def test_a_quests_special_set_up_beats_the_normal_one(game_with: Callable[..., TerrinothGame]) -> None:
    t = game_with(at_the_gate=GATE).new({"quest": "at-the-gate", "heroes": PARTY[:3], "leader": 2}, 1)
    assert cards(t, LAIR) == []  # not in its lair
    assert "splig" in cards(t, ENGAGED + 2)
    assert t.peril == 1  # not on the start space
    assert list(t.tokens) == [2, 2, 2]
    assert (t.round, t.zones.size(LOCATION_DECK)) == (1, 0)


@pytest.mark.rule("TER-SET-10")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_villagers_of_the_lantern_quest(players: int) -> None:
    t = new(quest="lanterns-in-the-mire", players=players)
    assert t.location_tokens[t.cards.tokens.index("villager")] == 2


@pytest.mark.rule("TER-SET-11")
@every_quest
def test_chance_draws_from_the_unused_ones_of_that_difficulty(quest: str) -> None:
    decks = sheets()[quest]["decks"]
    named_sets = {entry["set"] for stack in decks["enemies"] for entry in stack if "set" in entry}
    named_places = {entry["location"] for stack in decks["locations"] for entry in stack if "location" in entry}
    sets_seen: set[str] = set()
    places_seen: set[str] = set()
    for seed in range(30):
        t = new(seed, quest=quest, heroes=PARTY[:2])
        order, places = enemies_in_order(t), [*cards(t, LOCATION), *downward(t, LOCATION_DECK)]
        used = Counter(set_of(enemy) for enemy in order)
        assert set(used.values()) == {3}  # never twice the same
        for stack in decks["enemies"]:
            size = sum(shown(entry) for entry in stack) * 3
            drawn = {set_of(enemy) for enemy in order[:size]} - named_sets
            order = order[size:]
            expected = Counter({e["random"]: shown(e) for e in stack if "random" in e})
            assert Counter(CARDS.of("enemies")[one].difficulty for one in drawn) == expected
            sets_seen |= drawn
        assert len(set(places)) == len(places)
        places_seen |= set(places) - named_places
    assert not any(CARDS.of("locations")[place].quest for place in places_seen)
    for difficulty, seen, group in (
        ("challenging", sets_seen, [(e.set, e.difficulty) for e in CARDS.of("enemies").values() if e.set]),
        ("challenging", places_seen, [(p.id, p.difficulty) for p in CARDS.of("locations").values() if not p.quest]),
    ):
        if any(dict(group)[one] == difficulty for one in seen):  # each unused one comes up sooner or later
            unused = {one for one, rated in group if rated == difficulty} - named_sets - named_places
            assert {one for one in seen if dict(group)[one] == difficulty} == unused


@pytest.mark.rule("TER-SET-12")
@every_quest
def test_cards_of_a_quest_are_used_only_where_a_set_up_names_them(quest: str) -> None:
    own = {place.id for place in CARDS.of("locations").values() if place.quest == quest}
    assert len(own) == 1
    for seed in range(20):
        t = new(seed, quest=quest, players=2)
        places = {*cards(t, LOCATION), *cards(t, LOCATION_DECK)}
        assert {place for place in places if CARDS.of("locations")[place].quest} == own
        everywhere = cards(t, *range(4), SHADOWS, ENEMY_DECK)
        assert not any(CARDS.of("enemies")[enemy].rank == "nemesis" for enemy in everywhere)
