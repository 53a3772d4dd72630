import { describe, expect, it } from 'vitest';
import { fillParty, type Hero } from '../src/app/party';
import { tenefyr } from '../src/games/tenefyr';
import { terrinoth } from '../src/games/terrinoth';

const hero = (id: string, kind = id): Hero => ({ id, name: id, icon: '', text: '', kind, kindName: '', tone: kind });

describe('the party of a new table', () => {
  it('has two heroes for each of one or two players of Tenefyr', () => {
    expect([1, 2, 3, 4].map((players) => tenefyr.heroesEach(players))).toEqual([2, 2, 1, 1]);
    expect([1, 2, 3, 4].map((players) => terrinoth.heroesEach(players))).toEqual([2, 1, 1, 1]);
  });

  it('is filled up with heroes that are free', () => {
    const all = ['barbarian', 'bard', 'cleric', 'thief'].map((id) => hero(id));
    const party = fillParty(
      all,
      [
        ['bard', null],
        [null, null],
      ],
      2,
    );
    expect(party[0]?.[0]).toBe('bard');
    expect(new Set(party.flat()).size).toBe(4);
  });

  it('never holds two of a kind', () => {
    const all = ['mage', 'scout', 'healer', 'warrior'].flatMap((kind) =>
      [1, 2, 3].map((n) => hero(`${kind}-${n}`, kind)),
    );
    for (let i = 0; i < 50; i++) {
      const party = fillParty(all, [['mage-2'], [null], [null], [null]], 1).flat();
      expect(new Set(party.map((id) => id.split('-')[0])).size).toBe(4);
    }
  });
});
