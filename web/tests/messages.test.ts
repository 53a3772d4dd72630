import { describe, expect, it } from 'vitest';
import { en } from '../src/app/messages/en';
import { fr } from '../src/app/messages/fr';
import { format, type Phrase } from '../src/app/messages/messages';
import { nl } from '../src/app/messages/nl';
import { GAMES, gameOf } from '../src/games/registry';
import { t } from '../src/games/tenefyr/messages';
import type { Lang } from '../src/protocol';

type Catalogue = Record<string, Phrase>;

const forms = (text: Phrase) => (typeof text === 'string' ? [text] : [text.one, text.other]);
const names = (text: Phrase) => [...(forms(text).at(-1) ?? '').matchAll(/\{(\w+)\}/g)].map((found) => found[1]).sort();
/** The names of the games, and words that are the same in another language. */
const SAME = new Set([
  ...['Boss', 'Pages', 'Pause', 'Menu', 'Decks', 'Combat', 'Standard', 'Normal', 'Trophées'],
  ...GAMES.flatMap((game) => forms(gameOf(game).messages.en.title)),
]);

const CATALOGUES: Record<string, Record<Lang, Catalogue>> = {
  client: { en, fr, nl },
  ...Object.fromEntries(GAMES.map((game) => [game, gameOf(game).messages])),
};
const TRANSLATIONS = Object.entries(CATALOGUES).flatMap(([owner, all]) =>
  (['fr', 'nl'] as const).map((lang): [string, Lang, Catalogue, Catalogue] => [owner, lang, all[lang], all.en]),
);

describe.each(TRANSLATIONS)('the messages of %s in %s', (_owner, _lang, catalogue, english) => {
  it('have the same ids as in English', () => {
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(english).sort());
  });

  it('take the same arguments as in English', () => {
    for (const [id, text] of Object.entries(english))
      expect([id, names(catalogue[id] ?? '')]).toEqual([id, names(text)]);
  });

  it('are translated', () => {
    const left = Object.entries(english).filter(([id, text]) => {
      const [translated = ''] = forms(catalogue[id] ?? '');
      return translated.length > 9 && translated === forms(text)[0] && !SAME.has(translated);
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
    expect(format('en', en['replay.step'], { n: 3, of: 23 })).toBe('Step 3 of 23');
  });

  it('follows the plural of its language', () => {
    const text = { one: 'is one step from the skull.', other: 'is {n} steps from the skull.' };
    expect(format('en', text, { n: 0 })).toBe('is 0 steps from the skull.');
    expect(format('en', text, { n: 1 })).toBe('is one step from the skull.');
    expect(format('fr', fr.spectators, { n: 0 })).toBe('un spectateur');
  });
});

describe('a game', () => {
  it.each([...GAMES])('(%s) hides no message of the client', (game) => {
    expect(Object.keys(gameOf(game).messages.en).filter((id) => id in en)).toEqual([]);
  });

  it('has its own messages and those of the client', () => {
    expect(t('track.left', { n: 2 })).toBe('is 2 steps from the skull.');
    expect(t('spectators', { n: 2 })).toBe('2 spectators');
  });
});
