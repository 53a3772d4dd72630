import { duration } from '../app/settings.svelte';

/** Draw attention to a part of the table (`data-part`), and bring it into sight; gives back how to stop it. */
export function highlightPart(part: string): () => void {
  const found = part ? document.querySelector<HTMLElement>(`[data-part~="${part}"]`) : null;
  if (!found) return () => undefined;
  found.dataset['pointed'] = '';
  if (!isInSight(found)) found.scrollIntoView({ block: 'center', behavior: duration(1) ? 'smooth' : 'auto' });
  return () => delete found.dataset['pointed'];
}

/** With room to spare: the question below it may grow when its odds are there. */
function isInSight(found: HTMLElement): boolean {
  const SPARE = 60;
  const box = found.getBoundingClientRect();
  const edge = (found.closest('main') ?? document.documentElement).getBoundingClientRect();
  return box.top >= edge.top && box.bottom <= edge.bottom - SPARE;
}
