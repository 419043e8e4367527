import type { Flow } from '@tabula/engine';
import { idOf } from '../data/spaces.ts';
import { LAND_KINDS, UNITS } from '../data/units.ts';
import { prompt, troopOf, troops } from '../options.ts';
import { bookOf, type State } from '../state.ts';
import { type Battle, other, type Side } from './battle.ts';
import { landCounts } from './pieces.ts';
import { type Italia, seatOf } from './table.ts';

/** A kind of enemy that can be aimed at: those who have just landed apart from the others (10.8.2). */
export interface Target {
  readonly kind: number;
  readonly landed: boolean;
  readonly count: number;
}

/** Units, by kind, that roll against one target. */
export interface Shot {
  readonly target: Target;
  readonly shooters: readonly number[];
}

/** 10.4 The kinds of units that a side can be hit in. */
function targetsOf(state: State, battle: Battle, side: Side): Target[] {
  const counts = landCounts(state, battle[side], battle.area);
  return counts.flatMap((count, kind): Target[] => {
    if (count === 0) return [];
    const landed = side === 'attacker' && battle.round === 1 ? battle.landed[kind] : 0;
    const parts: Target[] = [];
    if (count > landed) parts.push({ kind, landed: false, count: count - landed });
    if (landed > 0) parts.push({ kind, landed: true, count: landed });
    return parts;
  });
}

/** 10.4 Which units aim at which kind. With one kind of enemy there is nothing to say. */
export function* aim(g: Italia, battle: Battle, side: Side): Flow<Shot[]> {
  const { state } = g;
  const nation = battle[side];
  const targets = targetsOf(state, battle, other(side));
  let left = landCounts(state, nation, battle.area);
  const shots: Shot[] = [];
  for (const [i, target] of targets.entries()) {
    if (i === targets.length - 1) {
      shots.push({ target, shooters: left });
      break;
    }
    const total = left.reduce((sum, count) => sum + count);
    const name = `${UNITS[target.kind].id}${target.landed ? '-landed' : ''}`;
    const ask = prompt('aim', '10.4', { nation: bookOf(state).id(nation), target: name, area: idOf(battle.area) });
    const choice = yield* g.choose(seatOf(state, nation), ask, troops('aim', left, [], 0, total, true));
    const { units } = troopOf(choice);
    shots.push({ target, shooters: units.slice(0, LAND_KINDS) });
    left = left.map((count, kind) => count - units[kind]);
  }
  return shots;
}
