import type { Seat } from '@tabula/engine';
import { UNITS_PER_LEADER } from '../data/figures.ts';
import { COASTS, isSea, landSteps, PROVINCES, seasBeside, shoresOf } from '../data/map.ts';
import { ABOARD, index, NOBODY, type State } from '../state.ts';
import { distances, marches, voyage } from './distance.ts';
import { winChance } from './odds.ts';
import { force, galleys, guardedStrike, held, holder, landingForce, led, ready, strike, threatTo } from './survey.ts';

/** In Talents. */
const WORTH = {
  /** An army where an enemy's Caesar is, by unit; the less the farther it has to go. */
  hunt: 2.5,
  /** A galley in the sea where an enemy's Caesar is. */
  chase: 5,
  /** Troops that wait for a leader, by unit; a General without troops, by step on his way to them. */
  leaderless: 1.2,
  spare: 2,
  /** A galley beside an army, off a coast where an enemy's Caesar can be had. */
  landing: 40,
} as const;

/** From so far away an army is worth nothing to the hunt. */
const REACH = 12;

/** Armies are to gather near the Caesars of others, galleys around those at sea. */
export function hunt(state: State, seat: Seat): number {
  const far = (galleys[seat] > 1 ? marches : distances)(state.rules.mesopotamiaArabia);
  let worth = 0;
  for (let at = 0; at < PROVINCES; at++) {
    const i = index(seat, at);
    if (force[i] === 0) continue;
    let nearest = REACH;
    for (let foe = 0; foe < state.players; foe++) {
      if (foe === seat || state.caesar[foe] < 0 || state.caesar[foe] >= ABOARD) continue;
      nearest = Math.min(nearest, far[at][state.caesar[foe]]);
    }
    worth += (0.4 * force[i] + ready(i)) * WORTH.hunt * (1 - nearest / REACH);
  }
  return worth + landings(state, seat) * WORTH.landing + chase(state, seat) * WORTH.chase;
}

/** How close galleys are to Caesars at sea. */
function chase(state: State, seat: Seat): number {
  const { galley } = state;
  if (galleys[seat] === 0) return 0;
  let worth = 0;
  for (let foe = 0; foe < state.players; foe++) {
    const sea = refugeSea(state, foe);
    if (foe === seat || sea < 0) continue;
    for (let ship = 0; ship < galley.owner.length; ship++)
      if (galley.owner[ship] === seat) worth += Math.max(0, 1 - voyage(galley.at[ship], galley.coast[ship], sea) / 6);
  }
  return worth;
}

/** The sea where a Caesar is, or the first one off his island; -1 if he is on the mainland. */
function refugeSea({ caesar, galley, rules }: State, foe: Seat): number {
  const at = caesar[foe];
  if (at >= ABOARD) return galley.at[at - ABOARD];
  if (at < 0 || landSteps(rules.mesopotamiaArabia)[at].length > 0) return -1;
  return COASTS[at][0].seas[0];
}

/** Troops that lack a leader, beyond a guard, and Generals who are not where they are wanted. */
export function idleness(state: State, seat: Seat): number {
  const far = distances(state.rules.mesopotamiaArabia);
  let worth = 0;
  let waiting = 0;
  for (let at = 0; at < PROVINCES; at++) {
    const i = index(seat, at);
    const idle = force[i] - UNITS_PER_LEADER * state.generals[i] - guardAt(state, seat, at);
    if (idle <= 0) continue;
    worth += WORTH.leaderless * idle;
    stacks[waiting++] = at;
  }
  for (let at = 0; at < PROVINCES && waiting > 0; at++) {
    const spare = state.generals[index(seat, at)] - Math.ceil(force[index(seat, at)] / UNITS_PER_LEADER);
    if (spare <= 0) continue;
    let nearest = 9;
    for (let n = 0; n < waiting; n++) nearest = Math.min(nearest, far[at][stacks[n]]);
    worth += WORTH.spare * spare * nearest;
  }
  return worth;
}

/** Scratch paper of `idleness`: where troops wait for a leader. */
const stacks: number[] = new Array<number>(PROVINCES).fill(0);

/** How many units may well stay without a leader: more with a Caesar or in a home. */
function guardAt({ caesar, home }: State, seat: Seat, at: number): number {
  return at === caesar[seat] || at === home[seat] ? 6 : 2;
}

/** How well a player could land where an enemy's Caesar is. */
function landings(state: State, seat: Seat): number {
  let best = 0;
  for (let foe = 0; foe < state.players; foe++) {
    const goal = state.caesar[foe];
    if (foe === seat || goal < 0 || goal >= PROVINCES) continue;
    const units = landingForce(state, seat, goal);
    if (units === 0) continue;
    const blow = Math.min(units, 7) * 0.5;
    const chance = winChance(units, blow, force[index(foe, goal)], guardedStrike(state, foe, goal));
    best = Math.max(best, chance + units * ROOM_ABOARD);
  }
  return best;
}

/** Galleys gather one by one: each unit that could be landed is a step towards it. */
const ROOM_ABOARD = 0.02;

/** How likely the Caesar is lost in the next turns. */
export function caesarDanger(state: State, seat: Seat): number {
  const at = state.caesar[seat];
  if (at >= ABOARD) return dangerAtSea(state, seat, at - ABOARD);
  const foe = holder[at];
  if (foe !== seat && foe !== NOBODY && force[index(foe, at)] > 0) return force[index(seat, at)] > 0 ? held[at] : 0.95;
  const steps = landSteps(state.rules.mesopotamiaArabia)[at];
  const near = threatTo(state, seat, at);
  let far = 0;
  for (const { to } of steps) far = Math.max(far, 0.5 * threatTo(state, seat, to));
  const exposed = force[index(seat, at)] === 0 ? 1 : 0.8;
  const reached = Math.max(near, far * (force[index(seat, at)] > 4 ? 0.3 : 1)) * exposed;
  const exposure =
    EXPOSURE / (1 + force[index(seat, at)] / 2) +
    NEARNESS * nearness(state, seat, at) +
    AWAY * fromHome(state, seat, at) +
    (steps.length === 0 ? EXILE : 0);
  return Math.min(1, Math.max(reached, 1 - held[at]) + seaDanger(state, seat, at) + exposure);
}

/** Enemy galleys that can come to where a Caesar is at sea, against those beside him. */
function dangerAtSea({ galley }: State, seat: Seat, ship: number): number {
  let foes = 0;
  let own = 0;
  for (let other = 0; other < galley.owner.length; other++) {
    if (galley.owner[other] < 0) continue;
    if (galley.owner[other] === seat) own += galley.at[other] === galley.at[ship] ? 1 : 0;
    else if (voyage(galley.at[other], galley.coast[other], galley.at[ship]) <= 2) foes++;
  }
  return Math.min(0.9, EXILE + (0.3 * foes) / (own + 1));
}

/** Whoever rules from a ship or from an island has given up the war. */
const EXILE = 0.15;

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

/** What no map shows: a Caesar with few troops is caught in the end. */
const EXPOSURE = 0.15;
/** And one beside the enemy is out of place. */
const NEARNESS = 0.06;

/** The way home, by step. */
const AWAY = 0.008;

function fromHome({ home, control, rules }: State, seat: Seat, at: number): number {
  return control[home[seat]] === seat ? marches(rules.mesopotamiaArabia)[at][home[seat]] : 0;
}

/** 1 beside an army of another player, 1/2 two steps away. */
function nearness(state: State, seat: Seat, at: number): number {
  const far = marches(state.rules.mesopotamiaArabia)[at];
  let nearest = 3;
  for (let from = 0; from < PROVINCES; from++) {
    const foes = led[from] & ~(1 << seat);
    if (foes === 0 || far[from] >= nearest) continue;
    for (let foe = 0; foe < state.players; foe++)
      if ((foes & (1 << foe)) !== 0 && force[index(foe, from)] > 1) nearest = far[from];
  }
  return (3 - nearest) / 2;
}
