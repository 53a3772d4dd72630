import type { Attachment } from 'svelte/attachments';

const SMALLEST = 0.6;
const EXACT = 0.01;

function overflows(node: HTMLElement): boolean {
  return node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
}

/** Chromium keeps font sizes in container units until the element is laid out again. */
function layOutAnew(node: HTMLElement): void {
  node.style.display = 'none';
  void node.offsetHeight;
  node.style.display = '';
}

function set(node: HTMLElement, fit: number): number {
  node.style.setProperty('--fit', fit.toFixed(3));
  layOutAnew(node);
  return fit;
}

/** Find the largest `--fit`, at most 1, with which everything has room in the node. */
export function shrink(node: HTMLElement): number {
  set(node, 1);
  if (!overflows(node)) return 1;
  let [fits, over] = [SMALLEST, 1];
  while (over - fits > EXACT) {
    const middle = set(node, (fits + over) / 2);
    if (overflows(node)) over = middle;
    else fits = middle;
  }
  return set(node, fits);
}

interface Measured {
  size: string;
  fit: number;
}

/** What was found for a content, last at this size: the same card comes again and again, and trying it out is slow. */
const measured = new WeakMap<object, Measured>();

/** Texts are as large as they can be: long ones shrink until the card holds them. Runs again for another `content`. */
export function fit(content: object): Attachment<HTMLElement> {
  return (node) => {
    const last = measured.get(content);
    if (last) node.style.setProperty('--fit', last.fit.toFixed(3));
    const measure = () => {
      const size = `${node.clientWidth} ${node.clientHeight}`;
      const known = measured.get(content);
      if (known?.size === size) {
        if (known !== last) set(node, known.fit);
        return;
      }
      const fit = shrink(node);
      if (document.fonts?.status !== 'loading') measured.set(content, { size, fit });
      else void document.fonts.ready.then(() => node.isConnected && measure()); // the letters will be others
    };
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  };
}
