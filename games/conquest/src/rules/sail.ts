import type { Flow, Option, Seat } from '@tabula/engine';
import { CATAPULT, CAVALRY, INFANTRY, KINDS, UNITS_PER_GALLEY } from '../data/figures.ts';
import {
  COASTS,
  coastFrom,
  idOf,
  isSea,
  type Province,
  type Sea,
  type Space,
  seasBeside,
  shoresOf,
} from '../data/map.ts';
import {
  CALL,
  INVADE,
  LAND,
  LAND_LEADERS,
  LAND_UNITS,
  LOAD,
  LOAD_LEADERS,
  promptsAt,
  SAIL_TO,
  type ShipOption,
  STRIKE,
  shipOption,
} from '../options.ts';
import { ABOARD, index, NOBODY, type State } from '../state.ts';
import { addUnits, cargoOf, cargoSize, isHeldAgainst, sum, unitBundle } from './pieces.ts';
import type { Conquest } from './table.ts';

const SAIL_FROM = promptsAt('sail-to', '8.14', 'from');
const SHIP_FROM = promptsAt('ship', '8.14', 'from');
const LEADERS_ABOARD = promptsAt('load-leaders', '8.17', 'from');
const UNITS_ABOARD = promptsAt('load', '8.17', 'from');
const LEADERS_ASHORE = promptsAt('land-leaders', '8.19', 'at');
const UNITS_ASHORE = promptsAt('land-units', '8.19', 'at');

/** A sea off a coast, and those beyond it to which no sea off that coast named before leads. */
interface Offing {
  readonly sea: Sea;
  readonly beyond: readonly Sea[];
}

/** By province and coast. */
const OFF_COAST: readonly (readonly (readonly Offing[])[])[] = COASTS.map((coasts) =>
  coasts.map(({ seas }) => {
    const known = new Set(seas);
    return seas.map((sea) => {
      const beyond = seasBeside(sea).filter((next) => !known.has(next));
      for (const next of beyond) known.add(next);
      return { sea, beyond };
    });
  }),
);

/** What was landed in a province: nothing, leaders only, a legion. */
const LEADERS_LANDED = 1;
const LEGION_LANDED = 2;

/** Pieces in a province that have not moved in this turn: only they may board (8.17, R-MOV-5). */
function unmoved(state: State, seat: Seat, at: Province): { leaders: [number, number]; units: number[] } {
  const i = index(seat, at);
  return {
    leaders: [
      state.caesar[seat] === at && state.caesarLeft === 2 ? 1 : 0,
      state.generals[i] - state.halfGenerals[at] - state.spentGenerals[at],
    ],
    units: [
      state.units[INFANTRY][i] - state.spent[INFANTRY][at],
      state.units[CAVALRY][i] - state.spent[CAVALRY][at] - state.halfCavalry[at],
      state.units[CATAPULT][i] - state.spent[CATAPULT][at],
    ],
  };
}

function leadersAboard({ galley }: State, ship: number): number {
  return galley.generals[ship] + galley.caesar[ship];
}

/** 8.14 - 8.23 A galley leaves a coast, with or without a legion, or goes on from a sea. */
export function* sailFromCoast(g: Conquest, seat: Seat, from: Province, coast: number): Flow<void> {
  const { galley } = g.state;
  const ship = galley.owner.findIndex(
    (owner, s) => owner === seat && galley.at[s] === from && galley.coast[s] === coast && galley.left[s] > 0,
  );
  const aboard = yield* chooseCargo(g, seat, from, ship, false);
  const options: Option[] = [];
  const withUnits = sum(aboard.units) > 0;
  for (const { sea } of OFF_COAST[from][coast]) options.push(SAIL_TO[sea]);
  for (const { sea, beyond } of OFF_COAST[from][coast]) {
    for (const next of beyond) options.push(SAIL_TO[next]);
    addLandings(g.state, seat, sea, withUnits, options);
  }
  const to = yield* g.choose(seat, SAIL_FROM[from], options);
  board(g.state, seat, from, ship, aboard);
  arrive(g, seat, ship, to);
}

interface Aboard {
  readonly caesar: number;
  readonly generals: number;
  readonly units: readonly number[];
}

/** 8.17, R-SEA-2, R-SEA-7 Who goes aboard: leaders, and units if a leader is aboard. */
function* chooseCargo(g: Conquest, seat: Seat, at: Province, ship: number, must: boolean): Flow<Aboard> {
  const { state } = g;
  const ready = unmoved(state, seat, at);
  const led = leadersAboard(state, ship) > 0;
  const room = UNITS_PER_GALLEY - cargoSize(state, ship);
  const anyUnits = sum(ready.units) > 0 && room > 0;
  const leaderless = !led && room < UNITS_PER_GALLEY;
  const least = leaderless || (must && !(led && anyUnits)) ? 1 : 0;
  const [caesar, generals] = LOAD_LEADERS.countsOf(
    yield* LOAD_LEADERS.choose(g, seat, LEADERS_ABOARD[at], ready.leaders, least, Infinity),
  );
  if (!anyUnits || (caesar + generals === 0 && !led)) return { caesar, generals, units: [0, 0, 0] };
  const leastUnits = must && caesar + generals === 0 ? 1 : 0;
  const units = LOAD.countsOf(yield* LOAD.choose(g, seat, UNITS_ABOARD[at], ready.units, leastUnits, room));
  return { caesar, generals, units };
}

/** The pieces leave the province for the galley. */
function board(state: State, seat: Seat, at: Province, ship: number, { caesar, generals, units }: Aboard): void {
  const { galley } = state;
  addUnits(state, seat, at, units, -1);
  for (let kind = 0; kind < KINDS.length; kind++) galley.cargo[kind][ship] += units[kind];
  state.generals[index(seat, at)] -= generals;
  galley.generals[ship] += generals;
  if (caesar > 0) {
    galley.caesar[ship] = 1;
    state.caesar[seat] = ABOARD + ship;
    state.caesarLeft = 0;
  }
}

/** A galley as an option tells it from others in the same sea. */
function shipIn(state: State, ship: number): ShipOption {
  const { galley } = state;
  return shipOption(cargoOf(state, ship), galley.generals[ship], galley.caesar[ship], galley.left[ship]);
}

/**
 * A galley at sea moves on: to other seas, to a coast where all land, or to a coast and back, to set somebody down, to fetch
 * somebody, or both (8.15, R-OWN-5).
 */
export function* sailFromSea(g: Conquest, seat: Seat, sea: Sea): Flow<void> {
  const { state } = g;
  const { galley } = state;
  const ships: number[] = [];
  const kinds: ShipOption[] = [];
  for (let s = 0; s < galley.owner.length; s++) {
    if (galley.owner[s] !== seat || galley.at[s] !== sea || galley.left[s] === 0) continue;
    const kind = shipIn(state, s);
    if (kinds.includes(kind)) continue;
    kinds.push(kind);
    ships.push(s);
  }
  const ship = ships[kinds.indexOf(yield* g.choose(seat, SHIP_FROM[sea], kinds))];
  const withUnits = cargoSize(state, ship) > 0;
  const options: Option[] = [];
  for (const next of seasBeside(sea)) addSea(options, next);
  addLandings(state, seat, sea, withUnits, options);
  if (galley.left[ship] > 1) {
    for (const next of seasBeside(sea)) {
      for (const beyond of seasBeside(next)) if (beyond !== sea) addSea(options, beyond);
      addLandings(state, seat, next, withUnits, options);
    }
    for (const shore of shoresOf(sea))
      if (canCall(state, seat, shore, ship))
        options.push(attacks(state, seat, shore, withUnits) ? STRIKE[shore] : CALL[shore]);
  }
  const to = yield* g.choose(seat, SAIL_FROM[sea], options);
  const shore = SHORE_OF.get(to.id);
  if (shore === undefined) arrive(g, seat, ship, to);
  else {
    const ashore = yield* setDown(g, seat, ship, shore, sea);
    yield* embark(g, seat, ship, shore, sea, !ashore);
    galley.left[ship] = 0;
  }
}

/**
 * 8.14, 8.15, 8.19 A galley calls at a coast: any of its leaders land, with any of its units if one of them does. Units that stay
 * aboard need a leader, too (R-SEA-7), and leaders stay only if some units do, or none land. Tells whether anybody landed.
 */
function* setDown(g: Conquest, seat: Seat, ship: number, shore: Province, sea: Sea): Flow<boolean> {
  const { state } = g;
  const { galley } = state;
  const legion = !canLand(state, seat, shore, false) ? 1 : 0;
  const crew = [galley.caesar[ship], galley.generals[ship]];
  const cargo = cargoOf(state, ship);
  const last = legion > 0 && sum(cargo) === legion;
  const least = last ? sum(crew) : legion > 0 || !canFetch(state, seat, shore, ship) ? 1 : 0;
  const led = yield* LAND_LEADERS.choose(g, seat, LEADERS_ASHORE[shore], crew, Math.min(least, sum(crew)), Infinity);
  const [caesar, generals] = LAND_LEADERS.countsOf(led);
  if (caesar + generals === 0) return false;
  const relief = unmoved(state, seat, shore).leaders;
  const all = caesar + generals === sum(crew);
  const fewest = all && sum(relief) === 0 ? sum(cargo) : legion;
  const most = all ? sum(cargo) : Math.max(0, sum(cargo) - 1);
  const ask = LAND_UNITS.choose(g, seat, UNITS_ASHORE[shore], cargo, fewest, most);
  const units = LAND_UNITS.countsOf(yield* ask);
  disembark(state, seat, ship, shore, { caesar, generals, units });
  g.emit({ event: 'set-down', by: seat, units: unitBundle(units, generals, caesar), at: idOf(shore), to: idOf(sea) });
  return true;
}

/** 8.15 Then others may board, and the galley puts back to the sea it came from. */
function* embark(g: Conquest, seat: Seat, ship: number, shore: Province, sea: Sea, must: boolean): Flow<void> {
  const { state } = g;
  const aboard = yield* chooseCargo(g, seat, shore, ship, must);
  if (aboard.caesar + aboard.generals + sum(aboard.units) === 0) return;
  board(state, seat, shore, ship, aboard);
  const units = unitBundle(aboard.units, aboard.generals, aboard.caesar);
  g.emit({ event: 'loaded', by: seat, units, at: idOf(shore), to: idOf(sea) });
}

/** For voyages to a coast and back: the coast. */
const SHORE_OF: ReadonlyMap<string, Province> = new Map(
  [CALL, STRIKE].flatMap((table) => table.map(({ id }, province) => [id, province] as const)),
);

function addSea(options: Option[], sea: Sea): void {
  if (!options.includes(SAIL_TO[sea])) options.push(SAIL_TO[sea]);
}

function addLandings(state: State, seat: Seat, sea: Sea, withUnits: boolean, options: Option[]): void {
  for (const shore of shoresOf(sea)) {
    if (!canLand(state, seat, shore, withUnits)) continue;
    const coast = coastFrom(shore, sea);
    const landing = attacks(state, seat, shore, withUnits) ? INVADE[shore][coast] : LAND[shore][coast];
    if (!options.includes(landing)) options.push(landing);
  }
}

/** Whether a landing is an attack. A galley without units attacks nobody: it only goes to the coast where others fight (R-SEA-5). */
function attacks(state: State, seat: Seat, shore: Province, withUnits: boolean): boolean {
  return withUnits && isHeldAgainst(state, seat, shore);
}

/** 8.21, R-SEA-4, R-SEA-5 A foreign coast is entered only to land a legion there, or after one has landed. */
export function canLand(state: State, seat: Seat, shore: Province, withUnits: boolean): boolean {
  if (withUnits || state.landed[shore] === LEGION_LANDED) return true;
  const owner = state.control[shore];
  return (owner === seat || owner === NOBODY) && !isHeldAgainst(state, seat, shore);
}

/** 8.15, 8.21 A galley may call where it may be at all, if somebody can land or board. */
function canCall(state: State, seat: Seat, shore: Province, ship: number): boolean {
  if (!canLand(state, seat, shore, cargoSize(state, ship) > 0)) return false;
  return leadersAboard(state, ship) > 0 || canFetch(state, seat, shore, ship);
}

/** Whether anybody could board a galley that calls at a coast: leaders, or units if it has a leader. */
function canFetch(state: State, seat: Seat, shore: Province, ship: number): boolean {
  const { leaders, units } = unmoved(state, seat, shore);
  if (leaders[0] + leaders[1] > 0) return true;
  return leadersAboard(state, ship) > 0 && sum(units) > 0 && cargoSize(state, ship) < UNITS_PER_GALLEY;
}

const DESTINATIONS: ReadonlyMap<string, { readonly space: Space; readonly coast: number }> = new Map([
  ...SAIL_TO.map(({ id }, at) => [id, { space: at, coast: 0 }] as const),
  ...[LAND, INVADE].flatMap((table) =>
    table.flatMap((coasts, at) => coasts.map(({ id }, coast) => [id, { space: at, coast }] as const)),
  ),
]);

/** The galley arrives; at a coast everything aboard lands (R-SEA-3) and is done for this turn (8.20). */
function arrive(g: Conquest, seat: Seat, ship: number, option: Option): void {
  const { state } = g;
  const { galley } = state;
  const target = DESTINATIONS.get(option.id);
  if (target === undefined) throw new Error(`"${option.id}" is no place to sail to`);
  const from = galley.at[ship];
  const units = unitBundle(cargoOf(state, ship), galley.generals[ship], galley.caesar[ship]);
  galley.left[ship] = isSea(target.space)
    ? galley.left[ship] - stepsBetween(from, galley.coast[ship], target.space)
    : 0;
  galley.at[ship] = target.space;
  galley.coast[ship] = target.coast;
  const event = isSea(target.space) ? 'sailed' : 'landed';
  g.emit({ event, by: seat, units, from: idOf(from), to: idOf(target.space) });
  if (!isSea(target.space)) land(state, seat, ship, target.space);
}

/** Movement points from a space to a sea. */
function stepsBetween(from: Space, coast: number, to: Sea): number {
  const near = isSea(from) ? seasBeside(from) : COASTS[from][coast].seas;
  return near.includes(to) ? 1 : 2;
}

/** Everybody aboard goes ashore. */
function land(state: State, seat: Seat, ship: number, shore: Province): void {
  const { galley } = state;
  const all = { caesar: galley.caesar[ship], generals: galley.generals[ship], units: cargoOf(state, ship) };
  disembark(state, seat, ship, shore, all);
}

/** Pieces go ashore, and are done for this turn (8.20). */
function disembark(state: State, seat: Seat, ship: number, shore: Province, { caesar, generals, units }: Aboard): void {
  const { galley } = state;
  if (sum(units) > 0) state.landed[shore] = LEGION_LANDED;
  else if (generals + caesar > 0) state.landed[shore] = Math.max(state.landed[shore], LEADERS_LANDED);
  addUnits(state, seat, shore, units);
  for (let kind = 0; kind < KINDS.length; kind++) {
    state.spent[kind][shore] += units[kind];
    galley.cargo[kind][ship] -= units[kind];
  }
  state.generals[index(seat, shore)] += generals;
  state.spentGenerals[shore] += generals;
  galley.generals[ship] -= generals;
  if (caesar > 0) {
    galley.caesar[ship] = 0;
    state.caesar[seat] = shore;
    state.caesarLeft = 0;
  }
}
