import { Cart } from './cart';

describe('Cart', () => {
  let cart;

  beforeEach(() => {
    cart = new Cart({ DE: 0.19, FR: 0.2 });
  });

  it('adds up lines', () => {
    cart.add('mug', 2, 950).add('tea', 1, 400);
    expect(cart.net()).toBe(2300);
  });

  it('rounds the tax to a cent', () => {
    cart.add('mug', 1, 955);
    expect(cart.tax('DE')).toBe(181);
    expect(cart.tax('US')).toBe(0);
    expect(cart.tax('DE-HELGOLAND')).toBe(0);
    expect(cart.tax('DE-BY')).toBe(181);
  });

  it('refuses an empty quantity', () => {
    expect(() => cart.add('mug', 0, 950)).toThrow(RangeError);
  });

  it('makes a receipt', () => {
    cart.add('mug', 2, 1000);
    expect(cart.receipt('FR')).toEqual({ net: 2000, tax: 400, gross: 2400, lines: 1 });
  });
});
