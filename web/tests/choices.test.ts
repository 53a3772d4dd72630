import { describe, expect, it } from 'vitest';
import type { OptionSeen } from '../src/protocol';
import { alike, cardsOffered, optionsAt, tally, withoutThing } from '../src/table/choices';

const option = (key: string, ref: Record<string, unknown>): OptionSeen => ({
  key,
  tag: key.split(':')[0] ?? '',
  ref,
  text: key,
});
const keys = (options: OptionSeen[]) => options.map((one) => one.key);

describe('the things that options are about', () => {
  it('a dungeon is entered by clicking it', () => {
    const options = [option('enter:dungeon-1', { place: 'dungeon-1' }), option('enter:boss', { place: 'boss' })];
    expect(keys(optionsAt(options, { place: 'boss' }))).toEqual(['enter:boss']);
  });

  it('equal cards in a hand stand for one option', () => {
    const options = [option('play:basic-1', { card: 'basic-1', zone: 'hand', seat: 0, index: 0 })];
    const hand = [{ card: 'basic-1' }, { card: 'basic-0' }, { card: 'basic-1' }];
    const at = (place: number) =>
      keys(optionsAt(options, { card: hand[place]?.card ?? '', zone: 'hand', seat: 0, alike: alike(hand, place) }));
    expect([at(0), at(1), at(2)]).toEqual([['play:basic-1'], [], ['play:basic-1']]);
  });

  it('a wounded enemy and a fresh one are two', () => {
    const enemies = [
      { card: 'bandit', wounds: 0 },
      { card: 'bandit', wounds: 1 },
    ];
    const options = enemies.map((_, index) =>
      option(index ? 'enemy:bandit#2' : 'enemy:bandit', { card: 'bandit', zone: 'engaged', hero: 0, index }),
    );
    const at = (place: number) =>
      keys(optionsAt(options, { card: 'bandit', zone: 'engaged', hero: 0, alike: alike(enemies, place) }));
    expect([at(0), at(1)]).toEqual([['enemy:bandit'], ['enemy:bandit#2']]);
  });

  it('a card of another player or hero is another thing', () => {
    const options = [option('pick:orc', { card: 'orc', zone: 'discard', seat: 1 })];
    expect(optionsAt(options, { card: 'orc', zone: 'discard', seat: 0 })).toEqual([]);
    expect(optionsAt(options, { card: 'orc', zone: 'hand', seat: 1 })).toEqual([]);
  });

  it('a face-down enemy is known by its place alone', () => {
    const options = [option('enemy:facedown', { facedown: true, zone: 'shadows', index: 1 })];
    expect(optionsAt(options, { card: null, zone: 'shadows', alike: [0] })).toEqual([]);
    expect(keys(optionsAt(options, { card: null, zone: 'shadows', alike: [1] }))).toEqual(['enemy:facedown']);
  });

  it('a die is picked by the number of its face and its kind', () => {
    const options = [option('enemy-die:1', { number: 1 }), option('hero-die:1', { number: 1 })];
    expect(keys(optionsAt(options, { die: { tag: 'hero-die', number: 1 } }))).toEqual(['hero-die:1']);
  });

  it('some options are in the list alone', () => {
    expect(withoutThing(option('keep', {}))).toBe(true);
    expect(withoutThing(option('player:0', { seat: 0 }))).toBe(false);
  });

  it('cards that lie out of sight are offered once each', () => {
    const ref = { card: 'candle', zone: 'looked' };
    expect(cardsOffered([option('top:candle', ref), option('bottom:candle', ref)])).toHaveLength(1);
  });

  it('equal things are counted', () => {
    expect(tally(['a', 'b', 'a'])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });
});
