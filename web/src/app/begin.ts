import { api } from '../net/api';
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
  const seats = last.seats.map((seat) => (seat === 'open' ? BOT : seat));
  const table = await api.newTable({ game, config: last.config, seats, start: true });
  return table.id;
}
