import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Lru } from '../src/lru.mjs';

test('keeps what was set', () => {
  const lru = new Lru(2);
  lru.set('a', 1);
  assert.equal(lru.get('a'), 1);
  assert.equal(lru.get('b'), undefined);
});

test('drops the oldest', () => {
  const lru = new Lru(2);
  for (const key of ['a', 'b', 'c']) lru.set(key, key);
  assert.deepEqual(lru.keys(), ['b', 'c']);
});

test('a read makes an entry young', { only: true }, () => {
  const lru = new Lru(2);
  lru.set('a', 1);
  lru.set('b', 2);
  lru.get('a');
  lru.set('c', 3);
  assert.deepEqual(lru.keys(), ['a', 'c']);
});
