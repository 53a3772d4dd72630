// boardgame.io, run by node: a small cooperative card game that we wrote for it, played through its reducer, which is
// what its own bots use. Answers as worker.py does: a line with the seconds to take, then a line with what was measured.
//
// The game: three players share five rows of cards 1 to 5. In turn each plays a card of a hand of four or passes a
// hint; a card that does not continue its row costs a life. It ends with 3 lives lost, all rows full or no cards.
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const require = createRequire(`${process.argv[2]}/`);
const { CreateGameReducer, InitializeGame } = require("boardgame.io/internal");
const { INVALID_MOVE } = require("boardgame.io/core");

const PLAYERS = 3;
const COLOURS = 5;
const HAND = 4;

const game = {
  setup: ({ random }) => {
    const cards = [];
    for (let colour = 0; colour < COLOURS; colour++)
      for (const rank of [1, 1, 1, 2, 2, 3, 3, 4, 4, 5]) cards.push({ colour, rank });
    const deck = random.Shuffle(cards);
    const hands = Array.from({ length: PLAYERS }, () => deck.splice(-HAND));
    return { deck, hands, rows: Array(COLOURS).fill(0), lives: 3, hints: 8 };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, ctx }, place) => {
      const hand = G.hands[ctx.currentPlayer];
      if (!(place in hand)) return INVALID_MOVE;
      const [card] = hand.splice(place, 1);
      if (G.rows[card.colour] === card.rank - 1) G.rows[card.colour]++;
      else G.lives--;
      if (G.deck.length) hand.push(G.deck.pop());
    },
    discard: ({ G, ctx }, place) => {
      const hand = G.hands[ctx.currentPlayer];
      if (!(place in hand)) return INVALID_MOVE;
      hand.splice(place, 1);
      G.hints = Math.min(8, G.hints + 1);
      if (G.deck.length) hand.push(G.deck.pop());
    },
    hint: ({ G }) => {
      if (G.hints === 0) return INVALID_MOVE;
      G.hints--;
    },
  },
  endIf: ({ G }) => {
    if (G.lives === 0) return { won: false };
    if (G.rows.every((rank) => rank === 5)) return { won: true };
    if (G.hands.every((hand) => hand.length === 0)) return { won: false };
  },
};

function options(G, ctx) {
  const found = [];
  G.hands[ctx.currentPlayer].forEach((_, place) => found.push(["play", [place]], ["discard", [place]]));
  if (G.hints > 0) found.push(["hint", []]);
  return found;
}

// A small generator of our own: the same games each time.
let seed = 1;
function draw() {
  seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
  return seed / 0x80000000;
}

const reducer = CreateGameReducer({ game });

function play() {
  let state = InitializeGame({ game: { ...game, seed: draw() }, numPlayers: PLAYERS });
  let decisions = 0;
  while (state.ctx.gameover === undefined) {
    const all = options(state.G, state.ctx);
    const [type, args] = all[Math.floor(draw() * all.length)];
    state = reducer(state, { type: "MAKE_MOVE", payload: { type, args, playerID: state.ctx.currentPlayer } });
    decisions++;
  }
  return decisions;
}

function measure(seconds) {
  const began = process.cpuUsage();
  let games = 0;
  let decisions = 0;
  let spent = 0;
  while (spent < seconds) {
    decisions += play();
    games++;
    const { user, system } = process.cpuUsage(began);
    spent = (user + system) / 1e6;
  }
  return { "decisions/s": decisions / spent, "games/s": games / spent };
}

for await (const line of createInterface({ input: process.stdin })) console.log(JSON.stringify(measure(Number(line))));
