interface Item<T> {
  value: T;
  dueAt: number;
}

export class DelayQueue<T> {
  private items: Item<T>[] = [];

  push(value: T, dueAt: number): void {
    this.items.push({ value, dueAt });
    this.items.sort((a, b) => a.dueAt - b.dueAt);
  }

  popDue(now: number): T[] {
    const due = this.items.filter((i) => i.dueAt <= now);
    this.items = this.items.filter((i) => i.dueAt > now);
    return due.map((i) => i.value);
  }
}
