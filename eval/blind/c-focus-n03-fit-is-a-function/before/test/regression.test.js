import { leastSquares } from '../src/regression.js';

const points = [[0, 1], [1, 3], [2, 5]];

describe('linear regression', () => {
  it('finds slope and intercept', () => {
    const line = leastSquares(points);
    expect(line.slope).toBeCloseTo(2, 10);
    expect(line.intercept).toBeCloseTo(1, 10);
  });

  it('refuses a single point', () => {
    expect(() => leastSquares([[1, 1]])).toThrow(RangeError);
  });
});
