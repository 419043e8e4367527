import type { Seat } from '@tabula/engine';
import { MOST_REFUSALS } from '../data/figures.ts';
import { ANSWERS, isIn, PERMIT_SETS, PERMITS, pair, type State } from '../state.ts';

/** Which things of which players, as bits: what a way needs, or what can be had (R-DIP-1). */
export type Leave = number;

/** As many bits for each permit as there can be players. */
const SEATS = 6;
const PLAYERS = (1 << SEATS) - 1;
export const [TRANSIT, ROAD, STRAIT] = PERMITS.map((_, permit) => permit);

/** The leave of some players, given as bits, for one thing. */
export function leaveOf(permit: number, players: number): Leave {
  return players << (permit * SEATS);
}

/** The players whose leave for one thing is among some, as bits. */
export function ownersOf(leave: Leave, permit: number): number {
  return (leave >> (permit * SEATS)) & PLAYERS;
}

/** R-DIP-2 What a player has settled for good about another. */
export function standing({ permits, players }: State, owner: Seat, mover: Seat, permit: number) {
  return ANSWERS[permits[(owner * players + mover) * PERMITS.length + permit]];
}

/** What may be asked for: some things, but not all of one of `refused` together. */
export interface Askable {
  readonly leave: Leave;
  readonly refused: readonly Leave[];
}

/** Whether part of some leave is all of another. */
export function isWithin(part: Leave, whole: Leave): boolean {
  return (part & whole) === part;
}

/** Whether all of some leave can be asked for. */
export function isAskable(wanted: Leave, { leave, refused }: Askable): boolean {
  if (!isWithin(wanted, leave)) return false;
  for (let i = 0; i < refused.length; i++) if (isWithin(refused[i], wanted)) return false;
  return true;
}

/**
 * The one home of "may he be asked": whatever a player allows for good, and what he wants to be asked for, unless he has refused
 * just that twice in this turn (R-OWN-1). What he refuses for good is not asked.
 */
export function askableBy(state: State, mover: Seat): Askable {
  let leave = 0;
  const refused: Leave[] = [];
  for (let owner = 0; owner < state.players; owner++) {
    if (owner === mover || !isIn(state, owner)) continue;
    let open = 0;
    for (let permit = 0; permit < PERMITS.length; permit++) {
      const word = standing(state, owner, mover, permit);
      if (word === 'ask') open |= 1 << permit;
      if (word !== 'refuse') leave |= leaveOf(permit, 1 << owner);
    }
    for (let permits = 1; permits < PERMIT_SETS; permits++)
      if (isWithin(permits, open) && state.refusals[owner * PERMIT_SETS + permits] >= MOST_REFUSALS)
        refused.push(leaveFor(permits, owner));
  }
  return { leave, refused };
}

/** The leave of one player for some things, given as bits. */
function leaveFor(permits: number, owner: Seat): Leave {
  return PERMITS.reduce((leave, _, permit) => leave | leaveOf(permit, permits & (1 << permit) ? 1 << owner : 0), 0);
}

/** All that the other players could allow, if they wanted. */
export function everythingOf(state: State, mover: Seat): Askable {
  let players = 0;
  for (let owner = 0; owner < state.players; owner++) if (owner !== mover && isIn(state, owner)) players |= 1 << owner;
  return { leave: PERMITS.reduce((leave, _, permit) => leave | leaveOf(permit, players), 0), refused: [] };
}

/** The active player was refused some things, given as bits, once more: all of them together, not each by itself. */
export function noteRefusal(state: State, owner: Seat, permits: number): void {
  state.refusals[owner * PERMIT_SETS + permits]++;
}

export function settlePermit(state: State, owner: Seat, mover: Seat, permit: number, word: number): void {
  state.permits[pair(state, owner, mover) * PERMITS.length + permit] = word;
}
