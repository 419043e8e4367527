import type { Flow } from '@tabula/engine';
import { leaderNamed, type Nation } from '../../data/book/book.ts';
import {
  DIE,
  ELEPHANT_FEAR,
  FIRST_CONVERSION,
  FOEDERATI_DESERT,
  OSTROGOTHS_DESERT,
  ROUNDS,
} from '../../data/figures.ts';
import { idOf, ROMA, type Space } from '../../data/spaces.ts';
import { CONSULAR, ELEPHANT, INFANTRY, KINDS, KNIGHT, LAND_KINDS, ROMAN_FOEDERATI, UNITS } from '../../data/units.ts';
import { CONVERT, NO, prompt, SELECT, troopOf, troops } from '../../options.ts';
import { bookOf, RUIN, type State } from '../../state/state.ts';
import { retreatAll, sentAway } from '../battle/retreat.ts';
import type { Battle, Side } from '../battle/sides.ts';
import { makeWay, ownCity, raiseCity } from '../economy/cities.ts';
import { giveUp, join, landCounts, landUnits, onBoard, takeOff, unitsAt } from '../pieces/pieces.ts';
import { type Italia, seatOf } from '../pieces/table.ts';
import { eliminate } from '../points/losses.ts';
import { award, conversionsLeft, isSpent, linesOf } from '../points/scoring.ts';

const isNation = (state: State, nation: Nation, id: string): boolean => bookOf(state).id(nation) === id;

/** 13.1 Rounds 1 to 9, at the start of the Roman turn: strangers leave Roma and a ruin there is restored for nothing. */
export function* romansFreeRoma(g: Italia, nation: Nation): Flow<void> {
  const { state } = g;
  if (!isNation(state, nation, 'romans') || state.round === ROUNDS) return;
  yield* makeWay(g, nation, ROMA);
  ownCity(state, nation, ROMA);
  if (state.city[ROMA] === RUIN) raiseCity(g, nation, ROMA);
}

/** 13.3 The first battles of the Romans against elephants: legions desert, and whoever frightened them scores. */
export function romansFearElephants(g: Italia, battle: Battle): void {
  const { state } = g;
  for (const side of ['attacker', 'defender'] as const) {
    const romans = battle[side];
    const enemy = side === 'attacker' ? battle.defender : battle.attacker;
    if (!isNation(state, romans, 'romans') || unitsAt(state, enemy, battle.area, ELEPHANT) === 0) continue;
    const lowest = ELEPHANT_FEAR[state.elephantBattles];
    state.elephantBattles += 1;
    if (lowest === undefined) continue;
    for (let kind = 0; kind < LAND_KINDS; kind++)
      if (kind !== CONSULAR) desert(g, battle, romans, enemy, kind, lowest, false);
  }
}

/** 14.1 Before the first round Roman Foederati go over to Foederati or Ostrogoths. */
export function romanFoederatiDesert(g: Italia, battle: Battle): void {
  const { state } = g;
  for (const side of ['attacker', 'defender'] as const) {
    const romans = battle[side];
    const enemy = side === 'attacker' ? battle.defender : battle.attacker;
    if (!isNation(state, romans, 'western-romans')) continue;
    if (isNation(state, enemy, 'foederati')) desert(g, battle, romans, enemy, ROMAN_FOEDERATI, FOEDERATI_DESERT, true);
    if (isNation(state, enemy, 'ostrogoths'))
      desert(g, battle, romans, enemy, ROMAN_FOEDERATI, OSTROGOTHS_DESERT, true);
  }
}

/** A die for each unit of a kind: from `lowest` on it is lost or, if they change sides, becomes an enemy infantry. */
function desert(
  g: Italia,
  { area, attacker, landed }: Battle,
  nation: Nation,
  enemy: Nation,
  kind: number,
  lowest: number,
  changeSides: boolean,
): void {
  const { state } = g;
  const count = unitsAt(state, nation, area, kind);
  if (count === 0) return;
  const dice = g.roll(count, DIE);
  const deserters = dice.filter((die) => die >= lowest).length;
  // R 124 Those who did not land roll first.
  if (nation === attacker && landed[kind] > 0)
    landed[kind] -= dice.slice(count - landed[kind]).filter((die) => die >= lowest).length;
  const id = bookOf(state).id(nation);
  g.emit({ event: 'deserted', nation: id, unit: UNITS[kind].id, area: idOf(area), dice, count: deserters });
  if (!changeSides) {
    eliminate(g, nation, area, kind, deserters, enemy);
    return;
  }
  takeOff(state, nation, area, kind, deserters);
  join(g, enemy, area, INFANTRY, Math.min(deserters, state.supply[enemy * KINDS + INFANTRY]));
}

/** 14.3 Conversions begin with round 6, two in a game and one in a battle. */
export function mayConvert(state: State, { converted, attacker, defender }: Battle): boolean {
  if (converted || state.round < FIRST_CONVERSION) return false;
  const { cards } = bookOf(state);
  return cards[attacker].conversions !== undefined || cards[defender].conversions !== undefined;
}

/** 14.3 The Patrimonium may convert a unit of another player. */
export function* patrimoniumConverts(g: Italia, battle: Battle): Flow<void> {
  const { state } = g;
  for (const side of ['attacker', 'defender'] as const) {
    const papal = battle[side];
    if (conversionsLeft(state, papal) > 0 && landUnits(state, papal, battle.area) > 0) yield* convert(g, battle, side);
  }
}

function* convert(g: Italia, battle: Battle, side: Side): Flow<void> {
  const { state } = g;
  const { area } = battle;
  const papal = battle[side];
  const enemy = side === 'attacker' ? battle.defender : battle.attacker;
  if (seatOf(state, papal) === seatOf(state, enemy)) return;
  const counts = landCounts(state, enemy, area);
  const options = CONVERT.filter((_, kind) => kind < LAND_KINDS && kind !== KNIGHT && counts[kind] > 0);
  if (options.length === 0) return;
  const book = bookOf(state);
  const ask = prompt('convert', '14.3', { nation: book.id(papal), foe: book.id(enemy), area: idOf(area) });
  const choice = yield* g.choose(seatOf(state, papal), ask, [NO, ...options]);
  if (choice.kind === 'no') return;
  battle.converted = true;
  state.conversions += 1;
  const kind = CONVERT.indexOf(choice);
  takeOff(state, enemy, area, kind, 1);
  // R 63 Without a counter of that kind it fights all the same, and is gone when the battle is over.
  g.emit({ event: 'converted', nation: book.id(papal), foe: book.id(enemy), unit: choice.unit, area: idOf(area) });
  if (state.supply[papal * KINDS + kind] > 0) join(g, papal, area, kind, 1);
  else battle.guests[side][kind] += 1;
  for (const line of linesOf(state, papal, 'conversion')) award(g, papal, line, { event: 'score.conversion' });
}

/** R 46 Charlemagne in the Pope's Roma becomes emperor instead of fighting, and withdraws. */
export function isCoronation(state: State, area: Space, attacker: Nation, defender: Nation): boolean {
  if (area !== ROMA || !isNation(state, attacker, 'franks') || !isNation(state, defender, 'patrimonium')) return false;
  return linesOf(state, attacker, 'title').some(
    (line) => state.leaderAt[leaderNamed(line.leader)] === ROMA && !isSpent(state, attacker, line),
  );
}

export function* franksAreCrowned(g: Italia, nation: Nation, defender: Nation): Flow<void> {
  const { state } = g;
  state.emperor = true;
  for (const line of linesOf(state, nation, 'title')) award(g, nation, line, { event: 'score.title' });
  yield* retreatAll(g, sentAway(nation, ROMA, 'attacker', defender));
}

/** Card of the Visigoths: at the end of their first turn they keep so many. */
export function* visigothsMoveOn(g: Italia, nation: Nation): Flow<void> {
  const { state } = g;
  const { reduceTo } = bookOf(state).cards[nation];
  if (reduceTo === undefined || reduceTo.round !== state.round) return;
  const kind = UNITS.findIndex(({ id }) => id === reduceTo.unit);
  for (let excess = onBoard(state, nation, kind) - reduceTo.to; excess > 0; ) {
    const places = state.mask.flatMap((_, space) => (unitsAt(state, nation, space, kind) > 0 ? [space] : []));
    const area = yield* chooseLeavers(g, nation, places, excess);
    const there = Math.min(unitsAt(state, nation, area, kind), excess);
    const ask = prompt('how-many-leave', '7.2', { nation: bookOf(state).id(nation), area: idOf(area), count: excess });
    const counts = UNITS.map((_, one) => (one === kind ? there : 0));
    const least = places.length === 1 ? there : 1;
    const { units } = troopOf(yield* g.choose(seatOf(state, nation), ask, troops('lose', counts, [], least, there)));
    giveUp(g, nation, area, units, 'card');
    excess -= units[kind];
  }
}

function* chooseLeavers(g: Italia, nation: Nation, places: readonly Space[], count: number): Flow<Space> {
  const { state } = g;
  const ask = prompt('who-leaves', '7.2', { nation: bookOf(state).id(nation), count });
  const { area } = yield* g.choose(
    seatOf(state, nation),
    ask,
    places.map((space) => SELECT[space]),
  );
  return places.find((space) => idOf(space) === area) ?? places[0];
}
