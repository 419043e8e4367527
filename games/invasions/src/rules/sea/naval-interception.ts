import type { Flow } from '@tabula/engine';
import { LAND, type Place, placeId } from '../../data/geography.ts';
import { type Counter, type LeaderNumber, type Nation, nationId, SIDE_OF } from '../../data/pieces.ts';
import { ENGAGE, FIGHT, LET_PASS, optionsOf, prompt, REFUSE, TARGET } from '../../options.ts';
import { exhaust, NOBODY, type State, seatOf } from '../../state.ts';
import { spoilWeddings } from '../diplomacy/weddings.ts';
import { DECLARED, enemiesAfloat, navalStacks } from '../lands/afloat.ts';
import { earn, score } from '../lands/points.ts';
import { ask, d2, type Invasions } from '../pieces/table.ts';
import { hasUnits, unitsAt } from '../pieces/units.ts';
import { controlsCoast } from '../treasury/income.ts';
import { navalBattle } from './naval-battle.ts';
import { stormSaves } from './sea-cards.ts';

/** Enemies in a zone with a stack that may be sought out. */
export function targetsAt(state: State, owner: Nation, sea: Place): Nation[] {
  return enemiesAfloat(state, owner, sea).filter((other) => targetOf(state, owner, other, sea) !== undefined);
}

/** A nation's first stack in a zone that is not yet the target of another player. */
function targetOf(state: State, seeker: Nation, other: Nation, sea: Place): Counter[] | undefined {
  return navalStacks(unitsAt(state, other, sea).filter((counter) => isOpenTo(state, seeker, counter)))[0];
}

/** A nation's first stack in a zone that has not yet declared an interception. */
function readyStack(state: State, owner: Nation, sea: Place): Counter[] | undefined {
  return navalStacks(
    unitsAt(state, owner, sea).filter((counter) => (state.stacks.engaged[counter] & DECLARED) === 0),
  )[0];
}

function declare(state: State, fleets: readonly Counter[]): void {
  for (const counter of fleets) state.stacks.engaged[counter] |= DECLARED;
}

/** XXV.B, G330 A fleet is the target of one player in an activation, as often as he likes to try. */
function isOpenTo(state: State, seeker: Nation, counter: Counter): boolean {
  const target = state.stacks.engaged[counter] & ~DECLARED;
  return target === 0 || target === markOf(state, seeker);
}

/** What marks a fleet as the target of a nation's player, be it the house. */
function markOf(state: State, seeker: Nation): number {
  return (seatOf(state, seeker) - NOBODY + 1) * 2 * DECLARED;
}

function seekOut(state: State, seeker: Nation, fleets: readonly Counter[]): void {
  for (const counter of fleets)
    if (isOpenTo(state, seeker, counter)) state.stacks.engaged[counter] |= markOf(state, seeker);
}

/** XXV.B It succeeds by itself for whoever controls all coastal cities of the zone, else on a D2; unless a Storm lets it fail. */
export function* interceptsAtSea(g: Invasions, owner: Nation, enemy: Nation, sea: Place): Flow<boolean> {
  const success = controlsCoast(g.state, owner, sea) || d2(g);
  const event = success ? 'naval.intercepted' : 'naval.failed';
  g.emit({ event, nation: nationId(owner), enemy: nationId(enemy), province: placeId(sea) });
  return success && !(yield* stormSaves(g, enemy, owner, sea));
}

/** Faces of ten that succeed; a standing order "if likely" wants six. */
const CERTAIN = 10;
const EVEN = 5;
const LIKELY = 6;

/** Whether a nation declares an interception in its sea, as its side has ordered or says now. */
export function* declares(g: Invasions, other: Nation, enemy: Nation, sea: Place): Flow<boolean> {
  const { state } = g;
  const chance = controlsCoast(state, other, sea) ? CERTAIN : EVEN;
  const order = state.orders.intercepts[SIDE_OF[other]];
  if (order === 'never' || order === 'meanwhile' || (order === 'likely' && chance < LIKELY)) return false;
  if (order === 'home' && !controlsCoast(state, other, sea)) return false;
  if (order !== 'ask' && order !== 'home') return true;
  const question = prompt('naval', 'XXV.B', {
    nation: nationId(other),
    enemy: nationId(enemy),
    province: placeId(sea),
    chance: chance * 10,
  });
  return (yield* ask(g, other, question, [LET_PASS, ENGAGE])).kind === 'engage';
}

/**
 * XXV.B Enemies in a zone may intercept an active stack there, each of their stacks once in an activation; after the first
 * only others of the same player, in later zones too (G330). The stack is stopped if it refuses the battle or is lost; with a leader aboard he is at
 * risk too.
 */
export function* challenged(
  g: Invasions,
  owner: Nation,
  fleets: Counter[],
  sea: Place,
  aboard: LeaderNumber | undefined,
): Flow<'on' | 'stopped'> {
  const { state } = g;
  for (const other of enemiesAfloat(state, owner, sea)) {
    if (!fleets.some((counter) => isOpenTo(state, other, counter))) continue;
    for (;;) {
      const stack = readyStack(state, other, sea);
      if (stack === undefined || !(yield* declares(g, other, owner, sea))) break;
      declare(state, stack);
      seekOut(state, other, fleets);
      if (!(yield* interceptsAtSea(g, other, owner, sea))) continue;
      if (!(yield* fightsAtSea(g, owner, fleets, other))) return 'stopped';
      yield* navalBattle(g, sea, { owner, fleets, aboard }, { owner: other, fleets: stack, aboard: undefined });
      if (fleets.length === 0) return 'stopped';
    }
  }
  return 'on';
}

/** XXV.B When a nation moves, enemies in a zone with its stacks may intercept them where they are, before they do anything. */
export function* challengedAtAnchor(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  for (let sea = LAND; sea < state.pieces.here.length; sea++) {
    if (!hasUnits(state, owner, sea)) continue;
    for (const stack of navalStacks(unitsAt(state, owner, sea))) yield* challenged(g, owner, stack, sea, undefined);
  }
}

/** XXV.C An intercepted stack fights; or it refuses, and its move is over, whatever it was about. */
function* fightsAtSea(g: Invasions, owner: Nation, fleets: readonly Counter[], other: Nation): Flow<boolean> {
  const question = prompt('naval-battle', 'XXV.C', { nation: nationId(owner), enemy: nationId(other) });
  if ((yield* ask(g, owner, question, [FIGHT, REFUSE])).kind !== 'refuse') return true;
  g.emit({ event: 'naval.refused', nation: nationId(owner), enemy: nationId(other) });
  for (const counter of fleets) exhaust(g.state, counter);
  return false;
}

/** XXV.B The active stack intercepts in its own zone; those who are not active declare first. */
export function* engage(g: Invasions, owner: Nation, fleets: Counter[], sea: Place): Flow<void> {
  const { state } = g;
  const others = targetsAt(state, owner, sea);
  const question = prompt('target', 'XXV.B', { nation: nationId(owner) });
  const { nation: id } = yield* ask(g, owner, question, optionsOf(TARGET, others));
  declare(state, fleets);
  if ((yield* challenged(g, owner, fleets, sea, undefined)) === 'stopped') return;
  const enemy = others.find((other) => nationId(other) === id) ?? others[0];
  const stack = targetOf(state, owner, enemy, sea);
  if (stack === undefined) return;
  seekOut(state, owner, stack);
  if (!(yield* interceptsAtSea(g, owner, enemy, sea))) return;
  const stand = prompt('naval-battle', 'XXV.C', { nation: nationId(enemy), enemy: nationId(owner) });
  if ((yield* ask(g, enemy, stand, [FIGHT, REFUSE])).kind === 'refuse') {
    cedePoint(g, enemy, owner);
    return;
  }
  // XXX.D Whoever is intercepted has attacked nobody.
  spoilWeddings(state, owner, fleets, [enemy]);
  yield* navalBattle(g, sea, { owner, fleets, aboard: undefined }, { owner: enemy, fleets: stack, aboard: undefined });
}

/** XXV.C Whoever is not active and refuses the battle gives a point to his opponent. */
function cedePoint(g: Invasions, from: Nation, to: Nation): void {
  g.emit({ event: 'naval.refused', nation: nationId(from), enemy: nationId(to) });
  score(g, from, -1);
  earn(g, to, 1);
}

/** XXV.D A stack that carries a second time can be intercepted again, by those who did so before too. */
export function exposeAgain(state: State, fleets: readonly Counter[], sea: Place): void {
  for (const counter of fleets) state.stacks.engaged[counter] &= DECLARED;
  if (sea >= LAND)
    for (const counter of state.pieces.here[sea])
      if (!fleets.includes(counter)) state.stacks.engaged[counter] &= ~DECLARED;
}
