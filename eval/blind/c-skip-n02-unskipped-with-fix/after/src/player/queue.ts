export class Queue {
  private pos = 0;

  constructor(private readonly tracks: string[]) {
    if (tracks.length === 0) throw new RangeError("empty queue");
  }

  current(): string {
    return this.tracks[this.pos];
  }

  skip(n: number): void {
    this.pos = (this.pos + n) % this.tracks.length;
  }
}
