import type { Flow } from '@tabula/engine';
import { FLEET_STACK, FLEET_STEPS, FLEETS_AT_SEA } from '../../data/figures.ts';
import { LAND, PLACES, type Place, placeId, SEA_WAYS } from '../../data/geography.ts';
import { type Counter, type Nation, nationId } from '../../data/pieces.ts';
import { ENGAGE_AT, FROM, numberOf, optionsOf, prompt, TO } from '../../options.ts';
import { exhaust, move, NOBODY, remove, type State, spendSteps } from '../../state.ts';
import { DECLARED, enemiesAfloat, isSupported, navalStacks } from '../lands/afloat.ts';
import { bundleOf } from '../pieces/bundles.ts';
import { pickUnits } from '../pieces/selection.ts';
import { ask, type Invasions } from '../pieces/table.ts';
import { army, hasUnits, unitsAt, unitsOf } from '../pieces/units.ts';
import { challenged, engage, targetsAt } from './naval-interception.ts';

function stepsAtSea(state: State, counter: Counter): number {
  return FLEET_STEPS - state.stacks.steps[counter];
}

/** What fleets can do in this Movement: sail from a zone, or seek battle in one. None moves during a campaign (XXII.B). */
export function fleetOrders(state: State, owner: Nation): ((typeof FROM)[number] | (typeof ENGAGE_AT)[number])[] {
  const orders: ((typeof FROM)[number] | (typeof ENGAGE_AT)[number])[] = [];
  if (state.activation.marching !== NOBODY) return orders;
  const seas = seasWith(state, owner);
  for (const sea of seas) if (ableAt(state, owner, sea).length > 0) orders.push(FROM[sea]);
  for (const sea of seas) if (mayEngage(state, owner, sea)) orders.push(ENGAGE_AT[sea - LAND]);
  return orders;
}

function seasWith(state: State, owner: Nation): Place[] {
  const seas: Place[] = [];
  for (let sea = LAND; sea < state.pieces.here.length; sea++) if (hasUnits(state, owner, sea)) seas.push(sea);
  return seas;
}

/** Fleets with a step left and a zone to go to. */
function ableAt(state: State, owner: Nation, sea: Place): Counter[] {
  const found: Counter[] = [];
  for (const counter of unitsAt(state, owner, sea)) {
    const steps = stepsAtSea(state, counter);
    if (steps > 0 && (hasGoalNear(state, owner, sea) || fleetGoals(state, owner, sea, 1, steps).length > 0))
      found.push(counter);
  }
  return found;
}

/** Scratch of the search: how many zones away each is, by its number less the number of provinces. */
const ZONES = new Int8Array(PLACES - LAND);
const UNSEEN = -1;

/** XXV.A, G20 Finds how far each zone is for fleets that never leave the range of a port of theirs; who is out of it may come back into it. */
function findZones(state: State, owner: Nation, from: Place, steps: number): void {
  ZONES.fill(UNSEEN);
  ZONES[from - LAND] = 0;
  const found = [from];
  for (const here of found) {
    const far = ZONES[here - LAND];
    if (far === steps) break;
    const astray = !isSupported(state, owner, here);
    for (const sea of SEA_WAYS[here - LAND]) {
      if (ZONES[sea - LAND] !== UNSEEN || !(astray || isSupported(state, owner, sea))) continue;
      ZONES[sea - LAND] = far + 1;
      found.push(sea);
    }
  }
}

/** A look at the next zones is enough, as a rule. */
function hasGoalNear(state: State, owner: Nation, from: Place): boolean {
  for (const sea of SEA_WAYS[from - LAND])
    if (state.pieces.here[sea].length < FLEETS_AT_SEA && isSupported(state, owner, sea)) return true;
  return false;
}

/** Zones within so many steps where the fleets find room and support. */
export function fleetGoals(state: State, owner: Nation, from: Place, count: number, steps: number): Place[] {
  const goals: Place[] = [];
  findZones(state, owner, from, steps);
  for (let sea = LAND; sea < state.pieces.here.length; sea++) {
    if (sea === from || ZONES[sea - LAND] === UNSEEN) continue;
    if (unitsAt(state, owner, sea).length + count > FLEETS_AT_SEA || !isSupported(state, owner, sea)) continue;
    goals.push(sea);
  }
  return goals;
}

/** XXV.A One or two fleets sail, zone by zone; in each the enemy may challenge them. */
export function* moveFleets(g: Invasions, owner: Nation, from: Place): Flow<void> {
  const { state } = g;
  const able = ableAt(state, owner, from);
  const question = prompt('fleets', 'XXV.A', { nation: nationId(owner), province: placeId(from) });
  const fleets = yield* pickUnits(g, owner, able, question, { least: 1, most: FLEET_STACK });
  const steps = Math.min(...fleets.map((counter) => stepsAtSea(state, counter)));
  const goals = fleetGoals(state, owner, from, fleets.length, steps);
  if (goals.length === 0) {
    // Two fleets find no zone with room for both: they stay for this Movement.
    for (const counter of fleets) exhaust(state, counter);
    return;
  }
  const ask2 = prompt('to', 'XXV.A', { nation: nationId(owner), province: placeId(from) });
  const { province } = yield* ask(g, owner, ask2, optionsOf(TO, goals));
  const to = numberOf(province);
  g.emit({
    event: 'moved',
    nation: nationId(owner),
    units: bundleOf(state, fleets),
    province: placeId(from),
    to: placeId(to),
  });
  for (const sea of seaWay(state, owner, from, to)) {
    for (const counter of fleets) {
      move(state, counter, sea);
      spendSteps(state, counter, 1);
    }
    if ((yield* challenged(g, owner, fleets, sea, undefined)) === 'stopped') return;
  }
}

/** The shortest way over the seas, and among equals the one past the fewest enemies. */
export function seaWay(state: State, owner: Nation, from: Place, to: Place): Place[] {
  if (from === to) return [];
  const left = zonesBetween(state, owner, from, to);
  let best: Place = NOBODY;
  for (const sea of SEA_WAYS[from - LAND]) {
    if (
      zonesBetween(state, owner, sea, to) !== left - 1 ||
      (isSupported(state, owner, from) && !isSupported(state, owner, sea))
    )
      continue;
    if (best === NOBODY || enemiesAfloat(state, owner, sea).length < enemiesAfloat(state, owner, best).length)
      best = sea;
  }
  return [best, ...seaWay(state, owner, best, to)];
}

/** How many zones away one is from another; more than there are if no way leads there. */
function zonesBetween(state: State, owner: Nation, from: Place, to: Place): number {
  findZones(state, owner, from, LAND);
  return ZONES[to - LAND] === UNSEEN ? LAND : ZONES[to - LAND];
}

/** XXV.B Where the active nation has a stack that has not yet declared, and an enemy that was not yet sought out. */
function mayEngage(state: State, owner: Nation, sea: Place): boolean {
  if (targetsAt(state, owner, sea).length === 0) return false;
  return unitsAt(state, owner, sea).some((counter) => (state.stacks.engaged[counter] & DECLARED) === 0);
}

/** A stack of the active nation seeks battle in its zone. */
export function* seekBattle(g: Invasions, owner: Nation, sea: Place): Flow<void> {
  const { state } = g;
  const ready = unitsAt(state, owner, sea).filter((counter) => (state.stacks.engaged[counter] & DECLARED) === 0);
  const [stack] = navalStacks(ready);
  if (stack !== undefined) yield* engage(g, owner, stack, sea);
}

/** XXV.A, G20 Fleets that are out of range when their nation's activation ends are lost. */
export function loseStrayFleets(g: Invasions, owner: Nation): void {
  const { state } = g;
  if (seasWith(state, owner).every((sea) => isSupported(state, owner, sea))) return;
  for (const member of army(state, owner))
    for (const counter of unitsOf(state, member)) {
      const sea = state.pieces.at[counter];
      if (sea < LAND || isSupported(state, member, sea)) continue;
      g.emit({ event: 'fleet.lost', nation: nationId(member), province: placeId(sea) });
      remove(state, counter);
    }
}
