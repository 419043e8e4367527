import type { Leader, Nation } from '../../data/book/book.ts';
import { LEADER_MOVE } from '../../data/figures.ts';
import { IS_ENTRY, isSea, LAND_WAYS, type Space, STRAITS } from '../../data/spaces.ts';
import { ATTACK, COLLECT, GO, LEAVE, STOP } from '../../options.ts';
import { bookOf, type State } from '../../state/state.ts';
import { alliesOf, enemies, mayRest, strangers } from '../pieces/control.ts';
import { leaderIdOf } from '../pieces/names.ts';
import { landUnits, leadersAt, onCampaign, sum } from '../pieces/pieces.ts';
import { attackLimit } from '../pieces/stacking.ts';
import { enemiesIn, mayEnterEntry, overrunNeeds, overrunning, unmoved } from './march.ts';

/** Units of one kind that march with a leader: those with him from the start go one area further (9.1). */
export interface Cohort {
  readonly kind: number;
  readonly fromStart: boolean;
  /** Where they joined him. */
  readonly from: Space;
  count: number;
  left: number;
  /** Whether they have marched since they joined him. */
  marched: boolean;
}

/** A leader under way with his units. */
export interface Column {
  readonly nation: Nation;
  readonly leader: Leader;
  readonly from: Space;
  here: Space;
  came: Space;
  steps: number;
  overStrait: boolean;
  readonly cohorts: Cohort[];
  readonly extra: number;
  /** What the nation has when this move is paid for: the next one out of an area of its subjects must be too (R 85). */
  readonly gold: number;
}

/** A column of a leader alone, before its first step. */
export function columnOf(state: State, leader: Leader, extra: number, gold: number): Column {
  const from = state.leaderAt[leader];
  const { nation } = state;
  return { nation, leader, from, here: from, came: from, steps: 0, overStrait: false, cohorts: [], extra, gold };
}

export type ColumnOption = (typeof GO)[number] | (typeof ATTACK)[number] | typeof STOP | typeof LEAVE | typeof COLLECT;

export function columnOptions(state: State, column: Column): ColumnOption[] {
  const { here, steps, nation } = column;
  const options: ColumnOption[] = [];
  const allies = alliesOf(state, nation);
  const ways = steps === 0 ? [...LAND_WAYS[here], ...STRAITS[here]] : LAND_WAYS[here];
  if (mayGoOn(state, column, allies))
    for (const to of ways)
      if (mayStep(state, column, to, allies))
        options.push(enemiesIn(state, to, nation, allies) !== 0 ? ATTACK[to] : GO[to]);
  if (steps > 0 && mayHalt(state, column, allies)) options.push(STOP);
  if (column.cohorts.length > 0 && droppable(state, column, allies) > 0) options.push(LEAVE);
  if (steps > 0 && collectable(state, column).some((count) => count > 0)) options.push(COLLECT);
  return options;
}

/** Whether the column can leave where it is: all of it that must stay together has steps left, and enemies are overrun. */
function mayGoOn(state: State, column: Column, allies: number): boolean {
  const { here, nation, leader, steps, cohorts } = column;
  if (stepsLeft(column) === 0 || cohorts.some(isSpent)) return false;
  // 12.5.2 Who can go no further would be left among allies.
  if (steps > 0 && cohorts.some(({ left }) => left === 0) && isAmongAllies(state, nation, here)) return false;
  const foes = enemiesIn(state, here, nation, allies);
  if (foes === 0) return true;
  // R 52 Whoever begins his ordinary move beside strangers just leaves.
  if (steps === 0) return !onCampaign(state, nation) || stationary(state, column) >= keepBack(state, nation, leader);
  return staying(state, column) >= overrunNeeds(state, nation, here, foes, isLedWithout(state, leader));
}

/** 9.1 FAQ Whoever has used the leader's bonus stays with him to the end: they go no further, and neither does he. */
export function isSpent({ fromStart, left }: Cohort): boolean {
  return fromStart && left === 0;
}

/** Whether another leader stays where this one is. */
function isLedWithout(state: State, leader: Leader): boolean {
  return leadersAt(state, bookOf(state).nationOfLeader[leader], state.leaderAt[leader]) > 1;
}

/** 12.3.1 How many units have to stay with the enemies where a campaign move begins, by land or by sea. */
export function keepBack(state: State, nation: Nation, leader: Leader): number {
  const here = state.leaderAt[leader];
  const foes = isSea(here) ? 0 : enemies(state, here, nation);
  return foes === 0 || isFreeExit(state, leader)
    ? 0
    : overrunNeeds(state, nation, here, foes, isLedWithout(state, leader));
}

/** 12.5.2 Nobody stays among allies when the army goes on. */
export function isAmongAllies(state: State, nation: Nation, here: Space): boolean {
  const others = strangers(state, here, nation);
  return others !== 0 && (others & alliesOf(state, nation)) !== 0;
}

/**
 * 15.2, R 29 Pyrrhus leaves an occupied landing place freely in the first step of his campaign; no later one begins among enemies,
 * since whoever stays with them fights it out.
 */
function isFreeExit(state: State, leader: Leader): boolean {
  return state.rules.pyrrhusFreeExit && leaderIdOf(leader) === 'pyrrhus';
}

function stepsLeft({ steps, cohorts, extra }: Column): number {
  let left = LEADER_MOVE + extra - steps;
  for (const cohort of cohorts) if (cohort.fromStart) left = Math.max(left, cohort.left);
  return Math.max(0, left);
}

/** 9.3, 12.3.1 Those who hold the enemies here: who came in this move and stays, and where the army began whom it leaves there. */
function staying(state: State, column: Column): number {
  const { nation, here, from } = column;
  return onCampaign(state, nation) && here === from ? stationary(state, column) : overrunning(state, here);
}

/** Own units here that are not in the column. */
function stationary(state: State, { nation, here, cohorts }: Column): number {
  return landUnits(state, nation, here) - cohorts.reduce((sum, { count }) => sum + count, 0);
}

/**
 * Whether a column can take its next step to an area, or a later one when it has left some behind on its way: it may end there, or
 * must go on and can.
 */
function mayStep(state: State, column: Column, to: Space, allies: number, steps = 1, behind = 0): boolean {
  if (!isOpen(state, column.nation, to)) return false;
  if (mayEndIn(state, column, to, marching(column) - behind)) return true;
  return leadsOn(state, column, to, allies, steps, behind);
}

/** 9.2 Whether a nation may be in an area at all. */
export function isOpen(state: State, nation: Nation, area: Space): boolean {
  return !IS_ENTRY[area] || mayEnterEntry(state, nation, area);
}

/** How many units take the next step. */
function marching({ cohorts }: Column): number {
  return cohorts.reduce((sum, { count, left }) => (left > 0 ? sum + count : sum), 0);
}

/** 8.3, 12.3.1 Whether so many may end their move in an area with the leader: not among allies, and not too many to attack. */
function mayEndIn(state: State, { nation, gold }: Column, area: Space, size: number): boolean {
  if (!mayRest(state, nation, area, gold)) return false;
  if (enemies(state, area, nation) === 0) return true;
  return onCampaign(state, nation) || landUnits(state, nation, area) + size <= attackLimit(state, nation, area, true);
}

function crossesStrait({ steps, here }: Column, to: Space): boolean {
  return steps === 0 && STRAITS[here].includes(to);
}

/**
 * Whether a column that may not end where it comes goes on: past allies, with whom nobody stays (12.5.2), and past enemies whom it
 * is too big to attack if it overruns them (9.3). As many stay as may attack there, the slowest first.
 */
function leadsOn(state: State, column: Column, to: Space, allies: number, steps: number, behind: number): boolean {
  const { nation, cohorts } = column;
  if (stepsLeft(column) <= steps || (steps === 1 && crossesStrait(column, to))) return false;
  let tired = -behind;
  let spent = -behind;
  for (const { fromStart, left, count } of cohorts) {
    if (left === 0 || left > steps) continue;
    tired += count;
    if (fromStart) spent += count;
  }
  if (spent > 0) return false;
  const foes = enemiesIn(state, to, nation, allies);
  const isFree = foes === 0 || isAmongAllies(state, nation, to);
  const room = isFree ? 0 : Math.max(0, attackLimit(state, nation, to) - landUnits(state, nation, to));
  const missing = foes === 0 ? 0 : overrunNeeds(state, nation, to, foes) - overrunning(state, to);
  if (Math.max(missing, tired) > room) return false;
  const left = Math.min(marching(column), behind + room);
  return LAND_WAYS[to].some((area) => mayStep(state, column, area, allies, steps + 1, left));
}

function mayHalt(state: State, { nation, here, gold }: Column, allies: number): boolean {
  if (!mayRest(state, nation, here, gold)) return false;
  if (enemiesIn(state, here, nation, allies) === 0 || onCampaign(state, nation)) return true;
  return landUnits(state, nation, here) <= attackLimit(state, nation, here, true);
}

/** How many units the column may leave here: with enemies here no more than may attack without its leader. */
export function droppable(state: State, column: Column, allies: number): number {
  const { nation, here, leader, steps } = column;
  const size = sum(restless(column));
  if (steps === 0) return onCampaign(state, nation) ? 0 : size;
  if ((strangers(state, here, nation) & allies) !== 0) return 0;
  if (enemiesIn(state, here, nation, allies) === 0) return size;
  return Math.min(
    size,
    Math.max(0, attackLimit(state, nation, here, isLedWithout(state, leader)) - stationary(state, column)),
  );
}

export function collectable(state: State, column: Column): number[] {
  const units = unmoved(state, column.nation, column.here);
  for (const { kind, count } of column.cohorts) units[kind] -= count;
  return units;
}

/** By kind: those who may be left behind. */
export function restless({ cohorts }: Column): number[] {
  return countsIn(cohorts.filter(mayStay));
}

/** 9.3 Who was picked up here has not come here yet: he overruns nobody. */
export function mayStay(cohort: Cohort): boolean {
  return cohort.fromStart ? !isSpent(cohort) : cohort.marched;
}

export function countsIn(cohorts: readonly Cohort[]): number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const { kind, count } of cohorts) counts[kind] += count;
  return counts;
}

/** Whether a leader could take a first step at all, with the gold that is left when the move is paid for. */
export function canLead(state: State, leader: Leader, extra: number, gold: number): boolean {
  const { nation } = state;
  const from = state.leaderAt[leader];
  const alone = columnOf(state, leader, extra, gold);
  const allies = alliesOf(state, nation);
  if (!mayGoOn(state, alone, allies)) return false;
  return [...LAND_WAYS[from], ...STRAITS[from]].some((to) => mayStep(state, alone, to, allies));
}
