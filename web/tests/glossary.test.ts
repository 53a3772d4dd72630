import { describe, expect, it } from 'vitest';
import { type Entry, Glossary } from '../src/help/glossary';

const entry = (id: string, name: string, found = name): Entry => ({
  id,
  name,
  found,
  text: `What ${name} means.`,
  rules: [],
  card: '',
});
const glossary = new Glossary([
  entry('success', 'Success', 'success(?:es)?'),
  entry('success-token', 'Success token', 'success tokens?'),
  entry('hand', 'Hand', 'hands?'),
  entry('price', 'Price', ''),
]);

const words = (text: string) => glossary.words(text).map((one) => one.id);

describe('words of the game in a text', () => {
  it('are found in every form, in capitals or not', () => {
    expect(words('Add 2 successes.')).toEqual(['success']);
    expect(words('SUCCESS')).toEqual(['success']);
  });

  it('are whole words', () => {
    expect(words('a handful of successors')).toEqual([]);
  });

  it('are as long as they can be', () => {
    expect(words('Discard 1 success token.')).toEqual(['success-token']);
  });

  it('are explained where they first come', () => {
    const pieces = glossary.pieces('Your hand, another hand.');
    expect(pieces.map((piece) => piece.entry?.id ?? null)).toEqual([null, 'hand', null]);
    expect(pieces.map((piece) => piece.text).join('')).toBe('Your hand, another hand.');
  });

  it('may have no form that texts have', () => {
    expect(glossary.find('price')?.name).toBe('Price');
    expect(words('price')).toEqual([]);
  });
});
