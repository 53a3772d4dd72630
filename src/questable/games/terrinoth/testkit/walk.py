"""Random walks through quests, and what must hold at each of their decisions."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field

import questable
from questable.games.terrinoth.game import TerrinothGame
from questable.games.terrinoth.rules import phases
from questable.games.terrinoth.rules.constants import (
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
from questable.games.terrinoth.rules.engagement import MOST_ENGAGED
from questable.games.terrinoth.rules.state import TOKEN_LIMIT, TerrinothState
from questable.kernel.rng import seeded
from questable.kernel.state import FRAME, PC, SOURCE
from questable.testkit.walk import DecisionInvariants, GameTally, Player, walk_to_end

LONGEST = 3000  # decisions of a walk; nearly all are far shorter
TRUNCATED = 20_000  # decisions after which a game of many is broken off and counted apart


class Walker:
    """Chooses at random, but travels when possible and mostly rests when wounded, so that a game lasts many rounds."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def choose(self, t: TerrinothState) -> int:
        decision = t.decision
        assert decision is not None
        keys = decision.option_keys()
        if self.rng.below(8) > 0:
            if "travel" in keys:
                return keys.index("travel")
            if decision.kind == "activate" and 2 * t.wounds[t.active] > t.health(t.active):
                resting = f"activate:{t.card_id(t.acts[t.active * 4 + 2])}"
                if resting in keys:
                    return keys.index(resting)
        return self.rng.below(len(keys))


def walk(t: TerrinothState, player: Player[TerrinothState]) -> Iterator[int]:
    return walk_to_end(t, player, LONGEST)


def configuration(quest: str, players: int, grim: bool) -> dict[str, object]:
    return {"quest": quest, "players": players, "grim": grim}


def kind(t: TerrinothState, card: int) -> int:
    return t.cards.of(card).kind


def in_zones(t: TerrinothState) -> list[int]:
    return [card for zone in range(t.zones.count()) for card in t.zones.listed(zone)]


def in_hand(t: TerrinothState) -> list[int]:
    """Exploration cards that are drawn and in no zone: picked, or named by a frame that has not resolved them yet."""
    waiting = [
        int(t.stack[base + SOURCE])
        for base in range(0, t.top + FRAME, FRAME)
        if t.stack[base] == phases.EVENT and t.stack[base + PC] < len(t.cards.programs[phases.EVENT])
    ]
    return waiting + [card for card in t.picks if kind(t, card) in (ITEM, EVENT)]


def allowed(t: TerrinothState, zone: int, card: int) -> bool:
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


class Invariants(DecisionInvariants[TerrinothState]):
    """What holds at every decision of a game of Terrinoth."""

    def __init__(self, t: TerrinothState) -> None:
        self.kept = sorted(in_zones(t) + in_hand(t))

    def check_game(self, t: TerrinothState) -> None:
        self.check_places(t)
        self.check_enemies(t)
        self.check_heroes(t)

    def check_places(self, t: TerrinothState) -> None:
        """Each card lies in exactly one place, where its kind may lie; none leaves the game or comes from the box."""
        assert t.zones.count() == ZONES
        for zone in range(ZONES):
            cards = t.zones.listed(zone)
            names = [t.card_id(card) for card in cards]
            assert all(allowed(t, zone, card) for card in cards), f"{t.zone_name(zone)} holds {names}"
        assert sorted(in_zones(t) + in_hand(t)) == self.kept
        on_the_way = t.decision is not None and t.decision.kind == "pass-leadership"
        assert t.zones.size(LOCATION) == (0 if on_the_way else 1)
        assert t.zones.size(LAIR) + t.zones.size(ASIDE) <= 1
        assert t.nemesis_down == t.zones.size(ASIDE)

    def check_enemies(self, t: TerrinothState) -> None:
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

    def check_heroes(self, t: TerrinothState) -> None:
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


def check_views(t: TerrinothState) -> None:
    """The view of each seat is JSON and agrees with the zones."""
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


# ---- many games


@dataclass
class QuestTally(GameTally):
    truncated: int = 0
    quests: dict[str, int] = field(default_factory=dict)

    def add(self, other: "QuestTally") -> None:
        self.add_games(other)
        self.truncated += other.truncated
        for quest, games in other.quests.items():
            self.quests[quest] = self.quests.get(quest, 0) + games


def configurations(game: TerrinothGame) -> list[dict[str, object]]:
    """Every quest with every number of players, plain and grim; heroes and leader are chosen by the seed."""
    return [
        {"quest": quest.id, "players": players, "grim": grim}
        for quest in game.card_set.quests
        for players in (1, 2, 3, 4)
        for grim in (False, True)
    ]


def play_many(numbers: range) -> QuestTally:
    """Play games with random answers; one in a hundred is checked at every decision, the others at their end."""
    game = questable.game("terrinoth")
    configs = configurations(game)
    whole = QuestTally()
    for number in numbers:
        config = configs[number % len(configs)]
        table = game.new(config, number)
        invariants = Invariants(table)
        rng = seeded(-number - 1)
        decisions = 0
        while table.outcome is None and decisions < TRUNCATED:
            if number % 100 == 0:
                invariants.check(table)
            table.apply_index(rng.below(table.option_count()))
            decisions += 1
        invariants.check(table)
        won = table.outcome == "victory"
        cut = table.outcome is None
        whole.add(QuestTally(1, decisions, decisions, int(won), int(cut), {f"{config['quest']}": 1}))
    return whole
