import { type Option, option } from '@tabula/engine';
import { describe, expect, it } from 'vitest';
import { autoAnswer, waitFor } from '../../src/question/auto-answer.ts';

const PASS = option('pass', {});
const EVENT = option('event', { card: 'storm' });

function asked(options: readonly Option[], formal: boolean) {
  const prompt = { ask: 'cards', rule: 'X.B', args: { side: 'romans' }, formal };
  return { decision: 7, prompt, options, barred: [] };
}

describe('a question that is asked only so that nobody learns what a seat holds', () => {
  it('is answered by the page where there is nothing to choose', () => {
    expect(autoAnswer(asked([PASS], true))).toBe(PASS);
    expect(autoAnswer(null)).toBeNull();
  });

  it('is left to the player where he has a choice, or where the question is a real one', () => {
    expect(autoAnswer(asked([PASS, EVENT], true))).toBeNull();
    expect(autoAnswer(asked([PASS], false))).toBeNull();
  });

  it('takes among people never the same time, and never no time', () => {
    const waits = [0, 0.3, 0.7, 1].map((chance) => waitFor(true, chance));
    expect(new Set(waits).size).toBe(4);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(2000);
    expect(waitFor(false, 0)).toBe(waitFor(false, 1));
  });
});
