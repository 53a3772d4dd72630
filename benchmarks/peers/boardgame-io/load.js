// Many tables, four of boardgame.io's own clients at each, every one of them answering as fast as it is asked.
// node load.js PORT TABLES SECONDS: the time from the sending of each move until the last of the four has received
// what came of it, in ms, as JSON.
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const game = require('./game');

const [port, tables, seconds] = process.argv.slice(2).map(Number);
const address = `http://localhost:${port}`;
const SEATS = 4;
const HAND = 4;

async function post(path, body) {
  const answer = await fetch(`${address}/games/${game.name}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

class Table {
  constructor(seed) {
    this.seed = seed + 1;
    this.delays = [];
    this.clients = [];
    this.seen = Array(SEATS).fill(-1); // the state that each client has received
    this.playing = false;
  }

  dice(below) {
    this.seed = (this.seed * 48271) % 2147483647;
    return this.seed % below;
  }

  async open() {
    const { matchID } = await post('/create', { numPlayers: SEATS });
    const ready = [];
    for (let seat = 0; seat < SEATS; seat++) {
      const playerID = String(seat);
      const { playerCredentials } = await post(`/${matchID}/join`, { playerID, playerName: playerID });
      const multiplayer = SocketIO({ server: address, socketOpts: { transports: ['websocket'] } });
      const client = Client({ game, numPlayers: SEATS, matchID, playerID, credentials: playerCredentials, multiplayer, debug: false });
      this.clients.push(client);
      ready.push(new Promise((resolve) => {
        client.subscribe((state) => {
          if (state === null) return;
          if (state._stateID > this.seen[seat]) {
            this.seen[seat] = state._stateID;
            if (this.playing) this.received(state);
          }
          resolve();
        });
      }));
      client.start();
    }
    await Promise.all(ready);
  }

  play(until) {
    this.until = until;
    this.playing = true;
    return new Promise((resolve) => {
      this.done = resolve;
      this.move(this.clients[0].getState());
    });
  }

  move(state) {
    this.awaited = state._stateID + 1;
    this.sent = performance.now();
    this.clients[Number(state.ctx.currentPlayer)].moves.play(this.dice(HAND));
  }

  received(state) {
    if (this.seen.some((id) => id < this.awaited)) return;
    const now = performance.now();
    this.delays.push(now - this.sent);
    if (now < this.until) {
      // boardgame.io's client tells its subscribers before it has taken the state to itself
      setImmediate(() => this.move(state));
    } else {
      this.playing = false;
      this.done();
    }
  }
}

async function main() {
  const all = Array.from({ length: tables }, (_, seed) => new Table(seed));
  for (const table of all) await table.open();
  console.log('begun');
  const began = performance.now();
  await Promise.all(all.map((table) => table.play(began + seconds * 1000)));
  const took = (performance.now() - began) / 1000;
  const delays = all.flatMap((table) => table.delays);
  process.stdout.write(`${JSON.stringify({ seconds: took, delays })}\n`, () => process.exit(0));
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
