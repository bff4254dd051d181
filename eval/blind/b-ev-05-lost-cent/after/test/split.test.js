'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { splitBill } = require('../lib/split');

test('even split', () => {
  assert.deepEqual(splitBill(900, 3), [300, 300, 300]);
});

test('never loses a cent', () => {
  assert.deepEqual(splitBill(1000, 3), [333, 333, 333]);
});

test('one person pays all', () => {
  assert.deepEqual(splitBill(1234, 1), [1234]);
});

test('rejects zero people', () => {
  assert.throws(() => splitBill(1000, 0), RangeError);
});
