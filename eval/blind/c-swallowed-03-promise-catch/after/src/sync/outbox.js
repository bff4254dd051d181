export class Outbox {
  #queue = [];

  constructor(server) {
    this.server = server;
  }

  get size() {
    return this.#queue.length;
  }

  add(msg) {
    this.#queue.push(msg);
  }

  async flush() {
    while (this.#queue.length > 0) {
      const msg = this.#queue.shift();
      await this.server.post(msg);
    }
  }
}
