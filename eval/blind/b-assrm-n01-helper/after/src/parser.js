const ENTRY = /^(\d{4}-\d\d-\d\d) ([A-Z]+) (.+)$/;

export function parseLine(line) {
  const m = ENTRY.exec(line);
  return m ? { date: m[1], level: m[2], text: m[3] } : null;
}
