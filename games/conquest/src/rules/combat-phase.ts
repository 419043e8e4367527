import type { Flow, Option, Seat } from '@tabula/engine';
import { PROVINCES, type Province } from '../data/map.ts';
import { BATTLE, prompt, SEA_BATTLE } from '../options.ts';
import { isIn, NOBODY, type State } from '../state.ts';
import { isContested, landBattle } from './battle.ts';
import { attackLoneLeaders, isAtMercy } from './captured-leaders.ts';
import { burnStranded } from './control.ts';
import { declareBattles, hasFleets, seaBattle, seaBattlesOf } from './naval.ts';
import type { Conquest } from './table.ts';

const BATTLES: ReadonlyMap<string, Province> = new Map(BATTLE.map(({ id }, at) => [id, at]));
const ORDER = prompt('battle', '9.0');

/** 9.14 At the start of the combat phase leaders without troops are at the mercy of land units beside them (R-LEA-1). */
export function* loneLeaders(g: Conquest): Flow<void> {
  yield* attackAllLoneLeaders(g);
  g.state.phase = 'declare';
}

/**
 * Wherever leaders of others stand beside the active player's units, and nobody else's, he says what happens to them: once for each
 * (R-LEA-1). The units of a Caesar whom he takes are his at once, and have their lone leaders, too.
 */
function* attackAllLoneLeaders(g: Conquest): Flow<void> {
  const { state } = g;
  if (state.attacker !== state.active) return;
  for (let province = 0; province < PROVINCES && state.winner === NOBODY; province++) {
    if (!hasLoneLeaders(state, state.active, province)) continue;
    yield* attackLoneLeaders(g, state.active, province);
    province = -1;
  }
}

/** Whether anybody's leaders are at the mercy of a seat there. */
function hasLoneLeaders(state: State, seat: Seat, province: Province): boolean {
  if (state.garrison[province] !== seat) return false;
  for (let whom = 0; whom < state.players; whom++) if (isAtMercy(state, seat, whom, province)) return true;
  return false;
}

/** 9.16 Then all battles at sea are declared (R-NAV-1). */
export function* declarations(g: Conquest): Flow<void> {
  const { state } = g;
  if (hasFleets(state, state.active)) yield* declareBattles(g, state.active);
  state.phase = 'combat';
}

/** Phase 2 — Combat: the battles, in the order that the attacker chooses (9.0). */
export function* combat(g: Conquest): Flow<void> {
  const { state } = g;
  while (state.winner === NOBODY) {
    const options = battles(state);
    if (options.length === 0) break;
    if (options.length > 1) g.checkpoint();
    const chosen = yield* g.choose(state.attacker, ORDER, options);
    const province = BATTLES.get(chosen.id);
    if (province !== undefined) yield* landBattle(g, province);
    else {
      const { sea, foe } = seaBattlesOf(state)[options.indexOf(chosen) - options.findIndex(isAtSea)];
      yield* seaBattle(g, sea, foe);
    }
    yield* attackAllLoneLeaders(g);
  }
  if (state.winner !== NOBODY) return;
  burnStranded(g);
  state.phase = 'tribute';
}

function isAtSea({ kind }: Option): boolean {
  return kind === 'sea-battle';
}

/** The battles that are still to be fought, on land and at sea. */
function battles(state: State): Option[] {
  const options: Option[] = [];
  for (let province = 0; province < PROVINCES; province++)
    if (isContested(state, province)) options.push(BATTLE[province]);
  if (hasFleets(state, state.attacker))
    for (const { sea, foe } of seaBattlesOf(state)) options.push(SEA_BATTLE[sea][foe]);
  return options;
}

/** R-CAE-3 Whoever lost his Caesar in his own combat phase has no more phases in this turn. */
export function turnGoesOn(state: State): boolean {
  return isIn(state, state.active);
}
