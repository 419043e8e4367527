import { Chance, Run, type Seat, seedFrom } from '@tabula/engine';
import { describe, expect, it } from 'vitest';
import { conquest } from '../../src/index.ts';
import { isGoodDeal } from '../../src/insight/deal.ts';
import { mixed } from '../../src/insight/legion.ts';
import { boldness, winChance } from '../../src/insight/odds.ts';
import { givesUp } from '../../src/insight/policy.ts';
import type { State } from '../../src/state.ts';
import { given } from '../story.ts';

const TWO = ['hispania', 'egyptus'] as const;

/** What a bot's habit answers in a position, and which options it would look at. */
function asked(state: State): { habit: string; shortlist: string[] } {
  const run = new Run(conquest, { state, chance: Chance.fromSeed(seedFrom('habit')) });
  const { insight } = conquest;
  const { decision } = run;
  if (decision === null || insight.policy === undefined || insight.shortlist === undefined)
    throw new Error('not asked');
  const [ask] = decision.asks;
  return {
    habit: ask.options[insight.policy(run.state, decision, run.chance)].id,
    shortlist: insight.shortlist(run.state, ask).map((i) => ask.options[i].id),
  };
}

/** An offer as its prompt tells it: the proposer gets and gives Generals, pays or charges Talents. */
const offer = (by: Seat, gets: number, gives: number, pays = 0, charges = 0) => ({ by, gets, gives, pays, charges });

describe('deals between bots', () => {
  it('as many Generals for as many are exchanged', () => {
    const state = given(TWO, (p) => p.prisoners(0, 1, 3).prisoners(1, 0, 3));
    expect(isGoodDeal(state, 1, offer(0, 3, 3))).toBe(true);
  });

  it('whoever is about to win and has leaders enough keeps his prisoners', () => {
    const state = given(TWO, (p) =>
      p.prisoners(0, 1, 3).prisoners(1, 0, 1).owns(0, 'baetica', 'lusitania', 'narbonensis'),
    );
    expect(isGoodDeal(state, 0, offer(1, 1, 1))).toBe(false);
    expect(isGoodDeal(state, 1, offer(0, 1, 1))).toBe(true);
  });

  it('nobody sets a prisoner free for nothing, and a poor captor does for money', () => {
    const state = given(TWO, (p) => p.prisoners(1, 0, 1).money(0, 300));
    expect(isGoodDeal(state, 1, offer(0, 1, 0))).toBe(false);
    expect(isGoodDeal(state, 1, offer(0, 1, 0, 200))).toBe(true);
  });

  it('an offer that both like is made at once, and only in every third round of a player', () => {
    const rounds = [1, 2, 3].map((round) => {
      const state = given(TWO, (p) => p.turn(0, 'deal').prisoners(0, 1, 1).prisoners(1, 0, 1).money(0, 50));
      state.round = round;
      return asked(state).shortlist.includes('offer 1');
    });
    expect(rounds).toEqual([false, false, true]);
  });
});

describe('what bots look at', () => {
  it('few of the many legions, and the whole army among them', () => {
    const state = given(TWO, (p) => p.army(0, 'narbonensis', { infantry: 6, cavalry: 5, catapults: 3, generals: 2 }));
    const run = new Run(conquest, { state, chance: Chance.fromSeed(seedFrom('legion')) });
    run.answer(0, 'march narbonensis');
    run.answer(0, 'leaders 2*general');
    const ask = run.decision?.open(0);
    if (ask === undefined) throw new Error('not asked');
    const ids = (conquest.insight.shortlist?.(run.state, ask) ?? []).map((i) => ask.options[i].id);
    expect(ask.options.length).toBeGreaterThan(100);
    expect(ids.length).toBeLessThan(10);
    expect(ids).toContain('legion 6*infantry+5*cavalry+3*catapult');
  });

  it('a legion that cannot take all is mixed, and takes as many as it can', () => {
    const legion = mixed([20, 20, 6], 14);
    expect(legion.reduce((sum, count) => sum + count)).toBe(14);
    expect(Math.min(...legion)).toBeGreaterThan(2);
    expect(mixed([2, 0, 1], 14)).toEqual([2, 0, 1]);
  });

  it('nobody asks for the throne while another holds his home', () => {
    const rich = given(TWO, (p) => p.turn(0, 'build').money(0, 50), { proclaimVote: 'on' });
    expect(asked(rich).shortlist).not.toContain('claim');
    const beaten = given(TWO, (p) => p.turn(0, 'build').money(0, 50).owns(0, 'egyptus', 'cyrenaica'), {
      proclaimVote: 'on',
    });
    expect(asked(beaten).shortlist).toContain('claim');
  });
});

describe('the end of a war that nobody wins', () => {
  /** Whether the first player, with so much tribute, makes an emperor of the second, who has a hundred. */
  const gives = (round: number, tribute: number, claims = 0) => {
    const state = given(TWO);
    state.round = round;
    state.tribute[0] = tribute;
    state.tribute[1] = 100;
    state.claims[1] = claims;
    return givesUp(state, 0, 1);
  };

  it('the longer it lasts, the sooner the poorer player gives it up', () => {
    expect([10, 30, 40, 50, 55].map((round) => gives(round, 25))).toEqual([false, true, true, true, true]);
    expect([10, 30, 40, 50, 55].map((round) => gives(round, 70))).toEqual([false, false, false, true, true]);
  });

  it('nobody gives up to a poorer one, however long it lasts', () => {
    expect([20, 55, 80].map((round) => gives(round, 105))).toEqual([false, false, false]);
  });

  it('whoever said no is not asked again in every round', () => {
    expect([56, 57, 58, 59, 60].map((round) => gives(round, 70, 1))).toEqual([false, false, false, false, true]);
  });
});

describe('boldness', () => {
  it('equal armies watch each other at first and fight in the end', () => {
    const bold = [1, 24, 60, 120].map((round) => {
      const state = given(TWO);
      state.round = round;
      return winChance(10, 4 * boldness(state), 10, 4);
    });
    expect(bold.slice(0, 2)).toEqual([0.5, 0.5]);
    expect(bold[2]).toBeGreaterThan(0.7);
    expect(bold[3]).toBeGreaterThan(bold[2]);
  });
});
