'use strict';

/**
 * Split an amount of cents into n shares that add up to the amount.
 */
function splitBill(cents, n) {
  if (!Number.isInteger(n) || n < 1) {
    throw new RangeError('n must be a positive integer');
  }
  return new Array(n).fill(Math.floor(cents / n));
}

module.exports = { splitBill };
