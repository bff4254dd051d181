const DAY = 24 * 60 * 60 * 1000;
const WEEKEND = new Set([0, 7]);

function isWeekend(d: Date): boolean {
  return WEEKEND.has(d.getUTCDay());
}

/** The next n business days after `from`, as ISO dates. */
export function nextBusinessDays(from: string, n: number): string[] {
  const out: string[] = [];
  let t = Date.parse(`${from}T00:00:00Z`);
  while (out.length < n) {
    t += DAY;
    const d = new Date(t);
    if (!isWeekend(d)) out.push(d.toISOString().slice(0, 10));
  }
  return out;
}
