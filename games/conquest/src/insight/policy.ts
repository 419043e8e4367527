import type { Decision, Option, Seat } from '@tabula/engine';
import { CATAPULT, CAVALRY, INFANTRY, UNITS_PER_LEADER } from '../data/figures.ts';
import { landSteps, PROVINCES, type Province, spaceNamed, TRIBUTE } from '../data/map.ts';
import { FORM, LEADERS, LOAD_LEADERS, LOSE, PURSUE } from '../options.ts';
import { FORTIFIED, index, NO_CITY, NOBODY, type State } from '../state.ts';
import { hasOffer, isGoodDeal, offerWord } from './deal.ts';
import { distances } from './distance.ts';
import { legions, levies, loads } from './legion.ts';
import { hits, winChance } from './odds.ts';

/** A quick and sensible player, for looking ahead: every option gets a liking, and the most liked one is taken. */
export function policy(state: State, decision: Decision): number {
  const [ask] = decision.asks;
  const { seat, prompt, options } = ask;
  const at = placeOf(prompt.args?.at ?? prompt.args?.from);
  if (options[0].kind === 'number') return oneByOne(state, seat, at, prompt.ask, options);
  switch (prompt.ask) {
    case 'legion':
      return legions(state, ask, at)[0];
    case 'load':
      return loads(state, ask, at)[0];
    case 'levy':
      return levies(state, ask)[0];
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

function placeOf(word: unknown): number {
  return typeof word === 'string' ? spaceNamed(word) : -1;
}

/** Large numbers are asked for kind by kind: the costly kinds get their share, what comes last all that is left. */
function oneByOne(state: State, seat: Seat, at: number, ask: string, options: readonly Option[]): number {
  const most = options.length - 1;
  const place = at < 0 || at >= PROVINCES ? state.home[seat] : at;
  const i = index(seat, place);
  const levy = ask === 'levy';
  switch (options[0].unit) {
    case 'infantry':
      return Math.max(
        most - (levy ? most : state.units[CAVALRY][i] + state.units[CATAPULT][i]),
        Math.ceil(most * 0.45),
      );
    case 'cavalry':
      return Math.max(most - (levy ? most : state.units[CATAPULT][i]), Math.ceil(most * 0.6));
    default:
      return most;
  }
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
    case 'set-down':
      return likingOfPlace(state, seat, placeOf(option.to), at) - 0.3;
    case 'sail':
      return 0.9;
    case 'sail-from':
      return unitsAt(state, seat, placeOf(option.from)) > 1 && state.generals[index(seat, placeOf(option.from))] > 0
        ? 1.3
        : 0.5;
    case 'load-leaders':
      return likingOfBoarding(state, seat, option);
    case 'engage':
      return 0.4;
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
  return 1 + 0.4 * (nearestFoe(state, seat, from) - nearestFoe(state, seat, to)) + caesars;
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

function wallsOf(state: State, at: Province): number {
  return state.city[at] === FORTIFIED ? 2 : 0;
}

function likingOfAttack(state: State, seat: Seat, to: Province, from: number): number {
  const foe = state.garrison[to];
  let units = unitsAt(state, seat, to);
  let strike = units > 0 ? strikeAt(state, seat, to, 0) : 0;
  if (from >= 0 && from < PROVINCES) {
    units += unitsAt(state, seat, from);
    strike += strikeAt(state, seat, from, 0);
  }
  const chance = winChance(units, strike, unitsAt(state, foe, to), strikeAt(state, foe, to, wallsOf(state, to)));
  if (chance < 0.5) return -1;
  return chance * (4 + TRIBUTE[to] / 5 + (caesarAt(state, seat, to) ? 30 : 0) + (to === state.home[foe] ? 5 : 0));
}

/** As many Generals as the troops need, the Caesar stays. */
function likingOfLeaders(state: State, seat: Seat, option: Option, at: number): number {
  const [caesar = 0, generals = 0, tired = 0] = LEADERS.read(option) ?? [];
  const wanted = Math.max(1, Math.round(unitsAt(state, seat, at) / UNITS_PER_LEADER));
  return 2 - 2 * caesar - 0.6 * Math.abs(generals + tired - wanted);
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
  const own = strikeAt(state, seat, at, seat === defender ? wallsOf(state, at) : 0);
  const blow = strikeAt(state, foe, at, seat === defender ? 0 : wallsOf(state, at));
  const chance = winChance(unitsAt(state, seat, at), own, unitsAt(state, foe, at), blow);
  return chance > (state.caesar[seat] === at ? 0.6 : 0.4);
}

/** R-END-2 Only a player without hope makes another emperor; whoever said no is not asked again soon. */
function givesUp(state: State, seat: Seat, claimant: Seat): boolean {
  if (state.round % (1 + 4 * state.claims[claimant]) !== 0) return false;
  return 4 * state.tribute[seat] < state.tribute[claimant] && state.control[state.home[seat]] !== seat;
}
