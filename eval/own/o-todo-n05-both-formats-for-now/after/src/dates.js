const OLD = /^(\d{2})\.(\d{2})\.(\d{4})$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

// For now both formats are read; the till software writes the old one until its update in May.
export function parseDay(text) {
  const old = OLD.exec(text);
  if (old) return { year: Number(old[3]), month: Number(old[2]), day: Number(old[1]) };
  const iso = ISO.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  throw new RangeError(`not a day: ${text}`);
}
