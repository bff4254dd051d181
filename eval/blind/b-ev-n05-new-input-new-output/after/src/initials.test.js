import { describe, it, expect } from 'vitest';
import { avatarColor, initials } from './initials.js';

describe('initials', () => {
  it('takes the first letter of every word', () => {
    expect(initials('ada king lovelace')).toBe('AKL');
  });

  it('ignores extra blanks', () => {
    expect(initials('  élan   öhman ')).toBe('ÉÖ');
  });
});

describe('avatarColor', () => {
  it('is stable', () => {
    expect(avatarColor('ab', ['red', 'blue'])).toBe('blue');
  });
});
