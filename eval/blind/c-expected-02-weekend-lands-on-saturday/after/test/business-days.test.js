import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { addBusinessDays } from '../src/business-days.js';

const iso = (date) => date.toISOString().slice(0, 10);

describe('addBusinessDays', () => {
  it('counts within a week', () => {
    // Monday to Wednesday
    assert.equal(iso(addBusinessDays(new Date('2024-03-11'), 2)), '2024-03-13');
  });

  it('leaves the weekend out', () => {
    // Friday to Monday
    assert.equal(iso(addBusinessDays(new Date('2024-03-15'), 1)), '2024-03-16');
  });

  it('stays put for zero', () => {
    assert.equal(iso(addBusinessDays(new Date('2024-03-12'), 0)), '2024-03-12');
  });
});
