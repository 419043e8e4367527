import type { Nation } from '../../data/book/book.ts';
import { ROUNDS } from '../../data/figures.ts';
import { bookOf, type State } from '../../state/state.ts';

/** 13.4 The last round of Italia I. */
export function isCivilWar({ scenario, round }: Pick<State, 'scenario' | 'round'>): boolean {
  return scenario === 'I' && round === ROUNDS;
}

export function isFaction(state: State, nation: Nation): boolean {
  return bookOf(state).operation(nation, ROUNDS)?.kind === 'civil-war';
}

/** 13.4, R 40 The factions in the order of their moves and reactions; the Romans come last. */
export function factionsOf(state: State): Nation[] {
  const book = bookOf(state);
  return [book.nation('optimates'), book.nation('populares'), book.nation('romans')];
}
