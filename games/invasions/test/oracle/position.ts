import { AREA_ROWS, AREAS } from '../../src/data/areas.ts';
import { OPEN_BORDERS, RIDGE_BORDERS, RIVER_BORDERS, STRAITS } from '../../src/data/borders.ts';
import { DISPUTED, type Place, place } from '../../src/data/geography.ts';
import { LEADERS } from '../../src/data/leaders.ts';
import { NATION_ROWS } from '../../src/data/nations.ts';
import {
  type Counter,
  LEADER_NATION,
  type LeaderNumber,
  NATION_OF,
  type Nation,
  nation,
  SORT_OF,
  SORTS,
} from '../../src/data/pieces.ts';
import { PROVINCE_ROWS } from '../../src/data/provinces.ts';
import { page } from '../../src/rules/lands/calendar.ts';
import { ground, relation } from '../../src/rules/lands/relations.ts';
import { FEDERATE, type State } from '../../src/state.ts';

/**
 * What the oracle of the war knows of a position, in the words of the rulebook. Who is whose friend and what is friendly ground
 * (XII.D), and who controls what, are other chapters’ business: they are taken as they are.
 */
export type Land = Place;
export type Kind = 'open' | 'river' | 'ridge' | 'strait';

/** A border of a province: what it is, and the seas of a strait. */
export interface Edge {
  readonly to: Land;
  readonly kind: Kind;
  readonly seas: readonly Place[];
}

const known = new Map<number, ReadonlyMap<Land, readonly Edge[]>>();

/** XVIII.A.h, XVIII.J.a The neighbours of a province: over a border, or over a strait. */
export function edges(state: State, from: Land): readonly Edge[] {
  const { map } = state.rules;
  const all = known.get(map) ?? drawn(map);
  known.set(map, all);
  return all.get(from) ?? [];
}

function drawn(map: number): ReadonlyMap<Land, readonly Edge[]> {
  const found = new Map<Land, Edge[]>();
  const join = (a: Land, b: Land, kind: Kind, seas: readonly Place[]) => {
    for (const [one, to] of [
      [a, b],
      [b, a],
    ])
      found.set(one, [...(found.get(one) ?? []), { to, kind, seas }]);
  };
  for (const [a, b] of OPEN_BORDERS) join(place(a), place(b), 'open', []);
  for (const [a, b] of RIVER_BORDERS) join(place(a), place(b), 'river', []);
  for (const [a, b] of RIDGE_BORDERS) join(place(a), place(b), 'ridge', []);
  for (const { a, b, seas } of STRAITS) join(place(a), place(b), 'strait', seas.map(place));
  Object.values(DISPUTED).forEach(({ a, b, seas }, bit) => {
    if ((map & (1 << bit)) > 0) join(place(a), place(b), seas.length > 0 ? 'strait' : 'open', seas.map(place));
  });
  return found;
}

export const friends = (state: State, a: Nation, b: Nation, at: Place) => relation(state, a, b, at) === 'friendly';
export const enemies = (state: State, a: Nation, b: Nation, at: Place) => relation(state, a, b, at) === 'hostile';
export const neutrals = (state: State, a: Nation, b: Nation, at: Place) => relation(state, a, b, at) === 'neutral';
export const isFriendlyGround = (state: State, owner: Nation, at: Land) => ground(state, owner, at) === 'friendly';

export const isHostileGround = (state: State, owner: Nation, at: Land) => ground(state, owner, at) === 'hostile';

export const countersAt = (state: State, at: Place): readonly Counter[] => state.pieces.here[at];
export const holderOf = (state: State, counter: Counter): Nation => state.pieces.holder[counter];

const ROME: readonly Nation[] = [nation('romani'), nation('orientali')];

/** Romans A: both halves are one nation on turns 1 and 2. */
export function isOwn(state: State, owner: Nation, other: Nation): boolean {
  return owner === other || (state.clock.turn <= 2 && ROME.includes(owner) && ROME.includes(other));
}

/** XXXIV Allies fight as one nation: those who have agreed on it for this turn. */
export function isAllied(state: State, owner: Nation, other: Nation): boolean {
  const { deals } = state.ties;
  return deals.some((a, i) => {
    if (i % 3 !== 0 || deals[i + 2] !== ALLIANCE) return false;
    const [b] = deals.slice(i + 1, i + 2);
    return (isOwn(state, owner, a) && isOwn(state, other, b)) || (isOwn(state, owner, b) && isOwn(state, other, a));
  });
}

const ALLIANCE = 1;

export function hostileUnits(state: State, owner: Nation, at: Land): Counter[] {
  return countersAt(state, at).filter((counter) => enemies(state, owner, holderOf(state, counter), at));
}

export function hasHostileHorde(state: State, owner: Nation, at: Land): boolean {
  return hostileHordes(state, owner, at).length > 0;
}

export function hostileHordes(state: State, owner: Nation, at: Land): Nation[] {
  return hordesThere(state, at).filter((other) => other !== owner && enemies(state, owner, other, at));
}

/** III.D, G301 A horde is a unit: it keeps out whoever is not its friend. */
export function hordesThere(state: State, at: Land): Nation[] {
  return state.nations.horde.flatMap((where, other) => (where === at ? [other] : []));
}

export function hasHostileLimes(state: State, owner: Nation, at: Land): boolean {
  const keeper = state.lands.limes[at];
  return keeper >= 0 && enemies(state, owner, keeper, at);
}

/** XXIII.B.a A fortified city of an enemy. */
export function hasWallsOfEnemy(state: State, owner: Nation, at: Land): boolean {
  const keeper = state.lands.city[at];
  return state.lands.level[at] > 0 && state.lands.fortified[at] > 0 && keeper >= 0 && enemies(state, owner, keeper, at);
}

export const isBarbarian = (state: State, owner: Nation) => state.nations.status[owner] === 1;
export const isNomad = (state: State, owner: Nation) => NATION_ROWS[owner].nomad === true && isBarbarian(state, owner);

export function isWild(at: Land): boolean {
  const { area } = PROVINCE_ROWS[at];
  return area === null || AREA_ROWS[AREAS.findIndex(({ id }) => id === area)].civilised !== true;
}

export const areaOf = (at: Land) => PROVINCE_ROWS[at].area;

/** The area of a province and those that have a border with it, or with the province itself if it has none (G8). */
export function areasAround(state: State, at: Land): Set<string | null> {
  const found = new Set([areaOf(at)]);
  PROVINCE_ROWS.forEach((row, here) => {
    if (areaOf(at) === null ? here === at : row.area === areaOf(at))
      for (const { to } of edges(state, here)) found.add(areaOf(to));
  });
  return found;
}

/** How many borders and straits lie between two provinces. */
export function stepsBetween(state: State, from: Land, to: Land): number {
  const seen = new Map<Land, number>([[from, 0]]);
  for (const [here, far] of seen)
    for (const edge of edges(state, here)) if (!seen.has(edge.to)) seen.set(edge.to, far + 1);
  return seen.get(to) ?? Number.POSITIVE_INFINITY;
}

/** XVIII.K Lands that are closed to a nation. */
export function isClosed(state: State, owner: Nation, at: Land): boolean {
  const { closed } = PROVINCE_ROWS[at];
  if (closed === undefined) return false;
  const { id } = NATION_ROWS[owner];
  if (closed === 'nomads') return !isNomad(state, owner) && !(id === 'ostrogothi' && state.clock.turn === 1);
  return !(closed === 'berbers' && id === 'mauritanii');
}

/** XXV.F.a, G23 A hostile fleet in one of its seas bars a strait. */
export function isBlocked(state: State, owner: Nation, { kind, seas }: Edge): boolean {
  return (
    kind === 'strait' &&
    seas.some((sea) => countersAt(state, sea).some((fleet) => enemies(state, owner, holderOf(state, fleet), sea)))
  );
}

/** XVII.A, XXVIII.D Those of a nation, of its allies and of the federates of both; not of its federator. */
function countWith(state: State, owner: Nation, other: Nation): boolean {
  const on = (one: Nation) => isOwn(state, owner, one) || isAllied(state, owner, one);
  return on(other) || (state.ties.bond[other] === FEDERATE && on(state.ties.lord[other]));
}

/** The leaders of a nation, and of those whose units count with its, in a province. */
export function leadersThere(state: State, owner: Nation, at: Land): LeaderNumber[] {
  const present = new Set(countersAt(state, at).map((counter) => holderOf(state, counter)));
  return LEADERS.flatMap((_, who) => {
    if (state.pieces.leaderAt[who] !== at) return [];
    const other = LEADER_NATION[who];
    const counts = isOwn(state, owner, other) || (present.has(other) && countWith(state, owner, other));
    return counts ? [who] : [];
  });
}

/** XVII.B Four, three in mountains; the best leader's bonus (G47); one more in an Invasion (XVIII.H.c). */
export function limit(state: State, owner: Nation, at: Land, coming: readonly LeaderNumber[] = []): number {
  const bonus = [...coming, ...leadersThere(state, owner, at)].map((who) => LEADERS[who].stacking);
  const invades =
    state.activation.active === owner &&
    isBarbarian(state, owner) &&
    page(state).invasions.includes(NATION_ROWS[owner].id) &&
    state.clock.turn <= 12;
  return (PROVINCE_ROWS[at].terrain === 'mountain' ? 3 : 4) + Math.max(0, ...bonus) + (invades ? 1 : 0);
}

/** XVII.A Own units, those of federates and of allies count. */
export function room(state: State, owner: Nation, at: Land, coming: readonly LeaderNumber[] = []): number {
  const there = countersAt(state, at).filter((counter) => countWith(state, owner, holderOf(state, counter)));
  return limit(state, owner, at, coming) - there.length;
}

/** Satraps, locals, Themata and guards may not go everywhere (XXXIV): the oracle leaves them out. */
export function isFree(counter: Counter): boolean {
  const { satrap, local, thema, guard } = SORTS[SORT_OF[counter]];
  return !satrap && !local && !thema && !guard;
}

export const peopleOf = (counter: Counter): Nation => NATION_OF[counter];
export const sortOf = (counter: Counter) => SORTS[SORT_OF[counter]];
