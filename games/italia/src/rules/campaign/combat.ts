import type { Flow } from '@tabula/engine';
import { AREAS } from '../../data/areas.ts';
import { type Leader, leaderNamed, type Nation } from '../../data/book/book.ts';
import { RAID_TO_HIT } from '../../data/figures.ts';
import { idOf, type Space, spaceNamed } from '../../data/spaces.ts';
import { LAND_KINDS } from '../../data/units.ts';
import { ASSAULT, BATTLE, prompt, RAID, SEA_BATTLE } from '../../options.ts';
import { bookOf, CITY, NOBODY, type State } from '../../state/state.ts';
import {
  combatRound,
  dismissGuests,
  flightOf,
  isOn,
  killLoneLeaders,
  newBattle,
  roll,
  suffer,
  withdrawals,
} from '../battle/battle.ts';
import { addThrows, type Throw, throwDice } from '../battle/dice.ts';
import { type Flight, retreatAll, sentAway } from '../battle/retreat.ts';
import { announceSeaBattles, fightAtSea, meetings, pendingSeaBattles } from '../battle/sea-battle.ts';
import type { Battle, Side } from '../battle/sides.ts';
import { aim, fightersOf, other } from '../battle/targets.ts';
import { isForeign, offerPlunder, offerRebuilding, plunder, rebuildAfterRaid } from '../economy/cities.ts';
import { isOfArmy } from '../movement/march.ts';
import {
  franksAreCrowned,
  isCoronation,
  mayConvert,
  patrimoniumConverts,
  romanFoederatiDesert,
  romansFearElephants,
} from '../nations/special.ts';
import { endDeadSubmissions, maySubmit, mustSubmit, offerSubmission, submit } from '../nations/submission.ts';
import { alliesOf, controlledAreas, enemies, nationOf, unitsOf } from '../pieces/control.ts';
import { isPresent, landUnits, leadersIn, onCampaign, sum } from '../pieces/pieces.ts';
import { areasWith } from '../pieces/stacking.ts';
import { type Italia, seatOf } from '../pieces/table.ts';
import { award, linesOf } from '../points/scoring.ts';

/** 10. All battles of a combat phase, in the order that the active player likes. */
export function* combat(g: Italia): Flow<void> {
  const { state } = g;
  if (!state.turn.announced) {
    const met = meetings(state, state.nation);
    if (met.length > 0) yield* announceSeaBattles(g, met);
    state.turn.announced = true;
  }
  for (;;) {
    g.checkpoint();
    const areas = battlefields(state, state.nation);
    const seas = pendingSeaBattles(state);
    if (areas.length === 0 && seas.length === 0) break;
    yield* nextBattle(g, areas, seas);
    endDeadSubmissions(g);
  }
  yield* endCombat(g);
}

/** 10.0 Where the active nation meets enemies and at least one side has units; on campaign where its army does (R 95). */
export function battlefields(state: State, nation: Nation): Space[] {
  const fields: Space[] = [];
  const bit = 1 << nation;
  for (let area = 0; area < AREAS.length; area++) {
    if ((state.mask[area] & bit) === 0 || (state.mask[area] & ~bit) === 0) continue;
    const foes = enemies(state, area, nation);
    if (foes === 0 || landUnits(state, nation, area) + unitsOf(state, foes, area) === 0) continue;
    if (!onCampaign(state, nation) || isOfArmy(state, area)) fields.push(area);
  }
  return fields;
}

function* nextBattle(g: Italia, areas: readonly Space[], seas: readonly number[]): Flow<void> {
  const { state } = g;
  const ask = prompt('battle', '10.0', { nation: bookOf(state).id(state.nation) });
  const options: ((typeof BATTLE)[number] | (typeof SEA_BATTLE)['I'][number][number])[] = [];
  for (const area of areas) options.push(BATTLE[area]);
  for (const battle of seas) options.push(SEA_BATTLE[state.scenario][battle & 63][battle >> 6]);
  const choice = yield* g.choose(seatOf(state, state.nation), ask, options);
  if (choice.kind === 'battle') return yield* fightFor(g, spaceNamed(choice.area));
  const sea = spaceNamed(choice.area);
  yield* fightAtSea(g, sea * 64 + bookOf(state).nation(choice.foe));
}

/**
 * 10.1 One battle on land, in the order of the book: raid or attack, submission, whatever comes before the first die, and
 * then a round of a raid or rounds until one side is gone.
 */
export function* fightFor(g: Italia, area: Space): Flow<void> {
  const { state } = g;
  const attacker = state.nation;
  const defender = foremost(state, area, enemies(state, area, attacker));
  state.turn.fought.push(area);
  if (isCoronation(state, area, attacker, defender)) return yield* franksAreCrowned(g, attacker, defender);
  // 12.3.2.4 Counted once: whoever retreats from this combat changes nothing.
  const areas = controlledAreas(state, defender).length;
  if (mustSubmit(state, defender, attacker, area, areas)) return yield* submit(g, defender, attacker);
  const raids = yield* isRaid(g, area, defender);
  const battle = newBattle(state, area, attacker, defender, raids);
  killLoneLeaders(g, battle);
  if (!isOn(state, battle)) return;
  const by = seatOf(state, attacker);
  const book = bookOf(state);
  const told = { by, nation: book.id(attacker), foe: book.id(defender), area: idOf(area) };
  g.emit(raids ? { event: 'raid', ...told } : { event: 'battle', ...told });
  beforeTheFirstDie(g, battle);
  // 13.2, 13.3 Who deserts does so before the combat begins.
  const strength = strengthOf(state, battle);
  const settled = isOn(state, battle) && (yield* raids ? raid(g, battle) : fightItOut(g, battle, areas));
  killLoneLeaders(g, battle);
  dismissGuests(g, battle);
  if (!settled && !raids) for (const side of SIDES) winPitched(g, battle, side, strength);
  const winner = settled ? null : winnerOf(state, battle);
  if (winner === null) return g.emit({ event: 'battle.over', by, area: idOf(area) });
  const event = winner === 'attacker' ? 'battle.won' : 'battle.held';
  g.emit({ event, by, nation: book.id(battle[winner]), area: idOf(area) });
}

/** R 69 Of several enemies in one area the one that controls it is fought first. */
export function foremost(state: State, area: Space, foes: number): Nation {
  const holder = state.holder[area];
  return holder !== NOBODY && (foes & (1 << holder)) !== 0 ? holder : nationOf(foes);
}

/** 13.3, 14.1 Whoever deserts does so before the first round, in a raid too (R 67). */
function beforeTheFirstDie(g: Italia, battle: Battle): void {
  romansFearElephants(g, battle);
  romanFoederatiDesert(g, battle);
  killLoneLeaders(g, battle);
}

/** 10.1 Round after round; whether it ended with a submission, which depends on the areas that the defender had before it. */
function* fightItOut(g: Italia, battle: Battle, areas: number): Flow<boolean> {
  const { state } = g;
  const { area, attacker, defender } = battle;
  while (isOn(state, battle)) {
    if (mayConvert(state, battle)) yield* patrimoniumConverts(g, battle);
    if (!isOn(state, battle)) break;
    yield* combatRound(g, battle);
    if (!isOn(state, battle)) break;
    yield* withdrawals(g, battle);
    if (!isOn(state, battle) || !maySubmit(state, defender, attacker, area, areas)) continue;
    if (yield* offerSubmission(g, defender, attacker, area)) return true;
  }
  return false;
}

/** Whose the field is: he alone has somebody left there, if only a leader; nobody's yet while a second enemy stands there (R 69). */
function winnerOf(state: State, { area, attacker, defender }: Battle): Side | null {
  const attacks = isPresent(state, attacker, area);
  if (attacks === isPresent(state, defender, area)) return null;
  if (attacks && enemies(state, area, attacker) !== 0) return null;
  return attacks ? 'attacker' : 'defender';
}

const SIDES: readonly Side[] = ['attacker', 'defender'];

/** What a pitched battle is measured by: who stood there when it began. */
interface Strength {
  readonly units: Readonly<Record<Side, number>>;
  readonly withAllies: Readonly<Record<Side, number>>;
  readonly leaders: Readonly<Record<Side, readonly Leader[]>>;
}

function strengthOf(state: State, { area, attacker, defender }: Battle): Strength {
  const both = <T>(value: (nation: Nation) => T) => ({ attacker: value(attacker), defender: value(defender) });
  return {
    units: both((nation) => landUnits(state, nation, area)),
    withAllies: both((nation) => unitsWithAllies(state, nation, area)),
    leaders: both((nation) => leadersIn(state, nation, area)),
  };
}

/** 13.2 Units of a nation and of its allies in the area. */
function unitsWithAllies(state: State, nation: Nation, area: Space): number {
  return unitsOf(state, state.mask[area] & ((1 << nation) | alliesOf(state, nation)), area);
}

/**
 * 13.2, 13.4, R 94 A pitched battle: so many units on either side when it began. A side has won if no enemy unit is left there;
 * where both have fallen both have (R 93).
 */
function winPitched(g: Italia, battle: Battle, side: Side, { units, withAllies, leaders }: Strength): void {
  const { state } = g;
  const { area } = battle;
  if (landUnits(state, battle[other(side)], area) > 0) return;
  const winner = battle[side];
  const loser = bookOf(state).id(battle[other(side)]);
  for (const line of linesOf(state, winner, 'pitched')) {
    const own = line.allies ? withAllies[side] : units[side];
    if (!line.against.includes(loser) || own < line.least || units[other(side)] < line.least) continue;
    if (line.leader !== undefined && !leaders[side].includes(leaderNamed(line.leader))) continue;
    award(g, winner, line, { event: 'score.pitched', area: idOf(area) });
  }
}

/** 10.7 A defended city of another player may be raided instead; on campaign that was said before (12.3.3). */
function* isRaid(g: Italia, area: Space, defender: Nation): Flow<boolean> {
  const { state } = g;
  if (!canRaid(state, area)) return false;
  if (state.turn.leader !== NOBODY) return state.turn.raids.includes(area);
  const book = bookOf(state);
  const ask = prompt('raid', '10.7', { nation: book.id(state.nation), foe: book.id(defender), area: idOf(area) });
  return (yield* g.choose(seatOf(state, state.nation), ask, [ASSAULT, RAID])).kind === 'raid';
}

/** 10.7 Whether the enemies here defend a city of another player: it is theirs, not an ally's whom they stand beside (12.5.2). */
export function canRaid(state: State, area: Space): boolean {
  const { nation } = state;
  const foes = enemies(state, area, nation);
  return (
    state.city[area] === CITY &&
    (foes & (1 << state.holder[area])) !== 0 &&
    isForeign(state, nation, area) &&
    !state.turn.plundered.includes(area) &&
    unitsOf(state, foes, area) > 0 &&
    landUnits(state, nation, area) > 0
  );
}

/** 10.7 One round without modifiers: a hit burns the city, the defenders' hits kill, and the raiders go; false if there was none. */
function* raid(g: Italia, battle: Battle): Flow<boolean> {
  const { state } = g;
  const { area, attacker } = battle;
  if (mayConvert(state, battle)) yield* patrimoniumConverts(g, battle);
  // R 19 Without a defender the city is entered, and nobody is left to raid it.
  if (!isOn(state, battle)) return false;
  const shots = yield* aim(g, battle, 'defender');
  const throws: Throw[] = [];
  const raiders = fightersOf(state, battle, 'attacker');
  for (let kind = 0; kind < LAND_KINDS; kind++) addThrows(throws, kind, raiders[kind], RAID_TO_HIT);
  const success = sum(throwDice(g, attacker, area, throws, {}).struck);
  suffer(g, battle, 'attacker', roll(g, battle, 'defender', shots, null).hits);
  if (success > 0) yield* plunder(g, attacker, area, true);
  killLoneLeaders(g, battle);
  yield* retreatAll(g, flightOf(battle, 'attacker'));
  if (success > 0) yield* rebuildAfterRaid(g, area);
  return true;
}

/** 10.2, 10.6 When all is fought: leaders face to face, plunder, rebuilding. */
function* endCombat(g: Italia): Flow<void> {
  const { state } = g;
  const { nation } = state;
  for (const area of areasWith(state, nation)) {
    const foes = enemies(state, area, nation);
    if (foes !== 0 && landUnits(state, nation, area) + unitsOf(state, foes, area) === 0)
      yield* retreatAll(g, faceToFace(nation, area, foremost(state, area, foes)));
  }
  yield* offerPlunder(g);
  yield* offerRebuilding(g, nation, areasWith(state, nation));
}

/** 10.2 FAQ Of two leaders left alone the active nation's goes; if he cannot, the other has beaten him (11.0). */
function faceToFace(nation: Nation, from: Space, foe: Nation): Flight {
  return { ...sentAway(nation, from, 'attacker', foe), killer: foe, battle: true };
}
