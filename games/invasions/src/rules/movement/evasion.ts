import type { Flow } from '@tabula/engine';
import { EVADE_ROLL, OVERRUN_UNITS, REACTION_REACH } from '../../data/figures.ts';
import { type Place, placeId } from '../../data/geography.ts';
import { LEADERS } from '../../data/leaders.ts';
import { type Counter, type LeaderNumber, type Nation, nationId, SIDE_OF } from '../../data/pieces.ts';
import { EVADE_TO, NO, prompt, STAND, YES_NO } from '../../options.ts';
import { encamp, move, type State, station } from '../../state.ts';
import { type Breakout, breakOut, breakouts } from '../battle/breakout.ts';
import { isFortified } from '../lands/cities.ts';
import { mayGoAlong, mayLodge, strays } from '../lands/homelands.ts';
import { fleeFrom, ordered } from '../lands/readiness.ts';
import { alliesOf } from '../lands/relations.ts';
import { dryShod, isShelter, type Route, routesFrom } from '../lands/routes.ts';
import { hasRoom, roomFor, stackLimit, stackSize } from '../lands/stacking.ts';
import { pickUnits } from '../pieces/selection.ts';
import type { Stack } from '../pieces/stack.ts';
import { ask, type Invasions } from '../pieces/table.ts';
import { best, isHorse, leadersAt, unitsAt } from '../pieces/units.ts';
import { type Help, noHelp, playReaction, reactionCards, reactionQuestion, rollWith } from './reaction-cards.ts';
import { stragglers } from './stragglers.ts';

/** The enemy's stack in an entered province may try to get away. */
export function* mayEvade(g: Invasions, owner: Nation, stack: Stack, where: Place, other: Nation): Flow<void> {
  const { state } = g;
  const units = unitsAt(state, other, where);
  const hope = evasionModifier(state, other, units, attackersAt(state, owner, stack, where), where);
  if (ordered(state.orders.evades, SIDE_OF[other], hope, EVADE_ROLL) === 'no') return;
  const leaders = leadersAt(state, other, where);
  // XVII.C, G269 A horde alone takes no room.
  const fits = (to: Place) =>
    units.length === 0
      ? !strays(state, other, where, to) && mayLodge(state, other, to)
      : hasRoom(state, other, to, leaders) && anyMayEnter(state, units, to);
  const routes = routesFrom(
    state,
    other,
    where,
    REACTION_REACH,
    undefined,
    (to) => isShelter(state, other, to) && fits(to),
  );
  const outbreaks = breakouts(state, other, where, units).filter(
    ({ place: to }) => !routes.some((one) => one.place === to) && fits(to),
  );
  for (const one of outbreaks) routes.push(breakoutRoute(one));
  if (routes.length === 0) return;
  const shod = routes.some(({ wet }) => wet) ? dryShod(state, other, where, REACTION_REACH) : undefined;
  const isWet = (route: Route) => route.wet && shod?.includes(route.place) !== true;
  const dry = !routes.every(isWet);
  const modifier = hope - (dry ? 0 : 2);
  const order = ordered(state.orders.evades, SIDE_OF[other], modifier, EVADE_ROLL);
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
    if (route === undefined) return;
    const wet = dry && isWet(route) ? 2 : 0;
    const prey = outbreaks.find((one) => one.place === route.place)?.prey;
    if (!(yield* evade(g, other, units, where, { route, prey }, modifier + help.bonus - wet, help))) return;
    yield* stragglers(g, other, where, routes, route);
    const gone = units.filter((counter) => state.pieces.at[counter] !== where);
    fleeFrom(state, stack, gone);
    return;
  }
}

/** Satraps, guards and the like do not leave their areas in a reaction either. */
function anyMayEnter(state: State, units: readonly Counter[], to: Place): boolean {
  for (const counter of units) if (mayGoAlong(state, counter, to)) return true;
  return false;
}

/** XIX.B Those who came before the stack, and its allies, attack with it. */
function attackersAt(state: State, owner: Nation, { units }: Stack, where: Place): Counter[] {
  const attackers = new Set(units);
  for (const one of [owner, ...alliesOf(state, owner)])
    for (const counter of unitsAt(state, one, where))
      if (!state.activation.aside.includes(counter)) attackers.add(counter);
  return [...attackers];
}

/** XIX.B The leader; +3 behind walls; +3 with twice the units, a horde being one (G335); -1 with less cavalry. (Rivers and ridges are added by the route.) */
export function evasionModifier(
  state: State,
  other: Nation,
  units: readonly Counter[],
  attackers: readonly Counter[],
  where: Place,
): number {
  const fleeing = units.length + (state.nations.horde[other] === where ? 1 : 0);
  return (
    best(leadersAt(state, other, where), 'combat') +
    (isFortified(state, where) ? 3 : 0) +
    (fleeing >= 2 * attackers.length ? 3 : 0) -
    (horseAmong(state, units) < horseAmong(state, attackers) ? 1 : 0)
  );
}

function horseAmong(state: State, counters: readonly Counter[]): number {
  let horse = 0;
  for (const counter of counters) if (isHorse(state, counter)) horse += 1;
  return horse;
}

function breakoutRoute({ place: to, prey, distance, wet }: Breakout): Route {
  return { place: to, distance, crossings: 0, bosphorus: false, wet, hop: prey };
}

/** A way that is taken, and the province of the single unit that is overrun on it. */
interface Flight {
  readonly route: Route;
  readonly prey: Place | undefined;
}

function* evade(
  g: Invasions,
  other: Nation,
  units: Counter[],
  where: Place,
  { route, prey }: Flight,
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
  if (prey !== undefined) yield* breakOut(g, other, units, prey);
  const question = prompt('evaders', 'XIX.B', { nation: nationId(other), to: placeId(to) });
  const leaders = leadersAt(state, other, where);
  const able = units.filter((counter) => mayGoAlong(state, counter, to));
  const most = Math.min(able.length, roomFor(state, other, to, leaders));
  const least = prey === undefined ? 1 : Math.min(OVERRUN_UNITS, most);
  for (const counter of yield* pickUnits(g, other, able, question, { least, most })) move(state, counter, to);
  yield* leadersFlee(g, other, leaders, where, to);
  if (state.nations.horde[other] === where && mayLodge(state, other, to)) encamp(state, other, to);
  return true;
}

/** XIX.B The leaders flee along; with those who are left behind one may stay, if the others can stand there without him. */
function* leadersFlee(
  g: Invasions,
  other: Nation,
  leaders: readonly LeaderNumber[],
  where: Place,
  to: Place,
): Flow<void> {
  const { state } = g;
  for (const who of leaders) {
    const needed = stackSize(state, other, to) > stackLimit(state, other, to);
    const left = !needed && unitsAt(state, other, where).length > 0;
    const question = prompt('flees', 'XIX.B', { leader: LEADERS[who].id, to: placeId(to) });
    if (left && (yield* ask(g, other, question, YES_NO)) === NO) continue;
    station(state, who, to);
  }
}
