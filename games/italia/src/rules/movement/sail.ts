import type { Flow } from '@tabula/engine';
import type { Leader, Nation } from '../../data/book/book.ts';
import { FLEET_CAPACITY, FLEET_MOVE } from '../../data/figures.ts';
import { COASTS, IS_ENTRY, idOf, SEA_WAYS, type Space, spaceNamed } from '../../data/spaces.ts';
import { FLEET, LAND_KINDS } from '../../data/units.ts';
import { COLLECT, LAND, LEAVE, LOAD, prompt, SAIL, STOP, type TroopOption, troopOf, troops } from '../../options.ts';
import { bookOf, NOBODY, SLOTS, type State } from '../../state/state.ts';
import type { Troop } from '../../state/troop.ts';
import { enemies, mayRest } from '../pieces/control.ts';
import { type Group, keepApart, type Lot, partingOf, unload } from '../pieces/convoys.ts';
import { wordsOf } from '../pieces/names.ts';
import {
  fleetsAt,
  landUnits,
  leadersAt,
  leadersIn,
  shift,
  shiftLeader,
  shiftTroop,
  sizeOf,
  sum,
  tellMoved,
} from '../pieces/pieces.ts';
import { attackLimit } from '../pieces/stacking.ts';
import { type Italia, seatOf } from '../pieces/table.ts';
import { isAmongAllies, keepBack } from './column.ts';
import { mayEnterEntry, noteWay, unmoved, unmovedLeaders } from './march.ts';

/** Fleets under way, with what they carry; those that a leader picks up on his way are a lot of their own (9.6). */
interface Voyage {
  readonly nation: Nation;
  lots: Lot[];
  readonly leaders: Leader[];
  /** The leader on campaign who must be with them; nobody in an ordinary move. */
  readonly guide: Leader;
  sea: Space;
  sailed: number;
  /** 9.6, R 79 All land units that these fleets have carried in this phase, those too that they left to others. */
  carried: number;
  acted: boolean;
  over: boolean;
}

/** Fleets of a nation in a sea that have not moved. */
export function idleFleets(state: State, nation: Nation, sea: Space): number {
  return fleetsAt(state, nation, sea) - state.turn.moved[sea * SLOTS + FLEET];
}

/** 9.5, 9.6 Some fleets of a sea move together: they load, sail and land in any order. */
export function* sail(g: Italia, sea: Space): Flow<void> {
  const { state } = g;
  const { nation } = state;
  const cargo = unmoved(state, nation, sea);
  const leaders = unmovedLeaders(state, nation, sea);
  const staying = landUnits(state, nation, sea) - sum(cargo);
  const idle = idleFleets(state, nation, sea);
  const others = fleetsAt(state, nation, sea) - idle;
  const roomElsewhere = others * FLEET_CAPACITY - staying - usedUp(state, sea);
  const ask = prompt('fleets', '9.5', { nation: bookOf(state).id(nation), area: idOf(sea) });
  const options = sailings(cargo, idle, leaders, roomElsewhere, others > 0);
  const troop = troopOf(yield* g.choose(seatOf(state, nation), ask, options));
  const voyage = newVoyage(nation, sea, troop, NOBODY);
  voyage.carried = Math.max(
    voyage.carried,
    Math.min(ownCargo(cargo, idle, troop), troop.units[FLEET] * FLEET_CAPACITY),
  );
  yield* under(g, voyage);
  settle(state, nation, voyage.sea, voyage.lots, voyage.leaders);
  for (let n = sum(aboardOf(voyage)); n < voyage.carried; n++) state.turn.ferried.push(voyage.sea);
}

/** 9.6, R 79 Room on fleets of a sea that have moved for which they have carried somebody in this phase who is not aboard any more. */
function usedUp({ turn }: State, sea: Space): number {
  return turn.ferried.filter((one) => one === sea).length;
}

/** How many land units lie on some of the idle fleets, if the others that are idle are full. */
function ownCargo(cargo: readonly number[], idle: number, { units }: Troop): number {
  return sum(cargo) - (idle - units[FLEET]) * FLEET_CAPACITY;
}

/** 12.3.1 A leader on campaign goes aboard, or sails on, with the fleets of one sea. */
export function* sailOnCampaign(g: Italia, leader: Leader, sea: Space): Flow<void> {
  const { state } = g;
  const { nation } = state;
  const from = state.leaderAt[leader];
  const passengers = leadersIn(state, nation, sea);
  const ask = prompt('fleets', '12.3', { nation: bookOf(state).id(nation), area: idOf(sea) });
  const options = sailings(unmoved(state, nation, sea), fleetsAt(state, nation, sea), passengers, 0, false).filter(
    (choice) =>
      from === sea
        ? troopOf(choice).leaders.includes(leader)
        : mayRest(state, nation, from) || holdOf(troopOf(choice)) >= landUnits(state, nation, from),
  );
  const troop = troopOf(yield* g.choose(seatOf(state, nation), ask, options));
  const voyage = newVoyage(nation, sea, troop, leader);
  if (from !== sea) yield* load(g, voyage, from);
  yield* under(g, voyage);
  settle(state, nation, voyage.sea, voyage.lots, voyage.leaders);
}

/** How many more units some fleets with their cargo can take. */
function holdOf({ units }: Troop): number {
  return units[FLEET] * (FLEET_CAPACITY + 1) - sum(units);
}

function newVoyage(nation: Nation, sea: Space, troop: Troop, guide: Leader): Voyage {
  const lot = lotOf(troop);
  const carried = sum(lot.cargo);
  const leaders = [...troop.leaders];
  return { nation, sea, lots: [lot], leaders, guide, sailed: 0, carried, acted: false, over: false };
}

function lotOf({ units }: Troop): Lot {
  return { fleets: units[FLEET], cargo: units.slice(0, LAND_KINDS) };
}

function fleetsOf({ lots }: Voyage): number {
  return lots.reduce((fleets, lot) => fleets + lot.fleets, 0);
}

/** By kind: the land units aboard. */
function aboardOf({ lots }: Voyage): readonly number[] {
  if (lots.length === 1) return lots[0].cargo;
  return lots[0].cargo.map((_, kind) => lots.reduce((units, { cargo }) => units + cargo[kind], 0));
}

const SAILINGS = new Map<string, readonly TroopOption[]>();

/** Which fleets can leave with which cargo: two units a fleet, and what stays needs room too. */
function sailings(
  cargo: readonly number[],
  idle: number,
  leaders: readonly Leader[],
  roomElsewhere: number,
  fleetsStay: boolean,
  kind: 'take' | 'collect-units' = 'take',
): readonly TroopOption[] {
  const key = `${kind} ${cargo.join()} ${idle} ${leaders.join()} ${roomElsewhere} ${fleetsStay}`;
  let list = SAILINGS.get(key);
  if (list === undefined) {
    const total = sum(cargo);
    list = troops(kind, [...cargo, idle], leaders, 1, total + idle).filter((choice) => {
      const { units, leaders: going } = troopOf(choice);
      const fleets = units[FLEET];
      const loaded = sum(units) - units[FLEET];
      if (fleets === 0 || loaded > fleets * FLEET_CAPACITY) return false;
      if (total - loaded > roomElsewhere + (idle - fleets) * FLEET_CAPACITY) return false;
      return fleetsStay || fleets < idle || going.length === leaders.length;
    });
    SAILINGS.set(key, list);
  }
  return list;
}

function* under(g: Italia, voyage: Voyage): Flow<void> {
  const { state } = g;
  const { nation } = voyage;
  while (!voyage.over) {
    const options = voyageOptions(state, voyage);
    const units = wordsOf([...aboardOf(voyage), fleetsOf(voyage)], voyage.leaders);
    const ask = prompt('voyage', '9.6', { nation: bookOf(state).id(nation), area: idOf(voyage.sea), units });
    const choice = yield* g.choose(seatOf(state, nation), ask, options);
    switch (choice.kind) {
      case 'stop':
        return;
      case 'sail':
        sailTo(g, voyage, spaceNamed(choice.sea));
        break;
      case 'load':
        yield* load(g, voyage, spaceNamed(choice.area));
        break;
      case 'land':
        yield* land(g, voyage, spaceNamed(choice.area));
        break;
      case 'collect':
        yield* pickUp(g, voyage);
        break;
      case 'leave':
        yield* leaveFleets(g, voyage);
        break;
    }
    voyage.acted = true;
  }
}

type VoyageOption =
  | (typeof SAIL)[number]
  | (typeof LOAD)[number]
  | (typeof LAND)[number]
  | typeof STOP
  | typeof LEAVE
  | typeof COLLECT;

function voyageOptions(state: State, voyage: Voyage): VoyageOption[] {
  const { sea, sailed } = voyage;
  const options: VoyageOption[] = [];
  const aboard = sum(aboardOf(voyage));
  if (sailed < FLEET_MOVE) for (const to of SEA_WAYS[sea]) options.push(SAIL[to]);
  for (const area of COASTS[sea]) {
    if (mayLoad(state, voyage, area)) options.push(LOAD[area]);
    if (mayLand(state, voyage, area, aboard)) options.push(LAND[area]);
  }
  if (voyage.acted || voyage.guide !== NOBODY) options.push(STOP);
  if (voyage.guide !== NOBODY && sailed > 0) {
    if (fleetsOf(voyage) > 1) options.push(LEAVE);
    if (waitingFleets(state, voyage).length > 0) options.push(COLLECT);
  }
  return options;
}

/** 12.3.1, R 106 Fleets of a sea on the way, with what lies on them, that may join the leader on campaign. */
function waitingFleets(state: State, voyage: Voyage): readonly TroopOption[] {
  const { nation, sea, leaders } = voyage;
  const idle = idleFleets(state, nation, sea) - fleetsOf(voyage);
  if (idle === 0) return [];
  const aboard = aboardOf(voyage);
  const cargo = unmoved(state, nation, sea).map((count, kind) => count - aboard[kind]);
  const others = leadersIn(state, nation, sea).filter((leader) => !leaders.includes(leader));
  const staying = landUnits(state, nation, sea) - sum(aboard) - sum(cargo);
  const left = fleetsAt(state, nation, sea) - fleetsOf(voyage) - idle;
  return sailings(cargo, idle, others, left * FLEET_CAPACITY - staying, left > 0, 'collect-units');
}

function* pickUp(g: Italia, voyage: Voyage): Flow<void> {
  const { state } = g;
  const { nation, sea, lots, leaders } = voyage;
  const ask = prompt('collect', '12.3.1', { nation: bookOf(state).id(nation), area: idOf(sea) });
  const troop = troopOf(yield* g.choose(seatOf(state, nation), ask, waitingFleets(state, voyage)));
  lots.push(lotOf(troop));
  leaders.push(...troop.leaders);
}

/** 12.3.1, R 78, R 106 Fleets that a leader on campaign leaves where he passes, with what lies on them, have moved. */
function* leaveFleets(g: Italia, voyage: Voyage): Flow<void> {
  const { state } = g;
  const { nation, sea, lots, leaders, guide } = voyage;
  const fleets = fleetsOf(voyage) - 1;
  const aboard = aboardOf(voyage);
  const others = leaders.filter((leader) => leader !== guide);
  const ask = prompt('drop', '12.3.1', { nation: bookOf(state).id(nation), area: idOf(sea) });
  const options = troops('drop', [...aboard, fleets], others, 1, sum(aboard) + fleets).filter((choice) => {
    const { units } = troopOf(choice);
    return units[FLEET] > 0 && partingOf(lots, units) !== undefined;
  });
  const troop = troopOf(yield* g.choose(seatOf(state, nation), ask, options));
  const parting = partingOf(lots, troop.units);
  if (parting === undefined) return;
  voyage.lots = parting.left.filter((lot) => lot.fleets > 0).map((lot) => ({ ...lot, cargo: [...lot.cargo] }));
  for (const leader of troop.leaders) leaders.splice(leaders.indexOf(leader), 1);
  settle(state, nation, sea, parting.gone, troop.leaders);
}

function holdLeft(voyage: Voyage): number {
  return fleetsOf(voyage) * FLEET_CAPACITY - voyage.carried;
}

/** Whether anybody waits on a coast to go aboard; on campaign they went aboard with their leader (R 82). */
function mayLoad(state: State, voyage: Voyage, area: Space): boolean {
  const { nation, guide } = voyage;
  if (guide !== NOBODY || (state.mask[area] & (1 << nation)) === 0) return false;
  if (holdLeft(voyage) > 0 && sum(unmoved(state, nation, area)) > 0) return true;
  return unmovedLeaders(state, nation, area).length > 0;
}

/** Whether anybody aboard may go ashore: a unit, or a leader by himself; on campaign its leader, and others with him (R 82). */
function mayLand(state: State, voyage: Voyage, area: Space, aboard: number): boolean {
  const { leaders, guide } = voyage;
  if (guide === NOBODY && aboard > 0 && landRoom(state, voyage, area, NO_LEADERS) > 0) return true;
  return leaders.length > 0 && landRoom(state, voyage, area, leaders) >= 0;
}

/** How many units may land in an area together with some leaders; -1 if nobody may. */
function landRoom(state: State, { nation, guide }: Voyage, area: Space, leaders: readonly Leader[]): number {
  if (IS_ENTRY[area] && !mayEnterEntry(state, nation, area)) return -1;
  const campaigns = guide !== NOBODY;
  if (isAmongAllies(state, nation, area)) return campaigns && mayRest(state, nation, area) ? ANY_NUMBER : -1;
  // 12.3.1 On campaign any number attack.
  if (campaigns || enemies(state, area, nation) === 0) return ANY_NUMBER;
  const led = leaders.length > 0 || leadersAt(state, nation, area) > 0;
  return Math.max(0, attackLimit(state, nation, area, led) - landUnits(state, nation, area));
}

/** Who may go ashore together. */
function landings(state: State, voyage: Voyage, area: Space): readonly TroopOption[] {
  const { leaders, guide } = voyage;
  const aboard = aboardOf(voyage);
  const all = troops('take', aboard, leaders, 0, sum(aboard));
  if (guide !== NOBODY) return all.filter((choice) => troopOf(choice).leaders.includes(guide));
  if (landRoom(state, voyage, area, NO_LEADERS) >= sum(aboard)) return all;
  return all.filter((choice) => {
    const some = troopOf(choice);
    return sizeOf(some) <= landRoom(state, voyage, area, some.leaders);
  });
}

const ANY_NUMBER = Number.POSITIVE_INFINITY;
const NO_LEADERS: readonly Leader[] = [];

function sailTo(g: Italia, voyage: Voyage, to: Space): void {
  const { state } = g;
  const { nation, sea, leaders } = voyage;
  const sailing = [...aboardOf(voyage), fleetsOf(voyage)];
  const troop = { units: sailing, leaders };
  shiftTroop(state, nation, sea, to, troop);
  tellMoved(g, nation, sea, to, troop);
  voyage.sea = to;
  voyage.sailed += 1;
}

/** 9.6 Units that have not moved go aboard from the coast, on campaign with their leader; leaders take no room. */
function* load(g: Italia, voyage: Voyage, area: Space): Flow<void> {
  const { state } = g;
  const { nation, lots, sea, guide } = voyage;
  const units = unmoved(state, nation, area);
  const leaders = guide === NOBODY ? unmovedLeaders(state, nation, area) : [];
  const total = guide === NOBODY ? sum(units) : sum(units) - keepBack(state, nation, guide);
  const most = Math.min(total, holdLeft(voyage));
  const least = guide !== NOBODY && isAmongAllies(state, nation, area) ? most : 0;
  const ask = prompt('load', '9.6', { nation: bookOf(state).id(nation), area: idOf(area) });
  const options = troops('take', units, leaders, least, most, guide !== NOBODY);
  const troop = troopOf(yield* g.choose(seatOf(state, nation), ask, options));
  const passengers = guide === NOBODY ? troop.leaders : [guide];
  const aboard = { units: troop.units, leaders: passengers };
  shiftTroop(state, nation, area, sea, aboard);
  for (let kind = 0; kind < LAND_KINDS; kind++) lots[0].cargo[kind] += troop.units[kind];
  voyage.leaders.push(...passengers);
  voyage.carried += sizeOf(troop);
  tellMoved(g, nation, area, sea, aboard);
}

/** 9.6 Units go ashore and have moved; against enemies it is a landing (10.8.2). */
function* land(g: Italia, voyage: Voyage, area: Space): Flow<void> {
  const { state } = g;
  const { nation, sea } = voyage;
  const ask = prompt('land', '9.6', { nation: bookOf(state).id(nation), area: idOf(area) });
  const troop = troopOf(yield* g.choose(seatOf(state, nation), ask, landings(state, voyage, area)));
  const attack = enemies(state, area, nation) !== 0;
  for (let kind = 0; kind < LAND_KINDS; kind++) {
    unload(voyage.lots, kind, troop.units[kind]);
    shift(state, nation, sea, area, kind, troop.units[kind]);
    state.turn.moved[area * SLOTS + kind] += troop.units[kind];
    if (attack) state.turn.landed[area * SLOTS + kind] += troop.units[kind];
  }
  for (const leader of troop.leaders) {
    shiftLeader(state, leader, area);
    voyage.leaders.splice(voyage.leaders.indexOf(leader), 1);
    state.turn.leadersMoved.push(leader);
    if (leader !== voyage.guide) continue;
    noteWay(state, area);
    voyage.over = true;
  }
  tellMoved(g, nation, sea, area, troop);
}

/** Fleets and whoever is aboard have moved, and lie apart from the others of that sea. */
function settle(state: State, nation: Nation, sea: Space, lots: readonly Group[], leaders: readonly Leader[]): void {
  const { moved, leadersMoved } = state.turn;
  for (const { fleets, cargo } of lots) {
    if (fleets === 0) continue;
    keepApart(state, { nation, sea, fleets, cargo });
    moved[sea * SLOTS + FLEET] += fleets;
    for (let kind = 0; kind < LAND_KINDS; kind++) moved[sea * SLOTS + kind] += cargo[kind];
  }
  leadersMoved.push(...leaders);
}
