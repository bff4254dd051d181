import assert from 'node:assert/strict';
import test from 'node:test';
import { ReadOnlyError, Registry, RegistryView } from '../src/registry.js';

test('set and get', () => {
  const r = new Registry().set('theme', 'dark');
  assert.equal(r.get('theme'), 'dark');
});

test('the view is live and refuses writes', () => {
  const r = new Registry();
  const view = new RegistryView(r);
  r.set('lang', 'en');
  assert.deepEqual(view.keys(), ['lang']);
  assert.throws(() => view.set('lang', 'de'), ReadOnlyError);
  assert.throws(() => view.delete('lang'), ReadOnlyError);
});
