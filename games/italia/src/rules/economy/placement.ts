import type { Flow } from '@tabula/engine';
import type { Nation } from '../../data/book/book.ts';
import { spaceNamed } from '../../data/spaces.ts';
import { FLEET, KINDS, UNITS } from '../../data/units.ts';
import { PLACE, prompt } from '../../options.ts';
import { bookOf, type State } from '../../state/state.ts';
import { controlledAreas } from '../pieces/control.ts';
import { wordsOf } from '../pieces/names.ts';
import { deploy, dismissLeader, sum } from '../pieces/pieces.ts';
import { type Italia, seatOf } from '../pieces/table.ts';
import { arrive } from './arrivals.ts';
import { leaversOf } from './gold.ts';
import { fleetSeas } from './purchase.ts';

/** 7. Phase 2: leaders leave, what was bought is placed, then reinforcements arrive. */
export function* placement(g: Italia): Flow<void> {
  const { state } = g;
  const { nation } = state;
  const book = bookOf(state);
  for (const leader of leaversOf(state, nation)) dismissLeader(g, leader, false);
  if (hasBought(state, nation)) yield* placeBought(g, nation);
  for (const arrival of book.arrivals(nation, state.round, 'turn')) yield* arrive(g, nation, arrival);
}

function hasBought(state: State, nation: Nation): boolean {
  const { bought } = state.turn;
  for (let kind = 0; kind < KINDS; kind++) if (bought[kind] + state.waiting[nation * KINDS + kind] > 0) return true;
  return false;
}

/** 7.1 One new land unit an area, or all in an only one, the dearest first (R 128); fleets in any sea off the coast. */
function* placeBought(g: Italia, nation: Nation): Flow<void> {
  const { state } = g;
  const { bought } = state.turn;
  const book = bookOf(state);
  const counts = UNITS.map((_, kind) => bought[kind] + state.waiting[nation * KINDS + kind]);
  for (let kind = 0; kind < KINDS; kind++) {
    // Back to the supply first: whatever finds no place stays there.
    state.supply[nation * KINDS + kind] += counts[kind];
    bought[kind] = 0;
    state.waiting[nation * KINDS + kind] = 0;
  }
  const controlled = controlledAreas(state, nation);
  const only = controlled.length === 1;
  let free = controlled;
  for (const kind of book.dearestFirst[nation])
    for (; counts[kind] > 0 && free.length > 0; counts[kind]--) {
      const ask = prompt('place', '7.1', { nation: book.id(nation), unit: UNITS[kind].id });
      const { area } = yield* g.choose(seatOf(state, nation), ask, placesFor(free));
      deploy(state, nation, spaceNamed(area), kind, 1);
      g.emit({ event: 'placed', nation: book.id(nation), units: UNITS[kind].id, area });
      if (!only) free = free.filter((one) => one !== spaceNamed(area));
    }
  const seas = counts[FLEET] > 0 ? fleetSeas(state, nation) : [];
  for (; counts[FLEET] > 0 && seas.length > 0; counts[FLEET]--) {
    const ask = prompt('place', '7.1', { nation: book.id(nation), unit: 'fleet' });
    const { area } = yield* g.choose(seatOf(state, nation), ask, placesFor(seas));
    deploy(state, nation, spaceNamed(area), FLEET, 1);
    g.emit({ event: 'placed', nation: book.id(nation), units: 'fleet', area });
  }
  if (sum(counts) > 0) g.emit({ event: 'unplaced', nation: book.id(nation), units: wordsOf(counts) });
}

const placesFor = (spaces: readonly number[]) => spaces.map((space) => PLACE[space]);
