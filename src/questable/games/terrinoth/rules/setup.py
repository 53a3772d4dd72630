"""Set-up: build the initial state from a configuration and a seed (TER-SET)."""

from typing import Final

from mypy_extensions import i64

from questable.games.terrinoth.rules import phases
from questable.games.terrinoth.rules.card_set import TerrinothCardSet
from questable.games.terrinoth.rules.constants import (
    ENEMY,
    ENEMY_DECK,
    EXPLORE_DECK,
    ITEM,
    LAIR,
    LOCATION_DECK,
    PLACE_CARD,
    ZONES,
)
from questable.games.terrinoth.rules.decks import build_deck
from questable.games.terrinoth.rules.state import TerrinothState
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
from questable.kernel.rng import Rng, seeded
from questable.kernel.state import SPARE
from questable.kernel.vec import empty, from_list, zeros
from questable.kernel.zones import Zones

KEYS: Final[list[str]] = ["players", "quest", "heroes", "leader", "grim"]


class Setup:
    """A validated configuration. Missing values are chosen at random from the seed."""

    def __init__(self, card_set: TerrinothCardSet, config: Config, rng: Rng) -> None:
        check_keys(config, KEYS)
        self.players: i64 = read_players(config, rng, 1, 4, "heroes")
        quests = [quest.id for quest in card_set.quests]
        quest = read_word(config, "quest", [*quests, "random"], "random")
        self.quest: i64 = rng.below(len(quests)) if quest == "random" else quests.index(quest)
        self.heroes: list[int] = pick_heroes(card_set, self.players, config.get("heroes"), rng)
        leader = config.get("leader")
        if leader is None:
            leader = rng.below(len(self.heroes))
        names = [card_set.cards[number].id for number in self.heroes]
        if isinstance(leader, str) and leader in names:
            leader = names.index(leader)
        if isinstance(leader, bool) or not isinstance(leader, int) or not 0 <= leader < len(self.heroes):
            raise not_allowed("leader", leader, [*names, *[str(i) for i in range(len(names))]])
        self.leader: i64 = leader
        self.grim: bool = read_flag(config, "grim")


def pick_heroes(card_set: TerrinothCardSet, players: i64, given: object, rng: Rng) -> list[int]:
    """One hero per player, two in solo play, all of different archetypes (TER-SET-7)."""
    cards = card_set.heroes
    each = 2 if players == 1 else 1
    if given is None:
        archetypes = list(range(len(card_set.archetypes)))
        dealt: list[int] = []
        for _ in range(players * each):
            archetype = archetypes.pop(rng.below(len(archetypes)))
            fitting = card_set.heroes_of[archetype]
            dealt.append(fitting[rng.below(len(fitting))])
        return dealt
    names = {card_set.cards[number].id: number for number in cards}
    if not isinstance(given, (list, tuple)) or len(given) != players:
        raise heroes_shape_error("is", given, players)
    picked: list[int] = []
    for party in given:
        if not isinstance(party, (list, tuple)) or len(party) != each:
            raise heroes_shape_error("holds", party, players)
        for hero in party:
            if not isinstance(hero, str) or hero not in names:
                raise not_known("heroes", hero, list(names))
            archetype = card_set.cards[names[hero]].archetype
            taken = [card_set.cards[other].archetype for other in picked]
            if archetype in taken:
                word = card_set.archetypes[archetype]
                free = [name for name, number in names.items() if card_set.cards[number].archetype not in taken]
                left = ", ".join(free)
                raise ConfigError(
                    f"heroes names {hero!r}, a second {word!r}; an archetype is taken once, allowed: {left}.",
                    "archetype-twice",
                    {"value": repr(hero), "archetype": repr(word), "allowed": left},
                )
            picked.append(names[hero])
    return picked


def heroes_shape_error(verb: str, value: object, players: i64) -> ConfigError:
    """The error for a wrong number of heroes per player."""
    lists = "1 list of 2 heroes" if players == 1 else f"{players} lists of 1 hero"
    return ConfigError(
        f"heroes {verb} {value!r}; allowed with {number_of_players(players)}: a list of {lists}.",
        "heroes-each",
        {"verb": verb, "value": repr(value), "players": players},
    )


def new_state(card_set: TerrinothCardSet, config: Config, seed: int, record: bool) -> TerrinothState:
    rng = seeded(seed)
    setup = Setup(card_set, config, rng)
    t = empty_state(card_set, rng, setup)
    if record:
        t.record()
    quest = card_set.quests[setup.quest]
    build_deck(t, quest, ENEMY, ENEMY_DECK)
    build_deck(t, quest, PLACE_CARD, LOCATION_DECK)
    build_deck(t, quest, ITEM, EXPLORE_DECK)
    t.zones.push(LAIR, card_set.first[quest.nemesis])
    t.push(phases.ROUND, -1, -1)
    t.push(phases.ARRIVE, t.leader, -1)
    t.advance()
    return t


def blank_zones(card_set: TerrinothCardSet) -> Zones:
    """Empty zones, built once and then cloned."""
    blank = card_set.blank_zones
    if blank is None:
        blank = Zones(zeros(0), zeros(0))
        for zone in range(ZONES):
            blank.add(24 if zone in (ENEMY_DECK, ENEMY_DECK + 1, EXPLORE_DECK, EXPLORE_DECK + 1) else 8)
        card_set.blank_zones = blank
    return blank.clone()


def empty_state(card_set: TerrinothCardSet, rng: Rng, setup: Setup) -> TerrinothState:
    t = TerrinothState(card_set, rng, blank_zones(card_set))
    count = len(setup.heroes)
    blank = card_set.blank
    t.known = blank[:]
    t.enemy_wounds = blank[:]
    t.exhausted = blank[:]
    t.facedown = blank[:]
    t.origin = blank[:]
    t.stack = blank[: 2 * SPARE]
    t.players = setup.players
    t.count = count
    t.quest = setup.quest
    t.grim = 1 if setup.grim else 0
    t.leader = setup.leader
    t.active = setup.leader
    t.hero_cards = from_list([card_set.first[number] for number in setup.heroes])
    t.wounds = zeros(count)
    t.tokens = zeros(count)
    t.down = zeros(count)
    t.classes = from_list([-1] * count)
    t.conditions = zeros(count)
    acts: list[int] = []
    for hero in setup.heroes:
        acts.extend(card_set.basic[card_set.cards[hero].archetype])
    t.acts = from_list(acts)
    t.spent = zeros(count * 4)
    tokens = len(card_set.tokens)
    t.quest_tokens = zeros(tokens)
    t.location_tokens = zeros(tokens)
    t.hero_tokens = zeros(tokens * count)
    t.hero_dice = empty()
    t.enemy_dice = empty()
    t.targets = empty()
    t.shares = empty()
    t.picks = empty()
    t.queue = empty()
    t.used = empty()
    return t
