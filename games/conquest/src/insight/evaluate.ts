import type { Seat } from '@tabula/engine';
import { CITY_TRIBUTE, HOME_SPACES, PER_COLOUR, PRICE } from '../data/figures.ts';
import { COASTS, isSea, landSteps, PROVINCES, seasBeside, shoresOf, TRIBUTE } from '../data/map.ts';
import { ABOARD, FORTIFIED, index, isIn, NO_CITY, NOBODY, pair, type State } from '../state.ts';
import { distances } from './distance.ts';
import { hits, winChance } from './odds.ts';

/** What things are worth, in Talents; tuned by play between bots. */
const WORTH = {
  tribute: 4,
  money: 0.65,
  savings: 0.25,
  /** With so much in store, soldiers are easily replaced. */
  treasure: 400,
  pocket: 100,
  /** Talents for which there is nothing left to buy. */
  idleMoney: 0.03,
  soldier: 10,
  general: 14,
  prisoner: 7,
  galley: 9,
  home: 45,
  walls: 6,
  /** A Caesar in danger puts all at stake. */
  caesar: 0.75,
  /** A province under threat, and one that could be taken. */
  danger: 0.35,
  hope: 0.3,
  /** An army that stands near an enemy's Caesar, by unit. */
  hunt: 5,
  /** Troops that wait for a leader, by unit and step. */
  leaderless: 0.4,
  /** A galley beside an army, off a coast where an enemy's Caesar can be had. */
  landing: 30,
} as const;

/** Everything of a seat less everything of the best of the others. */
export function evaluate(state: State, seat: Seat): number {
  survey(state);
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.players; other++)
    if (other !== seat && isIn(state, other)) best = Math.max(best, standing(state, other));
  if (!isIn(state, seat)) return -2 * SCALE;
  const lead = standing(state, seat) - (best === Number.NEGATIVE_INFINITY ? 0 : best);
  return lead / (1 + Math.abs(lead) / CERTAIN);
}

/** The typical distance between winning and losing. */
export const SCALE = 600;
/** However far ahead, a game that is not over is not worth as much as one that is won. */
const CERTAIN = 1.5 * SCALE;

/** Scratch paper: by player and province, land units and what they hit; by province, whose it is about to be. */
const force: number[] = new Array<number>(6 * PROVINCES).fill(0);
const strike: number[] = new Array<number>(6 * PROVINCES).fill(0);
const leaders: number[] = new Array<number>(6 * PROVINCES).fill(0);
const holder: number[] = new Array<number>(PROVINCES).fill(0);
const held: number[] = new Array<number>(PROVINCES).fill(1);

/** Counts armies, and foresees what the active player's movement comes to. */
function survey(state: State): void {
  const { units, generals, caesar, players } = state;
  for (let i = 0; i < players * PROVINCES; i++) {
    force[i] = units[0][i] + units[1][i] + units[2][i];
    leaders[i] = generals[i];
  }
  for (let seat = 0; seat < players; seat++)
    if (caesar[seat] >= 0 && caesar[seat] < PROVINCES) leaders[index(seat, caesar[seat])]++;
  for (let i = 0; i < players * PROVINCES; i++)
    strike[i] = force[i] === 0 ? 0 : hits(units[0][i], units[1][i], units[2][i], leaders[i]);
  for (let at = 0; at < PROVINCES; at++) foresee(state, at);
}

/** Who will hold a province, and how surely. */
function foresee(state: State, at: number): void {
  const garrison = state.garrison[at];
  holder[at] = garrison === NOBODY ? state.control[at] : garrison;
  held[at] = 1;
  if (garrison === NOBODY || garrison === state.attacker) return;
  const attack = index(state.attacker, at);
  if (force[attack] === 0) return;
  const defence = index(garrison, at);
  const chance = winChance(force[attack], strike[attack], force[defence], guardedStrike(state, garrison, at));
  if (chance > 0.5) {
    holder[at] = state.attacker;
    held[at] = chance;
  } else held[at] = 1 - chance;
}

/** What a defender hits behind his walls. */
function guardedStrike(state: State, seat: Seat, at: number): number {
  const i = index(seat, at);
  if (state.city[at] !== FORTIFIED || state.control[at] !== seat) return strike[i];
  return hits(state.units[0][i], state.units[1][i], state.units[2][i], leaders[i], 2);
}

function standing(state: State, seat: Seat): number {
  const realm = realmOf(state, seat);
  const army = armyOf(state, seat);
  const talents = state.money[seat] + (hasCollected(state, seat) ? 0 : tributeOf(state, seat));
  const times = state.inflation + 1;
  const all = realm + army + purse(talents / times);
  return (
    all -
    WORTH.caesar * caesarDanger(state, seat) * (all + 150) +
    hunt(state, seat) * (1 + Math.min(4, talents / times / 100))
  );
}

/** Talents at base prices: the first hundred are wanted, more are worth less, what nothing can be bought for hardly any. */
function purse(talents: number): number {
  const useful = Math.min(talents, missing);
  const first = Math.min(useful, WORTH.pocket);
  return first * WORTH.money + (useful - first) * WORTH.savings + (talents - useful) * WORTH.idleMoney;
}

/** Whether a player has had his tribute in this round: those who have not are as rich as if they had. */
function hasCollected({ home, active, phase }: State, seat: Seat): boolean {
  if (seat === active) return phase === 'build';
  return PLACE[home[seat]] < PLACE[home[active]];
}

/** By home: its place in the order of play. */
const PLACE: readonly number[] = Array.from({ length: PROVINCES }, (_, at) => HOME_SPACES.indexOf(at));

/** The tribute to come, as far as it can be foreseen. */
function tributeOf(state: State, seat: Seat): number {
  if (holder[state.home[seat]] !== seat) return 0;
  let tribute = 0;
  for (let at = 0; at < PROVINCES; at++)
    if (holder[at] === seat) tribute += held[at] * (TRIBUTE[at] + (state.city[at] === NO_CITY ? 0 : CITY_TRIBUTE));
  return tribute;
}

/** Provinces with what they bring, what threatens them and what could be added. */
function realmOf(state: State, seat: Seat): number {
  const steps = landSteps(state.rules.mesopotamiaArabia);
  const home = state.home[seat];
  let tribute = 0;
  let worth = 0;
  for (let at = 0; at < PROVINCES; at++) {
    const value = TRIBUTE[at] + (state.city[at] === NO_CITY ? 0 : CITY_TRIBUTE);
    const own = holder[at] === seat;
    if (own) {
      tribute += value * held[at];
      if (at === home) worth += WORTH.home * held[at];
      if (state.city[at] === FORTIFIED) worth += WORTH.walls;
      const threat = threatTo(state, seat, at, steps[at]);
      worth -= threat * WORTH.danger * (value * WORTH.tribute + (at === home ? 2 * WORTH.home : 0));
      continue;
    }
    if (holder[at] >= 0 && force[index(seat, at)] > 0 && holder[at] !== seat) tribute += value * (1 - held[at]);
    let hope = 0;
    for (const { to } of steps[at]) {
      const i = index(seat, to);
      if (force[i] === 0 || leaders[i] === 0) continue;
      const foe = holder[at];
      const chance =
        foe < 0 ? 0.8 : winChance(force[i], strike[i], force[index(foe, at)], guardedStrike(state, foe, at));
      if (chance > hope) hope = chance;
    }
    worth += hope * hope * WORTH.hope * value * (holder[at] < 0 ? 1 : 1.6);
  }
  const paid = holder[home] === seat ? 1 : 0.45;
  return tribute * WORTH.tribute * paid + worth;
}

/** How likely the strongest neighbour takes a province in his next turn. */
function threatTo(state: State, seat: Seat, at: number, steps: readonly { readonly to: number }[]): number {
  let worst = 0;
  for (let foe = 0; foe < state.players; foe++) {
    if (foe === seat) continue;
    let units = 0;
    let blow = 0;
    for (const { to } of steps) {
      const i = index(foe, to);
      if (force[i] === 0 || leaders[i] === 0) continue;
      units += force[i];
      blow += strike[i];
    }
    if (units === 0) continue;
    const chance = winChance(units, blow, force[index(seat, at)], guardedStrike(state, seat, at));
    if (chance > worst) worst = chance;
  }
  return worst;
}

/** What all land units that a player could still buy would cost, found by `armyOf`. */
let missing = 0;

/** Land units by how well they are mixed, leaders, galleys, prisoners. */
function armyOf(state: State, seat: Seat): number {
  const { galley } = state;
  let infantry = 0;
  let cavalry = 0;
  let catapults = 0;
  let generals = 0;
  let worth = 0;
  for (let at = 0; at < PROVINCES; at++) {
    const i = index(seat, at);
    if (force[i] > 0) {
      const share = at < PROVINCES && holder[at] !== seat ? 1 - held[at] : 0.5 + held[at] / 2;
      infantry += state.units[0][i] * share;
      cavalry += state.units[1][i] * share;
      catapults += state.units[2][i] * share;
    }
    generals += state.generals[i];
    if (state.generals[i] > 0 && force[i] === 0 && isNearFoe(state, seat, at)) worth -= state.generals[i] * 4;
  }
  let ships = 0;
  for (let ship = 0; ship < galley.owner.length; ship++) {
    if (galley.owner[ship] !== seat) continue;
    infantry += galley.cargo[0][ship];
    cavalry += galley.cargo[1][ship];
    catapults += galley.cargo[2][ship];
    generals += galley.generals[ship];
    ships++;
  }
  const { colours, rules } = state;
  missing =
    (PER_COLOUR.infantry * colours[seat] - infantry) * PRICE.infantry +
    (rules.cavalryPerColour * colours[seat] - cavalry) * PRICE.cavalry +
    (PER_COLOUR.catapult * colours[seat] - catapults) * PRICE.catapult;
  const total = infantry + cavalry + catapults;
  if (total > 0) {
    const replaceable = Math.min(1, state.money[seat] / (state.inflation + 1) / WORTH.treasure);
    const soldier = WORTH.soldier * (1 - 0.5 * replaceable);
    worth += total * soldier * (0.4 + 0.6 * mixture(infantry / total, cavalry / total, catapults / total));
  }
  for (let other = 0; other < state.players; other++) {
    worth += state.prisoners[pair(state, seat, other)] * WORTH.prisoner;
    generals += 0.3 * state.prisoners[pair(state, other, seat)];
  }
  return worth + generals * WORTH.general + (ships > 3 ? 3 : ships) * WORTH.galley;
}

/** How much better than infantry alone a full legion of such a mixture hits. */
function mixture(infantry: number, cavalry: number, catapults: number): number {
  const matched = (units: number, faces: number) => faces * (1 - Math.exp(-units / faces));
  const blow = matched(8 * infantry, 8 / 3) + matched(8 * cavalry, 8 / 6) + matched(8 * catapults, 8 / 6);
  return blow / 2.53;
}

function isNearFoe(state: State, seat: Seat, at: number): boolean {
  for (const { to } of landSteps(state.rules.mesopotamiaArabia)[at])
    if (state.garrison[to] !== NOBODY && state.garrison[to] !== seat) return true;
  return false;
}

/** How likely the Caesar is lost in the next turns. */
function caesarDanger(state: State, seat: Seat): number {
  const at = state.caesar[seat];
  if (at >= ABOARD) return 0.12;
  if (holder[at] !== seat && holder[at] !== NOBODY && force[index(holder[at], at)] > 0)
    return force[index(seat, at)] > 0 ? 1 - held[at] + 0.3 : 0.9;
  const steps = landSteps(state.rules.mesopotamiaArabia)[at];
  const near = threatTo(state, seat, at, steps);
  let far = 0;
  for (const { to } of steps) far = Math.max(far, 0.5 * threatTo(state, seat, to, landSteps(false)[to]));
  const exposed = force[index(seat, at)] === 0 ? 1 : 0.8;
  return Math.min(
    1,
    Math.max(near, far * (force[index(seat, at)] > 4 ? 0.3 : 1)) * exposed + seaDanger(state, seat, at),
  );
}

/** Loaded enemy galleys off the coast. */
function seaDanger({ galley }: State, seat: Seat, at: number): number {
  let units = 0;
  for (let ship = 0; ship < galley.owner.length; ship++) {
    if (galley.owner[ship] < 0 || galley.owner[ship] === seat || !isSea(galley.at[ship])) continue;
    const cargo = galley.cargo[0][ship] + galley.cargo[1][ship] + galley.cargo[2][ship];
    if (cargo === 0) continue;
    const sea = galley.at[ship];
    if (shoresOf(sea).includes(at) || seasBeside(sea).some((next) => shoresOf(next).includes(at))) units += cargo;
  }
  if (units === 0) return 0.02;
  return 0.5 * winChance(units, units / 3, force[index(seat, at)], strike[index(seat, at)]);
}

/** Armies are to look for the Caesars of others, and troops that only a Caesar guards are to be fetched by a General. */
function hunt(state: State, seat: Seat): number {
  const far = distances(state.rules.mesopotamiaArabia);
  let worth = 0;
  for (let at = 0; at < PROVINCES; at++) {
    const i = index(seat, at);
    if (force[i] === 0) continue;
    if (state.generals[i] === 0) {
      const idle = Math.min(25, force[i] - (state.caesar[seat] === at ? GUARD : 2));
      if (idle > 0) worth -= WORTH.leaderless * idle * nearestGeneral(state, seat, far[at]);
      continue;
    }
    let nearest = 9;
    for (let foe = 0; foe < state.players; foe++) {
      if (foe === seat || state.caesar[foe] < 0 || state.caesar[foe] >= ABOARD) continue;
      nearest = Math.min(nearest, far[at][state.caesar[foe]]);
    }
    worth += (Math.min(force[i], 40) * WORTH.hunt) / (2 + nearest);
  }
  return worth + landings(state, seat) * WORTH.landing;
}

/** How many units may well stay with a Caesar. */
const GUARD = 8;

/** Steps to the nearest General of a player. */
function nearestGeneral({ generals }: State, seat: Seat, far: readonly number[]): number {
  let nearest = 6;
  for (let at = 0; at < PROVINCES; at++) if (generals[index(seat, at)] > 0 && far[at] < nearest) nearest = far[at];
  return nearest;
}

/** Galleys in a port with an army, from which a legion can land on an enemy's Caesar in one move. */
function landings(state: State, seat: Seat): number {
  const { galley, caesar } = state;
  let ready = 0;
  for (let ship = 0; ship < galley.owner.length; ship++) {
    const at = galley.at[ship];
    if (galley.owner[ship] !== seat || isSea(at)) continue;
    const i = index(seat, at);
    if (force[i] === 0 || leaders[i] === 0) continue;
    const { seas } = COASTS[at][galley.coast[ship]];
    for (let foe = 0; foe < state.players; foe++) {
      const goal = caesar[foe];
      if (foe === seat || goal < 0 || goal >= PROVINCES || !seas.some((sea) => shoresOf(sea).includes(goal))) continue;
      const units = Math.min(force[i], 7);
      const chance = winChance(
        units,
        (strike[i] * units) / force[i],
        force[index(foe, goal)],
        guardedStrike(state, foe, goal),
      );
      if (chance > ready) ready = chance;
    }
  }
  return ready;
}
