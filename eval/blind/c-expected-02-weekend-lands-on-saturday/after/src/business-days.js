const DAY_MS = 86_400_000;

export function isWeekend(date) {
  const d = date.getUTCDay();
  return d === 0 || d === 6;
}

export function addBusinessDays(start, n) {
  return new Date(start.getTime() + n * DAY_MS);
}
