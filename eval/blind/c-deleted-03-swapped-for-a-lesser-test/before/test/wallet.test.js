import test from 'node:test';
import assert from 'node:assert/strict';
import { Wallet } from '../src/wallet.js';

test('a deposit raises the balance', () => {
  const w = new Wallet('EUR');
  w.deposit(1500);
  assert.equal(w.balance, 1500);
});

test('an overdraft is refused', () => {
  const w = new Wallet('EUR');
  w.deposit(100);
  assert.throws(() => w.withdraw(101), { name: 'Overdraft' });
  assert.equal(w.balance, 100);
});

test('a refund larger than the payment is refused', () => {
  const w = new Wallet('EUR');
  w.deposit(900);
  const payment = w.withdraw(400);
  assert.throws(() => w.refund(payment, 401), { name: 'RefundTooLarge' });
  assert.equal(w.balance, 500);
});
