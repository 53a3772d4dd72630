import { tips } from '../help/tips.svelte';

const PEEK_AFTER = 450;

/** The card that is looked at closely: held open, or peeked at with the mouse. */
export class Zoom {
  pinned = $state<string | null>(null);
  /** What is true of the pinned card where it lies now. */
  facts = $state.raw<string[]>([]);
  peeked = $state<{ card: string; left: boolean } | null>(null);
  #timer = 0;

  pin(card: string, facts: string[] = []): void {
    this.leave();
    this.facts = facts;
    this.pinned = card;
  }

  close(): void {
    this.pinned = null;
  }

  enter(card: string, event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || event.buttons) return;
    clearTimeout(this.#timer);
    const left = event.clientX > innerWidth / 2;
    this.#timer = window.setTimeout(() => {
      if (!tips.tip) this.peeked = { card, left };
    }, PEEK_AFTER);
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.peeked = null;
  }
}
