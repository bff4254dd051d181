import { expect, it } from 'vitest';
import { QuotaClient, label } from './quota.js';

const client = (reply) => new QuotaClient(async () => reply);

it('subtracts what is used', async () => {
  expect(await client({ used: 3, limit: 10 }).remaining('core')).toBe(7);
});

it('never goes below zero', async () => {
  expect(await client({ used: 12, limit: 10 }).remaining('core')).toBe(0);
});

it('has a label', () => {
  expect(label(7)).toBe('7 builds left');
});
