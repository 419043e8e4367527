import type { Flow, Seat } from '@tabula/engine';
import { HELEN } from '../data/cards.ts';
import { idOf, LAND_COUNT, type Province } from '../data/provinces.ts';
import { BATTLE, END, HELEN_LET, HELEN_USE, MARCH, MARCHERS, prompt, provinceOf } from '../options.ts';
import { at, inSupply, type State, SUPPLY } from '../state.ts';
import { landBattles } from './battle.ts';
import { adjacent, atWar, enemiesIn, hasEnemies, landUnits, ownersIn, seasOf } from './lands.ts';
import { mustBeUsed, useProvince } from './occupation.ts';
import { settlePosts } from './posts.ts';
import { type MareNostrum, provinceId } from './table.ts';

type LandOption = (typeof MARCH)[number][number] | (typeof BATTLE)[number] | typeof END;

/** 6B Land part: moves and battles in any order; it ends when nothing compulsory is left to fight. */
export function* landPart(g: MareNostrum, seat: Seat): Flow<void> {
  const { state } = g;
  for (;;) {
    const fights = hasToFight(state, seat);
    // In the middle of an invasion nothing is settled: a position is judged only after its battle.
    if (!fights) g.checkpoint();
    const options = landOptions(state, seat, fights);
    const choice = yield* g.choose(seat, fights ? MARCH_OR_FIGHT : MARCH_PROMPT, options);
    if (choice.kind === 'end') break;
    if (choice.kind === 'march') yield* march(g, seat, provinceOf(choice.from), provinceOf(choice.province));
    else yield* fight(g, seat, provinceOf(choice.province));
  }
  state.part = 'use';
}

const MARCH_PROMPT = prompt('march', '6.7', undefined, END.id);
const MARCH_OR_FIGHT = prompt('march-or-fight', '6.8');

function landOptions(state: State, seat: Seat, fights: boolean): LandOption[] {
  const options: LandOption[] = [];
  for (let province = 0; province < LAND_COUNT; province++)
    if (canFight(state, seat, province)) options.push(BATTLE[province]);
  const ships = seasOf(state, seat);
  for (let from = 0; from < LAND_COUNT; from++) {
    if (state.ready[from] === 0) continue;
    for (const to of adjacent(from, ships)) options.push(MARCH[from][to]);
  }
  if (!fights) options.push(END);
  return options;
}

/** R-ORDER: where units of the mover that have not fought stand with others, a battle can be declared. */
function canFight(state: State, seat: Seat, province: Province): boolean {
  const { legions, forts } = freshUnits(state, seat, province);
  return legions + forts > 0 && hasEnemies(state, seat, province);
}

/** 6.2 The mover's units in a province that have not fought this turn; in the first battle all fight, fortresses too. */
export function freshUnits(state: State, seat: Seat, province: Province): { legions: number; forts: number } {
  const i = at(seat, province);
  const legions = state.legions[i] - state.spent[province];
  return { legions, forts: state.wallsSpent[province] ? 0 : state.fortresses[i] };
}

/** 6.8, 6.10 A battle that must be fought: where legions came in, and where war is left from an earlier turn (R-WARFIGHT). */
export function mustFight(state: State, seat: Seat, province: Province): boolean {
  return (state.entered[province] > 0 || isOldWar(state, seat, province)) && canFight(state, seat, province);
}

/** R-WARFIGHT: the mover and one of those he stands with were at war there when the last turn ended; whoever came since may wait. */
function isOldWar(state: State, seat: Seat, province: Province): boolean {
  const mine = 1 << seat;
  const war = state.wars[province];
  return (war & mine) !== 0 && (war & ~mine & ownersIn(state, province)) !== 0;
}

function hasToFight(state: State, seat: Seat): boolean {
  for (let province = 0; province < LAND_COUNT; province++) if (mustFight(state, seat, province)) return true;
  return false;
}

/** 6.7 Legions move to a province across a border or over a chain of the mover's triremes. */
function* march(g: MareNostrum, seat: Seat, from: Province, to: Province): Flow<void> {
  const { state } = g;
  const args = { from: idOf(from), province: provinceId(to) };
  const { count } = yield* g.choose(seat, prompt('legions', '6.7', args), MARCHERS[state.ready[from]]);
  const wars = [atWar(state, from), atWar(state, to)];
  state.ready[from] -= count;
  state.legions[at(seat, from)] -= count;
  state.legions[at(seat, to)] += count;
  state.entered[to] += count;
  g.emit({ event: 'marched', by: seat, from: idOf(from), province: provinceId(to), count });
  yield* settlePosts(g, from, wars[0]);
  yield* settlePosts(g, to, wars[1]);
  yield* helen(g, seat, to);
}

/** 6.11 Helen of Troy: one legion of an arriving group becomes hers, if she has one in supply (R-HELEN). */
function* helen(g: MareNostrum, seat: Seat, province: Province): Flow<void> {
  const { state } = g;
  const owner = state.cards[HELEN];
  if (owner < 0 || owner === seat || state.helenUsed || state.marker[province] !== owner) return;
  if (state.supply[inSupply(owner, SUPPLY.legion)] === 0) return;
  const args = { whose: seat, province: provinceId(province) };
  const answer = yield* g.choose(owner, prompt('helen', '6.11', args, HELEN_LET.id), [HELEN_USE, HELEN_LET]);
  if (answer === HELEN_LET) return;
  state.helenUsed = true;
  const wasAtWar = atWar(state, province);
  state.entered[province] -= 1;
  state.legions[at(seat, province)] -= 1;
  state.supply[inSupply(seat, SUPPLY.legion)] += 1;
  state.legions[at(owner, province)] += 1;
  state.supply[inSupply(owner, SUPPLY.legion)] -= 1;
  g.emit({ event: 'helen', by: owner, whose: seat, province: provinceId(province) });
  yield* settlePosts(g, province, wasAtWar);
}

/** 6.12 - 6.16 The battles of one province; afterwards it is at war, or one side holds it alone; the mover then has to use it. */
function* fight(g: MareNostrum, seat: Seat, province: Province): Flow<void> {
  const { state } = g;
  state.ready[province] = 0;
  const units = freshUnits(state, seat, province);
  const fighters = yield* landBattles(g, seat, province, units, enemiesIn(state, seat, province));
  state.entered[province] = 0;
  state.spent[province] = state.legions[at(seat, province)];
  state.wallsSpent[province] = true;
  tellOutcome(g, seat, province, fighters);
  const used = mustBeUsed(state, seat, province);
  // Whoever is about to place his legions anew need not say first which posts they give up.
  if (!used || state.occupier[province] !== seat) yield* settlePosts(g, province, true);
  if (used) yield* useProvince(g, seat, province);
}

/** Who is left of those who fought. Whoever stood by is not said to have beaten anybody, nor is a mover who is gone at war. */
function tellOutcome(g: MareNostrum, seat: Seat, province: Province, fighters: number): void {
  const { state } = g;
  const id = provinceId(province);
  if (landUnits(state, seat, province) > 0) {
    if (atWar(state, province)) g.emit({ event: 'war', province: id });
    else g.emit({ event: 'alone', by: seat, province: id });
    return;
  }
  const victors = enemiesIn(state, seat, province).filter((enemy) => (fighters & (1 << enemy)) !== 0);
  if (victors.length === 1) g.emit({ event: 'repelled', by: seat, side: victors[0], province: id });
  else g.emit(victors.length > 1 ? { event: 'wiped-out', by: seat, province: id } : { event: 'empty', province: id });
}
