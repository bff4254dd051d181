const { randomUUID } = require('node:crypto');

async function saveOrder(db, order) {
  if (!Array.isArray(order.items) || order.items.length === 0) {
    throw new TypeError('an order needs items');
  }
  const row = { id: randomUUID(), customer: order.customer, items: JSON.stringify(order.items) };
  await db.insert('orders', row);
  return { ok: true, id: row.id };
}

module.exports = { saveOrder };
