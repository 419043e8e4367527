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
  SCORING_TURNS,
  SIEGE_ROLL,
  STACK,
  STACK_IN_MOUNTAINS,
  VOLUNTARY_KINGDOM,
} from '../src/data/figures.ts';
import { PROVINCES } from '../src/data/provinces.ts';
import { invasions } from '../src/index.ts';
import { rulebook } from '../src/rulebook/index.ts';

/** The sentences of the rulebook that say a figure of the rules; others say modifiers, single cards and examples. */
const SENTENCES: Readonly<Record<string, readonly number[]>> = {
  'V.B.c': SCORING_TURNS.filter((turn) => turn < LAST_TURN_WITH_ISLAM),
  'V.C.b': [LAST_TURN_WITH_ISLAM, LAST_TURN],
  'VI.D.c': [VOLUNTARY_KINGDOM, FORCED_KINGDOM],
  'VII.B.a': [VOLUNTARY_KINGDOM],
  'VII.C.a': [FORCED_KINGDOM],
  'VII.D.b': [FOUNDING_GOLD],
  'VII.D.c': [FOUNDING_GRANT],
  'VIII.B.i': [EMPIRE_ROLL],
  'VIII.B.j': [EMPIRE_ROLL],
  'VIII.C.c': [FOUNDING_GOLD],
  'VIII.C.d': [FOUNDING_GRANT],
  'XIV.K.a': [COLLAPSE_AGE],
  'XVI.F.i': [QUELL_ROLL],
  'XVI.F.k': [QUELL_ROLL],
  'XIX.A.i': [REACTION_REACH],
  'XIX.A.p': [INTERCEPT_ROLL],
  'XIX.B.i': [EVADE_ROLL],
  'XIX.B.k': [REACTION_REACH],
  'XXIV.C.j': [SIEGE_ROLL],
  'XXIV.C.k': [SIEGE_ROLL],
  'XXIII.C.a': [FORTIFY_COST],
  'XXV.A.a': [FLEET_STEPS],
  'XXV.D.d': [CARGO],
  'XXV.E.j': [LANDING_ROLL],
  'XXV.E.k': [LANDING_ROLL],
  'XXVIII.D.a': [FOEDUS_TRIBUTE],
};

describe('figures in the rulebook', () => {
  const statements = new Map(rulebook.flatMap((chapter) => chapter.statements.map((one) => [one.id, one] as const)));
  const ties = Object.entries(SENTENCES).flatMap(([id, figures]) =>
    (['en', 'it'] as const).map((language) => ({
      where: id,
      language,
      text: statements.get(id)?.[language] ?? '',
      figures,
    })),
  );
  for (const check of figureChecks(ties)) it(check.name, check.run);
});

describe('figures in messages', () => {
  const ties = {
    'about.blurb': [PROVINCES.length],
    'option.repair': [MOST_RESTORED],
    'note.foedus-offer': [FOEDUS_TRIBUTE],
    'event.collapse.tested': [COLLAPSE_ROLL],
    'event.siege': [SIEGE_ROLL],
    'prompt.siege': [SIEGE_ROLL],
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
    'a face of the die': ['face.two-white: 2', 'die.side.12: 2'],
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
