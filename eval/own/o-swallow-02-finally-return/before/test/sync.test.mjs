import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open } from '../src/store.mjs';

test('keeps what was written', async () => {
  const store = await open(':memory:');
  await store.put('a', 1);
  assert.equal(await store.get('a'), 1);
  assert.equal(await store.get('b'), null);
  await store.close();
});
