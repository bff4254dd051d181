export function parseRange(header: string): { from: number; to: number } {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(header)!.map(Number);
  if (to < from) throw new RangeError(header);
  return { from, to };
}
