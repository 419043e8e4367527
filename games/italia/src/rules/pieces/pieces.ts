import type { Leader, Nation } from '../../data/book/book.ts';
import { FLEET_CAPACITY } from '../../data/figures.ts';
import { FIRST_SEA, idOf, SPACES, type Space } from '../../data/spaces.ts';
import { FLEET, KINDS, type Kind, UNITS } from '../../data/units.ts';
import { bookOf, DEAD, LEADER_SLOT, NO_CITY, NOBODY, NOWHERE, SLOTS, type State, slot } from '../../state/state.ts';
import type { Troop } from '../../state/troop.ts';
import { leaderIdOf, wordsOf } from './names.ts';
import type { Italia } from './table.ts';

/** How many units of a kind a nation has in a space. */
export function unitsAt(state: State, nation: Nation, space: Space, kind: Kind): number {
  return state.units[(nation * SPACES + space) * SLOTS + kind];
}

/** The land units of a nation in a space, aboard or ashore; leaders are none (8.0). */
export function landUnits({ units }: State, nation: Nation, space: Space): number {
  const i = (nation * SPACES + space) * SLOTS;
  return units[i] + units[i + 1] + units[i + 2] + units[i + 3] + units[i + 4] + units[i + 5];
}

export function fleetsAt(state: State, nation: Nation, sea: Space): number {
  return state.units[(nation * SPACES + sea) * SLOTS + FLEET];
}

/** Units of any kind, fleets too, without leaders. */
export function allUnits(state: State, nation: Nation, space: Space): number {
  return landUnits(state, nation, space) + fleetsAt(state, nation, space);
}

export function leadersAt(state: State, nation: Nation, space: Space): number {
  return state.units[(nation * SPACES + space) * SLOTS + LEADER_SLOT];
}

/** Which leaders of a nation stand in a space. */
export function leadersIn(state: State, nation: Nation, space: Space): Leader[] {
  const found: Leader[] = [];
  if (leadersAt(state, nation, space) === 0) return found;
  for (const leader of bookOf(state).leadersOf[nation]) if (state.leaderAt[leader] === space) found.push(leader);
  return found;
}

/** 9.6 How many more land units the fleets of a nation in a sea can take. */
export function freeHold(state: State, nation: Nation, sea: Space): number {
  return fleetsAt(state, nation, sea) * FLEET_CAPACITY - landUnits(state, nation, sea);
}

/** The land units of a nation in a space, by kind. */
export function landCounts(state: State, nation: Nation, space: Space): number[] {
  const { units } = state;
  const i = slot(nation, space);
  return [units[i], units[i + 1], units[i + 2], units[i + 3], units[i + 4], units[i + 5]];
}

export function isPresent(state: State, nation: Nation, space: Space): boolean {
  return (state.mask[space] & (1 << nation)) !== 0;
}

/** Every unit of a kind that a nation has on the board. */
export function onBoard(state: State, nation: Nation, kind: Kind): number {
  let count = 0;
  for (let space = 0; space < SPACES; space++) count += unitsAt(state, nation, space, kind);
  return count;
}

export function isOnBoard(state: State, nation: Nation): boolean {
  const bit = 1 << nation;
  for (let space = 0; space < SPACES; space++) if ((state.mask[space] & bit) !== 0) return true;
  return false;
}

/** Changes a count and keeps the list of who is where. */
function change(state: State, nation: Nation, space: Space, index: number, by: number): void {
  const { units, mask } = state;
  const i = slot(nation, space);
  units[i + index] += by;
  if (units[i + index] < 0) throw new Error('a unit was taken that is not there');
  let left = 0;
  for (let k = 0; k < SLOTS; k++) left += units[i + k];
  if (left > 0) mask[space] |= 1 << nation;
  else mask[space] &= ~(1 << nation);
  if (space < FIRST_SEA) passControl(state, nation, space, left > 0);
}

/**
 * 6.1 Whoever comes to an area where nobody is controls it until his last piece is gone; then it is whoever is left. Unless it is his
 * turn he has conquered nothing, and the city is his at once (R 74).
 */
function passControl(state: State, nation: Nation, area: Space, isThere: boolean): void {
  const { holder, mask } = state;
  if (isThere) {
    if (holder[area] === NOBODY) takeControl(state, nation, area);
  } else if (holder[area] === nation) {
    holder[area] = NOBODY;
    const rest = mask[area];
    if (rest === 0) return;
    const waiting = state.nation === NOBODY ? rest : rest & ~(1 << state.nation);
    if (waiting === 0) takeControl(state, state.nation, area);
    else inherit(state, 31 - Math.clz32(waiting), area);
  }
}

function inherit(state: State, heir: Nation, area: Space): void {
  state.holder[area] = heir;
  if (state.city[area] !== NO_CITY) state.cityOwner[area] = bookOf(state).seatOf[heir];
}

function takeControl(state: State, nation: Nation, area: Space): void {
  state.holder[area] = nation;
  if (state.city[area] !== NO_CITY) state.turn.gained.push(nation * 64 + area);
}

/** Puts units from the supply on the board. */
export function deploy(state: State, nation: Nation, space: Space, kind: Kind, count: number): void {
  if (count === 0) return;
  state.supply[nation * KINDS + kind] -= count;
  change(state, nation, space, kind, count);
}

/** Takes units off the board, back to the supply. */
export function takeOff(state: State, nation: Nation, space: Space, kind: Kind, count: number): void {
  if (count === 0) return;
  state.supply[nation * KINDS + kind] += count;
  change(state, nation, space, kind, -count);
}

/** Corrections of the cards: the counters of units that left Italy leave the mix. */
export function takeOutOfGame(state: State, nation: Nation, space: Space, kind: Kind, count: number): void {
  state.gone[nation * KINDS + kind] += count;
  change(state, nation, space, kind, -count);
}

export function shift(state: State, nation: Nation, from: Space, to: Space, kind: Kind, count: number): void {
  if (count === 0) return;
  change(state, nation, from, kind, -count);
  change(state, nation, to, kind, count);
}

export function shiftLeader(state: State, leader: Leader, to: Space): void {
  const nation = bookOf(state).nationOfLeader[leader];
  change(state, nation, state.leaderAt[leader], LEADER_SLOT, -1);
  change(state, nation, to, LEADER_SLOT, 1);
  state.leaderAt[leader] = to;
}

export function shiftTroop(state: State, nation: Nation, from: Space, to: Space, { units, leaders }: Troop): void {
  for (let kind = 0; kind < units.length; kind++) shift(state, nation, from, to, kind, units[kind]);
  for (const leader of leaders) shiftLeader(state, leader, to);
}

/** A leader comes, or comes to another place. */
export function placeLeader(state: State, leader: Leader, space: Space): void {
  const nation = bookOf(state).nationOfLeader[leader];
  if (state.leaderAt[leader] >= 0) change(state, nation, state.leaderAt[leader], LEADER_SLOT, -1);
  change(state, nation, space, LEADER_SLOT, 1);
  state.leaderAt[leader] = space;
  state.leaderSince[leader] = state.round;
}

/** A leader leaves the board: for good if he died, and also if his time is over, since no card brings him back then. */
export function removeLeader(state: State, leader: Leader, died: boolean): void {
  const nation = bookOf(state).nationOfLeader[leader];
  if (state.leaderAt[leader] >= 0) change(state, nation, state.leaderAt[leader], LEADER_SLOT, -1);
  state.leaderAt[leader] = died ? DEAD : NOWHERE;
}

/** A leader leaves the stage without having fallen. */
export function dismissLeader(g: Italia, leader: Leader, forGood: boolean): void {
  const book = bookOf(g.state);
  removeLeader(g.state, leader, forGood);
  g.emit({ event: 'leader.left', nation: book.id(book.nationOfLeader[leader]), leader: leaderIdOf(leader) });
}

export function isAlive(state: State, leader: Leader): boolean {
  return state.leaderAt[leader] >= 0;
}

/** How many units a troop has, leaders apart. */
export function sizeOf({ units }: Troop): number {
  return sum(units);
}

export function sum(counts: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i];
  return total;
}

/** Units that were somebody else's come over: counters of their new nation stand there. */
export function join(g: Italia, nation: Nation, space: Space, kind: Kind, count: number): void {
  if (count === 0) return;
  deploy(g.state, nation, space, kind, count);
  const units = UNITS.map((_, one) => (one === kind ? count : 0));
  g.emit({ event: 'arrived', nation: bookOf(g.state).id(nation), units: wordsOf(units), area: idOf(space) });
}

/** Units and leaders went from one space to another; words are looked for only if somebody hears them. */
export function tellMoved(g: Italia, nation: Nation, from: Space, to: Space, { units, leaders }: Troop): void {
  if (!g.isHeard) return;
  const words = wordsOf(units, leaders);
  g.emit({ event: 'moved', nation: bookOf(g.state).id(nation), units: words, from: idOf(from), area: idOf(to) });
}

/** Units given up by their owner: for stacking, for a city, for a block. Nobody scores. */
export function giveUp(g: Italia, nation: Nation, space: Space, units: readonly number[], why: string): void {
  for (let kind = 0; kind < units.length; kind++) takeOff(g.state, nation, space, kind, units[kind]);
  const id = bookOf(g.state).id(nation);
  g.emit({ event: 'removed', nation: id, units: wordsOf(units), area: idOf(space), why });
}

export function onCampaign(state: State, nation: Nation): boolean {
  return state.turn.leader !== NOBODY && state.nation === nation;
}
