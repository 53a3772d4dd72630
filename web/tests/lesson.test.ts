import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { highlightPart } from '../src/learn/highlight';
import Lesson from '../src/learn/Lesson.svelte';
import { Reading } from '../src/learn/reading.svelte';
import type { TableLike } from '../src/net/table.svelte';
import type { LessonSeen } from '../src/protocol';

function lesson(...texts: string[]): LessonSeen {
  return { step: 2, steps: 8, pages: texts.map((text) => ({ text, look: '' })), allowed: null };
}

function table(posed: number, said: LessonSeen | null): TableLike {
  return { update: { lesson: said }, decision: { posed } } as unknown as TableLike;
}

describe('reading a lesson', () => {
  it('turns pages and says when there is no more', () => {
    const reading = new Reading(table(4, lesson('one', 'two')));
    expect([reading.page, reading.more]).toEqual([0, true]);
    reading.turn(1);
    expect([reading.page, reading.more]).toEqual([1, false]);
    reading.turn(1);
    expect(reading.page).toBe(1);
    reading.turn(-1);
    reading.turn(-1);
    expect(reading.page).toBe(0);
  });

  it('begins anew at another question', () => {
    const client = table(4, lesson('one', 'two'));
    const reading = new Reading(client);
    reading.turn(1);
    Object.assign(client, table(5, lesson('three', 'four')));
    expect([reading.page, reading.more]).toEqual([0, true]);
  });

  it('has nothing to read where nothing is said', () => {
    expect(new Reading(table(1, null)).more).toBe(false);
    expect(new Reading(table(1, lesson())).more).toBe(false);
  });
});

describe('the panel of a lesson', () => {
  it('shows one page at a time, and how far one is', () => {
    const said = lesson('Welcome!', 'Go in.');
    const reading = new Reading(table(1, said));
    render(Lesson, { lesson: said, reading });
    expect(screen.getByRole('status').textContent).toBe('Welcome!');
    expect(screen.getByRole('img', { name: 'Step 2 of 8 of the lesson' })).toBeTruthy();
    screen.getByRole('button', { name: 'Next' }).click();
    flushSync();
    expect(screen.getByRole('status').textContent).toBe('Go in.');
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    expect(screen.getByRole('link', { name: 'End the lesson' }).getAttribute('href')).toBe('/');
  });

  it('leaves who is not told anything to decide alone', () => {
    const said = lesson();
    render(Lesson, { lesson: said, reading: new Reading(table(1, said)) });
    expect(screen.getByRole('status').textContent).toContain('As you like');
  });
});

describe('pointing', () => {
  beforeEach(() => (document.body.innerHTML = '<main><div data-part="hand"></div></main>'));

  it('marks the part until it is told to stop', () => {
    const hand = document.querySelector('[data-part]') as HTMLElement;
    hand.scrollIntoView = vi.fn();
    const stop = highlightPart('hand');
    expect(hand.dataset['pointed']).toBe('');
    stop();
    expect(hand.dataset['pointed']).toBeUndefined();
  });

  it('does nothing for a part that is not there', () => {
    expect(() => highlightPart('dice')()).not.toThrow();
    expect(() => highlightPart('')()).not.toThrow();
  });
});
