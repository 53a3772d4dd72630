// The one list of games of the web client.
import type { Game, WebGame } from './game';
import { tenefyr } from './tenefyr';
import { terrinoth } from './terrinoth';

const ALL = [tenefyr, terrinoth] as const satisfies readonly WebGame[];

export const GAMES: readonly Game[] = ALL.map((game) => game.id);

/** The game that is shown where none is named. */
export const FIRST_GAME: Game = ALL[0].id;

export function isGame(id: string | undefined): id is Game {
  return id !== undefined && GAMES.includes(id);
}

export function gameOf(id: Game): WebGame {
  const found = ALL.find((game) => game.id === id);
  if (!found) throw new Error(`there is no game ${id}; there are: ${GAMES.join(', ')}`);
  return found;
}
