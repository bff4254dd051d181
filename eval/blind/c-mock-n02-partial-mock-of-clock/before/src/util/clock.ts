export function now(): number {
  return Date.now();
}

export function seconds(ms: number): number {
  return Math.round(ms / 1000);
}
