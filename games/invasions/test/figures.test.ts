import { readFileSync } from 'node:fs';
import { proseChecks, proseOfMessages, proseOfPage } from '@tabula/engine/testing';
import { describe, it } from 'vitest';
import {
  COLLAPSE_AGE,
  COLLAPSE_ROLL,
  EMPIRE_AREAS,
  EMPIRE_ROLL,
  EVADE_ROLL,
  FOEDUS_TRIBUTE,
  FOOT_STEPS,
  FORCED_KINGDOM,
  HORSE_STEPS,
  INTERCEPT_ROLL,
  LAST_TURN,
  LAST_TURN_WITH_ISLAM,
  MOST_RESTORED,
  OVERRUN_UNITS,
  REACTION_REACH,
  SIEGE_ROLL,
  STACK,
  STACK_IN_MOUNTAINS,
  VOLUNTARY_KINGDOM,
} from '../src/data/figures.ts';
import { PROVINCES } from '../src/data/provinces.ts';
import { invasions } from '../src/index.ts';

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
      'option.add-three: 3',
      'option.raise-roll: 2',
      'option.lower-roll: 2',
      'option.assault: 1 2',
      'prompt.cede: 2',
    ],
    'made from the table of raids': ['event.raided: 1 3'],
    'a face of the die': ['face.two-white: 2'],
  };
  // Cards say what they do.
  const made = /^about\.(?:administration|card|envoy)\.|^setting\..*\.[^.]+$/;
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
