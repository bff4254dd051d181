import { ledger } from "./ledger.js";
import { logger } from "./logger.js";

function validate({ from, to, cents }) {
  if (from === to) throw new RangeError("same account");
  if (!Number.isInteger(cents) || cents <= 0) throw new RangeError("bad amount");
}

export async function transfer(order) {
  validate(order);
  const entry = await ledger.post(order.from, order.to, order.cents);
  logger.info({ id: entry.id }, "transfer posted");
  return { success: true, id: entry.id };
}

export async function balance(account) {
  const entries = await ledger.entries(account);
  return entries.reduce((sum, e) => sum + (e.to === account ? e.cents : -e.cents), 0);
}
