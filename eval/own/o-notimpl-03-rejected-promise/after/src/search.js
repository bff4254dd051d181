import fs from "node:fs/promises";

export class Search {
  #words = new Map();

  constructor(dir) {
    this.dir = dir;
  }

  async load(name) {
    const text = await fs.readFile(`${this.dir}/${name}`, "utf8");
    for (const word of text.toLowerCase().split(/\W+/)) {
      const names = this.#words.get(word) ?? new Set();
      this.#words.set(word, names.add(name));
    }
  }

  async find(words) {
    return Promise.reject(new Error("find: to be implemented"));
  }
}
