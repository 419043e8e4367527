import { type Bot, type Bout, botByName, playBout, seatings, standingAfter, verdict } from '@tabula/bots';
import { configure } from '@tabula/engine';
import { duel, heap } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';

const bout = (...scores: number[]): Bout => ({ scores, unended: 0, milliseconds: [1, 1], answers: [1, 1] });
const many = (count: number, of: (i: number) => Bout) => Array.from({ length: count }, (_, i) => of(i));

describe('who sits where', () => {
  it.each([2, 3, 4, 5, 6])('with %d players both entrants have every seat equally often', (players) => {
    const all = seatings(players);
    for (let seat = 0; seat < players; seat++)
      expect(all.filter((seats) => seats[seat] === 0).length).toBe(all.length / 2);
    for (const seats of all) {
      const first = seats.filter((entrant) => entrant === 0).length;
      expect(Math.abs(2 * first - players)).toBeLessThanOrEqual(1);
    }
  });
});

describe('a bout', () => {
  const pairing = (first: Bot, second: Bot, bound = 10_000) => {
    return { config: configure(duel, 2), bots: [first, second] as const, seed: 'arena', bound, now: () => 0 };
  };

  it('has the same dice for both: a bot against itself gets just half', async () => {
    const { scores, unended } = await playBout(duel, pairing(botByName('greedy'), botByName('greedy')), 3);
    expect(scores).toHaveLength(2);
    expect(scores[0] + scores[1]).toBe(1);
    expect(unended).toBe(0);
  });

  it('tells the stronger from the weaker', async () => {
    const strong = pairing(botByName('search:60'), botByName('random'));
    const bouts = await Promise.all(Array.from({ length: 20 }, (_, i) => playBout(duel, strong, i)));
    expect(standingAfter(bouts).score.low).toBeGreaterThan(0.5);
  });

  it('counts a game that does not end as a half, and says so', async () => {
    const endless = { ...pairing(botByName('random'), botByName('random'), 5), config: configure(heap, 2) };
    expect(await playBout(heap, endless, 0)).toMatchObject({ scores: [0.5, 0.5], unended: 2 });
  });

  it('tells time by the clock it was given, and gives it to the bots', async () => {
    let time = 0;
    const now = () => time;
    const slow: Bot = {
      ...botByName('random'),
      choose: (run, seat, chance, control) => {
        expect(control?.now).toBe(now);
        time += 7;
        return botByName('random').choose(run, seat, chance);
      },
    };
    const { milliseconds, answers } = await playBout(duel, { ...pairing(slow, botByName('random')), now }, 0);
    expect(milliseconds[0]).toBe(7 * answers[0]);
    expect(milliseconds[1]).toBe(0);
  });

  it('does not take a fault of the rules for a defeat', async () => {
    const broken = {
      ...duel,
      result: () => {
        throw new Error('no result');
      },
    };
    await expect(playBout(broken, pairing(botByName('random'), botByName('random')), 0)).rejects.toThrow('no result');
  });
});

describe('the standing', () => {
  it('is the mean of the games with its interval, as a share and in Elo', () => {
    const { score, elo, games } = standingAfter([...many(60, () => bout(1, 0.5)), ...many(40, () => bout(0, 0.5))]);
    expect(games).toBe(200);
    expect(score.value).toBeCloseTo(0.55, 10);
    // 60 bouts of 0.75 and 40 of 0.25: a standard error of 0.0246 a bout mean; that of 200 single games is 0.035.
    expect(score.low).toBeCloseTo(0.481, 2);
    expect(score.high).toBeCloseTo(0.617, 2);
    expect(elo.value).toBeCloseTo(34.9, 1);
  });

  it('is not surer than so few games allow', () => {
    const { score } = standingAfter([bout(1, 1), bout(1, 1)]);
    expect(score.low).toBeLessThan(0.6);
    expect(score.high).toBe(1);
  });
});

describe('the test in sequence', () => {
  const test = { least: 0, most: 50 };

  it('says yes to the stronger, no to the equal, and plays on while it is not clear', () => {
    expect(
      verdict(
        many(15, () => bout(1, 1)),
        test,
      ),
    ).toBe('open');
    expect(
      verdict(
        many(60, (i) => bout(1, i % 4 === 0 ? 0 : 1)),
        test,
      ),
    ).toBe('yes');
    expect(
      verdict(
        many(400, (i) => bout(1, i % 2)),
        { least: 0, most: 50 },
      ),
    ).toBe('yes');
    expect(
      verdict(
        many(400, (i) => (i % 2 === 0 ? bout(1, 0) : bout(0, 1))),
        test,
      ),
    ).toBe('no');
    expect(
      verdict(
        many(40, (i) => (i % 10 < 5 ? bout(1, 1) : bout(0, 0))),
        test,
      ),
    ).toBe('open');
  });
});
