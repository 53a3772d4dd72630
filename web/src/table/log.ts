import type { LogLine } from '../protocol';

/** Where a new chapter of the story begins. */
const HEADS = new Set(['combat-began', 'dungeon-left', 'round-began', 'location-revealed', 'boss-attacked']);
const LOUD = new Set([
  'enemy-defeated',
  'combat-lost',
  'game-won',
  'game-lost',
  'dungeon-cleared',
  'hero-defeated',
  'boss-attacked',
]);

export const isHead = (line: LogLine): boolean => HEADS.has(line.id);
export const isLoud = (line: LogLine): boolean => LOUD.has(line.id);
