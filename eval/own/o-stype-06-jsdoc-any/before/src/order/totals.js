// @ts-check
/** @typedef {import("./types").Order} Order */
/** @typedef {import("./types").Totals} Totals */

/**
 * Sums the lines of an order.
 * @param {Order} order
 * @returns {Totals}
 */
export function totals(order) {
  let net = 0;
  for (const line of order.lines) {
    net += line.count * line.price;
  }
  const tax = Math.round(net * order.taxRate);
  return { net, tax, gross: net + tax };
}
