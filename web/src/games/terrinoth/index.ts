import type { WebGame } from '../game';
import { messages } from './messages';

export const terrinoth: WebGame = {
  id: 'terrinoth',
  icon: 'swords-emblem',
  first: { config: { players: 2, quest: 'the-goblin-problem' }, seats: ['me', 'heuristic'] },
  lessonMinutes: 8,
  messages,
  heroes: (cards) =>
    cards.all
      .filter((card) => card.kind === 'hero')
      .map((card) => ({
        id: card.id,
        name: card.name,
        icon: card.faces[0]?.icon ?? '',
        text: card.faces[0]?.rules.map((rule) => rule.text).join(' ') ?? '',
        kind: card.tone,
        kindName: card.faces[0]?.symbol?.label ?? '',
        tone: card.tone,
      })),
  heroesEach: (players) => (players === 1 ? 2 : 1),
  repair: ({ quest }, cards): Record<string, unknown> =>
    quest && quest !== 'random' && !cards.find(String(quest)) ? { quest: 'random' } : {},
  tidy: (config) => config,
  setup: async () => (await import('./Setup.svelte')).default,
  table: async () => (await import('./table')).parts,
};
