export type Point = readonly [x: number, y: number];

export interface Line {
  slope: number;
  intercept: number;
}

export function mean(values: number[]): number {
  return values.reduce((a, b) => a + b, 0) / values.length;
}

/** Least squares through `points`. */
export function fit(points: Point[]): Line {
  const mx = mean(points.map(([x]) => x));
  const my = mean(points.map(([, y]) => y));
  let num = 0;
  let den = 0;
  for (const [x, y] of points) {
    num += (x - mx) * (y - my);
    den += (x - mx) ** 2;
  }
  if (den === 0) throw new RangeError("all points share one x");
  const slope = num / den;
  return { slope, intercept: my - slope * mx };
}
