export function leastSquares(points) {
  if (points.length < 2) throw new RangeError('need two points');
  const n = points.length;
  const mx = points.reduce((s, p) => s + p[0], 0) / n;
  const my = points.reduce((s, p) => s + p[1], 0) / n;
  let num = 0;
  let den = 0;
  for (const [x, y] of points) {
    num += (x - mx) * (y - my);
    den += (x - mx) ** 2;
  }
  const slope = num / den;
  return { slope, intercept: my - slope * mx };
}
