export class DelayQueue {
  constructor() {
    this.items = [];
  }

  push(value, dueAt) {
    this.items.push({ value, dueAt });
    this.items.sort((a, b) => a.dueAt - b.dueAt);
  }

  popDue(now) {
    const due = this.items.filter((i) => i.dueAt <= now);
    this.items = this.items.filter((i) => i.dueAt > now);
    return due.map((i) => i.value);
  }
}
