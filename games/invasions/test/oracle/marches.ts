import { OVERRUN_UNITS } from '../../src/data/figures.ts';
import { place } from '../../src/data/geography.ts';
import type { Counter, LeaderNumber, Nation } from '../../src/data/pieces.ts';
import { FOR_NOW, type State } from '../../src/state.ts';
import {
  countersAt,
  type Edge,
  edges,
  hasHostileHorde,
  hasHostileLimes,
  hasWallsOfEnemy,
  holderOf,
  hordesThere,
  hostileHordes,
  hostileUnits,
  isAllied,
  isBarbarian,
  isBlocked,
  isClosed,
  isOwn,
  isWild,
  type Land,
  limit,
  neutrals,
  peopleOf,
  room,
  sortOf,
} from './position.ts';

/** A stack that is about to march. */
export interface Column {
  readonly owner: Nation;
  readonly from: Land;
  readonly units: readonly Counter[];
  readonly lead: LeaderNumber | undefined;
}

const LEADER_STEPS = 5;
const STRAIT_OF_ITS_MASTER = 2;

/** XVIII.B Three steps on foot, four on horseback (a damaged unit is plain infantry), one more with a leader all the way. */
export function stepsOf(state: State, { units, lead }: Column): number {
  const left = units.map((unit) => {
    const mounted = state.pieces.hurt[unit] === 0 && sortOf(unit).horse;
    const led = lead !== undefined && state.stacks.unled[unit] === 0;
    return (mounted ? 4 : 3) + (led ? 1 : 0) - state.stacks.steps[unit];
  });
  return Math.min(
    ...left,
    lead === undefined ? Number.POSITIVE_INFINITY : LEADER_STEPS - state.stacks.leaderSteps[lead],
  );
}

/** XVIII.A, C-F, J-K Every province in which the stack may end its march: all ways are tried, step by step. */
export function marches(state: State, column: Column): Set<Land> {
  const ends = new Set<Land>();
  const steps = stepsOf(state, column);
  const fresh =
    column.units.every((unit) => state.stacks.steps[unit] === 0) &&
    (column.lead === undefined || state.stacks.leaderSteps[column.lead] === 0);
  const seen = new Map<Land, number>();
  const go = (here: Land, left: number): void => {
    // Nothing is gained by coming to a province again with no more steps.
    if ((seen.get(here) ?? -1) >= left) return;
    seen.set(here, left);
    for (const edge of edges(state, here)) {
      const cost = priceOf(state, column, edge, here === column.from && fresh, left);
      if (edge.to === column.from || cost > left || isBlocked(state, column.owner, edge)) continue;
      // G401 Whoever stands in closed land passes it on his way out, and does not end there.
      const closed = isClosed(state, column.owner, edge.to);
      if (closed && !isClosed(state, column.owner, column.from)) continue;
      const visit = arrival(state, column, edge, left - cost);
      if (visit.ends && !closed) ends.add(edge.to);
      if (visit.goesOn !== undefined) go(edge.to, visit.goesOn);
    }
  };
  go(column.from, steps);
  return ends;
}

/** XVIII.J.c A strait takes all steps, from its shore; the Bosphorus two of whoever controls Constantinopolis. */
function priceOf(state: State, { owner }: Column, edge: Edge, atTheStart: boolean, left: number): number {
  if (edge.kind !== 'strait') return 1;
  const ruler = state.lands.control[place('thracia')];
  const bosphorus = edge.seas.includes(place('propontis')) && edge.seas.includes(place('pontus-euxinus'));
  if (bosphorus && ruler >= 0 && isOwn(state, owner, ruler)) return STRAIT_OF_ITS_MASTER;
  return atTheStart ? Math.max(1, left) : Number.POSITIVE_INFINITY;
}

/** What happens in a province that is entered: whether the march may end there, and with how many steps it may go on. */
function arrival(
  state: State,
  column: Column,
  edge: Edge,
  left: number,
): { ends: boolean; goesOn: number | undefined } {
  const { owner, units, lead } = column;
  const at = edge.to;
  const foes = hostileUnits(state, owner, at);
  const count = foes.length + (hasHostileHorde(state, owner, at) ? 1 : 0);
  const quarters = grantsQuarters(state, owner, at);
  const fits = units.length <= room(state, owner, at, lead === undefined ? [] : [lead]);
  const on = left > 0 ? left : undefined;
  // XVIII.I.c Nobody passes a Limes.
  if (hasHostileLimes(state, owner, at)) return { ends: quarters && (count === 0 || fits), goesOn: undefined };
  if (count === 0) return { ends: quarters, goesOn: on };
  // XVIII.C.b Barbarians do not stop barbarians in barbarian country.
  const opponents = [...foes.map((foe) => holderOf(state, foe)), ...hostileHordes(state, owner, at)];
  const wild = isBarbarian(state, owner) && isWild(at) && opponents.every((other) => isBarbarian(state, other));
  if (wild) return { ends: quarters, goesOn: on };
  // G220 Whoever has to stop finds room, or does not go there.
  const stop = { ends: quarters && fits, goesOn: undefined };
  if (hasWallsOfEnemy(state, owner, at) || edge.kind === 'strait') return stop;
  // XVIII.F Others have cleared the way.
  if (isHeld(state, owner, at, count)) return { ends: quarters && fits, goesOn: on };
  // XVIII.E Six overrun a single unit, for a step more; hirelings do not count against their own.
  if (left < 1 || !mayOverrun(state, column, at)) return stop;
  return { ends: quarters, goesOn: left > 1 ? left - 1 : undefined };
}

/** XVIII.E Six who are willing stand before a single unit; hirelings do not count against their own. */
export function mayOverrun(state: State, { owner, units }: Column, at: Land): boolean {
  const foes = hostileUnits(state, owner, at);
  if (foes.length !== 1 || hasHostileHorde(state, owner, at)) return false;
  const willing = units.filter((unit) => !(isHired(state, unit) && peopleOf(unit) === holderOf(state, foes[0])));
  return willing.length >= OVERRUN_UNITS;
}

/** XII.D Nobody ends among neutrals, nor in their cities, nor where they rule, but for empty barbarian country. */
export function grantsQuarters(state: State, owner: Nation, at: Land): boolean {
  if (countersAt(state, at).some((unit) => neutrals(state, owner, holderOf(state, unit), at))) return false;
  if (hordesThere(state, at).some((other) => neutrals(state, owner, other, at))) return false;
  const ruler = state.lands.control[at];
  const keeper = state.lands.city[at];
  if (state.lands.level[at] > 0 && keeper >= 0 && neutrals(state, owner, keeper, at)) return false;
  return ruler < 0 || isWild(at) || !neutrals(state, owner, ruler, at);
}

/** XVIII.F.b, e Twice as many units as the defenders stand there, and no more than may stand there are needed. */
export function isHeld(state: State, owner: Nation, at: Land, count: number): boolean {
  const there = countersAt(state, at);
  const holding = there.filter((unit) => {
    const holder = holderOf(state, unit);
    if (!isOwn(state, owner, holder) && !isAllied(state, owner, holder)) return false;
    // XVIII.F.f, G308 Not those who came over a strait.
    const from = state.stacks.from[unit];
    if (edges(state, at).some(({ to, kind }) => to === from && kind === 'strait')) return false;
    return !(isHired(state, unit) && there.some((other) => holderOf(state, other) === peopleOf(unit)));
  });
  return holding.length > 0 && holding.length >= 2 * count && 2 * count <= limit(state, owner, at);
}

/** XXX.D, H For an activation, by a card; whom a dependant gives for good serves to its end (XXIX.G). */
export function isHired(state: State, unit: Counter): boolean {
  return state.pieces.lent[unit] === FOR_NOW;
}
