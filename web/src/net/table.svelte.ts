import { settings } from '../app/settings.svelte';
import type { Command, FigureSeen, Hint, Lang, Odds, OptionSeen, Problem, Reach, ToClient } from '../protocol';
import { socketAddress } from './api';
import { Connection, type Line } from './connection';
import { type Known, NOTHING_YET, receive } from './reducer';

const LATE = 200; // milliseconds until an answer under way is shown to be so

/** A table as this client sees it, and all that can be done at it. */
export class TableClient {
  known = $state.raw<Known>(NOTHING_YET);
  line = $state<Line>('connecting');
  retryAt = $state<number | null>(null);
  problem = $state<string>('');
  gone = $state(false);
  odds = $state.raw<Odds | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** The key that was sent and is not yet acknowledged. */
  sent = $state<{ posed: number; key: string } | null>(null);
  /** The answer is long under way: until then the table stays as it is, so that it is drawn once and not twice. */
  late = $state(false);

  /** The last line of the log when this client last answered: what is after it is new. */
  read = $state(-1);

  readonly id: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lang: Lang;
  #connection: Connection;

  update = $derived(this.known.update);
  decision = $derived(this.update?.decision ?? null);
  /** The seat with which this client answers or proposes; null: it is not asked. */
  seat = $derived(this.decision?.answers ?? this.decision?.yours[0] ?? null);
  /** What can be chosen here and now. */
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
      hear: (message) => this.#hear(message),
      line: (line, retryAt) => {
        this.line = line;
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

  /** Go on in another language: the server tells everything anew. */
  speak(lang: Lang): void {
    if (lang === this.#lang) return;
    this.#lang = lang;
    this.#connection.tell({ type: 'speak', lang });
  }

  async do(deed: Command): Promise<boolean> {
    return this.#settled(await this.#connection.ask({ type: 'do', deed }));
  }

  /** Answer, or propose where somebody else has the final word. */
  async choose(option: OptionSeen): Promise<void> {
    const decision = this.decision;
    const seat = this.seat;
    if (!decision || seat === null || this.sent?.posed === decision.posed) return;
    const type = decision.answers === null ? 'propose' : 'answer';
    const done = this.do({ type, seat, key: option.key, posed: decision.posed });
    if (type === 'answer') {
      this.sent = { posed: decision.posed, key: option.key };
      this.#timer = setTimeout(() => (this.late = true), LATE);
    } else this.#readAll();
    if (!(await done)) this.#arrived();
  }

  undo(to: Reach): Promise<boolean> {
    return this.do({ type: 'undo', to });
  }

  async say(text: string): Promise<boolean> {
    return this.#settled(await this.#connection.ask({ type: 'say', text }));
  }

  async askOdds(): Promise<void> {
    if (this.seat === null) return;
    const answer = await this.#connection.ask({ type: 'ask-odds', seat: this.seat });
    if (answer.type === 'odds') this.odds = answer;
  }

  async askHint(): Promise<void> {
    if (this.seat === null) return;
    const answer = await this.#connection.ask({ type: 'ask-hint', seat: this.seat });
    if (answer.type === 'hint') this.hint = answer;
    else this.#settled(answer);
  }

  /** What an option may lead to, by the names of the figures. */
  figures(key: string): [string, FigureSeen][] {
    return this.odds && this.odds.posed === this.decision?.posed ? Object.entries(this.odds.options[key] ?? {}) : [];
  }

  hinted(key: string): boolean {
    return this.hint?.posed === this.decision?.posed && this.hint?.key === key;
  }

  #settled(answer: ToClient): boolean {
    if (answer.type !== 'problem') return true;
    this.problem = answer.text;
    return false;
  }

  #arrived(): void {
    clearTimeout(this.#timer);
    this.sent = null;
    this.late = false;
  }

  #readAll(): void {
    this.read = this.known.log.at(-1)?.number ?? -1;
  }

  #hear(message: ToClient): void {
    if (message.type === 'update' && this.sent && this.sent.posed !== message.decision?.posed) {
      this.#arrived();
      this.#readAll();
    }
    this.known = receive(this.known, message);
    if (message.type === 'gone') this.gone = true;
    if (message.type === 'problem' && message.re === null) this.problem = (message satisfies Problem).text;
  }
}

/** What a table's parts need of it: a table that is played, or one that is looked at. */
export type TableLike = Pick<TableClient, keyof TableClient>;
