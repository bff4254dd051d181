const DAY = 24 * 60 * 60 * 1000;

function isWeekend(d: Date): boolean {
  const day = d.getUTCDay();
  return day === 0 || day === 6;
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
