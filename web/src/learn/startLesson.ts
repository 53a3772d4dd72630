import { go } from '../app/route.svelte';
import { settings } from '../app/settings.svelte';
import { api } from '../net/api';
import type { Game } from '../games/game';

const LESSON = 'first-steps';

/** Creates a table with the lesson of a game and goes to it. */
export async function startLesson(game: Game): Promise<void> {
  const table = await api.newTable({ game, config: { lesson: LESSON }, seats: ['me'], start: true, spectators: false });
  settings.greeted = true;
  go(`/t/${table.id}`);
}
