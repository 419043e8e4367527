import type { Flow } from '@tabula/engine';
import { CARGO, LANDING_ROLL } from '../../data/figures.ts';
import {
  AREA_OF,
  area,
  INNER_SEA,
  LAND,
  type Place,
  PORT,
  placeId,
  SEA_WAYS,
  SHORE_OF,
  SHORES,
} from '../../data/geography.ts';
import { type Counter, type LeaderNumber, type Nation, nationId, ORIENTALI, ROMANI } from '../../data/pieces.ts';
import { HIT, prompt } from '../../options.ts';
import {
  BARBARIAN,
  BY_SEA,
  comeFrom,
  move,
  NOBODY,
  remove,
  type State,
  spendLeaderSteps,
  spendSteps,
  station,
} from '../../state.ts';
import { hitsOf, rollPool } from '../battle/dice.ts';
import { carriersIn, carriesFor, DECLARED, enemiesAfloat, navalStacks } from '../lands/afloat.ts';
import { mayStackEnter } from '../lands/homelands.ts';
import { enemiesAt, hasHostileLimes, hasHostileWalls, isCramped, mayEnd, preyOf } from '../lands/passages.ts';
import { ground } from '../lands/relations.ts';
import { arrive } from '../movement/march.ts';
import { bundleOf } from '../pieces/bundles.ts';
import { loseUnit, pickUnit } from '../pieces/losses.ts';
import type { Stack } from '../pieces/stack.ts';
import { d10, type Invasions } from '../pieces/table.ts';
import { facts, isNomad, keyOf, united, unitsAt } from '../pieces/units.ts';
import { challenged, declares, exposeAgain, interceptsAtSea } from './naval-interception.ts';
import { sailingCards } from './sea-cards.ts';

/** A way over the sea: one or two zones, and in each the stack that carries; none, for those who need no fleet (G22). */
export interface Voyage {
  readonly to: Place;
  readonly zones: readonly Place[];
  readonly fleets: readonly Counter[][];
}

const BRITANNIA = area('britannia');

/** XXV.D-E, G22 Where a stack can sail to from a friendly coast with so many steps, in the order of the map; or some of that. */
export function voyagesFrom(
  state: State,
  owner: Nation,
  from: Place,
  units: readonly Counter[],
  lead: LeaderNumber | undefined,
  steps: number,
  most: number = LAND,
): Voyage[] {
  const found: Voyage[] = [];
  if (steps <= 0 || SHORES[from].length === 0 || !mayEmbark(state, owner, units)) return found;
  if (!needNoFleet(state, owner, units) && !hasCarriers(state, owner, from)) return found;
  if (ground(state, owner, from) !== 'friendly') return found;
  const crossing = { from, units, lead, steps };
  for (const { sea } of SHORES[from]) addLandings(state, owner, crossing, [sea], found, most);
  if (steps > 1)
    for (const { sea } of SHORES[from])
      for (const next of SEA_WAYS[sea - LAND]) addLandings(state, owner, crossing, [sea, next], found, most);
  return found.length < 2 ? found : found.sort((a, b) => a.to - b.to);
}

interface Crossing {
  readonly from: Place;
  readonly units: readonly Counter[];
  readonly lead: LeaderNumber | undefined;
  readonly steps: number;
}

/** Adds the coasts of the last of some zones where a stack may land; of two ways as short the one past fewer enemies (G408). */
function addLandings(
  state: State,
  owner: Nation,
  { from, units, lead, steps }: Crossing,
  zones: readonly Place[],
  found: Voyage[],
  most: number,
): void {
  const fleets = carried(state, owner, zones, units.length);
  if (fleets === undefined && !needNoFleet(state, owner, units)) return;
  for (const to of SHORE_OF[zones[zones.length - 1] - LAND]) {
    const known = found.findIndex((voyage) => voyage.to === to);
    if (to === from || found.length >= most || (known >= 0 && !isQuieter(state, owner, zones, found[known].zones)))
      continue;
    if (!mayEnd(state, owner, to) || !mayStackEnter(state, owner, units, lead, true, to)) continue;
    // G220 Whoever meets enemies on the shore has to stop among them, unless he overruns.
    if (isCramped(state, owner, units, lead, to) && !clearsShore(state, owner, units, to, steps - zones.length))
      continue;
    // Nobody lands all alone.
    if (units.length === 0 && (lead === undefined || ground(state, owner, to) !== 'friendly')) continue;
    if (fleets === undefined && !crossesAlone(state, owner, units, to, zones.length)) continue;
    found[known < 0 ? found.length : known] = { to, zones, fleets: fleets ?? [] };
  }
}

/** Whether enemies lie in fewer zones of one way than of another that is as long. */
function isQuieter(state: State, owner: Nation, zones: readonly Place[], than: readonly Place[]): boolean {
  const perils = (way: readonly Place[]) => way.filter((sea) => enemiesAfloat(state, owner, sea).length > 0).length;
  return zones.length === than.length && perils(zones) < perils(than);
}

/** XVIII.E Nobody stands there, or a single one who is overrun with the step that is left. */
function clearsShore(state: State, owner: Nation, units: readonly Counter[], to: Place, left: number): boolean {
  const enemies = enemiesAt(state, owner, to);
  if (enemies === 0) return true;
  if (left < 1 || hasHostileLimes(state, owner, to) || hasHostileWalls(state, owner, to)) return false;
  return enemies === 1 && preyOf(state, owner, units, to) !== undefined;
}

/** Whether a fleet off the coast could carry the nation's people. */
function hasCarriers(state: State, owner: Nation, from: Place): boolean {
  for (const { sea } of SHORES[from])
    for (const counter of state.pieces.here[sea]) if (carriesFor(state, owner, counter, sea)) return true;
  return false;
}

/** XXV.D No barbarian nomads, and no unit a second time. */
function mayEmbark(state: State, owner: Nation, units: readonly Counter[]): boolean {
  if (isNomad(state, owner)) return false;
  for (const counter of units) if (state.stacks.voyages[counter] > 0) return false;
  return true;
}

/** A stack in every zone with room for all, with steps and a transport left (G21); of several the first. */
function carried(state: State, owner: Nation, zones: readonly Place[], size: number): Counter[][] | undefined {
  const fleets: Counter[][] = [];
  for (const sea of zones) {
    if (state.pieces.here[sea].length === 0) return undefined;
    const stack = carriersIn(state, owner, sea).find(({ length }) => length * CARGO >= size);
    if (stack === undefined) return undefined;
    fleets.push(stack);
  }
  return fleets;
}

function needNoFleet(state: State, owner: Nation, units: readonly Counter[]): boolean {
  return units.length > 0 && (state.nations.status[owner] === BARBARIAN || areAmphibious(units));
}

function areAmphibious(units: readonly Counter[]): boolean {
  return units.every((counter) => facts(counter).amphibious);
}

/** G22 Barbarians cross to Britannia, and amphibious units over one zone anywhere, without fleets. */
function crossesAlone(state: State, owner: Nation, units: readonly Counter[], to: Place, zones: number): boolean {
  if (units.length === 0) return false;
  if (state.nations.status[owner] === BARBARIAN && AREA_OF[to] === BRITANNIA) return true;
  return zones === 1 && areAmphibious(units);
}

/** XXV.D-E The stack sails: what is spent is spent, whatever comes of it. */
export function* sail(g: Invasions, owner: Nation, stack: Stack, from: Place, voyage: Voyage): Flow<void> {
  const { state } = g;
  const { to, zones, fleets } = voyage;
  if (g.isHeard) {
    const units = bundleOf(state, stack.units);
    g.emit({ event: 'sailed', nation: nationId(owner), units, province: placeId(from), to: placeId(to) });
  }
  spend(state, stack, voyage);
  const landing = ground(state, owner, to) !== 'friendly';
  const { modifier, sails } = yield* sailingCards(
    g,
    owner,
    to,
    zones,
    landing && risksShipwreck(state, owner, stack, to),
  );
  if (!sails || (landing && !lands(g, owner, stack, voyage, modifier))) return;
  for (let i = 0; i < zones.length; i++) {
    if (fleets.length === 0) yield* harried(g, owner, stack.units, zones[i]);
    else if (!(yield* carry(g, owner, stack, zones[i], fleets[i]))) return;
    if (stack.units.length === 0 && (fleets.length === 0 || stack.lead === undefined)) return;
    if (stack.lead !== undefined && state.pieces.leaderAt[stack.lead] < 0 && stack.units.length === 0) return;
  }
  for (const counter of stack.units) {
    move(state, counter, to);
    comeFrom(state, counter, BY_SEA);
  }
  if (stack.lead !== undefined && state.pieces.leaderAt[stack.lead] >= 0) station(state, stack.lead, to);
  yield* arrive(g, owner, stack, to, true);
}

/** XXV.D A step for each zone; of each naval stack one step and one of its two transports. */
function spend(state: State, { units, lead }: Stack, { zones, fleets }: Voyage): void {
  for (const counter of units) {
    spendSteps(state, counter, zones.length);
    if (lead === undefined) state.stacks.unled[counter] += zones.length;
    state.stacks.voyages[counter] = 1;
  }
  if (lead !== undefined) spendLeaderSteps(state, lead, zones.length);
  fleets.forEach((stack, i) => {
    for (const counter of stack) {
      spendSteps(state, counter, 1);
      state.stacks.voyages[counter] += 1;
    }
    if (stack.some((counter) => state.stacks.voyages[counter] > 1)) exposeAgain(state, stack, zones[i]);
  });
}

/** XXV.E The risk of shipwreck, one roll for all; none for barbarians on their way to Britannia, nor for amphibious units. */
function risksShipwreck(state: State, owner: Nation, { units }: Stack, to: Place): boolean {
  if (state.nations.status[owner] === BARBARIAN && AREA_OF[to] === BRITANNIA) return false;
  return !areAmphibious(units);
}

function lands(g: Invasions, owner: Nation, stack: Stack, { to, zones }: Voyage, modifier: number): boolean {
  const { state } = g;
  if (!risksShipwreck(state, owner, stack, to)) return true;
  const roll = d10(g) + landingModifier(state, owner, to, zones[zones.length - 1]) + modifier;
  const event = roll >= LANDING_ROLL ? 'landing' : 'landing.failed';
  g.emit({ event, nation: nationId(owner), province: placeId(to), roll });
  return roll >= LANDING_ROLL;
}

/** XXV.E -2 without a city of one's own on the same coast; +1 for both halves of Rome on an inner sea. */
export function landingModifier(state: State, owner: Nation, to: Place, zone: Place): number {
  const coasts = SHORES[to].filter(({ sea }) => sea === zone).map(({ coast }) => coast);
  const base = SHORE_OF[zone - LAND].some(
    (city) =>
      state.lands.level[city] > 0 &&
      PORT[city] === zone &&
      state.lands.control[city] !== NOBODY &&
      united(state, owner, state.lands.control[city]) &&
      SHORES[city].some(({ sea, coast }) => sea === zone && coasts.includes(coast)),
  );
  const seafarers = (owner === ROMANI || owner === ORIENTALI) && INNER_SEA[zone - LAND];
  return (base ? 0 : -2) + (seafarers ? 1 : 0);
}

/** XXV.D Enemies may intercept the carriers. False if the transport is called off, or nobody is left. */
function* carry(g: Invasions, owner: Nation, stack: Stack, sea: Place, fleets: Counter[]): Flow<boolean> {
  const result = yield* challenged(g, owner, fleets, sea, stack.lead);
  yield* sinkCargo(g, owner, stack, fleets.length);
  return result === 'on';
}

/** XXV.D Those for whom the fleets that are left have no room go down: of five units on two fleets two. */
function* sinkCargo(g: Invasions, owner: Nation, { units }: Stack, left: number): Flow<void> {
  const lost = units.length - left * CARGO;
  for (let i = 0; i < lost; i++) {
    const all = [...units];
    yield* loseUnit(g, owner, all, prompt('lose', 'XXV.D', { nation: nationId(owner) }));
    const gone = units.findIndex((counter) => g.state.pieces.at[counter] < 0);
    units.splice(gone, 1);
  }
}

/** G22 Fleets that catch people without any roll a die each; every white sword removes a unit, the others land. */
function* harried(g: Invasions, owner: Nation, units: Counter[], sea: Place): Flow<void> {
  const { state } = g;
  for (const other of enemiesAfloat(state, owner, sea)) {
    const ready = unitsAt(state, other, sea).filter((counter) => (state.stacks.engaged[counter] & DECLARED) === 0);
    const [fleets] = navalStacks(ready);
    if (units.length === 0 || fleets === undefined || !(yield* declares(g, other, owner, sea))) continue;
    for (const counter of fleets) state.stacks.engaged[counter] |= DECLARED;
    if (!(yield* interceptsAtSea(g, other, owner, sea))) continue;
    const hits = hitsOf(rollPool(g, { white: fleets.length, black: 0 }), state.rules.redAtSea);
    g.emit({ event: 'harried', nation: nationId(other), enemy: nationId(owner), province: placeId(sea), hits });
    for (let left = hits; left > 0 && units.length > 0; left--) {
      const counter = yield* pickUnit(
        g,
        owner,
        units,
        prompt('hits', 'XXV.E', { nation: nationId(owner), hits: left }),
        HIT,
      );
      if (counter === undefined) break;
      g.emit({ event: 'disbanded', nation: nationId(owner), units: keyOf(state, counter) });
      units.splice(units.indexOf(counter), 1);
      remove(state, counter);
    }
  }
}
