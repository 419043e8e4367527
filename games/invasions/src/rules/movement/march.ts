import type { Flow } from '@tabula/engine';
import { type Place, placeId, wayBetween } from '../../data/geography.ts';
import { LEADERS } from '../../data/leaders.ts';
import { type Nation, nationId } from '../../data/pieces.ts';
import { prompt, YES, YES_NO } from '../../options.ts';
import { comeFrom, move, NOBODY, type State, spendLeaderSteps, station } from '../../state.ts';
import { destroyLimes } from '../battle/limites.ts';
import { type Trek, trekTo } from '../lands/destinations.ts';
import { crossesBosphorus, enemiesAt, hasHostileLimes, isCleared, passesBarbarians } from '../lands/passages.ts';
import { hostile } from '../lands/relations.ts';
import { stackLimit, stackSize } from '../lands/stacking.ts';
import { halt, stepsLeft, venture } from '../lands/steps.ts';
import { bundleOf } from '../pieces/bundles.ts';
import type { Stack } from '../pieces/stack.ts';
import { ask, type Invasions } from '../pieces/table.ts';
import { marchOfTerror } from '../siege/siege.ts';
import { mayBeIntercepted } from './interception.ts';
import { overruns, spend } from './overrun.ts';
import { mayAllEvade, react } from './reactions.ts';

interface Order extends Stack {
  readonly from: Place;
  readonly to: Place;
  readonly steps: number;
}

/** XVIII, XIX A stack goes its declared way, province by province; enemies may evade or intercept it. */
export function* march(g: Invasions, owner: Nation, order: Order): Flow<void> {
  const { state } = g;
  const { units, lead, from, to } = order;
  const trek = trekTo(state, owner, from, to, units, lead, order.steps);
  if (trek === undefined) return;
  if (g.isHeard) tellMarch(g, owner, order);
  const stack: Stack = { units, lead };
  let here = from;
  for (const next of trek.path) {
    const cost = stepCost(state, here, next, trek);
    // Who came between may have cost a step.
    if (here !== from && !affords(state, stack, cost)) return;
    advance(state, stack, here, next, cost);
    if (usesUp(state, owner, here, next)) halt(state, stack);
    here = next;
    if (isQuiet(state, owner, here)) continue;
    venture(state, owner);
    if (!(yield* arrive(g, owner, stack, here, here === to))) return;
  }
}

function affords(state: State, { units, lead }: Stack, cost: number): boolean {
  return units.every((counter) => stepsLeft(state, counter, lead !== undefined) >= cost);
}

/** Nobody is there to react or to fight, and no friend of the ruler has a reason to come. */
function isQuiet(state: State, owner: Nation, where: Place): boolean {
  const ruler = state.lands.control[where];
  if (ruler !== NOBODY && hostile(state, owner, ruler, where)) return false;
  return !hasHostileLimes(state, owner, where) && enemiesAt(state, owner, where) === 0;
}

function tellMarch(g: Invasions, owner: Nation, { units, lead, from, to }: Order): void {
  const province = placeId(from);
  const goal = placeId(to);
  if (units.length > 0)
    g.emit({ event: 'moved', nation: nationId(owner), units: bundleOf(g.state, units), province, to: goal });
  else if (lead !== undefined) g.emit({ event: 'leader.moved', leader: LEADERS[lead].id, province, to: goal });
}

/** XVIII.J A strait takes all the steps that anybody in the stack has; not the Bosphorus, for whoever holds Constantinopolis. */
function usesUp(state: State, owner: Nation, here: Place, next: Place): boolean {
  const way = wayBetween(state.rules.map, here, next);
  return way?.border === 'strait' && !crossesBosphorus(state, owner, way);
}

/** A step costs one, a strait what the way says; the Bosphorus two. */
function stepCost(state: State, here: Place, next: Place, trek: Trek): number {
  const way = wayBetween(state.rules.map, here, next);
  return way?.border === 'strait' ? (trek.path.length === 1 ? trek.cost : 2) : 1;
}

function advance(state: State, { units, lead }: Stack, here: Place, next: Place, cost: number): void {
  for (const counter of units) {
    move(state, counter, next);
    spend(state, counter, cost, lead !== undefined);
    comeFrom(state, counter, here);
  }
  if (lead !== undefined) {
    station(state, lead, next);
    spendLeaderSteps(state, lead, cost);
  }
}

/** What happens on entry. True if the stack may go on. */
export function* arrive(g: Invasions, owner: Nation, stack: Stack, where: Place, last: boolean): Flow<boolean> {
  const { state } = g;
  if (hasHostileLimes(state, owner, where)) return yield* arriveAtLimes(g, owner, stack, where);
  const passage = yield* react(g, owner, stack, where);
  if (passage === 'stopped' || (passage === 'won' && !last && !(yield* marchesOn(g, owner, where)))) return false;
  const enemies = enemiesAt(state, owner, where);
  if (enemies === 0) return yield* marchOfTerror(g, owner, stack, where);
  const passes = passesBarbarians(state, owner, where);
  if (!last && (passes || isCleared(state, owner, where, enemies, stack.units))) return true;
  // To go on past them, or to stand there at all, is an order to overrun.
  const ordered = !last || stackSize(state, owner, where) > stackLimit(state, owner, where);
  if (yield* overruns(g, owner, stack, where, enemies, ordered))
    return (yield* marchOfTerror(g, owner, stack, where)) && !last;
  if (passes) return true;
  halt(state, stack);
  return false;
}

/** XIX.A Whoever has beaten those who came between may go on his way. */
export function* marchesOn(g: Invasions, owner: Nation, where: Place): Flow<boolean> {
  const question = prompt('march-on', 'XIX.A', { nation: nationId(owner), province: placeId(where) });
  return (yield* ask(g, owner, question, YES_NO)) === YES;
}

/**
 * XVIII.I Nobody passes a Limes. Without anybody beside it it falls at once, also when those have fled; Romans who intercept come when it has
 * fallen, or fight beside it.
 */
function* arriveAtLimes(g: Invasions, owner: Nation, stack: Stack, where: Place): Flow<false> {
  const { state } = g;
  halt(state, stack);
  yield* mayAllEvade(g, owner, stack, where);
  if (enemiesAt(state, owner, where) === 0) yield* destroyLimes(g, owner, stack, where);
  if (stack.units.length > 0) yield* mayBeIntercepted(g, owner, stack, where);
  return false;
}
