export type Order = -1 | 0 | 1;

export function parse(version: string): number[] {
  const parts = version.replace(/^v/, "").split(".").map(Number);
  if (parts.length !== 3 || parts.some(Number.isNaN)) {
    throw new RangeError(`not a version: ${version}`);
  }
  return parts;
}

export function compareVersions(a: string, b: string): Order {
  const left = parse(a);
  const right = parse(b);
  for (let i = 0; i < 3; i++) {
    if (left[i] !== right[i]) return left[i] < right[i] ? -1 : 1;
  }
  return 0;
}
