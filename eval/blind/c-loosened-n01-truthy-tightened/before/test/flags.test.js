const { parseFlags } = require('../src/flags');

describe('parseFlags', () => {
  test('long switches', () => {
    const f = parseFlags(['--verbose', '--no-color']);
    expect(f.verbose).toBeTruthy();
    expect(f.color).toBeFalsy();
  });

  test('values', () => {
    const f = parseFlags(['--out=dist', 'main.js']);
    expect(f.out).toBeDefined();
    expect(f.rest.length).toBeGreaterThan(0);
  });

  test('an unknown switch', () => {
    expect(() => parseFlags(['--bogus'])).toThrow();
  });
});
