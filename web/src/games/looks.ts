// How the cards of each game look. Apart from the registry, because the gallery needs no tables.
import type { Game, Layout, Look } from './game';

const LOOKS = import.meta.glob<Look>('./*/look.ts', { eager: true, import: 'look' });
const DEFAULT: Look = { frame: 'gold', scene: 'arch', layouts: {}, statEntries: {} };

export function lookOf(game: Game): Look {
  return LOOKS[`./${game}/look.ts`] ?? DEFAULT;
}

export function layoutOf(game: Game, kind: string): Layout {
  return lookOf(game).layouts[kind] ?? 'card';
}
