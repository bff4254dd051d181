import { expect } from 'vitest';

expect.extend({
  toBeSorted(received) {
    const pass = received.every((v, i) => i === 0 || received[i - 1] <= v);
    return { pass, message: () => `expected ${received} ${pass ? 'not ' : ''}to be sorted` };
  },
});
