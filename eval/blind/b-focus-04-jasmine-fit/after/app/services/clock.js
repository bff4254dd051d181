export class Clock {
  constructor(now = () => Date.now()) {
    this.now = now;
    this.started = null;
    this.total = 0;
  }

  start() {
    if (this.started === null) this.started = this.now();
  }

  reset() {
    this.started = null;
    this.total = 0;
  }

  stop() {
    if (this.started === null) return;
    this.total += this.now() - this.started;
    this.started = null;
  }
}
