import { PLACES, type Place } from '../data/geography.ts';
import { LEADERS } from '../data/leaders.ts';
import { COUNTERS, type Counter, NATION_OF, type Nation, SORTS } from '../data/pieces.ts';
import type { State } from '../state.ts';
import { touch } from './lands.ts';
import { filled, insert, leave, lists, NOWHERE } from './marks.ts';

/** How a unit serves another nation: till the end of its activation, or as long as the tie holds. */
export const FOR_NOW = 1;
export const FOR_GOOD = 2;

/** Where counters and leaders are, how they are, and whom they serve. */
export interface Pieces {
  // By counter
  readonly at: Place[];
  readonly hurt: number[];
  readonly holder: Nation[];
  /** How long a unit serves another nation; 0: it does not. */
  readonly lent: number[];
  /** The counters that serve another nation than their own, in order. */
  readonly abroad: Counter[];
  // By place
  /** The counters in it. */
  readonly here: Counter[][];
  /** How many hordes are in it. */
  readonly camps: number[];
  // By leader
  readonly leaderAt: Place[];
  readonly idle: number[];
}

export function boxOfPieces(): Pieces {
  return {
    at: filled(COUNTERS, NOWHERE),
    hurt: filled(COUNTERS, 0),
    holder: [...NATION_OF],
    lent: filled(COUNTERS, 0),
    abroad: [],
    here: Array.from({ length: PLACES }, () => []),
    camps: filled(PLACES, 0),
    leaderAt: filled(LEADERS.length, NOWHERE),
    idle: filled(LEADERS.length, 0),
  };
}

export function copyPieces(pieces: Pieces): Pieces {
  return {
    at: pieces.at.slice(),
    hurt: pieces.hurt.slice(),
    holder: pieces.holder.slice(),
    lent: pieces.lent.slice(),
    abroad: pieces.abroad.slice(),
    here: lists(pieces.here),
    camps: pieces.camps.slice(),
    leaderAt: pieces.leaderAt.slice(),
    idle: pieces.idle.slice(),
  };
}

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

/** Takes a counter off the map, back to the supply. */
export function remove(state: State, counter: Counter): void {
  move(state, counter, NOWHERE);
  state.pieces.hurt[counter] = 0;
  enlist(state, counter, NATION_OF[counter]);
  state.pieces.lent[counter] = 0;
}
