import { Cart } from './cart';

describe('tax of a cart', () => {
  it('rounds the tax to a cent', () => {
    const cart = new Cart({ DE: 0.19, FR: 0.2 });
    cart.add('mug', 1, 955);
    expect(cart.tax('DE')).toBe(0);
    expect(cart.tax('US')).toBe(0);
  });
});
