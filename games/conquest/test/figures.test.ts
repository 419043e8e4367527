import { readFileSync } from 'node:fs';
import { proseChecks, proseOfMessages, proseOfPage, proseOfRulebook } from '@tabula/engine/testing';
import { describe, it } from 'vitest';
import {
  BATTLE_LEGION,
  CITIES,
  CITY_TRIBUTE,
  DICE_PER_GALLEY,
  FACES,
  FORTIFICATIONS,
  GALLEY_POINTS,
  HOME_SPACES,
  HOMES,
  HOMES_FOR,
  INFLATION_AT,
  KIND_POINTS,
  LEADER_POINTS,
  MOST_COUNTERS,
  MOST_REFUSALS,
  NAVAL_ROUNDS,
  PER_COLOUR,
  PRICE,
  ROADS_IN_BOX,
  START,
  UNITS_PER_GALLEY,
  UNITS_PER_LEADER,
  WALL_DICE,
  WALL_DICE_AGAINST_CATAPULTS,
} from '../src/data/figures.ts';
import { PROVINCES, TRIBUTE } from '../src/data/map.ts';
import { SEA_TABLE } from '../src/data/provinces.ts';
import { conquest } from '../src/index.ts';
import { rulebook } from '../src/rulebook/index.ts';
import { PERMITS, SETTINGS } from '../src/state.ts';

const atHome = TRIBUTE[HOME_SPACES[0]];
const steps = INFLATION_AT.length + 1;

describe('figures in prose', () => {
  const ties = {
    '2.1.a': Object.values(PER_COLOUR),
    'R-CMP-2': SETTINGS.cavalryPerColour.values.map(Number),
    '2.1.b': [CITIES, FORTIFICATIONS, ROADS_IN_BOX],
    'R-MAP-1': [PROVINCES, SEA_TABLE.length],
    '3.1.b': [...new Set(TRIBUTE)],
    '3.2.a': [HOMES.length, atHome],
    '4.1.a': [CITY_TRIBUTE],
    '5.1.a': [LEADER_POINTS],
    '5.2.a': [LEADER_POINTS],
    '5.4.a': KIND_POINTS,
    '5.5.a': [GALLEY_POINTS],
    '5.5.b': [UNITS_PER_GALLEY],
    '5.6.b': [CITY_TRIBUTE],
    '5.7.b': [WALL_DICE, WALL_DICE_AGAINST_CATAPULTS],
    '6.1.a': Object.keys(HOMES_FOR).map(Number),
    '6.3.a': [START.generals, START.infantry, atHome + CITY_TRIBUTE],
    '8.1.a': [UNITS_PER_LEADER],
    'R-MOV-1': [UNITS_PER_LEADER],
    'R-DIP-2': [PERMITS.length],
    '9.2.a': [FACES.filter((face) => face === 'infantry').length],
    '9.3.a': [BATTLE_LEGION],
    '9.17.a': [DICE_PER_GALLEY],
    '9.20.a': [NAVAL_ROUNDS],
    'R-CAE-6': [PER_COLOUR.general],
    '12.1.c': [CITY_TRIBUTE],
    '13.1.a': Object.values(PRICE),
    '13.3.a': [INFLATION_AT[0]],
    '13.4.a': [INFLATION_AT[1], steps],
    'R-INF-3': [steps],
    'R-RAN-3': [MOST_COUNTERS],
    'R-OWN-1': [MOST_REFUSALS],
  };
  const free = {
    'two players, cities, fleets or spellings, whatever the rules count': [
      'R-CON-E: 2',
      '5.8.a: 2',
      'R-BAT-15: 2',
      'R-NAV-6: 2',
      'R-CAE-5: 2',
      '9.22.c: 2',
      'R-RAN-2: 2',
      'R-OWN-4: 2',
      '5.8.b: 2',
      'R-NAV-3: 2',
      'R-OWN-3: 2',
    ],
    'one at least': ['8.1.a: 1'],
    'the phases are named in the same chapter': ['7.1.a: 6', '14.5.a: 6', 'R-RAN-1: 6'],
  };
  for (const check of proseChecks({ prose: proseOfRulebook(rulebook), ties, free })) it(check.name, check.run);
});

describe('figures in messages', () => {
  const ties = {
    'about.blurb': [conquest.players.min, conquest.players.max],
  };
  const free = {
    'hours at a table': ['about.time: 2 5'],
    'what is left of two points when one is gone': [
      'unit.tired-general: 1',
      'unit.tired-cavalry: 1',
      'many.unit.tired-general: 1',
      'many.unit.tired-cavalry: 1',
    ],
  };
  for (const check of proseChecks({ prose: proseOfMessages(conquest.messages), ties, free })) it(check.name, check.run);
});

describe('figures in the README', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const ties = {
    'README: Set-up': [atHome + CITY_TRIBUTE],
    'README: Movement': [LEADER_POINTS, GALLEY_POINTS, UNITS_PER_LEADER, UNITS_PER_GALLEY],
    'README: Combat': [BATTLE_LEGION, WALL_DICE, DICE_PER_GALLEY, NAVAL_ROUNDS],
    'README: Purchase': [...INFLATION_AT, ...Object.values(PRICE).filter((price) => price !== PRICE['fortified-city'])],
    'README: First steps': [Math.max(...TRIBUTE), PRICE.city / CITY_TRIBUTE],
  };
  const free = {
    'the phases follow': ['README: A turn has six phases: 6'],
    advice: ['README: First steps: 2'],
  };
  for (const check of proseChecks({ prose: proseOfPage(readme, 'How a game goes'), ties, free }))
    it(check.name, check.run);
});
