const { orderCreated, orderShipped } = require('../src/events');
const schema = require('../schemas/event.json');

describe('events', () => {
  test('order created', () => {
    expect(orderCreated({ id: 'o-1', cents: 500 })).toMatchSchema(schema);
  });

  test('order shipped', () => {
    expect(orderShipped({ id: 'o-1', carrier: 'dhl' })).toMatchSchema(schema);
  });
});
