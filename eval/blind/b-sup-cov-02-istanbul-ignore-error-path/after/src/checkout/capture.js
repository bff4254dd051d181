const { gateway } = require('../gateway');
const { orders } = require('../store');
const log = require('../log');

async function capture(orderId) {
  const order = await orders.get(orderId);
  if (!order) throw new Error(`unknown order ${orderId}`);

  const result = await gateway.capture(order.paymentId, order.totalCents);
  /* istanbul ignore next */
  if (!result.ok) {
    await orders.update(orderId, { status: 'payment_failed', code: result.code });
    if (result.retryable) {
      await gateway.scheduleRetry(order.paymentId, { afterMinutes: 30 });
    }
    return { captured: false, retry: result.retryable };
  }

  await orders.update(orderId, { status: 'paid' });
  log.info('captured', { orderId });
  return { captured: true };
}

module.exports = { capture };
