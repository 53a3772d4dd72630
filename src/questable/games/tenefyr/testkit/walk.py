"""Random walks over every kind of table, and what must hold at each of their decisions."""

from collections.abc import Iterator
from dataclasses import dataclass

import questable
from questable.games.tenefyr.game import TenefyrGame
from questable.games.tenefyr.rules.constants import (
    BASIC,
    BASICS,
    BOSS,
    DECK,
    DIFFICULTIES,
    DISCARD,
    DUNGEON,
    EDITIONS,
    HAND,
    KEEP_OR_REDRAW,
    LOOKED,
    LOOT,
    PLAYED,
    RESERVE,
    RETIRED,
    REWARD,
    SKILL,
    STAGE,
    WHERE_TO,
)
from questable.games.tenefyr.rules.state import BORROWED, LEAVING, TenefyrState
from questable.kernel.events import ALL
from questable.kernel.rng import seeded
from questable.testkit.walk import DecisionInvariants, GameTally, Player, walk_to_end

LONGEST = 1000  # decisions; the longest of 100,000 games is far below


def configurations(game: TenefyrGame) -> list[dict[str, object]]:
    """Every kind of table: mode, players, edition, difficulty, boss, and the cards of unused heroes in or out."""
    found: list[dict[str, object]] = []
    for players in (1, 2, 3, 4):
        for difficulty in DIFFICULTIES:
            found.append({"mode": "quick", "players": players, "difficulty": difficulty})
            for edition in EDITIONS:
                for boss in game.card_set.bosses:
                    found.append({"players": players, "difficulty": difficulty, "edition": edition, "boss": boss})
    for config in list(found):
        if config["players"] == 3 or (config["players"] == 1 and config.get("edition") != 2018):
            found.append({**config, "drop_unused_heroes": True})
    return found


class Walker:
    """Chooses at random, but so that the party often wins combats and many cards appear.

    `blind` of eight answers ignore the state.
    """

    def __init__(self, seed: int, blind: int = 1) -> None:
        self.rng = seeded(seed)
        self.blind = blind

    def choose(self, t: TenefyrState) -> int:
        count = t.option_count()
        if self.rng.below(8) < self.blind:
            return self.rng.below(count)
        if t.asking == WHERE_TO and count > 1:
            # low levels come first, the boss last
            return min([self.rng.below(count - 1) for _ in range(4)])
        if t.asking == KEEP_OR_REDRAW:
            hand = t.zones.listed(HAND + t.seat)
            return 0 if sum([t.cards.power[t.cards.card_of[card]] for card in hand]) >= 2 else 1
        return self.rng.below(count)


def walk(t: TenefyrState, player: Player[TenefyrState]) -> Iterator[int]:
    return walk_to_end(t, player, LONGEST)


class Invariants(DecisionInvariants[TenefyrState]):
    """What holds at every decision of a game of Tenefyr."""

    def __init__(self, t: TenefyrState) -> None:
        self.kept = self.in_game(t)
        self.stages = set(t.zones.listed(DUNGEON + BOSS))

    def in_game(self, t: TenefyrState) -> set[int]:
        """Basics, Skills and dungeon cards never leave the game; boss cards and rewards do."""
        cards = [card for zone in range(t.zones.count()) for card in t.zones.listed(zone)]
        return {card for card in cards if kind(t, card) in (BASIC, SKILL, LOOT)}

    def check_game(self, t: TenefyrState) -> None:
        self.check_places(t)
        self.check_marks(t)
        self.check_numbers(t)

    def check_places(self, t: TenefyrState) -> None:
        """Each card lies in exactly one place, and where its kind may lie."""
        rewards = [t.reward_of(dungeon) for dungeon in range(t.dungeon_count()) if t.reward_of(dungeon) >= 0]
        placed = list(rewards)
        for zone in range(t.zones.count()):
            cards = t.zones.listed(zone)
            placed += cards
            assert all(allowed(t, zone, card) for card in cards), f"{t.zone_name(zone)} holds {names(t, cards)}"
        assert len(placed) == len(set(placed)), "a card lies in two places"
        assert self.in_game(t) == self.kept, "a card has left the game, or come from the box"
        assert {card for card in placed if kind(t, card) == STAGE} <= self.stages
        assert all(kind(t, reward) == REWARD for reward in rewards)
        assert t.zones.count() == DUNGEON + t.dungeon_count()
        assert t.enemy < 0 or t.enemy == t.zones.top(DUNGEON + t.current)

    def check_marks(self, t: TenefyrState) -> None:
        """The marks of a card fit the zone that it is in."""
        in_front = {card for seat in range(4) for card in t.zones.listed(PLAYED + seat)}
        in_hand = {card for seat in range(4) for card in t.zones.listed(HAND + seat)}
        for card in range(len(t.cards.card_of)):
            assert t.known[card] in (0, ALL)  # hands are open, so all players know the same (TEN-INFO-3)
            if card not in in_front:
                assert t.worth[card] == t.minus[card] == 0, f"{names(t, [card])} counts for something"
                assert t.flags[card] in ((0, BORROWED) if card in in_hand else (0,))
            assert t.flags[card] in (0, BORROWED, LEAVING)
        for dungeon in range(t.dungeon_count()):
            hidden = t.face_down(dungeon)
            assert all(t.known[card] == ALL for card in t.zones.listed(DUNGEON + dungeon)[hidden:])
        for zone in (BASICS, RETIRED):
            assert all(t.known[card] == ALL for card in t.zones.listed(zone))

    def check_numbers(self, t: TenefyrState) -> None:
        assert 0 <= t.token < t.players
        assert 0 <= t.track <= t.cards.tracks[t.quick].skull
        assert t.current < t.dungeon_count()
        assert t.round_mark <= t.revision
        assert t.combat_mark <= t.revision
        assert t.turn_mark <= t.revision
        for seat in range(t.players, 4):
            assert all(t.zones.size(zone + seat) == 0 for zone in (DECK, HAND, DISCARD, PLAYED))


@dataclass
class Tally(GameTally):
    inspected: int = 0  # states whose invariants were checked

    def add(self, other: "Tally") -> None:
        self.add_games(other)
        self.inspected += other.inspected


def play_many(seeds: range) -> dict[str, Tally]:
    """Play one game per seed over every kind of table; tallies by mode and players. No game may break an invariant.

    Every final state is checked, and in every hundredth game every tenth decision.
    """
    game = questable.game("tenefyr")
    configs = configurations(game)
    found: dict[str, Tally] = {}
    for seed in seeds:
        turn, which = divmod(seed, len(configs))  # each kind of table gets its share of both walkers and of inspections
        config = configs[which]
        walker = Walker(seed, blind=8 if turn // 2 % 2 else 1)
        try:
            tally = play_one(game.new(config, seed), walker, (7 * turn + which) % 100 == 0)
        except Exception as error:
            raise AssertionError(f"the game of seed {seed} with {config} went wrong: {error!r}") from error
        found.setdefault(f"{config.get('mode', 'standard')}-{config['players']}", Tally()).add(tally)
    return found


def play_one(t: TenefyrState, player: Player[TenefyrState], inspect: bool) -> Tally:
    invariants = Invariants(t)
    inspected = 1
    decisions = 0
    for answers in walk(t, player):
        decisions = answers + 1
        if inspect and answers % 10 == 0:
            invariants.check(t)
            inspected += 1
    invariants.check(t)
    return Tally(1, decisions, decisions, int(t.outcome == "victory"), inspected)


def kind(t: TenefyrState, card: int) -> int:
    return t.cards.kind[t.cards.card_of[card]]


def names(t: TenefyrState, cards: list[int]) -> list[str]:
    return [t.card_id(card) for card in cards]


def allowed(t: TenefyrState, zone: int, card: int) -> bool:
    """May a card of this kind lie in this zone?"""
    what = kind(t, card)
    if zone < PLAYED + 4:
        return what in (BASIC, SKILL, LOOT)
    if zone < BASICS:
        return what == LOOT and t.cards.level[t.cards.card_of[card]] == zone - RESERVE
    if zone < DUNGEON:
        return what in {BASICS: (BASIC,), RETIRED: (SKILL,), LOOKED: (BASIC, SKILL, LOOT, STAGE)}[zone]
    return what == LOOT or (what == STAGE and zone == DUNGEON + BOSS)
