import { api } from '../net/api';
import type { Refused } from '../net/http';
import type { Game } from '../protocol';
import { type LastChoice, settings } from './settings.svelte';

export const BOT = 'heuristic';

/** What a newcomer plays: one person with a friend who is a program, and the easiest way in. */
export const FIRST: Record<Game, LastChoice> = {
  tenefyr: { config: { players: 2, difficulty: 'easy' }, seats: ['me', BOT] },
  terrinoth: { config: { players: 2, quest: 'the-goblin-problem' }, seats: ['me', BOT] },
};

/** Sit down and play at once, as last time: seats that were open go to bots. */
export async function playNow(game: Game): Promise<string> {
  const last = settings.last[game] ?? FIRST[game];
  try {
    return await begin(game, last);
  } catch (refused) {
    if (!last.packs?.length || (refused as Refused).code === 'offline') throw refused;
    settings.last[game] = FIRST[game]; // a pack that was played with is gone, or fits no more
    return begin(game, FIRST[game]);
  }
}

async function begin(game: Game, { config, seats, packs }: LastChoice): Promise<string> {
  const sitting = seats.map((seat) => (seat === 'open' ? BOT : seat));
  return (await api.newTable({ game, config, seats: sitting, packs: packs ?? [], start: true })).id;
}
