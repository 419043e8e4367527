import type { Flow } from '@tabula/engine';
import { AREA_NEIGHBOURS, AREA_OF, CIVILISED_PROVINCE, type Place, waysFrom } from '../../data/geography.ts';
import { LEADERS } from '../../data/leaders.ts';
import { NATION_ROWS } from '../../data/nations.ts';
import { type Nation, nationId } from '../../data/pieces.ts';
import { NO, prompt, YES, YES_NO } from '../../options.ts';
import type { State } from '../../state.ts';
import { ask, type Invasions } from '../pieces/table.ts';
import { isFleet, leadersOf, provincesHeld, unitsOf } from '../pieces/units.ts';
import { invades } from './calendar.ts';
import { isActive } from './order.ts';
import { dealBetween, HOSTILITY, hostile, isBarbarianGround, isBarbarous, makeDeal } from './relations.ts';

/** XII.D, G100, G263 In barbarian areas barbarians and their vassals live in peace, unless one of them turns aggressor, wherever it comes from (G310): then all others are its enemies. */
export function* mayTurnOnBarbarians(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  if (!isBarbarous(state, owner)) return;
  const others = neutralBarbarians(state, owner);
  const question = prompt('aggression', 'XII.D.k', { nation: nationId(owner) });
  if (isAnyInReach(state, owner, others) && (yield* ask(g, owner, question, YES_NO)) === YES) {
    for (const other of others) makeDeal(state, owner, other, HOSTILITY);
    g.emit({ event: 'aggressor', nation: nationId(owner) });
  } else for (const other of others) yield* mayOppose(g, owner, other);
}

/** XII.D, G100, G159 When one activates, each of the others may declare hostility, for the rest of the turn, if either can come near the other; inactive ones never do (G103). */
function* mayOppose(g: Invasions, owner: Nation, other: Nation): Flow<void> {
  const { state } = g;
  if (!isActive(state, other) || dealBetween(state, owner, other) !== 0) return;
  if (!isAnyInReach(state, owner, [other]) && !isAnyInReach(state, other, [owner])) return;
  const question = prompt('oppose', 'XII.D.j', { nation: nationId(other), enemy: nationId(owner) });
  if ((yield* ask(g, other, question, [NO, YES])) === NO) return;
  makeDeal(state, owner, other, HOSTILITY);
  g.emit({ event: 'opposed', nation: nationId(other), enemy: nationId(owner) });
}

/** G310 One of them stands in barbarian country no farther than two areas away, or anywhere if the nation goes far this turn. */
function isAnyInReach(state: State, owner: Nation, others: readonly Nation[]): boolean {
  findWilds(state);
  const homes = homesOf(state, owner);
  if (homes === 0) return false;
  const reach = goesFar(state, owner) ? EVERYWHERE : areasAround(areasAround(homes));
  return others.some((other) => (WILDS[other] & reach) !== 0);
}

/** It invades, has fleets, or a leader who may go on campaign. */
function goesFar(state: State, owner: Nation): boolean {
  if (invades(state, owner) || unitsOf(state, owner).some(isFleet)) return true;
  return leadersOf(state, owner).some((who) => LEADERS[who].campaign > 0);
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

/** The area of each province, as a bit; Kushania, which has none (G8), counts for those that it touches. */
const BITS: readonly number[] = AREA_OF.map((number, where) =>
  number >= 0 ? 1 << number : waysFrom(0, where).reduce((bits, { to }) => bits | (1 << AREA_OF[to]), 0),
);
const EVERYWHERE = -1;

/** The provinces of barbarian country. */
const WILD: readonly Place[] = AREA_OF.flatMap((_, where) => (isBarbarianGround(where) ? [where] : []));

/** Scratch: the areas in whose barbarian provinces each nation has units or its horde, a bit for each. */
const WILDS = new Int32Array(NATION_ROWS.length);

function findWilds({ pieces: { here, holder }, nations: { horde } }: State): void {
  WILDS.fill(0);
  for (const where of WILD) for (const counter of here[where]) WILDS[holder[counter]] |= BITS[where];
  for (let owner = 0; owner < horde.length; owner++)
    if (horde[owner] >= 0 && isBarbarianGround(horde[owner])) WILDS[owner] |= BITS[horde[owner]];
}

/** The areas of either kind in which a nation has units or its horde. */
function homesOf(state: State, owner: Nation): number {
  const horde = state.nations.horde[owner];
  let homes = horde >= 0 ? BITS[horde] : 0;
  for (const where of provincesHeld(state, owner)) homes |= BITS[where];
  return homes;
}

/** Areas and their neighbours. */
function areasAround(areas: number): number {
  let around = areas;
  for (let number = 0; number < AROUND.length; number++) if ((areas & (1 << number)) !== 0) around |= AROUND[number];
  return around;
}

const AROUND: readonly number[] = AREA_NEIGHBOURS.map((near) => near.reduce((bits, number) => bits | (1 << number), 0));
