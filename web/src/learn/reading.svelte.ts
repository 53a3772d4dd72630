import type { TableLike } from '../net/table.svelte';
import type { LessonPage } from '../protocol';

/** Where one is in what a lesson says about the question that is asked now. */
export class Reading {
  /** The page that was turned to, and the question at which it was. */
  #turned = $state({ posed: -1, page: 0 });
  #client: TableLike;

  constructor(client: TableLike) {
    this.#client = client;
  }

  get pages(): LessonPage[] {
    return this.#client.update?.lesson?.pages ?? [];
  }

  get posed(): number {
    return this.#client.decision?.posed ?? -1;
  }

  get page(): number {
    return this.#turned.posed === this.posed ? Math.min(this.#turned.page, this.pages.length - 1) : 0;
  }

  /** There is more to read before one has to decide. */
  get more(): boolean {
    return this.page < this.pages.length - 1;
  }

  turn(by: 1 | -1): void {
    this.#turned = { posed: this.posed, page: Math.max(0, this.page + by) };
  }
}
