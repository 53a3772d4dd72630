"""Leaving a dungeon (TEN-LEAVE), the Boss token (TEN-BOSS-1, TEN-QUICK-3) and rewards (TEN-REW)."""

from mypy_extensions import i64

from questable.games.tenefyr.rules import phases
from questable.games.tenefyr.rules.constants import (
    BOSS_TOKEN_MOVED,
    CARD_DECLINED,
    CARD_GAINED,
    CARD_SHOWN,
    CHOOSE_REWARD,
    DECK,
    DISCARD,
    DISCARDS_SHUFFLED,
    DUNGEON_CLEARED,
    DUNGEON_LEFT,
    GIVE_RESERVE_CARD,
    LOOKED,
    NOBODY,
    PLAYER,
    REWARD_TAKEN,
)
from questable.games.tenefyr.rules.phase_village import drop_modifiers
from questable.games.tenefyr.rules.phases import PARTY, ask_party, state_of
from questable.games.tenefyr.rules.state import REWARD, ROOM, TenefyrState
from questable.games.tenefyr.rules.zones import move_to_reserve, reveal, shuffle_into_deck, take_random_reserve_card
from questable.kernel.control import OPTION
from questable.kernel.decision import tag_of, value_of
from questable.kernel.effect import Effect
from questable.kernel.events import ALL
from questable.kernel.state import SOURCE, YOU, N, State


class MoveToken(Effect):
    """Move the Boss token one step, or two if the party was kicked out (TEN-LEAVE-1)."""

    def run(self, s: State) -> None:
        t = state_of(s)
        drop_modifiers(t, True)
        steps = 2 if t.kicked else 1
        t.emit(DUNGEON_LEFT, t.current, steps)
        advance_boss(t, steps)


def advance_boss(t: TenefyrState, steps: i64) -> None:
    """Move the Boss token forward; steps past the skull are lost (TEN-BOSS-1)."""
    track = t.cards.tracks[t.quick]
    before = t.track
    t.track = min(t.track + steps, track.skull)
    if t.track == before:
        return
    if t.track == track.skull:
        t.attacked = 1
    t.emit(BOSS_TOKEN_MOVED, t.track - before, t.track)
    for space in range(t.track, before, -1):  # the last frame pushed runs first
        if track.count(space, t.players) > 0:
            t.push(phases.SYMBOL, -1, -1)
            t.set(N, space)


def retreat_boss(t: TenefyrState, steps: i64) -> None:
    """Move the Boss token back, at most to the first space. No effect once it has reached the skull."""
    if t.attacked:
        return
    before = t.track
    t.track = max(t.track - steps, 0)
    if t.track != before:
        t.emit(BOSS_TOKEN_MOVED, t.track - before, t.track)


class ShowReserveCards(Effect):
    """Show the Reserve cards granted by a space of the Quick track (TEN-QUICK-3)."""

    def run(self, s: State) -> None:
        t = state_of(s)
        space = s.get(N)
        track = t.cards.tracks[t.quick]
        for _card in range(track.count(space, t.players)):
            card = take_random_reserve_card(t, track.levels[space])
            if card >= 0:
                t.zones.insert(LOOKED, 0, card)
                t.known[card] = ALL
                t.emit(CARD_SHOWN, card)


class GiveReserveCards(Effect):
    """The party puts each shown card into a player's deck or declines it."""

    def run(self, s: State) -> None:
        t = state_of(s)
        card = t.zones.top(LOOKED)
        if card < 0:
            return
        for seat in range(t.players):
            t.offer(PLAYER, seat)
        t.offer(NOBODY, 0)
        ask_party(t, GIVE_RESERVE_CARD, card)

    def answer(self, s: State, option: i64) -> None:
        t = state_of(s)
        card = t.zones.pop(LOOKED)
        if tag_of(option) == PLAYER:
            seat = value_of(option)
            t.emit(CARD_GAINED, seat, card)
            shuffle_into_deck(t, seat, card)
        else:
            t.emit(CARD_DECLINED, card)
            move_to_reserve(t, card)
        t.repeat()


class FlipTop(Effect):
    """Turn the top card of the dungeon face up (TEN-LEAVE-2)."""

    def run(self, s: State) -> None:
        t = state_of(s)
        reveal(t, t.current)


class ShuffleDiscards(Effect):
    """Shuffle all discard piles into their decks (TEN-LEAVE-3)."""

    def run(self, s: State) -> None:
        t = state_of(s)
        for seat in range(t.players):
            t.zones.empty(DISCARD + seat, DECK + seat)
            t.shuffle(DECK + seat, t.zones.size(DECK + seat))
            t.emit(DISCARDS_SHUFFLED, seat)


class TakeReward(Effect):
    """Use the reward of a cleared dungeon at once (TEN-LEAVE-4)."""

    def run(self, s: State) -> None:
        t = state_of(s)
        dungeon = t.current
        t.current = -1
        if not t.cleared:
            return
        t.cleared = 0
        t.cleared_count += 1
        if t.level_of(dungeon) == 1:
            t.level1_cleared = 1
        t.emit(DUNGEON_CLEARED, dungeon)
        reward = t.reward_of(dungeon)
        if reward < 0:
            return
        t.dungeons[dungeon * ROOM + REWARD] = -1
        if t.cards.cards[t.cards.card_of[reward]].together:
            t.push(phases.REWARD, -1, reward)
        else:
            # clockwise from the holder of the token; the last frame pushed runs first
            for i in range(t.players - 1, -1, -1):
                t.push(phases.REWARD, (t.token + i) % t.players, reward)


class ChooseReward(Effect):
    """Each player chooses one option, or the party chooses one together (TEN-REW-1, TEN-REW-2)."""

    def run(self, s: State) -> None:
        t = state_of(s)
        options = t.cards.cards[t.cards.card_of[s.get(SOURCE)]].rewards
        for i in range(len(options)):
            t.offer(OPTION, i + 1)
        PARTY.ask(t, CHOOSE_REWARD, s.get(YOU))

    def answer(self, s: State, option: i64) -> None:
        t = state_of(s)
        reward = s.get(SOURCE)
        pick = value_of(option)
        t.emit(REWARD_TAKEN, reward, s.get(YOU), pick)
        s.call(t.cards.cards[t.cards.card_of[reward]].rewards[pick - 1], s.get(YOU))
