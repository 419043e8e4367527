import type { Leader, Nation } from '../../data/book/book.ts';
import { LEADER_MOVE } from '../../data/figures.ts';
import { IS_ENTRY, LAND_WAYS, type Space, STRAITS } from '../../data/spaces.ts';
import { ATTACK, COLLECT, GO, LEAVE, STOP } from '../../options.ts';
import type { State } from '../../state/state.ts';
import { alliesOf, strangers, subjectsOf } from '../pieces/control.ts';
import { leaderIdOf } from '../pieces/names.ts';
import { landUnits, onCampaign } from '../pieces/pieces.ts';
import { attackLimit } from '../pieces/stacking.ts';
import { enemyIn, mayEnterEntry, overrunNeeds, unmoved } from './march.ts';

/** Units of one kind that march with a leader: those with him from the start go one area further (9.1). */
export interface Cohort {
  readonly kind: number;
  readonly fromStart: boolean;
  count: number;
  left: number;
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
}

/** A column of a leader alone, before its first step. */
export function columnOf(state: State, nation: Nation, leader: Leader, extra: number): Column {
  const from = state.leaderAt[leader];
  return { nation, leader, from, here: from, came: from, steps: 0, overStrait: false, cohorts: [], extra };
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
        options.push(enemyIn(state, to, nation, allies) >= 0 ? ATTACK[to] : GO[to]);
  if (steps > 0 && mayHalt(state, column, allies)) options.push(STOP);
  if (column.cohorts.length > 0 && droppable(state, column, allies) > 0) options.push(LEAVE);
  if (steps > 0 && collectable(state, column).some((count) => count > 0)) options.push(COLLECT);
  return options;
}

/** Whether the column can leave where it is: it has steps left, and enemies here are overrun (9.3). */
function mayGoOn(state: State, column: Column, allies: number): boolean {
  const { here, nation, steps } = column;
  if (stepsLeft(column) === 0) return false;
  const enemy = enemyIn(state, here, nation, allies);
  if (enemy < 0) return true;
  // R 52 Whoever begins his ordinary move beside strangers just leaves; on campaign he leaves a force behind (12.3.1).
  if (steps === 0 && (!onCampaign(state, nation) || isFreeExit(state, column))) return true;
  return stationary(state, column) >= overrunNeeds(state, here, enemy);
}

/** R 29 Pyrrhus leaves an occupied landing place freely. */
export function isFreeExit(state: State, { leader }: { readonly leader: Leader }): boolean {
  return state.rules.pyrrhusFreeExit && leaderIdOf(leader) === 'pyrrhus';
}

function stepsLeft({ steps, cohorts, extra }: Column): number {
  let left = LEADER_MOVE + extra - steps;
  for (const cohort of cohorts) if (cohort.fromStart) left = Math.max(left, cohort.left);
  return Math.max(0, left);
}

/** Own units here that are not in the column. */
function stationary(state: State, { nation, here, cohorts }: Column): number {
  return landUnits(state, nation, here) - cohorts.reduce((sum, { count }) => sum + count, 0);
}

function mayStep(state: State, column: Column, to: Space, allies: number): boolean {
  const { nation, cohorts } = column;
  if (IS_ENTRY[to] && !mayEnterEntry(state, nation, to)) return false;
  const marching = cohorts.reduce((sum, { count, left }) => (left > 0 ? sum + count : sum), 0);
  const enemy = enemyIn(state, to, nation, allies);
  if (enemy >= 0) {
    if (onCampaign(state, nation)) return true;
    const there = landUnits(state, nation, to);
    if (there + marching <= attackLimit(state, nation, to, true)) return true;
    return mayOverrun(state, column, to, overrunNeeds(state, to, enemy) - there);
  }
  const ally = strangers(state, to, nation) & allies;
  if (ally === 0 || mayRestWith(state, nation, ally)) return true;
  return leadsOn(state, column, to);
}

/** 9.3 A column too big to attack may leave an overrunning force there and go on with the rest. */
function mayOverrun(state: State, column: Column, to: Space, missing: number): boolean {
  const { nation, cohorts } = column;
  const room = attackLimit(state, nation, to, false) - landUnits(state, nation, to);
  const tired = cohorts.reduce((sum, { count, left }) => (left === 1 ? sum + count : sum), 0);
  return Math.max(missing, tired) <= Math.max(0, room) && isWayOn(state, column, to);
}

/** 12.3.1 An army on campaign may rest with a subject, but not end the campaign there. */
function mayRestWith(state: State, nation: Nation, ally: number): boolean {
  return onCampaign(state, nation) && state.gold[nation] > 0 && (ally & ~subjectsOf(state, nation)) === 0;
}

/** Whether all can go on from an area where they may not stay. */
function leadsOn(state: State, column: Column, to: Space): boolean {
  return !column.cohorts.some(({ left }) => left === 1) && isWayOn(state, column, to);
}

/** Whether a free area lies beyond, within reach of the leader. */
function isWayOn(state: State, column: Column, to: Space): boolean {
  const { nation } = column;
  if (stepsLeft(column) < 2 || (column.steps === 0 && STRAITS[column.here].includes(to))) return false;
  return LAND_WAYS[to].some(
    (area) => strangers(state, area, nation) === 0 && (!IS_ENTRY[area] || mayEnterEntry(state, nation, area)),
  );
}

function mayHalt(state: State, { nation, here }: Column, allies: number): boolean {
  const ally = strangers(state, here, nation) & allies;
  if (ally !== 0) return mayRestWith(state, nation, ally);
  if (enemyIn(state, here, nation, allies) < 0 || onCampaign(state, nation)) return true;
  return landUnits(state, nation, here) <= attackLimit(state, nation, here, true);
}

/** How many units the column may leave here: with enemies here no more than may attack without the leader. */
export function droppable(state: State, column: Column, allies: number): number {
  const { nation, here, cohorts, steps } = column;
  const size = cohorts.reduce((sum, { count }) => sum + count, 0);
  if (steps === 0) return onCampaign(state, nation) ? 0 : size;
  if ((strangers(state, here, nation) & allies) !== 0) return 0;
  if (enemyIn(state, here, nation, allies) < 0) return size;
  return Math.min(size, Math.max(0, attackLimit(state, nation, here, false) - stationary(state, column)));
}

export function collectable(state: State, column: Column): number[] {
  const units = unmoved(state, column.nation, column.here);
  for (const { kind, count } of column.cohorts) units[kind] -= count;
  return units;
}

export function countsIn({ cohorts }: Column): number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const { kind, count } of cohorts) counts[kind] += count;
  return counts;
}

/** Whether a leader could take a first step at all. */
export function canLead(state: State, leader: Leader, extra: number): boolean {
  const { nation } = state;
  const from = state.leaderAt[leader];
  const alone = columnOf(state, nation, leader, extra);
  const allies = alliesOf(state, nation);
  if (!mayGoOn(state, alone, allies)) return false;
  return [...LAND_WAYS[from], ...STRAITS[from]].some((to) => mayStep(state, alone, to, allies));
}
