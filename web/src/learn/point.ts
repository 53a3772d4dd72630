import { duration } from '../app/settings.svelte';

/** Draw attention to a part of the table (`data-part`), and bring it into sight; gives back how to stop it. */
export function pointAt(part: string): () => void {
  const found = part ? document.querySelector<HTMLElement>(`[data-part~="${part}"]`) : null;
  if (!found) return () => undefined;
  found.dataset['pointed'] = '';
  found.scrollIntoView({ block: 'nearest', behavior: duration(1) ? 'smooth' : 'auto' });
  return () => delete found.dataset['pointed'];
}
