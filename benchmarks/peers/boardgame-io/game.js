// A small cooperative card game: five piles are built upwards by colour from hands of four, with a hidden deck.
const HAND = 4;
const COLOURS = 5;

function freshDeck(random) {
  const cards = [];
  for (let colour = 0; colour < COLOURS; colour++) {
    for (const number of [1, 1, 1, 2, 2, 3, 3, 4, 4, 5]) cards.push({ colour, number });
  }
  return random.Shuffle(cards);
}

module.exports = {
  name: 'piles',
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true,

  setup: ({ ctx, random }) => {
    const deck = freshDeck(random);
    const hands = {};
    for (let seat = 0; seat < ctx.numPlayers; seat++) hands[seat] = deck.splice(0, HAND);
    return { deck, hands, piles: Array(COLOURS).fill(0), discard: [], misses: 0, finished: 0 };
  },

  // As its manual advises for hidden cards: the deck stays on the server, and so does the move that draws from it.
  playerView: ({ G }) => ({ ...G, deck: G.deck.length }),

  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID, random }, at) => {
        const [card] = G.hands[playerID].splice(at, 1);
        if (G.piles[card.colour] === card.number - 1) {
          G.piles[card.colour] = card.number;
        } else {
          G.misses += 1;
          G.discard.push(card);
        }
        if (G.deck.length === 0) {
          G.deck = freshDeck(random);
          G.piles = Array(COLOURS).fill(0);
          G.discard = [];
          G.finished += 1;
        }
        G.hands[playerID].push(G.deck.pop());
      },
    },
  },
};
