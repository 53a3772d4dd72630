// boardgame.io's own server, as it ships: games in memory.
const { Server, Origins } = require('boardgame.io/server');
const game = require('./game');

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log('ready') });
