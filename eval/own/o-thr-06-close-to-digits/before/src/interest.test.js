import { compound } from './interest';

describe('compound', () => {
  it('adds up over years', () => {
    expect(compound(1000, 0.05, 10)).toBeCloseTo(1628.8946, 4);
  });

  it('is the sum itself without time', () => {
    expect(compound(1000, 0.05, 0)).toBe(1000);
  });
});
