const { parseFlags } = require('../src/flags');

describe('parseFlags', () => {
  test('long switches', () => {
    const f = parseFlags(['--verbose', '--no-color']);
    expect(f).toEqual({ verbose: true, color: false, rest: [] });
  });

  test('values', () => {
    const f = parseFlags(['--out=dist', 'main.js']);
    expect(f.out).toBe('dist');
    expect(f.rest).toEqual(['main.js']);
  });

  test('an unknown switch', () => {
    expect(() => parseFlags(['--bogus'])).toThrow('unknown switch --bogus');
  });
});
