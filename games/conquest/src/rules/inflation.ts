import type { Seat } from '@tabula/engine';
import { INFLATION_AT } from '../data/figures.ts';
import { NOBODY } from '../state.ts';
import type { Conquest } from './table.ts';

/** 13.3 - 13.5 Who first comes to 105, and to 205, sets off a rise of prices (R-INF-1, R-INF-2). */
export function checkInflation(g: Conquest, seat: Seat): void {
  const { state } = g;
  const turns = seat === state.active ? 1 : 2;
  let times = 0;
  for (let level = 0; level < INFLATION_AT.length; level++) {
    if (state.inflationBy[level] !== NOBODY || state.tribute[seat] < INFLATION_AT[level]) continue;
    state.inflationBy[level] = seat;
    state.inflationIn[level] = turns;
    times = level + 2;
  }
  if (times > 0) g.emit({ event: 'inflation.coming', by: seat, times, turns });
}

/** R-INF-2, R-INF-5 A turn begins, or would begin if its player were still in: prices may rise now. */
export function feelInflation(g: Conquest, seat: Seat): void {
  const { state } = g;
  const before = state.inflation;
  for (let level = 0; level < INFLATION_AT.length; level++) {
    if (state.inflationBy[level] !== seat || state.inflationIn[level] === 0) continue;
    state.inflationIn[level]--;
    if (state.inflationIn[level] === 0) state.inflation = Math.max(state.inflation, level + 1);
  }
  if (state.inflation > before) g.emit({ event: 'inflation', times: state.inflation + 1 });
}
