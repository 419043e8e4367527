import { Chance, type Option, option, seedFrom } from '@tabula/engine';
import { describe, expect, it } from 'vitest';
import { place } from '../src/data/geography.ts';
import { nation } from '../src/data/pieces.ts';
import { invasions } from '../src/index.ts';
import { evaluate } from '../src/insight/evaluate.ts';
import { outcome } from '../src/insight/outcome.ts';
import { policy } from '../src/insight/policy.ts';
import { shortlist } from '../src/insight/shortlist.ts';
import { winChance } from '../src/insight/strength.ts';
import { pullOf } from '../src/insight/worth.ts';
import { DONE, FROM, RAID } from '../src/options.ts';
import type { State } from '../src/state.ts';
import { GOTHS, given, HUNS, PERSIANS, ROMANS } from './story.ts';

const prefers = (state: State, ask: string, args: Record<string, string | number>, options: readonly Option[]) => {
  const prompt = { ask, rule: '', args };
  const one = { seat: 0, prompt, options };
  const decision = { asks: [one], open: () => one, take: () => true };
  return options[policy(state, decision, Chance.fromSeed(seedFrom('habit')))].id;
};

describe('what bots know', () => {
  it('points, land and gold count for a seat and against the others', () => {
    const before = given();
    const after = given();
    after.nations.points[nation('visigothi')] += 5;
    expect(evaluate(after, GOTHS)).toBeCloseTo(evaluate(before, GOTHS) + 5);
    expect(evaluate(after, ROMANS)).toBeLessThan(evaluate(before, ROMANS));
    const rich = given((p) => p.nation('persae', { treasury: 30 }));
    const poor = given((p) => p.nation('persae', { treasury: 0 }));
    expect(evaluate(rich, PERSIANS)).toBeGreaterThan(evaluate(poor, PERSIANS));
  });

  it('at the set-up nobody has won yet: what is still to come counts for the others', () => {
    const values = [ROMANS, HUNS, PERSIANS, GOTHS].map((seat) => evaluate(given(), seat));
    for (const value of values) expect(Math.abs(value)).toBeLessThan(invasions.insight.scale);
  });

  it('where a list is long, what promises most is looked at, and to leave it at that', () => {
    const state = given((p) => p.empty().units('romani', 'latium', { legion: 2 }));
    const raids = [DONE, ...RAID.slice(0, 40)];
    const raid = { ask: 'raid', rule: '', args: { nation: 'saxones' } };
    expect(shortlist(state, { seat: GOTHS, prompt: raid, options: raids })).toEqual([1, 2, 3, 4, 5, 6, 0]);
    // On what a fleet does nobody wastes a thought.
    const move = { ask: 'move', rule: '', args: { nation: 'romani' } };
    const starts = [DONE, FROM[place('mare-tyrrhenum')]];
    expect(shortlist(state, { seat: ROMANS, prompt: move, options: starts })).toEqual([0]);
    // Short lists are looked at as a whole; what goes by habit has one answer.
    const buys = [DONE, option('buy', { unit: 'romani-legion' }), option('buy', { unit: 'romani-limitanei' })];
    const buy = { ask: 'buy', rule: '', args: { nation: 'romani' } };
    expect(shortlist(state, { seat: ROMANS, prompt: buy, options: buys })).toEqual([0, 1, 2]);
    // A legion does not throw itself before six: no thought is lost on it.
    const outnumbered = given((p) =>
      p.empty().units('romani', 'latium', { legion: 1 }).units('alamanni', 'spoletum', { infantry: 6 }),
    );
    const intercept = { ask: 'intercept', rule: '', args: { nation: 'romani', province: 'spoletum' } };
    const pass = [DONE, option('intercept', { province: 'latium' })];
    expect(shortlist(outnumbered, { seat: ROMANS, prompt: intercept, options: pass })).toEqual([0]);
    const hits = [option('hit', { unit: 'romani-limitanei' }), option('hit', { unit: 'romani-legion' })];
    const hit = { ask: 'hits', rule: '', args: { nation: 'romani', hits: 1 } };
    expect(shortlist(state, { seat: ROMANS, prompt: hit, options: hits })).toEqual([1]);
  });

  it('a stack that has arrived stays, unless somebody in it has not moved yet; crowded ones must go on', () => {
    const state = given((p) => p.empty().units('visigothi', 'dacia', { infantry: 2 }));
    const [one, other] = state.pieces.here[place('dacia')];
    const prompt = { ask: 'move', rule: '', args: { nation: 'visigothi' } };
    const looked = (options = [DONE, FROM[place('dacia')]]) => shortlist(state, { seat: GOTHS, prompt, options });
    state.stacks.from[one] = place('carpathia');
    expect(looked()).toEqual([0, 1]);
    state.stacks.from[other] = place('carpathia');
    expect(looked()).toEqual([0]);
    expect(looked([FROM[place('dacia')], FROM[place('carpathia')]])).toEqual([0, 1]);
  });

  it('when the game is over only points count', () => {
    const state = given();
    state.clock.phase = 'over';
    state.nations.points.fill(0);
    state.nations.points[nation('persae')] = 8;
    expect(evaluate(state, PERSIANS)).toBe(8);
  });

  it('a nation is drawn to what its card names: the Vandals to Africa', () => {
    const pull = pullOf(nation('vandali'));
    expect(pull[place('africa')]).toBeGreaterThan(pull[place('gallaecia')]);
    expect(pull[place('gallaecia')]).toBeGreaterThan(pull[place('hyrkania')]);
  });

  it('odds are even between equals and grow with the force', () => {
    expect(winChance(3, 3)).toBe(0.5);
    expect(winChance(6, 3)).toBeGreaterThan(0.75);
    expect(winChance(0, 2)).toBe(0);
  });

  it('habit damages an elite unit rather than losing one, and re-rolls blanks', () => {
    const state = given();
    const hits = [
      option('hit', { unit: 'romani-limitanei' }),
      option('hit', { unit: 'romani-legion' }),
      option('hit', { unit: 'romani-legion-hurt' }),
    ];
    expect(prefers(state, 'hits', { nation: 'romani', hits: 1 }, hits)).toBe('hit romani-legion');
    state.activation.active = nation('romani');
    const dice = [
      option('done'),
      option('reroll', { whose: 'attacker', die: 'white', face: 'white-red' }),
      option('reroll', { whose: 'attacker', die: 'black', face: 'blank' }),
    ];
    expect(prefers(state, 'reroll', { nation: 'romani' }, dice)).toBe('reroll attacker black blank');
  });

  it('a battle is summed up for the odds', () => {
    const names = { nation: 'persae', enemy: 'orientali', province: 'assyria' } as const;
    const events = [
      { event: 'battle', ...names },
      { event: 'battle.won', ...names, nation: 'orientali', enemy: 'persae', lost: 1, losses: 3 },
    ] as const;
    expect(outcome(events)).toEqual({ outcome: 'repelled', figures: { losses: 3, 'enemy-losses': 1 } });
    expect(outcome([])).toBeUndefined();
  });

  it('notes beside options say what things cost', () => {
    const state = given();
    const ask = {
      seat: 0,
      prompt: { ask: 'administer', rule: 'XIII.D', args: { nation: 'romani' } },
      options: [option('administer', { type: 'reform' })],
    };
    expect(invasions.notes?.(state, ask)['administer reform'].words?.args).toEqual({ gold: 25, type: 'reform' });
  });
});
