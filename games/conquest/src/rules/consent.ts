import type { Flow, Option, Order, Seat } from '@tabula/engine';
import { idOf, type Province } from '../data/map.ts';
import { ALLOW, CONSENT, DRAFT_PRICES, DRAFTS, ORDERS, prompt, REFUSE } from '../options.ts';
import { isIn, PERMITS, pair, type State } from '../state.ts';
import { askableBy, detour, type Group, type Leave, permitsFor, type Way } from './reach.ts';
import type { Conquest } from './table.ts';

const ASK = 0;
const REFUSED = 2;

/**
 * 8.12 Everybody whose leave a path needs must give it (R-DIP-3). Where somebody refuses one thing and might allow another,
 * a dearer path to the same place is tried; if none is left, nothing moves and the answer is null.
 */
export function* obtainLeave(g: Conquest, group: Group, way: Way): Flow<Way | null> {
  const { state } = g;
  const denied = [0, 0, 0];
  let leave: Leave = [way.leave, way.leave, way.leave];
  for (let path: Way | null = way; path !== null; path = detour(state, group, way.to, leave)) {
    if (yield* allAgree(g, group, path, permitsFor(state, group, path, leave), denied)) return path;
    const askable = askableBy(state, group.seat);
    leave = [askable & ~denied[0], askable & ~denied[1], askable & ~denied[2]];
  }
  return null;
}

/** Asks one owner after the other; notes what the first who refuses has denied. */
function* allAgree(g: Conquest, group: Group, { to }: Way, needed: Leave, denied: number[]): Flow<boolean> {
  for (let owner = 0; owner < g.state.players; owner++) {
    const permits = PERMITS.map((_, permit) => permit).filter((permit) => (needed[permit] & (1 << owner)) !== 0);
    if (permits.length === 0 || (yield* isLet(g, owner, group.seat, permits, to))) continue;
    for (const permit of refusedAmong(g.state, owner, group.seat, permits)) denied[permit] |= 1 << owner;
    return false;
  }
  return true;
}

/** What a refusal was about: what is refused by standing order, or else all that was asked. */
function refusedAmong(state: State, owner: Seat, mover: Seat, permits: readonly number[]): readonly number[] {
  const standing = (permit: number) => state.permits[pair(state, owner, mover) * PERMITS.length + permit];
  const refused = permits.filter((permit) => standing(permit) === REFUSED);
  return refused.length > 0 ? refused : permits.filter((permit) => standing(permit) === ASK);
}

/** 9.11 The owners of all galleys in a strait must let a retreating army cross it (R-DIP-6). */
export function* obtainCrossing(g: Conquest, seat: Seat, owners: number, to: Province): Flow<boolean> {
  const straits = [PERMITS.indexOf('straits')];
  for (let owner = 0; owner < g.state.players; owner++)
    if ((owners & (1 << owner)) !== 0 && !(yield* isLet(g, owner, seat, straits, to))) return false;
  return true;
}

/** One player lets another pass, or not: by his standing orders, or asked (R-DIP-2). No answer means no. */
function* isLet(g: Conquest, owner: Seat, mover: Seat, permits: readonly number[], to: Province): Flow<boolean> {
  const { state } = g;
  const standing = permits.map((permit) => state.permits[pair(state, owner, mover) * PERMITS.length + permit]);
  let granted = !standing.includes(REFUSED);
  if (granted && standing.includes(ASK)) {
    const what = permits.length === 1 ? PERMITS[permits[0]] : 'several';
    const ask = prompt(`leave-${what}`, '8.12', { by: mover, to: idOf(to) }, REFUSE.id);
    granted = (yield* g.choose(owner, ask, CONSENT)).kind === ALLOW.kind;
  }
  if (!granted && state.phase === 'move') state.refusals[owner]++;
  g.emit({ event: granted ? 'leave.given' : 'leave.refused', by: owner, whom: mover, to: idOf(to) });
  return granted;
}

/** R-DIP-2 What a player can settle for good about each other player; R-RAN-1 offers drafted beforehand. */
export function orders(state: State, seat: Seat): Order[] {
  if (!isIn(state, seat)) return [];
  const found: Order[] = [];
  for (let other = 0; other < state.players; other++) {
    if (other === seat || !isIn(state, other)) continue;
    PERMITS.forEach((permit, i) => {
      const values = ORDERS[other][i];
      const now = values[state.permits[pair(state, seat, other) * PERMITS.length + i]].id;
      found.push({ name: { say: `order.${permit}`, args: { whom: other } }, values, now });
    });
    const draft = state.drafts[pair(state, seat, other)];
    found.push({
      name: { say: 'order.ransom', args: { whom: other } },
      values: DRAFTS[other],
      now: DRAFTS[other][draft].id,
    });
  }
  return found;
}

export function giveOrder(state: State, seat: Seat, order: Option): void {
  for (let other = 0; other < state.players; other++) {
    PERMITS.forEach((_, i) => {
      const value = ORDERS[other][i].findIndex(({ id }) => id === order.id);
      if (value >= 0) state.permits[pair(state, seat, other) * PERMITS.length + i] = value;
    });
    const draft = DRAFTS[other].findIndex(({ id }) => id === order.id);
    if (draft >= 0) state.drafts[pair(state, seat, other)] = draft;
  }
}

export function forgetOrders({ players, permits, drafts }: State, seat: Seat | null): void {
  for (let owner = 0; owner < players; owner++) {
    if (owner === seat) continue;
    permits.fill(ASK, owner * players * PERMITS.length, (owner + 1) * players * PERMITS.length);
    drafts.fill(0, owner * players, (owner + 1) * players);
  }
}

/** Talents of a drafted offer. */
export function draftPrice(draft: number): number {
  return DRAFT_PRICES[draft - 1];
}
