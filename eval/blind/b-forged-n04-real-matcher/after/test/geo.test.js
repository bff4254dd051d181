import { describe, expect, it } from 'vitest';
import './matchers.js';
import { center, sortedLatitudes } from '../src/geo.js';

describe('geo', () => {
  it('finds the center', () => {
    expect(center([[10, 20], [20, 40]])).toBePoint([15, 30]);
    expect(center([[10, 20], [20, 40]])).not.toBePoint([15, 31]);
  });

  it('sorts latitudes', () => {
    expect(sortedLatitudes([[3, 0], [1, 0], [2, 0]])).toBeSorted();
  });
});
