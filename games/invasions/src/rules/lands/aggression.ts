import type { Flow } from '@tabula/engine';
import { AREA_NEIGHBOURS, AREA_OF, CIVILISED, CIVILISED_PROVINCE, type Place } from '../../data/geography.ts';
import { NATION_ROWS } from '../../data/nations.ts';
import { type Nation, nationId } from '../../data/pieces.ts';
import { NO, prompt, YES, YES_NO } from '../../options.ts';
import { FREE, type State, VASSAL } from '../../state.ts';
import { ask, type Invasions } from '../pieces/table.ts';
import { isActive } from './order.ts';
import { dealBetween, HOSTILITY, hostile, isBarbarous, makeDeal } from './relations.ts';

/** XII.D, G100, G263 In barbarian areas barbarians and their vassals live in peace, unless one of them turns aggressor: then all others are its enemies. */
export function* mayTurnOnBarbarians(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  if (!isBarbarous(state, owner) || (state.ties.bond[owner] !== FREE && state.ties.bond[owner] !== VASSAL)) return;
  const others = neutralBarbarians(state, owner);
  findAreas(state);
  const around = areasAround(AREAS[owner]);
  if (!others.some((other) => (AREAS[other] & around) !== 0)) return;
  const question = prompt('aggression', 'XII.D.k', { nation: nationId(owner) });
  if ((yield* ask(g, owner, question, YES_NO)) !== YES) {
    for (const other of others) yield* mayOppose(g, owner, other);
    return;
  }
  for (const other of others) makeDeal(state, owner, other, HOSTILITY);
  g.emit({ event: 'aggressor', nation: nationId(owner) });
}

/** XII.D, G100 When one activates, each of the others near it may declare hostility, for the rest of the turn; inactive ones never do (G103). */
function* mayOppose(g: Invasions, owner: Nation, other: Nation): Flow<void> {
  const { state } = g;
  if (!isActive(state, other) || dealBetween(state, owner, other) !== 0 || !isClose(state, owner, other)) return;
  const question = prompt('oppose', 'XII.D.j', { nation: nationId(other), enemy: nationId(owner) });
  if ((yield* ask(g, other, question, [NO, YES])) === NO) return;
  makeDeal(state, owner, other, HOSTILITY);
  g.emit({ event: 'opposed', nation: nationId(other), enemy: nationId(owner) });
}

/** Units of both stand in one barbarian area. */
function isClose(state: State, owner: Nation, other: Nation): boolean {
  findAreas(state);
  return (AREAS[owner] & AREAS[other]) !== 0;
}

/** Those with whom there is only the peace of barbarian country. */
function neutralBarbarians(state: State, owner: Nation): Nation[] {
  const found: Nation[] = [];
  for (let other = 0; other < state.nations.status.length; other++)
    if (isBarbarous(state, other) && other !== owner && hostile(state, owner, other, CIVILISED_GROUND))
      found.push(other);
  return found;
}

/** Any civilised province: there barbarians without ties are enemies. */
export const CIVILISED_GROUND = CIVILISED_PROVINCE.indexOf(true);

/** The provinces of barbarian areas. */
const WILD: readonly Place[] = AREA_OF.flatMap((number, where) => (number >= 0 && !CIVILISED[number] ? [where] : []));

/** Scratch: the barbarian areas in which each nation has units, a bit for each. */
const AREAS = new Int32Array(NATION_ROWS.length);

function findAreas({ pieces: { here, holder } }: State): void {
  AREAS.fill(0);
  for (const where of WILD) for (const counter of here[where]) AREAS[holder[counter]] |= 1 << AREA_OF[where];
}

/** Those areas and their neighbours. */
function areasAround(areas: number): number {
  let around = areas;
  for (let number = 0; number < AROUND.length; number++) if ((areas & (1 << number)) !== 0) around |= AROUND[number];
  return around;
}

const AROUND: readonly number[] = AREA_NEIGHBOURS.map((near) => near.reduce((bits, number) => bits | (1 << number), 0));
