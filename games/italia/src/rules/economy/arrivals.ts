import type { Flow } from '@tabula/engine';
import { countsOf, type Leader, leaderNamed, type Nation } from '../../data/book/book.ts';
import type { Arrival, Place } from '../../data/card.ts';
import { FLEET_CAPACITY } from '../../data/figures.ts';
import { areasOf, COASTS, ENTRY_AREAS, idOf, isSea, type Space, spaceNamed } from '../../data/spaces.ts';
import { CONSULAR, FLEET, KINDS, LEGION, UNITS } from '../../data/units.ts';
import { NO, PLACE, prompt, troopOf, troops, YES } from '../../options.ts';
import { bookOf, CITY, DEAD, type State } from '../../state/state.ts';
import { controlledAreas, controlsAny, strangers } from '../pieces/control.ts';
import { leaderIdOf, wordsOf } from '../pieces/names.ts';
import { deploy, dismissLeader, fleetsAt, freeHold, isAlive, onBoard, placeLeader, sum } from '../pieces/pieces.ts';
import { type Italia, seatOf } from '../pieces/table.ts';
import { baskets } from './baskets.ts';
import { makeWay, raiseCity } from './cities.ts';

/** 7.2 One entry of a card's reinforcements: free, whatever the stacking, as far as there are counters. */
export function* arrive(g: Italia, nation: Nation, arrival: Arrival): Flow<void> {
  const { state } = g;
  const leaders = (arrival.leaders ?? []).map(leaderNamed);
  const living = leaders.filter((leader) => mayCome(state, leader));
  const bound = leaders.length > 0 && arrival.unbound === undefined && arrival.mode === 'add';
  const lost = bound && living.length === 0;
  const units = lost ? UNITS.map(() => 0) : comingUnits(state, nation, arrival);
  if (living.length === 0 && units.every((count) => count === 0)) return;
  if (arrival.optional && sum(units) > 0 && (yield* declines(g, nation, units))) units.fill(0);
  yield* settle(g, nation, arrival, units, living, bound);
}

/** Dead leaders never return (7.2), except Marius and Sulla, who are other counters in round 10. */
function mayCome(state: State, leader: Leader): boolean {
  return state.leaderAt[leader] !== DEAD;
}

function comingUnits(state: State, nation: Nation, { units, mode }: Arrival): number[] {
  return countsOf(units).map((count, kind) => {
    const wanted = mode === 'add' ? count : Math.max(0, count - onBoard(state, nation, kind));
    return Math.min(wanted, state.supply[nation * KINDS + kind]);
  });
}

function* declines(g: Italia, nation: Nation, units: readonly number[]): Flow<boolean> {
  const { state } = g;
  const ask = prompt('accept', '7.2', { nation: bookOf(state).id(nation), units: wordsOf(units) });
  return (yield* g.choose(seatOf(state, nation), ask, [YES, NO])).kind === 'no';
}

function* settle(
  g: Italia,
  nation: Nation,
  arrival: Arrival,
  units: number[],
  leaders: readonly Leader[],
  bound: boolean,
): Flow<void> {
  const { state } = g;
  const { place } = arrival;
  const named = placesOf(state, nation, place, units);
  if (place.kind === 'spread') return yield* spreadOut(g, nation, units, leaders, named, place);
  const places = named.length > 0 ? named : lastResort(place, units);
  const coming = named.length > 0 ? leaders : newcomers(g, leaders);
  if (place.kind === 'area' && place.othersRetreat) for (const area of places) yield* makeWay(g, nation, area);
  if (place.kind === 'area' && arrival.cityIfMissing && state.city[places[0]] !== CITY) raiseCity(g, nation, places[0]);
  if (isSea(places[0])) return yield* aboard(g, nation, units, coming, places);
  if (bound && arrival.apart) return yield* inTwoArmies(g, nation, units, coming, places);
  if (bound || place.kind === 'area') {
    // R 60 What may not come to Roma comes to any controlled areas.
    const free = !bound && place.kind === 'area' && place.onlyIfFree;
    const home = free ? places : [yield* placeFor(g, nation, wordsOf(units, coming), places)];
    const apart = arrival.apart ? controlledOr(state, nation, home) : home;
    for (const leader of coming) yield* settleLeader(g, nation, leader, apart);
    yield* scatter(g, nation, units, home);
    if (arrival.recruitGold !== undefined) yield* recruit(g, nation, arrival.recruitGold, home[0]);
    return;
  }
  for (const leader of coming) yield* settleLeader(g, nation, leader, places);
  yield* scatter(g, nation, units, places);
}

/** 7.2, R 53 Reinforcements always come: where a card has no place for them now, to an entry area, and fleets to the seas that it names. */
function lastResort(place: Place, units: readonly number[]): readonly Space[] {
  return place.kind === 'sea' && units[FLEET] > 0 ? place.seas.map(spaceNamed) : ENTRY_AREAS;
}

/** 7.2 A leader on the board who must go where there is no place dies; the others, who come anew. */
function newcomers(g: Italia, leaders: readonly Leader[]): Leader[] {
  const { state } = g;
  for (const leader of leaders) if (isAlive(state, leader)) dismissLeader(g, leader, true);
  return leaders.filter((leader) => mayCome(state, leader));
}

function controlledOr(state: State, nation: Nation, otherwise: readonly Space[]): readonly Space[] {
  const areas = controlledAreas(state, nation);
  return areas.length > 0 ? areas : otherwise;
}

/** Where a card lets them come now. */
function placesOf(state: State, nation: Nation, place: Place, units: readonly number[]): Space[] {
  switch (place.kind) {
    case 'area': {
      const areas = place.areas.map((id) => spaceNamed(id));
      if (!place.onlyIfFree || areas.every((area) => strangers(state, area, nation) === 0)) return areas;
      return controlledAreas(state, nation);
    }
    case 'controlled':
      return controlledPlaces(state, nation, place);
    case 'sea':
      return place.seas
        .map((id) => spaceNamed(id))
        .filter((sea) => units[FLEET] > 0 || fleetsAt(state, nation, sea) > 0)
        .filter((sea) => !place.ownCoast || controlsAny(state, nation, COASTS[sea]));
    case 'spread':
      return areasOf(place.region).filter((area) => (state.mask[area] & ~(1 << nation)) === 0);
  }
}

/** Those of the region that the card names; without any the place that it names instead, or else all others. */
function controlledPlaces(
  state: State,
  nation: Nation,
  { region, fallback }: Extract<Place, { kind: 'controlled' }>,
): Space[] {
  const all = controlledAreas(state, nation);
  const near = region === undefined ? all : all.filter((area) => areasOf(region).includes(area));
  if (near.length > 0 || fallback === undefined) return near.length > 0 ? near : all;
  if ('area' in fallback) return [spaceNamed(fallback.area)];
  const sea = spaceNamed(fallback.sea);
  return fleetsAt(state, nation, sea) > 0 ? [sea] : all;
}

function* placeFor(g: Italia, nation: Nation, units: string, places: readonly Space[]): Flow<Space> {
  const { state } = g;
  const ask = prompt('arrive', '7.2', { nation: bookOf(state).id(nation), units });
  const { area } = yield* g.choose(
    seatOf(state, nation),
    ask,
    places.map((space) => PLACE[space]),
  );
  return spaceNamed(area);
}

function* settleLeader(g: Italia, nation: Nation, leader: Leader, places: readonly Space[]): Flow<void> {
  const space = yield* placeFor(g, nation, leaderIdOf(leader), places);
  comeTo(g, nation, [], [leader], space);
}

/** Units spread freely: a place, how many there, and again; at sea land units need a hold. Says who has found no room. */
function* scatter(g: Italia, nation: Nation, units: readonly number[], places: readonly Space[]): Flow<number[]> {
  const { state } = g;
  let left = units.slice();
  const roomIn = (space: Space) =>
    isSea(space) && left[FLEET] === 0 ? Math.min(sum(left), freeHold(state, nation, space)) : sum(left);
  for (;;) {
    const open = places.filter((space) => roomIn(space) > 0);
    if (open.length === 0) return left;
    const space = yield* placeFor(g, nation, wordsOf(left), open);
    const most = roomIn(space);
    if (open.length === 1 && most === sum(left)) {
      comeTo(g, nation, left, [], space);
      return left.map(() => 0);
    }
    const ask = prompt('put', '7.2', { nation: bookOf(state).id(nation), area: idOf(space) });
    const options = troops('put', left, [], open.length === 1 ? most : 1, most);
    const troop = troopOf(yield* g.choose(seatOf(state, nation), ask, options));
    comeTo(g, nation, troop.units, [], space);
    left = left.map((count, kind) => count - troop.units[kind]);
  }
}

/** 7.2 Romans in round 3: two leaders, in one area or two, and the units split between them. */
function* inTwoArmies(
  g: Italia,
  nation: Nation,
  units: readonly number[],
  leaders: readonly Leader[],
  places: readonly Space[],
): Flow<void> {
  for (const leader of leaders) yield* settleLeader(g, nation, leader, places);
  const homes = new Set(leaders.map((leader) => g.state.leaderAt[leader]));
  yield* scatter(g, nation, units, [...homes]);
}

/** Fleets in one sea; leaders aboard, and land units as far as there is room: the owner says who else comes elsewhere (R 57). */
function* aboard(
  g: Italia,
  nation: Nation,
  units: readonly number[],
  leaders: readonly Leader[],
  seas: readonly Space[],
): Flow<void> {
  const { state } = g;
  const sea = yield* placeFor(g, nation, wordsOf(units, leaders), seas);
  const land = units.map((count, kind) => (kind === FLEET ? 0 : count));
  const room = Math.max(0, freeHold(state, nation, sea) + FLEET_CAPACITY * units[FLEET]);
  let coming: readonly number[] = land;
  if (sum(land) > room) {
    const ask = prompt('put', '7.2', { nation: bookOf(state).id(nation), area: idOf(sea) });
    coming = troopOf(yield* g.choose(seatOf(state, nation), ask, troops('put', land, [], room, room, true))).units;
  }
  comeTo(
    g,
    nation,
    coming.map((count, kind) => (kind === FLEET ? units[FLEET] : count)),
    leaders,
    sea,
  );
  yield* scatter(
    g,
    nation,
    land.map((count, kind) => count - coming[kind]),
    ENTRY_AREAS,
  );
}

/** Vandals in round 2, Ostrogoths in round 6: over a whole region and its seas, then the leader to any of these places (R 61). */
function* spreadOut(
  g: Italia,
  nation: Nation,
  units: readonly number[],
  leaders: readonly Leader[],
  areas: readonly Space[],
  place: Extract<Place, { kind: 'spread' }>,
): Flow<void> {
  const { state } = g;
  const seas = place.seas.map(spaceNamed);
  const land = units.map((count, kind) => (kind === FLEET ? 0 : count));
  const ships = units.map((count, kind) => (kind === FLEET ? count : 0));
  yield* scatter(g, nation, ships, seas);
  const left = yield* scatter(g, nation, land, place.aboard ? [...areas, ...seas] : areas);
  yield* scatter(g, nation, left, lastResort(place, left));
  const homes = [...areas, ...seas.filter((sea) => fleetsAt(state, nation, sea) > 0)];
  const coming = homes.length > 0 ? leaders : newcomers(g, leaders);
  for (const leader of coming)
    yield* settleLeader(g, nation, leader, homes.length > 0 ? homes : lastResort(place, left));
}

/** R 37 Recruits of the Populares: legions and consular legions, without the limit of 6.3. */
function* recruit(g: Italia, nation: Nation, gold: number, home: Space): Flow<void> {
  const { state } = g;
  const id = bookOf(state).id(nation);
  const most = UNITS.map((_, kind) => (kind === LEGION || kind === CONSULAR ? state.supply[nation * KINDS + kind] : 0));
  const options = baskets(most, bookOf(state).costsOf[nation], gold, gold);
  const choice = yield* g.choose(seatOf(state, nation), prompt('recruit', '6.3', { nation: id, gold }), options);
  comeTo(g, nation, troopOf(choice).units, [], home);
}

function comeTo(g: Italia, nation: Nation, units: readonly number[], leaders: readonly Leader[], space: Space): void {
  const { state } = g;
  for (let kind = 0; kind < units.length; kind++) deploy(state, nation, space, kind, units[kind]);
  for (const leader of leaders) placeLeader(state, leader, space);
  if (units.every((count) => count === 0) && leaders.length === 0) return;
  const id = bookOf(state).id(nation);
  g.emit({ event: 'arrived', nation: id, units: wordsOf(units, leaders), area: idOf(space) });
}
