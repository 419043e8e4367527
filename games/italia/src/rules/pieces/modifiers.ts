import { leaderNamed, type Nation } from '../../data/book/book.ts';
import {
  CITY_WALLS,
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

/** 10.2 What is added to every die of a nation in a land battle, the landing apart. */
export function landModifier(state: State, nation: Nation, enemy: Nation, area: Space, attacks: boolean): number {
  let modifier = leadersAt(state, nation, area) * LEADER_HELP;
  if (attacks && IS_ROUGH[area]) modifier += ROUGH_GROUND;
  if (attacks && state.city[area] === CITY) modifier += CITY_WALLS;
  if (hasSupremacy(state, nation, enemy, area)) modifier += SUPREMACY;
  return modifier + foederatiPenalty(state, nation);
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

/** 10.2 A natural 1 never hits, a natural 10 always. */
export function hits(die: number, modifier: number, toHit: number): boolean {
  return die === 10 || (die !== 1 && die + modifier >= toHit);
}
