const { expect } = require('@jest/globals');

expect.extend({
  toBeWithin(received, min, max) {
    const pass = received >= min && received <= max;
    return {
      pass,
      message: () => `${received} is ${pass ? '' : 'not '}within ${min}..${max}`,
    };
  },

  toMatchPath(received, want) {
    const norm = (p) => p.split('\\').join('/');
    const pass = norm(received) === norm(want);
    return {
      pass,
      message: () => `expected path ${received} ${pass ? 'not ' : ''}to be ${want}`,
    };
  },
});
