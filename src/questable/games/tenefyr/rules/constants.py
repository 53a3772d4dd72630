"""Constants of Tenefyr: zones, filters, timings, decisions, options, events."""

from typing import Final

from questable.kernel import control
from questable.kernel.decision import CARD, NOTHING, PLACE, SEAT, Tag
from questable.kernel.events import EventKind

# ---- zones; a player's zone is the base number plus the seat
DECK: Final = 0
HAND: Final = 4
DISCARD: Final = 8
PLAYED: Final = 12
RESERVE: Final = 15  # plus the level, 1 to 5
BASICS: Final = 21  # Basics in no deck, beside the Reserve (TEN-SET-6)
RETIRED: Final = 22  # removed Skills, out of the game (TEN-FX-4)
LOOKED: Final = 23  # shown to all players while an effect resolves
DUNGEON: Final = 24  # plus the number of the dungeon
BOSS: Final = 0  # dungeon 0 is the Boss deck; in Quick mode the level 5 dungeon (TEN-QUICK-2)

PLAYER_ZONES: Final = ("deck", "hand", "discard", "played")

# ---- card kinds
BASIC: Final = 0
SKILL: Final = 1
LOOT: Final = 2  # a dungeon card: an enemy half and a loot half
STAGE: Final = 3
REWARD: Final = 4

HEROES: Final = ("barbarian", "bard", "cleric", "thief")
DIFFICULTIES: Final = ("easy", "normal", "hard")
EDITIONS: Final = (2018, 2019)

# ---- card filters
FILTERS: Final = {"any": 0, "basic": 1, "basic-0": 2, "basic-1": 3, "loot": 4, "skill": 5, "non-basic": 6}
ANY: Final = 0

# ---- zones and places in card files
COUNTED: Final = {"all-discards": 0, "your-discard": 1, "all-played": 2, "your-played": 3}
ALL_DISCARDS: Final = 0
YOUR_DISCARD: Final = 1
ALL_PLAYED: Final = 2
YOUR_PLAYED: Final = 3

SOURCES: Final = {"hand": HAND, "discard": DISCARD, "deck": DECK}
TO_HAND: Final = 0
TO_DISCARD: Final = 1
TO_DECK: Final = 2
TO_DECK_TOP: Final = 3
TARGETS: Final = {"hand": TO_HAND, "discard": TO_DISCARD, "deck": TO_DECK, "deck-top": TO_DECK_TOP}

WHERE_DUNGEON: Final = 0
WHERE_ANY: Final = 1
WHERE_BOSS: Final = 2
WHERES: Final = {"dungeon": WHERE_DUNGEON, "any-dungeon": WHERE_ANY, "boss-deck": WHERE_BOSS}

OTHER_DUNGEON: Final = 0
LEVEL_BELOW: Final = 1
BOSS_DECK: Final = 2
DESTINATIONS: Final = {"other-dungeon": OTHER_DUNGEON, "level-below": LEVEL_BELOW, "boss-deck": BOSS_DECK}

DUNGEON_LEVEL: Final = 0  # as a level: the level of the current dungeon

# ---- timings
COMBAT_START: Final = 0
TURN_START: Final = 1
REDRAWN: Final = 2
PLAYS: Final = 3
TURN_END: Final = 4
COMBAT_END: Final = 5
COMBAT_LOST: Final = 6
TIMINGS: Final = {
    "combat-start": COMBAT_START,
    "turn-start": TURN_START,
    "redraw": REDRAWN,
    "plays": PLAYS,
    "turn-end": TURN_END,
    "combat-end": COMBAT_END,
    "combat-lost": COMBAT_LOST,
}

# ---- durations
COMBAT: Final = 0
TURN: Final = 1
NEXT_DUNGEON: Final = 2
DURATIONS: Final = {"combat": COMBAT, "turn": TURN, "next-dungeon": NEXT_DUNGEON}

# ---- decisions, after those of kernel.control
KINDS: Final[tuple[str, ...]] = (
    *control.KINDS,
    "where-to",
    "keep-or-redraw",
    "play",
    "continue-or-leave",
    "draw-more",
    "pick-card",
    "pick-player",
    "pick-dungeon",
    "arrange",
    "reorder",
    "order-of-effects",
    "reward",
    "give-reserve-card",
    "loot",
)
WHERE_TO: Final = 4
KEEP_OR_REDRAW: Final = 5
PLAY: Final = 6
CONTINUE_OR_LEAVE: Final = 7
DRAW_MORE: Final = 8
PICK_CARD: Final = 9
PICK_PLAYER: Final = 10
PICK_DUNGEON: Final = 11
ARRANGE: Final = 12
REORDER: Final = 13
ORDER_OF_EFFECTS: Final = 14
CHOOSE_REWARD: Final = 15
GIVE_RESERVE_CARD: Final = 16
WHO_TAKES_LOOT: Final = 17

TAGS: Final[tuple[Tag, ...]] = (
    *control.TAGS,
    Tag("enter", PLACE),
    Tag("keep", NOTHING),
    Tag("redraw", NOTHING),
    Tag("play", CARD),
    Tag("continue", NOTHING),
    Tag("leave", NOTHING),
    Tag("draw", NOTHING),
    Tag("stop", NOTHING),
    Tag("pick", CARD),
    Tag("done", NOTHING),
    Tag("player", SEAT),
    Tag("nobody", NOTHING),
    Tag("dungeon", PLACE),
    Tag("discard", CARD),
    Tag("put-back", CARD),
    Tag("minus-once", NOTHING),
    Tag("minus-twice", NOTHING),
)
ENTER: Final = 3
KEEP: Final = 4
REDRAW: Final = 5
PLAY_CARD: Final = 6
CONTINUE: Final = 7
LEAVE: Final = 8
DRAW: Final = 9
STOP: Final = 10
PICK: Final = 11
DONE: Final = 12
PLAYER: Final = 13
NOBODY: Final = 14
DUNGEON_TAG: Final = 15
DISCARD_IT: Final = 16
PUT_BACK: Final = 17
MINUS_ONCE: Final = 18
MINUS_TWICE: Final = 19

# ---- events
S: Final = "seat"
C: Final = "card"
P: Final = "place"
N: Final = "number"
EVENTS: Final[tuple[EventKind, ...]] = (
    EventKind("randomly-chosen", ("option", N), ("of", N)),
    EventKind("dungeon-entered", ("place", P)),
    EventKind("combat-began", ("enemy", C), ("power", N)),
    EventKind("turn-began", ("player", S)),
    EventKind("card-drawn", ("player", S), ("card", C)),
    EventKind("hand-redrawn", ("player", S)),
    EventKind("card-discarded", ("player", S), ("card", C)),
    EventKind("card-played", ("player", S), ("card", C), ("power", N), ("total", N)),
    EventKind("power-changed", ("player", S), ("amount", N), ("total", N)),
    EventKind("enemy-power-changed", ("enemy", C), ("amount", N), ("power", N)),
    EventKind("card-doubled", ("player", S), ("card", C), ("power", N), ("total", N)),
    EventKind("total-doubled", ("player", S), ("total", N)),
    EventKind("card-copied", ("player", S), ("card", C)),
    EventKind("rules-silenced", ("player", S), ("card", C)),
    EventKind("enemy-ignored", ("enemy", C)),
    EventKind("enemy-defeated", ("enemy", C), ("player", S), ("power", N), ("party", N)),
    EventKind("combat-lost", ("enemy", C), ("power", N), ("party", N)),
    EventKind("token-passed", ("player", S)),
    EventKind("token-taken", ("player", S)),
    EventKind("loot-taken", ("player", S), ("card", C)),
    EventKind("dungeon-left", ("place", P), ("steps", N)),
    EventKind("boss-token-moved", ("steps", N), ("space", N)),
    EventKind("enemy-revealed", ("place", P), ("enemy", C)),
    EventKind("discards-shuffled", ("player", S)),
    EventKind("deck-shuffled", ("player", S)),
    EventKind("dungeon-cleared", ("place", P)),
    EventKind("reward-taken", ("card", C), ("player", S), ("option", N)),
    EventKind("card-removed", ("player", S), ("card", C)),
    EventKind("card-gained", ("player", S), ("card", C)),
    EventKind("card-borrowed", ("player", S), ("card", C)),
    EventKind("card-returned", ("player", S), ("card", C)),
    EventKind("card-recovered", ("player", S), ("card", C)),
    EventKind("card-given", ("player", S), ("card", C), ("to", S)),
    EventKind("card-found", ("player", S), ("card", C)),
    EventKind("card-shown", ("card", C)),
    EventKind("card-put-back", ("player", S), ("card", C)),
    EventKind("card-declined", ("card", C)),
    EventKind("cards-reordered", ("place", P)),
    EventKind("enemy-moved", ("enemy", C), ("place", P)),
    EventKind("enemy-brought", ("level", N), ("place", P)),
    EventKind("enemy-banished", ("enemy", C), ("place", P)),
    EventKind("dungeon-made", ("place", P), ("level", N)),
    EventKind("boss-attacked"),
    EventKind("player-exhausted", ("player", S)),
    EventKind("hand-size-changed", ("player", S), ("amount", N)),
    EventKind("turn-earned", ("player", S)),
    EventKind("finish-readied", ("player", S), ("short", N)),
    EventKind("modifier-began", ("duration", N)),
    EventKind("card-kept-in-game", ("card", C)),
    EventKind("game-won"),
    EventKind("game-lost"),
)
DUNGEON_ENTERED: Final = 1
COMBAT_BEGAN: Final = 2
TURN_BEGAN: Final = 3
CARD_DRAWN: Final = 4
HAND_REDRAWN: Final = 5
CARD_DISCARDED: Final = 6
CARD_PLAYED: Final = 7
POWER_CHANGED: Final = 8
ENEMY_POWER_CHANGED: Final = 9
CARD_DOUBLED: Final = 10
TOTAL_DOUBLED: Final = 11
CARD_COPIED: Final = 12
RULES_SILENCED: Final = 13
ENEMY_IGNORED: Final = 14
ENEMY_DEFEATED: Final = 15
COMBAT_WAS_LOST: Final = 16
TOKEN_PASSED: Final = 17
TOKEN_TAKEN: Final = 18
LOOT_TAKEN: Final = 19
DUNGEON_LEFT: Final = 20
BOSS_TOKEN_MOVED: Final = 21
ENEMY_REVEALED: Final = 22
DISCARDS_SHUFFLED: Final = 23
DECK_SHUFFLED: Final = 24
DUNGEON_CLEARED: Final = 25
REWARD_TAKEN: Final = 26
CARD_REMOVED: Final = 27
CARD_GAINED: Final = 28
CARD_BORROWED: Final = 29
CARD_RETURNED: Final = 30
CARD_RECOVERED: Final = 31
CARD_GIVEN: Final = 32
CARD_FOUND: Final = 33
CARD_SHOWN: Final = 34
CARD_PUT_BACK: Final = 35
CARD_DECLINED: Final = 36
CARDS_REORDERED: Final = 37
ENEMY_MOVED: Final = 38
ENEMY_BROUGHT: Final = 39
ENEMY_BANISHED: Final = 40
DUNGEON_MADE: Final = 41
BOSS_ATTACKED: Final = 42
PLAYER_EXHAUSTED: Final = 43
HAND_SIZE_CHANGED: Final = 44
TURN_EARNED: Final = 45
FINISH_READIED: Final = 46
MODIFIER_BEGAN: Final = 47
CARD_KEPT_IN_GAME: Final = 48
GAME_WON: Final = 49
GAME_LOST: Final = 50
