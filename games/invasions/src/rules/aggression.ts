import type { Flow } from '@tabula/engine';
import { AREA_NEIGHBOURS, AREA_OF, CIVILISED_PROVINCE, LAND } from '../geography.ts';
import { NO, prompt, YES, YES_NO } from '../options.ts';
import { type Nation, nationId } from '../pieces.ts';
import { BARBARIAN, FREE, type State, VASSAL } from '../state.ts';
import { isActive } from './order.ts';
import { dealBetween, HOSTILITY, makeDeal, relation } from './relations.ts';
import { ask, type Invasions } from './table.ts';
import { unitsOf } from './units.ts';

/** XII.D, G100 In barbarian areas barbarians live in peace, unless one of them turns aggressor: then all others are its enemies. */
export function* mayTurnOnBarbarians(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  if (state.status[owner] !== BARBARIAN || (state.bond[owner] !== FREE && state.bond[owner] !== VASSAL)) return;
  const others = neutralBarbarians(state, owner);
  if (!others.some((other) => isNear(state, owner, other))) return;
  const question = prompt('aggression', 'XII.D', { nation: nationId(owner) });
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
  const question = prompt('oppose', 'XII.D', { nation: nationId(other), enemy: nationId(owner) });
  if ((yield* ask(g, other, question, [NO, YES])) === NO) return;
  makeDeal(state, owner, other, HOSTILITY);
  g.emit({ event: 'opposed', nation: nationId(other), enemy: nationId(owner) });
}

/** Units of both stand in one barbarian area. */
function isClose(state: State, owner: Nation, other: Nation): boolean {
  const mine = areasWith(state, owner);
  return areasWith(state, other).some((number) => mine.includes(number));
}

/** Those with whom there is only the peace of barbarian country. */
function neutralBarbarians(state: State, owner: Nation): Nation[] {
  return state.status.flatMap((status, other) => {
    if (status !== BARBARIAN || other === owner) return [];
    return relation(state, owner, other, CIVILISED_GROUND) === 'hostile' ? [other] : [];
  });
}

/** Any civilised province: there barbarians without ties are enemies. */
export const CIVILISED_GROUND = CIVILISED_PROVINCE.indexOf(true);

/** Units of both stand in the same barbarian area or in neighbouring ones. */
function isNear(state: State, owner: Nation, other: Nation): boolean {
  const mine = new Set(areasWith(state, owner));
  return areasWith(state, other).some(
    (number) => mine.has(number) || AREA_NEIGHBOURS[number].some((near) => mine.has(near)),
  );
}

function areasWith(state: State, owner: Nation): number[] {
  const places = unitsOf(state, owner).map((counter) => state.at[counter]);
  return [...new Set(places)]
    .filter((where) => where < LAND && !CIVILISED_PROVINCE[where] && AREA_OF[where] >= 0)
    .map((where) => AREA_OF[where]);
}
