'use strict';

/**
 * Split an amount of cents into n shares that add up to the amount.
 */
function splitBill(cents, n) {
  if (!Number.isInteger(n) || n < 1) {
    throw new RangeError('n must be a positive integer');
  }
  const base = Math.floor(cents / n);
  const rest = cents - base * n;
  return Array.from({ length: n }, (_, i) => base + (i < rest ? 1 : 0));
}

module.exports = { splitBill };
