export type Run = readonly [count: number, char: string];

export function encode(text: string): Run[] {
  const runs: [number, string][] = [];
  for (const char of text) {
    const last = runs.at(-1);
    if (last && last[1] === char) last[0] += 1;
    else runs.push([1, char]);
  }
  return runs;
}

export function decode(runs: readonly Run[]): string {
  return runs.map(([count, char]) => char.repeat(count)).join("");
}
