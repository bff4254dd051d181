"use strict";

class Lock {
  constructor() {
    this.tail = Promise.resolve();
  }

  run(task) {
    const result = Promise.resolve().then(task);
    this.tail = Promise.allSettled([this.tail, result]);
    return result;
  }
}

module.exports = { Lock };
