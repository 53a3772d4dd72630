import type { ToClient, ToServer } from '../protocol';

/** A request with an id, which the server repeats in its response. */
export type NumberedRequest = Extract<ToServer, { id: number }>;
export type RequestBody = NumberedRequest extends infer T ? (T extends { id: number } ? Omit<T, 'id'> : never) : never;
export type ConnectionState = 'connecting' | 'open' | 'lost';

export interface ConnectionOptions {
  /** The address of the socket, with the version of the last update received. */
  address: () => string;
  onMessage: (message: ToClient) => void;
  onState: (state: ConnectionState, retryAt: number | null) => void;
}

interface PendingRequest {
  request: NumberedRequest;
  resolve: (response: ToClient) => void;
}

const FIRST_RETRY = 500;
const LAST_RETRY = 5000;
const PING_EVERY = 10_000;
const PONG_TIMEOUT = 6000;

/** Whether a request can be sent again after a reconnection: it names the decision that it is for. */
function isRepeatable(request: NumberedRequest): boolean {
  return request.type === 'do' && (request.deed.type === 'answer' || request.deed.type === 'propose');
}

/** A WebSocket to a table that reconnects by itself, with requests that resolve to their responses. */
export class Connection {
  #options: ConnectionOptions;
  #socket: WebSocket | null = null;
  #pending = new Map<number, PendingRequest>();
  #next = 1;
  #retry = FIRST_RETRY;
  #timers: { retry?: number; ping?: number; silence?: number } = {};
  #closed = false;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#open();
    addEventListener('online', this.#retryIfVisible);
    document.addEventListener('visibilitychange', this.#retryIfVisible);
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#retryIfVisible);
    document.removeEventListener('visibilitychange', this.#retryIfVisible);
    this.#stopTimers();
    this.#socket?.close();
  }

  /** Sends a request; resolves with `done`, `problem`, `odds`, `hint` or `pong`. */
  request(request: RequestBody): Promise<ToClient> {
    const numbered = { ...request, id: this.#next++ } as NumberedRequest;
    return new Promise((resolve) => {
      this.#pending.set(numbered.id, { request: numbered, resolve });
      this.#send(numbered);
    });
  }

  send(message: ToServer): void {
    this.#send(message);
  }

  /** Reconnects at once if the connection is lost. */
  retry(): void {
    if (this.#closed || this.#socket) return;
    clearTimeout(this.#timers.retry);
    this.#open();
  }

  #retryIfVisible = (): void => {
    if (document.visibilityState === 'visible') this.retry();
  };

  #send(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #open(): void {
    this.#options.onState('connecting', null);
    const socket = new WebSocket(this.#options.address());
    this.#socket = socket;
    socket.onopen = () => {
      this.#retry = FIRST_RETRY;
      this.#options.onState('open', null);
      for (const { request } of this.#pending.values()) this.#send(request);
      this.#timers.ping = window.setInterval(() => this.#ping(), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#receive(JSON.parse(event.data) as ToClient);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #ping(): void {
    this.#timers.silence = window.setTimeout(() => this.#socket?.close(), PONG_TIMEOUT);
    void this.request({ type: 'ping' }).then(() => clearTimeout(this.#timers.silence));
  }

  #receive(message: ToClient): void {
    const number = 're' in message ? message.re : null;
    const pending = number === null ? undefined : this.#pending.get(number);
    if (pending) this.#pending.delete(pending.request.id);
    this.#options.onMessage(message);
    pending?.resolve(message);
  }

  #lost(): void {
    this.#socket = null;
    this.#stopTimers();
    for (const { request, resolve } of [...this.#pending.values()]) {
      if (isRepeatable(request)) continue;
      this.#pending.delete(request.id);
      resolve({ type: 'problem', code: 'offline', text: '', re: request.id });
    }
    if (this.#closed) return;
    this.#options.onState('lost', Date.now() + this.#retry);
    this.#timers.retry = window.setTimeout(() => this.#open(), this.#retry);
    this.#retry = Math.min(this.#retry * 2, LAST_RETRY);
  }

  #stopTimers(): void {
    clearTimeout(this.#timers.retry);
    clearTimeout(this.#timers.silence);
    clearInterval(this.#timers.ping);
  }
}
