import type { Flow, Option, Seat } from '@tabula/engine';
import { BATTLE_LEGION, CATAPULT, CAVALRY, WALL_DICE, WALL_DICE_AGAINST_CATAPULTS } from '../data/figures.ts';
import { idOf, landSteps, type Province } from '../data/map.ts';
import { FIGHT_ON, FORM, LOSE, PURSUE, prompt, RETREAT, RETREAT_WITH_LEAVE } from '../options.ts';
import { FORTIFIED, index, NOWHERE, type State } from '../state.ts';
import { spareLeaders, takeLeaders } from './captured-leaders.ts';
import { obtainCrossing } from './consent.ts';
import { burnGalleys, conquer } from './control.ts';
import { hitsIn, pursuitHits, volleyHits } from './dice.ts';
import { addUnits, type Counts, fleetsIn, force, forceByKind, leaders, sum, unitBundle } from './pieces.ts';
import type { Conquest } from './table.ts';

/** 9.1 A battle is due wherever the attacker's land units stand among another's. */
export function isContested(state: State, province: Province): boolean {
  const holder = state.garrison[province];
  return holder >= 0 && holder !== state.attacker && force(state, state.attacker, province) > 0;
}

/** 9.1 - 9.13 A land battle, round by round, to its end. */
export function* landBattle(g: Conquest, province: Province): Flow<void> {
  const { state } = g;
  const attacker = state.attacker;
  const defender = state.garrison[province];
  const at = idOf(province);
  const units = armyWords(state, attacker, province);
  const foes = armyWords(state, defender, province);
  g.emit({ event: 'battle.began', by: attacker, whom: defender, at, units, foes });
  for (;;) {
    yield* round(g, attacker, defender, province);
    const attacking = force(state, attacker, province);
    const defending = force(state, defender, province);
    if (attacking === 0 && defending === 0) {
      g.emit({ event: 'battle.drawn', by: defender, whom: attacker, at });
      burnLanded(g, attacker, province);
      return;
    }
    if (defending === 0) {
      g.emit({ event: 'battle.won', by: attacker, whom: defender, at });
      takeByForce(g, attacker, province);
      yield* takeLeaders(g, attacker, defender, province);
      return;
    }
    if (attacking === 0) {
      g.emit({ event: 'battle.held', by: defender, whom: attacker, at });
      burnLanded(g, attacker, province);
      yield* takeLeaders(g, defender, attacker, province);
      return;
    }
    const defenderTo = yield* decide(g, defender, province);
    const attackerTo = yield* decide(g, attacker, province);
    if (defenderTo === NOWHERE && attackerTo === NOWHERE) continue;
    yield* disengage(g, attacker, defender, province, attackerTo, defenderTo);
    return;
  }
}

/** All that a player has in a province, in words of the log. */
function armyWords(state: State, seat: Seat, province: Province): string {
  const caesar = state.caesar[seat] === province ? 1 : 0;
  return unitBundle(forceByKind(state, seat, province), state.generals[index(seat, province)], caesar);
}

/** 9.13, 10.2 The attacker has won: the province is his, and the galleys of others on its coast are destroyed. */
function takeByForce(g: Conquest, attacker: Seat, province: Province): void {
  conquer(g, attacker, province);
  burnGalleys(g, province, attacker);
}

/** 9.13 The defender held the coast: whatever landed there is destroyed. */
function burnLanded(g: Conquest, attacker: Seat, province: Province): void {
  const master = g.state.control[province];
  if (master !== attacker) burnGalleys(g, province, master);
}

/** 9.3 - 9.5 One round: legions, the attacker's dice, the defender's dice, and both remove what was hit. */
function* round(g: Conquest, attacker: Seat, defender: Seat, province: Province): Flow<void> {
  const { state } = g;
  const defence = forceByKind(state, defender, province);
  const attack = forceByKind(state, attacker, province);
  const defending = yield* form(g, defender, province, defence);
  const attacking = yield* form(g, attacker, province, attack);
  const hits = volley(g, attacker, attacking, attack[CATAPULT] - attacking[CATAPULT], 0);
  const lost = yield* lose(g, defender, province, defending, hits);
  const walls = wallDice(state, province, defender, attack[CATAPULT] > 0);
  const blows = volley(g, defender, defending, defence[CATAPULT] - defending[CATAPULT], walls);
  const fallen = yield* lose(g, attacker, province, attacking, blows);
  remove(g, defender, province, lost);
  remove(g, attacker, province, fallen);
}

/** 9.3 The battle legion is as large as it can be: five, and one for each leader present (R-BAT-6). */
function* form(g: Conquest, seat: Seat, province: Province, units: Counts): Flow<Counts> {
  const size = BATTLE_LEGION + leaders(g.state, seat, province);
  if (sum(units) <= size) return units;
  const ask = prompt('form', '9.3', { at: idOf(province), count: size });
  return FORM.countsOf(yield* FORM.choose(g, seat, ask, units, size, size));
}

function volley(g: Conquest, by: Seat, legion: Counts, reserveCatapults: number, walls: number): number {
  const dice = g.roll(sum(legion) + walls);
  const struck = volleyHits(dice, legion, reserveCatapults);
  const hits = hitsIn(struck);
  g.emit({ event: 'rolled', by, dice, struck, hits });
  return hits;
}

/** 5.7 Walls add two dice to a defender who owns them, one against catapults (R-BAT-1 to R-BAT-3). */
export function wallDice({ city, control }: State, province: Province, defender: Seat, catapults: boolean): number {
  if (city[province] !== FORTIFIED || control[province] !== defender) return 0;
  return catapults ? WALL_DICE_AGAINST_CATAPULTS : WALL_DICE;
}

/** 9.5 Whoever is hit chooses what he loses, from his battle legion only (R-BAT-4). */
function* lose(g: Conquest, seat: Seat, province: Province, legion: Counts, hits: number): Flow<Counts> {
  const count = Math.min(hits, sum(legion));
  if (count === 0) return [0, 0, 0];
  const ask = prompt('lose', '9.5', { at: idOf(province), count });
  return LOSE.countsOf(yield* LOSE.choose(g, seat, ask, legion, count, count));
}

function remove(g: Conquest, seat: Seat, province: Province, units: Counts): void {
  if (sum(units) === 0) return;
  addUnits(g.state, seat, province, units, -1);
  g.emit({ event: 'lost', by: seat, units: unitBundle(units) });
}

/** 9.6 c Fight on, or retreat to a named province; NOWHERE to fight on. The defender says so first (R-BAT-7). */
function* decide(g: Conquest, seat: Seat, province: Province): Flow<Province> {
  const { state } = g;
  let refused = 0;
  for (;;) {
    const options: Option[] = [FIGHT_ON];
    const refuges = refugesOf(state, seat, province).filter(({ owners }) => (owners & refused) === 0);
    for (const { to, owners } of refuges) options.push(owners === 0 ? RETREAT[to] : RETREAT_WITH_LEAVE[to]);
    const chosen = yield* g.choose(seat, prompt('retreat', '9.6', { at: idOf(province) }), options);
    if (chosen === FIGHT_ON) {
      if (options.length > 1) g.emit({ event: 'fights.on', by: seat });
      return NOWHERE;
    }
    const { to, owners } = refuges[options.indexOf(chosen) - 1];
    const passage = { mover: seat, units: armyWords(state, seat, province), from: province, to };
    if (owners === 0 || (yield* obtainCrossing(g, passage, owners))) return to;
    refused |= owners;
  }
}

/** A province to retreat to, and whose galleys bar the strait before it, as bits. */
interface Refuge {
  readonly to: Province;
  readonly owners: number;
}

/** 9.9 - 9.12 Own, adjacent, not contested; never for attackers who landed (R-BAT-9). */
export function refugesOf(state: State, seat: Seat, province: Province): Refuge[] {
  if (seat === state.attacker && state.landed[province] > 0) return [];
  const found: Refuge[] = [];
  for (const { to, sea } of landSteps(state.rules.mesopotamiaArabia)[province]) {
    if (state.control[to] !== seat || isContested(state, to)) continue;
    found.push({ to, owners: sea >= 0 ? fleetsIn(state, sea, seat) : 0 });
  }
  return found;
}

/** 9.6 c, 9.8, 9.9 One side is pursued, or both part without it; then the retreat. */
function* disengage(
  g: Conquest,
  attacker: Seat,
  defender: Seat,
  province: Province,
  attackerTo: Province,
  defenderTo: Province,
): Flow<void> {
  const at = idOf(province);
  if (defenderTo !== NOWHERE && attackerTo !== NOWHERE) {
    fallBack(g, defender, province, defenderTo);
    fallBack(g, attacker, province, attackerTo);
    g.emit({ event: 'battle.left', by: attacker, whom: defender, at });
  } else if (defenderTo !== NOWHERE) {
    yield* pursue(g, attacker, defender, province);
    fallBack(g, defender, province, defenderTo);
    g.emit({ event: 'battle.won', by: attacker, whom: defender, at });
    takeByForce(g, attacker, province);
  } else {
    yield* pursue(g, defender, attacker, province);
    fallBack(g, attacker, province, attackerTo);
    g.emit({ event: 'battle.held', by: defender, whom: attacker, at });
    burnLanded(g, attacker, province);
  }
}

/** 9.8 The side that stays rolls for all its land units; only cavalry hits, and the pursuer chooses. */
function* pursue(g: Conquest, by: Seat, whom: Seat, province: Province): Flow<void> {
  const { state } = g;
  const pursuers = forceByKind(state, by, province);
  if (pursuers[CAVALRY] === 0) return;
  const dice = g.roll(sum(pursuers));
  const struck = pursuitHits(dice, pursuers);
  const hits = hitsIn(struck);
  g.emit({ event: 'pursued', by, dice, struck, hits });
  const fleeing = forceByKind(state, whom, province);
  const count = Math.min(hits, sum(fleeing));
  if (count === 0) return;
  const ask = prompt('pursue', '9.8', { whom, count });
  const caught = PURSUE.countsOf(yield* PURSUE.choose(g, by, ask, fleeing, count, count));
  addUnits(state, whom, province, caught, -1);
  g.emit({ event: 'cut.down', by, whom, units: unitBundle(caught) });
}

/** 9.9 All that is left goes to one province, leaders always (R-BAT-12), units without a leader, too (R-OWN-10). */
function fallBack(g: Conquest, seat: Seat, from: Province, to: Province): void {
  const { state } = g;
  const units = forceByKind(state, seat, from);
  const generals = state.generals[index(seat, from)];
  const caesar = state.caesar[seat] === from ? 1 : 0;
  addUnits(state, seat, from, units, -1);
  addUnits(state, seat, to, units);
  state.generals[index(seat, from)] = 0;
  state.generals[index(seat, to)] += generals;
  if (caesar > 0) state.caesar[seat] = to;
  if (sum(units) + generals + caesar === 0) return;
  if (seat === state.active) spareLeaders(state, seat, to);
  g.emit({ event: 'retreated', by: seat, from: idOf(from), to: idOf(to), units: unitBundle(units, generals, caesar) });
}
