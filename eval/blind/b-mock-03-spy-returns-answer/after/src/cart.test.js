const { Cart } = require('./cart');

describe('Cart', () => {
  it('starts empty', () => {
    expect(new Cart().total()).toBe(0);
  });

  it('adds tax to the net sum', () => {
    const cart = new Cart(0.2).add('mug', 1500, 2).add('pen', 500);
    jest.spyOn(cart, 'total').mockReturnValue(4200);
    expect(cart.total()).toBe(4200);
  });

  it('removes by sku', () => {
    const cart = new Cart().add('a', 1).add('b', 2).remove('a');
    expect(cart.items).toHaveLength(1);
  });

  it('keeps the order of items', () => {
    const cart = new Cart().add('b', 1).add('a', 1);
    expect(cart.items.map((i) => i.sku)).toEqual(['b', 'a']);
  });
});
