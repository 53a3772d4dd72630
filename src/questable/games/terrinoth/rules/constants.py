"""Constants of Terrinoth: zones, selectors, timings, decisions, options, dice."""

from typing import Final

from questable.kernel import control
from questable.kernel.decision import CARD, NOTHING, NUMBER, PLACE, Tag

# ---- zones; a hero's zone is the base number plus the hero
ENGAGED: Final = 0
ITEMS: Final = 4

SHADOWS: Final = 8
LAIR: Final = 9
ENEMY_DECK: Final = 10
ENEMY_DISCARD: Final = 11
LOCATION_DECK: Final = 12
LOCATION: Final = 13
LOCATION_DISCARD: Final = 14
EXPLORE_DECK: Final = 15
EXPLORE_DISCARD: Final = 16
LOOKED: Final = 17
ASIDE: Final = 18  # defeated nemesis, out of the game (TER-WND-2)
ZONE_NAMES: Final = (  # from the shadows on
    "shadows",
    "lair",
    "enemy-deck",
    "enemy-discard",
    "location-deck",
    "location",
    "location-discard",
    "exploration-deck",
    "exploration-discard",
    "looked",
    "aside",
)

ZONES: Final = 19

OFFSETS: Final = {"ZONE_NAMES": SHADOWS}  # tables whose first entry has another number than 0

# ---- card kinds
HERO: Final = 0
ACTIVATION: Final = 1
CONDITION: Final = 2
ENEMY: Final = 3
PLACE_CARD: Final = 4
ITEM: Final = 5
EVENT: Final = 6
QUEST: Final = 7

ACTIONS: Final = {"attack": 0, "explore": 1, "rest": 2, "aid": 3}
ATTACK: Final = 0
EXPLORE: Final = 1
REST: Final = 2
AID: Final = 3

DIFFICULTIES: Final = {"trivial": 1, "challenging": 2, "formidable": 3}
RANKS: Final = {"minion": 0, "master": 1, "nemesis": 2}
NEMESIS: Final = 2

CONDITIONS: Final = {"poisoned": 0, "weakened": 1, "focused": 2}
HARMFUL: Final = 3  # in card files: Poisoned or Weakened
CONDITION_WORDS: Final = {"poisoned": 0, "weakened": 1, "focused": 2, "harmful": 3}

# ---- selectors
HEROES: Final = {
    "you": 0,
    "any": 1,
    "another": 2,
    "each": 3,
    "each-other": 4,
    "each-engaged": 5,
    "leader": 6,
    "target": 7,
    "engaged-hero": 8,
    "most-wounds": 9,
    "fewest-wounds": 10,
    "most-tokens": 11,
    "most-enemies": 12,
    "fewest-enemies": 13,
    "chosen": 14,
    "it": 15,
}
YOU: Final = 0
ANY: Final = 1
ANOTHER: Final = 2
EACH: Final = 3
EACH_OTHER: Final = 4
EACH_ENGAGED: Final = 5
LEADER: Final = 6
TARGET: Final = 7
ENGAGED_HERO: Final = 8
MOST_WOUNDS: Final = 9
FEWEST_WOUNDS: Final = 10
MOST_TOKENS: Final = 11
MOST_ENEMIES: Final = 12
FEWEST_ENEMIES: Final = 13
CHOSEN: Final = 14
IT: Final = 15

ENEMIES: Final = {
    "any": 0,
    "mine": 1,
    "any-not-mine": 2,
    "engaged-with-other": 3,
    "engaged": 4,
    "engaged-with-target": 5,
    "shadows": 6,
    "facedown": 7,
    "target": 8,
    "this": 9,
    "nemesis": 10,
    "chosen": 11,
    "it": 12,
}
E_ANY: Final = 0
E_MINE: Final = 1
E_NOT_MINE: Final = 2
E_WITH_OTHER: Final = 3
E_ENGAGED: Final = 4
E_WITH_TARGET: Final = 5
E_SHADOWS: Final = 6
E_FACEDOWN: Final = 7
E_TARGET: Final = 8
E_THIS: Final = 9
E_NEMESIS: Final = 10
E_CHOSEN: Final = 11
E_IT: Final = 12

SPOTS: Final = {"quest": 0, "location": 1, "hero": 2, "it": 3, "leader": 4}
ON_QUEST: Final = 0
ON_LOCATION: Final = 1
ON_HERO: Final = 2
ON_IT: Final = 3
ON_LEADER: Final = 4

PLACES: Final = {"engaged": 0, "shadows": 1, "shadows-facedown": 2}
P_ENGAGED: Final = 0
P_SHADOWS: Final = 1
P_FACEDOWN: Final = 2

DICE: Final = {"hero": 0, "enemy": 1, "any": 2}
STATS: Final = {"attack": 0, "resilience": 1, "health": 2}
S_ATTACK: Final = 0
S_RESILIENCE: Final = 1
S_HEALTH: Final = 2
CANNOTS: Final = {"be-exhausted-by-heroes": 0, "be-attacked-in-shadows": 1}
NO_EXHAUST: Final = 0
NO_ATTACK_IN_SHADOWS: Final = 1

NEMESIS_STATES: Final = {"lair": 0, "in-play": 1, "defeated": 2}

# ---- timings
TIMINGS: Final = {
    "round-start": 0,
    "activation-start": 1,
    "your-activation": 2,
    "before-roll": 3,
    "would-suffer": 4,
    "after-action": 5,
    "aided": 6,
    "activation-end": 7,
    "defeats-enemy": 8,
    "enemy-defeated": 9,
    "defeated": 10,
    "counterattacks": 11,
    "threat": 12,
    "exploration-resolved": 13,
    "location-revealed": 14,
    "fully-explored": 15,
    "leaving": 16,
    "end-of-round": 17,
    "hero-defeated": 18,
    "nemesis-would-be-defeated": 19,
}
ROUND_START: Final = 0
ACTIVATION_START: Final = 1
YOUR_ACTIVATION: Final = 2
BEFORE_ROLL: Final = 3
WOULD_SUFFER: Final = 4
AFTER_ACTION: Final = 5
AIDED: Final = 6
ACTIVATION_END: Final = 7
DEFEATS_ENEMY: Final = 8
ENEMY_DEFEATED: Final = 9
DEFEATED: Final = 10
COUNTERATTACKS: Final = 11
THREAT: Final = 12
EXPLORATION_RESOLVED: Final = 13
LOCATION_REVEALED: Final = 14
FULLY_EXPLORED: Final = 15
LEAVING: Final = 16
END_OF_ROUND: Final = 17
HERO_DEFEATED: Final = 18
NEMESIS_FALLS: Final = 19

TIMING_COUNT: Final = 20

FROM_EFFECT: Final = 0  # sources of wounds

FROM_COUNTERATTACK: Final = 1
SOURCES: Final = {"counterattack": 1}

# ---- decisions, after those of kernel.control
KINDS: Final[tuple[str, ...]] = (
    *control.KINDS,
    "activate",
    "use-item",
    "extra-activation",
    "target",
    "spend-tokens",
    "reroll",
    "divide",
    "order-of-abilities",
    "pick-hero",
    "pick-enemy",
    "pick-card",
    "activate-enemy",
    "travel",
    "pass-leadership",
    "upgrade",
    "put-on-deck",
    "counterattack",
    "defend",
)
CHOOSE_ACTIVATION: Final = 4
USE_ITEM: Final = 5
EXTRA_ACTIVATION: Final = 6
CHOOSE_TARGET: Final = 7
SPEND_TOKENS: Final = 8
REROLL: Final = 9
DIVIDE: Final = 10
ORDER: Final = 11
PICK_HERO: Final = 12
PICK_ENEMY: Final = 13
PICK_CARD: Final = 14
ACTIVATE_ENEMY: Final = 15
TRAVEL: Final = 16
PASS_LEADERSHIP: Final = 17
UPGRADE: Final = 18
PUT_ON_DECK: Final = 19
COUNTERATTACK_TIE: Final = 20
DEFEND: Final = 21

TAGS: Final[tuple[Tag, ...]] = (
    *control.TAGS,
    Tag("activate", CARD),
    Tag("use", CARD),
    Tag("done", NOTHING),
    Tag("hero", PLACE),
    Tag("enemy", CARD),
    Tag("spend", NUMBER),
    Tag("hero-die", NUMBER),
    Tag("enemy-die", NUMBER),
    Tag("successes", NUMBER),
    Tag("ability", CARD),
    Tag("pick", CARD),
    Tag("travel", NOTHING),
    Tag("stay", NOTHING),
    Tag("upgrade", CARD),
    Tag("top", CARD),
    Tag("bottom", CARD),
    Tag("defend", NUMBER),
)
T_ACTIVATE: Final = 3
T_USE: Final = 4
T_DONE: Final = 5
T_HERO: Final = 6
T_ENEMY: Final = 7
T_SPEND: Final = 8
T_HERO_DIE: Final = 9
T_ENEMY_DIE: Final = 10
T_SUCCESSES: Final = 11
T_ABILITY: Final = 12
T_PICK: Final = 13
T_TRAVEL: Final = 14
T_STAY: Final = 15
T_UPGRADE: Final = 16
T_TOP: Final = 17
T_BOTTOM: Final = 18
T_DEFEND: Final = 19

# ---- dice
SUCCESS: Final = 1
CRITICAL: Final = 2
DEFENSE: Final = 4
DOUBLE_SUCCESS: Final = 8
COUNTERATTACK: Final = 1
THREAT_FACE: Final = 2
