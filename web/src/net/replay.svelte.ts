import { SvelteMap } from 'svelte/reactivity';
import type { Command, OptionSeen, ReplayStep, ReplaySteps, Update } from '../protocol';
import { api } from './api';
import { type Known, NOTHING_YET } from './reducer';
import type { TableLike } from './table.svelte';

const CHUNK = 50;

/** A finished game, step by step, with the interface of a table at which nothing can be done. */
export class Replay implements TableLike {
  readonly id: string;
  about = $state.raw<ReplaySteps | null>(null);
  step = $state(0);
  #steps = new SvelteMap<number, ReplayStep>();

  problem = $state('');
  connectionState = 'open' as const;
  retryAt = null;
  gone = false;
  odds = null;
  hint = null;
  sent = null;
  late = false;
  lastRead = Number.MAX_SAFE_INTEGER;
  seat = null;
  options: OptionSeen[] = [];

  current = $derived(this.#steps.get(this.step) ?? null);
  decision = $derived(this.current?.decision ?? null);
  update = $derived.by((): Update | null => {
    const about = this.about;
    const now = this.current;
    if (!about || !now) return null;
    const over = now.step === about.answers;
    return {
      type: 'update',
      version: now.step,
      status: over ? 'over' : 'playing',
      outcome: over ? about.outcome : null,
      config: {},
      seats: about.seats,
      seat: null,
      view: now.view,
      decision: now.decision,
      proposals: [],
      undo: [],
      vote: null,
      thinking: [],
      assisted: false,
      conceded: false,
      earned: [],
      kept: 0,
      log: [],
      notices: [],
      lesson: null,
    };
  });
  known = $derived.by((): Known => {
    const log = [...this.#steps.values()]
      .filter((one) => one.step <= this.step)
      .sort((one, other) => one.step - other.step)
      .flatMap((one) => one.log);
    return { ...NOTHING_YET, update: this.update, log };
  });

  constructor(id: string) {
    this.id = id;
  }

  /** Goes to a step; fetches its chunk of steps where it is missing. */
  async go(step: number): Promise<void> {
    const last = this.about?.answers ?? Number.MAX_SAFE_INTEGER;
    const target = Math.max(0, Math.min(step, last));
    if (!this.#steps.has(target)) {
      const first = Math.floor(target / CHUNK) * CHUNK;
      try {
        this.about = await api.steps(this.id, first, first + CHUNK - 1);
      } catch (error) {
        this.problem = (error as Error).message;
        return;
      }
      for (const one of this.about.steps) this.#steps.set(one.step, one);
    }
    this.step = target;
  }

  /** Drops all steps, to fetch them again in another language. */
  clear(): void {
    this.#steps.clear();
  }

  estimates = (): [] => [];
  isHinted = (): boolean => false;
  close(): void {}
  retry(): void {}
  setLanguage(): void {}
  async execute(_command: Command): Promise<boolean> {
    return false;
  }
  async choose(): Promise<void> {}
  async undo(): Promise<boolean> {
    return false;
  }
  async sendChat(): Promise<boolean> {
    return false;
  }
  async requestOdds(): Promise<void> {}
  async requestHint(): Promise<void> {}
}
