import { NATION_ROWS } from '../../data/nations.ts';
import type { Nation } from '../../data/pieces.ts';
import { ABSENT, BARBARIAN, EMPIRE, KINGDOM, RELIGIONS } from '../nations.ts';
import type { State } from '../position.ts';
import { touchAll } from './lands.ts';

/** A nation comes into play on space 1 of its track. */
export function begin(state: State, owner: Nation): void {
  if (state.nations.status[owner] !== ABSENT) return;
  promote(state, owner, { barbarian: BARBARIAN, kingdom: KINGDOM, empire: EMPIRE }[NATION_ROWS[owner].start]);
  state.nations.age[owner] = 1;
}

/** A nation becomes a barbarian one, a kingdom, an empire, or vanishes. */
export function promote(state: State, owner: Nation, status: number): void {
  state.nations.status[owner] = status;
  touchAll(state);
}

export function isCivilised({ nations }: State, owner: Nation): boolean {
  return nations.status[owner] >= KINGDOM;
}

/** XXXI.C Pagans know no heresies, nor do Arians as long as they are barbarians. */
export function knowsHeresies(state: State, owner: Nation): boolean {
  const faith = RELIGIONS[state.nations.religion[owner]];
  return faith !== 'pagan' && (faith !== 'arian' || isCivilised(state, owner));
}

/** XVI.A Revolts are nothing to barbarians as long as they are pagans or Arians. */
export function knowsRevolts(state: State, owner: Nation): boolean {
  const faith = RELIGIONS[state.nations.religion[owner]];
  return isCivilised(state, owner) || (faith !== 'pagan' && faith !== 'arian');
}
