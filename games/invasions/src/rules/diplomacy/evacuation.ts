import type { Flow } from '@tabula/engine';
import { REACTION_REACH } from '../../data/figures.ts';
import { distancesFrom, LAND, type Place, placeId, SHORE_OF, SHORES, waysFrom } from '../../data/geography.ts';
import { type Counter, type Nation, nationId } from '../../data/pieces.ts';
import { LEAVE_FOR, numberOf, optionsOf, prompt } from '../../options.ts';
import { encamp, move, NOBODY, NOWHERE, remove, type State, station } from '../../state.ts';
import { carriesFor } from '../lands/afloat.ts';
import { mayGoAlong } from '../lands/homelands.ts';
import { isEmpty } from '../lands/occupation.ts';
import { closedTo, friendly, isStrangersPost } from '../lands/relations.ts';
import { isBarred, isShelter, isWayBack, nearestFriend, routesFrom } from '../lands/routes.ts';
import { hasRoom, roomFor } from '../lands/stacking.ts';
import { pickUnits } from '../pieces/selection.ts';
import { ask, type Invasions } from '../pieces/table.ts';
import { hasUnits, leadersAt, provincesHeld, seatOfPower, unitsAt } from '../pieces/units.ts';

/** Who leaves, and how. */
interface Leaving {
  readonly rule: string;
  /** Not everybody. */
  readonly only?: readonly Counter[];
  /** IX.B Next door, towards home; others go as far as a retreat does (XX.L). */
  readonly nextDoor?: true;
  /** XXX.C Without any other choice they may stand too close for once. */
  readonly crowded?: true;
  /** XXVIII.B Provinces that are open to them besides, however far. */
  readonly besides?: readonly Place[];
}

/** One nation's units (of both halves of Rome while they are one, G40), or some of them, leave a province, each for where its player likes; what finds no room is removed, unless they may crowd. */
export function* leave(g: Invasions, owner: Nation, where: Place, how: Leaving): Flow<void> {
  const { state } = g;
  const units = how.only ?? unitsAt(state, owner, where);
  let lost = 0;
  let first: Place = NOWHERE;
  for (let left: readonly Counter[] = units; left.length > 0; ) {
    const fit = (to: Place) => left.filter((counter) => mayGoAlong(state, counter, to));
    const isFit = (to: Place) => fit(to).length > 0;
    const open = openTo(state, owner, where, how).filter(isFit);
    const full = how.crowded === true && open.length === 0;
    const refuges = full ? withdrawals(state, owner, where, true).filter(isFit) : open;
    if (refuges.length === 0) {
      lost = left.length;
      for (const counter of left) remove(state, counter);
      break;
    }
    const question = prompt('leave-for', how.rule, { nation: nationId(owner), province: placeId(where) });
    const to = numberOf((yield* ask(g, owner, question, optionsOf(LEAVE_FOR, refuges))).province);
    if (first < 0) first = to;
    const able = fit(to);
    const most = full ? able.length : Math.min(able.length, roomFor(state, owner, to));
    const which = prompt('retreaters', how.rule, { nation: nationId(owner), to: placeId(to) });
    const going = yield* pickUnits(g, owner, able, which, { least: refuges.length === 1 ? most : 1, most });
    for (const counter of going) move(state, counter, to);
    left = left.filter((counter) => !going.includes(counter));
  }
  if (!hasUnits(state, owner, where))
    if (first < 0 || how.nextDoor) yield* leaveWithHorde(g, owner, where, how.rule);
    else followTo(state, owner, where, first);
  g.emit({ event: 'evacuated', nation: nationId(owner), province: placeId(where), lost });
}

/** Where they may go as long as there is room. */
function openTo(state: State, owner: Nation, where: Place, { nextDoor, besides = [] }: Leaving): Place[] {
  const near = nextDoor ? refugesFrom(state, owner, where) : withdrawals(state, owner, where);
  const far = besides.filter(
    (to) => !near.includes(to) && mayTakeRefuge(state, owner, to) && hasRoom(state, owner, to),
  );
  return far.length === 0 ? near : [...near, ...far].sort((a, b) => a - b);
}

/** XX.L Up to three steps, over ways on which a stack may retreat, to a shelter with room or, in need, without. */
function withdrawals(state: State, owner: Nation, where: Place, crowded = false): Place[] {
  const open = (to: Place) => isShelter(state, owner, to) && (crowded || hasRoom(state, owner, to));
  const ways = routesFrom(state, owner, where, REACTION_REACH, undefined, open, isWayBack).map(({ place }) => place);
  return ways.length > 0 ? ways : refugesOverseas(state, owner, where);
}

/** The horde and the leaders go with the first of the people. */
function followTo(state: State, owner: Nation, from: Place, to: Place): void {
  if (state.nations.horde[owner] === from) encamp(state, owner, to);
  for (const who of leadersAt(state, owner, from)) station(state, who, to);
}

/** Neighbours that are empty or friendly and have room; those nearest to the horde or capital if any leads there. */
export function refugesFrom(state: State, owner: Nation, where: Place): Place[] {
  const open = neighboursFor(state, owner, where).filter((to) => hasRoom(state, owner, to));
  if (open.length === 0) return refugesOverseas(state, owner, where);
  const home = seatOfPower(state, owner);
  if (home < 0 || home === where) return open;
  const distance = distancesFrom(state.rules.map, home);
  const nearer = open.filter((to) => distance[to] < distance[where]);
  return nearer.length > 0 ? nearer : open;
}

/** Neighbours that are empty or friendly, with room or without. */
function neighboursFor(state: State, owner: Nation, where: Place): Place[] {
  return waysFrom(state.rules.map, where)
    .filter((way) => mayTakeRefuge(state, owner, way.to) && !isBarred(state, owner, way))
    .map(({ to }) => to);
}

export function mayTakeRefuge(state: State, owner: Nation, to: Place): boolean {
  if (closedTo(state, owner, to) || isStrangersPost(state, to, owner)) return false;
  const ruler = state.lands.control[to];
  if (isEmpty(state, to)) return state.lands.level[to] === 0 || ruler === NOBODY || friendly(state, owner, ruler, to);
  return state.pieces.here[to].every((counter) => friendly(state, owner, state.pieces.holder[counter], to));
}

/** The horde and the leaders go along; without any refuge the horde moves to any neighbour that is open to it. */
function* leaveWithHorde(g: Invasions, owner: Nation, where: Place, rule: string): Flow<void> {
  const { state } = g;
  const ways = waysFrom(state.rules.map, where)
    .filter((way) => !isBarred(state, owner, way))
    .map(({ to }) => to);
  const home = [...ways, ...refugesOverseas(state, owner, where)].find((to) => hasUnits(state, owner, to));
  if (state.nations.horde[owner] === where) {
    const open = ways.filter((to) => mayTakeRefuge(state, owner, to));
    const options = (open.length > 0 ? open : ways.filter((to) => !closedTo(state, owner, to))).map(
      (to) => LEAVE_FOR[to],
    );
    const question = prompt('leave-for', rule, { nation: nationId(owner), province: placeId(where) });
    if (options.length > 0) encamp(state, owner, numberOf((yield* ask(g, owner, question, options)).province));
  }
  const goal = home ?? (state.nations.horde[owner] >= 0 ? state.nations.horde[owner] : state.nations.capital[owner]);
  const refuge = goal < 0 || goal === where ? nearestFriend(state, owner, where) : goal;
  for (const who of leadersAt(state, owner, where)) station(state, who, refuge === where ? NOWHERE : refuge);
}

/** XXIX.B-C A new overlord leaves his vassal's seat, if there is anywhere to go. */
export function* stepAside(g: Invasions, owner: Nation, where: Place): Flow<void> {
  if (hasUnits(g.state, owner, where) && withdrawals(g.state, owner, where).length > 0)
    yield* leave(g, owner, where, { rule: 'XXIX.B' });
}

/** XXIX.B-C So he does from every other province in which he was about to fight or to besiege his new vassal. */
export function* stepAsideElsewhere(g: Invasions, owner: Nation, vassal: Nation): Flow<void> {
  for (const where of provincesHeld(g.state, owner))
    if (holdsOut(g.state, vassal, where)) yield* stepAside(g, owner, where);
}

/** With units or a city that was about to be besieged (XXIV.A). */
function holdsOut({ pieces, lands }: State, vassal: Nation, where: Place): boolean {
  if (lands.level[where] > 0 && lands.city[where] === vassal) return true;
  return pieces.here[where].some((counter) => pieces.holder[counter] === vassal);
}

/** A province that no land border joins to another. */
export function isIsland(state: State, where: Place): boolean {
  return waysFrom(state.rules.map, where).every(({ border }) => border === 'strait');
}

/** IX.B From an island friendly fleets carry those who must leave over one zone. */
export function refugesOverseas(state: State, owner: Nation, where: Place): Place[] {
  if (!isIsland(state, where)) return [];
  const coasts = SHORES[where].filter(({ sea }) =>
    state.pieces.here[sea].some((counter) => carriesFor(state, owner, counter, sea)),
  );
  const open = new Set(coasts.flatMap(({ sea }) => SHORE_OF[sea - LAND]));
  return [...open]
    .filter((to) => to !== where && mayTakeRefuge(state, owner, to) && hasRoom(state, owner, to))
    .sort((a, b) => a - b);
}
