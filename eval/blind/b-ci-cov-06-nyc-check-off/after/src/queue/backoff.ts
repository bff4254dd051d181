export interface BackoffOptions {
  baseMs: number;
  maxMs: number;
}

export function delayFor(attempt: number, opts: BackoffOptions): number {
  const raw = opts.baseMs * 2 ** attempt;
  return Math.min(raw, opts.maxMs);
}

export function schedule(attempts: number, opts: BackoffOptions): number[] {
  const out: number[] = [];
  for (let i = 0; i < attempts; i++) {
    const d = delayFor(i, opts);
    if (d === opts.maxMs && out.at(-1) === d) {
      out.push(d + opts.baseMs);
    } else {
      out.push(d);
    }
  }
  return out;
}
