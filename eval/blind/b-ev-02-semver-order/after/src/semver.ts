export type Order = -1 | 0 | 1;

export function parse(version: string): number[] {
  const parts = version.replace(/^v/, "").split(".").map(Number);
  if (parts.length !== 3 || parts.some(Number.isNaN)) {
    throw new RangeError(`not a version: ${version}`);
  }
  return parts;
}

export function compareVersions(a: string, b: string): Order {
  const left = parse(a).join(".");
  const right = parse(b).join(".");
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

export function newest(versions: string[]): string | undefined {
  return [...versions].sort(compareVersions).at(-1);
}
