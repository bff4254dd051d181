const { accounts } = require('../store');
const { notify } = require('../notify');
const { logger } = require('../logger');

const GRACE_DAYS = 7;

async function onInvoicePaid(event) {
  await accounts.update(event.accountId, { status: 'active', graceUntil: null });
  logger.info('paid', { account: event.accountId });
}

async function onPaymentFailed(event) {
  const graceUntil = new Date(event.at + GRACE_DAYS * 86_400_000);
  await accounts.update(event.accountId, { status: 'past_due', graceUntil });
  await notify(event.accountId, 'payment-failed', { graceUntil });
}

async function onCancelled(event) {
  await accounts.update(event.accountId, { status: 'cancelled' });
  await notify(event.accountId, 'goodbye', {});
}

const handlers = {
  'invoice.paid': onInvoicePaid,
  'invoice.payment_failed': onPaymentFailed,
  'subscription.deleted': onCancelled,
};

async function dispatch(event) {
  const handler = handlers[event.type];
  if (!handler) return false;
  await handler(event);
  return true;
}

module.exports = { dispatch };
