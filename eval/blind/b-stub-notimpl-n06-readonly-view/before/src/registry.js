export class ReadOnlyError extends TypeError {
  constructor(op) {
    super(`${op} is not supported: this registry is read-only`);
    this.name = 'ReadOnlyError';
  }
}

export class Registry {
  #entries = new Map();

  get(key) {
    return this.#entries.get(key);
  }

  set(key, value) {
    this.#entries.set(key, value);
    return this;
  }

  delete(key) {
    return this.#entries.delete(key);
  }

  keys() {
    return [...this.#entries.keys()];
  }
}
