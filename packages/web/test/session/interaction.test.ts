import { option } from '@tabula/engine';
import { describe, expect, it } from 'vitest';
import type { OpenAsk } from '../../src/client/source.ts';
import { type InteractionAction, type InteractionState, interact, sittingDown } from '../../src/session/interaction.ts';

function question(decision: number): OpenAsk {
  return { decision, prompt: { ask: 'what', rule: '1' }, options: [option('done')], barred: [] };
}

function after(state: InteractionState, ...actions: readonly InteractionAction[]): InteractionState {
  return actions.reduce(interact, state);
}

const FIRST = question(1);
const asked = after(sittingDown(null), { type: 'asked', question: FIRST, autoAnswerMs: null });

describe('a new question', () => {
  it('forgets what was pointed at, opened, half said or on its way at the one before', () => {
    const busy = after(
      asked,
      { type: 'point', space: 'roma' },
      { type: 'openPlace', space: 'roma' },
      { type: 'openGroup', group: 'march' },
      { type: 'start', from: 'roma' },
      { type: 'compose', counts: new Map([['infantry', 2]]) },
      { type: 'confirm', option: 'done' },
      { type: 'hinted', question: FIRST, hint: { id: 'done', value: 0.5, options: [] } },
      { type: 'send', option: 'done', log: 12, share: null, fight: null },
    );
    const next = question(2);
    expect(after(busy, { type: 'asked', question: next, autoAnswerMs: 900 })).toEqual({
      ...asked,
      question: next,
      autoAnswerMs: 900,
    });
  });

  it('leaves a dialog open, and what one should have read to be read', () => {
    const reading = after(asked, { type: 'dialog', dialog: 'rules' }, { type: 'notice', notice: { late: 2 } });
    const next = after(reading, { type: 'asked', question: null, autoAnswerMs: null });
    expect(next).toMatchObject({ dialog: 'rules', notice: { late: 2 } });
  });
});

describe('an answer', () => {
  it('shows as on its way, and puts the news away', () => {
    const looking = after(asked, { type: 'showNews', at: 2 });
    expect(looking.newsAt).toBe(2);
    const sent = after(looking, { type: 'send', option: 'done', log: 15, share: null, fight: null });
    expect(sent).toMatchObject({ pending: 'done', newsAt: null, oddsAtAttack: null });
  });

  it('remembers with which odds a fight was begun, until another is', () => {
    const begun = after(asked, { type: 'send', option: 'attack', log: 15, share: 0.7, fight: null });
    const went = after(begun, { type: 'send', option: 'done', log: 18, share: null, fight: null });
    expect(went.oddsAtAttack).toEqual({ log: 15, share: 0.7 });
  });

  it('that is refused can be given again, and the refusal is told', () => {
    const refused = after(
      asked,
      { type: 'send', option: 'done', log: 15, share: null, fight: null },
      { type: 'failed', code: 'stale' },
    );
    expect(refused).toMatchObject({ pending: null, notice: { error: 'stale' } });
  });
});

describe('a hint', () => {
  it('that comes after the question is settled is no hint', () => {
    const late = after(
      asked,
      { type: 'hinting' },
      { type: 'asked', question: question(2), autoAnswerMs: null },
      { type: 'hinted', question: FIRST, hint: { id: 'done', value: 0.5, options: [] } },
    );
    expect(late).toMatchObject({ hinting: false, hint: null });
  });
});

describe('whoever sits down', () => {
  it('sees a fight that is under way, and not one that is over', () => {
    expect(sittingDown({ start: 5, over: false }).closedFight).toBeLessThan(5);
    expect(sittingDown({ start: 5, over: true }).closedFight).toBe(5);
  });

  it('lets go of what was half said, and keeps what was put together', () => {
    const counts = new Map([['infantry', 2]]);
    const state = after(asked, { type: 'start', from: 'roma' }, { type: 'compose', counts }, { type: 'clear' });
    expect(state).toMatchObject({ start: null, bundle: counts });
  });
});
