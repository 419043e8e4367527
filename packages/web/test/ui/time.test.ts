import { describe, expect, it } from 'vitest';
import { loadWords, wordsOf } from '../../src/texts/index.ts';
import { countdown, roughly } from '../../src/ui/time.ts';

await Promise.all([loadWords('en'), loadWords('it')]);
const say = wordsOf('en');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

describe('how long somebody is waited for', () => {
  it('is said in the largest unit that fits, and not at all within the first minute', () => {
    expect(roughly(59 * SECOND, say)).toBeNull();
    expect(roughly(5 * MINUTE + 59 * SECOND, say)).toBe('5 min');
    expect(roughly(14 * HOUR + 10 * MINUTE, say)).toBe('14 h');
    expect(roughly(47 * HOUR, say)).toBe('47 h');
    expect(roughly(50 * HOUR, say)).toBe('2 d');
    expect(roughly(50 * HOUR, wordsOf('it'))).toBe('2 g');
  });
});

describe('the time that is left', () => {
  it('counts seconds within the last hour, reaches zero and never goes below', () => {
    expect(countdown(65 * SECOND, say)).toBe('1:05');
    expect(countdown(59_001, say)).toBe('1:00');
    expect(countdown(58_999, say)).toBe('0:59');
    expect(countdown(1, say)).toBe('0:01');
    expect(countdown(0, say)).toBe('0:00');
    expect(countdown(-5000, say)).toBe('0:00');
    expect(countdown(3 * HOUR, say)).toBe('3 h');
  });
});
