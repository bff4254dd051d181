'use strict';

const test = require('node:test');
const assert = require('node:assert');
const { splitBill } = require('../lib/split');

test('even split', function () {
  assert.deepStrictEqual(splitBill(900, 3), [300, 300, 300]);
});

test('never loses a cent', function () {
  assert.deepStrictEqual(splitBill(1000, 3), [334, 333, 333]);
});

test('one person pays all', function () {
  assert.deepStrictEqual(splitBill(1234, 1), [1234]);
});

test('rejects zero people', function () {
  assert.throws(function () { splitBill(1000, 0); }, RangeError);
});
