import type { WebGame } from '../game';
import { messages } from './messages';

const LAST_EDITION_WITHOUT_QUICK_MODE = 2018;

/** The cards of unused heroes can be dropped where heroes are unused. */
export function canDropUnused(config: Record<string, unknown>, players: number): boolean {
  return players === 3 || (players === 1 && config['edition'] !== LAST_EDITION_WITHOUT_QUICK_MODE);
}

export const tenefyr: WebGame = {
  id: 'tenefyr',
  icon: 'dungeon-gate',
  first: { config: { players: 2, difficulty: 'easy' }, seats: ['me', 'heuristic'] },
  lessonMinutes: 5,
  messages,
  heroes: (cards) => cards.terms('heroes').map(([id, term]) => ({ id, ...term, kind: id, kindName: '', tone: id })),
  heroesEach: (players) => (players <= 2 ? 2 : 1),
  repair: ({ boss }, cards): Record<string, unknown> =>
    boss && !cards.terms('bosses').some(([id]) => id === boss) ? { boss: 'random' } : {},
  tidy: (config, players) => {
    const kept = { ...config };
    if (!canDropUnused(config, players)) delete kept['drop_unused_heroes'];
    if (config['edition'] === LAST_EDITION_WITHOUT_QUICK_MODE) delete kept['mode'];
    return kept;
  },
  setup: async () => (await import('./Setup.svelte')).default,
  table: async () => (await import('./table')).parts,
};
