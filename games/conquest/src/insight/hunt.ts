import type { Seat } from '@tabula/engine';
import { UNITS_PER_LEADER } from '../data/figures.ts';
import { isSea, landSteps, PROVINCES, seasBeside, shoresOf } from '../data/map.ts';
import { ABOARD, index, NOBODY, type State } from '../state.ts';
import { marches } from './distance.ts';
import { winChance } from './odds.ts';
import { force, guardedStrike, held, holder, landingForce, leaders, ready, strike, threatTo } from './survey.ts';

/** In Talents. */
const WORTH = {
  /** An army that stands near an enemy's Caesar, by unit. */
  hunt: 3,
  /** Troops that wait for a leader, by unit and step. */
  leaderless: 0.5,
  /** A galley beside an army, off a coast where an enemy's Caesar can be had. */
  landing: 40,
} as const;

/** Armies are to gather near the Caesars of others, and to be fetched by Generals. */
export function hunt(state: State, seat: Seat): number {
  const far = marches(state.rules.mesopotamiaArabia);
  let worth = 0;
  for (let at = 0; at < PROVINCES; at++) {
    const i = index(seat, at);
    if (force[i] === 0) continue;
    let nearest = 9;
    for (let foe = 0; foe < state.players; foe++) {
      if (foe === seat || state.caesar[foe] < 0 || state.caesar[foe] >= ABOARD) continue;
      nearest = Math.min(nearest, far[at][state.caesar[foe]]);
    }
    worth += ((force[i] + ready(i)) * WORTH.hunt) / (2 + nearest);
  }
  return worth + landings(state, seat) * WORTH.landing;
}

/** How far troops that lack a leader, beyond a guard, wait for a General. */
export function idleness(state: State, seat: Seat): number {
  const far = marches(state.rules.mesopotamiaArabia);
  let worth = 0;
  for (let at = 0; at < PROVINCES; at++) {
    const i = index(seat, at);
    const guard = at === state.caesar[seat] || at === state.home[seat] ? GUARD : 2;
    const idle = force[i] - UNITS_PER_LEADER * state.generals[i] - guard;
    if (idle > 0) worth += WORTH.leaderless * idle * nearestGeneral(state, seat, at, far[at]);
  }
  return worth;
}

/** How many units may well stay with a Caesar or in a home. */
const GUARD = 6;

/** Steps to the nearest General of a player elsewhere. */
function nearestGeneral({ generals }: State, seat: Seat, here: number, far: readonly number[]): number {
  let nearest = 5;
  for (let at = 0; at < PROVINCES; at++)
    if (at !== here && far[at] < nearest && generals[index(seat, at)] > 0) nearest = far[at];
  return nearest;
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
  if (at >= ABOARD) return 0.12;
  const foe = holder[at];
  if (foe !== seat && foe !== NOBODY && force[index(foe, at)] > 0) return force[index(seat, at)] > 0 ? held[at] : 0.95;
  const steps = landSteps(state.rules.mesopotamiaArabia)[at];
  const near = threatTo(state, seat, at, steps);
  let far = 0;
  for (const { to } of steps) far = Math.max(far, 0.5 * threatTo(state, seat, to, landSteps(false)[to]));
  const exposed = force[index(seat, at)] === 0 ? 1 : 0.8;
  const reached = Math.max(near, far * (force[index(seat, at)] > 4 ? 0.3 : 1)) * exposed;
  const exposure =
    EXPOSURE / (1 + force[index(seat, at)] / 2) +
    NEARNESS * nearness(state, seat, at) +
    AWAY * fromHome(state, seat, at);
  return Math.min(1, Math.max(reached, 1 - held[at]) + seaDanger(state, seat, at) + exposure);
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
  for (let foe = 0; foe < state.players; foe++)
    for (let from = 0; foe !== seat && from < PROVINCES; from++) {
      const i = index(foe, from);
      if (far[from] < nearest && leaders[i] > 0 && force[i] > 1) nearest = far[from];
    }
  return (3 - nearest) / 2;
}
