import type { Seat } from '@tabula/engine';
import type { Nation } from '../data/book/book.ts';
import { ROUNDS } from '../data/figures.ts';
import { FIRST_SEA, SPACES, type Space } from '../data/spaces.ts';
import { FLEET, LAND_KINDS, UNITS } from '../data/units.ts';
import { enemies, nationOf } from '../rules/pieces/control.ts';
import { pointsFor, pointsOf, score } from '../rules/points/scoring.ts';
import { bookOf, CITY, LEADER_SLOT, NOBODY, type State, slot } from '../state/state.ts';
import { attackChance } from './battle-odds.ts';
import { PAR, PATIENCE } from './par.ts';
import { promiseOf } from './worth.ts';

/** What things are worth in points, roughly, with all rounds still to come. */
const WORTH = { gold: 0.09, unit: 0.42, fleet: 0.3, leader: 0.5, area: 0.3, city: 0.35 } as const;

/** The lead in the last round that as good as decides the game. */
export const SCALE = 8;

/** Points and prospects of a seat, less those of the best of the others; early in the game a lead means less. */
export function evaluate(state: State, seat: Seat): number {
  const { seats } = bookOf(state);
  const over = state.phase === 'over';
  const par = PAR[state.scenario][state.round - 1];
  let own = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++) {
    const value = over ? score(state, other) : standing(state, other) + par[other];
    if (other === seat) own = value;
    else best = Math.max(best, value);
  }
  return (own - best) / (over ? 1 : PATIENCE[state.round - 1]);
}

function standing(state: State, seat: Seat): number {
  const { seatOf } = bookOf(state);
  let value = state.rules.handicap[seat];
  for (let nation = 0; nation < seatOf.length; nation++)
    if (seatOf[nation] === seat) value += pointsOf(state, nation) + prospects(state, nation);
  return value;
}

/** What a nation can be expected to bring: its counts as it stands, and its strength while it has rounds to go. */
function prospects(state: State, nation: Nation): number {
  const { rounds } = bookOf(state).cards[nation];
  const left = Math.min(1, Math.max(0, rounds[1] - state.round + 1) / 4);
  const promise = promiseOf(state.scenario, nation, state.round);
  const bit = 1 << nation;
  const share = state.overlord[nation] === NOBODY ? 1 : 0.5;
  let counts = 0;
  let strength = state.gold[nation] * WORTH.gold * (state.round < ROUNDS ? 1 : 0.2);
  for (let space = 0; space < SPACES; space++) {
    if ((state.mask[space] & bit) === 0) continue;
    const hold = space < FIRST_SEA ? holdOn(state, nation, space) : 1;
    if (space < FIRST_SEA) {
      counts += hold * promise.area[space];
      strength += hold * WORTH.area;
      if (state.city[space] === CITY) {
        counts += hold * promise.city[space];
        strength += hold * WORTH.city;
      }
    }
    strength += troopsIn(state, nation, space) * (0.3 + 0.7 * hold);
  }
  for (const { line, weight } of promise.regions) counts += weight * pointsFor(state, nation, line);
  return share * counts + strength * left;
}

/** How sure an area is: a battle is still to be fought for it, or it is held. */
function holdOn(state: State, nation: Nation, area: Space): number {
  const foes = enemies(state, area, nation);
  if (foes === 0) return 1;
  const foe = nationOf(foes);
  if (nation === state.nation) return attackChance(state, nation, foe, area);
  return foe === state.nation ? 1 - attackChance(state, foe, nation, area) : 0.5;
}

function troopsIn(state: State, nation: Nation, space: Space): number {
  const first = slot(nation, space);
  let value = state.units[first + FLEET] * WORTH.fleet + state.units[first + LEADER_SLOT] * WORTH.leader;
  for (let kind = 0; kind < LAND_KINDS; kind++)
    if (state.units[first + kind] > 0)
      value += (state.units[first + kind] * WORTH.unit * UNITS[kind].hits * (11 - UNITS[kind].toHit)) / 4;
  return value;
}
