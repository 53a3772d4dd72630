/** Where help is asked for: the rules beside the table, opened at what one wants to know. */
export class HelpDesk {
  wanted = $state.raw<string[]>([]);
  /** Counts the requests, so that the same one can be made again. */
  asked = $state(0);

  open(rules: string[]): void {
    this.wanted = rules;
    this.asked++;
  }

  /** Something else is going on now. */
  forget(): void {
    this.wanted = [];
  }
}
