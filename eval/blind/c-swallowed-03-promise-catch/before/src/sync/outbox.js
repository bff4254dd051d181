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
      await this.server.post(this.#queue[0]);
      this.#queue.shift();
    }
  }
}
