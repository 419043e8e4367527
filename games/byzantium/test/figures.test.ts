import { readFileSync } from 'node:fs';
import { proseChecks, proseOfMessages, proseOfPage, proseOfRulebook } from '@tabula/engine/testing';
import { describe, it } from 'vitest';
import {
  BEZANTS_PER_TAX_CUBE,
  BOSPHORUS_FACTOR,
  BOXES,
  BULGARS_ADDED,
  BYZANTINE_FLEET_FACTOR,
  CONSTANTINOPLE_CUBES_PER_HIT,
  CONSTANTINOPLE_POINTS,
  CUBE_PRICE,
  CUBES_PER_PLAYER,
  FACTIONS,
  FORTIFICATIONS,
  HIT,
  INCOME_PER_COUNTER,
  LINK_COST,
  MOST_BULGARS,
  MOST_COUNTERS,
  MOST_LEVY_DICE,
  MOST_LINKS,
  MOST_MAIN_DICE,
  MOST_REINFORCEMENTS,
  OFFICE_POINTS,
  SECOND_LINK_SURCHARGE,
  SHRINE_POINTS,
  SHRINE_PRICE,
  SPECIALS,
  START_BULGARS,
  START_CUBES,
  START_POINTS,
  START_POOL,
  START_TREASURY,
  TURNS,
  UPKEEP,
} from '../src/data/figures.ts';
import { byzantium } from '../src/index.ts';
import { rulebook } from '../src/rulebook/index.ts';

const { min, max } = byzantium.players;
const factions = FACTIONS.length;
const started = Object.values(START_CUBES).flatMap((boxes) => Object.values(boxes));
const casualties = CUBES_PER_PLAYER - START_POOL - started.reduce((sum, cubes) => sum + cubes, 0);
const { byzantine, arab } = LINK_COST;
const overBosphorus = arab.sea * BOSPHORUS_FACTOR;

describe('figures in prose', () => {
  const ties = {
    '0.1.a': [factions],
    '0.1.c': [min, max],
    '0.2.a': [MOST_COUNTERS],
    '0.6.a': [BOXES.length],
    '0.8.a': [TURNS],
    'R 2': [TURNS],
    '1.a': [MOST_BULGARS, CUBES_PER_PLAYER],
    '1.2.a': [START_BULGARS],
    '1.4.a': [CUBES_PER_PLAYER, ...started.filter((cubes) => cubes > 0), START_POOL, casualties],
    '1.4.b': [START_TREASURY.byzantine, START_TREASURY.arab],
    '1.5.a': [START_POINTS, factions, FORTIFICATIONS],
    '2.1.a': [TURNS],
    '3.5.2.a': [CUBE_PRICE],
    '5.1.a': [MOST_REINFORCEMENTS],
    '6.2.a': Object.values(SPECIALS).map(({ boxes }) => boxes),
    '6.4.a': [MOST_COUNTERS],
    '6.6.a': [OFFICE_POINTS],
    '6.6.b': [OFFICE_POINTS],
    '6.7.1.b': [HIT],
    '6.9.c': [MOST_COUNTERS],
    '6.9.d': [FORTIFICATIONS],
    '7.1.a': [BEZANTS_PER_TAX_CUBE],
    '7.1.b': [factions],
    '8.1.a': [SHRINE_PRICE, SHRINE_POINTS],
    '9.1.a': [factions],
    '9.3.a': [byzantine.road],
    '9.3.b': [arab.desert],
    '9.3.c': [byzantine.sea],
    '9.3.d': [arab.sea],
    '9.3.e': [overBosphorus, overBosphorus * BYZANTINE_FLEET_FACTOR],
    'R 21': [byzantine.sea],
    '9.3.1.a': [byzantine.sea],
    '9.4.a': [MOST_LINKS, MOST_LINKS * byzantine.road + SECOND_LINK_SURCHARGE],
    '10.2.a': [HIT],
    'R 27': [MOST_LEVY_DICE],
    '10.5.1.a': [MOST_MAIN_DICE],
    '10.6.4.a': [CONSTANTINOPLE_CUBES_PER_HIT],
    '11.1.a': [BULGARS_ADDED, MOST_BULGARS],
    'R 49': [BULGARS_ADDED],
    '11.2.a': [BULGARS_ADDED],
    '11.4.a': [MOST_MAIN_DICE],
    'R 34': [CONSTANTINOPLE_POINTS],
    '12.2.a': [INCOME_PER_COUNTER],
    '12.3.a': Object.values(UPKEEP),
    '13.1.a': [CONSTANTINOPLE_POINTS],
    '14.1.a': [TURNS],
    'R 57': [MOST_LINKS],
  };
  const free = {
    'every number between the least and the most': ['0.1.c: 3'],
    'cardboard and wood that nobody counts in play': ['1.a: 60 8 2 4', '1.5.b: 1 5'],
    'the board has it: test/board.test.ts': ['R 62: 2 3', 'R 63: 2', 'R 25: 2', '10.6.4.a: 5'],
    'the phases are named in the same sentence': ['2.1.b: 3'],
    'a chapter': ['2.1.c: 13', '6.5.a: 11', '11.8.a: 13'],
    'the two cubes are told one by one': ['10.6.7.b: 2'],
    'both factions, both sides, both tracks': ['0.1.b: 2', '10.5.1.a: 2', '14.3.b: 2', '14.3.d: 2'],
    'nought is no choice': ['12.4.c: 0'],
  };
  for (const check of proseChecks({ prose: proseOfRulebook(rulebook), ties, free })) it(check.name, check.run);
});

describe('figures in messages', () => {
  const ties = {
    'prompt.cube': [CUBE_PRICE],
    'prompt.pay': [CUBE_PRICE],
    'prompt.reinforce': [MOST_REINFORCEMENTS],
    'prompt.bulgars': [BULGARS_ADDED],
    'prompt.tax': [BEZANTS_PER_TAX_CUBE],
    'option.take': [CUBE_PRICE],
    'option.bulgars-grow': [BULGARS_ADDED],
    'reason.too-dear': [SHRINE_PRICE],
    'event.cube.bought': [CUBE_PRICE],
    'headline.turn': [TURNS],
    'headline.upkeep': [TURNS],
    'ending.three-turns': [TURNS],
  };
  const free = {
    'hours at a table': ['about.time: 2'],
    'a point for each cube that is not paid': ['prompt.disband: 1', 'event.unpaid: 1'],
  };
  for (const check of proseChecks({ prose: proseOfMessages(byzantium.messages), ties, free }))
    it(check.name, check.run);
});

describe('figures in the README', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const ties = {
    'README: Set-up': [
      MOST_COUNTERS,
      ...started.filter((cubes) => cubes > 0),
      START_POOL,
      casualties,
      START_TREASURY.byzantine,
      START_TREASURY.arab,
      START_POINTS,
    ],
    'README: Three turns': [TURNS],
    'README: Cubes from the Cube Pool': [CUBE_PRICE],
    'README: B Reinforce up to three': [MOST_REINFORCEMENTS],
    'README: C Special action a cube': [
      Object.values(SPECIALS).reduce((sum, { boxes }) => sum + boxes, 0),
      OFFICE_POINTS,
      BULGARS_ADDED,
    ],
    'README: D Taxes once a turn': [BEZANTS_PER_TAX_CUBE],
    'README: E Church or mosque 6': [SHRINE_PRICE, SHRINE_POINTS],
    'README: F Move and/or attack one': [arab.sea, overBosphorus],
    'README: Attack': [MOST_MAIN_DICE, HIT],
    'README: End of turn': [INCOME_PER_COUNTER, ...Object.values(UPKEEP)],
    'README: The end': [TURNS, CONSTANTINOPLE_POINTS],
  };
  const free = {
    'the actions follow': ['README: The seven actions: 7'],
  };
  for (const check of proseChecks({ prose: proseOfPage(readme, 'How a game goes'), ties, free }))
    it(check.name, check.run);
});
