import type { Seat } from '@tabula/engine';
import { inRound, type Nation } from '../data/book.ts';
import { SCORING_ROUNDS } from '../data/figures.ts';
import { FIRST_SEA, SPACES, type Space } from '../data/spaces.ts';
import { FLEET, KINDS, UNITS } from '../data/units.ts';
import { pointsOf, pointsOfLine, score } from '../rules/scoring.ts';
import { bookOf, CITY, LEADER_SLOT, NOBODY, type State, slot } from '../state.ts';

/** What things are worth in points, roughly. */
const WORTH = { gold: 0.12, unit: 0.45, fleet: 0.25, leader: 0.8, area: 0.35, city: 0.5 } as const;

/** Points and prospects of a seat, less those of the best of the others. */
export function evaluate(state: State, seat: Seat): number {
  const { seats } = bookOf(state);
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++) if (other !== seat) best = Math.max(best, standing(state, other));
  return standing(state, seat) - best;
}

function standing(state: State, seat: Seat): number {
  if (state.phase === 'over') return score(state, seat);
  const { seatOf } = bookOf(state);
  let value = 0;
  for (let nation = 0; nation < seatOf.length; nation++)
    if (seatOf[nation] === seat) value += pointsOf(state, nation) + prospects(state, nation);
  return value;
}

/** What a nation can be expected to bring: its next count as it stands, and its strength for those after it. */
function prospects(state: State, nation: Nation): number {
  const counts = countsAhead(state, nation);
  const share = state.overlord[nation] === NOBODY ? 1 : 0.5;
  return share * (counts.next + counts.later * 0.4) + strength(state, nation) * (counts.ahead ? 1 : 0.3);
}

function countsAhead(state: State, nation: Nation): { next: number; later: number; ahead: boolean } {
  const rounds: readonly number[] = SCORING_ROUNDS[state.scenario];
  const left = rounds.filter((round) => round >= state.round);
  const found = { next: 0, later: 0, ahead: false };
  let first = true;
  for (const round of left) {
    let sum = 0;
    let any = false;
    for (const line of bookOf(state).cards[nation].scoring)
      if (line.kind === 'area' || line.kind === 'city' || line.kind === 'region' || line.kind === 'region-minus')
        if (inRound(line.rounds, round)) {
          any = true;
          sum += pointsOfLine(state, nation, line);
        }
    if (!any) continue;
    found.ahead = true;
    if (first) found.next = sum * closeness(round - state.round);
    else found.later += sum;
    first = false;
  }
  return found;
}

/** The sooner it counts, the surer it is. */
function closeness(rounds: number): number {
  return 1 / (1 + rounds * 0.35);
}

function strength(state: State, nation: Nation): number {
  let value = state.gold[nation] * WORTH.gold;
  for (let space: Space = 0; space < SPACES; space++) {
    if ((state.mask[space] & (1 << nation)) === 0) continue;
    const first = slot(nation, space);
    for (let kind = 0; kind < KINDS; kind++)
      if (kind !== FLEET) value += (state.units[first + kind] * WORTH.unit * (11 - UNITS[kind].toHit)) / 4;
    value += state.units[first + FLEET] * WORTH.fleet + state.units[first + LEADER_SLOT] * WORTH.leader;
    if (space < FIRST_SEA) value += WORTH.area + (state.city[space] === CITY ? WORTH.city : 0);
  }
  return value;
}
