// Pairs of clients of boardgame.io's server: node players.cjs ADDRESS TABLES
// They speak its protocol directly, so that only the server's work is compared.
const { io } = require("socket.io-client");

const [address, tables] = [process.argv[2], Number(process.argv[3])];
// About as many moves as a duel of Room Share has.
const LONGEST = 75;
let moves = 0;
let ready = 0;
let over = 0;
let began = 0;

class Pair {
  constructor(number) {
    this.match = `match-${number}`;
    this.sockets = ["0", "1"].map((player) => this.sit(player));
  }

  sit(player) {
    const socket = io(`${address}/tic-tac-toe`, { transports: ["websocket"], forceNew: true });
    socket.on("connect", () => socket.emit("sync", this.match, player, undefined, 2));
    socket.on("sync", (match, found) => {
      if (player === found.state.ctx.currentPlayer) this.first = [socket, player, found.state];
      if (++ready === 2 * tables) begin();
    });
    socket.on("update", (match, state) => this.answer(socket, player, state));
    return socket;
  }

  answer(socket, player, state) {
    if (state.ctx.currentPlayer !== player) return;
    if (state._stateID >= LONGEST) {
      if (++over === tables) finish();
      return;
    }
    const free = state.G.cells.flatMap((cell, place) => (cell === null ? [place] : []));
    const place = free[Math.floor(Math.random() * free.length)];
    moves++;
    const payload = { type: "click", args: [place], playerID: player };
    socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, this.match, player);
  }
}

const pairs = Array.from({ length: tables }, (_, number) => new Pair(number));

function begin() {
  console.log("measuring");
  // Whoever measures looks at the clock now.
  setTimeout(() => {
    began = performance.now();
    for (const pair of pairs) pair.answer(...pair.first);
  }, 200);
}

function finish() {
  console.log(JSON.stringify({ moves, seconds: (performance.now() - began) / 1000 }));
  process.exit(0);
}
