import type { Flow } from '@tabula/engine';
import { AREAS } from '../../data/areas.ts';
import { leaderNamed, type Nation } from '../../data/book/book.ts';
import { DIE, RAID_TO_HIT } from '../../data/figures.ts';
import { idOf, type Space, spaceNamed } from '../../data/spaces.ts';
import { ASSAULT, BATTLE, prompt, RAID, SEA_BATTLE } from '../../options.ts';
import { bookOf, CITY, NO_CITY, NOBODY, type State } from '../../state/state.ts';
import {
  combatRound,
  flightOf,
  isOn,
  killLoneLeaders,
  newBattle,
  roll,
  suffer,
  withdrawals,
} from '../battle/battle.ts';
import { retreatAll } from '../battle/retreat.ts';
import { announceSeaBattles, fightAtSea, meetings, pendingSeaBattles } from '../battle/sea-battle.ts';
import type { Battle } from '../battle/sides.ts';
import { aim } from '../battle/targets.ts';
import { claimCity, isForeign, offerPlunder, offerRebuilding, plunder, rebuildAfterRaid } from '../economy/cities.ts';
import {
  franksAreCrowned,
  isCoronation,
  mayConvert,
  patrimoniumConverts,
  romanFoederatiDesert,
  romansFearElephants,
} from '../nations/special.ts';
import { maySubmit, mustSubmit, offerSubmission, submit } from '../nations/submission.ts';
import { alliesOf, enemies, nationOf } from '../pieces/control.ts';
import { landUnits, leadersAt, leadersIn } from '../pieces/pieces.ts';
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
  }
  yield* endCombat(g);
}

/** 10.0 Where the active nation meets enemies and at least one side has units. */
export function battlefields(state: State, nation: Nation): Space[] {
  const fields: Space[] = [];
  const bit = 1 << nation;
  for (let area = 0; area < AREAS.length; area++) {
    if ((state.mask[area] & bit) === 0 || (state.mask[area] & ~bit) === 0) continue;
    const foes = enemies(state, area, nation);
    if (foes !== 0 && landUnits(state, nation, area) + landUnits(state, nationOf(foes), area) > 0) fields.push(area);
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

/** 10.1 One battle on land, from the declaration to the last blow. */
export function* fightFor(g: Italia, area: Space): Flow<void> {
  const { state } = g;
  const attacker = state.nation;
  const defender = nationOf(enemies(state, area, attacker));
  const battle = newBattle(state, area, attacker, defender);
  state.turn.fought.push(area);
  killLoneLeaders(g, battle);
  if (!isOn(state, battle)) return;
  if (isCoronation(state, area, attacker, defender)) return yield* franksAreCrowned(g, attacker, defender);
  const book = bookOf(state);
  if (yield* isRaid(g, area, defender)) return yield* raid(g, battle);
  if (mustSubmit(state, defender, attacker, area)) return yield* submit(g, defender, attacker);
  const by = seatOf(state, attacker);
  g.emit({ event: 'battle', by, nation: book.id(attacker), foe: book.id(defender), area: idOf(area) });
  const sizes = [strengthIn(state, attacker, area), strengthIn(state, defender, area)] as const;
  const led = leadersIn(state, attacker, area);
  const ledAgainst = leadersIn(state, defender, area);
  romansFearElephants(g, battle);
  romanFoederatiDesert(g, battle);
  killLoneLeaders(g, battle);
  while (isOn(state, battle)) {
    if (mayConvert(state, battle)) yield* patrimoniumConverts(g, battle);
    if (!isOn(state, battle)) break;
    yield* combatRound(g, battle);
    if (!isOn(state, battle)) break;
    yield* withdrawals(g, battle);
    if (
      isOn(state, battle) &&
      maySubmit(state, defender, attacker, area) &&
      (yield* offerSubmission(g, defender, attacker, area))
    ) {
      g.emit({ event: 'battle.over', by, area: idOf(area) });
      return;
    }
  }
  killLoneLeaders(g, battle);
  if (landUnits(state, attacker, area) > 0) winPitched(g, attacker, defender, area, sizes[0], sizes[1], led);
  else if (landUnits(state, defender, area) > 0)
    winPitched(g, defender, attacker, area, sizes[1], sizes[0], ledAgainst);
  tellWinner(g, battle);
}

function tellWinner(g: Italia, { area, attacker, defender }: Battle): void {
  const book = bookOf(g.state);
  const won = landUnits(g.state, attacker, area) > 0;
  const winner = won ? attacker : defender;
  const by = seatOf(g.state, attacker);
  g.emit({ event: won ? 'battle.won' : 'battle.held', by, nation: book.id(winner), area: idOf(area) });
}

/** 13.2 Units of a nation and, for a pitched battle, of its subjects in the area. */
function strengthIn(state: State, nation: Nation, area: Space): number {
  let units = landUnits(state, nation, area);
  for (let bits = state.mask[area] & alliesOf(state, nation); bits !== 0; bits &= bits - 1)
    units += landUnits(state, nationOf(bits & -bits), area);
  return units;
}

/** 13.2, 13.4 A pitched battle: so many units on either side when it began, and the field is the winner's. */
function winPitched(
  g: Italia,
  winner: Nation,
  loser: Nation,
  area: Space,
  own: number,
  others: number,
  led: readonly number[],
): void {
  const { state } = g;
  const book = bookOf(state);
  for (const line of linesOf(state, winner, 'pitched')) {
    if (!line.against.includes(book.id(loser)) || own < line.least || others < line.least) continue;
    if (line.leader !== undefined && !led.includes(leaderNamed(line.leader))) continue;
    award(g, winner, line, { event: 'score.pitched', area: idOf(area) });
  }
}

/** 10.7 A defended city of another player may be raided instead; on campaign that was said before (12.3.3). */
function* isRaid(g: Italia, area: Space, defender: Nation): Flow<boolean> {
  const { state } = g;
  if (state.turn.leader !== NOBODY) return state.turn.raids.includes(area);
  if (!canRaid(state, area)) return false;
  const book = bookOf(state);
  const ask = prompt('raid', '10.7', { nation: book.id(state.nation), foe: book.id(defender), area: idOf(area) });
  return (yield* g.choose(seatOf(state, state.nation), ask, [ASSAULT, RAID])).kind === 'raid';
}

export function canRaid(state: State, area: Space): boolean {
  const { nation } = state;
  const foes = enemies(state, area, nation);
  return (
    state.city[area] === CITY &&
    isForeign(state, nation, area) &&
    !state.turn.plundered.includes(area) &&
    foes !== 0 &&
    landUnits(state, nationOf(foes), area) > 0 &&
    landUnits(state, nation, area) > 0
  );
}

/** 10.7 One round without modifiers: a hit burns the city, the defenders' hits kill, and the raiders go. */
function* raid(g: Italia, battle: Battle): Flow<void> {
  const { state } = g;
  const { area, attacker, defender } = battle;
  const book = bookOf(state);
  const by = seatOf(state, attacker);
  g.emit({ event: 'raid', by, nation: book.id(attacker), foe: book.id(defender), area: idOf(area) });
  const shots = yield* aim(g, battle, 'defender');
  const dice = g.roll(landUnits(state, attacker, area), DIE);
  const struck = dice.map((die) => (die >= RAID_TO_HIT ? 1 : 0));
  const success = struck.reduce<number>((sum, hit) => sum + hit, 0);
  g.emit({ event: 'rolled', by, nation: book.id(attacker), area: idOf(area), dice, struck, hits: success });
  suffer(g, battle, 'attacker', roll(g, battle, 'defender', shots, null).hits);
  if (success > 0) yield* plunder(g, attacker, area, true);
  killLoneLeaders(g, battle);
  yield* retreatAll(g, flightOf(battle, 'attacker'));
  if (success > 0) yield* rebuildAfterRaid(g, defender, area);
  g.emit({ event: 'battle.over', by, area: idOf(area) });
}

/** 10.2, 10.6 When all is fought: leaders face to face, plunder, rebuilding. */
function* endCombat(g: Italia): Flow<void> {
  const { state } = g;
  const { nation } = state;
  const bit = 1 << nation;
  for (let area = 0; area < AREAS.length; area++)
    if ((state.mask[area] & bit) !== 0 && leadersAt(state, nation, area) > 0 && enemies(state, area, nation) !== 0)
      yield* retreatAll(g, { nation, from: area, role: 'attacker', stuck: 0, killer: NOBODY, battle: true });
  yield* offerPlunder(g, nation);
  for (let area = 0; area < AREAS.length; area++) {
    const others = state.mask[area] & ~bit;
    // 10.5 Somebody has retreated into an empty area with a city of another player.
    if (others === 0 || state.city[area] === NO_CITY || enemies(state, area, nationOf(others)) !== 0) continue;
    const other = nationOf(others);
    if (state.city[area] === CITY && isForeign(state, other, area)) yield* offerPlunder(g, other);
    claimCity(state, other, area);
  }
  const held = state.turn.fought.filter((area) => (state.mask[area] & bit) !== 0);
  if (held.length > 0) yield* offerRebuilding(g, nation, held);
}
