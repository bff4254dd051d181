import { parseRange } from '../src/range';

describe('parseRange', () => {
  it('reads both ends', () => {
    expect(parseRange('bytes=0-99')).toEqual({ from: 0, to: 99 });
  });

  it('refuses a range that runs backwards', () => {
    expect(() => parseRange('bytes=9-1')).toThrow(RangeError);
  });
});
