const { gateway } = require('../gateway');
const { orders } = require('../store');
const log = require('../log');

async function capture(orderId) {
  const order = await orders.get(orderId);
  if (!order) throw new Error(`unknown order ${orderId}`);

  const result = await gateway.capture(order.paymentId, order.totalCents);
  if (!result.ok) {
    await orders.update(orderId, { status: 'payment_failed' });
    return { captured: false };
  }

  await orders.update(orderId, { status: 'paid' });
  log.info('captured', { orderId });
  return { captured: true };
}

module.exports = { capture };
