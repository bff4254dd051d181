import { sendOrder } from './order-mailer';

export async function place(order, store) {
  if (order.lines.length === 0) throw new RangeError('empty order');
  const id = await store.save(order);
  await sendOrder(id);
  return id;
}
