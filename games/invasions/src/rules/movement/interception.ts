import type { Flow, Seat } from '@tabula/engine';
import { INTERCEPT_ROLL, REACTION_REACH } from '../../data/figures.ts';
import { type Place, placeId, provincesWithin } from '../../data/geography.ts';
import { LEADERS } from '../../data/leaders.ts';
import { NATION_ROWS } from '../../data/nations.ts';
import { type Counter, type LeaderNumber, type Nation, nationId, SIDE_OF } from '../../data/pieces.ts';
import { DONE, INTERCEPT, NO, numberOf, prompt, YES, YES_NO } from '../../options.ts';
import {
  comeFrom,
  EMPIRE,
  isCivilised,
  move,
  NO_STEPS_LEFT,
  NOBODY,
  type State,
  seatOf,
  station,
} from '../../state.ts';
import { battle } from '../battle/battle.ts';
import { takeBack } from '../battle/retreat.ts';
import { mayGoAlong } from '../lands/homelands.ts';
import { inOrder, isActive } from '../lands/order.ts';
import { enemiesAt, isCleared, isOpenGround } from '../lands/passages.ts';
import { freeLeadersAt, hasFledFrom, hasSlipped, isMutinous, once, ordered, slipAway } from '../lands/readiness.ts';
import { friendly, hostile } from '../lands/relations.ts';
import { hardness, interceptionRoutes, type Route } from '../lands/routes.ts';
import { stackLimit, stackSize } from '../lands/stacking.ts';
import { halt } from '../lands/steps.ts';
import { pickUnits } from '../pieces/selection.ts';
import type { Stack } from '../pieces/stack.ts';
import { ask, type Invasions } from '../pieces/table.ts';
import { army, best, leadersAt, seatOfPower, united, unitsAt } from '../pieces/units.ts';
import { overruns } from './overrun.ts';
import { type Help, noHelp, playReaction, reactionCards, reactionQuestion, rollWith } from './reaction-cards.ts';

interface Interception {
  readonly nation: Nation;
  readonly from: Place;
  /** The province from which they come in. */
  readonly hop: Place;
  readonly distance: number;
  readonly modifier: number;
  readonly help: Help;
}

/** What became of a stack that others reacted to: it goes on, it has won a battle on its way, or it has to stop. */
export type Passage = 'on' | 'won' | 'stopped';

/** Enemies near by may come between. */
export function* mayBeIntercepted(g: Invasions, owner: Nation, stack: Stack, where: Place): Flow<Passage> {
  const { state } = g;
  const ruler = state.lands.control[where];
  if (stack.units.length > 0 && stack.units.every((counter) => state.stacks.night.includes(counter))) return 'on';
  if (ruler === NOBODY || united(state, owner, ruler) || !hostile(state, owner, ruler, where)) return 'on';
  const declared = yield* declare(g, owner, stack, where, ruler);
  const arrived: Interception[] = [];
  for (const one of declared) {
    const roll = rollWith(g, one.modifier, INTERCEPT_ROLL, one.help);
    const event = roll >= INTERCEPT_ROLL ? 'intercepted' : 'intercept.failed';
    g.emit({
      event,
      nation: nationId(one.nation),
      enemy: nationId(owner),
      province: placeId(where),
      to: placeId(one.from),
      roll,
    });
    if (roll >= INTERCEPT_ROLL) arrived.push(one);
    else slipAway(state, stack, one.nation, one.from);
  }
  let joined = false;
  for (const one of arrived) if (yield* join(g, stack, one, where)) joined = true;
  if (!joined) return 'on';
  return yield* clash(g, owner, stack, where);
}

/** The friends of the ruler with units within reach of an interception. */
function interveners(state: State, owner: Nation, where: Place, ruler: Nation): Nation[] {
  for (const near of provincesWithin(state.rules.map, where, REACTION_REACH))
    for (const counter of state.pieces.here[near]) NEAR[state.pieces.holder[counter]] = 1;
  const found: Nation[] = [];
  for (let other = 0; other < NEAR.length; other++)
    if (NEAR[other] > 0) {
      NEAR[other] = 0;
      // VI.B, G265 Inactive nations flee or stand; they do not march against anybody.
      if (isActive(state, other) && hostile(state, owner, other, where) && friendly(state, ruler, other, where))
        found.push(other);
    }
  return found;
}

/** Scratch of that list; all zero between two of them. */
const NEAR = new Uint8Array(NATION_ROWS.length);

/** XIX.A All interceptions are declared before any is rolled; one of a player's stacks may lack a leader, whichever nation's it is. */
function* declare(g: Invasions, owner: Nation, stack: Stack, where: Place, ruler: Nation): Flow<Interception[]> {
  const { state } = g;
  const declared: Interception[] = [];
  const others = once(state, inOrder(state, interveners(state, owner, where, ruler)));
  if (others.length === 0) return declared;
  const leaderless = new Set<Seat>();
  for (const other of others) {
    const seat = seatOf(state, other);
    if (state.orders.intercepts[SIDE_OF[other]] === 'home' && seatOf(state, ruler) !== seat) continue;
    const isOpen = (from: Place) => !leaderless.has(seat) || freeLeadersAt(state, other, from).length > 0;
    let open = interceptors(state, owner, other, where).filter(({ from }) => isOpen(from));
    if (state.stacks.slipped.length > 0) open = open.filter(({ from }) => !hasSlipped(state, stack, other, from));
    if (state.stacks.fled.length > 0)
      open = open.filter(({ from }) => comers(state, stack, other, from, where).length > 0);
    let help = noHelp();
    while (open.length > 0) {
      const chance = open.reduce((most, { modifier }) => Math.max(most, modifier), open[0].modifier);
      const standing = ordered(state.orders.intercepts, SIDE_OF[other], chance, INTERCEPT_ROLL);
      if (standing === 'no') break;
      const options = open.map(({ from }) => INTERCEPT[from]);
      const choices = standing === 'yes' ? options : [DONE, ...options, ...reactionCards(state, other, help)];
      const question = reactionQuestion('intercept', { nation: other, enemy: owner, where }, chance, help);
      const answer = yield* ask(g, other, question, choices);
      if (answer.kind === 'done') break;
      if (answer.kind === 'event') {
        yield* playReaction(g, other, owner, answer.card, help);
        continue;
      }
      const from = numberOf(answer.province);
      const helped = help;
      const chosen = open.filter((one) => one.from === from);
      declared.push(...chosen.map((one) => ({ ...one, modifier: one.modifier + helped.bonus, help: helped })));
      help = { ...noHelp(), spent: helped.spent };
      if (freeLeadersAt(state, other, from).length === 0) leaderless.add(seat);
      open = open.filter((one) => one.from !== from && isOpen(one.from));
    }
  }
  return declared;
}

/** The stacks of a nation that can reach the province in three steps, with what they add to the die. */
export function interceptors(state: State, owner: Nation, other: Nation, where: Place): Interception[] {
  const found: Interception[] = [];
  if (!hostile(state, owner, other, where)) return found;
  const manned = (from: Place) => isManned(state, other, from, where);
  for (const route of interceptionRoutes(state, other, where, REACTION_REACH, manned)) {
    const { place: from, hop, distance } = route;
    if (enemiesAt(state, other, from) > 0) continue;
    const modifier = interceptionModifier(state, other, where, route);
    if (modifier + 10 >= INTERCEPT_ROLL) found.push({ nation: other, from, hop, distance, modifier, help: noHelp() });
  }
  return found;
}

/** Somebody stands there who may go to the place that is entered. */
function isManned(state: State, owner: Nation, from: Place, where: Place): boolean {
  for (const counter of state.pieces.here[from])
    if (united(state, owner, state.pieces.holder[counter]) && mayIntercept(state, counter, where)) return true;
  return false;
}

/** XLII.9 No mutineer, and nobody who may not go there. */
function mayIntercept(state: State, counter: Counter, where: Place): boolean {
  return !isMutinous(state, counter) && mayGoAlong(state, counter, where);
}

/** XIX.A The leader; +3 for one's own capital; +2 for an empire; -1 at three steps; -2 over each ridge or strait; -2 more over the Bosphorus. */
export function interceptionModifier(state: State, other: Nation, where: Place, route: Route): number {
  return (
    best(freeLeadersAt(state, other, route.place), 'combat') +
    (hasCapital(state, other, where) ? 3 : 0) +
    (state.nations.status[other] === EMPIRE ? 2 : 0) -
    hardness(route)
  );
}

/** The horde of a kingdom without a city counts as its capital (VII.D). */
export function hasCapital(state: State, owner: Nation, where: Place): boolean {
  for (const member of army(state, owner))
    if (isCivilised(state, member) && seatOfPower(state, member) === where) return true;
  return false;
}

/** XIX.B The units that may come between a stack and a province: not those that have fled from it. */
function comers(state: State, stack: Stack, other: Nation, from: Place, where: Place): Counter[] {
  return unitsAt(state, other, from).filter(
    (counter) => mayIntercept(state, counter, where) && !hasFledFrom(state, stack, counter),
  );
}

/** The interceptors come in as far as they fit; the others stay where they were. True if anybody came. */
function* join(g: Invasions, stack: Stack, { nation: other, from, hop }: Interception, where: Place): Flow<boolean> {
  const { state } = g;
  const units = comers(state, stack, other, from, where);
  const roomWith = (leaders: readonly LeaderNumber[]) =>
    stackLimit(state, other, where, [...leaders, ...leadersAt(state, other, where)]) - stackSize(state, other, where);
  if (units.length === 0 || roomWith(freeLeadersAt(state, other, from)) <= 0) return false;
  const leaders = yield* whoLead(g, other, from, where);
  const most = Math.min(units.length, roomWith(leaders));
  if (most <= 0) return false;
  const question = prompt('interceptors', 'XIX.A', { nation: nationId(other), province: placeId(where) });
  const coming = yield* pickUnits(g, other, units, question, { least: 1, most });
  for (const counter of coming) {
    move(state, counter, where);
    comeFrom(state, counter, hop);
  }
  for (const who of leaders) station(state, who, where);
  return true;
}

/** XIX.A, G407 The leader whose bonus counted goes with them; others, if there are any, as their player likes. */
function* whoLead(g: Invasions, other: Nation, from: Place, where: Place): Flow<LeaderNumber[]> {
  const { state } = g;
  const leaders = freeLeadersAt(state, other, from);
  const command = best(leaders, 'combat');
  const first = leaders.find((who) => LEADERS[who].combat === command);
  const going: LeaderNumber[] = [];
  for (const who of leaders) {
    const question = prompt('leads-too', 'XIX.A', { leader: LEADERS[who].id, province: placeId(where) });
    if (who === first || (yield* ask(g, other, question, YES_NO)) === YES) going.push(who);
  }
  return going;
}

/** XIX.A, XVIII.F With twice as many units the intercepted stack may hold the enemy where he is: it stays, others pass, and the battle waits. */
function* holdsThem(g: Invasions, owner: Nation, stack: Stack, where: Place, enemies: number): Flow<boolean> {
  const { state } = g;
  if (stack.units.some((counter) => state.stacks.steps[counter] >= NO_STEPS_LEFT)) return false;
  if (!isOpenGround(state, owner, stack, where) || !isCleared(state, owner, where, enemies)) return false;
  const question = prompt('clear', 'XVIII.F', { nation: nationId(owner), province: placeId(where) });
  if ((yield* ask(g, owner, question, [NO, YES])) === NO) return false;
  halt(state, stack);
  return true;
}

/** XIX.A The intercepted stack may overrun a single unit or clear the passage; else it attacks, and what exceeds its limit sits out. If it loses, its move is over. */
function* clash(g: Invasions, owner: Nation, stack: Stack, where: Place): Flow<Passage> {
  const { state } = g;
  const enemies = enemiesAt(state, owner, where);
  if (yield* overruns(g, owner, stack, where, enemies)) return 'on';
  if (yield* holdsThem(g, owner, stack, where, enemies)) return 'stopped';
  const leaders = stack.lead === undefined ? [] : [stack.lead];
  const horde = stack.units.length === 0 && stack.lead === undefined;
  const limit = stackLimit(state, owner, where, leaders);
  const question = prompt('sit-out', 'XIX.A', { nation: nationId(owner), province: placeId(where) });
  const fighting = yield* pickUnits(g, owner, stack.units, question, {
    least: Math.min(limit, stack.units.length),
    most: limit,
  });
  // What sits out shares the fate of the others.
  const resting = stack.units.filter((counter) => !fighting.includes(counter));
  state.activation.aside.push(...resting);
  const won = yield* battle(g, { where, attacker: owner, units: fighting, leaders, intercepted: true });
  // XX.L Who fled with them into another battle stands aside there.
  for (const counter of resting)
    if (!(state.pieces.at[counter] >= 0 && state.pieces.at[counter] !== where)) takeBack(state, counter);
  if (won && horde) return 'won';
  if (won) {
    // XX.K What was recovered marches on with the rest.
    stack.units.splice(
      0,
      stack.units.length,
      ...state.pieces.here[where].filter((counter) => stack.units.includes(counter)),
    );
    const left = stack.units.length > 0 || (stack.lead !== undefined && state.pieces.leaderAt[stack.lead] === where);
    return left ? 'won' : 'stopped';
  }
  halt(state, stack);
  return 'stopped';
}
