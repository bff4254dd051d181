import { fit, predict } from '../src/regression.js';

const points = [[0, 1], [1, 3], [2, 5]];

describe('linear regression', () => {
  it('finds slope and intercept', () => {
    const line = fit(points);
    expect(line.slope).toBeCloseTo(2, 10);
    expect(line.intercept).toBeCloseTo(1, 10);
  });

  it('refuses a single point', () => {
    expect(() => fit([[1, 1]])).toThrow(RangeError);
  });

  it('predicts between the points', () => {
    expect(predict(fit(points), 1.5)).toBeCloseTo(4, 10);
  });
});
