import type { Barred, Flow, Prompt } from '@tabula/engine';
import type { Leader, Nation } from '../../data/book/book.ts';
import { COASTS, FIRST_SEA, idOf, isSea, LAND_OR_STRAIT, SEA_WAYS, type Space, spaceNamed } from '../../data/spaces.ts';
import { CONSULAR, KNIGHT, UNITS } from '../../data/units.ts';
import { DAMAGED, prompt, RETREAT_TO, STAND, STAY, troopOf, troops } from '../../options.ts';
import { bookOf, NOBODY, type State } from '../../state/state.ts';
import type { Troop } from '../../state/troop.ts';
import { controls, isOrdinary, mayRest, strangers, subjectsOf } from '../pieces/control.ts';
import { isCivilWar, isFaction, isWithCampaign } from '../pieces/factions.ts';
import { wordsOf } from '../pieces/names.ts';
import {
  fleetsAt,
  freeHold,
  isPresent,
  landCounts,
  leadersAt,
  leadersIn,
  onCampaign,
  shiftTroop,
  sizeOf,
  sum,
  unitsAt,
} from '../pieces/pieces.ts';
import { freeLeader, freeRetreatRoom, retreatedTo, retreatRoom } from '../pieces/stacking.ts';
import { type Italia, seatOf } from '../pieces/table.ts';
import { eliminate, eliminateAll } from '../points/losses.ts';
import { award, linesOf } from '../points/scoring.ts';

/** Somebody who gives way. */
export interface Flight {
  readonly nation: Nation;
  readonly from: Space;
  /** Attackers may go back where they came from; defenders may not go there; to who is sent away no way of attackers is closed (R 17). */
  readonly role: 'attacker' | 'defender' | 'sent';
  /** Before whom. */
  readonly foe: Nation;
  /** By kind: units of two hits that have taken one; who goes is struck off. Damaged knights cannot go (14.2). */
  readonly damaged: number[];
  /** Who scores if somebody finds no way out. */
  readonly killer: Nation;
  /** It is a battle: a Roman leader who leaves it costs points (R 36). */
  readonly battle: boolean;
  /** Areas that were not its own before: none of them can be named capital while the others go (8.1 FAQ). */
  readonly entered: Space[];
}

/** R 17 A flight without a battle: nobody is hurt; who finds no way out counts for whom he makes way for (11.0). */
export function sentAway(nation: Nation, from: Space, role: 'attacker' | 'sent', foe: Nation): Flight {
  return { nation, from, role, foe, damaged: UNITS.map(() => 0), killer: foe, battle: false, entered: [] };
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
  for (const area of LAND_OR_STRAIT[from])
    if (closedBy(state, flight, area) === null) found.push(roomIn(state, flight, area));
  for (const sea of COASTS[from])
    if (fleetsAt(state, nation, sea) > 0 && !isReactedFrom(state, nation, flight.foe, sea))
      found.push(aboard(state, nation, sea));
  return found;
}

/** 9.2, 10.5, 12.3.1 Why an adjacent area is no refuge; null if it is one. */
function closedBy(state: State, flight: Flight, area: Space): Pick<Barred, 'reason' | 'rule'> | null {
  const { nation, from, role, foe } = flight;
  const always = bookOf(state).alwaysOpen[nation].includes(area);
  const others = strangers(state, area, nation);
  if (others !== 0 && !isShelter(state, flight, area, others)) return { reason: 'strangers', rule: '10.5' };
  if (!always && !isOrdinary(state, nation, area)) return { reason: 'entry', rule: '10.5' };
  if (isReactedFrom(state, nation, foe, area)) return REACTED;
  if (role !== 'defender' || always || isPresent(state, nation, area)) return null;
  return state.turn.entries.includes(area * 64 + from) ? { reason: 'attackers-way', rule: '10.5' } : null;
}

const REACTED = { reason: 'reacted', rule: '12.3.2.3' } as const;

/** 12.3.2.3 Whoever is on campaign does not retreat, on land or at sea, to where a reaction of the enemy began. */
function isReactedFrom(state: State, nation: Nation, foe: Nation, space: Space): boolean {
  return onCampaign(state, nation) && state.turn.reactedFrom.includes(foe * 64 + space);
}

/** 10.8, 12.3.2.3 The seas that fleets may retreat to, and those they may not. */
export function seasToRetreatTo(state: State, nation: Nation, foe: Nation, sea: Space): Space[] {
  return SEA_WAYS[sea].filter((to) => !isReactedFrom(state, nation, foe, to));
}

export function barredSeas(state: State, nation: Nation, foe: Nation, seas: readonly Space[]): Barred[] {
  return seas
    .filter((sea) => isReactedFrom(state, nation, foe, sea))
    .map((sea) => ({ option: RETREAT_TO[sea], ...REACTED }));
}

/** 12.3.1, R 81 The army of a leader on campaign may retreat to its subjects, and others of its nation to him there. */
function isShelter(state: State, { nation, from, role }: Flight, area: Space, others: number): boolean {
  if (role === 'sent' || (others & ~subjectsOf(state, nation)) !== 0) return false;
  if (!isWithCampaign(state, nation, from) && !isWithCampaign(state, nation, area)) return false;
  return mayCamp(state, nation, area);
}

/** 12.3.1, R 85 To stay is no move, and neither is a retreat: who cannot pay for a move leaves when the campaign is over. */
function mayCamp(state: State, nation: Nation, area: Space): boolean {
  return mayRest(state, nation, area, Infinity);
}

/** R 81 To subjects one goes with the leader on campaign or after him. */
function roomIn(state: State, { nation, entered }: Flight, area: Space): Refuge {
  if (strangers(state, area, nation) !== 0 && !isWithCampaign(state, nation, area))
    return { space: area, room: 0, free: 0 };
  const nameable = !entered.includes(area);
  const room = retreatRoom(state, nation, area, nameable);
  return { space: area, room, free: freeRetreatRoom(state, nation, area, nameable) };
}

function aboard(state: State, nation: Nation, sea: Space): Refuge {
  const room = freeHold(state, nation, sea);
  return { space: sea, room, free: room };
}

/** 10.5 After a round of combat: some, all or nobody. */
export function* retreatAtWill(g: Italia, flight: Flight): Flow<void> {
  while (isPresent(g.state, flight.nation, flight.from))
    if (!(yield* goesSomewhere(g, flight, 'retreat', '10.5', STAND))) return;
}

/** 12.5.2 A new overlord's units leave an area of his subject; the army on campaign may stay there with its leader (R 136). */
export function* leaveSubject(g: Italia, overlord: Nation, area: Space, subject: Nation): Flow<void> {
  const { state } = g;
  const flight = sentAway(overlord, area, 'attacker', subject);
  while (isWithCampaign(state, overlord, area) && mayCamp(state, overlord, area))
    if (!(yield* goesSomewhere(g, flight, 'stay-or-go', '12.5.2', STAY))) return;
  yield* retreatAll(g, flight);
}

/** Whether somebody retreats, who need not. */
function* goesSomewhere(
  g: Italia,
  flight: Flight,
  question: string,
  rule: string,
  remain: typeof STAND | typeof STAY,
): Flow<boolean> {
  const { state } = g;
  const { nation, from } = flight;
  const places = openTo(state, flight);
  if (places.length === 0) return false;
  const ask = prompt(question, rule, { nation: bookOf(state).id(nation), area: idOf(from) });
  const options = [remain, ...places.map(({ space }) => RETREAT_TO[space])];
  const choice = yield* g.choose(seatOf(state, nation), ask, options, () => barredRetreats(state, flight, places));
  if (choice.kind !== 'retreat-to') return false;
  yield* goTo(g, flight, spaceNamed(choice.area), false);
  return true;
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
    // A leader needs no room: while he is there the others may still go elsewhere.
    const last =
      places.length === 1 || (places.every(({ free }) => free === 0) && leadersAt(state, nation, from) === 0);
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

function movable(state: State, { nation, from, damaged }: Flight): number[] {
  const units = landCounts(state, nation, from);
  units[KNIGHT] -= Math.min(damaged[KNIGHT], units[KNIGHT]);
  return units;
}

/** 8.4 The leader here beside whom there is no limit, wherever on land he goes. */
function guideOf(state: State, { nation, from }: Flight): Leader {
  const leader = freeLeader(state, nation, 'combat');
  return leader !== NOBODY && state.leaderAt[leader] === from ? leader : NOBODY;
}

/** Who goes there: the owner chooses, unless all must and can. */
function* goTo(g: Italia, flight: Flight, to: Space, all: boolean): Flow<void> {
  const { state } = g;
  const { nation, from } = flight;
  const units = movable(state, flight);
  const leaders = leadersIn(state, nation, from);
  const total = sum(units);
  const guide = isSea(to) ? NOBODY : guideOf(state, flight);
  const { room, free } = isSea(to) ? aboard(state, nation, to) : roomIn(state, flight, to);
  let troop: Troop = { units, leaders };
  if (!all || (free < total && guide === NOBODY)) {
    const ask = prompt('who-retreats', '10.5', { nation: bookOf(state).id(nation), area: idOf(to) });
    const most = Math.min(total, room);
    const options = all
      ? troops('fall-back', units, [], Math.min(total, free), most, true)
      : troops('fall-back', units, leaders, 0, guide === NOBODY ? most : total);
    const fitting = guide === NOBODY ? options : options.filter((choice) => fits(troopOf(choice), guide, room));
    troop = troopOf(yield* g.choose(seatOf(state, nation), ask, fitting));
    if (all) troop = { units: troop.units, leaders };
  }
  yield* depart(g, flight, to, troop);
}

/** 8.4 With the guide go as many as like, without him as many as find room. */
function fits(troop: Troop, guide: Leader, room: number): boolean {
  return troop.leaders.includes(guide) || sizeOf(troop) <= room;
}

function* depart(g: Italia, flight: Flight, to: Space, troop: Troop): Flow<void> {
  const { state } = g;
  const { nation, from } = flight;
  const id = bookOf(state).id(nation);
  yield* strikeOff(g, flight, troop.units, prompt('damaged', '10.5', { nation: id, from: idOf(from), area: idOf(to) }));
  if (!isSea(to) && !controls(state, nation, to)) flight.entered.push(to);
  shiftTroop(state, nation, from, to, troop);
  const words = wordsOf(troop.units, troop.leaders);
  g.emit({ event: 'retreated', nation: id, units: words, from: idOf(from), area: idOf(to) });
  const size = sizeOf(troop);
  if (to < FIRST_SEA && size > 0) {
    // 10.6.1 One of these may be given up for its ruin.
    state.turn.leftInRuins = state.turn.leftInRuins.filter((area) => area !== to);
    yield* retreatedTo(g, nation, to, size);
  }
  if (flight.battle) leadersRetreat(g, nation, troop.leaders);
}

/** 10.5 Of several consular legions, some of them damaged, the owner says how many of those go. */
function* strikeOff(g: Italia, flight: Flight, units: readonly number[], ask: Prompt): Flow<void> {
  const { state } = g;
  const { nation, from, damaged } = flight;
  const hurt = damaged[CONSULAR];
  if (hurt === 0 || units[CONSULAR] === 0) return;
  const least = Math.max(0, units[CONSULAR] - (unitsAt(state, nation, from, CONSULAR) - hurt));
  const most = Math.min(hurt, units[CONSULAR]);
  const { count } = yield* g.choose(seatOf(state, nation), ask, DAMAGED.slice(least, most + 1));
  damaged[CONSULAR] -= count;
}

/** R 36 A leader who retreats from a battle, on land or at sea, may cost points. */
export function leadersRetreat(g: Italia, nation: Nation, leaders: readonly Leader[]): void {
  for (const line of linesOf(g.state, nation, 'leader-retreat'))
    for (const _ of leaders) award(g, nation, line, { event: 'score.retreat' });
}

/** 10.2 One routed unit: it goes where it can, or is eliminated and scored. */
export function* routOne(g: Italia, flight: Flight, units: readonly number[]): Flow<void> {
  const { state } = g;
  const { nation, from } = flight;
  const stuck = units[KNIGHT] > 0 && flight.damaged[KNIGHT] >= unitsAt(state, nation, from, KNIGHT);
  const places = stuck ? [] : refuges(state, flight).filter(({ room }) => room > 0);
  if (places.length === 0) return yield* perish(g, flight, units);
  const ask = prompt('must-retreat', '10.2', { nation: bookOf(state).id(nation), area: idOf(from) });
  const { area } = yield* g.choose(
    seatOf(state, nation),
    ask,
    places.map(({ space }) => RETREAT_TO[space]),
  );
  const to = spaceNamed(area);
  const costs = places.every(({ free }) => free === 0);
  if (costs && !(yield* namesCapital(g, flight, to, units))) return yield* perish(g, flight, units);
  yield* depart(g, flight, to, { units, leaders: [] });
}

/** R 100 Nobody has to name a capital: where that costs a unit elsewhere its owner may rather lose this one. */
function* namesCapital(g: Italia, { nation }: Flight, to: Space, units: readonly number[]): Flow<boolean> {
  const { state } = g;
  const ask = prompt('who-retreats', '10.2', { nation: bookOf(state).id(nation), area: idOf(to) });
  const choice = yield* g.choose(seatOf(state, nation), ask, troops('fall-back', units, [], 0, 1, true));
  return sizeOf(troopOf(choice)) > 0;
}

/** 10.2 A routed unit that goes nowhere is eliminated, and scored. */
function* perish(g: Italia, flight: Flight, units: readonly number[]): Flow<void> {
  const { nation, from, killer } = flight;
  const ask = prompt('damaged-lost', '10.2', { nation: bookOf(g.state).id(nation), area: idOf(from) });
  yield* strikeOff(g, flight, units, ask);
  units.forEach((count, kind) => {
    eliminate(g, nation, from, kind, count, killer);
  });
}

/** 8.6, 10.5 Why one cannot retreat to the next area. */
export function barredRetreats(state: State, flight: Flight, open: readonly { readonly space: Space }[]): Barred[] {
  const { nation, from } = flight;
  if (!mayRetreat(state, nation)) return [];
  const seas = COASTS[from].filter((sea) => fleetsAt(state, nation, sea) > 0);
  const areas = LAND_OR_STRAIT[from].flatMap((area): Barred[] => {
    if (open.some(({ space }) => space === area)) return [];
    const option = RETREAT_TO[area];
    const why = closedBy(state, flight, area);
    if (why !== null) return [{ option, ...why }];
    return roomIn(state, flight, area).room === 0 ? [{ option, reason: 'no-room', rule: '8.6' }] : [];
  });
  return [...areas, ...barredSeas(state, nation, flight.foe, seas)];
}
