import type { Attachment } from 'svelte/attachments';

/** An explanation: a title, a text, the parts of a number, and the ids of rules. */
export interface Tip {
  title: string;
  text?: string;
  lines?: string[];
  rules?: string[];
}

const AFTER = 250;
const LONG_PRESS = 450;
const tipsOf = new WeakMap<Element, () => Tip | null>();

/** Shows a tip about an element on hover, focus or long press, and on click for elements of class `ask`. */
export function explain(tip: () => Tip | null): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    tipsOf.set(node, tip);
    node.dataset['explained'] = '';
    return () => tipsOf.delete(node);
  };
}

function anchorOf(event: Event): Element | null {
  return (event.target as Element | null)?.closest?.('[data-explained]') ?? null;
}

/** The one tip that is shown. */
class Tips {
  tip = $state.raw<Tip | null>(null);
  anchor = $state.raw<Element | null>(null);
  /** Held open by a click: what is in it can be clicked too. */
  pinned = $state(false);
  #timer = 0;

  show(anchor: Element, pinned = false): void {
    clearTimeout(this.#timer);
    const tip = tipsOf.get(anchor)?.() ?? null;
    if (!tip) return;
    this.tip = tip;
    this.anchor = anchor;
    this.pinned = pinned;
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.tip = null;
    this.anchor = null;
    this.pinned = false;
  }

  /** Listens on the document, because explained elements come and go. */
  listen(own: () => HTMLElement | undefined): () => void {
    const inside = (event: Event) => own()?.contains(event.target as Node) ?? false;
    const over = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || this.pinned || inside(event)) return;
      const anchor = anchorOf(event);
      if (anchor === this.anchor) return;
      this.hide();
      if (anchor) this.#timer = window.setTimeout(() => this.show(anchor), AFTER);
    };
    const down = (event: PointerEvent) => {
      if (inside(event)) return;
      const anchor = anchorOf(event);
      if (anchor !== this.anchor) this.hide();
      // a long press on a card or a die looks at it: its words are explained there
      if (event.pointerType === 'mouse' || !anchor || anchor.closest('.thing')) return;
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => this.show(anchor, true), LONG_PRESS);
    };
    const up = () => clearTimeout(this.#timer);
    const click = (event: MouseEvent) => {
      const anchor = anchorOf(event);
      if (!anchor?.matches('.ask')) return;
      if (this.pinned && this.anchor === anchor) this.hide();
      else this.show(anchor, true);
    };
    const focus = (event: FocusEvent) => {
      if (this.pinned || inside(event)) return;
      const anchor = anchorOf(event);
      if (anchor && (event.target as Element).matches(':focus-visible')) this.show(anchor);
      else this.hide();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !this.tip) return;
      this.hide();
      event.stopPropagation();
    };
    // only where what is explained moves away: the log beside it scrolls by itself
    const scroll = (event: Event) => this.anchor && (event.target as Node).contains(this.anchor) && this.hide();
    document.addEventListener('pointerover', over);
    document.addEventListener('pointerdown', down);
    document.addEventListener('pointerup', up);
    document.addEventListener('pointercancel', up);
    document.addEventListener('click', click);
    document.addEventListener('focusin', focus);
    document.addEventListener('keydown', key, true);
    document.addEventListener('scroll', scroll, true);
    return () => {
      document.removeEventListener('pointerover', over);
      document.removeEventListener('pointerdown', down);
      document.removeEventListener('pointerup', up);
      document.removeEventListener('pointercancel', up);
      document.removeEventListener('click', click);
      document.removeEventListener('focusin', focus);
      document.removeEventListener('keydown', key, true);
      document.removeEventListener('scroll', scroll, true);
      this.hide();
    };
  }
}

export const tips = new Tips();
