import { go } from '../app/route.svelte';
import { settings } from '../app/settings.svelte';
import { api } from '../net/api';
import type { Game } from '../games/game';

const LESSON = 'first-steps';

/** A game that explains itself, on a table that is laid out for it. */
export async function startLesson(game: Game): Promise<void> {
  const table = await api.newTable({ game, config: { lesson: LESSON }, seats: ['me'], start: true, spectators: false });
  settings.greeted = true;
  go(`/t/${table.id}`);
}
