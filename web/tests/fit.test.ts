import { expect, test } from 'vitest';
import { shrink } from '../src/cards/fit';

/** A box of 100 whose content is so high at full size. */
function box(height: number): HTMLElement {
  const node = document.createElement('div');
  const fit = () => Number(node.style.getPropertyValue('--fit'));
  Object.defineProperties(node, {
    clientHeight: { value: 100 },
    clientWidth: { value: 100 },
    scrollWidth: { value: 100 },
    scrollHeight: { get: () => Math.max(100, height * fit()) },
  });
  shrink(node);
  return node;
}

test('texts that have room stay as they are', () => {
  expect(box(80).style.getPropertyValue('--fit')).toBe('1.000');
});

test('longer texts shrink no more than they must', () => {
  const fit = Number(box(125).style.getPropertyValue('--fit'));
  expect(fit * 125).toBeLessThanOrEqual(101);
  expect(fit).toBeGreaterThan(0.79);
});

test('nothing becomes too small to read', () => {
  expect(box(1000).style.getPropertyValue('--fit')).toBe('0.600');
});
