import { expect, it } from 'vitest';
import { QuotaClient, label } from './quota.js';

const client = (reply) => new QuotaClient(async () => reply);

it('subtracts what is used', async () => {
  expect(await client({ used: 3, limit: 10 }).remaining('core')).toBe(7);
});

it('never goes below zero', async () => {
  expect(await client({ used: 12, limit: 10 }).remaining('core')).toBe(0);
});

it('knows teams without a limit', async () => {
  expect(await client({ used: 12, limit: -1 }).remaining('core')).toBe(Infinity);
  expect(label(Infinity)).toBe('unlimited builds');
});

it('uses the singular', () => {
  expect(label(1)).toBe('1 build left');
});

it('has a label', () => {
  expect(label(7)).toBe('7 builds left');
});
