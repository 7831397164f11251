// boardgame.io's own server, with its own storage in memory: node server.cjs PORT
const { Server } = require("boardgame.io/server");
const { game } = require("./game.cjs");

const server = Server({ games: [game], origins: [/./] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
