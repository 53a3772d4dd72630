// Cards to test with.
import type { Card, Face } from '../src/cards/model';

export const words = {
  power: 'Power',
  players: 'Players',
  level: 'Level',
  dice: 'Dice',
  'effect-bar': 'Effect bar',
  'peril-track': 'Peril track',
  'peril-start': 'start',
  'peril-red': 'red',
};

export function face(changes: Partial<Face> = {}): Face {
  return {
    role: 'enemy',
    name: 'Toll Troll',
    icon: 'troll',
    label: '',
    power: [],
    figures: [],
    traits: [],
    rules: [],
    action: null,
    after: [],
    bar: [],
    track: [],
    symbol: null,
    ...changes,
  };
}

export function card(changes: Partial<Card> = {}): Card {
  return {
    id: 'toll-troll',
    kind: 'dungeon',
    tone: 'level-2',
    type: 'Dungeon card, level 2',
    name: 'Toll Troll',
    faces: [face()],
    back: 'deck',
    group: 'Dungeon, level 2',
    level: null,
    flavour: '',
    copies: 1,
    ...changes,
  };
}

export const dungeonCard = card({
  level: 2,
  flavour: 'Exact change only.',
  faces: [
    face({ label: 'Enemy', power: [5, 7, 9], rules: [{ text: 'Discard 3 cards.', title: '', tone: '' }] }),
    face({ role: 'loot', name: 'Toll Chest', label: 'Loot', power: [1], icon: 'locked-chest' }),
  ],
});
