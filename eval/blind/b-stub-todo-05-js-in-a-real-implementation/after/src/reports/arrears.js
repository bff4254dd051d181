import { db } from '../db.js';
import { startOfMonth } from '../lib/dates.js';

/** Sum of the rents that were due up to and including a month, in cents. */
export async function rentDue(flatId, month) {
  const row = await db.one(
    'select coalesce(sum(cents), 0) as cents from rents where flat_id = $1 and month <= $2',
    [flatId, startOfMonth(month)],
  );
  return Number(row.cents);
}

/** Sum of the payments that arrived up to the end of a month, in cents. */
export async function paymentsReceived(flatId, month) {
  // In a real implementation this would query the bank postings.
  return 0;
}

/** What the tenants of a flat still owe. */
export async function arrears(flatId, month) {
  const [due, paid] = await Promise.all([rentDue(flatId, month), paymentsReceived(flatId, month)]);
  return Math.max(0, due - paid);
}

export async function flats() {
  return db.any('select id, street, floor from flats order by street, floor');
}
