import { describe, expect, it } from 'vitest';
import { forParty } from '../src/table/story';

describe('numbers printed for two, three and four heroes', () => {
  const printed = 'There are at least 2/3/4 dawns on the quest, and 10/12/14 on the gate.';

  it.each([
    [1, 'There are at least 2 dawns on the quest, and 10 on the gate.'],
    [2, 'There are at least 2 dawns on the quest, and 10 on the gate.'],
    [3, 'There are at least 3 dawns on the quest, and 12 on the gate.'],
    [4, 'There are at least 4 dawns on the quest, and 14 on the gate.'],
  ])('are told for a party of %i', (heroes, told) => {
    expect(forParty(printed, heroes)).toBe(told);
  });

  it('are told as they are printed where another count plays', () => {
    expect(forParty('at least 2/3/4', 7)).toBe('at least 2/3/4');
  });
});
