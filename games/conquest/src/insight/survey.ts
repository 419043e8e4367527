import type { Seat } from '@tabula/engine';
import { UNITS_PER_LEADER } from '../data/figures.ts';
import { COASTS, isSea, landSteps, PROVINCES, shoresOf } from '../data/map.ts';
import { refugesOf } from '../rules/battle.ts';
import { FORTIFIED, index, NOBODY, type State } from '../state.ts';
import { boldness, hits, winChance } from './odds.ts';

/** Scratch paper: by player and province, land units, what they hit, and who leads them. */
export const force: number[] = new Array<number>(6 * PROVINCES).fill(0);
export const strike: number[] = new Array<number>(6 * PROVINCES).fill(0);
export const leaders: number[] = new Array<number>(6 * PROVINCES).fill(0);
/** By province: the players with troops and a leader there, as bits, and those with such an army beside it. */
export const led: number[] = new Array<number>(PROVINCES).fill(0);
const near: number[] = new Array<number>(PROVINCES).fill(0);
/** By player: his galleys. */
export const galleys: number[] = new Array<number>(6).fill(0);
/** By province: whose it is about to be, and how surely. */
export const holder: number[] = new Array<number>(PROVINCES).fill(0);
export const held: number[] = new Array<number>(PROVINCES).fill(1);
/** By province: which share of the attacker's and of the defender's units is left after the battle there. */
const attackersLeft: number[] = new Array<number>(PROVINCES).fill(1);
const defendersLeft: number[] = new Array<number>(PROVINCES).fill(1);
/** By province: how likely a beaten attacker gets his leaders away. */
const getaway: number[] = new Array<number>(PROVINCES).fill(1);

/** Counts armies, and foresees what the active player's movement comes to. */
export function survey(state: State): void {
  const { units, generals, caesar, players } = state;
  for (let i = 0; i < players * PROVINCES; i++) {
    force[i] = units[0][i] + units[1][i] + units[2][i];
    leaders[i] = generals[i];
  }
  for (let seat = 0; seat < players; seat++)
    if (caesar[seat] >= 0 && caesar[seat] < PROVINCES) leaders[index(seat, caesar[seat])]++;
  for (let i = 0; i < players * PROVINCES; i++)
    strike[i] = force[i] === 0 ? 0 : hits(units[0][i], units[1][i], units[2][i], leaders[i]);
  count(state);
  for (let at = 0; at < PROVINCES; at++) foresee(state, at);
}

/** Where armies that can march are, and how many galleys there are: most places are far from both. */
function count(state: State): void {
  const steps = landSteps(state.rules.mesopotamiaArabia);
  for (let at = 0; at < PROVINCES; at++) {
    let players = 0;
    for (let seat = 0; seat < state.players; seat++) {
      const i = index(seat, at);
      if (force[i] > 0 && leaders[i] > 0) players |= 1 << seat;
    }
    led[at] = players;
  }
  for (let at = 0; at < PROVINCES; at++) {
    const ways = steps[at];
    let players = 0;
    for (let way = 0; way < ways.length; way++) players |= led[ways[way].to];
    near[at] = players;
  }
  galleys.fill(0);
  const { owner } = state.galley;
  for (let ship = 0; ship < owner.length; ship++) if (owner[ship] >= 0) galleys[owner[ship]]++;
}

/** Whether an army of a player that can march stands beside a province. */
export function canReach(seat: Seat, at: number): boolean {
  return (near[at] & (1 << seat)) !== 0;
}

/** Who will hold a province, how surely, and what is left of both armies. */
function foresee(state: State, at: number): void {
  const garrison = state.garrison[at];
  holder[at] = garrison === NOBODY ? state.control[at] : garrison;
  held[at] = 1;
  attackersLeft[at] = 1;
  defendersLeft[at] = 1;
  getaway[at] = 1;
  if (garrison === NOBODY || garrison === state.attacker) return;
  const attack = index(state.attacker, at);
  if (force[attack] === 0) return;
  const defence = index(garrison, at);
  const blow = guardedStrike(state, garrison, at);
  const more = SUPPORT * supportFor(state, at);
  const blows = boldness(state) * strike[attack] * Math.min(2, 1 + more / force[attack] / 2);
  const chance = winChance(force[attack] + more, blows, force[defence], blow);
  if (chance > 0.5) {
    holder[at] = state.attacker;
    held[at] = chance;
  } else held[at] = 1 - chance;
  fight(state, at, attack, defence, blow, chance);
}

/** Troops that can still join an attack count a little less than those that did. */
const SUPPORT = 0.8;

/** The active player's units that can still come to a battle in this turn. */
function supportFor(state: State, at: number): number {
  if (state.phase !== 'move') return 0;
  const { attacker, spent } = state;
  let more = landingForce(state, attacker, at);
  for (const { to } of landSteps(state.rules.mesopotamiaArabia)[at]) {
    const i = index(attacker, to);
    if (force[i] === 0 || state.generals[i] === state.spentGenerals[to]) continue;
    const fresh = force[i] - spent[0][to] - spent[1][to] - spent[2][to];
    more += Math.min(fresh, UNITS_PER_LEADER * (state.generals[i] - state.spentGenerals[to]));
  }
  return more;
}

/** By province: galleys that lie there ready to go to one goal. */
const berths: number[] = new Array<number>(PROVINCES).fill(0);

/** How many units of a player his galleys can land on a coast in one move. */
export function landingForce(state: State, seat: Seat, goal: number): number {
  const { galley } = state;
  if (COASTS[goal].length === 0 || galleys[seat] === 0) return 0;
  berths.fill(0);
  let units = 0;
  for (let ship = 0; ship < galley.owner.length; ship++) {
    if (galley.owner[ship] !== seat || (seat === state.attacker && galley.left[ship] === 0 && state.phase === 'move'))
      continue;
    const at = galley.at[ship];
    if (isSea(at)) {
      if (shoresOf(at).includes(goal)) units += galley.cargo[0][ship] + galley.cargo[1][ship] + galley.cargo[2][ship];
    } else if (at !== goal && COASTS[at][galley.coast[ship]].seas.some((sea) => shoresOf(sea).includes(goal))) {
      berths[at]++;
    }
  }
  for (let at = 0; at < PROVINCES; at++)
    if (berths[at] > 0) {
      const i = index(seat, at);
      units += Math.min(force[i], UNITS_PER_LEADER * Math.min(berths[at], state.generals[i]));
    }
  return units;
}

/** To the end if it goes well, or one round and away if there is somewhere to go. */
function fight(state: State, at: number, attack: number, defence: number, blow: number, chance: number): void {
  const [units, foes] = [force[attack], force[defence]];
  if (chance < RAID && refugesOf(state, state.attacker, at).length > 0) {
    const caught = Math.min(units, blow + Math.min(foes / 6, state.units[1][defence]));
    attackersLeft[at] = 1 - caught / units;
    defendersLeft[at] = Math.max(0, 1 - strike[attack] / foes);
    getaway[at] = units > 2 * blow ? 0.95 : units > blow ? 0.7 : 0.2;
    return;
  }
  const ratio = (foes * blow) / (units * strike[attack] + 0.01);
  attackersLeft[at] = chance * Math.sqrt(Math.max(0.04, 1 - ratio));
  defendersLeft[at] = (1 - chance) * Math.sqrt(Math.max(0.04, 1 - 1 / (ratio + 0.01)));
  getaway[at] = chance;
}

/** An attack that is less likely to succeed is broken off in time. */
const RAID = 0.45;

/** Which share of a player's units in a province he will still have. */
export function survivors(state: State, seat: Seat, at: number): number {
  return seat === state.attacker ? attackersLeft[at] : state.garrison[at] === seat ? defendersLeft[at] : 1;
}

/** Which share of his leaders there. */
export function saved(state: State, seat: Seat, at: number): number {
  if (seat === state.attacker) return getaway[at];
  return holder[at] === seat || force[index(seat, at)] === 0 ? 1 : 1 - held[at] / 2;
}

/** What a defender hits behind his walls. */
export function guardedStrike(state: State, seat: Seat, at: number): number {
  const i = index(seat, at);
  if (state.city[at] !== FORTIFIED || state.control[at] !== seat) return strike[i];
  return hits(state.units[0][i], state.units[1][i], state.units[2][i], leaders[i], 2);
}

/** How many units can march out of a province under the leaders there. */
export function ready(i: number): number {
  return Math.min(force[i], UNITS_PER_LEADER * leaders[i]);
}

/** How likely the strongest neighbour takes a province in his next turn. */
export function threatTo(state: State, seat: Seat, at: number): number {
  const foes = near[at] & ~(1 << seat);
  if (foes === 0) return 0;
  const steps = landSteps(state.rules.mesopotamiaArabia)[at];
  let worst = 0;
  for (let foe = 0; foe < state.players; foe++) {
    if ((foes & (1 << foe)) === 0) continue;
    let units = 0;
    let blow = 0;
    for (const { to } of steps) {
      const i = index(foe, to);
      if (force[i] === 0 || leaders[i] === 0) continue;
      units += ready(i);
      blow += strike[i];
    }
    if (units === 0) continue;
    const chance = winChance(units, blow, force[index(seat, at)], guardedStrike(state, seat, at));
    if (chance > worst) worst = chance;
  }
  return worst;
}

/** Whether an army of another player stands next to a province. */
export function isNearFoe(state: State, seat: Seat, at: number): boolean {
  for (const { to } of landSteps(state.rules.mesopotamiaArabia)[at])
    if (state.garrison[to] !== NOBODY && state.garrison[to] !== seat) return true;
  return false;
}
