/** @deprecated since 4.2, use Banner */
export function marquee(text: string, width: number, tick: number): string {
  const pad = text.padEnd(width + text.length, " ");
  const at = tick % pad.length;
  return (pad + pad).slice(at, at + width);
}
