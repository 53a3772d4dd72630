"""The view of a state: an allow-list of what a seat may know (TEN-INFO)."""

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
    active_modifiers,
    enemy_power,
    hand_size,
    modifier_holds,
    needs_all_turns,
    party_power,
    redraw_limit,
    seat_total,
    total_cap,
)
from questable.games.tenefyr.rules.state import BORROWED, LEAVING, MADE, ROOM, TenefyrState
from questable.kernel.events import viewer_bits
from questable.kernel.state import State

Json = dict[str, object]


def view(t: TenefyrState, seat: int | None) -> Json:
    """The view for a seat; None: a spectator. Hands are open, so views differ little between seats."""
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
        "basics": count_by_id(t, t.zones.listed(BASICS)),
        "retired": card_ids(t, t.zones.listed(RETIRED)),
        "unseen": unseen_cards(t, bit),
        "looked": card_ids(t, t.zones.listed(LOOKED)),
        "modifiers": modifiers_view(t),
        "decision": decision_view(t),
        "figures": {"won": t.won_count, "lost": t.lost_count, "cleared": t.cleared_count, "highest_power": t.peak},
        "achievements": t.achievements() if t.outcome is not None else [],
    }


def card_id(t: TenefyrState, card: int) -> str:
    return t.card_id(card)


def card_ids(t: TenefyrState, cards: list[int]) -> list[str]:
    return [card_id(t, card) for card in cards]


def sorted_ids(t: TenefyrState, cards: list[int]) -> list[str]:
    """Card ids in the order of the card list, so that the order reveals nothing."""
    return [t.card_set.card_ids[number] for number in sorted([t.card_set.card_of[card] for card in cards])]


def count_by_id(t: TenefyrState, cards: list[int]) -> dict[str, int]:
    found: dict[str, int] = {}
    for card in sorted_ids(t, cards):
        found[card] = found.get(card, 0) + 1
    return found


def dungeon_view(t: TenefyrState, dungeon: int, bit: int) -> Json:
    cards = t.zones.listed(DUNGEON + dungeon)
    hidden = t.face_down(dungeon)
    reward = t.reward_of(dungeon)
    below = [card_id(t, card) if t.known[card] & bit else None for card in reversed(cards[:hidden])]
    level = t.level_of(dungeon)
    return {
        "place": t.place_key(dungeon),
        "level": level if level > 0 else None,
        "count": len(cards),
        "top": card_id(t, cards[-1]) if len(cards) > hidden else None,
        "below": below,
        "reward": None if reward < 0 else card_id(t, reward),
        "made": t.dungeons[dungeon * ROOM + MADE] == 1,
    }


def seat_view(t: TenefyrState, seat: int, bit: int) -> Json:
    deck = t.zones.listed(DECK + seat)
    return {
        "heroes": [HEROES[hero] for hero in range(4) if t.is_hero(seat, hero)],
        "deck": {
            "count": len(deck),
            "cards": count_by_id(t, deck),  # contents are known, the order is not
            "next": known_top(t, deck, bit),
        },
        "hand": [{"card": card_id(t, card), "borrowed": borrowed(t, card)} for card in t.zones.listed(HAND + seat)],
        "discard": card_ids(t, t.zones.listed(DISCARD + seat)),
        "played": [
            {
                "card": card_id(t, card),
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
    """The deck from the top down to the lowest known card; None: unknown."""
    found: list[str | None] = []
    last = 0
    for card in reversed(deck):
        seen = t.known[card] & bit != 0
        found.append(card_id(t, card) if seen else None)
        if seen:
            last = len(found)
    return found[:last]


def reserve_view(t: TenefyrState, level: int, bit: int) -> Json:
    cards = t.zones.listed(RESERVE + level)
    return {"count": len(cards), "known": sorted_ids(t, [card for card in cards if t.known[card] & bit])}


def unseen_cards(t: TenefyrState, bit: int) -> Json:
    """The unknown cards of each level, in dungeons and Reserve together; level 0: boss cards."""
    found: list[list[int]] = [[]]
    for level in range(1, 6):
        found.append([card for card in t.zones.listed(RESERVE + level) if not t.known[card] & bit])
    for dungeon in range(t.dungeon_count()):
        for card in t.zones.listed(DUNGEON + dungeon)[: t.face_down(dungeon)]:
            if not t.known[card] & bit:
                found[t.cards.level[t.cards.card_of[card]]].append(card)
    return {str(level): sorted_ids(t, found[level]) for level in range(6)}


def combat_view(t: TenefyrState) -> Json:
    power = enemy_power(t)
    party = party_power(t)
    most = total_cap(t)
    seat = t.seat
    limit = redraw_limit(t, seat) if seat >= 0 else NO_LIMIT
    return {
        "enemy": card_id(t, t.enemy),
        "power": power,
        "why": power_parts(t),
        "party": party,
        "needed": max(power - party - t.short, 0),
        "short": t.short,
        "cap": None if most == NO_LIMIT else most,
        "turn": t.turn,
        "turns": t.base_turns() + len(t.extra),
        "order": [(t.first + i) % t.players for i in range(t.base_turns())],
        "extra": list(t.extra),
        "active": None if seat < 0 else seat,
        "only_in_last_turn": needs_all_turns(t),
        "rules_ignored": t.ignored > 0,
        "hand_size": hand_size(t, seat) if seat >= 0 else None,
        "redraws": max(t.redraws, 0),
        "redraw_limit": None if limit == NO_LIMIT else limit,
        "victor": None if t.victor < 0 else t.victor,
    }


def power_parts(t: TenefyrState) -> list[Json]:
    """The parts of the enemy's power: printed, one-shot effects, continuous effects."""
    card = t.cards.cards[t.cards.card_of[t.enemy]]
    parts: list[Json] = [{"reason": "printed", "card": card.id, "amount": card.enemy_power[max(t.players, 2) - 2]}]
    if t.delta != 0:
        parts.append({"reason": "effects", "card": None, "amount": t.delta})
    found = active_modifiers(t, ENEMY_POWER)
    for i in range(0, len(found), 2):
        modifier = t.cards.modifiers[found[i]]
        if modifier_holds(t, modifier, t.seat):
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
    """The pending decision. It is public for all seats."""
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
