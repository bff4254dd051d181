'use strict';

const assert = require('node:assert/strict');
const { test } = require('node:test');
const { TemperatureLog } = require('../src/temperature-log');
const { FixedClock, SteadySensor } = require('./fakes/clock');

test('starts empty', () => {
  const log = new TemperatureLog(new FixedClock(), new SteadySensor());
  assert.deepEqual(log.entries(), []);
});

test('stamps each reading with the clock', async () => {
  const log = new TemperatureLog(new FixedClock(), new SteadySensor());
  await log.sample();
  assert.deepEqual(log.entries(), [{ at: 1_718_000_000_000, celsius: 4.5 }]);
});
