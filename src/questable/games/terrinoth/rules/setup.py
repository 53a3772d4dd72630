"""From a configuration and a seed to a table that is ready to play (TER-SET)."""

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
    """A checked configuration, with what was left out chosen by the seed."""

    def __init__(self, catalogue: TerrinothCardSet, config: Config, rng: Rng) -> None:
        check_keys(config, KEYS)
        self.players: i64 = read_players(config, rng, 1, 4, "heroes")
        quests = [quest.id for quest in catalogue.quests]
        quest = read_word(config, "quest", [*quests, "random"], "random")
        self.quest: i64 = rng.below(len(quests)) if quest == "random" else quests.index(quest)
        self.heroes: list[int] = pick_heroes(catalogue, self.players, config.get("heroes"), rng)
        leader = config.get("leader")
        if leader is None:
            leader = rng.below(len(self.heroes))
        names = [catalogue.cards[number].id for number in self.heroes]
        if isinstance(leader, str) and leader in names:
            leader = names.index(leader)
        if isinstance(leader, bool) or not isinstance(leader, int) or not 0 <= leader < len(self.heroes):
            raise not_allowed("leader", leader, [*names, *[str(i) for i in range(len(names))]])
        self.leader: i64 = leader
        self.grim: bool = read_flag(config, "grim")


def pick_heroes(catalogue: TerrinothCardSet, players: i64, given: object, rng: Rng) -> list[int]:
    """One hero a player, two for one player alone; an archetype is taken once (TER-SET-7)."""
    cards = catalogue.heroes
    each = 2 if players == 1 else 1
    if given is None:
        archetypes = list(range(len(catalogue.archetypes)))
        dealt: list[int] = []
        for _ in range(players * each):
            archetype = archetypes.pop(rng.below(len(archetypes)))
            fitting = catalogue.heroes_of[archetype]
            dealt.append(fitting[rng.below(len(fitting))])
        return dealt
    names = {catalogue.cards[number].id: number for number in cards}
    if not isinstance(given, (list, tuple)) or len(given) != players:
        raise wrong_shape("is", given, players)
    picked: list[int] = []
    for party in given:
        if not isinstance(party, (list, tuple)) or len(party) != each:
            raise wrong_shape("holds", party, players)
        for hero in party:
            if not isinstance(hero, str) or hero not in names:
                raise not_known("heroes", hero, list(names))
            archetype = catalogue.cards[names[hero]].archetype
            taken = [catalogue.cards[other].archetype for other in picked]
            if archetype in taken:
                word = catalogue.archetypes[archetype]
                free = [name for name, number in names.items() if catalogue.cards[number].archetype not in taken]
                left = ", ".join(free)
                raise ConfigError(
                    f"heroes names {hero!r}, a second {word!r}; an archetype is taken once, allowed: {left}.",
                    "archetype-twice",
                    {"value": repr(hero), "archetype": repr(word), "allowed": left},
                )
            picked.append(names[hero])
    return picked


def wrong_shape(verb: str, value: object, players: i64) -> ConfigError:
    """Heroes that are not as many for each player as there must be."""
    lists = "1 list of 2 heroes" if players == 1 else f"{players} lists of 1 hero"
    return ConfigError(
        f"heroes {verb} {value!r}; allowed with {number_of_players(players)}: a list of {lists}.",
        "heroes-each",
        {"verb": verb, "value": repr(value), "players": players},
    )


def new_state(catalogue: TerrinothCardSet, config: Config, seed: int, record: bool) -> TerrinothState:
    rng = seeded(seed)
    setup = Setup(catalogue, config, rng)
    t = empty_table(catalogue, rng, setup)
    if record:
        t.record()
    quest = catalogue.quests[setup.quest]
    build_deck(t, quest, ENEMY, ENEMY_DECK)
    build_deck(t, quest, PLACE_CARD, LOCATION_DECK)
    build_deck(t, quest, ITEM, EXPLORE_DECK)
    t.zones.push(LAIR, catalogue.first[quest.nemesis])
    t.push(phases.ROUND, -1, -1)
    t.push(phases.SETTLE, t.leader, -1)
    t.advance()
    return t


def blank_zones(catalogue: TerrinothCardSet) -> Zones:
    """Made once and then copied."""
    blank = catalogue.blank_zones
    if blank is None:
        blank = Zones(zeros(0), zeros(0))
        for zone in range(ZONES):
            blank.add(24 if zone in (ENEMY_DECK, ENEMY_DECK + 1, EXPLORE_DECK, EXPLORE_DECK + 1) else 8)
        catalogue.blank_zones = blank
    return blank.clone()


def empty_table(catalogue: TerrinothCardSet, rng: Rng, setup: Setup) -> TerrinothState:
    t = TerrinothState(catalogue, rng, blank_zones(catalogue))
    count = len(setup.heroes)
    blank = catalogue.blank
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
    t.hero_cards = from_list([catalogue.first[number] for number in setup.heroes])
    t.wounds = zeros(count)
    t.tokens = zeros(count)
    t.down = zeros(count)
    t.classes = from_list([-1] * count)
    t.conditions = zeros(count)
    acts: list[int] = []
    for hero in setup.heroes:
        acts.extend(catalogue.basic[catalogue.cards[hero].archetype])
    t.acts = from_list(acts)
    t.spent = zeros(count * 4)
    tokens = len(catalogue.tokens)
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
