const { expect } = require('@jest/globals');

expect.extend({
  toBeWithin(received, min, max) {
    const pass = received >= min && received <= max;
    return {
      pass,
      message: () => `${received} is ${pass ? '' : 'not '}within ${min}..${max}`,
    };
  },
});
