import { expect, test } from 'vitest';
import { find, grouped } from '../src/gallery/search';
import { card, dungeonCard, face } from './cards';

const chant = card({
  id: 'skill-bard',
  name: 'Chant',
  group: 'Skills',
  faces: [face({ name: 'Chant de l’âge', bar: ['Épée'] })],
});
const cards = [dungeonCard, chant];

test('all words typed must be on the card, in any place and any case', () => {
  expect(find(cards, 'CHEST discard', '')).toEqual([dungeonCard]);
  expect(find(cards, 'chest chant', '')).toEqual([]);
});

test('accents and curled apostrophes need not be typed', () => {
  expect(find(cards, "l'age epee", '')).toEqual([chant]);
});

test('a group shows its own cards', () => {
  expect(find(cards, '', 'Skills')).toEqual([chant]);
  expect(find(cards, '', '')).toEqual(cards);
});

test('cards stand under the heading of their group', () => {
  expect(grouped([dungeonCard, chant, dungeonCard]).map(([group, found]) => [group, found.length])).toEqual([
    ['Dungeon, level 2', 2],
    ['Skills', 1],
  ]);
});
