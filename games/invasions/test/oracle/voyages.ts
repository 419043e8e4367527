import { COASTS, SEA_BORDERS } from '../../src/data/coasts.ts';
import { type Place, place } from '../../src/data/geography.ts';
import { NATION_ROWS } from '../../src/data/nations.ts';
import type { Counter, Nation } from '../../src/data/pieces.ts';
import { PROVINCE_ROWS } from '../../src/data/provinces.ts';
import type { State } from '../../src/state.ts';
import { type Column, grantsQuarters, mayOverrun, stepsOf } from './marches.ts';
import {
  countersAt,
  friends,
  hasHostileHorde,
  hasHostileLimes,
  hasWallsOfEnemy,
  holderOf,
  hostileUnits,
  isBarbarian,
  isClosed,
  isFriendlyGround,
  isNomad,
  isOwn,
  type Land,
  room,
  sortOf,
} from './position.ts';

const CARGO = 3;
const FLEET_STEPS = 4;
const TRANSPORTS = 2;

export const seasOf = (at: Land): Place[] =>
  COASTS.flatMap(([province, sea]) => (place(province) === at ? [place(sea)] : []));
const shoreOf = (sea: Place): Land[] =>
  COASTS.flatMap(([province, zone]) => (place(zone) === sea ? [place(province)] : []));
export const beside = (sea: Place): Place[] =>
  SEA_BORDERS.flatMap(([a, b]) => (place(a) === sea ? [place(b)] : place(b) === sea ? [place(a)] : []));

/** XXV.D-E Every coast to which the stack may sail, over one zone or two. */
export function voyages(state: State, column: Column): Set<Land> {
  const { owner, from, units, lead } = column;
  const ends = new Set<Land>();
  const steps = stepsOf(state, column);
  // XXV.D.b, h, i From a friendly coast, once, and no nomads.
  if (!isFriendlyGround(state, owner, from) || isNomad(state, owner)) return ends;
  if (units.some((unit) => state.stacks.voyages[unit] > 0)) return ends;
  const ways = seasOf(from).flatMap((sea) => [[sea], ...beside(sea).map((next) => [sea, next])]);
  for (const zones of ways.filter(({ length }) => length <= steps)) {
    const carried = zones.every((sea) => carriesAll(state, owner, sea, units.length));
    for (const to of shoreOf(zones[zones.length - 1])) {
      if (to === from || isClosed(state, owner, to) || !grantsQuarters(state, owner, to)) continue;
      if (!carried && !crossesWithoutFleets(state, owner, units, to, zones.length)) continue;
      // G220 Whoever meets enemies on the shore has to stop there, unless he overruns (XVIII.E).
      const met = hostileUnits(state, owner, to).length > 0 || hasHostileHorde(state, owner, to);
      const fortified = hasHostileLimes(state, owner, to) || hasWallsOfEnemy(state, owner, to);
      const overruns = steps > zones.length && !fortified && mayOverrun(state, column, to);
      if (met && !overruns && units.length > room(state, owner, to, lead === undefined ? [] : [lead])) continue;
      ends.add(to);
    }
  }
  return ends;
}

/** XXV.A.c, XXV.D.c-e A naval stack of friends, two fleets of one nation at most, with a step and a transport left and room for all. */
function carriesAll(state: State, owner: Nation, sea: Place, size: number): boolean {
  const ready = countersAt(state, sea).filter(
    (fleet) =>
      friends(state, owner, holderOf(state, fleet), sea) &&
      state.stacks.steps[fleet] < FLEET_STEPS &&
      state.stacks.voyages[fleet] < TRANSPORTS,
  );
  return NATION_ROWS.some((_, other) => {
    const fleets = ready.filter((fleet) =>
      isOwn(state, owner, other) ? isOwn(state, owner, holderOf(state, fleet)) : holderOf(state, fleet) === other,
    );
    return Math.min(2, fleets.length) * CARGO >= size && fleets.length > 0;
  });
}

/** G22 Barbarians cross to Britannia, units that are all amphibious anywhere over one zone. */
function crossesWithoutFleets(
  state: State,
  owner: Nation,
  units: readonly Counter[],
  to: Land,
  zones: number,
): boolean {
  if (units.length === 0) return false;
  if (isBarbarian(state, owner) && PROVINCE_ROWS[to].area === 'britannia') return true;
  return zones === 1 && units.every((unit) => sortOf(unit).amphibious);
}

/** XXV.A.a-d, G20 Zones within their steps in which the fleets find room, two stacks of two, and a port of their own within two zones. */
export function fleetGoals(state: State, owner: Nation, from: Place, fleets: readonly Counter[]): Set<Place> {
  const steps = Math.min(...fleets.map((fleet) => FLEET_STEPS - state.stacks.steps[fleet]));
  const ports = PROVINCE_ROWS.flatMap(({ port }, at) => {
    const ruler = state.lands.control[at];
    const own = port !== undefined && state.lands.level[at] > 0 && ruler >= 0 && isOwn(state, owner, ruler);
    return own ? [...zonesWithin(place(port), FLEET_RANGE)] : [];
  });
  // XXV.A.b They never leave the range of their ports, on the way neither; who is out of it comes back.
  const near = new Set([from]);
  for (let i = 0; i < steps; i++)
    for (const sea of [...near])
      for (const next of beside(sea)) if (!ports.includes(sea) || ports.includes(next)) near.add(next);
  near.delete(from);
  const own = (sea: Place) => countersAt(state, sea).filter((fleet) => isOwn(state, owner, holderOf(state, fleet)));
  return new Set([...near].filter((sea) => ports.includes(sea) && own(sea).length + fleets.length <= MOST_FLEETS));
}

const FLEET_RANGE = 2;
const MOST_FLEETS = 4;

function zonesWithin(from: Place, steps: number): Set<Place> {
  const found = new Set([from]);
  for (let i = 0; i < steps; i++) for (const sea of [...found]) for (const next of beside(sea)) found.add(next);
  return found;
}
