// How the cards of each game look. Apart from the registry, so that the gallery needs no table.
import type { Game, Look } from './game';

const LOOKS = import.meta.glob<Look>('./*/look.ts', { eager: true, import: 'look' });
const PLAIN: Look = { frame: 'gold', scene: 'arch' };

export function lookOf(game: Game): Look {
  return LOOKS[`./${game}/look.ts`] ?? PLAIN;
}
