import type { Result, Seat } from '@tabula/engine';
import { AREAS } from '../../data/areas.ts';
import { LAST_TURN, LAST_TURN_WITH_ISLAM, SCORING_TURNS } from '../../data/figures.ts';
import { CIVILISED } from '../../data/geography.ts';
import { NATION_ROWS, SIDES } from '../../data/nations.ts';
import { type Nation, nation, ROMANI, SIDE_OF } from '../../data/pieces.ts';
import { POINTS, type Points } from '../../data/points.ts';
import { PROVINCES } from '../../data/provinces.ts';
import { CLIENT, NOBODY, type State, VASSAL } from '../../state.ts';
import { isActive } from '../lands/order.ts';
import { score, shareOf } from '../lands/points.ts';
import { areasOf, provincesOf } from '../lands/realms.ts';
import type { Invasions } from '../pieces/table.ts';

export function lastTurn(state: State): number {
  return state.clock.islam ? LAST_TURN_WITH_ISLAM : LAST_TURN;
}

/** V.B The Scoring phase, after turns 3, 6, 9 and the last. */
export function scoring(g: Invasions): void {
  const { state } = g;
  if (!SCORING_TURNS.includes(state.clock.turn) && state.clock.turn !== lastTurn(state)) return;
  for (let owner = 0; owner < state.nations.status.length; owner++) score(g, owner, territoryPoints(state, owner));
}

/** What a nation's territory is worth to it now, its dependants' included, rounded up once; nothing to an inactive one (VI.B). */
export function territoryPoints(state: State, owner: Nation): number {
  if (!isActive(state, owner)) return 0;
  const cards = cardsOf(state, owner);
  if (cards.length === 0) return 0;
  const land = worth(state, cards, owner);
  // XXVII.A The protector has half, as if he shared it with an ally: the client has the other.
  const own = state.ties.bond[owner] === CLIENT ? land / 2 : shareOf(state, owner, land);
  let others = 0;
  for (let other = 0; other < state.ties.lord.length; other++)
    if (state.ties.lord[other] === owner) {
      if (state.ties.bond[other] === CLIENT) others += worth(state, cards, other) / 2;
      if (state.ties.bond[other] === VASSAL) others += worth(state, cards, other);
    }
  return Math.ceil(own + others + survival(state, owner));
}

/** XLI.G: the Anglosaxons score each place by the better card of the two peoples. */
function cardsOf(state: State, owner: Nation): readonly Card[] {
  const both = owner === ANGLI && state.clock.glories.includes('anglo-saxons');
  return both ? [...CARDS[owner], ...CARDS[SAXONES]] : CARDS[owner];
}

const ANGLI = nation('angli');
const SAXONES = nation('saxones');

/** A nation's card by the numbers of areas and provinces. */
interface Card {
  readonly areas: readonly number[];
  readonly provinces: readonly number[];
}

const CARDS: readonly (readonly Card[])[] = NATION_ROWS.map(({ id }) => {
  const points = POINTS[id];
  return points === undefined ? [] : [cardFrom(points)];
});

function cardFrom({ areas, provinces, civilised, barbarian }: Points): Card {
  return {
    areas: AREAS.map(({ id }, number) => areas[id] ?? (CIVILISED[number] ? civilised : barbarian)),
    provinces: PROVINCES.map(({ id }) => provinces[id] ?? 0),
  };
}

/** The areas and provinces that one nation controls, by the best of some cards, perhaps of another. */
function worth(state: State, cards: readonly Card[], owner: Nation): number {
  let points = 0;
  for (const number of areasOf(state, owner))
    points += cards.reduce((most, { areas }) => Math.max(most, areas[number]), 0);
  for (const where of provincesOf(state, owner))
    points += cards.reduce((most, { provinces }) => Math.max(most, provinces[where]), 0);
  return points;
}

/** The card of the West: points for being there still. */
function survival(state: State, owner: Nation): number {
  if (owner !== ROMANI) return 0;
  return state.clock.turn === 6 ? 4 : state.clock.turn >= 9 ? 6 : 0;
}

/** The points of a side: all its nations together. */
export function sidePoints(state: State, side: number): number {
  let points = 0;
  for (let owner = 0; owner < state.nations.points.length; owner++)
    if (SIDE_OF[owner] === side) points += state.nations.points[owner];
  return points;
}

/** V.C Most points win; then those of the last turn count again (G192); then the order of the sides decides. */
export function result(state: State): Result {
  const seats = Math.max(...state.sides) + 1;
  const bySeat = (value: (side: number) => number) =>
    Array.from({ length: seats }, (_, seat) =>
      SIDES.reduce((sum, _, side) => (state.sides[side] === seat ? sum + value(side) : sum), 0),
    );
  const points = bySeat((side) => sidePoints(state, side));
  const last = bySeat((side) => state.nations.lastScored[side]);
  const order = state.sides.filter((seat, side) => seat !== NOBODY && state.sides.indexOf(seat) === side);
  const best = order.reduce((a: Seat, b: Seat) => (beats(points, last, b, a) ? b : a));
  return { points, winners: [best], ending: state.clock.islam ? 'islam' : 'twelve-turns' };
}

function beats(points: readonly number[], last: readonly number[], a: Seat, b: Seat): boolean {
  return points[a] > points[b] || (points[a] === points[b] && last[a] > last[b]);
}
