import type { Flow } from '@tabula/engine';
import type { Nation } from '../../data/book/book.ts';
import { LANDING, ROUT } from '../../data/figures.ts';
import { idOf, type Space } from '../../data/spaces.ts';
import { CONSULAR, ELEPHANT, KNIGHT, LAND_KINDS, UNITS } from '../../data/units.ts';
import { prompt, troopOf, troops } from '../../options.ts';
import { bookOf, SLOTS, type State } from '../../state/state.ts';
import { type Bonuses, hitsFrom, landBonuses } from '../pieces/modifiers.ts';
import { wordsOf } from '../pieces/names.ts';
import { landCounts, landUnits, leadersIn, sum, unitsAt } from '../pieces/pieces.ts';
import { type Italia, seatOf } from '../pieces/table.ts';
import { eliminate, eliminateLeader, loseUnits } from '../points/losses.ts';
import { addThrows, type Throw, throwDice } from './dice.ts';
import { type Flight, retreatAtWill, routOne } from './retreat.ts';
import type { Battle, Side } from './sides.ts';
import { aim, other, type Shot, type Target } from './targets.ts';

export function newBattle(state: State, area: Space, attacker: Nation, defender: Nation, raid: boolean): Battle {
  const battle: Battle = {
    area,
    attacker,
    defender,
    round: 1,
    damaged: { attacker: [0, 0, 0, 0, 0, 0], defender: [0, 0, 0, 0, 0, 0] },
    landed: state.turn.landed.slice(area * SLOTS, area * SLOTS + LAND_KINDS),
    converted: false,
    guests: { attacker: [0, 0, 0, 0, 0, 0], defender: [0, 0, 0, 0, 0, 0] },
    raid,
  };
  clampLanded(state, battle);
  return battle;
}

/** Both sides still have units. */
export function isOn(state: State, { area, attacker, defender }: Battle): boolean {
  return landUnits(state, attacker, area) > 0 && landUnits(state, defender, area) > 0;
}

/** 10.1, 10.4 One round: both name their targets, attacker first; all roll; losses are taken together. */
export function* combatRound(g: Italia, battle: Battle): Flow<void> {
  const { state } = g;
  clampLanded(state, battle);
  const attack = yield* aim(g, battle, 'attacker');
  const defence = yield* aim(g, battle, 'defender');
  const wounds = roll(g, battle, 'attacker', attack, bonusesOf(state, battle, 'attacker'));
  const blows = roll(g, battle, 'defender', defence, bonusesOf(state, battle, 'defender'));
  suffer(g, battle, 'defender', wounds.hits);
  suffer(g, battle, 'attacker', blows.hits);
  if (wounds.routs > 0) yield* rout(g, battle, 'defender', wounds.routs);
  if (blows.routs > 0) yield* rout(g, battle, 'attacker', blows.routs);
  killLoneLeaders(g, battle);
  battle.round += 1;
}

/** Some who landed may be gone before a blow is struck, or after one. */
function clampLanded(state: State, battle: Battle): void {
  const { landed, attacker, area } = battle;
  for (let kind = 0; kind < LAND_KINDS; kind++)
    if (landed[kind] > 0) landed[kind] = Math.min(landed[kind], unitsAt(state, attacker, area, kind));
}

/** What one side's dice did: hits by target, and how many units its elephants rout. */
interface Volley {
  readonly hits: readonly { readonly target: Target; readonly count: number }[];
  readonly routs: number;
}

function bonusesOf(state: State, battle: Battle, side: Side): LandBonuses {
  return landBonuses(state, battle[side], battle[other(side)], battle.area, side === 'attacker');
}

type LandBonuses = ReturnType<typeof landBonuses>;

/** Field by field: to spread an object that may be none is slow. */
function withLanding(basic: LandBonuses | null, landing: number): Bonuses {
  if (basic === null) return { landing };
  const { leader, rough, walls, supremacy, card } = basic;
  return { leader, rough, walls, supremacy, card, landing };
}

/** All dice of a side. In a raid nothing modifies them (10.7): then there are no bonuses. */
export function roll(g: Italia, battle: Battle, side: Side, shots: readonly Shot[], basic: LandBonuses | null): Volley {
  const modifier = basic === null ? 0 : basic.leader + basic.rough + basic.walls + basic.supremacy + basic.card;
  const bonus = basic === null || side === 'attacker' ? 0 : LANDING;
  const throws: Throw[] = [];
  let landing = 0;
  for (const { target, shooters } of shots) {
    if (target.landed) landing = bonus;
    const all = modifier + (target.landed ? bonus : 0);
    for (let kind = 0; kind < LAND_KINDS; kind++)
      addThrows(throws, kind, shooters[kind], hitsFrom(UNITS[kind].toHit, all));
  }
  const { dice, struck } = throwDice(g, battle[side], battle.area, throws, withLanding(basic, landing));
  let die = 0;
  const hits = shots.map(({ target, shooters }) => {
    let count = 0;
    for (const end = die + sum(shooters); die < end; die++) count += struck[die];
    return { target, count };
  });
  let routs = 0;
  for (let i = 0; i < dice.length; i++) if (throws[i].kind === ELEPHANT && dice[i] >= ROUT) routs += 1;
  return { hits, routs };
}

/** 10.4 Hits on a kind beyond what there is are lost; units of two hits are all damaged before one falls (R 23). */
export function suffer(g: Italia, battle: Battle, side: Side, volley: Volley['hits']): void {
  const nation = battle[side];
  const killer = battle[other(side)];
  const guests = battle.guests[side];
  for (const { target, count } of volley) {
    const { kind } = target;
    const killed = target.single ? fellOne(battle, side, target, count) : fellMany(battle, side, target, count);
    // R 63 Of equal units the one that would be gone anyway falls first.
    const strangers = Math.min(killed, guests[kind]);
    guests[kind] -= strangers;
    loseUnits(g, nation, battle.area, kind, strangers, killer);
    eliminate(g, nation, battle.area, kind, killed - strangers, killer);
  }
}

/** 14.3, R 63 Converted units for which there is no counter go when the battle is over. */
export function dismissGuests(g: Italia, battle: Battle): void {
  for (const side of SIDES) {
    const guests = battle.guests[side];
    if (sum(guests) === 0) continue;
    const nation = bookOf(g.state).id(battle[side]);
    g.emit({ event: 'removed', nation, units: wordsOf(guests), area: idOf(battle.area), why: 'converted' });
    guests.fill(0);
  }
}

/** How many units so many hits take of those they were aimed at; before the first round nobody is damaged. */
function fellMany(battle: Battle, side: Side, { kind, count: exposed }: Target, count: number): number {
  if (UNITS[kind].hits === 1) return Math.min(count, exposed);
  const damaged = battle.damaged[side];
  const before = battle.round === 1 ? 0 : damaged[kind];
  const scratched = Math.min(count, exposed - before);
  const killed = Math.min(count - scratched, exposed);
  damaged[kind] += scratched - killed;
  return killed;
}

/** House variant: one single unit under fire. */
function fellOne(battle: Battle, side: Side, { kind, damaged }: Target, count: number): number {
  if (count === 0) return 0;
  if (UNITS[kind].hits === 1) return 1;
  if (damaged) {
    battle.damaged[side][kind] -= 1;
    return 1;
  }
  if (count > 1) return 1;
  battle.damaged[side][kind] += 1;
  return 0;
}

/** 10.2 Elephants: for each natural 9 or 10 one more unit, of its owner's choice, must go. */
function* rout(g: Italia, battle: Battle, side: Side, routs: number): Flow<void> {
  const { state } = g;
  for (let n = 0; n < routs && landUnits(state, battle[side], battle.area) > 0; n++) {
    const nation = battle[side];
    const counts = landCounts(state, nation, battle.area);
    const ask = prompt('rout', '10.2', { nation: bookOf(state).id(nation), area: idOf(battle.area) });
    const options = troops('lose', counts, [], 1, 1);
    const troop = troopOf(yield* g.choose(seatOf(state, nation), ask, options));
    g.emit({ event: 'routed', nation: bookOf(state).id(nation), units: wordsOf(troop.units), area: idOf(battle.area) });
    yield* routOne(g, flightOf(battle, side), troop.units);
  }
}

export function flightOf(battle: Battle, side: Side): Flight {
  return {
    nation: battle[side],
    from: battle.area,
    role: side,
    foe: battle[other(side)],
    damaged: battle.damaged[side],
    killer: battle[other(side)],
    battle: true,
    entered: [],
  };
}

/** 10.2 A leader alone among enemy units is lost without a fight. */
export function killLoneLeaders(g: Italia, { area, attacker, defender }: Battle): void {
  const { state } = g;
  const some = landUnits(state, attacker, area);
  const others = landUnits(state, defender, area);
  if (some === 0 && others > 0)
    for (const leader of leadersIn(state, attacker, area)) eliminateLeader(g, leader, defender);
  if (others === 0 && some > 0)
    for (const leader of leadersIn(state, defender, area)) eliminateLeader(g, leader, attacker);
}

/** 10.5 Before each further round: first the attacker, then the defender. */
export function* withdrawals(g: Italia, battle: Battle): Flow<void> {
  yield* retreatAtWill(g, flightOf(battle, 'attacker'));
  killLoneLeaders(g, battle);
  if (isOn(g.state, battle)) yield* retreatAtWill(g, flightOf(battle, 'defender'));
  killLoneLeaders(g, battle);
  clampDamage(g.state, battle);
}

const SIDES: readonly Side[] = ['attacker', 'defender'];
/** Units that stand two hits. */
const TOUGH = [CONSULAR, KNIGHT];

/** Damaged units that are gone are gone. */
function clampDamage(state: State, battle: Battle): void {
  for (const side of SIDES) {
    const damaged = battle.damaged[side];
    for (const kind of TOUGH)
      if (damaged[kind] > 0) damaged[kind] = Math.min(damaged[kind], unitsAt(state, battle[side], battle.area, kind));
  }
}
