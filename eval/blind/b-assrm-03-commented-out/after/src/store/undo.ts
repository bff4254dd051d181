export class History<S> {
  private past: S[] = [];
  private future: S[] = [];

  constructor(public present: S, private readonly limit = 50) {}

  set(next: S): void {
    this.past.push(this.present);
    if (this.past.length > this.limit) this.past.shift();
    this.present = next;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  undo(): boolean {
    const prev = this.past.pop();
    if (prev === undefined) return false;
    this.future.push(this.present);
    this.present = prev;
    return true;
  }

  redo(): boolean {
    const next = this.future.pop();
    if (next === undefined) return false;
    this.past.push(this.present);
    this.present = next;
    return true;
  }
}
