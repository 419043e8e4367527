import type { Result, Seat } from '@tabula/engine';
import { FACTIONS, type Faction } from '../data/figures.ts';
import { NOBODY, type State, sideOf } from '../state.ts';
import { countersOf } from './control.ts';
import type { Byzantium } from './table.ts';

/** 14.1 After the third turn: a point for each counter on one's cities, on the track of their colour. */
export function finalScoring(g: Byzantium): void {
  const { state } = g;
  state.players.forEach((player, by) => {
    const cities = { byzantine: countersOf(state, by, 'byzantine'), arab: countersOf(state, by, 'arab') };
    for (const faction of FACTIONS) sideOf(player, faction).points += cities[faction];
    g.emit({ event: 'final.cities', by, ...cities });
    const { byzantine, arab } = player;
    g.emit({
      event: 'final.score',
      by,
      byzantine: byzantine.points,
      arab: arab.points,
      points: finalScore(byzantine.points, arab.points),
    });
  });
}

/** 14.2 The sum of both tracks, unless the lower is less than half of the higher: then only the higher. */
export function finalScore(one: number, another: number): number {
  const lower = Math.min(one, another);
  const higher = Math.max(one, another);
  return lower * 2 >= higher ? lower + higher : higher;
}

/** 13.1, 14.2 Whether the points of one colour count for a seat as things stand. */
export function counts({ conqueror, players }: State, seat: Seat, faction: Faction): boolean {
  const { byzantine, arab } = players[seat];
  if (conqueror !== NOBODY) return faction === 'arab';
  const own = sideOf(players[seat], faction).points;
  const other = faction === 'arab' ? byzantine.points : arab.points;
  return own >= other || finalScore(own, other) > other;
}

/** 13.1, 14.2 The points of a seat as they would count if the game ended now. */
export function score(state: State, seat: Seat): number {
  const { byzantine, arab } = state.players[seat];
  return state.conqueror === NOBODY ? finalScore(byzantine.points, arab.points) : arab.points;
}

/** 14.3 The criteria in their order; with Constantinople fallen only what is Arab has value (R 36). */
function criteria(state: State, seat: Seat): number[] {
  const { byzantine, arab } = state.players[seat];
  if (state.conqueror !== NOBODY) return [arab.points, cities(state, seat, ['arab']), arab.treasury];
  return [
    score(state, seat),
    byzantine.points + arab.points,
    cities(state, seat, FACTIONS),
    byzantine.treasury + arab.treasury,
  ];
}

function cities(state: State, seat: Seat, colours: readonly Faction[]): number {
  return state.control.filter((owner, city) => owner === seat && colours.some((name) => name === state.colour[city]))
    .length;
}

/** 14.3 Most points win; ties by the criteria; the last tie is shared. */
export function result(state: State): Result {
  const seats = state.players.map((_, seat) => seat);
  const ranks = seats.map((seat) => criteria(state, seat));
  const best = ranks.reduce((a, b) => (compare(a, b) >= 0 ? a : b));
  return {
    points: ranks.map(([points]) => points),
    winners: seats.filter((seat) => compare(ranks[seat], best) === 0),
    ending: state.conqueror === NOBODY ? 'three-turns' : 'constantinople',
  };
}

function compare(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((value, at) => value !== b[at]);
  return i < 0 ? 0 : a[i] - b[i];
}
