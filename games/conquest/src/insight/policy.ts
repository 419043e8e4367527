import type { Ask, Decision, Option, Seat } from '@tabula/engine';
import { CATAPULT, CAVALRY, INFANTRY, KINDS, UNITS_PER_LEADER } from '../data/figures.ts';
import { landSteps, PROVINCES, type Province, spaceNamed, TRIBUTE } from '../data/map.ts';
import { FORM, LEADERS, LEGION, LOAD_LEADERS, LOSE, PURSUE } from '../options.ts';
import { wallDice } from '../rules/battle.ts';
import { index, NO_CITY, NOBODY, type State } from '../state.ts';
import { hasOffer, isGoodDeal, offerWord } from './deal.ts';
import { distances } from './distance.ts';
import { guardOf, mixed, usualLegion, usualLevy, usualLoad } from './legion.ts';
import { boldness, hits, winChance } from './odds.ts';

/** A quick and sensible player, for looking ahead: every option gets a liking, and the most liked one is taken. */
export function policy(state: State, decision: Decision): number {
  const [ask] = decision.asks;
  const { seat, prompt, options } = ask;
  const at = placeOf(prompt.args?.at ?? prompt.args?.from);
  if (options[0].kind === 'number') return oneByOne(state, seat, at, prompt.ask, options);
  switch (prompt.ask) {
    case 'legion':
      return spareAt(state, seat, at) > 0 ? noLegion(state, ask, at) : usualLegion(state, ask, at);
    case 'load':
      return usualLoad(state, ask, at);
    case 'levy':
      return usualLevy(state, ask);
    case 'proclaim':
      return givesUp(state, seat, Number(prompt.args?.by)) ? 0 : 1;
    case 'deal':
      return isGoodDeal(state, seat, prompt.args ?? {}) ? 0 : 1;
    case 'get-back':
    case 'give-back':
    case 'price':
      return offerWord(state, seat, Number(prompt.args?.whom), prompt.ask, options);
    default:
      return mostLiked(state, seat, options, at);
  }
}

function mostLiked(state: State, seat: Seat, options: readonly Option[], at: number): number {
  let best = 0;
  let liking = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < options.length; i++) {
    const other = likingOf(state, seat, options[i], at);
    if (other <= liking) continue;
    best = i;
    liking = other;
  }
  return best;
}

/** Leaders go alone where that can be; else with what usually goes. */
function noLegion(state: State, ask: Ask, at: number): number {
  const none = ask.options.findIndex((option) => LEGION.read(option)?.every((count) => count === 0) ?? false);
  return none >= 0 ? none : usualLegion(state, ask, at);
}

function placeOf(word: unknown): number {
  return typeof word === 'string' ? spaceNamed(word) : -1;
}

/** Large numbers are asked for kind by kind: all that the leaders can take, well mixed, and what comes last fills up. */
function oneByOne(state: State, seat: Seat, at: number, ask: string, options: readonly Option[]): number {
  const most = options.length - 1;
  const kind = KINDS.findIndex((word) => word === options[0].unit);
  if (ask === 'levy') return kind === CATAPULT ? most : Math.ceil(most * (kind === INFANTRY ? 0.45 : 0.6));
  if (kind < 0 || at < 0 || at >= PROVINCES) return most;
  const i = index(seat, at);
  const units = state.units.map((table) => table[i]);
  const room = Math.min(unitsAt(state, seat, at) - guardOf(state, seat, at), UNITS_PER_LEADER * state.generals[i]);
  return Math.min(most, kind === CATAPULT ? most : mixed(units, Math.max(1, room))[kind]);
}

/** How much an answer appeals; only the order within one decision matters. */
function likingOf(state: State, seat: Seat, option: Option, at: number): number {
  switch (option.kind) {
    case 'march':
      return likingOfMarch(state, seat, placeOf(option.from));
    case 'go':
      return likingOfPlace(state, seat, placeOf(option.to), at);
    case 'attack':
    case 'invade':
    case 'strike':
      return likingOfAttack(state, seat, placeOf(option.to), at);
    case 'leaders':
      return likingOfLeaders(state, seat, option, at);
    case 'done':
      return 1.2;
    case 'land':
    case 'call':
      return likingOfPlace(state, seat, placeOf(option.to), at) - 0.3;
    case 'sail':
    case 'sail-from':
      return 0.9;
    case 'load-leaders':
      return likingOfBoarding(state, seat, option);
    case 'engage':
      return likingOfSeaBattle(state, seat, Number(option.whom), at);
    case 'no-battle':
      return 0.6;
    case 'refuse':
      return 1.2;
    case 'capture':
      return 3;
    case 'lose':
      return likingOfLoss(state, seat, at, LOSE.read(option));
    case 'form':
      return likingOfForm(state, seat, at, FORM.read(option));
    case 'pursue':
      return likingOfPursuit(PURSUE.read(option));
    case 'fight-on':
      return fightsWell(state, seat, at) ? 3 : 0.8;
    case 'retreat':
      return 1.6;
    case 'recruit':
      return 3;
    case 'city':
      return state.money[seat] > 70 ? 2.2 : 0.9;
    case 'walls':
      return placeOf(option.at) === state.home[seat] ? 2 : 0.4;
    case 'offer':
      return hasOffer(state, seat, Number(option.whom)) ? 5 : -1;
    case 'destroy':
    case 'claim':
    case 'leave':
    case 'galley':
      return -1;
    default:
      return 0.5;
  }
}

/** Armies that have somewhere to go come first, leaders alone last. */
function likingOfMarch(state: State, seat: Seat, from: Province): number {
  const i = index(seat, from);
  const { units, spent } = state;
  const fresh =
    units[0][i] +
    units[1][i] +
    units[2][i] -
    spent[0][from] -
    spent[1][from] -
    spent[2][from] -
    state.halfCavalry[from];
  if (fresh <= 0) return state.generals[i] > 0 ? 0.9 : -1;
  let best = 1.1;
  for (const { to } of landSteps(state.rules.mesopotamiaArabia)[from]) {
    const liking =
      state.garrison[to] !== NOBODY && state.garrison[to] !== seat
        ? likingOfAttack(state, seat, to, from)
        : likingOfPlace(state, seat, to, from);
    if (liking > best) best = liking;
  }
  return best;
}

/** Provinces to be taken, and the way to the enemy. */
function likingOfPlace(state: State, seat: Seat, to: number, from: number): number {
  if (to >= PROVINCES) return 0.3;
  const owner = state.control[to];
  const value = TRIBUTE[to] / 5 + (state.city[to] === NO_CITY ? 0 : 1);
  const caesars = caesarAt(state, seat, to) ? 20 : 0;
  if (owner !== seat) return (state.garrison[to] === seat ? 0.8 : 2 + value + (owner === NOBODY ? 0 : 1)) + caesars;
  if (from < 0 || from >= PROVINCES) return 0.5;
  const far = distances(state.rules.mesopotamiaArabia);
  const seeks = unitsAt(state, seat, from) <= FEW || idleGenerals(state, seat, from) > 0;
  const troops = seeks ? waitingTroops(state, seat, from) : -1;
  if (troops >= 0) return 1 + 0.4 * (far[from][troops] - far[to][troops]) + caesars;
  return 1 + 0.4 * (nearestFoe(state, seat, from) - nearestFoe(state, seat, to)) + caesars;
}

/** A leader with so few units looks for more. */
const FEW = 3;

/** So many units need no leader. */
const WAITING = 4;

/** Where the most troops wait for a leader, the nearer the better; -1 if there are none. */
function waitingTroops(state: State, seat: Seat, from: number): number {
  const far = distances(state.rules.mesopotamiaArabia)[from];
  let most = 0;
  let found = -1;
  for (let at = 0; at < PROVINCES; at++) {
    const idle = unitsAt(state, seat, at) - UNITS_PER_LEADER * state.generals[index(seat, at)] - WAITING;
    if (at === from || idle <= 0 || idle / (1 + far[at]) <= most) continue;
    most = idle / (1 + far[at]);
    found = at;
  }
  return found;
}

function caesarAt(state: State, seat: Seat, at: Province): boolean {
  for (let foe = 0; foe < state.players; foe++) if (foe !== seat && state.caesar[foe] === at) return true;
  return false;
}

/** Steps to the nearest Caesar of another player. */
function nearestFoe(state: State, seat: Seat, at: Province): number {
  const far = distances(state.rules.mesopotamiaArabia)[at];
  let nearest = 9;
  for (let foe = 0; foe < state.players; foe++) {
    const caesar = state.caesar[foe];
    if (foe !== seat && caesar >= 0 && caesar < PROVINCES && far[caesar] < nearest) nearest = far[caesar];
  }
  return nearest;
}

function strikeAt(state: State, seat: Seat, at: Province, walls: number): number {
  const i = index(seat, at);
  const { units } = state;
  const leaders = state.generals[i] + (state.caesar[seat] === at ? 1 : 0);
  return hits(units[INFANTRY][i], units[CAVALRY][i], units[CATAPULT][i], leaders, walls);
}

function unitsAt({ units }: State, seat: Seat, at: Province): number {
  const i = index(seat, at);
  return units[0][i] + units[1][i] + units[2][i];
}

/** Dice of walls against all catapults that could come. */
function wallsOf(state: State, foe: Seat, at: Province, from: number): number {
  const here = state.units[CATAPULT][index(foe, at)];
  const there = from >= 0 && from < PROVINCES ? state.units[CATAPULT][index(foe, from)] : 0;
  return wallDice(state, at, state.garrison[at], here + there > 0);
}

function likingOfAttack(state: State, seat: Seat, to: Province, from: number): number {
  const foe = state.garrison[to];
  let units = unitsAt(state, seat, to);
  let strike = units > 0 ? strikeAt(state, seat, to, 0) : 0;
  if (from >= 0 && from < PROVINCES) {
    units += unitsAt(state, seat, from);
    strike += strikeAt(state, seat, from, 0);
  }
  const blow = strikeAt(state, foe, to, wallsOf(state, seat, to, from));
  const chance = winChance(units, strike * boldness(state), unitsAt(state, foe, to), blow);
  if (chance < 0.5) return -1;
  return chance * (4 + TRIBUTE[to] / 5 + (caesarAt(state, seat, to) ? 30 : 0) + (to === state.home[foe] ? 5 : 0));
}

/** Where the other has no more galleys, or his Caesar aboard. */
function likingOfSeaBattle({ galley }: State, seat: Seat, foe: Seat, sea: number): number {
  let balance = 0;
  let caesar = 0;
  for (let ship = 0; ship < galley.owner.length; ship++) {
    if (galley.at[ship] !== sea) continue;
    if (galley.owner[ship] === seat) balance += galley.caesar[ship] === 1 ? -9 : 1;
    else if (galley.owner[ship] === foe) {
      balance--;
      caesar += galley.caesar[ship];
    }
  }
  return caesar > 0 || balance > 0 ? 1 : 0.4;
}

/**
 * The Caesar stays. Generals whom the troops here do not need go to where others wait; else all go with the army: each of them
 * is a die more in a battle.
 */
function likingOfLeaders(state: State, seat: Seat, option: Option, at: number): number {
  const [caesar = 0, generals = 0, tired = 0, spent = 0] = LEADERS.read(option) ?? [];
  const spare = spareAt(state, seat, at);
  const wanted = spare > 0 ? spare : state.generals[index(seat, at)];
  return 2 - 2 * caesar - 0.6 * Math.abs(generals + tired + spent - wanted);
}

/** How many Generals at a place have no troops to lead; less than 0 if some are missing. */
function idleGenerals(state: State, seat: Seat, at: Province): number {
  return state.generals[index(seat, at)] - Math.ceil(unitsAt(state, seat, at) / UNITS_PER_LEADER) - 1;
}

/** How many Generals at a place have no troops to lead, while others wait elsewhere. */
export function spareAt(state: State, seat: Seat, at: number): number {
  if (at < 0 || at >= PROVINCES) return 0;
  const spare = idleGenerals(state, seat, at);
  return spare > 0 && waitingTroops(state, seat, at) >= 0 ? spare : 0;
}

/** A General goes aboard; the Caesar only to flee from where he has no troops. */
function likingOfBoarding(state: State, seat: Seat, option: Option): number {
  const [caesar = 0, generals = 0] = LOAD_LEADERS.read(option) ?? [];
  const flees = caesar > 0 && state.caesar[seat] < PROVINCES && unitsAt(state, seat, state.caesar[seat]) === 0;
  return (generals > 0 ? 1.2 - 0.2 * generals : 0.4) - (flees ? 0 : caesar);
}

function likingOfLoss(state: State, seat: Seat, at: Province, lost: readonly number[] | undefined): number {
  if (lost === undefined) return 0;
  const i = index(seat, at);
  const left = state.units.map((table, kind) => table[i] - lost[kind]);
  return 3 * hits(left[0], left[1], left[2], 3) - (lost[0] + 2 * lost[1] + 3 * lost[2]) / 20;
}

/** Catapults hit from the reserve as well, and cannot be hit there. */
function likingOfForm(state: State, seat: Seat, at: Province, legion: readonly number[] | undefined): number {
  if (legion === undefined) return 0;
  return 3 * hits(legion[0], legion[1], state.units[CATAPULT][index(seat, at)], 9) - legion[2] / 10;
}

function likingOfPursuit(caught: readonly number[] | undefined): number {
  return caught === undefined ? 0 : caught[0] + 2 * caught[1] + 3 * caught[2];
}

/** Whether a battle under way goes well for a seat. */
function fightsWell(state: State, seat: Seat, at: Province): boolean {
  const defender = state.garrison[at];
  const foe = seat === defender ? state.attacker : defender;
  const walls = wallsOf(state, state.attacker, at, -1);
  const own = strikeAt(state, seat, at, seat === defender ? walls : 0);
  const blow = strikeAt(state, foe, at, seat === defender ? 0 : walls);
  const chance = winChance(unitsAt(state, seat, at), own, unitsAt(state, foe, at), blow);
  return chance > (state.caesar[seat] === at ? 0.6 : 0.4) - 0.2 * (boldness(state) - 1);
}

/**
 * R-END-2 Who is without hope makes another emperor, and in the end of a long war whoever is the poorer: soldiers that watch each other
 * for ever are no game. Whoever said no is not asked again soon.
 */
export function givesUp(state: State, seat: Seat, claimant: Seat): boolean {
  const { round, claims, tribute, control, home } = state;
  if (round % (1 + 4 * claims[claimant]) !== 0) return false;
  const homeless = control[home[seat]] !== seat;
  if (homeless && HOPELESS * tribute[seat] < tribute[claimant]) return true;
  const patience = 1 + Math.max(0, LAST_ROUND - round) / ROUNDS_OF_PATIENCE;
  return round >= LONG_WAR && patience * tribute[seat] <= tribute[claimant];
}

/** So many times as rich is too rich for whoever has lost his home. */
const HOPELESS = 4;
/** From this round on wars are given up; in the last one by whoever is poorer, in each one before only if he is poorer by a fourteenth more. */
const LONG_WAR = 20;
const LAST_ROUND = 55;
const ROUNDS_OF_PATIENCE = 14;
