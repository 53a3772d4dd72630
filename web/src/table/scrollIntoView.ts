/** Selectors of what to scroll to; the first that matches counts: the target of a lesson, what can be chosen, the hand. */
const TARGETS = ['[data-pointed]', '.thing.can', '.hand'];

/**
 * Where none of it is in sight, the board moves there, no further than it must. With large letters the page scrolls as a
 * whole and the question lies over its lower part: then it moves to the top. A story is read first.
 */
export function scrollTargetIntoView(
  board: HTMLElement,
  question: HTMLElement | undefined,
  behavior: ScrollBehavior,
): void {
  if (board.querySelector('.story')) return;
  const found = TARGETS.map((one) => [...board.querySelectorAll(one)]).find((all) => all.length) ?? [];
  const box = board.getBoundingClientRect();
  const top = Math.max(box.top, 0);
  const bottom = Math.min(box.bottom, question?.getBoundingClientRect().top ?? innerHeight);
  const scrolls = getComputedStyle(board).overflowY !== 'visible';
  if (!found.some((thing) => isSeen(thing.getBoundingClientRect(), top, bottom)))
    found[0]?.scrollIntoView({ block: scrolls ? 'nearest' : 'start', behavior });
}

/** The whole of it; of what is high, as much as half the room there is. */
function isSeen(box: DOMRect, top: number, bottom: number): boolean {
  const seen = Math.min(box.bottom, bottom) - Math.max(box.top, top);
  return seen >= Math.min(box.height, (bottom - top) / 2) - 1;
}
