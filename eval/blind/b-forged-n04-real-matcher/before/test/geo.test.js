import { describe, expect, it } from 'vitest';
import './matchers.js';
import { center, sortedLatitudes } from '../src/geo.js';

describe('geo', () => {
  it('finds the center', () => {
    const [lat, lon] = center([[10, 20], [20, 40]]);
    expect(lat).toBeCloseTo(15, 5);
    expect(lon).toBeCloseTo(30, 5);
  });

  it('sorts latitudes', () => {
    expect(sortedLatitudes([[3, 0], [1, 0], [2, 0]])).toBeSorted();
  });
});
