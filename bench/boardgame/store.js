// A durable store for boardgame.io: what is read lies in memory, what is written goes to one file that only grows, and
// `setState` resolves after fdatasync. Writes that come while one is under way are written together.
const fs = require('node:fs/promises');
const { Async } = require('boardgame.io/internal');

class Appending extends Async {
  constructor(path) {
    super();
    this.path = path;
    this.matches = new Map();
    this.waiting = [];
    this.writing = null;
  }

  async connect() {
    this.file = await fs.open(this.path, 'a');
  }

  append(line) {
    return new Promise((resolve, reject) => {
      this.waiting.push({ line, resolve, reject });
      this.writing ??= this.write();
    });
  }

  async write() {
    while (this.waiting.length) {
      const group = this.waiting.splice(0);
      try {
        await this.file.appendFile(group.map((one) => one.line).join(''));
        await this.file.datasync();
        group.forEach((one) => one.resolve());
      } catch (error) {
        group.forEach((one) => one.reject(error));
      }
    }
    this.writing = null;
  }

  async createMatch(id, { initialState, metadata }) {
    this.matches.set(id, { initialState, metadata, state: initialState, log: [] });
    await this.append(JSON.stringify({ id, initialState, metadata }) + '\n');
  }

  async setState(id, state, deltalog) {
    const match = this.matches.get(id);
    match.state = state;
    if (deltalog) match.log.push(...deltalog);
    await this.append(JSON.stringify({ id, state, deltalog }) + '\n');
  }

  async setMetadata(id, metadata) {
    this.matches.get(id).metadata = metadata;
    await this.append(JSON.stringify({ id, metadata }) + '\n');
  }

  async fetch(id) {
    return this.matches.get(id) ?? {};
  }

  async wipe(id) {
    this.matches.delete(id);
  }

  async listMatches() {
    return [...this.matches.keys()];
  }
}

module.exports = { Appending };
