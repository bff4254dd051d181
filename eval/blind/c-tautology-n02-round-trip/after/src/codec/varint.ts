export function encode(n: number): Uint8Array {
  const out: number[] = [];
  while (n > 0x7f) {
    out.push((n & 0x7f) | 0x80);
    n = Math.floor(n / 128);
  }
  out.push(n);
  return Uint8Array.from(out);
}

export function decode(bytes: Uint8Array): number {
  let n = 0;
  let factor = 1;
  for (const b of bytes) {
    n += (b & 0x7f) * factor;
    if (b < 0x80) return n;
    factor *= 128;
  }
  throw new RangeError("unexpected end");
}
