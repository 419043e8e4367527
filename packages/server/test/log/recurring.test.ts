import { describe, expect, it } from 'vitest';
import { Recurring } from '../../src/common/recurring.ts';

describe('trouble that comes back', () => {
  it('is told at once, then once a minute with how often; each cause by itself', () => {
    let now = 0;
    const told: string[] = [];
    const trouble = new Recurring(
      (message, times) => told.push(`${message} x ${times}`),
      () => now,
    );
    for (let i = 0; i < 100; i++) trouble.happened('full', 'disk is full');
    trouble.happened('busy', 'database is locked');
    expect(told).toEqual(['disk is full x 1', 'database is locked x 1']);
    now += 60_000;
    trouble.happened('full', 'disk is full');
    expect(told.slice(2)).toEqual(['disk is full x 100']);
    trouble.happened('full', 'disk is full');
    expect(trouble.over()).toBe(1);
    expect(trouble.over()).toBeUndefined();
    trouble.happened('full', 'disk is full');
    expect(told).toHaveLength(3);
  });
});
