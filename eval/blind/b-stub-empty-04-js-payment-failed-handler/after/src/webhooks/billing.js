const { accounts } = require('../store');
const { notify } = require('../notify');
const { logger } = require('../logger');

const GRACE_DAYS = 7;

async function onInvoicePaid(event) {
  await accounts.update(event.accountId, { status: 'active', graceUntil: null });
  logger.info('invoice paid', { account: event.accountId, invoice: event.invoiceId });
}

async function onPaymentFailed(event) {}

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

module.exports = { dispatch, GRACE_DAYS };
