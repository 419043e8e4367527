import { botByName, odds, tournament } from '@tabula/bots';
import { configure, Match, seedFrom } from '@tabula/engine';
import { duel } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { longRaid, raids } from './raid.ts';
import { chanceOf } from './tables.ts';

const create = () => Match.create(raids, { players: 2, seed: seedFrom('raids') });

describe('the odds of a raid', () => {
  it('are a third each for won, lost and fled, and a third of a coin', () => {
    const found = odds(create().run, 0, ['raid'], chanceOf('odds'), 6000);
    expect(found?.samples).toBe(6000);
    expect(found?.outcomes.map(({ outcome }) => outcome).sort()).toEqual(['fled', 'lost', 'won']);
    for (const { share } of found?.outcomes ?? []) expect(share).toBeCloseTo(1 / 3, 1);
    expect(found?.figures.won).toBeCloseTo(1 / 3, 1);
  });

  it('are sorted, the likeliest first, and add up', () => {
    const shares = odds(create().run, 0, ['raid'], chanceOf('sorted'), 50)?.outcomes.map(({ share }) => share) ?? [];
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  });

  it('in the middle of a raid are those of what is left of it', () => {
    const match = create();
    while (match.decision?.asks[0].prompt.ask === 'raid') match.answer(0, 'raid');
    expect(match.over, 'the seed of this test has a low die').toBe(false);
    const fight = odds(match.run, 0, ['fight'], chanceOf('middle'), 6000);
    expect(fight?.outcomes.map(({ outcome }) => outcome)).toEqual(['lost', 'won']);
    expect(fight?.outcomes[0].share).toBeCloseTo(5 / 6, 1);
    expect(odds(match.run, 0, ['flee'], chanceOf('middle'))?.outcomes).toEqual([{ outcome: 'fled', share: 1 }]);
  });

  it('of a fight under way tell how it ends if it is fought out, whatever is the habit', () => {
    const { run } = Match.create(longRaid, { players: 2, seed: seedFrom('long') });
    const found = odds(run, 0, ['fight'], chanceOf('long'), 2000);
    expect(found?.outcomes.map(({ outcome }) => outcome).sort()).toEqual(['lost', 'won']);
    for (const { share } of found?.outcomes ?? []) expect(share).toBeCloseTo(1 / 2, 1);
  });

  it('are none where nothing is risked, and none in a game that names no outcomes', () => {
    expect(odds(create().run, 0, ['wait'], chanceOf('wait'))).toBeNull();
    const match = Match.create(duel, { players: 2, seed: seedFrom('none') });
    const id = match.decision?.open(0)?.options[0].id ?? '';
    expect(odds(match.run, 0, [id], chanceOf('none'))).toBeNull();
  });

  it('make the last raid worth it for those who look ahead, against the habit of staying at home', () => {
    const last = { ...raids, setup: () => ({ left: 1, loot: 0 }) };
    const { run } = Match.create(last, { players: 2, seed: seedFrom('last') });
    for (const seed of ['a', 'b', 'c', 'd'])
      expect(botByName('search:400').choose(run, 0, chanceOf(seed))).toBe('raid');
  });
});

describe('a tournament', () => {
  it('seats everybody everywhere with the same dice', () => {
    const seatings: string[] = [];
    const seeds: string[] = [];
    tournament(duel, {
      config: configure(duel, 3),
      bots: [botByName('random'), botByName('easy'), botByName('greedy')],
      games: 6,
      seed: 'seats',
      onGame: (played, seats) => {
        seatings.push(seats.join(''));
        seeds.push(/^seed (.*)$/m.exec(played.record())?.[1] ?? '');
      },
    });
    expect(seatings).toEqual(['012', '120', '201', '012', '120', '201']);
    expect(new Set(seeds.slice(0, 3)).size).toBe(1);
    expect(new Set(seeds).size).toBe(2);
  });

  it('counts every game once, and the better player wins more', () => {
    const bots = [botByName('search:100'), botByName('random')];
    const table = tournament(duel, { config: configure(duel, 2), bots, games: 60, seed: 'count' });
    expect(table[0].wins + table[1].wins).toBeCloseTo(60, 9);
    expect(table[0].wins).toBeGreaterThan(40);
    expect(table[0].points + table[1].points).toBeCloseTo(3, 9);
  });
});
