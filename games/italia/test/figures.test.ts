import { readFileSync } from 'node:fs';
import { proseChecks, proseOfMessages, proseOfPage, proseOfRulebook } from '@tabula/engine/testing';
import { describe, it } from 'vitest';
import { AREAS, SEAS } from '../src/data/areas.ts';
import { CARDS } from '../src/data/book/cards.ts';
import type { Card, Line } from '../src/data/card.ts';
import {
  CITY_COST,
  CITY_WALLS,
  DEFECTION,
  DIE,
  ELEPHANT_FEAR,
  FLEET_CAPACITY,
  FLEET_MOVE,
  FOEDERATI_DESERT,
  FOEDERATI_PENALTY,
  HARD_CITY_COST,
  LANDING,
  LEADER_HELP,
  LEADER_MOVE,
  MOST_GOLD,
  OSTROGOTHS_DESERT,
  PLUNDER_GOLD,
  RAID_TO_HIT,
  ROUGH_GROUND,
  ROUNDS,
  ROUT,
  SCORING_ROUNDS,
  STACK,
  SUPREMACY,
  SUPREMACY_FACTOR,
} from '../src/data/figures.ts';
import { NATIONS_I, NATIONS_II, type NationId } from '../src/data/names.ts';
import { CONSULAR, ELEPHANT, FLEET, INFANTRY, KNIGHT, LEGION, ROMAN_FOEDERATI, UNITS } from '../src/data/units.ts';
import { italia } from '../src/index.ts';
import { rulebook } from '../src/rulebook/index.ts';

const size = (modifier: number) => Math.abs(modifier);
const [sulla, marius] = DEFECTION;
const { players } = italia;

function card(id: NationId): Card {
  const found = [...CARDS.I, ...CARDS.II].find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no card of ${id}`);
  return found;
}

/** The round of an arrival and the units that come. */
function arrival(id: NationId, round: number, when: string): number[] {
  const { arrivals = [] } = card(id);
  const found = arrivals.filter((one) => one.round === round && one.when === when);
  return found.length === 0 ? [] : [round, ...found.flatMap(({ units }) => Object.values(units))];
}

function pointsFor(id: NationId, kind: Line['kind']): number[] {
  return card(id).scoring.flatMap((line) => (line.kind === kind ? size(line.vp) : []));
}

/** How many units a pitched battle needs on either side. */
function pitched(id: NationId): number[] {
  return card(id).scoring.flatMap((line) => (line.kind === 'pitched' ? line.least : []));
}

const setUp = (id: NationId, at: string) =>
  (card(id).setup ?? []).flatMap((one) => (one.at === at ? Object.values(one.units) : []));
const inCivilWar: readonly NationId[] = ['optimates', 'populares'];
const whenInItalia = CARDS.I.filter(({ id }) => !inCivilWar.includes(id)).flatMap(({ rounds }) => rounds);
const lastCarthaginian = card('romans').scoring.flatMap((line) =>
  line.kind === 'last-unit' && line.nation === 'carthaginians' && line.rounds !== 'any'
    ? [line.vp, line.rounds[0], line.rounds[line.rounds.length - 1]]
    : [],
);
const provinces = AREAS.filter(({ kind, region }) => kind === 'land' && region === 'north-africa').length;
const [firstOfII, secondOfII] = SCORING_ROUNDS.II;
const after = (id: NationId) => card(id).transformation?.round ?? 0;

describe('figures in prose', () => {
  const ties = {
    '1.0.a': [players.min, players.max],
    '2.1.a': [provinces],
    '2.1.g': [SEAS.length],
    '2.6.a': [DIE],
    'R 50': [NATIONS_I.length + NATIONS_II.length],
    '5.1.a': whenInItalia,
    '5.2.a': CARDS.II.flatMap(({ rounds }) => rounds),
    '5.1.b': [ROUNDS],
    '6.1.e': [MOST_GOLD],
    '6.2.a': [
      ...[INFANTRY, LEGION, FLEET, CONSULAR, KNIGHT, ELEPHANT].map((kind) => UNITS[kind].cost),
      CITY_COST,
      HARD_CITY_COST,
    ],
    '6.2.b': Object.values(card('western-romans').costs ?? {}),
    '6.3.c': [ROUNDS],
    '6.4.b': [MOST_GOLD],
    'R 6': [MOST_GOLD],
    'R 118': [MOST_GOLD],
    '8.0.a': [STACK.normal, STACK.highland],
    '9.1.c': [LEADER_MOVE],
    '9.5.a': [FLEET_MOVE],
    '9.6.a': [FLEET_CAPACITY],
    '9.6.e': [FLEET_CAPACITY],
    '10.0.g': [UNITS[CONSULAR].hits, UNITS[KNIGHT].hits],
    '10.2.a': [DIE],
    '10.2.b': UNITS.map(({ toHit }) => toHit),
    '10.2.c': [ROUGH_GROUND, CITY_WALLS, LEADER_HELP, SUPREMACY, LANDING].map(size),
    '10.2.d': [UNITS[CONSULAR].hits, UNITS[KNIGHT].hits],
    '10.2.f': [ROUT, DIE],
    '10.3.a': [size(ROUGH_GROUND)],
    '10.6.a': [size(CITY_WALLS)],
    '10.6.b': [PLUNDER_GOLD],
    '10.7.b': [RAID_TO_HIT],
    '10.7.c': [PLUNDER_GOLD],
    '10.8.c': [UNITS[FLEET].toHit, LEADER_HELP],
    'R 64': [FLEET_CAPACITY],
    'R 79': [FLEET_CAPACITY],
    'R 110': [FLEET_CAPACITY],
    '10.8.2.a': [LANDING],
    '10.9.a': [SUPREMACY, SUPREMACY_FACTOR],
    '11.0.b': [...SCORING_ROUNDS.I, ...SCORING_ROUNDS.II.slice(1)],
    'R 12': [firstOfII, secondOfII],
    '11.0.m': [ROUNDS],
    '12.3.1.d': [FLEET_CAPACITY],
    'R 41': [after('greeks'), ...arrival('romans', after('greeks'), 'round-end')],
    'R 42': [after('western-romans'), after('african-romans')],
    'R 43': [card('visigoths').removedAfter ?? 0, card('huns').removedAfter ?? 0],
    'R 55': [ROUNDS],
    'R 72': [ROUNDS],
    'R 69': [ROUNDS],
    'R 95': [ROUNDS],
    'R 98': [ROUNDS],
    'R 85': [ROUNDS],
    '7.2.j': [ROUNDS],
    '13.1.a': [ROUNDS - 1],
    '13.1.b': [ROUNDS],
    '13.3.a': [...ELEPHANT_FEAR, DIE],
    '13.4.c': [sulla.alone, sulla.withConsular, marius.alone, marius.withConsular, DIE],
    '13.2.e': pitched('carthaginians'),
    '13.4.e': inCivilWar.flatMap(pitched),
    '13.4.g': pointsFor('romans', 'submission'),
    '14.1.a': [UNITS[ROMAN_FOEDERATI].cost],
    '14.1.b': [FOEDERATI_DESERT, OSTROGOTHS_DESERT, DIE],
    'R 45': [FOEDERATI_DESERT],
    '14.3.a': [card('patrimonium').conversions ?? 0],
    '15.1.a': pointsFor('romans', 'leader-retreat'),
    '15.1.b': arrival('romans', 8, 'round-start'),
    '15.1.d': arrival('romans', 9, 'round-start'),
    '15.1.e': lastCarthaginian,
    '15.5.a': [...setUp('western-romans', 'roma'), ...setUp('western-romans', 'pavia')],
    '15.8.a': arrival('vandals', 2, 'turn'),
    '15.7.a': [size(FOEDERATI_PENALTY)],
  };
  const free = {
    'years of history': ['1.0.a: 400 80 390 820'],
    'the board has it: its areas, straits and corners': ['2.1.a: 25', 'R 1: 25', '2.1.h: 2', '2.1.j: 4', '9.0.b: 4'],
    'a face of the die': ['2.6.a: 0', '10.2.a: 1'],
    'players by their numbers': ['3.0.a: 1 2 3', '3.0.b: 1 2 3 4'],
    'the phases are named in the same sentence': ['5.0.b: 4', '7.2.i: 2'],
    'rounds of cards, named as examples': ['7.2.d: 2 3 6', '15.9.a: 7 8', '13.1.a: 1'],
    'two nations, leaders, moves or ways, whatever the rules count': [
      '5.0.d: 2',
      '8.3.c: 2',
      '10.0.a: 2',
      '10.0.f: 2',
      '10.2.h: 2',
      '10.8.a: 2',
      '12.2.a: 2',
      '12.3.2.a: 2',
      '12.3.2.3.b: 2',
      '12.3.4.c: 2',
      '12.5.2.b: 2',
      '13.4.b: 3',
      '15.7.b: 2',
      '16.0.a: 2',
      'R 33: 2',
      'R 83: 2',
    ],
    'an example of hits that follows from the rule': ['10.2.e: 3', '14.2.b: 2'],
    'one for each': ['10.8.c: 1'],
    'what it is not': ['R 45: 7'],
    'a line of the Berbers’ card, which is data': ['R 51: 4'],
  };
  for (const check of proseChecks({ prose: proseOfRulebook(rulebook), ties, free })) it(check.name, check.run);
});

describe('figures in messages', () => {
  const ties = {
    'about.blurb': [ROUNDS],
    'headline.round': [ROUNDS],
    'ending.ten-rounds': [ROUNDS],
  };
  const free = {
    'hours at a table': ['about.time: 4 6'],
    'islands of the board': ['region.islands: 3'],
    'players by their numbers': [
      'setting.handicap1: 1',
      'setting.handicap2: 2',
      'setting.handicap3: 3',
      'setting.handicap4: 4',
    ],
  };
  // What cards say is made from them.
  const made = /^(?:owns|arrival|operation|submission|revolt|right|line)\.|^setting\..*\.[^.]+$/;
  for (const check of proseChecks({ prose: proseOfMessages(italia.messages, made), ties, free }))
    it(check.name, check.run);
});

describe('figures in the README', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const ties = {
    'README: Income is a gold piece': [
      ...[INFANTRY, LEGION, FLEET, CONSULAR, KNIGHT, ELEPHANT].map((kind) => UNITS[kind].cost),
      CITY_COST,
      HARD_CITY_COST,
      MOST_GOLD,
    ],
    'README: Stacking': [STACK.normal, STACK.highland],
    'README: Movement': [...UNITS.map(({ move }) => move), FLEET_MOVE, FLEET_CAPACITY],
    'README: Combat': [
      DIE,
      ...[INFANTRY, LEGION, CONSULAR].map((kind) => UNITS[kind].toHit),
      ...[LEADER_HELP, SUPREMACY, ROUGH_GROUND, CITY_WALLS, LANDING].map(size),
    ],
    'README: Cities': [PLUNDER_GOLD],
    'README: The special chapters': [ROUNDS, ELEPHANT_FEAR.length, UNITS[KNIGHT].hits],
  };
  const free = {
    advice: ['README: First steps: 3 4 8'],
  };
  for (const check of proseChecks({ prose: proseOfPage(readme, 'How a game goes'), ties, free }))
    it(check.name, check.run);
});
