import type { Flow } from '@tabula/engine';
import { HUNNI, type Nation, nationId } from '../../data/pieces.ts';
import { prompt, YES, YES_NO } from '../../options.ts';
import { BARBARIAN, conclude, EMPIRE, FEDERATE, FREE, type State, VASSAL } from '../../state.ts';
import { hasTreasury, isActive } from '../lands/order.ts';
import { earn, score } from '../lands/points.ts';
import { payGold } from '../pieces/gold.ts';
import { loseUnit } from '../pieces/losses.ts';
import { ask, d2, type Invasions } from '../pieces/table.ts';
import { isNomad, unlentUnits } from '../pieces/units.ts';
import { freeDependants, release } from './collapse.ts';

/** XXVIII.E, XXIX.F Vassals and federates subdue nobody; G421 nor do inactive peoples, who have no treasury. */
export function maySubdue(state: State, owner: Nation): boolean {
  return hasTreasury(owner) && state.ties.bond[owner] !== VASSAL && state.ties.bond[owner] !== FEDERATE;
}

/** XXIX.A-B, E A nation is subdued: half the treasury of barbarians goes to the overlord (of a kingdom he sacks the capital); whoever depended on it is free, but for federates, who choose (XXVIII.G). */
export function submit(g: Invasions, owner: Nation, lord: Nation): void {
  const { state } = g;
  if (state.nations.status[owner] === EMPIRE) return;
  const half = state.nations.status[owner] === BARBARIAN ? Math.floor(state.nations.treasury[owner] / 2) : 0;
  payGold(g, owner, lord, half);
  release(state, owner);
  freeDependants(g, owner);
  if (state.ties.bond[lord] !== FREE && state.ties.lord[lord] === owner) release(state, lord);
  conclude(state, owner, VASSAL, lord);
  hegemony(g, owner, lord);
  g.emit({ event: 'subdued', nation: nationId(owner), lord: nationId(lord) });
}

/** XXXIX.B: a point the first time that each active barbarian nation is subdued. */
function hegemony(g: Invasions, owner: Nation, lord: Nation): void {
  const { state } = g;
  if (
    lord !== HUNNI ||
    state.nations.status[owner] !== BARBARIAN ||
    state.nations.humbled[owner] > 0 ||
    !isActive(state, owner)
  )
    return;
  state.nations.humbled[owner] = 1;
  earn(g, lord, 1);
}

const REBELS_PRICE = 5;

/** XXIX.G A vassal of nomads may rise each turn from the next, on a D2; failure costs 5 points and a unit. */
export function* mayRebel(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  const lord = state.ties.lord[owner];
  if (state.ties.bond[owner] !== VASSAL || !isNomad(state, lord) || state.ties.subdued[owner] >= state.clock.turn)
    return;
  const question = prompt('rebel', 'XXIX.G', { nation: nationId(owner), lord: nationId(lord) });
  if ((yield* ask(g, owner, question, YES_NO)) !== YES) return;
  if (d2(g)) {
    // What was lent to nomads stays with them.
    release(state, owner, false);
    g.emit({ event: 'freed', nation: nationId(owner) });
    return;
  }
  score(g, owner, -REBELS_PRICE);
  g.emit({ event: 'break.failed', nation: nationId(owner) });
  yield* loseUnit(g, owner, unlentUnits(state, owner), prompt('lose', 'XXIX.G', { nation: nationId(owner) }));
}
