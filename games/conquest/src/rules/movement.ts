import type { Flow, Option, Seat } from '@tabula/engine';
import { GALLEY_POINTS, KINDS, LEADER_POINTS } from '../data/figures.ts';
import { isSea, PROVINCES, type Province, type Space } from '../data/map.ts';
import { DONE, MARCH, prompt, roadOn, SAIL } from '../options.ts';
import { clear, type State } from '../state.ts';
import { conquerUnopposed } from './control.ts';
import { canMarch, hasFitLeader, march } from './march.ts';
import { canGoOn, goOn } from './road.ts';
import { sailFromCoast, sailFromSea } from './sail.ts';
import type { Conquest } from './table.ts';

const MOVE = prompt('move', '8.0');

interface Origin {
  readonly space: Space;
  readonly coast: number;
}

const MARCHES: ReadonlyMap<string, Province> = new Map(MARCH.map(({ id }, at) => [id, at]));
const SAILS: ReadonlyMap<string, Origin> = new Map(
  SAIL.flatMap((options, space) => options.map(({ id }, coast) => [id, { space, coast }] as const)),
);

/** All pieces of the active player get their movement points. */
export function refresh(state: State): void {
  const { spent, halfCavalry, halfGenerals, spentGenerals, landed } = state;
  for (let at = 0; at < PROVINCES; at++) {
    for (let kind = 0; kind < KINDS.length; kind++) spent[kind][at] = 0;
    halfCavalry[at] = 0;
    halfGenerals[at] = 0;
    spentGenerals[at] = 0;
    landed[at] = 0;
  }
  state.caesarLeft = LEADER_POINTS;
  clear(state.stretches);
  clear(state.spared);
  state.refusals.fill(0);
  const { owner, left } = state.galley;
  for (let ship = 0; ship < owner.length; ship++) left[ship] = owner[ship] === state.active ? GALLEY_POINTS : 0;
}

/** Phase 1 — Movement: one group after the other, by land or sea, until the player has done. */
export function* movement(g: Conquest): Flow<void> {
  const { state } = g;
  const seat = state.active;
  while (state.phase === 'move') {
    const options = origins(state, seat);
    if (options.length > 1) g.checkpoint();
    const chosen = yield* g.choose(seat, MOVE, options);
    const from = MARCHES.get(chosen.id);
    if (from !== undefined) yield* march(g, seat, from);
    else if (chosen.kind === 'road-on') yield* goOnAs(g, seat, chosen);
    else if (chosen === DONE) endMovement(g, seat);
    else {
      const sail = SAILS.get(chosen.id);
      if (sail === undefined) throw new Error(`"${chosen.id}" is no way to move`);
      if (isSea(sail.space)) yield* sailFromSea(g, seat, sail.space);
      else yield* sailFromCoast(g, seat, sail.space, sail.coast);
    }
  }
}

/** The group on a road that was chosen goes on. */
function* goOnAs(g: Conquest, seat: Seat, chosen: Option): Flow<void> {
  const stretch = g.state.stretches.find(({ seen }) => roadOn(seen) === chosen);
  if (stretch === undefined) throw new Error(`"${chosen.id}" is no group on a road`);
  yield* goOn(g, seat, stretch);
}

/** R-CON-1 (b) Provinces entered without a fight are conquered before the first battle (R-BAT-14). */
function endMovement(g: Conquest, seat: Seat): void {
  const { state } = g;
  clear(state.stretches);
  conquerUnopposed(g, seat);
  state.phase = 'leaders';
}

/** Where the active player has something that can still move. */
function origins(state: State, seat: Seat): Option[] {
  const options: Option[] = [];
  // Most provinces have no leader: to ask them all more would cost most of the time.
  for (let at = 0; at < PROVINCES; at++)
    if (hasFitLeader(state, seat, at) && canMarch(state, seat, at)) options.push(MARCH[at]);
  for (const stretch of state.stretches) if (canGoOn(state, seat, stretch)) options.push(roadOn(stretch.seen));
  const { owner, at, coast, left } = state.galley;
  for (let ship = 0; ship < owner.length; ship++) {
    if (owner[ship] !== seat || left[ship] === 0) continue;
    const option = isSea(at[ship]) ? SAIL[at[ship]][0] : SAIL[at[ship]][coast[ship]];
    if (!options.includes(option)) options.push(option);
  }
  options.push(DONE);
  return options;
}
