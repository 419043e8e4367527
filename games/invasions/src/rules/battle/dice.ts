import type { Flow } from '@tabula/engine';
import { BLACK_DIE, type Face, WHITE_DIE } from '../../data/figures.ts';
import { OPEN_GROUND, type Place, placeId } from '../../data/geography.ts';
import { type Nation, nationId } from '../../data/pieces.ts';
import { ADD_BLACK, DONE, DROP_BLACK, prompt, REROLL } from '../../options.ts';
import { ask, type Invasions } from '../pieces/table.ts';
import { best } from '../pieces/units.ts';
import type { Field, Side } from './field.ts';
import type { Pool } from './pools.ts';

/** A battle die on the table. */
export interface Die {
  readonly black: boolean;
  face: number;
}

export function faceOf({ black, face }: Die): Face {
  return (black ? BLACK_DIE : WHITE_DIE)[face - 1];
}

export function rollPool(g: Invasions, { white, black }: Pool): Die[] {
  const dice: Die[] = [];
  for (const face of g.roll(white + black)) dice.push({ black: dice.length >= white, face });
  return dice;
}

/** XX.H White swords hit; red ones only on open ground. */
export function hitsOf(dice: readonly Die[], open: boolean): number {
  let hits = 0;
  for (const die of dice) hits += hitsBy(die, open);
  return hits;
}

function hitsBy(die: Die, open: boolean): number {
  const { white, red } = faceOf(die);
  return white + (open ? red : 0);
}

/** Lays the dice open: black ones count on from six, so that whoever draws them can tell them apart. */
export function tell(g: Invasions, owner: Nation, dice: readonly Die[], open: boolean): void {
  if (!g.isHeard) return;
  const faces: number[] = [];
  const struck: number[] = [];
  for (const die of dice) {
    faces.push(die.black ? WHITE_DIE.length + die.face : die.face);
    struck.push(hitsBy(die, open) > 0 ? 1 : 0);
  }
  g.emit({ event: 'rolled', nation: nationId(owner), dice: faces, struck, hits: hitsOf(dice, open) });
}

const NAMES = ['blank', 'white', 'red', 'white-red', 'two-white'] as const;

/** What a die shows, by its number among the names. */
function shown(die: Die): number {
  const { white, red } = faceOf(die);
  return white === 2 ? 4 : white > 0 ? (red > 0 ? 3 : 1) : red > 0 ? 2 : 0;
}

/** XX.E Re-rolls that each side has left. */
export interface Rerolls {
  attacker: number;
  defender: number;
}

/** In advanced combat a whole roll is repeated where else two dice are. */
export function rerollsOf({ attacker, defender }: Field, advanced: boolean): Rerolls {
  return { attacker: rerollsFor(attacker, advanced), defender: rerollsFor(defender, advanced) };
}

const MOST_COMMAND = 3;

/** The leader's combat bonus, and what cards add. */
function rerollsFor(side: Side, advanced: boolean): number {
  const { rerolls } = side.boon;
  return commandOf(side) + (advanced ? Math.ceil(rerolls / 2) : rerolls);
}

/** The combat bonus of a side's best leader, which a card may raise (XLIII.36). */
export function commandOf({ leaders, boon }: Side): number {
  const command = best(leaders, 'combat');
  return Math.max(command, Math.min(MOST_COMMAND, command + boon.command));
}

/** XX.E A leader of 2 or more may give up a re-roll for a black die more, or for one of the enemy's less; not his last (XX.F). */
export function* trade(
  g: Invasions,
  side: Side,
  left: number,
  mine: Pool,
  theirs: Pool,
): Flow<{ mine: Pool; theirs: Pool; used: number }> {
  if (commandOf(side) < 2 || left === 0) return { mine, theirs, used: 0 };
  // XX.F Nobody has less than a die.
  const spare = theirs.black > 0 && theirs.white + theirs.black > 1;
  const options = [DONE, ADD_BLACK, ...(spare ? [DROP_BLACK] : [])];
  const answer = yield* ask(g, side.owner, prompt('trade', 'XX.E', { nation: nationId(side.owner) }), options);
  if (answer.kind === 'done') return { mine, theirs, used: 0 };
  if (answer.kind === 'add-black') return { mine: { ...mine, black: mine.black + 1 }, theirs, used: 1 };
  return { mine, theirs: { ...theirs, black: theirs.black - 1 }, used: 1 };
}

/** Where two sides roll against each other. */
type Role = 'attacker' | 'defender';

interface Contest {
  readonly where: Place;
  readonly attacker: { readonly owner: Nation };
  readonly defender: { readonly owner: Nation };
}

/** XX.E, G46 Re-rolls in turn, the attacker first, of any die of either side, until both have had enough. */
export function* reroll(
  g: Invasions,
  field: Contest,
  dice: { attacker: Die[]; defender: Die[] },
  left: Rerolls,
): Flow<void> {
  const sides = ['attacker', 'defender'] as const;
  let passes = 0;
  for (let i = 0; passes < 2; i++) {
    const role = sides[i % 2];
    passes += 1;
    if (left[role] === 0) continue;
    const answer = yield* ask(g, field[role].owner, question(g, field, dice, role, left[role]), choices(dice));
    if (answer.kind === 'done') continue;
    const chosen = dice[answer.whose].find(
      (die) => die.black === (answer.die === 'black') && NAMES[shown(die)] === answer.face,
    );
    const { whose, die, face } = answer;
    g.emit({ event: 'rerolled', nation: nationId(field[role].owner), whose, die, face });
    if (chosen !== undefined) chosen.face = g.roll(1)[0];
    tell(g, field[answer.whose].owner, dice[answer.whose], isOpen(g, field));
    left[role] -= 1;
    passes = 0;
  }
}

/** Red swords count on open ground; at sea by a setting (G19). */
function isOpen(g: Invasions, { where }: Contest): boolean {
  return OPEN_GROUND[where] ?? g.state.rules.redAtSea;
}

function question(g: Invasions, field: Contest, dice: { attacker: Die[]; defender: Die[] }, role: Role, left: number) {
  const open = isOpen(g, field);
  const hits = { attacker: hitsOf(dice.attacker, open), defender: hitsOf(dice.defender, open) };
  return prompt('reroll', 'XX.E', rerollFacts(field, role, left, hits));
}

/** What stands before whoever may re-roll: his own figure and the enemy's. */
export function rerollFacts(field: Contest, role: Role, left: number, figures: Readonly<Record<Role, number>>) {
  const other = role === 'attacker' ? 'defender' : 'attacker';
  return {
    nation: nationId(field[role].owner),
    enemy: nationId(field[other].owner),
    province: placeId(field.where),
    whose: role,
    left,
    own: figures[role],
    theirs: figures[other],
  };
}

type Choices = (typeof DONE | (typeof REROLL)[number][number][number])[];

function choices(dice: { attacker: Die[]; defender: Die[] }): Choices {
  const found: Choices = [DONE];
  addChoices(found, dice.attacker, REROLL[0]);
  addChoices(found, dice.defender, REROLL[1]);
  return found;
}

/** Each face that one of some dice shows, once: those of white dice, then those of black ones. */
function addChoices(found: Choices, dice: readonly Die[], [white, black]: (typeof REROLL)[number]): void {
  let faces = 0;
  for (const die of dice) faces |= 1 << (shown(die) + (die.black ? NAMES.length : 0));
  for (let face = 0; face < NAMES.length; face++) if ((faces & (1 << face)) !== 0) found.push(white[face]);
  for (let face = 0; face < NAMES.length; face++)
    if ((faces & (1 << (face + NAMES.length))) !== 0) found.push(black[face]);
}
