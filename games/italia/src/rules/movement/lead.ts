import type { Flow } from '@tabula/engine';
import type { Leader } from '../../data/book/book.ts';
import { LEADER_MOVE, LEADER_MOVE_BONUS } from '../../data/figures.ts';
import { idOf, type Space, STRAITS, spaceNamed } from '../../data/spaces.ts';
import { LAND_KINDS, UNITS } from '../../data/units.ts';
import { prompt, troopOf, troops } from '../../options.ts';
import { bookOf, SLOTS, type State } from '../../state/state.ts';
import { alliesOf, enemies } from '../pieces/control.ts';
import { leaderIdOf, wordsOf } from '../pieces/names.ts';
import { onCampaign, shift, shiftLeader, sum } from '../pieces/pieces.ts';
import { type Italia, seatOf } from '../pieces/table.ts';
import {
  type Cohort,
  type Column,
  collectable,
  columnOf,
  columnOptions,
  countsIn,
  droppable,
  isAmongAllies,
  keepBack,
  mayStay,
  restless,
} from './column.ts';
import { noteWay, unmoved } from './march.ts';

/** 9.1 A leader moves, with all, some or none of the units beside him, step by step. */
export function* lead(g: Italia, leader: Leader, extra: number): Flow<void> {
  const { state } = g;
  const { nation } = state;
  const from = state.leaderAt[leader];
  const units = unmoved(state, nation, from);
  const total = sum(units);
  const most = onCampaign(state, nation) ? total - keepBack(state, nation, leader) : total;
  const least = isAmongAllies(state, nation, from) ? total : 0;
  const id = bookOf(state).id(nation);
  const ask = prompt('companions', '9.1', { nation: id, leader: leaderIdOf(leader), area: idOf(from) });
  const taken = troopOf(
    yield* g.choose(seatOf(state, nation), ask, troops('take', units, [], least, Math.max(0, most), true)),
  );
  const column = columnOf(state, leader, extra, state.gold[nation]);
  for (let kind = 0; kind < LAND_KINDS; kind++)
    if (taken.units[kind] > 0) {
      const left = UNITS[kind].move + LEADER_MOVE_BONUS + extra;
      column.cohorts.push({ kind, fromStart: true, from, count: taken.units[kind], left, marched: false });
    }
  yield* march(g, column);
  halt(g, column);
}

function* march(g: Italia, column: Column): Flow<void> {
  const { state } = g;
  const { nation, leader } = column;
  for (;;) {
    const options = columnOptions(state, column);
    if (options.length === 0) return;
    const units = wordsOf(countsIn(column.cohorts), [leader]);
    const ask = prompt('march', '9.1', { nation: bookOf(state).id(nation), area: idOf(column.here), units });
    const choice = yield* g.choose(seatOf(state, nation), ask, options);
    switch (choice.kind) {
      case 'stop':
        return;
      case 'leave':
        yield* leaveBehind(g, column);
        break;
      case 'collect':
        yield* collect(g, column);
        break;
      default:
        step(g, column, spaceNamed(choice.area));
        if (column.overStrait) return;
    }
  }
}

function* leaveBehind(g: Italia, column: Column): Flow<void> {
  const { state } = g;
  const { nation, here, cohorts } = column;
  const most = droppable(state, column, alliesOf(state, nation));
  const ask = prompt('drop', '9.1', { nation: bookOf(state).id(nation), area: idOf(here) });
  const options = troops('drop', restless(column), [], 1, most);
  const { units } = troopOf(yield* g.choose(seatOf(state, nation), ask, options));
  cohorts.sort(byWorthToLeader);
  const left: Cohort[] = [];
  for (let kind = 0; kind < LAND_KINDS; kind++) {
    let drop = units[kind];
    for (const cohort of cohorts) {
      if (cohort.kind !== kind || !mayStay(cohort)) continue;
      const some = Math.min(drop, cohort.count);
      cohort.count -= some;
      drop -= some;
      left.push({ ...cohort, count: some });
    }
    if (column.steps > 0) state.turn.moved[here * SLOTS + kind] += units[kind];
  }
  clear(column);
  if (column.steps === 0) return;
  noteEntry(state, column);
  tellMoved(g, column, left, []);
}

/**
 * R 115 Of like units those stay first whom the leader can spare. Who began with him and goes further than he does alone gives
 * him that way (9.1); the slower ones who did would stop him where their own ends.
 */
function byWorthToLeader(a: Cohort, b: Cohort): number {
  return (
    Number(carriesFurther(a)) - Number(carriesFurther(b)) ||
    a.left - b.left ||
    Number(b.fromStart) - Number(a.fromStart)
  );
}

function carriesFurther({ kind, fromStart }: Cohort): boolean {
  return fromStart && UNITS[kind].move + LEADER_MOVE_BONUS > LEADER_MOVE;
}

/** Some of a column have come here, each from where they joined it; its leader from where it began. */
function tellMoved(
  g: Italia,
  { nation, from, here }: Column,
  cohorts: readonly Cohort[],
  leaders: readonly Leader[],
): void {
  const starts = new Set([...(leaders.length > 0 ? [from] : []), ...cohorts.map((cohort) => cohort.from)]);
  for (const start of starts) {
    if (start === here) continue;
    const counts = countsIn(cohorts.filter((cohort) => cohort.from === start));
    const units = wordsOf(counts, start === from ? leaders : []);
    if (units === NOBODY_AT_ALL) continue;
    g.emit({ event: 'moved', nation: bookOf(g.state).id(nation), units, from: idOf(start), area: idOf(here) });
  }
}

const NOBODY_AT_ALL = wordsOf([]);

function* collect(g: Italia, column: Column): Flow<void> {
  const { state } = g;
  const { nation, here, cohorts, extra } = column;
  const units = collectable(state, column);
  const total = sum(units);
  const ask = prompt('collect', '9.1', { nation: bookOf(state).id(nation), area: idOf(here) });
  const taken = troopOf(yield* g.choose(seatOf(state, nation), ask, troops('collect-units', units, [], 1, total)));
  for (let kind = 0; kind < LAND_KINDS; kind++)
    if (taken.units[kind] > 0) {
      const left = UNITS[kind].move + extra;
      cohorts.push({ kind, fromStart: false, from: here, count: taken.units[kind], left, marched: false });
    }
}

/** One area further; units that can go no further stay where they are. */
function step(g: Italia, column: Column, to: Space): void {
  const { state } = g;
  const { nation, leader, here, cohorts } = column;
  const tired = cohorts.filter(({ left }) => left === 0);
  tellMoved(g, column, tired, []);
  for (const cohort of cohorts) {
    if (cohort.left > 0) {
      shift(state, nation, here, to, cohort.kind, cohort.count);
      cohort.left -= 1;
      cohort.marched = true;
    } else {
      state.turn.moved[here * SLOTS + cohort.kind] += cohort.count;
      cohort.count = 0;
      noteEntry(state, column);
    }
  }
  clear(column);
  shiftLeader(state, leader, to);
  noteWay(state, to);
  column.overStrait = STRAITS[here].includes(to);
  column.came = here;
  column.here = to;
  column.steps += 1;
}

function clear({ cohorts }: Column): void {
  for (let i = cohorts.length - 1; i >= 0; i--) if (cohorts[i].count === 0) cohorts.splice(i, 1);
}

/** 10.5 Where attackers entered from is closed to the defenders. */
function noteEntry(state: State, { nation, came, here, steps }: Column): void {
  if (steps === 0 || enemies(state, here, nation) === 0) return;
  const entry = came * 64 + here;
  if (!state.turn.entries.includes(entry)) state.turn.entries.push(entry);
}

/** The column ends its move: all of it has moved, and over a strait it has landed. */
function halt(g: Italia, column: Column): void {
  const { state } = g;
  const { nation, leader, here, cohorts, overStrait } = column;
  const { moved, landed } = state.turn;
  noteEntry(state, column);
  const landing = overStrait && enemies(state, here, nation) !== 0;
  for (const { kind, count } of cohorts) {
    moved[here * SLOTS + kind] += count;
    if (landing) landed[here * SLOTS + kind] += count;
  }
  state.turn.leadersMoved.push(leader);
  tellMoved(g, column, cohorts, [leader]);
}
