import type { Barred, Flow } from '@tabula/engine';
import type { Nation } from '../../data/book/book.ts';
import { COASTS, FIRST_SEA, IS_ENTRY, idOf, isSea, LAND_OR_STRAIT, type Space, spaceNamed } from '../../data/spaces.ts';
import { KNIGHT } from '../../data/units.ts';
import { prompt, RETREAT_TO, STAND, troopOf, troops } from '../../options.ts';
import { bookOf, NOBODY, type State } from '../../state/state.ts';
import type { Troop } from '../../state/troop.ts';
import { nationOf, strangers, subjectsOf } from '../pieces/control.ts';
import { isCivilWar, isFaction } from '../pieces/factions.ts';
import { wordsOf } from '../pieces/names.ts';
import {
  fleetsAt,
  freeHold,
  isPresent,
  landCounts,
  landUnits,
  leadersAt,
  leadersIn,
  onCampaign,
  shiftTroop,
  sizeOf,
  sum,
  unitsAt,
} from '../pieces/pieces.ts';
import { claimCapital, freeRetreatRoom, retreatRoom } from '../pieces/stacking.ts';
import { type Italia, seatOf } from '../pieces/table.ts';
import { eliminate, eliminateAll } from '../points/losses.ts';
import { award, linesOf } from '../points/scoring.ts';

/** Somebody who gives way. */
export interface Flight {
  readonly nation: Nation;
  readonly from: Space;
  /** Attackers may go back where they came from; defenders may not go there; who is sent away may go anywhere (R 17). */
  readonly role: 'attacker' | 'defender' | 'sent';
  /** Knights that cannot retreat because they are damaged (14.2). */
  readonly stuck: number;
  /** Who scores if somebody finds no way out. */
  readonly killer: Nation;
  /** It is a battle: a Roman leader who leaves it costs points (R 36). */
  readonly battle: boolean;
}

/** 13.4 Neutral garrisons neither move nor retreat. */
export function mayRetreat(state: State, nation: Nation): boolean {
  return !isCivilWar(state) || isFaction(state, nation);
}

/** A place to go to: how many units may, and how many of them without a loss where the capital was (R 62). */
interface Refuge {
  readonly space: Space;
  readonly room: number;
  readonly free: number;
}

/** 10.5 Where somebody can go, and how many units there. */
export function refuges(state: State, flight: Flight): Refuge[] {
  const { nation, from } = flight;
  const found: Refuge[] = [];
  if (!mayRetreat(state, nation)) return found;
  for (const area of LAND_OR_STRAIT[from]) if (isRefuge(state, flight, area)) found.push(roomIn(state, flight, area));
  for (const sea of COASTS[from]) if (fleetsAt(state, nation, sea) > 0) found.push(aboard(state, nation, sea));
  return found;
}

function isRefuge(state: State, { nation, from, role }: Flight, area: Space): boolean {
  const book = bookOf(state);
  const always = book.alwaysOpen[nation].includes(area);
  if (IS_ENTRY[area] && !always && (book.standard[area] & (1 << nation)) === 0) return false;
  const campaigns = onCampaign(state, nation) && role === 'attacker';
  const others = strangers(state, area, nation);
  if (others !== 0) return campaigns && (others & ~subjectsOf(state, nation)) === 0;
  // 12.3.2.3 Not to where a reacting defender came from.
  if (campaigns && state.turn.reactedFrom.includes(area)) return false;
  if (role !== 'defender' || always || landUnits(state, nation, area) > 0 || leadersAt(state, nation, area) > 0)
    return true;
  return !state.turn.entries.includes(area * 64 + from);
}

/** 8.4 Beside the leader on campaign there is no limit. */
function roomIn(state: State, { nation }: Flight, area: Space): Refuge {
  if (onCampaign(state, nation) && state.leaderAt[state.turn.leader] === area)
    return { space: area, room: Number.POSITIVE_INFINITY, free: Number.POSITIVE_INFINITY };
  return { space: area, room: retreatRoom(state, nation, area), free: freeRetreatRoom(state, nation, area) };
}

function aboard(state: State, nation: Nation, sea: Space): Refuge {
  const room = freeHold(state, nation, sea);
  return { space: sea, room, free: room };
}

/** 10.5 After a round of combat: some, all or nobody. */
export function* retreatAtWill(g: Italia, flight: Flight): Flow<void> {
  const { state } = g;
  const { nation, from } = flight;
  while (isPresent(state, nation, from)) {
    const places = openTo(state, flight);
    if (places.length === 0) return;
    const ask = prompt('retreat', '10.5', { nation: bookOf(state).id(nation), area: idOf(from) });
    const options = [STAND, ...places.map(({ space }) => RETREAT_TO[space])];
    const choice = yield* g.choose(seatOf(state, nation), ask, options, () => barredRetreats(state, flight, places));
    if (choice.kind === 'stand') return;
    yield* goTo(g, flight, spaceNamed(choice.area), false);
  }
}

/** 10.7, 12.5.2, 13.1 Everybody has to go; who cannot is eliminated. */
export function* retreatAll(g: Italia, flight: Flight): Flow<void> {
  const { state } = g;
  const { nation, from } = flight;
  while (isPresent(state, nation, from)) {
    const places = openTo(state, flight);
    if (places.length === 0) return eliminateAll(g, nation, from, flight.killer);
    const ask = prompt('must-retreat', '10.5', { nation: bookOf(state).id(nation), area: idOf(from) });
    const choice = yield* g.choose(
      seatOf(state, nation),
      ask,
      places.map(({ space }) => RETREAT_TO[space]),
      () => barredRetreats(state, flight, places),
    );
    const last = places.length === 1 || places.every(({ free }) => free === 0);
    yield* goTo(g, flight, spaceNamed(choice.area), last);
    if (last) return eliminateAll(g, nation, from, flight.killer);
  }
}

/** The refuges that somebody here could use: room for a unit, or a leader who needs none. */
function openTo(state: State, flight: Flight): Refuge[] {
  const { nation, from } = flight;
  const led = leadersAt(state, nation, from) > 0;
  const units = movable(state, flight).some((count) => count > 0);
  if (!led && !units) return [];
  return refuges(state, flight).filter(({ room }) => led || (units && room > 0));
}

function movable(state: State, { nation, from, stuck }: Flight): number[] {
  const units = landCounts(state, nation, from);
  units[KNIGHT] -= Math.min(stuck, units[KNIGHT]);
  return units;
}

/** Who goes there: the owner chooses, unless all must and can. */
function* goTo(g: Italia, flight: Flight, to: Space, all: boolean): Flow<void> {
  const { state } = g;
  const { nation, from } = flight;
  const units = movable(state, flight);
  const leaders = leadersIn(state, nation, from);
  const total = sum(units);
  const { room, free } = isSea(to) ? aboard(state, nation, to) : roomIn(state, flight, to);
  const most = Math.min(total, room);
  let troop: Troop = { units, leaders };
  if (!all || free < total) {
    const ask = prompt('who-retreats', '10.5', { nation: bookOf(state).id(nation), area: idOf(to) });
    const options = all
      ? troops('fall-back', units, [], Math.min(total, free), most, true)
      : troops('fall-back', units, leaders, 0, most);
    troop = troopOf(yield* g.choose(seatOf(state, nation), ask, options));
    if (all) troop = { units: troop.units, leaders };
  }
  yield* depart(g, flight, to, troop);
}

function* depart(g: Italia, flight: Flight, to: Space, troop: Troop): Flow<void> {
  const { state } = g;
  const { nation, from } = flight;
  shiftTroop(state, nation, from, to, troop);
  const words = wordsOf(troop.units, troop.leaders);
  g.emit({ event: 'retreated', nation: bookOf(state).id(nation), units: words, from: idOf(from), area: idOf(to) });
  if (to < FIRST_SEA && sizeOf(troop) > 0) yield* claimCapital(g, nation, to);
  if (flight.battle)
    for (const _ of troop.leaders)
      for (const line of linesOf(state, nation, 'leader-retreat')) award(g, nation, line, { event: 'score.retreat' });
}

/** 13.1, R 17 Everybody else leaves an area; who has nowhere to go is eliminated, and nobody scores. */
export function* makeWay(g: Italia, nation: Nation, area: Space): Flow<void> {
  for (let others = strangers(g.state, area, nation); others !== 0; others = strangers(g.state, area, nation)) {
    const other = nationOf(others);
    const flight: Flight = { nation: other, from: area, role: 'sent', stuck: 0, killer: NOBODY, battle: false };
    yield* retreatAll(g, flight);
  }
}

/** 10.2 One routed unit: it goes where it can, or is eliminated and scored. */
export function* routOne(g: Italia, flight: Flight, units: readonly number[]): Flow<void> {
  const { state } = g;
  const { nation, from } = flight;
  const stuck = units[KNIGHT] > 0 && flight.stuck >= unitsAt(state, nation, from, KNIGHT);
  const places = stuck ? [] : refuges(state, flight).filter(({ room }) => room > 0);
  if (places.length === 0) {
    units.forEach((count, kind) => {
      eliminate(g, nation, from, kind, count, flight.killer);
    });
    return;
  }
  const ask = prompt('must-retreat', '10.2', { nation: bookOf(state).id(nation), area: idOf(from) });
  const { area } = yield* g.choose(
    seatOf(state, nation),
    ask,
    places.map(({ space }) => RETREAT_TO[space]),
  );
  yield* depart(g, flight, spaceNamed(area), { units, leaders: [] });
}

/** 8.6, 10.5 Why one cannot retreat to the next area. */
export function barredRetreats(
  state: State,
  { nation, from, role }: Flight,
  open: readonly { readonly space: Space }[],
): Barred[] {
  if (!mayRetreat(state, nation)) return [];
  return LAND_OR_STRAIT[from].flatMap((area): Barred[] => {
    if (open.some(({ space }) => space === area)) return [];
    const option = RETREAT_TO[area];
    if (strangers(state, area, nation) !== 0) return [{ option, reason: 'strangers', rule: '10.5' }];
    if (IS_ENTRY[area]) return [{ option, reason: 'entry', rule: '10.5' }];
    if (role === 'defender' && landUnits(state, nation, area) === 0 && state.turn.entries.includes(area * 64 + from))
      return [{ option, reason: 'attackers-way', rule: '10.5' }];
    return retreatRoom(state, nation, area) === 0 ? [{ option, reason: 'no-room', rule: '8.6' }] : [];
  });
}
