/** What to look at now, the first of these that there is: where a lesson points, what can be clicked, the hand. */
const WANTED = ['[data-pointed]', '.thing.can', '.hand'];

/** Where none of it is in sight, the board moves there, no further than it must. A story is read first. */
export function bringIntoSight(board: HTMLElement, behavior: ScrollBehavior): void {
  if (board.querySelector('.story')) return;
  const found = WANTED.map((one) => [...board.querySelectorAll(one)]).find((all) => all.length) ?? [];
  const edge = board.getBoundingClientRect();
  if (!found.some((thing) => isSeen(thing.getBoundingClientRect(), edge)))
    found[0]?.scrollIntoView({ block: 'nearest', behavior });
}

/** The whole of it; of what is high, as much as half the board. */
function isSeen(box: DOMRect, edge: DOMRect): boolean {
  const seen = Math.min(box.bottom, edge.bottom) - Math.max(box.top, edge.top);
  return seen >= Math.min(box.height, edge.height / 2) - 1;
}
