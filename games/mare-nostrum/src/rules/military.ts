import type { Flow, Seat } from '@tabula/engine';
import { MILITARY } from '../data/civilizations.ts';
import { LAND_COUNT, SPACE_COUNT } from '../data/provinces.ts';
import { afloat, NOBODY, type State } from '../state.ts';
import { landPart } from './land.ts';
import { ownersIn } from './lands.ts';
import { navalPart } from './naval.ts';
import { useProvinces } from './occupation.ts';
import { nextInOrder } from './order.ts';
import type { MareNostrum } from './table.ts';

/** 6. Military phase [Fase Militare]: the Military Leader names who moves; each moves once. */
export function* wage(g: MareNostrum): Flow<void> {
  const { state } = g;
  for (;;) {
    if (state.active === NOBODY) {
      const next = yield* nextInOrder(g, MILITARY);
      if (next === NOBODY) return endTurn(state);
      beginMove(state, next);
    }
    if (state.part === 'naval') yield* navalPart(g, state.active);
    if (state.part === 'land') yield* landPart(g, state.active);
    yield* useProvinces(g, state.active);
    state.done[state.active] = true;
    state.active = NOBODY;
  }
}

/** 6.10 R-WARFIGHT: the wars at the end of a turn, which must be fought on in the next. */
export function noteWars(state: State): void {
  for (let province = 0; province < LAND_COUNT; province++) {
    const owners = ownersIn(state, province);
    state.wars[province] = (owners & (owners - 1)) !== 0 ? owners : 0;
  }
}

/** 6.2 Every unit of the mover may move once. */
function beginMove(state: State, seat: Seat): void {
  state.active = seat;
  state.part = 'naval';
  forgetBattles(state);
  for (let space = 0; space < SPACE_COUNT; space++) state.ready[space] = state.triremes[afloat(seat, space)];
}

function endTurn(state: State): void {
  state.phase = 'begin';
  state.done.fill(false);
  state.helenUsed = false;
  state.ulyssesUsed = false;
  noteWars(state);
  forgetBattles(state);
  state.used.fill(0);
  state.ready.fill(0);
  state.part = 'naval';
}

function forgetBattles(state: State): void {
  state.spent.fill(0);
  state.wallsSpent.fill(false);
  state.entered.fill(0);
}
