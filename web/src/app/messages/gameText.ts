import { gameOf } from '../../games/registry';
import type { Game } from '../../games/game';
import { settings } from '../settings.svelte';

/** A text of a game in the language of the page; "" where the game has none of that id. */
export function gameText(game: Game, id: string): string {
  const text = gameOf(game).messages[settings.lang][id] ?? '';
  return text && settings.pseudo ? `⟦${text}⟧` : text;
}
