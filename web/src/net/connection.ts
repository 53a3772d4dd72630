import type { ToClient, ToServer } from '../protocol';

/** A request with a number of its own, which the server names in its answer. */
export type Numbered = Extract<ToServer, { id: number }>;
export type Unnumbered = Numbered extends infer T ? (T extends { id: number } ? Omit<T, 'id'> : never) : never;
export type Line = 'connecting' | 'open' | 'lost';

export interface Ends {
  /** The address, with the last version seen. */
  address: () => string;
  hear: (message: ToClient) => void;
  line: (line: Line, retryAt: number | null) => void;
}

interface Waiting {
  request: Numbered;
  resolve: (answer: ToClient) => void;
}

const FIRST_RETRY = 500;
const LAST_RETRY = 5000;
const PING_EVERY = 10_000;
const PATIENCE = 6000;

/** Resending these is safe: each names the very decision it answers. */
function repeatable(request: Numbered): boolean {
  return request.type === 'do' && (request.deed.type === 'answer' || request.deed.type === 'propose');
}

/** One socket to a table that comes back by itself, and requests that are answered. */
export class Connection {
  #ends: Ends;
  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #next = 1;
  #retry = FIRST_RETRY;
  #timers: { retry?: number; ping?: number; silence?: number } = {};
  #closed = false;

  constructor(ends: Ends) {
    this.#ends = ends;
    this.#open();
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    this.#stopTimers();
    this.#socket?.close();
  }

  /** Ask for something; resolves with `done`, `problem`, `odds`, `hint` or `pong`. */
  ask(request: Unnumbered): Promise<ToClient> {
    const numbered = { ...request, id: this.#next++ } as Numbered;
    return new Promise((resolve) => {
      this.#waiting.set(numbered.id, { request: numbered, resolve });
      this.#send(numbered);
    });
  }

  tell(message: ToServer): void {
    this.#send(message);
  }

  /** Try again at once, where the line is lost. */
  retry(): void {
    if (this.#closed || this.#socket) return;
    clearTimeout(this.#timers.retry);
    this.#open();
  }

  #now = (): void => {
    if (document.visibilityState === 'visible') this.retry();
  };

  #send(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #open(): void {
    this.#ends.line('connecting', null);
    const socket = new WebSocket(this.#ends.address());
    this.#socket = socket;
    socket.onopen = () => {
      this.#retry = FIRST_RETRY;
      this.#ends.line('open', null);
      for (const { request } of this.#waiting.values()) this.#send(request);
      this.#timers.ping = window.setInterval(() => this.#ping(), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as ToClient);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #ping(): void {
    this.#timers.silence = window.setTimeout(() => this.#socket?.close(), PATIENCE);
    void this.ask({ type: 'ping' }).then(() => clearTimeout(this.#timers.silence));
  }

  #hear(message: ToClient): void {
    const number = 're' in message ? message.re : null;
    const waiting = number === null ? undefined : this.#waiting.get(number);
    if (waiting) this.#waiting.delete(waiting.request.id);
    this.#ends.hear(message);
    waiting?.resolve(message);
  }

  #lost(): void {
    this.#socket = null;
    this.#stopTimers();
    for (const { request, resolve } of [...this.#waiting.values()]) {
      if (repeatable(request)) continue;
      this.#waiting.delete(request.id);
      resolve({ type: 'problem', code: 'offline', text: '', re: request.id });
    }
    if (this.#closed) return;
    this.#ends.line('lost', Date.now() + this.#retry);
    this.#timers.retry = window.setTimeout(() => this.#open(), this.#retry);
    this.#retry = Math.min(this.#retry * 2, LAST_RETRY);
  }

  #stopTimers(): void {
    clearTimeout(this.#timers.retry);
    clearTimeout(this.#timers.silence);
    clearInterval(this.#timers.ping);
  }
}
