import { describe, it, expect } from 'vitest';
import { avatarColor, initials } from './initials.js';

describe('initials', () => {
  it('takes the first letter of every word', () => {
    expect(initials('ada lovelace')).toBe('AL');
  });

  it('ignores extra blanks', () => {
    expect(initials('  alan   turing ')).toBe('AT');
  });
});

describe('avatarColor', () => {
  it('is stable', () => {
    expect(avatarColor('ab', ['red', 'blue'])).toBe('blue');
  });
});
