const { saveOrder } = require('../src/orders/save');

const db = () => ({ rows: [], async insert(table, row) { this.rows.push([table, row]); } });

test('stores the order', async () => {
  const store = db();
  const { ok, id } = await saveOrder(store, { customer: 'c-1', items: [{ sku: 'a' }] });
  expect(ok).toBe(true);
  expect(store.rows).toEqual([['orders', expect.objectContaining({ id, customer: 'c-1' })]]);
});

test('refuses an order without items', async () => {
  await expect(saveOrder(db(), { customer: 'c-1', items: [] })).rejects.toThrow(TypeError);
});
