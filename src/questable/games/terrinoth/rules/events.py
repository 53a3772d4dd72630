"""The event kinds of Terrinoth."""

from typing import Final

from questable.kernel.events import EventKind

H: Final = "hero"
C: Final = "card"
N: Final = "number"
EVENTS: Final[tuple[EventKind, ...]] = (
    EventKind("randomly-chosen", ("option", N), ("of", N)),
    EventKind("round-began", ("round", N)),
    EventKind("hero-activated", ("hero", H), ("card", C)),
    EventKind("cards-exhausted", ("hero", H)),
    EventKind("item-used", ("hero", H), ("card", C)),
    EventKind("action-began", ("hero", H), ("action", "action"), ("dice", N)),
    EventKind("tokens-spent", ("hero", H), ("count", N)),
    EventKind("hero-die-rolled", ("hero", H), ("face", N)),
    EventKind("enemy-die-rolled", ("hero", H), ("face", N)),
    EventKind("hero-die-rerolled", ("hero", H), ("from", N), ("to", N)),
    EventKind("action-resolved", ("hero", H), ("successes", N), ("defenses", N)),
    EventKind("enemy-wounded", ("enemy", C), ("wounds", N), ("total", N)),
    EventKind("enemy-mended", ("enemy", C), ("wounds", N)),
    EventKind("enemy-defeated", ("enemy", C)),
    EventKind("counterattacked", ("enemy", C), ("hero", H), ("wounds", N)),
    EventKind("defended", ("hero", H), ("wounds", N)),
    EventKind("threat-triggered", ("hero", H)),
    EventKind("hero-wounded", ("hero", H), ("wounds", N), ("total", N)),
    EventKind("wounds-prevented", ("hero", H), ("wounds", N)),
    EventKind("hero-recovered", ("hero", H), ("wounds", N), ("total", N)),
    EventKind("hero-defeated", ("hero", H)),
    EventKind("leadership-passed", ("hero", H)),
    EventKind("tokens-gained", ("hero", H), ("count", N), ("total", N)),
    EventKind("tokens-lost", ("hero", H), ("count", N), ("total", N)),
    EventKind("condition-gained", ("hero", H), ("condition", "condition")),
    EventKind("condition-lost", ("hero", H), ("condition", "condition")),
    EventKind("progress-made", ("count", N), ("total", N)),
    EventKind("progress-lost", ("count", N), ("total", N)),
    EventKind("location-explored", ("card", C)),
    EventKind("location-revealed", ("card", C)),
    EventKind("location-left", ("card", C)),
    EventKind("enemy-spawned", ("enemy", C), ("place", "place")),
    EventKind("enemy-spawned-facedown"),
    EventKind("enemy-engaged", ("enemy", C), ("hero", H)),
    EventKind("enemy-overwhelmed", ("enemy", C), ("hero", H)),
    EventKind("enemy-hid", ("enemy", C)),
    EventKind("enemy-revealed", ("enemy", C)),
    EventKind("enemy-exhausted", ("enemy", C)),
    EventKind("enemy-activated", ("enemy", C), ("hero", H)),
    EventKind("keyword-resolved", ("enemy", C), ("keyword", "keyword")),
    EventKind("nemesis-returned", ("enemy", C)),
    EventKind("enemy-discarded", ("enemy", C)),
    EventKind("cards-readied", ("hero", H), ("count", N)),
    EventKind("card-exhausted", ("hero", H), ("card", C)),
    EventKind("card-upgraded", ("hero", H), ("card", C)),
    EventKind("exploration-drawn", ("hero", H), ("card", C)),
    EventKind("item-gained", ("hero", H), ("card", C)),
    EventKind("event-resolved", ("hero", H), ("card", C)),
    EventKind("item-discarded", ("hero", H), ("card", C)),
    EventKind("card-put-back", ("card", C), ("bottom", N)),
    EventKind("quest-tokens-placed", ("token", "token"), ("count", N), ("total", N)),
    EventKind("quest-tokens-removed", ("token", "token"), ("count", N), ("total", N)),
    EventKind("peril-rose", ("space", N)),
    EventKind("peril-fell", ("space", N)),
    EventKind("deck-remade", ("deck", N)),
    EventKind("game-won"),
    EventKind("game-lost"),
    EventKind("enemy-die-rerolled", ("hero", H), ("from", N), ("to", N)),
    EventKind("critical-rolled-on", ("hero", H), ("face", N)),
    EventKind("rerolls-gained", ("hero", H), ("count", N), ("die", "die")),
)
ROUND_BEGAN: Final = 1
HERO_ACTIVATED: Final = 2
CARDS_EXHAUSTED: Final = 3
ITEM_USED: Final = 4
ACTION_BEGAN: Final = 5
TOKENS_SPENT: Final = 6
HERO_DIE_ROLLED: Final = 7
ENEMY_DIE_ROLLED: Final = 8
HERO_DIE_REROLLED: Final = 9
ACTION_RESOLVED: Final = 10
ENEMY_WOUNDED: Final = 11
ENEMY_MENDED: Final = 12
ENEMY_WAS_DEFEATED: Final = 13
COUNTERATTACKED: Final = 14
DEFENDED: Final = 15
THREAT_TRIGGERED: Final = 16
HERO_WOUNDED: Final = 17
WOUNDS_PREVENTED: Final = 18
HERO_RECOVERED: Final = 19
HERO_WAS_DEFEATED: Final = 20
LEADERSHIP_PASSED: Final = 21
TOKENS_GAINED: Final = 22
TOKENS_LOST: Final = 23
CONDITION_GAINED: Final = 24
CONDITION_LOST: Final = 25
PROGRESS_MADE: Final = 26
PROGRESS_LOST: Final = 27
LOCATION_EXPLORED: Final = 28
LOCATION_WAS_REVEALED: Final = 29
LOCATION_LEFT: Final = 30
ENEMY_SPAWNED: Final = 31
ENEMY_SPAWNED_FACEDOWN: Final = 32
ENEMY_ENGAGED: Final = 33
ENEMY_OVERWHELMED: Final = 34
ENEMY_HID: Final = 35
ENEMY_REVEALED: Final = 36
ENEMY_EXHAUSTED: Final = 37
ENEMY_ACTIVATED: Final = 38
KEYWORD_RESOLVED: Final = 39
NEMESIS_RETURNED: Final = 40
ENEMY_DISCARDED: Final = 41
CARDS_READIED: Final = 42
CARD_EXHAUSTED: Final = 43
CARD_UPGRADED: Final = 44
EXPLORATION_DRAWN: Final = 45
ITEM_GAINED: Final = 46
EVENT_RESOLVED: Final = 47
ITEM_DISCARDED: Final = 48
CARD_PUT_BACK: Final = 49
QUEST_TOKENS_PLACED: Final = 50
QUEST_TOKENS_REMOVED: Final = 51
PERIL_ROSE: Final = 52
PERIL_FELL: Final = 53
DECK_REMADE: Final = 54
GAME_WON: Final = 55
GAME_LOST: Final = 56
ENEMY_DIE_REROLLED: Final = 57
CRITICAL_ROLLED_ON: Final = 58
REROLLS_GAINED: Final = 59
