/** What the panel beside the table should show: the log, or certain rules. */
export class HelpPanel {
  tab = $state<'rules' | 'log'>('rules');
  rules = $state.raw<string[]>([]);
  /** The number of requests; it changes also when the same one is made again. */
  requests = $state(0);

  open(rules: string[]): void {
    this.rules = rules;
    this.tab = 'rules';
    this.requests++;
  }

  openLog(): void {
    this.tab = 'log';
    this.requests++;
  }

  /** Forgets the rules of the last request, because another decision is pending. */
  clear(): void {
    this.rules = [];
  }
}
