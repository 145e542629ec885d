// A shedding game for four with hidden hands, as small as its load on a server allows: 108 cards, hands of 8, one move a turn.
const COLOURS = 4, FIGURES = 13, COPIES = 2, HAND = 8;

const fits = (card, top) => card % COLOURS === top % COLOURS || Math.floor(card / COLOURS) === Math.floor(top / COLOURS);

function deal(random) {
  const deck = [];
  for (let copy = 0; copy < COPIES; copy++) for (let card = 0; card < COLOURS * FIGURES; card++) deck.push(card);
  const pile = random.Shuffle(deck);
  const hands = Array.from({ length: 4 }, () => pile.splice(0, HAND));
  return { hands, discards: [pile.pop()], pile, deals: 0 };
}

function draw(G, random, seat) {
  if (!G.pile.length) G.pile = random.Shuffle(G.discards.splice(0, G.discards.length - 1));
  if (G.pile.length) G.hands[seat].push(G.pile.pop());
}

const top = (G) => G.discards[G.discards.length - 1];

module.exports = {
  HAND,
  fits,
  Game: {
    name: 'shed',
    minPlayers: 4,
    maxPlayers: 4,
    setup: ({ random }) => deal(random),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      lay: {
        client: false,
        move: ({ G, random, playerID }, at) => {
          const hand = G.hands[playerID];
          if (!(at in hand) || !fits(hand[at], top(G))) return 'INVALID_MOVE';
          G.discards.push(hand.splice(at, 1)[0]);
          if (!hand.length) Object.assign(G, deal(random), { deals: G.deals + 1 });
        },
      },
      draw: { client: false, move: ({ G, random, playerID }) => draw(G, random, playerID) },
    },
    // What a seat sees: its own hand, the discards, and how many cards lie elsewhere.
    playerView: ({ G, playerID }) => ({
      ...G,
      hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
      pile: G.pile.length,
    }),
  },
};
