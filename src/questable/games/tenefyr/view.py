"""What leaves the table: an allow-list of what a person at a seat could know (TEN-INFO)."""

from questable.games.tenefyr.rules.card_set import ENEMY_POWER
from questable.games.tenefyr.rules.constants import (
    BASICS,
    DECK,
    DIFFICULTIES,
    DISCARD,
    DUNGEON,
    DURATIONS,
    HAND,
    HEROES,
    LOOKED,
    PLAYED,
    RESERVE,
    RETIRED,
)
from questable.games.tenefyr.rules.power import (
    NO_LIMIT,
    STRIDE,
    active,
    cap,
    enemy_power,
    hand_size,
    holds,
    must_wait,
    party_power,
    redraw_limit,
    seat_total,
)
from questable.games.tenefyr.rules.state import BORROWED, LEAVING, MADE, ROOM, TenefyrState
from questable.kernel.events import viewer_bits
from questable.kernel.state import State

Json = dict[str, object]


def view(t: TenefyrState, seat: int | None) -> Json:
    """Hands are open and nothing else is secret to one seat alone, so that all seats share almost all of it."""
    bit = viewer_bits(seat)
    track = t.cards.tracks[t.quick]
    return {
        "game": "tenefyr",
        "seat": seat,
        "revision": t.revision,
        "outcome": t.outcome,
        "players": t.players,
        "mode": "quick" if t.quick else "standard",
        "difficulty": DIFFICULTIES[t.difficulty],
        "edition": t.edition,
        "drop_unused_heroes": t.dropped == 1,
        "boss": None if t.boss < 0 else t.cards.bosses[t.boss],
        "starting_player": t.token,
        "track": {
            "space": t.track,
            "skull": track.skull,
            "starts": dict(zip(DIFFICULTIES, track.starts, strict=True)),
            "symbols": [
                {"space": space, "count": track.count(space, t.players), "level": track.levels[space]}
                for space in range(track.skull)
                if track.count(space, t.players) > 0
            ],
            "boss_attacks": t.attacked == 1,
        },
        "dungeons": [dungeon_view(t, dungeon, bit) for dungeon in range(t.dungeon_count())],
        "current": None if t.current < 0 else t.place_key(t.current),
        "combat": combat_view(t) if t.enemy >= 0 else None,
        "seats": [seat_view(t, other, bit) for other in range(t.players)],
        "reserve": [reserve_view(t, level, bit) for level in range(1, 6)],
        "basics": counted(t, t.zones.listed(BASICS)),
        "retired": names(t, t.zones.listed(RETIRED)),
        "unseen": unseen(t, bit),
        "looked": names(t, t.zones.listed(LOOKED)),
        "modifiers": modifiers_view(t),
        "decision": decision_view(t),
        "figures": {"won": t.won_count, "lost": t.lost_count, "cleared": t.cleared_count, "highest_power": t.peak},
        "achievements": t.achievements() if t.outcome is not None else [],
    }


def name(t: TenefyrState, card: int) -> str:
    return t.card_id(card)


def names(t: TenefyrState, cards: list[int]) -> list[str]:
    return [name(t, card) for card in cards]


def in_order(t: TenefyrState, cards: list[int]) -> list[str]:
    """Names in the order of the card list: a set, whose order tells nothing."""
    return [t.card_set.card_ids[number] for number in sorted([t.card_set.card_of[card] for card in cards])]


def counted(t: TenefyrState, cards: list[int]) -> dict[str, int]:
    found: dict[str, int] = {}
    for card in in_order(t, cards):
        found[card] = found.get(card, 0) + 1
    return found


def dungeon_view(t: TenefyrState, dungeon: int, bit: int) -> Json:
    cards = t.zones.listed(DUNGEON + dungeon)
    hidden = t.face_down(dungeon)
    reward = t.reward_of(dungeon)
    below = [name(t, card) if t.known[card] & bit else None for card in reversed(cards[:hidden])]
    level = t.level_of(dungeon)
    return {
        "place": t.place_key(dungeon),
        "level": level if level > 0 else None,
        "count": len(cards),
        "top": name(t, cards[-1]) if len(cards) > hidden else None,
        "below": below,
        "reward": None if reward < 0 else name(t, reward),
        "made": t.dungeons[dungeon * ROOM + MADE] == 1,
    }


def seat_view(t: TenefyrState, seat: int, bit: int) -> Json:
    deck = t.zones.listed(DECK + seat)
    return {
        "heroes": [HEROES[hero] for hero in range(4) if t.is_hero(seat, hero)],
        "deck": {
            "count": len(deck),
            "cards": counted(t, deck),  # what is still in it is known, its order is not
            "next": known_top(t, deck, bit),
        },
        "hand": [{"card": name(t, card), "borrowed": borrowed(t, card)} for card in t.zones.listed(HAND + seat)],
        "discard": names(t, t.zones.listed(DISCARD + seat)),
        "played": [
            {
                "card": name(t, card),
                "power": t.worth[card],
                "borrowed": borrowed(t, card),
                "removed": t.flags[card] & LEAVING != 0,
            }
            for card in t.zones.listed(PLAYED + seat)
        ],
        "total": seat_total(t, seat),
        "exhausted": len(deck) == 0,
        "hand_bonus": t.bonus[seat],
    }


def borrowed(t: TenefyrState, card: int) -> bool:
    return t.flags[card] & BORROWED != 0


def known_top(t: TenefyrState, deck: list[int], bit: int) -> list[str | None]:
    """The deck from its top, as far down as a card is known."""
    found: list[str | None] = []
    last = 0
    for card in reversed(deck):
        seen = t.known[card] & bit != 0
        found.append(name(t, card) if seen else None)
        if seen:
            last = len(found)
    return found[:last]


def reserve_view(t: TenefyrState, level: int, bit: int) -> Json:
    cards = t.zones.listed(RESERVE + level)
    return {"count": len(cards), "known": in_order(t, [card for card in cards if t.known[card] & bit])}


def unseen(t: TenefyrState, bit: int) -> Json:
    """The dungeon cards of each level that nobody has seen, face down or in the Reserve, as one list; 0: boss cards."""
    found: list[list[int]] = [[]]
    for level in range(1, 6):
        found.append([card for card in t.zones.listed(RESERVE + level) if not t.known[card] & bit])
    for dungeon in range(t.dungeon_count()):
        for card in t.zones.listed(DUNGEON + dungeon)[: t.face_down(dungeon)]:
            if not t.known[card] & bit:
                found[t.cards.level[t.cards.card_of[card]]].append(card)
    return {str(level): in_order(t, found[level]) for level in range(6)}


def combat_view(t: TenefyrState) -> Json:
    power = enemy_power(t)
    party = party_power(t)
    most = cap(t)
    seat = t.seat
    limit = redraw_limit(t, seat) if seat >= 0 else NO_LIMIT
    return {
        "enemy": name(t, t.enemy),
        "power": power,
        "why": why(t),
        "party": party,
        "needed": max(power - party - t.short, 0),
        "short": t.short,
        "cap": None if most == NO_LIMIT else most,
        "turn": t.turn,
        "turns": t.base_turns() + len(t.extra),
        "order": [(t.first + i) % t.players for i in range(t.base_turns())],
        "extra": list(t.extra),
        "active": None if seat < 0 else seat,
        "only_in_last_turn": must_wait(t),
        "rules_ignored": t.ignored > 0,
        "hand_size": hand_size(t, seat) if seat >= 0 else None,
        "redraws": max(t.redraws, 0),
        "redraw_limit": None if limit == NO_LIMIT else limit,
        "victor": None if t.victor < 0 else t.victor,
    }


def why(t: TenefyrState) -> list[Json]:
    """Where the enemy's power comes from: printed, changed by effects, changed by continuous effects."""
    card = t.cards.cards[t.cards.card_of[t.enemy]]
    parts: list[Json] = [{"reason": "printed", "card": card.id, "amount": card.enemy_power[max(t.players, 2) - 2]}]
    if t.delta != 0:
        parts.append({"reason": "effects", "card": None, "amount": t.delta})
    found = active(t, ENEMY_POWER)
    for i in range(0, len(found), 2):
        modifier = t.cards.modifiers[found[i]]
        if holds(t, modifier, t.seat):
            amount = modifier.amount.read(t, t.seat, t.enemy)
            if amount != 0:
                reason = card.id if modifier.enemy else None
                parts.append({"reason": "continuous", "card": reason, "amount": amount})
    return parts


def modifiers_view(t: TenefyrState) -> list[Json]:
    durations = list(DURATIONS)
    return [
        {
            "modifier": t.modifiers[i],
            "player": None if t.modifiers[i + 1] < 0 else t.modifiers[i + 1],
            "duration": durations[t.cards.modifiers[t.modifiers[i]].duration],
            "in_force": t.modifiers[i + 2] == 1,
        }
        for i in range(0, len(t.modifiers), STRIDE)
    ]


def decision_view(s: State) -> Json | None:
    """The pending decision as clients get it; everybody at the table may see what is being decided."""
    decision = s.decision
    if decision is None:
        return None
    return {
        "kind": decision.kind,
        "seats": list(decision.seats),
        "final_seat": decision.final_seat,
        "about": decision.about,
        "options": [{"key": option.key, "tag": option.tag, "ref": option.ref} for option in decision.options],
    }
