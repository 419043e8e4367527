import type { Flow, Seat } from '@tabula/engine';
import { type City, CONSTANTINOPLE } from '../data/cities.ts';
import { CONSTANTINOPLE_CUBES_PER_HIT, FACTIONS, type Faction, HIT } from '../data/figures.ts';
import { FIGHT, idOf, LEVY_FIGHT, LEVY_YIELD, prompt, RETREAT, STAND } from '../options.ts';
import { NOBODY, type State, sideOf } from '../state.ts';
import { cubes, destroyIfEmpty, holder } from './armies.ts';
import type { ArmyAttack } from './attack.ts';
import { diceOf, type Force, strengthOf, takeLosses } from './losses.ts';
import { fallBack, retreat, retreatLosses, seaMayBeOpen } from './retreat.ts';
import { besiege, bulgarConquest, conquest } from './siege.ts';
import { type Byzantium, clockwiseAfter } from './table.ts';

/** 10. Combat: the defenders may retreat, those who stay are fought, then the city is besieged. */
export function* armyAttacks(g: Byzantium, attack: ArmyAttack): Flow<void> {
  const { seat, faction, city } = attack;
  const army: Force = { kind: 'army', seat, faction };
  const won = (yield* clearTheField(g, army, city)) && (yield* besiege(g, army, city));
  if (destroyIfEmpty(g, seat, faction)) return;
  if (won) yield* conquest(g, seat, faction, city);
  else yield* fallBack(g, attack);
}

/** 11.4 The Bulgars attack like an army; a beaten attack just ends. */
export function* bulgarsAttack(g: Byzantium, seat: Seat, city: City): Flow<void> {
  const bulgars: Force = { kind: 'bulgars', seat };
  if ((yield* clearTheField(g, bulgars, city)) && (yield* besiege(g, bulgars, city))) bulgarConquest(g, seat, city);
}

/** 10.1 - 10.5 Beats everybody who defends the city; false as soon as the attacker loses. */
function* clearTheField(g: Byzantium, attacker: Force, city: City): Flow<boolean> {
  const defenders = yield* whoStays(g, attacker, city);
  if (defenders.length === 0) return yield* battleWithoutArmy(g, attacker, city);
  while (defenders.length > 0) {
    const next = yield* g.choose(
      attacker.seat,
      prompt('fight', '10.5.5', { city: idOf(city) }),
      defenders.map(({ seat }) => FIGHT[seat]),
    );
    const [defender] = defenders.splice(
      defenders.findIndex(({ seat }) => seat === next.whose),
      1,
    );
    if (!(yield* battle(g, attacker, defender, city))) return false;
    // 10.5.4 A beaten army must retreat, unless nothing is left of it.
    if (!destroyIfEmpty(g, defender.seat, defender.faction)) yield* retreat(g, defender.seat, defender.faction, city);
  }
  return true;
}

type Army = Extract<Force, { faction: Faction }>;

/** The armies in an attacked city, clockwise from the active player; the attacking army is none of them. */
function armiesIn(state: State, attacker: Force, city: City): Army[] {
  const others = clockwiseAfter(state, attacker.seat);
  const seats = attacker.kind === 'bulgars' ? [attacker.seat, ...others] : others;
  const armies: Army[] = [];
  for (const seat of seats)
    for (const faction of FACTIONS)
      if (sideOf(state.players[seat], faction).at === city) armies.push({ kind: 'army', seat, faction });
  return armies;
}

/** 10.3.1 Each owner decides whether to retreat; the active player's own armies must before his Bulgars (R 32). */
function* whoStays(g: Byzantium, attacker: Force, city: City): Flow<Army[]> {
  const stayed: Army[] = [];
  for (const army of armiesIn(g.state, attacker, city)) {
    const { seat, faction } = army;
    if (seat === attacker.seat) yield* retreat(g, seat, faction, city);
    else if (!(yield* retreatsAtWill(g, seat, faction, city))) stayed.push(army);
  }
  return stayed;
}

/** 10.3.4 Nobody may retreat in order to destroy his own army: a way must leave a cube (R 24). */
function* retreatsAtWill(g: Byzantium, seat: Seat, faction: Faction, city: City): Flow<boolean> {
  const losses = retreatLosses(g.state, faction, city, seaMayBeOpen(g.state, seat, faction));
  if (losses >= cubes(sideOf(g.state.players[seat], faction))) return false;
  const choice = yield* g.choose(seat, prompt('retreat', '10.3', { city: idOf(city), faction }), [STAND, RETREAT]);
  if (choice.kind === 'stand') return false;
  return yield* retreat(g, seat, faction, city, 'at will');
}

/** 10.4, 11.7 Where no army stays to fight: the Bulgars defend their own cities, a Levy may defend a player's. */
function* battleWithoutArmy(g: Byzantium, attacker: Force, city: City): Flow<boolean> {
  const { state } = g;
  if (state.colour[city] === 'bulgar') {
    if (state.bulgars === 0) return true;
    return yield* battle(g, attacker, { kind: 'bulgars', seat: attacker.seat }, city);
  }
  const levy = levyOf(state, attacker, city);
  if (levy === undefined) return true;
  const { seat, faction } = levy;
  const size = sideOf(state.players[seat], faction).levy;
  const ask = prompt('levy', '10.4', { city: idOf(city), cubes: size, against: strengthOf(state, attacker) });
  const choice = yield* g.choose(seat, ask, [LEVY_FIGHT, LEVY_YIELD]);
  if (choice.kind === 'levy-yield') return true;
  g.emit({ event: 'levy.raised', by: seat, city: idOf(city), cubes: size });
  return yield* battle(g, attacker, levy, city);
}

/** 10.4.1 The Levy of the controller; in Constantinople the Emperor's. Never against oneself (R 32, R 54). */
function levyOf(state: State, attacker: Force, city: City): Army | undefined {
  const colour = state.colour[city];
  const seat = city === CONSTANTINOPLE ? holder(state.special.emperor) : state.control[city];
  if (seat === NOBODY || seat === attacker.seat || (colour !== 'byzantine' && colour !== 'arab')) return undefined;
  return sideOf(state.players[seat], colour).levy > 0 ? { kind: 'levy', seat, faction: colour } : undefined;
}

/** 10.5 Battle: both roll at once, the attacker removes cubes first, the stronger wins, the defender a tie. */
export function* battle(g: Byzantium, attacker: Force, defender: Force, city: City): Flow<boolean> {
  const { state } = g;
  const id = idOf(city);
  const inflicted = rollFor(g, attacker);
  const doubled = city === CONSTANTINOPLE && state.rules.constantinopleDoubleAll && defender.kind !== 'bulgars';
  const suffered = rollFor(g, defender) * (doubled ? CONSTANTINOPLE_CUBES_PER_HIT : 1);
  const cause = { ask: 'lose', rule: '10.5', city: id };
  yield* takeLosses(g, attacker, suffered, cause);
  yield* takeLosses(g, defender, inflicted, cause);
  const strength = strengthOf(state, attacker);
  const against = strengthOf(state, defender);
  const won = strength > against;
  g.emit({
    event: won ? 'battle.won' : 'battle.held',
    force: attacker.kind,
    by: attacker.seat,
    city: id,
    strength,
    against,
  });
  if (!won && defender.kind === 'army') destroyIfEmpty(g, defender.seat, defender.faction);
  return won;
}

function rollFor(g: Byzantium, force: Force): number {
  const dice = g.roll(diceOf(g.state, force));
  const hits = dice.filter((die) => die >= HIT).length;
  g.emit({ event: 'rolled', force: force.kind, by: force.seat, dice, hits });
  return hits;
}
