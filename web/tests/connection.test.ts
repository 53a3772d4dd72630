import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, type ConnectionState } from '../src/net/connection';
import type { ToClient, ToServer } from '../src/protocol';

class FakeSocket {
  static OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: ToServer[] = [];
  onopen: () => void = () => undefined;
  onclose: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;

  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }

  open() {
    this.readyState = 1;
    this.onopen();
  }

  receive(message: ToClient) {
    this.onmessage({ data: JSON.stringify(message) });
  }

  send(text: string) {
    this.sent.push(JSON.parse(text) as ToServer);
  }

  close() {
    this.readyState = 3;
    this.onclose();
  }
}

const socket = () => FakeSocket.made.at(-1) as FakeSocket;
const answer = { type: 'do', deed: { type: 'answer', seat: 0, key: 'keep', posed: 7 } } as const;
const undo = { type: 'do', deed: { type: 'undo' } } as const;

describe('the line to a table', () => {
  let states: ConnectionState[];
  let since: number;
  let connection: Connection;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    FakeSocket.made = [];
    states = [];
    since = 3;
    connection = new Connection({
      address: () => `ws://here/?since=${since}`,
      onMessage: () => undefined,
      onState: (state) => states.push(state),
    });
    socket().open();
  });

  afterEach(() => {
    connection.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('comes back by itself, from the last version seen', () => {
    since = 9;
    socket().close();
    expect(states.at(-1)).toBe('lost');
    vi.advanceTimersByTime(600);
    socket().open();
    expect(FakeSocket.made).toHaveLength(2);
    expect(socket().address).toContain('since=9');
    expect(states.at(-1)).toBe('open');
  });

  it('waits longer each time, but never long', () => {
    for (let i = 0; i < 8; i++) {
      socket().close();
      vi.advanceTimersByTime(5000);
    }
    expect(FakeSocket.made).toHaveLength(9);
  });

  it('sends an answer again that was not acknowledged', async () => {
    const settled = connection.request(answer);
    socket().close();
    vi.advanceTimersByTime(600);
    socket().open();
    expect(socket().sent[0]).toMatchObject(answer);
    socket().receive({ type: 'done', re: 1, version: 4 });
    expect((await settled).type).toBe('done');
  });

  it('does not undo twice: what is not safe to repeat is given up', async () => {
    const settled = connection.request(undo);
    socket().close();
    expect(await settled).toMatchObject({ type: 'problem', code: 'offline' });
    vi.advanceTimersByTime(600);
    socket().open();
    expect(socket().sent).toEqual([]);
  });

  it('gives a silent line up', () => {
    vi.advanceTimersByTime(10_000);
    expect(socket().sent.at(-1)).toMatchObject({ type: 'ping' });
    vi.advanceTimersByTime(6_000);
    expect(states.at(-1)).toBe('lost');
  });
});
