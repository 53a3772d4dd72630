import { describe, expect, it } from 'vitest';
import { type Known, NOTHING_YET, receive } from '../src/net/reducer';
import type { LogLine, Update } from '../src/protocol';

const line = (number: number, text = `line ${number}`): LogLine => ({
  number,
  revision: 0,
  id: 'x',
  args: {},
  cause: null,
  text,
});

const update = (version: number, kept: number, log: LogLine[]): Update => ({
  type: 'update',
  version,
  status: 'playing',
  outcome: null,
  config: {},
  seats: [],
  seat: null,
  view: null,
  decision: null,
  proposals: [],
  undo: [],
  vote: null,
  thinking: [],
  assisted: false,
  conceded: false,
  earned: [],
  kept,
  log,
  notices: [],
  lesson: null,
});

const texts = (known: Known) => known.log.map((one) => one.text);

describe('what a client knows of a table', () => {
  it('adds the new lines of the log', () => {
    let known = receive(NOTHING_YET, update(1, 0, [line(0)]));
    known = receive(known, update(2, 1, [line(1), line(2)]));
    expect(texts(known)).toEqual(['line 0', 'line 1', 'line 2']);
  });

  it('takes lines back that an undo took back', () => {
    let known = receive(NOTHING_YET, update(1, 0, [line(0), line(1), line(2)]));
    known = receive(known, update(2, 1, [line(1, 'otherwise')]));
    expect(texts(known)).toEqual(['line 0', 'otherwise']);
  });

  it('tells everything anew in another language', () => {
    let known = receive(NOTHING_YET, update(1, 0, [line(0), line(1)]));
    known = receive(known, update(1, 0, [line(0, 'ligne 0'), line(1, 'ligne 1')]));
    expect(texts(known)).toEqual(['ligne 0', 'ligne 1']);
  });

  it('does not go back to an older version', () => {
    const known = receive(NOTHING_YET, update(5, 0, [line(0)]));
    expect(receive(known, update(4, 0, []))).toBe(known);
  });

  it('keeps what was said once, whoever tells it again', () => {
    const said = { type: 'chat' as const, number: 1, person: 'p', name: 'Ann', text: 'hello', at: 0 };
    const known = receive(receive(NOTHING_YET, said), said);
    expect(known.chat).toEqual([said]);
  });
});
