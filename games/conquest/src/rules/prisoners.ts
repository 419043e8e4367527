import type { Seat } from '@tabula/engine';
import { pair, type State } from '../state.ts';

/** Generals of `owner` in the hands of `captor`. */
export function heldBy(state: State, captor: Seat, owner: Seat): number {
  return state.prisoners[pair(state, captor, owner)];
}

/** 14.5 Generals that two players hold of each other: what they can deal about. */
export function heldBetween(state: State, a: Seat, b: Seat): number {
  return heldBy(state, a, b) + heldBy(state, b, a);
}

/** The only way in which prisoners come and go. Where nobody is held any more there is nothing to deal about. */
export function changePrisoners(state: State, captor: Seat, owner: Seat, by: number): void {
  state.prisoners[pair(state, captor, owner)] += by;
  if (heldBetween(state, captor, owner) > 0) return;
  state.envoys[pair(state, captor, owner)] = 0;
  state.envoys[pair(state, owner, captor)] = 0;
}
