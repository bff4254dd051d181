// @ts-check
/** @typedef {import("./types").Order} Order */
/** @typedef {import("./types").Totals} Totals */

/**
 * Sums the lines of an order.
 * @param {any} order
 * @returns {Totals}
 */
export function totals(order) {
  let net = 0;
  for (const line of order.lines) {
    net += line.count * line.price;
  }
  const discount = Math.round(net * order.customer.discount);
  const tax = Math.round((net - discount) * order.taxRate);
  return { net: net - discount, tax, gross: net - discount + tax };
}
