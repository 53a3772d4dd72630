import { gameOf } from '../games/registry';
import { api } from '../net/api';
import type { RequestError } from '../net/http';
import type { Game } from '../games/game';
import { type LastChoice, settings } from './settings.svelte';

export const BOT = 'heuristic';

/** Sit down and play at once, as last time: seats that were open go to bots. */
export async function playNow(game: Game): Promise<string> {
  const last = settings.last[game] ?? gameOf(game).first;
  try {
    return await begin(game, last);
  } catch (error) {
    if (!last.packs?.length || (error as RequestError).code === 'offline') throw error;
    settings.last[game] = gameOf(game).first; // a pack that was played with is gone, or fits no more
    return begin(game, gameOf(game).first);
  }
}

async function begin(game: Game, { config, seats, packs }: LastChoice): Promise<string> {
  const sitting = seats.map((seat) => (seat === 'open' ? BOT : seat));
  return (await api.newTable({ game, config, seats: sitting, packs: packs ?? [], start: true })).id;
}
