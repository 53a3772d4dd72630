import { render, screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Card from '../src/cards/Card.svelte';
import { addIcons } from '../src/cards/icons';
import { card, dungeonCard, face, words } from './cards';

test('a dungeon card shows both halves, its level and its power for each number of players', () => {
  render(Card, { card: dungeonCard, game: 'tenefyr', words });
  const whole = screen.getByRole('article', { name: 'Toll Troll, Dungeon card, level 2' });
  expect(within(whole).getByRole('heading', { name: 'Toll Troll' })).toBeTruthy();
  expect(within(whole).getByRole('heading', { name: 'Toll Chest' })).toBeTruthy();
  expect(within(whole).getByRole('img', { name: 'Level 2' })).toBeTruthy();
  const powers = within(whole).getByRole('list', { name: 'Power' });
  expect(
    within(powers)
      .getAllByRole('listitem')
      .map((coin) => coin.textContent?.trim()),
  ).toEqual(['5', '7', '9']);
  expect(within(powers).getByRole('img', { name: '3 Players' })).toBeTruthy();
});

test('with the number of players known, the other powers step back', () => {
  const { container } = render(Card, { card: dungeonCard, game: 'tenefyr', words, players: 3 });
  expect([...container.querySelectorAll('li.quiet b')].map((power) => power.textContent)).toEqual(['5', '9']);
});

test('solo reads the power for two', () => {
  const { container } = render(Card, { card: dungeonCard, game: 'tenefyr', words, size: 'hand', players: 1 });
  expect(container.querySelector('.power')?.textContent).toContain('5');
});

test.each(['hand', 'mini'] as const)('a %s card shows the half that counts', (size) => {
  const { container } = render(Card, { card: dungeonCard, game: 'tenefyr', words, size, role: 'loot' });
  expect(container.querySelector('.power')?.textContent).toContain('1');
  expect(container.textContent).not.toContain('5');
});

test('an enemy of Terrinoth shows its figures by name and its effect bar in order', () => {
  const enemy = card({
    faces: [
      face({ figures: [{ id: 'health', icon: 'hearts', label: 'Health', value: 4 }], bar: ['Advance', 'Inflict'] }),
    ],
  });
  render(Card, { card: enemy, game: 'terrinoth', words });
  expect(screen.getByRole('img', { name: 'Health' }).closest('li')?.textContent?.trim()).toBe('4');
  const bar = screen.getByRole('list', { name: 'Effect bar' });
  expect(
    within(bar)
      .getAllByRole('listitem')
      .map((keyword) => keyword.textContent),
  ).toEqual(['Advance', 'Inflict']);
});

test('the action line stands between what is done before and after the roll', () => {
  const activation = card({
    kind: 'activation',
    faces: [
      face({
        rules: [{ text: 'Before.', title: '', tone: '' }],
        action: { id: 'attack', icon: 'gladius', label: 'Attack', dice: 3, notes: ['ranged', '2 targets'] },
        after: [{ text: 'After.', title: '', tone: '' }],
      }),
    ],
  });
  const { container } = render(Card, { card: activation, game: 'terrinoth', words });
  expect(container.textContent).toMatch(/Before\.[^]*Attack[^]*ranged · 2 targets[^]*After\./);
  expect(screen.getByRole('img', { name: 'Dice: 3' }).children).toHaveLength(3);
});

test('a quest is a sheet with its peril track told in words', () => {
  const quest = card({ kind: 'quest', faces: [face({ track: ['start', 'red'] })] });
  render(Card, { card: quest, game: 'terrinoth', words });
  const track = screen.getByRole('list', { name: 'Peril track' });
  expect(
    within(track)
      .getAllByRole('listitem')
      .map((space) => space.getAttribute('aria-label')),
  ).toEqual(['start', 'red']);
});

test('icons are drawn from their paths', () => {
  addIcons({ troll: 'M1 2h3' });
  const { container } = render(Card, { card: card(), game: 'tenefyr', words, size: 'mini' });
  expect(container.querySelector('svg path')?.getAttribute('d')).toBe('M1 2h3');
});

test('the colours of its tone are the colours of the card', () => {
  const { container } = render(Card, { card: card({ tone: 'level-4' }), game: 'tenefyr', words });
  expect(container.querySelector('article')?.getAttribute('style')).toContain('--tone: #a03a2a');
});
