import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { BOOKS, countsOf } from '../../src/data/book/book.ts';
import { CARDS } from '../../src/data/book/cards.ts';
import { inRound } from '../../src/data/book/lines.ts';
import type { Card, Line } from '../../src/data/card.ts';
import { carthaginians } from '../../src/data/cards/republic/carthaginians.ts';
import { celts } from '../../src/data/cards/republic/celts.ts';
import { etruscans } from '../../src/data/cards/republic/etruscans.ts';
import { romans } from '../../src/data/cards/republic/romans.ts';
import {
  CITY_COST,
  FLEET_CAPACITY,
  FLEET_MOVE,
  HARD_CITY_COST,
  LEADER_MOVE,
  LEADER_MOVE_BONUS,
  RETREAT_BONUS,
  SCORING_ROUNDS,
  STACK,
} from '../../src/data/figures.ts';
import { LEADERS, type NationId } from '../../src/data/names.ts';
import { areasOf } from '../../src/data/spaces.ts';
import { FLEET, KINDS, UNITS, type UnitId } from '../../src/data/units.ts';
import { MANY } from '../../src/options.ts';

const ALL: readonly Card[] = [...CARDS.I, ...CARDS.II];
const card = (id: NationId): Card => ALL.find((one) => one.id === id) ?? celts;
const owners = (unit: UnitId) => ALL.filter(({ counters }) => (counters[unit] ?? 0) > 0).map(({ id }) => id);
const arrivals = (id: NationId, round: number) => (card(id).arrivals ?? []).filter((one) => one.round === round);
const lines = <K extends Line['kind']>(id: NationId, kind: K): Extract<Line, { kind: K }>[] =>
  card(id).scoring.filter((line): line is Extract<Line, { kind: K }> => line.kind === kind);
const unit = (id: UnitId) => UNITS.find((one) => one.id === id);

describe('facts of the pieces', () => {
  it('F23 movement', () => {
    shows('2.2.1.a');
    expect(unit('infantry')?.move).toBe(2);
    expect((unit('infantry')?.move ?? 0) + LEADER_MOVE_BONUS).toBe(3);
    expect((unit('legion')?.move ?? 0) + LEADER_MOVE_BONUS).toBe(4);
    expect(LEADER_MOVE).toBe(3);
    expect(FLEET_MOVE).toBe(2);
    expect(FLEET_CAPACITY).toBe(2);
  });

  it('F24 to hit', () => {
    shows('2.2.1.a', '10.2.b');
    expect(UNITS.map(({ toHit }) => toHit)).toEqual([7, 7, 6, 5, 5, 5, 9]);
  });

  it('F25 costs, and those of the Western Romans', () => {
    shows('6.2.a', '6.2.b', '14.1.a');
    expect(UNITS.map(({ cost }) => cost)).toEqual([4, 3, 4, 6, 6, 6, 4]);
    expect([CITY_COST, HARD_CITY_COST]).toEqual([6, 8]);
    const western = BOOKS.II.nation('western-romans');
    expect(BOOKS.II.cost.slice(western * KINDS, western * KINDS + 3)).toEqual([4, 3, 6]);
  });

  it('F28 only Romans and Western Romans, and the factions of round 10, have no infantry', () => {
    shows('2.2.1.1.a', 'R 58');
    const without = ALL.filter(({ counters }) => (counters.infantry ?? 0) === 0).map(({ id }) => id);
    expect(without.sort()).toEqual(['optimates', 'populares', 'romans', 'western-romans']);
  });

  it('F29 who has which units', () => {
    shows('2.2.1.2.a', '2.2.1.3.a', '2.2.1.4.a', '2.2.1.5.a', '2.2.1.6.a');
    expect(owners('legion').sort()).toEqual(['optimates', 'populares', 'romans', 'western-romans']);
    expect(owners('consular-legion').sort()).toEqual(['populares', 'romans']);
    expect(owners('elephant').sort()).toEqual(['carthaginians', 'epirotes']);
    expect(owners('roman-foederati')).toEqual(['western-romans']);
    for (const id of owners('knight')) expect(card(id).game).toBe('II');
  });

  it('F51 28 nations, 549 armies and leaders', () => {
    shows('R 50');
    expect(ALL).toHaveLength(28);
    const counters = ALL.flatMap((one) => countsOf(one.counters)).reduce((sum, count) => sum + count);
    expect(counters + LEADERS.length).toBe(549);
  });

  it('F54 stacking', () => {
    expect(STACK).toEqual({ normal: 3, marsh: 3, highland: 2 });
    expect(RETREAT_BONUS).toBe(1);
  });
});

describe('facts of the cards', () => {
  it('F26 the order of play', () => {
    shows('5.1.a', '5.2.a');
    expect(CARDS.I.slice(0, 10).map(({ id }) => id)).toEqual([
      'celts',
      'etruscans',
      'epirotes',
      'greeks',
      'samnites',
      'carthaginians',
      'numidians',
      'illyrians',
      'cimbri',
      'romans',
    ]);
    expect(CARDS.I.map(({ rounds }) => rounds.join('-'))).toEqual([
      '1-9',
      '1-9',
      '4-9',
      '1-4',
      '1-9',
      '1-9',
      '6-9',
      '1-9',
      '8-9',
      '1-10',
      '10-10',
      '10-10',
    ]);
    expect(CARDS.II.map(({ rounds }) => rounds.join('-'))).toEqual([
      '1-3',
      '1-5',
      '1-10',
      '1-10',
      '1-10',
      '1-6',
      '2-2',
      '2-10',
      '4-10',
      '5-10',
      '6-10',
      '6-10',
      '6-10',
      '4-10',
      '7-10',
      '5-10',
    ]);
    expect(ALL.filter(({ income }) => income.rule === 'none').map(({ id }) => id)).toEqual(
      expect.arrayContaining(['epirotes', 'cimbri', 'huns']),
    );
  });

  it('F27 who leads whom', () => {
    shows('3.0.a', '3.0.b', '1.0.b');
    const led = (game: 'I' | 'II', seat: number) => CARDS[game].filter((one) => one.seat === seat).map(({ id }) => id);
    expect(led('I', 0).sort()).toEqual(['greeks', 'romans']);
    expect(led('I', 1).sort()).toEqual(['celts', 'epirotes', 'numidians', 'populares', 'samnites']);
    expect(led('I', 2).sort()).toEqual(['carthaginians', 'cimbri', 'etruscans', 'illyrians', 'optimates']);
    expect(led('II', 0).sort()).toEqual(['african-romans', 'avars', 'byzantines', 'huns']);
    expect(led('II', 1).sort()).toEqual(['lombards', 'ostrogoths', 'sardinians', 'visigoths']);
    expect(led('II', 2).sort()).toEqual(['berbers', 'franks', 'patrimonium', 'western-romans']);
    expect(led('II', 3).sort()).toEqual(['arabs', 'burgundians', 'foederati', 'vandals']);
  });

  it('F30 the Cimbri: infantry only, nine and Boiorix in Helvetia in round 8', () => {
    expect(Object.keys(card('cimbri').counters)).toEqual(['infantry']);
    expect(arrivals('cimbri', 8)).toMatchObject([
      { units: { infantry: 9 }, leaders: ['boiorix'], place: { kind: 'area', areas: ['helvetia'] } },
    ]);
  });

  it('F31 Hamilcar comes to North Africa in round 2', () => {
    expect(arrivals('carthaginians', 2)).toMatchObject([
      { leaders: ['hamilcar'], place: { kind: 'controlled', region: 'north-africa' } },
    ]);
  });

  it('F32 two Roman leaders in round 3', () => {
    expect(arrivals('romans', 3).flatMap(({ leaders = [] }) => leaders)).toHaveLength(2);
  });

  it('F33 at the end of round 4 Rome raises its legions to 14', () => {
    expect(arrivals('romans', 4)).toEqual(
      expect.arrayContaining([expect.objectContaining({ when: 'round-end', mode: 'raise-to', units: { legion: 14 } })]),
    );
    expect(romans.counters.legion).toBeGreaterThanOrEqual(14);
  });

  it('F34 Marius, four legions and 6 gold in round 8', () => {
    expect(arrivals('romans', 8)).toMatchObject([
      {
        when: 'round-start',
        units: { legion: 4 },
        leaders: ['marius'],
        place: { areas: ['roma'], othersRetreat: true },
      },
    ]);
    expect(BOOKS.I.operation(BOOKS.I.nation('romans'), 8)).toMatchObject({
      kind: 'campaign',
      leader: 'marius',
      gold: 6,
    });
  });

  it('F35 Fabius campaigns in round 2', () => {
    expect(BOOKS.I.operation(BOOKS.I.nation('romans'), 2)).toMatchObject({ kind: 'campaign', leader: 'fabius' });
  });

  it('F36 Celts must submit to Rome with 3 areas, and may with 5', () => {
    shows('12.5.1.a');
    expect(celts.submission[0]).toMatchObject({ to: 'romans', must: 3, may: 5 });
  });

  it('F37 Etruscans in round 5: heartland without Corfinium, cities anywhere', () => {
    const five = etruscans.scoring.filter(({ rounds }) => rounds !== 'any' && inRound(rounds, 5));
    expect(five).toMatchObject([
      { kind: 'area', where: { region: 'etruscan-heartland' }, vp: 1 },
      { kind: 'city', where: 'any', vp: 2 },
    ]);
  });

  it('F38, F39 Rome: regions, submissions, retreats, the last Carthaginian', () => {
    const [north] = lines('romans', 'region-minus');
    expect(north).toMatchObject({ vp: 7, rounds: [7] });
    expect(areasOf(north.region).length).toBeGreaterThanOrEqual(9);
    expect(lines('romans', 'region').some(({ rounds }) => inRound(rounds, 5))).toBe(true);
    expect(lines('romans', 'submission')).toMatchObject([{ vp: 2, of: 'any' }]);
    expect(lines('romans', 'leader-retreat')).toMatchObject([{ vp: -2 }]);
    expect(lines('romans', 'last-unit')).toMatchObject([
      { vp: 5, nation: 'carthaginians', rounds: [6, 7, 8], of: 'land' },
    ]);
  });

  it('F40 Hannibal starts in the Alps in round 6', () => {
    expect(carthaginians.operations[0]).toMatchObject({ round: 6, leader: 'hannibal', startArea: 'alpes' });
  });

  it('F41 bought Carthaginian fleets come in three seas', () => {
    shows('15.3.a');
    expect([...carthaginians.fleetSeas].sort()).toEqual(['mare-libycum', 'mare-sardoum', 'mare-siculum']);
  });

  it('F42, F55 turns that start with a campaign', () => {
    shows('12.3.d');
    for (const [id, round] of [
      ['epirotes', 4],
      ['cimbri', 8],
      ['visigoths', 1],
    ] as const)
      expect(card(id).operations).toEqual(
        expect.arrayContaining([expect.objectContaining({ kind: 'campaign', round, startsTurn: true })]),
      );
  });

  it('F43 the leaders of round 9', () => {
    const nine = CARDS.I.flatMap(({ arrivals: all = [] }) => all)
      .filter(({ round }) => round === 9)
      .flatMap(({ leaders = [] }) => leaders);
    expect(nine.sort()).toEqual(['marius', 'papius-mutilus', 'pompaedius-silo', 'sulla']);
  });

  it('F44 set-up of Italia II: two Roman Foederati in Roma, five legions in Pavia', () => {
    shows('15.5.a', '4.0.a');
    expect(card('western-romans').setup).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ at: 'roma', units: { 'roman-foederati': 2 }, city: true }),
        expect.objectContaining({ at: 'pavia', units: { legion: 5 } }),
      ]),
    );
  });

  it('F45 Berbers in round 2: areas of Africa, and 4 for its city', () => {
    shows('R 51');
    expect(card('berbers').scoring).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'area', rounds: [2], where: { region: 'north-africa' }, vp: 1 }),
        expect.objectContaining({ kind: 'city', rounds: [2], where: { areas: ['africa'] }, vp: 4 }),
      ]),
    );
  });

  it('F46 Vandals in round 2', () => {
    expect(arrivals('vandals', 2)).toMatchObject([{ units: { fleet: 3, infantry: 9 }, leaders: ['geiserich'] }]);
  });

  it('F47 Arabs in Tripolitania, and whole regions', () => {
    for (const round of [7, 8])
      expect(arrivals('arabs', round)[0].place).toMatchObject({ areas: ['tripolitania'], othersRetreat: true });
    expect(lines('arabs', 'region').map(({ region }) => region)).toEqual(
      expect.arrayContaining(['sicily', 'north-africa']),
    );
  });

  it('F48 who leaves Italy, and where', () => {
    expect(lines('visigoths', 'exit')).toMatchObject([{ via: 'alpes' }]);
    expect(lines('huns', 'exit')).toMatchObject([{ via: 'noricum' }]);
  });

  it('F49 half incomes', () => {
    shows('6.1.g', '6.1.h');
    expect(card('foederati').income).toMatchObject({ rule: 'conditional', normalIf: { areas: ['ravenna'] } });
    expect(card('byzantines').income.rule).toBe('half');
  });

  it('F50 entry areas that are home', () => {
    shows('9.2.c');
    expect(card('berbers').standardEntries).toEqual(['aures']);
    expect(card('burgundians').standardEntries).toHaveLength(1);
  });

  it('no nation has as many units as lists of troops would confuse', () => {
    for (const { counters } of ALL) {
      const counts = countsOf(counters);
      const ashore = counts.slice(0, FLEET).reduce((sum, count) => sum + count, 0);
      expect(ashore).toBeLessThan(MANY);
      expect(counts[FLEET] * (1 + FLEET_CAPACITY)).toBeLessThan(MANY);
    }
  });

  it('F52 the order of the civil war', () => {
    shows('5.1.b', 'R 40');
    expect(CARDS.I.slice(10).map(({ id }) => id)).toEqual(['optimates', 'populares']);
  });

  it('F53 the rounds that count', () => {
    shows('2.5.a', '11.0.b');
    expect(SCORING_ROUNDS.I).toEqual([3, 5, 7, 9, 10]);
    expect(SCORING_ROUNDS.II.filter((round) => round !== 2)).toEqual([3, 5, 8, 10]);
  });
});
