// Clients that play, in a process of their own: `node load.js PORT TABLES`. Commands come by standard input, a word a
// line (connect, seat, play RATE SECONDS), and are answered by a line of JSON: as bench/server_load.py does it.
const readline = require('node:readline');
const { io } = require('socket.io-client');
const { Game, fits } = require('./game');

const SEATS = 4, AT_ONCE = 64;
const [port, tables] = process.argv.slice(2).map(Number);
const ready = [];
let latencies = [], updates = 0, stale = 0;

class Player {
  constructor(number) {
    this.match = `m${Math.floor(number / SEATS)}`;
    this.seat = String(number % SEATS);
    this.state = null;
    this.asked = null;
  }

  connect() {
    return new Promise((resolve) => {
      this.socket = io(`http://127.0.0.1:${port}/${Game.name}`, { transports: ['websocket'], forceNew: true });
      this.socket.on('connect', resolve);
      this.socket.on('update', (_, state) => this.take(state));
      this.socket.on('sync', (_, { state }) => {
        this.take(state);
        this.synced?.();
      });
    });
  }

  sync() {
    return new Promise((resolve) => {
      this.synced = resolve;
      this.socket.emit('sync', this.match, this.seat, undefined, SEATS);
    });
  }

  take(state) {
    updates += 1;
    this.state = state;
    if (this.asked && state._stateID > this.asked.id) {
      latencies.push(performance.now() - this.asked.at);
      this.asked = null;
    }
    if (state.ctx.currentPlayer === this.seat) ready.push(this);
  }

  play() {
    const { G, ctx, _stateID } = this.state;
    if (ctx.currentPlayer !== this.seat || this.asked) {
      stale += 1;
      return false;
    }
    const at = G.hands[this.seat].findIndex((card) => fits(card, G.discards[G.discards.length - 1]));
    const payload = { type: at < 0 ? 'draw' : 'lay', args: at < 0 ? [] : [at], playerID: this.seat };
    this.asked = { id: _stateID, at: performance.now() };
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.match, this.seat);
    return true;
  }
}

const players = Array.from({ length: SEATS * tables }, (_, number) => new Player(number));
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function all(some, work) {
  for (let start = 0; start < some.length; start += AT_ONCE) {
    await Promise.all(some.slice(start, start + AT_ONCE).map(work));
  }
}

// Whoever comes first makes the match.
async function seat() {
  await all(players.filter((player) => player.seat === '0'), (player) => player.sync());
  await all(players.filter((player) => player.seat !== '0'), (player) => player.sync());
}

async function play(rate, seconds) {
  latencies = [];
  updates = stale = 0;
  const start = performance.now(), cpu = process.cpuUsage();
  let sent = 0;
  while (performance.now() < start + 1000 * seconds) {
    let due = Math.floor(((performance.now() - start) / 1000) * rate) - sent;
    while (due > 0 && ready.length) {
      if (ready.shift().play()) {
        sent += 1;
        due -= 1;
      }
    }
    await pause(2);
  }
  const elapsed = (performance.now() - start) / 1000;
  await pause(500);
  const times = latencies.sort((a, b) => a - b), used = process.cpuUsage(cpu);
  return {
    rate: times.length / elapsed,
    p50: times[Math.floor(times.length / 2)] ?? null,
    p99: times[Math.floor(times.length * 0.99)] ?? null,
    updates: updates / elapsed,
    refused: stale,
    cpu: (used.user + used.system) / 1e6 / elapsed,
  };
}

const work = {
  connect: () => all(players, (player) => player.connect()),
  seat,
  play: (rate, seconds) => play(Number(rate), Number(seconds)),
};

(async () => {
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const [word, ...rest] = line.split(' ');
    console.log(JSON.stringify((await work[word](...rest)) ?? {}));
  }
  process.exit(0);
})();
