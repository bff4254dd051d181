import { expect } from 'vitest';

expect.extend({
  toBeSorted(received) {
    const pass = received.every((v, i) => i === 0 || received[i - 1] <= v);
    return { pass, message: () => `expected ${received} ${pass ? 'not ' : ''}to be sorted` };
  },

  toBePoint(received, expected, digits = 5) {
    if (!Array.isArray(received) || received.length !== expected.length) {
      return { pass: false, message: () => `${received} is not a point` };
    }
    const limit = 10 ** -digits / 2;
    const pass = received.every((v, i) => Math.abs(v - expected[i]) < limit);
    return {
      pass,
      message: () => `expected [${received}] ${pass ? 'not ' : ''}to be [${expected}] within ${limit}`,
    };
  },
});
