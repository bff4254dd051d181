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

/** A live view for plugins: reads go through, writes are refused. */
export class RegistryView {
  #target;

  constructor(target) {
    this.#target = target;
  }

  get(key) {
    return this.#target.get(key);
  }

  keys() {
    return this.#target.keys();
  }

  set(key) {
    throw new ReadOnlyError(`set(${key})`);
  }

  delete(key) {
    throw new ReadOnlyError(`delete(${key})`);
  }
}
