import { type Place, place } from '../../data/geography.ts';
import { HUNNI, leader as leaderNumber, type Nation, nation, PERSAE } from '../../data/pieces.ts';
import type { Glory, State } from '../../state.ts';
import { earn } from '../lands/points.ts';
import type { Invasions } from '../pieces/table.ts';

const ATTILA = leaderNumber('attila');
const EPHTHALITAE = nation('ephthalitae');
const VANDALI = nation('vandali');
const HIEROSOLYMA = place('palestina');
const ROMA = place('latium');

/** Whether Attila himself is there. */
export function attilaAt(state: State, where: Place): boolean {
  return state.pieces.leaderAt[ATTILA] === where;
}

/** The card of Persia: the True Cross, once. */
export function takingGlory(g: Invasions, owner: Nation, where: Place): void {
  if (owner === PERSAE && where === HIEROSOLYMA) once(g, owner, 'true-cross', 2);
}

/** What the cards of nations give for a sack: Attila's cities, Persian cities of the Hephthalites, Rome of the Vandals. */
export function sackGlory(g: Invasions, owner: Nation, where: Place, loser: Nation, capital: boolean): void {
  const { state } = g;
  if (owner === HUNNI && attilaAt(state, where)) earn(g, owner, capital ? 2 : 1);
  if (owner === EPHTHALITAE && loser === PERSAE) earn(g, owner, 2);
  if (owner === VANDALI && where === ROMA) once(g, owner, 'sack-of-rome', 3);
}

function once(g: Invasions, owner: Nation, glory: Glory, points: number): void {
  if (g.state.clock.glories.includes(glory)) return;
  g.state.clock.glories.push(glory);
  earn(g, owner, points);
}
