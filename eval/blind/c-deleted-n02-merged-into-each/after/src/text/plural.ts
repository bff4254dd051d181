export function plural(n: number, one: string, many: string): string {
  if (n < 0) throw new RangeError(`negative count: ${n}`);
  return `${n} ${n === 1 ? one : many}`;
}

export function list(items: string[]): string {
  return items.join(", ");
}
