"""The view of a state: an allow-list of what a seat may know."""

from questable.games.terrinoth.rules.constants import (
    ACTIONS,
    CONDITIONS,
    COUNTERATTACK,
    CRITICAL,
    DEFENSE,
    DOUBLE_SUCCESS,
    ENEMY_DECK,
    ENEMY_DISCARD,
    ENGAGED,
    EXPLORE_DECK,
    EXPLORE_DISCARD,
    ITEMS,
    LAIR,
    LOCATION_DECK,
    LOCATION_DISCARD,
    LOOKED,
    PUT_ON_DECK,
    S_ATTACK,
    S_HEALTH,
    S_RESILIENCE,
    SHADOWS,
    SUCCESS,
    THREAT_FACE,
)
from questable.games.terrinoth.rules.quest import is_explored
from questable.games.terrinoth.rules.state import TerrinothState
from questable.games.terrinoth.rules.wounds import enemy_stat, stat_change
from questable.kernel.events import viewer_bits

Json = dict[str, object]
HERO_RESULTS = (
    (SUCCESS, "success"),
    (DOUBLE_SUCCESS, "success"),
    (DOUBLE_SUCCESS, "success"),
    (CRITICAL, "critical"),
    (DEFENSE, "defense"),
)
STATS = ((S_HEALTH, "health"), (S_ATTACK, "attack"), (S_RESILIENCE, "resilience"))
ENEMY_RESULTS = ((COUNTERATTACK, "counterattack"), (THREAT_FACE, "threat"))


def view(t: TerrinothState, seat: int | None) -> Json:
    bit = viewer_bits(seat)
    quest = t.cards.quests[t.quest]
    place = t.location()
    return {
        "game": "terrinoth",
        "seat": seat,
        "revision": t.revision,
        "outcome": t.outcome,
        "players": t.players,
        "quest": quest.id,
        "grim": t.grim == 1,
        "round": t.round,
        "leader": t.leader,
        "active": t.active,
        "peril": {"space": t.peril, "track": list(quest.colours)},
        "quest_tokens": tokens_view(t, [int(n) for n in t.quest_tokens]),
        "location": None
        if place < 0
        else {
            "card": card_id(t, place),
            "progress": t.progress,
            "value": t.exploration_value(),
            "explored": is_explored(t),
            "tokens": tokens_view(t, [int(n) for n in t.location_tokens]),
        },
        "locations_left": t.zones.size(LOCATION_DECK),
        "locations_left_behind": card_ids(t, t.zones.listed(LOCATION_DISCARD)),
        "heroes": [hero_view(t, hero) for hero in range(t.count)],
        "shadows": [enemy_view(t, enemy, bit) for enemy in t.zones.listed(SHADOWS)],
        "lair": [enemy_view(t, enemy, bit) for enemy in t.zones.listed(LAIR)],
        "nemesis_defeated": t.nemesis_down == 1,
        "enemy_deck": {"count": t.zones.size(ENEMY_DECK), "known": known_places(t, ENEMY_DECK, bit)},
        "enemy_discard": card_ids(t, t.zones.listed(ENEMY_DISCARD)),
        "exploration_deck": {"count": t.zones.size(EXPLORE_DECK), "known": known_places(t, EXPLORE_DECK, bit)},
        "exploration_discard": card_ids(t, t.zones.listed(EXPLORE_DISCARD)),
        "looked": [card_id(t, card) if is_known(t, card, bit) else None for card in t.zones.listed(LOOKED)],
        "action": action_view(t),
        "decision": decision_view(t, seat),
    }


def card_id(t: TerrinothState, card: int) -> str:
    return t.card_id(card)


def card_ids(t: TerrinothState, cards: list[int]) -> list[str]:
    return [card_id(t, card) for card in cards]


def is_known(t: TerrinothState, card: int, bit: int) -> bool:
    return t.known[card] & bit != 0


def known_places(t: TerrinothState, zone: int, bit: int) -> list[Json]:
    """The cards of a deck that the seat knows, with their depth from the top."""
    cards = t.zones.listed(zone)
    return [
        {"depth": len(cards) - 1 - i, "card": card_id(t, cards[i])}
        for i in range(len(cards))
        if is_known(t, cards[i], bit)
    ]


def tokens_view(t: TerrinothState, counts: list[int]) -> Json:
    return {t.cards.tokens[i]: counts[i] for i in range(len(t.cards.tokens)) if counts[i] > 0}


def hero_view(t: TerrinothState, hero: int) -> Json:
    size = len(t.cards.tokens)
    own = [int(t.hero_tokens[hero * size + i]) for i in range(size)]
    return {
        "hero": card_id(t, t.hero_cards[hero]),
        "seat": t.seat_of(hero),
        "defeated": t.down[hero] == 1,
        "wounds": int(t.wounds[hero]),
        "health": t.health(hero),
        "tokens": int(t.tokens[hero]),
        "conditions": [word for word, number in CONDITIONS.items() if t.has(hero, number)],
        "class": None if t.classes[hero] < 0 else t.cards.classes[t.classes[hero]],
        "cards": [
            {"card": card_id(t, t.acts[hero * 4 + action]), "exhausted": t.spent[hero * 4 + action] == 1}
            for action in range(4)
        ],
        "items": card_ids(t, t.zones.listed(ITEMS + hero)),
        "engaged": [enemy_view(t, enemy, 0) for enemy in t.zones.listed(ENGAGED + hero)],
        "quest_tokens": tokens_view(t, own),
    }


def enemy_view(t: TerrinothState, enemy: int, bit: int) -> Json:
    if t.facedown[enemy]:
        return {"card": card_id(t, enemy) if is_known(t, enemy, bit) else None, "facedown": True}
    return {
        "card": card_id(t, enemy),
        "facedown": False,
        "wounds": int(t.enemy_wounds[enemy]),
        "health": enemy_stat(t, enemy, S_HEALTH),
        "attack": enemy_stat(t, enemy, S_ATTACK),
        "resilience": enemy_stat(t, enemy, S_RESILIENCE),
        "exhausted": t.exhausted[enemy] == 1,
        "why": stat_changes(t, enemy),
    }


def stat_changes(t: TerrinothState, enemy: int) -> list[Json]:
    """The changes to the printed stats of an enemy, with the card that causes each."""
    sources = [(t.cards.quests[t.quest].card, -1)]
    sources += [(t.cards.card_of[card], card) for card in standing_rule_sources(t)]
    found: list[Json] = []
    for stat, word in STATS:
        for card, source in sources:
            amount = stat_change(t, enemy, stat, t.cards.cards[card], source)
            if amount != 0:
                found.append({"figure": word, "card": t.card_set.card_ids[card], "amount": amount})
    return found


def standing_rule_sources(t: TerrinothState) -> list[int]:
    """The cards in play whose standing rules apply: the location and face-up enemies."""
    place = t.location()
    found = [place] if place >= 0 else []
    for zone in [*range(ENGAGED, ENGAGED + t.count), SHADOWS]:
        found.extend([enemy for enemy in t.zones.listed(zone) if t.facedown[enemy] == 0])
    return found


def action_view(t: TerrinothState) -> Json | None:
    if t.action < 0:
        return None
    return {
        "action": list(ACTIONS)[t.action],
        "in_progress": t.in_action == 1,
        "hero_dice": [die_view(HERO_RESULTS, t.cards.hero_die, face) for face in t.hero_dice],
        "enemy_dice": [die_view(ENEMY_RESULTS, t.cards.enemy_die, face) for face in t.enemy_dice],
        "successes": t.successes,
        "defenses": t.defenses,
        "targets": [None if t.facedown[enemy] else card_id(t, enemy) for enemy in t.targets],
        "target_hero": None if t.target_hero < 0 else t.target_hero,
    }


def die_view(words: tuple[tuple[int, str], ...], die: list[int], face: int) -> Json:
    """A rolled die: the number of its face, as in options, and the results on it."""
    return {"face": face + 1, "results": [word for bit, word in words if die[face] & bit]}


def decision_view(t: TerrinothState, seat: int | None) -> Json | None:
    """The pending decision. Options with cards that only one player has seen go to that player alone."""
    decision = t.decision
    if decision is None:
        return None
    secret = t.asking == PUT_ON_DECK and seat != decision.final_seat
    options = () if secret else decision.options
    return {
        "kind": decision.kind,
        "seats": list(decision.seats),
        "final_seat": decision.final_seat,
        "about": decision.about,
        "options": [{"key": option.key, "tag": option.tag, "ref": option.ref} for option in options],
    }
