import type { Flow } from '@tabula/engine';
import { MELEE_CHART } from '../../data/figures.ts';
import { CIVILISED_PROVINCE, OPEN_GROUND, TERRAIN } from '../../data/geography.ts';
import { type Counter, nationId } from '../../data/pieces.ts';
import { DONE, LOWER_ROLL, NO, prompt, RAISE_ROLL, REROLL_ALL, YES_NO } from '../../options.ts';
import type { State } from '../../state.ts';
import { ask, type Invasions } from '../pieces/table.ts';
import { facts, isHorseArcher, shoots } from '../pieces/units.ts';
import { shielded } from './card-effects.ts';
import { commandOf, type Rerolls, rerollFacts } from './dice.ts';
import { type Field, isAlive, type Side } from './field.ts';
import { suffer } from './hits.ts';
import {
  behindWalls,
  cavalrySuperiority,
  eliteSwaps,
  empireAgainstBarbarians,
  hasBarbarians,
  hasWoodsmen,
  heavyAdvantage,
  isPartlyCivilised,
  isPartlyImperial,
  nomadsAtHome,
} from './pools.ts';

/** XXI.C Archery with 2D6: 8 hits once on open ground, 9 once anywhere, 12 twice. */
export function advancedShooting(g: Invasions, field: Field, side: Side, enemy: Side, ambush: boolean): number {
  const bonus = shootingBonus(g.state, field, side, enemy, ambush);
  if (bonus === undefined) return 0;
  const [a, b] = g.roll(2);
  const hits = shootingHits(a + b + bonus, OPEN_GROUND[field.where]);
  g.emit({ event: 'shot', nation: nationId(side.owner), count: 2, hits });
  return hits;
}

/** What is added to the dice; nothing at all if nobody can shoot. Halves are rounded up (G51). */
export function shootingBonus(
  state: State,
  field: Field,
  side: Side,
  enemy: Side,
  ambush: boolean,
): number | undefined {
  const open = OPEN_GROUND[field.where];
  let bonus = 0;
  for (const counter of side.units) bonus += shootingWorth(state, counter, open, ambush);
  if (bonus === 0) return undefined;
  return Math.ceil(bonus) + (ambush ? side.boon.ambush : 0) - (heavyAdvantage(state, enemy, side) ? 2 : 0);
}

/** III.B Mountain units count twice in an ambush. */
function shootingWorth(state: State, counter: Counter, open: boolean, ambush: boolean): number {
  const double = ambush && facts(counter).mountain ? 2 : 1;
  if (shoots(state, counter)) return double * (open && isHorseArcher(state, counter) ? 1.5 : 1);
  return facts(counter).francisca || ambush ? double * 0.5 : 0;
}

function shootingHits(result: number, open: boolean): number {
  return result >= 12 ? 2 : result >= 9 || (result === 8 && open) ? 1 : 0;
}

/** XXI.D-G Up to two melees; after the first the defender, then the attacker, may concede. */
export function* advancedMelee(g: Invasions, field: Field, left: Rerolls): Flow<void> {
  yield* round(g, field, left, true);
  const { attacker, defender } = field;
  if (!isAlive(attacker) || !isAlive(defender)) return;
  for (const side of [defender, attacker]) {
    const answer = yield* ask(g, side.owner, prompt('fight-on', 'XXI.F.c', { nation: nationId(side.owner) }), YES_NO);
    if (answer === NO) {
      side.conceded = true;
      return;
    }
  }
  yield* round(g, field, left, false);
}

function* round(g: Invasions, field: Field, left: Rerolls, first: boolean): Flow<void> {
  const { attacker, defender } = field;
  const bonus = {
    attacker: modifier(g.state, field, attacker, first),
    defender: modifier(g.state, field, defender, first),
  };
  for (const role of ['attacker', 'defender'] as const) yield* trade(g, field, role, left, bonus);
  const result = { attacker: roll(g, bonus.attacker), defender: roll(g, bonus.defender) };
  yield* reroll(g, field, left, bonus, result);
  const hits = hitsFor(field, attacker, result.attacker);
  const suffered = hitsFor(field, defender, result.defender);
  g.emit({ event: 'melee', nation: nationId(attacker.owner), enemy: nationId(defender.owner), hits, suffered });
  yield* suffer(g, field, attacker, shielded(attacker.boon, suffered));
  yield* suffer(g, field, defender, shielded(defender.boon, hits));
}

function roll(g: Invasions, bonus: number): number {
  const [a, b] = g.roll(2);
  return a + b + bonus;
}

/** XXI.E */
export function modifier(state: State, field: Field, side: Side, first: boolean): number {
  const enemy = side === field.attacker ? field.defender : field.attacker;
  const own = side === field.attacker ? attackerModifier(state, field, first) : defenderModifier(state, field);
  return (
    own +
    side.boon.white +
    side.boon.swap +
    eliteSwaps(state, side) +
    (cavalrySuperiority(state, side, enemy) && !enemy.units.some((counter) => facts(counter).elephants) ? 1 : 0) -
    (heavyAdvantage(state, enemy, side) ? 1 : 0) +
    (empireAgainstBarbarians(state, side, enemy) ? 1 : 0) +
    (nomadsAtHome(state, field, side, false) ? 1 : 0)
  );
}

function attackerModifier(state: State, field: Field, first: boolean): number {
  const { where, attacker, defender } = field;
  const wild = !CIVILISED_PROVINCE[where];
  return (
    (wild && hasBarbarians(state, attacker) && isPartlyCivilised(state, defender) ? 1 : 0) -
    (TERRAIN[where] === 'swamp' ? 1 : 0) -
    (attacker.boon.crossing === 0 && (field.overStrait || (first && field.crossed)) ? 1 : 0) -
    (TERRAIN[where] === 'forest' && hasWoodsmen(state, defender) ? 1 : 0)
  );
}

function defenderModifier(state: State, field: Field): number {
  const walls = behindWalls(state, field) ? (isPartlyImperial(state, field.defender) ? 2 : 1) : 0;
  return walls + (field.overStrait && field.attacker.boon.crossing === 0 ? 1 : 0);
}

/** XXI.D A leader of 2 or more may turn a re-roll into 2 more for himself or 2 less for the enemy. */
function* trade(
  g: Invasions,
  field: Field,
  role: 'attacker' | 'defender',
  left: Rerolls,
  bonus: { attacker: number; defender: number },
): Flow<void> {
  const side = field[role];
  if (commandOf(side) < 2 || left[role] === 0) return;
  const question = prompt('trade', 'XXI.D', { nation: nationId(side.owner) });
  const answer = yield* ask(g, side.owner, question, [DONE, RAISE_ROLL, LOWER_ROLL]);
  if (answer.kind === 'done') return;
  left[role] -= 1;
  if (answer.kind === 'raise-roll') bonus[role] += 2;
  else bonus[role === 'attacker' ? 'defender' : 'attacker'] -= 2;
}

/** XXI.D Whole rolls are repeated, in turn, until both have had enough. */
function* reroll(
  g: Invasions,
  field: Field,
  left: Rerolls,
  bonus: { attacker: number; defender: number },
  result: { attacker: number; defender: number },
): Flow<void> {
  const roles = ['attacker', 'defender'] as const;
  let passes = 0;
  for (let i = 0; passes < 2; i++) {
    const role = roles[i % 2];
    passes += 1;
    if (left[role] === 0) continue;
    const args = rerollFacts(field, role, left[role], result);
    const options = [DONE, REROLL_ALL.attacker, REROLL_ALL.defender];
    const answer = yield* ask(g, field[role].owner, prompt('reroll', 'XXI.D', args), options);
    if (answer.kind === 'done') continue;
    g.emit({ event: 'rerolled.all', nation: nationId(field[role].owner), whose: answer.whose });
    result[answer.whose] = roll(g, bonus[answer.whose]);
    left[role] -= 1;
    passes = 0;
  }
}

/** XXI.F The chart, by result and number of units; hordes together and a Limes count as one defender each. Halves round by ground. */
export function hitsFor(field: Field, side: Side, result: number): number {
  const extra = side === field.defender ? (side.hordes.length > 0 ? 1 : 0) + (side.limes ? 1 : 0) : 0;
  const units = side.units.length + extra;
  if (units === 0) return 0;
  const row = MELEE_CHART[Math.min(12, Math.max(2, result)) - 2];
  const hits = row[Math.min(7, units) - 1];
  return OPEN_GROUND[field.where] ? Math.ceil(hits) : Math.floor(hits);
}
