const fs = require("node:fs/promises");

class Search {
  constructor(dir) {
    this.dir = dir;
    this.words = new Map();
  }

  async load(name) {
    const text = await fs.readFile(`${this.dir}/${name}`, "utf8");
    for (const word of text.toLowerCase().split(/\W+/)) {
      const names = this.words.get(word) ?? new Set();
      this.words.set(word, names.add(name));
    }
  }

  async find(words) {
    const sets = words.map((word) => this.words.get(word) ?? new Set());
    return sets.reduce((a, b) => a.intersection(b));
  }
}

module.exports = { Search };
