import assert from 'node:assert/strict';
import test from 'node:test';
import { Registry } from '../src/registry.js';

test('set and get', () => {
  const r = new Registry().set('theme', 'dark');
  assert.equal(r.get('theme'), 'dark');
});
