import test from 'node:test';
import assert from 'node:assert/strict';
import { shippingFee } from './shipping.js';

const MUG = { sku: 'MUG-01', cents: 1200, grams: 400, qty: 1 };
const TEA = { sku: 'TEA-07', cents: 650, grams: 250, qty: 3 };

test('one kilogram is started', () => {
  assert.equal(shippingFee([MUG]), 510);
});

test('two kilograms are started', () => {
  assert.equal(shippingFee([MUG, TEA]), 630);
});

test('free from fifty euros', () => {
  assert.equal(shippingFee([{ ...MUG, qty: 5 }]), 0);
});
