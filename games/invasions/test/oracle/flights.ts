import { OVERRUN_UNITS, REACTION_REACH } from '../../src/data/figures.ts';
import type { Counter, LeaderNumber, Nation } from '../../src/data/pieces.ts';
import { FEDERATE, type State, VASSAL } from '../../src/state.ts';
import { isHeld, isHired } from './marches.ts';
import {
  areaOf,
  areasAround,
  countersAt,
  edges,
  friends,
  hasHostileHorde,
  hasHostileLimes,
  hasWallsOfEnemy,
  holderOf,
  hordesThere,
  hostileUnits,
  isBarbarian,
  isBlocked,
  isClosed,
  isFriendlyGround,
  isHostileGround,
  isNomad,
  isOwn,
  isWild,
  type Land,
  peopleOf,
  room,
  stepsBetween,
} from './position.ts';

/** Somebody who has to get away, or wants to. */
export interface Flight {
  readonly owner: Nation;
  readonly from: Land;
  readonly units: readonly Counter[];
  readonly leaders: readonly LeaderNumber[];
  /** XX.L.k Beaten barbarians cross barbarian country whoever stands there; those who only flee do not. */
  readonly beaten: boolean;
  /** XX.L.h Where the attacker came from. */
  readonly forbidden: readonly Land[];
  /** XX.L.i Units that stand aside in a battle of friends; they do not make a fight. */
  readonly aside: readonly Counter[];
}

/** XIX.B.k, o-p, XX.L.b-f Up to three steps through empty, neutral or friendly provinces, to a friendly one or an empty rural one with room. */
export function refuges(state: State, flight: Flight): Set<Land> {
  const ends = new Set<Land>();
  const walk = (here: Land, left: number): void => {
    for (const edge of edges(state, here)) {
      if (edge.to === flight.from || flight.forbidden.includes(edge.to) || isBlocked(state, flight.owner, edge))
        continue;
      if (isRefuge(state, flight, edge.to)) ends.add(edge.to);
      if (left > 1 && mayPass(state, flight, edge.to)) walk(edge.to, left - 1);
    }
  };
  walk(flight.from, REACTION_REACH);
  for (const at of breakouts(state, flight)) ends.add(at);
  if (flight.beaten) for (const at of pastTheHeld(state, flight)) ends.add(at);
  return ends;
}

function isEmptyOfEnemies(state: State, { owner }: Flight, at: Land): boolean {
  if (isClosed(state, owner, at) || hasHostileHorde(state, owner, at) || hasHostileLimes(state, owner, at))
    return false;
  // XII.D.l A siege or a revolt makes hostile what is not empty.
  return countersAt(state, at).length === 0 || !isHostileGround(state, owner, at);
}

function mayPass(state: State, flight: Flight, at: Land): boolean {
  if (flight.beaten && isBarbarian(state, flight.owner) && isWild(at)) return !isClosed(state, flight.owner, at);
  return isEmptyOfEnemies(state, flight, at);
}

function isRefuge(state: State, flight: Flight, at: Land): boolean {
  const { owner, leaders } = flight;
  if (flight.beaten && isBattleOfFriends(state, flight, at)) return mayBeThere(state, flight, at);
  if (!isEmptyOfEnemies(state, flight, at) || !mayBeThere(state, flight, at)) return false;
  // XVII.C.b A horde alone takes no room.
  if (flight.units.length > 0 && room(state, owner, at, leaders) < 1) return false;
  if (!isPostOfFriends(state, flight, at)) return false;
  const there = countersAt(state, at);
  if (there.length === 0 && state.lands.level[at] === 0) return true;
  return there.every((unit) => friends(state, owner, holderOf(state, unit), at)) && isFriendlyGround(state, owner, at);
}

/** XXIX.F.c, G306 A vassal of nomads stays in the area of its lord's horde or in one beside it, or comes nearer. */
function mayBeThere(state: State, { owner, from, units }: Flight, at: Land): boolean {
  const lord = state.ties.lord[owner];
  // XXVIII.E.d The horde of a federate stays in its provinces.
  if (state.ties.bond[owner] === FEDERATE && units.length === 0) return state.lands.foedus[at] === owner;
  if (state.ties.bond[owner] !== VASSAL || !isNomad(state, lord) || state.nations.horde[lord] < 0) return true;
  const camp = state.nations.horde[lord];
  if (areasAround(state, camp).has(areaOf(at))) return true;
  return units.length > 0 && stepsBetween(state, camp, at) < stepsBetween(state, camp, from);
}

/** III.B, III.D A Limes is a unit, and so is a horde. */
function isPostOfFriends(state: State, { owner }: Flight, at: Land): boolean {
  const limes = state.lands.limes[at];
  if (limes >= 0 && !friends(state, owner, limes, at)) return false;
  return hordesThere(state, at).every((other) => friends(state, owner, other, at));
}

/** XX.L.i Friends and enemies of theirs, and nobody else, stand there. */
function isBattleOfFriends(state: State, { owner, aside }: Flight, at: Land): boolean {
  const there = countersAt(state, at).filter((unit) => !aside.includes(unit));
  const mine = there.filter((unit) => friends(state, owner, holderOf(state, unit), at));
  const foes = hostileUnits(state, owner, at).filter((unit) => !aside.includes(unit));
  return mine.length > 0 && foes.length > 0 && mine.length + foes.length === there.length;
}

/** XX.L.c, XVIII.F, G343 Twice as many as the enemies of one province stay to hold them, and the others pass. */
function pastTheHeld(state: State, flight: Flight): Set<Land> {
  const ends = new Set<Land>();
  const walk = (here: Land, left: number, held: boolean): void => {
    for (const edge of edges(state, here)) {
      if (edge.to === flight.from || flight.forbidden.includes(edge.to) || isBlocked(state, flight.owner, edge))
        continue;
      if (held && isQuietRefuge(state, flight, edge.to)) ends.add(edge.to);
      if (left === 1) continue;
      if (mayPass(state, flight, edge.to)) walk(edge.to, left - 1, held);
      else if (!held && edge.kind !== 'strait' && mayHold(state, flight, edge.to)) walk(edge.to, left - 1, true);
    }
  };
  walk(flight.from, REACTION_REACH, false);
  return ends;
}

/** XVIII.F No Limes, no walls, nobody but enemies and one's own; twice as many as they are find room there, and somebody is left to pass. */
function mayHold(state: State, flight: Flight, at: Land): boolean {
  const { owner, units } = flight;
  if (isClosed(state, owner, at) || !mayBeThere(state, flight, at)) return false;
  if (hasHostileLimes(state, owner, at) || hasWallsOfEnemy(state, owner, at)) return false;
  const foes = hostileUnits(state, owner, at);
  const others = countersAt(state, at).filter((unit) => !foes.includes(unit));
  if (!others.every((unit) => isOwn(state, owner, holderOf(state, unit)))) return false;
  const count = foes.length + (hasHostileHorde(state, owner, at) ? 1 : 0);
  if (count === 0) return false;
  if (isHeld(state, owner, at, count)) return true;
  const willing = units.filter(
    (unit) => !(isHired(state, unit) && foes.some((foe) => holderOf(state, foe) === peopleOf(unit))),
  );
  return willing.length >= 2 * count && units.length > 2 * count && room(state, owner, at) >= 2 * count;
}

/** G224 Six overrun a single unit next door, which takes two steps, and stay or make the third; or one behind a province that they pass. */
function breakouts(state: State, flight: Flight): Set<Land> {
  const { owner, from, leaders, forbidden } = flight;
  const ends = new Set<Land>();
  const open = (at: Land) => at !== from && !forbidden.includes(at) && !isClosed(state, owner, at);
  const stays = (at: Land) => {
    const keeper = state.lands.city[at];
    const rural = state.lands.level[at] === 0;
    if (!isPostOfFriends(state, flight, at) || !mayBeThere(state, flight, at)) return false;
    return (rural || (keeper >= 0 && friends(state, owner, keeper, at))) && room(state, owner, at, leaders) >= 1;
  };
  for (const first of edges(state, from)) {
    if (!open(first.to) || isBlocked(state, owner, first)) continue;
    const prey = first.kind !== 'strait' && isPrey(state, flight, first.to);
    if (prey && stays(first.to)) ends.add(first.to);
    for (const second of edges(state, first.to)) {
      if (!open(second.to) || isBlocked(state, owner, second)) continue;
      if (prey && isQuietRefuge(state, flight, second.to)) ends.add(second.to);
      if (prey || !mayPass(state, flight, first.to) || second.kind === 'strait') continue;
      if (isPrey(state, flight, second.to) && stays(second.to)) ends.add(second.to);
    }
  }
  return ends;
}

const isQuietRefuge = (state: State, flight: Flight, at: Land) => isRefuge(state, { ...flight, beaten: false }, at);

/** A single enemy unit without walls, Limes or horde, and six who are willing. */
function isPrey(state: State, { owner, units }: Flight, at: Land): boolean {
  const there = countersAt(state, at);
  const foes = hostileUnits(state, owner, at);
  if (there.length !== 1 || foes.length !== 1 || hasHostileHorde(state, owner, at)) return false;
  if (hasHostileLimes(state, owner, at) || hasWallsOfEnemy(state, owner, at)) return false;
  const unwilling = (unit: Counter) => isHired(state, unit) && peopleOf(unit) === holderOf(state, foes[0]);
  return units.filter((unit) => !unwilling(unit)).length >= OVERRUN_UNITS;
}
