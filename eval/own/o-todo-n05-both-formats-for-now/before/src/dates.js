const OLD = /^(\d{2})\.(\d{2})\.(\d{4})$/;

export function parseDay(text) {
  const match = OLD.exec(text);
  if (!match) throw new RangeError(`not a day: ${text}`);
  return { year: Number(match[3]), month: Number(match[2]), day: Number(match[1]) };
}
