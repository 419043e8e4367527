import { leaderNamed, type Nation } from '../../data/book/book.ts';
import {
  type Cause,
  CITY_WALLS,
  DIE,
  FOEDERATI_PENALTY,
  LEADER_HELP,
  ROUGH_GROUND,
  SUPREMACY,
  SUPREMACY_FACTOR,
} from '../../data/figures.ts';
import { COASTS, IS_ROUGH, RAVENNA, type Space } from '../../data/spaces.ts';
import { bookOf, CITY, type State } from '../../state/state.ts';
import { controls } from './control.ts';
import { fleetsAt, isAlive, leadersAt } from './pieces.ts';

/** What each cause adds to a die; causes that are not named add nothing. */
export type Bonuses = { readonly [cause in Cause]?: number };

/** 10.2 What is added to every die of a nation in a land battle, the landing apart, and why. */
export function landBonuses(state: State, nation: Nation, enemy: Nation, area: Space, attacks: boolean) {
  return {
    leader: leadersAt(state, nation, area) * LEADER_HELP,
    rough: attacks && IS_ROUGH[area] ? ROUGH_GROUND : 0,
    walls: attacks && state.city[area] === CITY ? CITY_WALLS : 0,
    supremacy: hasSupremacy(state, nation, enemy, area) ? SUPREMACY : 0,
    card: foederatiPenalty(state, nation),
  };
}

/** All of that together. */
export function landModifier(state: State, nation: Nation, enemy: Nation, area: Space, attacks: boolean): number {
  const { leader, rough, walls, supremacy, card } = landBonuses(state, nation, enemy, area, attacks);
  return leader + rough + walls + supremacy + card;
}

/** 10.9 A fleet in an adjacent sea, and twice as many as the enemy has in all of them; who fled does not count. */
export function hasSupremacy(state: State, nation: Nation, enemy: Nation, area: Space): boolean {
  const own = fleetsNear(state, nation, area);
  return own > 0 && own >= SUPREMACY_FACTOR * fleetsNear(state, enemy, area);
}

function fleetsNear(state: State, nation: Nation, area: Space): number {
  let fleets = 0;
  for (const sea of COASTS[area]) {
    const there = fleetsAt(state, nation, sea);
    if (there > 0) fleets += there - fledTo(state, nation, sea);
  }
  return fleets;
}

function fledTo({ turn }: State, nation: Nation, sea: Space): number {
  let fled = 0;
  for (const entry of turn.fled) if (entry === nation * 64 + sea) fled += 1;
  return fled;
}

/** Card of the Foederati: a die less one, unless Ravenna is theirs and Odoacer lives. Checked at every moment (E 37). */
function foederatiPenalty(state: State, nation: Nation): number {
  if (bookOf(state).id(nation) !== 'foederati') return 0;
  return controls(state, nation, RAVENNA) && isAlive(state, ODOACER) ? 0 : FOEDERATI_PENALTY;
}

const ODOACER = leaderNamed('odoacer');

/** 10.2 From which figure on a die hits: a natural 1 never does, a natural 10 always. */
export function hitsFrom(toHit: number, modifier: number): number {
  return Math.min(DIE, Math.max(2, toHit - modifier));
}
