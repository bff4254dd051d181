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

  async getOrLoad(key, ttl, load) {
    const known = this.get(key);
    if (known !== undefined) return known;
    const value = await load(key);
    this.set(key, value, ttl);
    return value;
  }

  get(key) {
    const entry = this.#entries.get(key);
    return entry && entry.until > this.now() ? entry.value : undefined;
  }
}
