'use strict';

const assert = require('node:assert/strict');
const { test } = require('node:test');
const { TemperatureLog } = require('../src/temperature-log');

test('starts empty', () => {
  const log = new TemperatureLog({ now: () => 0 }, { read: async () => ({ celsius: 1 }) });
  assert.deepEqual(log.entries(), []);
});
