import type { Attachment } from 'svelte/attachments';

const SMALLEST = 0.6;
const EXACT = 0.01;

function overflows(node: HTMLElement): boolean {
  return node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
}

/** Find the largest `--fit`, at most 1, with which everything has room in the node. */
export function shrink(node: HTMLElement): void {
  const set = (fit: number) => node.style.setProperty('--fit', fit.toFixed(3));
  set(1);
  if (!overflows(node)) return;
  let [fits, over] = [SMALLEST, 1];
  while (over - fits > EXACT) {
    const middle = (fits + over) / 2;
    set(middle);
    if (overflows(node)) over = middle;
    else fits = middle;
  }
  set(fits);
}

/** Texts are as large as they can be: long ones shrink until the card holds them. Runs again for another `content`. */
export function fit(_content: unknown): Attachment<HTMLElement> {
  return (node) => {
    const observer = new ResizeObserver(() => shrink(node));
    observer.observe(node);
    void document.fonts?.ready.then(() => shrink(node));
    return () => observer.disconnect();
  };
}
