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

export async function flats() {
  return db.any('select id, street, floor from flats order by street');
}
