import type { Flow } from '@tabula/engine';
import { EVADE_ROLL, INTERCEPT_ROLL, REACTION_REACH } from '../data/figures.ts';
import { NATION_ROWS } from '../data/nations.ts';
import { type Place, placeId, provincesWithin } from '../geography.ts';
import { DONE, EVADE_TO, INTERCEPT, numberOf, prompt, STAND } from '../options.ts';
import { type Counter, type Nation, nationId, SIDE_OF } from '../pieces.ts';
import { EMPIRE, encamp, move, NOBODY, type Standing, type State } from '../state.ts';
import { battle } from './battle.ts';
import { breakOut, breakouts } from './breakout.ts';
import { isFortified } from './cities.ts';
import { enemiesAt, mayGoAlong } from './destinations.ts';
import { halt, overruns, type Stack } from './march.ts';
import { inOrder } from './order.ts';
import { type Help, noHelp, playReaction, reactionCards, reactionQuestion, rollWith } from './reaction-cards.ts';
import { friendly, hostile, united } from './relations.ts';
import { isShelter, type Route, routesFrom } from './routes.ts';
import { pickUnits } from './selection.ts';
import { hasRoom, roomFor, stackLimit, stackSize } from './stacking.ts';
import { ask, type Invasions } from './table.ts';
import { army, best, isHorse, leadersAt, unitsAt } from './units.ts';

/** XIX, G32 First those who stand there may evade, then others may intercept. True if the stack may go on. */
export function* react(g: Invasions, owner: Nation, stack: Stack, where: Place): Flow<boolean> {
  for (const other of reactors(g.state, owner, where)) yield* mayEvade(g, owner, stack, where, other);
  return yield* mayBeIntercepted(g, owner, stack, where);
}

/** The enemies with units or a horde in the province (III.D), in activation order; inactive nations after them. */
function reactors(state: State, owner: Nation, where: Place): Nation[] {
  const enemies: Nation[] = [];
  const add = (other: Nation) => {
    if (other !== owner && !enemies.includes(other) && hostile(state, owner, other, where)) enemies.push(other);
  };
  for (const counter of state.here[where]) add(state.holder[counter]);
  if (state.camps[where] > 0)
    for (let other = 0; other < state.horde.length; other++) if (state.horde[other] === where) add(other);
  return once(state, inOrder(state, enemies));
}

/** Romans A: both halves of Rome react as one while they are one. */
function once(state: State, nations: Nation[]): Nation[] {
  return nations.filter((other, i) => nations.findIndex((one) => united(state, one, other)) === i);
}

/** What a side has ordered once and for all. */
function ordered(orders: readonly Standing[], side: number, modifier: number, roll: number): 'ask' | 'yes' | 'no' {
  const order = orders[side];
  if (roll - modifier > 10 || order === 'never') return 'no';
  if (order === 'always') return 'yes';
  if (order === 'likely') return roll - modifier <= LIKELY ? 'yes' : 'no';
  return 'ask';
}

/** "Likely" means that six of the ten faces succeed. */
const LIKELY = 5;

// XIX.B Evasion

/** The enemy's stack in an entered province may try to get away. */
function* mayEvade(g: Invasions, owner: Nation, stack: Stack, where: Place, other: Nation): Flow<void> {
  const { state } = g;
  if (isMutinous(state, other, where)) return;
  const units = unitsAt(state, other, where);
  const hope = evasionModifier(state, other, units, stack, where);
  if (ordered(state.evades, SIDE_OF[other], hope, EVADE_ROLL) === 'no') return;
  const leaders = leadersAt(state, other, where);
  const routes = routesFrom(
    state,
    other,
    where,
    REACTION_REACH,
    undefined,
    (to) => isShelter(state, other, to) && hasRoom(state, other, to, leaders) && anyMayEnter(state, units, to),
  );
  // XVIII.E A hostile province next door is open to six who overrun a single unit.
  for (const { to, border } of breakouts(state, other, where, units.length))
    if (hasRoom(state, other, to, leaders) && anyMayEnter(state, units, to))
      routes.push(breakoutRoute(to, border !== 'open'));
  if (routes.length === 0) return;
  const dry = routes.some(({ wet }) => !wet);
  const modifier = hope - (dry ? 0 : 2);
  const order = ordered(state.evades, SIDE_OF[other], modifier, EVADE_ROLL);
  if (order === 'no') return;
  const options = routes.map((route) => EVADE_TO[route.place]);
  const help = noHelp();
  for (;;) {
    const choices = order === 'yes' ? options : [STAND, ...options, ...reactionCards(state, other, help)];
    const question = reactionQuestion('evade', { nation: other, enemy: owner, where }, modifier, help);
    const answer = yield* ask(g, other, question, choices);
    if (answer.kind === 'stand') return;
    if (answer.kind === 'event') {
      yield* playReaction(g, other, owner, answer.card, help);
      continue;
    }
    const route = routes.find((one) => placeId(one.place) === answer.province);
    const wet = dry && route?.wet === true ? 2 : 0;
    if (route === undefined) return;
    if (yield* evade(g, other, units, where, route, modifier + help.bonus - wet, help))
      slipAway(state, stack, other, route.place);
    return;
  }
}

/** Satraps, guards and the like do not leave their areas in a reaction either; a horde may be alone. */
function anyMayEnter(state: State, units: readonly Counter[], to: Place): boolean {
  return units.length === 0 || units.some((counter) => mayGoAlong(state, counter, to));
}

/** XIX.B The leader; +3 behind walls; +3 with twice the units; -1 with less cavalry. (Rivers and ridges are added by the route.) */
export function evasionModifier(
  state: State,
  other: Nation,
  units: readonly Counter[],
  stack: Stack,
  where: Place,
): number {
  return (
    best(leadersAt(state, other, where), 'combat') +
    (isFortified(state, where) ? 3 : 0) +
    (units.length >= 2 * stack.units.length ? 3 : 0) -
    (horseAmong(state, units) < horseAmong(state, stack.units) ? 1 : 0)
  );
}

function horseAmong(state: State, counters: readonly Counter[]): number {
  let horse = 0;
  for (const counter of counters) if (isHorse(state, counter)) horse += 1;
  return horse;
}

function breakoutRoute(to: Place, wet: boolean): Route {
  return { place: to, distance: 2, crossings: 0, bosphorus: false, wet, hop: to };
}

function isMutinous(state: State, other: Nation, where: Place): boolean {
  return army(state, other).some((member) => state.mutiny[member] === where);
}

function* evade(
  g: Invasions,
  other: Nation,
  units: Counter[],
  where: Place,
  route: Route,
  modifier: number,
  help: Help,
): Flow<boolean> {
  const { state } = g;
  const roll = rollWith(g, modifier, EVADE_ROLL, help);
  const to = route.place;
  g.emit({
    event: roll >= EVADE_ROLL ? 'evaded' : 'evade.failed',
    nation: nationId(other),
    province: placeId(where),
    to: placeId(to),
    roll,
  });
  if (roll < EVADE_ROLL) return false;
  if (enemiesAt(state, other, to) > 0) breakOut(g, other, to);
  const question = prompt('evaders', 'XIX.B', { nation: nationId(other), to: placeId(to) });
  const leaders = leadersAt(state, other, where);
  const able = units.filter((counter) => mayGoAlong(state, counter, to));
  const most = Math.min(able.length, roomFor(state, other, to, leaders));
  for (const counter of yield* pickUnits(g, other, able, question, { least: 1, most })) move(state, counter, to);
  for (const who of leaders) state.leaderAt[who] = to;
  if (state.horde[other] === where) encamp(state, other, to);
  return true;
}

// XIX.A Interception

interface Interception {
  readonly nation: Nation;
  readonly from: Place;
  /** The province from which they come in. */
  readonly hop: Place;
  readonly distance: number;
  readonly modifier: number;
  readonly help: Help;
}

/** Enemies near by may come between. True if the stack may go on. */
function* mayBeIntercepted(g: Invasions, owner: Nation, stack: Stack, where: Place): Flow<boolean> {
  const { state } = g;
  const ruler = state.control[where];
  if (stack.units.length > 0 && stack.units.every((counter) => state.night.includes(counter))) return true;
  if (ruler === NOBODY || united(state, owner, ruler) || !hostile(state, owner, ruler, where)) return true;
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
  for (const one of arrived) yield* join(g, one, where);
  if (arrived.length === 0) return true;
  return yield* clash(g, owner, stack, where);
}

/** XIX.A Whoever has failed to intercept a stack does not try it again; XIX.B nor does whoever has evaded it. */
function slipAway({ slipped }: State, { units }: Stack, other: Nation, from: Place): void {
  for (const counter of units) slipped.push(counter, other, from);
}

/** The stack is the same as long as nobody has joined it. */
function hasSlipped({ slipped }: State, { units }: Stack, other: Nation, from: Place): boolean {
  for (const counter of units) {
    let i = 0;
    while (i < slipped.length && !(slipped[i] === counter && slipped[i + 1] === other && slipped[i + 2] === from))
      i += 3;
    if (i >= slipped.length) return false;
  }
  return units.length > 0;
}

/** The nations with units within reach of an interception. */
function neighbours(state: State, where: Place): Nation[] {
  for (const near of provincesWithin(state.rules.map, where, REACTION_REACH))
    for (const counter of state.here[near]) NEAR[state.holder[counter]] = 1;
  const found: Nation[] = [];
  for (let other = 0; other < NEAR.length; other++)
    if (NEAR[other] > 0) {
      found.push(other);
      NEAR[other] = 0;
    }
  return found;
}

/** Scratch of that list; all zero between two of them. */
const NEAR = new Uint8Array(NATION_ROWS.length);

/** All interceptions are declared before any is rolled; one of a nation's stacks may lack a leader. */
function* declare(g: Invasions, owner: Nation, stack: Stack, where: Place, ruler: Nation): Flow<Interception[]> {
  const { state } = g;
  const declared: Interception[] = [];
  const nations = neighbours(state, where).filter(
    (other) => hostile(state, owner, other, where) && friendly(state, ruler, other, where),
  );
  for (const other of once(state, inOrder(state, nations))) {
    let leaderless = false;
    let open = interceptors(state, owner, other, where).filter(({ from }) => !hasSlipped(state, stack, other, from));
    let help = noHelp();
    while (open.length > 0) {
      const chance = open.reduce((most, { modifier }) => Math.max(most, modifier), open[0].modifier);
      const standing = ordered(state.intercepts, SIDE_OF[other], chance, INTERCEPT_ROLL);
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
      leaderless = leaderless || leadersAt(state, other, from).length === 0;
      open = open.filter((one) => one.from !== from && !(leaderless && leadersAt(state, other, one.from).length === 0));
    }
  }
  return declared;
}

/** The stacks of a nation that can reach the province in three steps, with what they add to the die. */
export function interceptors(state: State, owner: Nation, other: Nation, where: Place): Interception[] {
  const found: Interception[] = [];
  if (!hostile(state, owner, other, where)) return found;
  const manned = (from: Place) => isManned(state, other, from, where);
  for (const route of routesFrom(state, other, where, REACTION_REACH, undefined, manned)) {
    const { place: from, hop, distance } = route;
    if (enemiesAt(state, other, from) > 0 || isMutinous(state, other, from)) continue;
    const modifier = interceptionModifier(state, other, where, route);
    if (modifier + 10 >= INTERCEPT_ROLL) found.push({ nation: other, from, hop, distance, modifier, help: noHelp() });
  }
  return found;
}

/** Somebody stands there who may go to the place that is entered. */
function isManned(state: State, owner: Nation, from: Place, where: Place): boolean {
  for (const counter of state.here[from])
    if (united(state, owner, state.holder[counter]) && mayGoAlong(state, counter, where)) return true;
  return false;
}

/** XIX.A The leader; +3 for one's own capital; +2 for an empire; -1 at three steps; -2 over each ridge or strait; -2 more over the Bosphorus. */
export function interceptionModifier(state: State, other: Nation, where: Place, route: Route): number {
  return (
    best(leadersAt(state, other, route.place), 'combat') +
    (army(state, other).some((member) => state.capital[member] === where) ? 3 : 0) +
    (state.status[other] === EMPIRE ? 2 : 0) -
    (route.distance === REACTION_REACH ? 1 : 0) -
    2 * route.crossings -
    (route.bosphorus ? 2 : 0)
  );
}

/** The interceptors come in as far as they fit; the others stay where they were. */
function* join(g: Invasions, { nation: other, from, hop }: Interception, where: Place): Flow<void> {
  const { state } = g;
  const leaders = leadersAt(state, other, from);
  const units = unitsAt(state, other, from).filter((counter) => mayGoAlong(state, counter, where));
  const limit = stackLimit(state, other, where, [...leaders, ...leadersAt(state, other, where)]);
  const most = Math.min(units.length, limit - stackSize(state, other, where));
  if (most <= 0) return;
  const question = prompt('interceptors', 'XIX.A', { nation: nationId(other), province: placeId(where) });
  const coming = yield* pickUnits(g, other, units, question, { least: 1, most });
  for (const counter of coming) {
    move(state, counter, where);
    state.from[counter] = hop;
  }
  for (const who of leaders) state.leaderAt[who] = where;
}

/** XIX.A The intercepted stack overruns a single unit, or attacks; what exceeds its limit sits out. If it loses, its move is over. */
function* clash(g: Invasions, owner: Nation, stack: Stack, where: Place): Flow<boolean> {
  const { state } = g;
  if (overruns(g, owner, stack, where, enemiesAt(state, owner, where))) return true;
  const leaders = stack.lead === undefined ? [] : [stack.lead];
  const limit = stackLimit(state, owner, where, leaders);
  const question = prompt('sit-out', 'XIX.A', { nation: nationId(owner), province: placeId(where) });
  const fighting = yield* pickUnits(g, owner, stack.units, question, {
    least: Math.min(limit, stack.units.length),
    most: limit,
  });
  const won = yield* battle(g, { where, attacker: owner, units: fighting, leaders, intercepted: true });
  if (won) {
    // XX.K What was recovered marches on with the rest.
    stack.units.splice(
      0,
      stack.units.length,
      ...unitsAt(state, owner, where).filter((counter) => stack.units.includes(counter)),
    );
    return stack.units.length > 0 || (stack.lead !== undefined && state.leaderAt[stack.lead] === where);
  }
  halt(state, stack);
  return false;
}
