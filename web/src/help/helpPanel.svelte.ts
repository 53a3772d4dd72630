/** What is wanted beside the table: the log, or the rules, opened at what one wants to know. */
export class HelpPanel {
  tab = $state<'rules' | 'log'>('rules');
  wanted = $state.raw<string[]>([]);
  /** Counts the requests, so that the same one can be made again. */
  asked = $state(0);

  open(rules: string[]): void {
    this.wanted = rules;
    this.tab = 'rules';
    this.asked++;
  }

  openLog(): void {
    this.tab = 'log';
    this.asked++;
  }

  /** Something else is going on now. */
  forget(): void {
    this.wanted = [];
  }
}
