import { describe, expect, it } from 'vitest';
import type { View } from '../src/games/game';
import { GAMES, gameOf, isGame } from '../src/games/registry';
import { parts as combats } from '../src/games/tenefyr/table';
import { parts as rounds } from '../src/games/terrinoth/table';

const seen = (view: object) => view as View;

describe('the registry', () => {
  it('has every game under its own id', () => {
    expect(GAMES.length).toBeGreaterThan(1);
    for (const id of GAMES) expect(gameOf(id).id).toBe(id);
  });

  it('refuses a game that there is not', () => {
    expect(isGame('chess')).toBe(false);
    expect(() => gameOf('chess')).toThrow('there is no game chess');
  });

  it('has the same texts of a game in all languages', () => {
    for (const id of GAMES) {
      const { en, ...others } = gameOf(id).messages;
      for (const other of Object.values(others)) expect(Object.keys(other)).toEqual(Object.keys(en));
    }
  });
});

describe('a story', () => {
  it('is shown in the first round, or before the first combat is over', () => {
    expect(rounds.hasJustBegun(seen({ round: 1, outcome: null }))).toBe(true);
    expect(rounds.hasJustBegun(seen({ round: 2, outcome: null }))).toBe(false);
    const figures = { won: 0, lost: 0, cleared: 0, highest_power: 3 };
    expect(combats.hasJustBegun(seen({ figures, outcome: null }))).toBe(true);
    expect(combats.hasJustBegun(seen({ figures: { ...figures, won: 1 }, outcome: null }))).toBe(false);
    expect(combats.hasJustBegun(seen({ figures, outcome: 'defeat' }))).toBe(false);
  });

  it('is about the quest, the boss, or the last dungeon', () => {
    expect(rounds.subject(seen({ quest: 'the-ninth-bell' }))).toBe('the-ninth-bell');
    expect(combats.subject(seen({ boss: 'dark-lord' }))).toBe('dark-lord');
    expect(combats.subject(seen({ boss: null }))).toBe('last-dungeon');
  });
});
