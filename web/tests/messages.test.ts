import { describe, expect, it } from 'vitest';
import { en } from '../src/app/messages/en';
import { fr } from '../src/app/messages/fr';
import { nl } from '../src/app/messages/nl';
import { type Catalogue, type Phrase, phrase, type MessageId } from '../src/app/messages/messages';

const forms = (text: Phrase) => (typeof text === 'string' ? [text] : [text.one, text.other]);
const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? '').sort();
/** Names stay, and a few words are the same. */
const SAME = new Set(['{n}', 'Boss', 'Pages', 'Pause', 'Menu', 'Decks', 'Combat', 'Standard', 'Normal', 'Trophées']);

describe.each(Object.entries({ fr, nl } as Record<string, Catalogue>))('the words in %s', (_lang, catalogue) => {
  it('take the same arguments as in English', () => {
    for (const id of Object.keys(en) as MessageId[]) {
      const most = (text: Phrase) => names(forms(text).at(-1) ?? '');
      expect([id, most(catalogue[id])]).toEqual([id, most(en[id])]);
    }
  });

  it('are translated', () => {
    const left = (Object.keys(en) as MessageId[]).filter((id) => {
      const told = forms(catalogue[id])[0] ?? '';
      return !id.startsWith('game.') && told.length > 9 && told === forms(en[id])[0] && !SAME.has(told);
    });
    expect(left).toEqual([]);
  });

  it('have no empty text', () => {
    expect(
      Object.values(catalogue)
        .flatMap(forms)
        .filter((text) => !text.trim()),
    ).toEqual([]);
  });
});

describe('a phrase', () => {
  it('puts its arguments in', () => {
    expect(phrase('en', 'replay.step', { n: 3, of: 23 })).toBe('Step 3 of 23');
  });

  it('follows the plural of its language', () => {
    expect(phrase('en', 'track.left', { n: 0 })).toBe('is 0 steps from the skull.');
    expect(phrase('en', 'track.left', { n: 1 })).toBe('is one step from the skull.');
    expect(phrase('fr', 'spectators', { n: 0 })).toBe('un spectateur');
  });
});
