// boardgame.io's own server, with a durable store: `node server.js FILE`; prints its port.
const { Server } = require('boardgame.io/server');
const { Game } = require('./game');
const { Appending } = require('./store');

const server = Server({ games: [Game], db: new Appending(process.argv[2]), origins: ['http://127.0.0.1'] });
console.info = () => {};
server.run(0).then(({ appServer }) => console.log(appServer.address().port));
