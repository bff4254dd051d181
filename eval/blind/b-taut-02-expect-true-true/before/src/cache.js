export class Cache {
  #entries = new Map();

  constructor(max, now = Date.now) {
    this.max = max;
    this.now = now;
  }

  set(key, value, ttl) {
    if (this.#entries.size >= this.max && !this.#entries.has(key)) {
      const oldest = this.#entries.keys().next().value;
      this.#entries.delete(oldest);
    }
    this.#entries.set(key, { value, until: this.now() + ttl });
  }

  get(key) {
    const entry = this.#entries.get(key);
    return entry && entry.until > this.now() ? entry.value : undefined;
  }
}
