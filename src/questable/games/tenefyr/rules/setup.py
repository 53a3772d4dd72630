"""Set-up: build the initial state from a configuration and a seed (TEN-SET)."""

from typing import Final

from mypy_extensions import i64

from questable.games.tenefyr.rules import phases
from questable.games.tenefyr.rules.card_set import BASIC_POOL, LEVEL_POOL, SKILL_POOL, STAGE_POOL, TenefyrCardSet
from questable.games.tenefyr.rules.constants import (
    BASICS,
    BOSS,
    CARD_KEPT_IN_GAME,
    DECK,
    DIFFICULTIES,
    DUNGEON,
    EDITIONS,
    HEROES,
    PLAYED,
    RESERVE,
)
from questable.games.tenefyr.rules.state import REWARD as SLOT_OF_REWARD
from questable.games.tenefyr.rules.state import ROOM, TenefyrState
from questable.games.tenefyr.rules.zones import reveal
from questable.kernel.config import (
    Config,
    check_keys,
    not_allowed,
    not_known,
    number_of_players,
    read_flag,
    read_players,
    read_word,
)
from questable.kernel.errors import ConfigError
from questable.kernel.events import ALL
from questable.kernel.rng import Rng, seeded
from questable.kernel.state import SPARE
from questable.kernel.vec import Vec, empty, from_list, zeros
from questable.kernel.zones import Zones

KEYS = (
    "players",
    "heroes",
    "difficulty",
    "boss",
    "mode",
    "edition",
    "drop_unused_heroes",
    "starting_player",
)
MODES = ("standard", "quick")
ENEMIES_IN_DUNGEON = 4
BASICS_OF_EACH = 6  # TEN-SET-2; solo has twice as many


class Setup:
    """A validated configuration. Missing values are chosen at random from the seed."""

    def __init__(self, card_set: TenefyrCardSet, config: Config, rng: Rng) -> None:
        check_keys(config, list(KEYS))
        players = read_players(config, rng, 1, 4, "heroes")
        self.players: i64 = players
        self.heroes: list[list[int]] = pick_heroes(players, config.get("heroes"), rng)
        self.difficulty: i64 = DIFFICULTIES.index(read_word(config, "difficulty", list(DIFFICULTIES), "normal"))
        self.quick: bool = read_word(config, "mode", list(MODES), "standard") == "quick"
        edition = config.get("edition", 2019)
        if not isinstance(edition, int) or edition not in EDITIONS:
            raise not_allowed("edition", edition, ["2018", "2019"])
        self.edition: i64 = edition
        if self.quick and edition == 2018:
            raise ConfigError(
                "mode is 'quick', which the 2018 edition does not have; allowed with edition 2018: standard.",
                "quick-2018",
            )
        boss = read_word(config, "boss", [*card_set.bosses, "random"], "random")
        self.boss: i64 = rng.below(len(card_set.bosses)) if boss == "random" else card_set.bosses.index(boss)
        self.drop: bool = self.read_drop(config)
        start = config.get("starting_player")
        if start is None:
            start = rng.below(players)
        if isinstance(start, bool) or not isinstance(start, int) or not 0 <= start < players:
            seats = ", ".join([str(seat) for seat in range(players)])
            raise ConfigError(
                f"starting_player is {start!r}; allowed with {number_of_players(players)}: {seats}.",
                "not-allowed-with",
                {"key": "starting_player", "value": repr(start), "players": players, "allowed": seats},
            )
        self.starting_player: i64 = start

    def read_drop(self, config: Config) -> bool:
        drop = read_flag(config, "drop_unused_heroes")
        allowed = (3,) if self.edition == 2018 else (1, 3)
        if drop and self.players not in allowed:
            player_counts = "3 players" if self.edition == 2018 else "1 or 3 players"
            raise ConfigError(
                f"drop_unused_heroes is true with {number_of_players(self.players)}; "
                f"allowed in the {self.edition} edition: {player_counts} (TEN-SET-11).",
                "drop-unused-heroes",
                {"players": self.players, "edition": f"edition-{self.edition}"},
            )
        return drop


def pick_heroes(players: i64, given: object, rng: Rng) -> list[list[int]]:
    """One hero each for three and four players, two each for one and two (TEN-SET-1 to TEN-SET-4)."""
    each = 1 if players >= 3 else 2
    if given is None:
        left = [0, 1, 2, 3]
        dealt: list[list[int]] = []
        for _ in range(players):
            dealt.append([left.pop(rng.below(len(left))) for _ in range(each)])
        return dealt
    if not isinstance(given, (list, tuple)) or len(given) != players:
        raise heroes_shape_error("is", given, players, each)
    picked: list[list[int]] = []
    taken: list[str] = []
    for party in given:
        if not isinstance(party, (list, tuple)) or len(party) != each:
            raise heroes_shape_error("holds", party, players, each)
        for hero in party:
            if not isinstance(hero, str) or hero not in HEROES:
                raise not_known("heroes", hero, list(HEROES))
            if hero in taken:
                sentence = f"heroes names {hero!r} twice; no hero can be taken twice."
                raise ConfigError(sentence, "hero-twice", {"value": repr(hero)})
            taken.append(hero)
        picked.append([HEROES.index(hero) for hero in party])
    return picked


def heroes_shape_error(verb: str, value: object, players: i64, each: i64) -> ConfigError:
    """The error for a wrong number of heroes per player."""
    lists, heroes = "1 list" if players == 1 else f"{players} lists", ", ".join(HEROES)
    return ConfigError(
        f"heroes {verb} {value!r}; allowed with {number_of_players(players)}: a list of {lists} of {each} of {heroes}.",
        "heroes-shape",
        {"verb": verb, "value": repr(value), "players": players, "each": each, "allowed": heroes},
    )


def new_state(card_set: TenefyrCardSet, config: Config, seed: int, record: bool) -> TenefyrState:
    rng = seeded(seed)
    setup = Setup(card_set, config, rng)
    t = empty_state(card_set, rng, setup)
    if record:
        t.record()
    deal_decks(t, setup)
    deal_dungeons(t, setup)
    deal_rewards(t)
    t.push(phases.GAME, -1, -1)
    t.advance()
    return t


def empty_state(card_set: TenefyrCardSet, rng: Rng, setup: Setup) -> TenefyrState:
    t = TenefyrState(card_set, rng, blank_zones(card_set, setup.players, setup.quick))
    blank = card_set.blank
    t.known = blank[:]
    t.worth = blank[:]
    t.minus = blank[:]
    t.flags = blank[:]
    t.total = zeros(8 if setup.players == 1 else setup.players)
    t.bonus = zeros(setup.players)
    t.doubling = zeros(setup.players)
    t.extra = empty()
    t.modifiers = empty()
    t.stack = blank[: 2 * SPARE]
    t.players = setup.players
    t.difficulty = setup.difficulty
    t.boss = -1 if setup.quick else setup.boss
    t.quick = 1 if setup.quick else 0
    t.edition = setup.edition
    t.dropped = 1 if setup.drop else 0
    t.token = setup.starting_player
    t.track = card_set.tracks[t.quick].starts[setup.difficulty]
    t.heroes = zeros(setup.players)
    for seat in range(setup.players):
        for hero in setup.heroes[seat]:
            t.heroes[seat] |= 1 << hero
    t.dungeons = QUICK_DUNGEONS[:] if setup.quick else DUNGEONS[:]
    return t


def levels_of(quick: bool) -> tuple[int, ...]:
    """The levels of the dungeons on the table (TEN-SET-5); in Quick mode the fifth is the Boss deck."""
    return (1, 2, 3, 4) if quick else (1, 1, 2, 2, 3, 3, 4, 4, 5, 5)


def blank_dungeons(quick: bool) -> list[int]:
    """The initial `dungeons` vector: levels only. Dungeon 0 is the Boss deck."""
    rooms = [5 if quick else 0, -1, 0, 0]
    for level in levels_of(quick):
        rooms.extend([level, -1, 0, 0])
    return rooms


DUNGEONS: Final[Vec] = from_list(blank_dungeons(False))
QUICK_DUNGEONS: Final[Vec] = from_list(blank_dungeons(True))


def blank_zones(card_set: TenefyrCardSet, players: i64, quick: bool) -> Zones:
    """The zones before shuffling: Basics dealt, dungeon cards in the Reserve piles by level.

    Built once for each number of players and mode, then cloned.
    """
    place = players * 2 + (1 if quick else 0)
    blank = card_set.blank_zones[place]
    if blank is None:
        blank = Zones(zeros(0), zeros(0))
        for zone in range(DUNGEON):
            blank.add(zone_capacity(zone, players, quick))
        blank.add(8)
        for _ in levels_of(quick):
            blank.add(ENEMIES_IN_DUNGEON + 2)
        each = BASICS_OF_EACH * 2 if players == 1 else BASICS_OF_EACH
        for power in (1, 0):
            basics = card_set.pools[BASIC_POOL + power]
            for i in range(len(basics)):
                blank.push(DECK + i // each if i // each < players else BASICS, basics[i])
        for level in range(1, 6):
            for card in card_set.pools[LEVEL_POOL + level]:
                blank.push(RESERVE + level, card)
        card_set.blank_zones[place] = blank
    return blank.clone()


def zone_capacity(zone: i64, players: i64, quick: bool) -> i64:
    """The initial capacity of a zone, small enough for fast clones and rarely exceeded."""
    if zone < PLAYED + 4:
        if zone % 4 >= players:
            return 0
        solo = 2 if players == 1 else 1
        return (20, 6, 20, 12)[zone // 4] * solo
    if zone == BASICS:
        return 24
    if RESERVE < zone <= RESERVE + 5:
        return 12 if quick else 8
    return 4


def deal_decks(t: TenefyrState, setup: Setup) -> None:
    """Add the Skills to each deck and shuffle it. The remaining Basics are beside the Reserve (TEN-SET-6)."""
    zones = t.zones
    for card in zones.listed(BASICS):
        t.known[card] = ALL
    for seat in range(t.players):
        for hero in setup.heroes[seat]:
            for card in t.cards.pools[SKILL_POOL + hero]:
                zones.push(DECK + seat, card)
        t.shuffle(DECK + seat, zones.size(DECK + seat))


def deal_dungeons(t: TenefyrState, setup: Setup) -> None:
    """Deal two dungeons per level (Quick: one) and the Boss deck; the rest is the Reserve (TEN-SET-5 to TEN-SET-8)."""
    zones = t.zones
    if setup.drop:
        for level in range(1, 6):
            zones.fill(RESERVE + level, level_cards(t, level, setup))
    for level in range(1, 6):
        t.shuffle(RESERVE + level, zones.size(RESERVE + level))
    for dungeon in range(t.dungeon_count()):
        if t.level_of(dungeon) > 0:
            zones.draw(RESERVE + t.level_of(dungeon), DUNGEON + dungeon, ENEMIES_IN_DUNGEON)
    if not setup.quick:
        for card in t.cards.pools[STAGE_POOL]:
            if t.cards.cards[t.cards.card_of[card]].boss == setup.boss:
                zones.push(DUNGEON + BOSS, card)
        t.shuffle(DUNGEON + BOSS, zones.size(DUNGEON + BOSS))
    for dungeon in range(t.dungeon_count()):
        reveal(t, dungeon)


def level_cards(t: TenefyrState, level: i64, setup: Setup) -> list[int]:
    """The dungeon cards of a level, without those of unused heroes if `setup.drop` is set (TEN-SET-11)."""
    cards = t.cards.pools[LEVEL_POOL + level]
    if not setup.drop:
        return cards
    used = [hero for party in setup.heroes for hero in party]
    kept: list[int] = []
    dropped: list[int] = []
    for card in cards:
        hero = t.cards.cards[t.cards.card_of[card]].names_hero
        if hero >= 0 and hero not in used:
            dropped.append(card)
        else:
            kept.append(card)
    dungeons = 0
    for dungeon in range(t.dungeon_count()):
        if t.level_of(dungeon) == level:
            dungeons += 1
    while len(kept) < dungeons * ENEMIES_IN_DUNGEON and dropped:
        card = dropped.pop(t.chance(len(dropped)))
        t.emit(CARD_KEPT_IN_GAME, card)
        kept.append(card)
    return kept


def deal_rewards(t: TenefyrState) -> None:
    """Deal a random face-up Reward of its level to each dungeon except the Boss deck (TEN-SET-7)."""
    level = 0
    fitting: list[int] = []
    for dungeon in range(BOSS + 1, t.dungeon_count()):
        if t.level_of(dungeon) != level:  # dungeons are in the order of their levels
            level = t.level_of(dungeon)
            fitting = t.cards.rewards[t.edition][level][:]
        if len(fitting) > 0:
            t.dungeons[dungeon * ROOM + SLOT_OF_REWARD] = fitting.pop(t.chance(len(fitting)))
