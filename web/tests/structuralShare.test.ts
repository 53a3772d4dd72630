import { expect, test } from 'vitest';
import { structuralShare } from '../src/net/structuralShare';

test('what is equal stays the very same object, what is not is new', () => {
  const before = { seats: [{ deck: 3 }, { deck: 4 }], combat: { enemy: 'rat' } };
  const now = structuralShare(before, { seats: [{ deck: 3 }, { deck: 5 }], combat: { enemy: 'rat' } });
  expect(now).toEqual({ seats: [{ deck: 3 }, { deck: 5 }], combat: { enemy: 'rat' } });
  expect(now).not.toBe(before);
  expect(now.seats).not.toBe(before.seats);
  expect(now.seats[0]).toBe(before.seats[0]);
  expect(now.combat).toBe(before.combat);
});

test('something that came, went or became another kind of thing is a change', () => {
  const before: Record<string, unknown> = { hand: ['a', 'b'], odds: null };
  for (const now of [
    { hand: ['a'], odds: null },
    { hand: ['a', 'b', 'c'], odds: null },
    { hand: { 0: 'a', 1: 'b' }, odds: null },
    { hand: ['a', 'b'], odds: undefined },
    { hand: ['a', 'b'], odds: null, more: undefined },
    { hand: ['a', 'b'] },
  ] as Record<string, unknown>[])
    expect(structuralShare(before, structuredClone(now))).toEqual(now);
  expect(structuralShare(before, structuredClone(before))).toBe(before);
});
