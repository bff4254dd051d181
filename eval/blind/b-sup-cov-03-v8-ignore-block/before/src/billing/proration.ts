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

export function describe(p: Period): string {
  return `${p.start.toISOString()} – ${p.end.toISOString()}`;
}
