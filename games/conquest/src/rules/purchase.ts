import type { Decision, Flow, Option, Prompt, Seat } from '@tabula/engine';
import {
  CITIES,
  CITY_TRIBUTE,
  FORTIFICATIONS,
  HARBOURS,
  HOME_SPACES,
  HOMES,
  KINDS,
  PRICE,
  ROADS_IN_BOX,
  type Ware,
} from '../data/figures.ts';
import { idOf, OPTIONAL_ROAD, PROVINCES, type Province, ROAD_FROM, ROAD_TO, ROADS, space } from '../data/map.ts';
import {
  BUY_CITY,
  BUY_FORTIFIED,
  BUY_GALLEY,
  BUY_ROAD,
  BUY_WALLS,
  CLAIM,
  DESTROY,
  DONE,
  LEVY,
  prompt,
  RECRUIT,
} from '../options.ts';
import { CITY, clear, FORTIFIED, NO_CITY, type State } from '../state.ts';
import { attackLoneLeaders } from './captured-leaders.ts';
import { changeMoney, changeTribute, holdsHome } from './control.ts';
import { addUnits, available, spareGalley, unitBundle } from './pieces.ts';
import type { Conquest } from './table.ts';

export function priceOf({ inflation }: State, ware: Ware): number {
  return PRICE[ware] * (inflation + 1);
}

/** Where each purchase that is an option stands: by its id, what it is and where. */
interface Purchase {
  readonly ware: Ware;
  readonly at: number;
  readonly coast: number;
}

const PURCHASES: ReadonlyMap<string, Purchase> = new Map<string, Purchase>([
  ...BUY_GALLEY.flatMap((options, at) => options.map(({ id }, coast) => [id, { ware: 'galley', at, coast }] as const)),
  ...BUY_CITY.map(({ id }, at) => [id, { ware: 'city', at, coast: 0 }] as const),
  ...BUY_FORTIFIED.map(({ id }, at) => [id, { ware: 'fortified-city', at, coast: 0 }] as const),
  ...BUY_WALLS.map(({ id }, at) => [id, { ware: 'fortification', at, coast: 0 }] as const),
  ...BUY_ROAD.map(({ id }, at) => [id, { ware: 'road', at, coast: 0 }] as const),
]);
const DESTRUCTIONS: ReadonlyMap<string, Province> = new Map(DESTROY.map(({ id }, at) => [id, at]));
const BUILD = prompt('build', '13.1');
const THRONE = prompt('throne', '1.2');
const BUILD_OR_DESTROY = prompt('build-or-destroy', '12.1');
const ONLY_DESTROY = prompt('destroy', '12.1');

/**
 * Phases 4 to 6, as far as they are about the board: cities are destroyed before the first purchase; what is bought is placed at once
 * (R-BUY-2); when all is placed, leaders of others among new units can be taken (R-CON-D), and what a Caesar had comes too late for
 * this turn's purchases.
 */
export function* build(g: Conquest): Flow<void> {
  const { state } = g;
  const seat = state.active;
  for (;;) {
    const question = askProject(g, seat);
    const chosen = question === null ? DONE : yield* question;
    if (chosen === DONE) break;
    if (chosen === CLAIM) state.claiming = true;
    else if (chosen === RECRUIT) yield* recruit(g, seat);
    else carryOut(g, seat, chosen);
  }
  clear(state.spared);
  if (state.raised) yield* attackLoneLeaders(g, seat, state.home[seat]);
  state.phase = 'deal';
}

/** One more thing to be destroyed, bought or asked for; null if the player can do nothing more. */
function askProject(g: Conquest, seat: Seat): Iterable<Decision, Option, void> | null {
  const { state } = g;
  const options = projects(state, seat);
  const idle = options.length === 0;
  const mayClaim = state.rules.proclaimVote && !state.claiming;
  // Whoever has spent all has had the throne before his eyes already.
  if (idle && (!mayClaim || state.phase === 'build')) return null;
  const ask = questionFor(state, options);
  if (mayClaim) options.push(CLAIM);
  options.push(DONE);
  g.checkpoint();
  return g.choose(seat, ask, options);
}

/** What somebody is asked who can do this. */
function questionFor({ phase }: State, projects: readonly Option[]): Prompt {
  if (projects.length === 0) return THRONE;
  if (phase === 'build') return BUILD;
  return projects.every(({ kind }) => kind === 'destroy') ? ONLY_DESTROY : BUILD_OR_DESTROY;
}

/** What needs no further question: a purchase, or a city burnt. */
function carryOut(g: Conquest, seat: Seat, chosen: Option): void {
  const purchase = PURCHASES.get(chosen.id);
  if (purchase !== undefined) {
    buy(g, seat, purchase);
    return;
  }
  const ruin = DESTRUCTIONS.get(chosen.id);
  if (ruin === undefined) throw new Error(`"${chosen.id}" is nothing to build or destroy`);
  destroyCity(g, seat, ruin);
}

/** All that a player can destroy or buy now (12.1, 13.1). */
function projects(state: State, seat: Seat): Option[] {
  const options: Option[] = [];
  if (holdsHome(state, seat)) addPurchases(state, seat, options);
  if (state.phase === 'destroy')
    for (let at = 0; at < PROVINCES; at++)
      if (state.control[at] === seat && state.city[at] !== NO_CITY) options.push(DESTROY[at]);
  return options;
}

/** 13.1, 14.1 - 14.4 What can be paid, is in the box and has a place. */
function addPurchases(state: State, seat: Seat, options: Option[]): void {
  const times = state.inflation + 1;
  const money = state.money[seat];
  if (money < PRICE.infantry * times) return;
  if (canRecruit(state, seat, money, times)) options.push(RECRUIT);
  if (money >= PRICE.galley * times && spareGalley(state, seat) >= 0) addHarbours(state, seat, options);
  const { city, control } = state;
  let cities = 0;
  let walls = 0;
  let own = 0;
  for (let at = 0; at < PROVINCES; at++) {
    if (city[at] === NO_CITY) continue;
    cities++;
    if (city[at] === FORTIFIED) walls++;
    if (control[at] === seat) own++;
  }
  const newCity = cities < CITIES && money >= PRICE.city * times;
  const newWalls = walls < FORTIFICATIONS && money >= PRICE.fortification * times;
  const both = newCity && walls < FORTIFICATIONS && money >= PRICE['fortified-city'] * times;
  if (newCity || newWalls)
    for (let at = 0; at < PROVINCES; at++) {
      if (control[at] !== seat) continue;
      const built = city[at];
      if (built === CITY && newWalls) options.push(BUY_WALLS[at]);
      if (built !== NO_CITY) continue;
      if (newCity) options.push(BUY_CITY[at]);
      if (both) options.push(BUY_FORTIFIED[at]);
    }
  if (own > 1) addRoads(state, seat, options);
}

function canRecruit(state: State, seat: Seat, money: number, times: number): boolean {
  for (let kind = 0; kind < KINDS.length; kind++)
    if (money >= PRICE[KINDS[kind]] * times && available(state, seat, kind) > 0) return true;
  return false;
}

/** By province: where galleys lie that are built for a home there. */
const HARBOURS_OF: readonly (readonly Province[])[] = Array.from({ length: PROVINCES }, (_, home) => {
  const elsewhere = HARBOURS[HOMES[HOME_SPACES.indexOf(home)]];
  return elsewhere === undefined ? [home] : elsewhere.map(space);
});

/** 14.2 New galleys lie on a coast of the home; Mesopotamia's in Syria or Armenia, if they are his (R-PLA-3). */
function addHarbours(state: State, seat: Seat, options: Option[]): void {
  const harbours = HARBOURS_OF[state.home[seat]];
  for (let i = 0; i < harbours.length; i++) {
    const at = harbours[i];
    if (state.control[at] !== seat) continue;
    const coasts = BUY_GALLEY[at];
    for (let coast = 0; coast < coasts.length; coast++) options.push(coasts[coast]);
  }
}

/** 14.4 Roads join cities in neighbouring provinces of one player. */
function addRoads(state: State, seat: Seat, options: Option[]): void {
  const { control, city, road } = state;
  const before = options.length;
  let laid = 0;
  for (let border = 0; border < ROADS.length; border++) {
    laid += road[border];
    const a = ROAD_FROM[border];
    if (control[a] !== seat || city[a] === NO_CITY || road[border] === 1) continue;
    const b = ROAD_TO[border];
    if (control[b] !== seat || city[b] === NO_CITY) continue;
    if (border !== OPTIONAL_ROAD || state.rules.mesopotamiaArabia) options.push(BUY_ROAD[border]);
  }
  if (laid === ROADS_IN_BOX) options.length = before;
}

function buy(g: Conquest, seat: Seat, { ware, at, coast }: Purchase): void {
  const { state } = g;
  const talents = priceOf(state, ware);
  pay(state, seat, talents);
  if (ware === 'road') {
    state.road[at] = 1;
    const [a, b] = ROADS[at];
    g.emit({ event: 'road.built', by: seat, at: idOf(a), to: idOf(b), talents });
    return;
  }
  g.emit({ event: 'built', by: seat, ware, at: idOf(at), talents });
  if (ware === 'galley') launch(state, seat, at, coast);
  else if (ware === 'fortification') state.city[at] = FORTIFIED;
  else {
    state.city[at] = ware === 'city' ? CITY : FORTIFIED;
    changeTribute(g, seat, CITY_TRIBUTE);
  }
}

function launch(state: State, seat: Seat, at: Province, coast: number): void {
  const ship = spareGalley(state, seat);
  state.galley.owner[ship] = seat;
  state.galley.at[ship] = at;
  state.galley.coast[ship] = coast;
}

/** 14.1 New land units stand in the home. */
function* recruit(g: Conquest, seat: Seat): Flow<void> {
  const { state } = g;
  const home = state.home[seat];
  const purse = Math.floor(state.money[seat] / priceOf(state, 'infantry'));
  const left = KINDS.map((_, kind) => available(state, seat, kind));
  const ask = prompt('levy', '13.1', { talents: state.money[seat], times: state.inflation + 1 });
  const units = LEVY.countsOf(yield* LEVY.choose(g, seat, ask, left, 1, purse));
  let talents = 0;
  KINDS.forEach((kind, k) => {
    talents += units[k] * priceOf(state, kind);
  });
  pay(state, seat, talents);
  state.raised = true;
  addUnits(state, seat, home, units);
  if (g.isHeard) g.emit({ event: 'recruited', by: seat, units: unitBundle(units), at: idOf(home), talents });
}

/** Whoever buys has ended phase 4: no city is destroyed after it (7.1). */
function pay(state: State, seat: Seat, talents: number): void {
  changeMoney(state, seat, -talents);
  state.phase = 'build';
}

/** Phase 4 — A city goes with its walls and all its roads (12.1, R-CON-A). */
function destroyCity(g: Conquest, seat: Seat, at: Province): void {
  const { state } = g;
  state.city[at] = NO_CITY;
  changeTribute(g, seat, -CITY_TRIBUTE);
  let roads = 0;
  ROADS.forEach(([a, b], border) => {
    if (state.road[border] === 0 || (a !== at && b !== at)) return;
    state.road[border] = 0;
    roads++;
  });
  g.emit({ event: 'destroyed', by: seat, at: idOf(at), roads });
}
