"""All words that a card of Tenefyr may use."""

from questable.games.tenefyr.effects import conditions, dungeon, hand, power, reserve, turns
from questable.games.tenefyr.effects.players import PLAYERS
from questable.games.tenefyr.rules import card_set as catalogue
from questable.games.tenefyr.rules.constants import (
    COMBAT,
    COUNTED,
    DESTINATIONS,
    DUNGEON_LEVEL,
    DURATIONS,
    FILTERS,
    HEROES,
    SOURCES,
    TARGETS,
    TIMINGS,
    TO_HAND,
    TURN,
    WHERE_ANY,
    WHERES,
)
from questable.kernel.vocabulary import INTEGER, VALUE, Param, Vocabulary, Word

MODIFIERS = (
    Word(
        "enemy-power",
        "The enemy has more or less power; a count is read anew each time.",
        (Param("value", VALUE, main=True),),
    ),
    Word(
        "card-power",
        "Cards of a kind have more or less power when they are played.",
        (Param("of", "filter"), Param("by", INTEGER)),
    ),
    Word(
        "hand-size",
        "So many cards more or fewer in each Draw step, redraws included.",
        (Param("by", INTEGER, main=True),),
    ),
    Word("redraw-limit", "At most so many redraws in each Draw step.", (Param("most", INTEGER, main=True),)),
    Word("silence", "The rules of cards of a kind do nothing.", (Param("of", "filter", main=True),)),
    Word("cap-total", "Each player's total counts for so much at most.", (Param("most", INTEGER, main=True),)),
    Word("all-turns", "The enemy can fall only in the last turn and in extra turns.", ()),
    Word("loot-to", "Who takes the loot.", (Param("whom", "loot-to", main=True),)),
)

MODIFIER_KINDS: dict[str, int] = {
    "enemy-power": catalogue.ENEMY_POWER,
    "card-power": catalogue.CARD_POWER,
    "hand-size": catalogue.HAND_SIZE,
    "redraw-limit": catalogue.REDRAW_LIMIT,
    "silence": catalogue.SILENCE,
    "cap-total": catalogue.CAP_TOTAL,
    "all-turns": catalogue.ALL_TURNS,
    "loot-to": catalogue.LOOT_TO,
}

VOCABULARY = Vocabulary(
    words={
        "filter": FILTERS,
        "counted": COUNTED,
        "source": SOURCES,
        "target": TARGETS,
        "into-hand": {"hand": TO_HAND},
        "where": WHERES,
        "banish": {"any-dungeon": WHERE_ANY},
        "destination": DESTINATIONS,
        "level": {"1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "dungeon": DUNGEON_LEVEL},
        "basic-power": {"0": 0, "1": 1},
        "hero": {hero: i for i, hero in enumerate(HEROES)},
        "double": power.DOUBLES,
        "copy": power.COPIES,
        "ignored": {"turn": TURN, "combat": COMBAT},
        "loot-to": {
            "chosen-player": catalogue.LOOT_TO_CHOSEN,
            "starting-player": catalogue.LOOT_TO_STARTING,
        },
    },
    verbs=hand.VERBS + turns.VERBS + reserve.VERBS + power.VERBS + dungeon.VERBS,
    tests=conditions.TESTS,
    countables=conditions.COUNTABLES,
    modifiers=MODIFIERS,
    players=PLAYERS,
    timings=TIMINGS,
    timed_by={"plays": "filter"},
    durations=DURATIONS,
    counted="cards",
    limit="once-per-round",
)
