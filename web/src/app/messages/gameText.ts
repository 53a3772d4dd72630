import { gameOf } from '../../games/registry';
import type { Game } from '../../games/game';
import { settings } from '../settings.svelte';
import { localize, type MessageArgs } from './messages';

/** A message of a game, by an id that is known at run time only; "" where the game has none of that id. */
export function gameText(game: Game, id: string, args: MessageArgs = {}): string {
  const phrase = gameOf(game).messages[settings.lang][id];
  return phrase ? localize(phrase, args) : '';
}
