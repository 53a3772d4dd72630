import { cubicOut } from 'svelte/easing';
import { crossfade, fade } from 'svelte/transition';
import { duration } from '../app/settings.svelte';

const [send, receive] = crossfade({
  duration: () => duration(320),
  easing: cubicOut,
  // what is nowhere any more is gone at once: nobody waits for it to fade
  fallback: (node, _key, comes) => fade(node, { duration: comes ? duration(180) : 0 }),
});

/** Transitions that move a card from its old place to its new one. */
export function cardTransitions(): [typeof receive, typeof send] {
  return [receive, send];
}

/** Things with keys of their own: equal ones are counted, from `first` on. */
export function numbered<T>(
  things: T[],
  name: (thing: T) => string,
  first: (name: string) => number = () => 0,
): [string, T][] {
  const seen = new Map<string, number>();
  return things.map((thing) => {
    const key = name(thing);
    const number = seen.get(key) ?? first(key);
    seen.set(key, number + 1);
    return [`${key}#${number}`, thing];
  });
}
