import { now } from "../util/clock";

interface Entry {
  failures: number;
  since: number;
}

export class Lockout {
  private readonly entries = new Map<string, Entry>();

  constructor(
    private readonly max: number,
    private readonly pauseMs: number,
  ) {}

  fail(user: string): void {
    const e = this.entries.get(user) ?? { failures: 0, since: 0 };
    this.entries.set(user, { failures: e.failures + 1, since: now() });
  }

  locked(user: string): boolean {
    const e = this.entries.get(user);
    return e !== undefined && e.failures >= this.max;
  }
}
