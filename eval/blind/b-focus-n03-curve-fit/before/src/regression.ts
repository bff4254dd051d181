export type Point = readonly [x: number, y: number];

export interface Line {
  slope: number;
  intercept: number;
}

export function mean(values: number[]): number {
  return values.reduce((a, b) => a + b, 0) / values.length;
}
