import type { Place } from '../../data/geography.ts';
import { type Counter, type LeaderNumber, NATION_OF, type Nation, SORTS } from '../../data/pieces.ts';
import { insert, leave, NOWHERE } from '../marks.ts';
import type { State } from '../position.ts';
import { touch } from './lands.ts';

/** Puts a counter somewhere, or out of play. */
export function move(state: State, counter: Counter, to: Place): void {
  const { at, here } = state.pieces;
  const from = at[counter];
  if (from >= 0) {
    leave(here[from], counter);
    touch(state, from);
  }
  at[counter] = to;
  if (to >= 0) {
    here[to].push(counter);
    touch(state, to);
  }
}

/** Puts a horde somewhere, or out of play. */
export function encamp(state: State, owner: Nation, to: Place): void {
  const { horde } = state.nations;
  const { camps } = state.pieces;
  const from = horde[owner];
  if (from >= 0) {
    camps[from] -= 1;
    touch(state, from);
  }
  horde[owner] = to;
  if (to >= 0) {
    camps[to] += 1;
    touch(state, to);
  }
}

/** A unit serves a nation from now on: its own, or another. */
export function enlist(state: State, counter: Counter, owner: Nation): void {
  const { at, holder, abroad } = state.pieces;
  const before = holder[counter];
  if (before === owner) return;
  holder[counter] = owner;
  if (before === NATION_OF[counter]) insert(abroad, counter);
  else if (owner === NATION_OF[counter]) leave(abroad, counter);
  if (at[counter] >= 0) touch(state, at[counter]);
}

/** A unit is of another nation from now on, whatever its counter says; if it served its own, it serves that one. */
export function adopt(state: State, counter: Counter, owner: Nation): void {
  const { holder, nation } = state.pieces;
  if (holder[counter] === nation[counter]) enlist(state, counter, owner);
  nation[counter] = owner;
}

/** Puts up to `count` counters of a sort from the supply onto the map; how many there were. */
export function deploy(state: State, sort: number, count: number, to: Place): number {
  const { pieces } = state;
  const { first, count: all } = SORTS[sort];
  let placed = 0;
  for (let counter = first; counter < first + all && placed < count; counter++)
    if (pieces.at[counter] === NOWHERE) {
      pieces.hurt[counter] = 0;
      enlist(state, counter, NATION_OF[counter]);
      pieces.lent[counter] = 0;
      move(state, counter, to);
      placed += 1;
    }
  return placed;
}

/** A leader stands somewhere, waits (NOWHERE) or is no more (GONE). */
export function station(state: State, who: LeaderNumber, where: Place): void {
  state.pieces.leaderAt[who] = where;
}

/** Takes a counter off the map, back to the supply of the nation whose it is. */
export function remove(state: State, counter: Counter): void {
  move(state, counter, NOWHERE);
  state.pieces.hurt[counter] = 0;
  enlist(state, counter, NATION_OF[counter]);
  state.pieces.nation[counter] = NATION_OF[counter];
  state.pieces.lent[counter] = 0;
}
