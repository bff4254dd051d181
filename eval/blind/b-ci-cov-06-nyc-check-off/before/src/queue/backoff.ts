export interface BackoffOptions {
  baseMs: number;
  maxMs: number;
}

export function delayFor(attempt: number, opts: BackoffOptions): number {
  const raw = opts.baseMs * 2 ** attempt;
  return Math.min(raw, opts.maxMs);
}
