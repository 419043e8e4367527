import { readFileSync } from 'node:fs';
import { figureChecks, proseChecks, proseOfMessages, proseOfPage } from '@tabula/engine/testing';
import { describe, it } from 'vitest';
import {
  CARGO,
  COLLAPSE_AGE,
  COLLAPSE_ROLL,
  EMPIRE_AREAS,
  EMPIRE_ROLL,
  EVADE_ROLL,
  FLEET_RANGE,
  FLEET_STEPS,
  FOEDUS_TRIBUTE,
  FOOT_STEPS,
  FORCED_KINGDOM,
  FORTIFY_COST,
  FOUNDING_GOLD,
  FOUNDING_GRANT,
  HORSE_STEPS,
  INTERCEPT_ROLL,
  LANDING_ROLL,
  LAST_TURN,
  LAST_TURN_WITH_ISLAM,
  MOST_RESTORED,
  OVERRUN_UNITS,
  QUELL_ROLL,
  REACTION_REACH,
  REVOLT_COST,
  SCORING_TURNS,
  SIEGE_ROLL,
  STACK,
  STACK_IN_MOUNTAINS,
  VOLUNTARY_KINGDOM,
} from '../src/data/figures.ts';
import { PROVINCES } from '../src/data/provinces.ts';
import { invasions } from '../src/index.ts';

const costsOfRevolts = REVOLT_COST.filter((cost) => cost > 0);

/** What the short rules say of the tables; the rest of their figures stand for single cards, modifiers and examples. */
const SHORT: Readonly<Record<string, readonly number[]>> = {
  'rules.5.text': [...SCORING_TURNS, LAST_TURN, LAST_TURN_WITH_ISLAM, FOEDUS_TRIBUTE],
  'rules.6.text': [FORCED_KINGDOM],
  'rules.7.text': [VOLUNTARY_KINGDOM, FORCED_KINGDOM, FOUNDING_GOLD, FOUNDING_GRANT],
  'rules.8.text': [EMPIRE_AREAS, EMPIRE_ROLL],
  'rules.14.text': [COLLAPSE_AGE, COLLAPSE_ROLL],
  'rules.15.text': [FORTIFY_COST],
  'rules.16.text': [...costsOfRevolts, QUELL_ROLL],
  'rules.17.text': [STACK, STACK_IN_MOUNTAINS],
  'rules.18.text': [FOOT_STEPS, HORSE_STEPS, OVERRUN_UNITS],
  'rules.19.text': [EVADE_ROLL, INTERCEPT_ROLL, REACTION_REACH],
  'rules.24.text': [SIEGE_ROLL],
  'rules.25.text': [FLEET_STEPS, FLEET_RANGE, CARGO, LANDING_ROLL],
  'rules.28.text': [FOEDUS_TRIBUTE],
};

describe('figures in the short rules', () => {
  const prose = proseOfMessages(invasions.messages);
  const ties = prose.flatMap(({ id, en = '', it: inItalian = '' }) => {
    const figures = SHORT[id];
    return figures === undefined
      ? []
      : [
          { where: id, language: 'en' as const, text: en, figures },
          { where: id, language: 'it' as const, text: inItalian, figures },
        ];
  });
  for (const check of figureChecks(ties)) it(check.name, check.run);
});

describe('figures in messages', () => {
  const ties = {
    'about.blurb': [PROVINCES.length],
    'option.repair': [MOST_RESTORED],
    'note.foedus-offer': [FOEDUS_TRIBUTE],
    'event.empire.tested': [EMPIRE_ROLL],
    'event.collapse.tested': [COLLAPSE_ROLL],
    'event.siege': [SIEGE_ROLL],
    'prompt.siege': [SIEGE_ROLL],
    'prompt.evade': [EVADE_ROLL],
    'prompt.intercept': [INTERCEPT_ROLL],
  };
  const free = {
    'centuries and hours': ['about.blurb: 3', 'about.time: 8 12', 'ending.twelve-turns: 3'],
    'a price or bonus that one rule alone knows; its story shows it': [
      'prompt.hire-huns: 3',
      'prompt.serve: 3',
      'prompt.walls: 5',
      'option.subsidy: 5',
      'option.gold: 3',
      'option.raise-roll: 2',
      'option.lower-roll: 2',
      'option.assault: 1 2',
      'prompt.cede: 2',
    ],
    'made from the table of raids': ['event.raided: 1 3'],
    'a face of the die': ['face.two-white: 2'],
  };
  // Cards say what they do; the short rules have a list of their own.
  const made = /^about\.(?:administration|card|envoy)\.|^rules\.|^setting\..*\.[^.]+$/;
  for (const check of proseChecks({ prose: proseOfMessages(invasions.messages, made), ties, free }))
    it(check.name, check.run);
});

describe('figures in the README', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const ties = {
    'README: Each of twelve turns is': [LAST_TURN, LAST_TURN_WITH_ISLAM],
    'README: Time': [VOLUNTARY_KINGDOM, FORCED_KINGDOM, EMPIRE_AREAS],
    'README: Administration is for kingdoms and': [COLLAPSE_AGE],
    'README: War': [FOOT_STEPS, HORSE_STEPS, OVERRUN_UNITS, REACTION_REACH, STACK, STACK_IN_MOUNTAINS],
    'README: Dependence': [FOEDUS_TRIBUTE],
    'README: First steps': [FOEDUS_TRIBUTE],
  };
  const free = {
    years: ['README: Each of twelve turns is: 25'],
    'what one rule alone knows; its story shows it': [
      'README: Battle: 2',
      'README: Invasions: 3',
      'README: Dependence: 2',
    ],
    'sides of the die': ['README: Cities fall to sieges: 10'],
  };
  for (const check of proseChecks({ prose: proseOfPage(readme, 'How a turn goes'), ties, free }))
    it(check.name, check.run);
});
