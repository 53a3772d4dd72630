import { settings } from '../app/settings.svelte';
import type { Command, FigureSeen, Hint, Lang, Odds, OptionSeen, Problem, Reach, ToClient } from '../protocol';
import { socketAddress } from './api';
import { Connection, type ConnectionState } from './connection';
import { type Known, NOTHING_YET, receive } from './reducer';

const LATE = 200; // milliseconds until an unacknowledged answer is shown as sent

/** A table on the server: what this client knows of it, and the requests it can make. */
export class TableClient {
  known = $state.raw<Known>(NOTHING_YET);
  connectionState = $state<ConnectionState>('connecting');
  retryAt = $state<number | null>(null);
  problem = $state<string>('');
  gone = $state(false);
  odds = $state.raw<Odds | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** The key that was sent and is not yet acknowledged. */
  sent = $state<{ posed: number; key: string } | null>(null);
  /** The answer is not acknowledged after `LATE`. The table is not redrawn before that, to draw it once and not twice. */
  late = $state(false);

  /** The number of the last log line at the time of the last answer; later lines are new. */
  lastRead = $state(-1);

  readonly id: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lang: Lang;
  #connection: Connection;

  update = $derived(this.known.update);
  decision = $derived(this.update?.decision ?? null);
  /** The seat for which this client answers or proposes; null if it has no say in the decision. */
  seat = $derived(this.decision?.answers ?? this.decision?.yours[0] ?? null);
  /** The options that can be chosen now. */
  options = $derived.by((): OptionSeen[] => {
    const decision = this.decision;
    if (!decision || this.seat === null || this.update?.status !== 'playing') return [];
    if (this.late && this.sent?.posed === decision.posed) return [];
    const allowed = this.update.lesson?.allowed;
    return allowed ? decision.options.filter((option) => allowed.includes(option.key)) : decision.options;
  });

  constructor(id: string) {
    this.id = id;
    this.#lang = settings.lang;
    this.#connection = new Connection({
      address: () => socketAddress(id, this.#lang, this.known.update?.version ?? null),
      onMessage: (message) => this.#receive(message),
      onState: (state, retryAt) => {
        this.connectionState = state;
        this.retryAt = retryAt;
      },
    });
  }

  close(): void {
    this.#connection.close();
  }

  retry(): void {
    this.#connection.retry();
  }

  /** Changes the language; the server sends all texts again. */
  setLanguage(lang: Lang): void {
    if (lang === this.#lang) return;
    this.#lang = lang;
    this.#connection.send({ type: 'speak', lang });
  }

  async execute(command: Command): Promise<boolean> {
    return this.#succeeded(await this.#connection.request({ type: 'do', deed: command }));
  }

  /** Answers the decision, or proposes an answer where another seat has the final word. */
  async choose(option: OptionSeen): Promise<void> {
    const decision = this.decision;
    const seat = this.seat;
    if (!decision || seat === null || this.sent?.posed === decision.posed) return;
    const type = decision.answers === null ? 'propose' : 'answer';
    const done = this.execute({ type, seat, key: option.key, posed: decision.posed });
    if (type === 'answer') {
      this.sent = { posed: decision.posed, key: option.key };
      this.#timer = setTimeout(() => (this.late = true), LATE);
    } else this.#markLogRead();
    if (!(await done)) this.#clearSent();
  }

  undo(to: Reach): Promise<boolean> {
    return this.execute({ type: 'undo', to });
  }

  async sendChat(text: string): Promise<boolean> {
    return this.#succeeded(await this.#connection.request({ type: 'say', text }));
  }

  async requestOdds(): Promise<void> {
    if (this.seat === null) return;
    const response = await this.#connection.request({ type: 'ask-odds', seat: this.seat });
    if (response.type === 'odds') this.odds = response;
  }

  async requestHint(): Promise<void> {
    if (this.seat === null) return;
    const response = await this.#connection.request({ type: 'ask-hint', seat: this.seat });
    if (response.type === 'hint') this.hint = response;
    else this.#succeeded(response);
  }

  /** The estimates of what an option leads to, by name. */
  estimates(key: string): [string, FigureSeen][] {
    return this.odds && this.odds.posed === this.decision?.posed ? Object.entries(this.odds.options[key] ?? {}) : [];
  }

  isHinted(key: string): boolean {
    return this.hint?.posed === this.decision?.posed && this.hint?.key === key;
  }

  #succeeded(response: ToClient): boolean {
    if (response.type !== 'problem') return true;
    this.problem = response.text;
    return false;
  }

  #clearSent(): void {
    clearTimeout(this.#timer);
    this.sent = null;
    this.late = false;
  }

  #markLogRead(): void {
    this.lastRead = this.known.log.at(-1)?.number ?? -1;
  }

  #receive(message: ToClient): void {
    if (message.type === 'update' && this.sent && this.sent.posed !== message.decision?.posed) {
      this.#clearSent();
      this.#markLogRead();
    }
    this.known = receive(this.known, message);
    if (message.type === 'gone') this.gone = true;
    if (message.type === 'problem' && message.re === null) this.problem = (message satisfies Problem).text;
  }
}

/** What components need of a table, whether it is played or replayed. */
export type TableLike = Pick<TableClient, keyof TableClient>;
