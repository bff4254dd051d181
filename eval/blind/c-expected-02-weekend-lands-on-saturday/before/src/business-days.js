const DAY = 24 * 60 * 60 * 1000;

export function isWeekend(date) {
  const d = date.getUTCDay();
  return d === 0 || d === 6;
}

export function addBusinessDays(start, n) {
  let date = start;
  while (n > 0) {
    date = new Date(date.getTime() + DAY);
    if (!isWeekend(date)) n -= 1;
  }
  return date;
}
