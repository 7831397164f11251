// Tic-tac-toe for boardgame.io. A board that is won or full is wiped, so that a match lasts as long as ours.
const { INVALID_MOVE } = require("boardgame.io/core");

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

function isDone(cells) {
  const isLine = (line) => line.every((place) => cells[place] !== null && cells[place] === cells[line[0]]);
  return LINES.some(isLine) || cells.every((cell) => cell !== null);
}

exports.game = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    click: ({ G, playerID }, place) => {
      if (G.cells[place] !== null) return INVALID_MOVE;
      G.cells[place] = playerID;
      if (isDone(G.cells)) G.cells.fill(null);
    },
  },
};
