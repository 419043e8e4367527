import type { Flow } from '@tabula/engine';
import { idOf } from '../../data/spaces.ts';
import { LAND_KINDS, UNITS } from '../../data/units.ts';
import { prompt, targetOf, troopOf, troops } from '../../options.ts';
import { bookOf, type State } from '../../state/state.ts';
import { wordsOf } from '../pieces/names.ts';
import { landCounts, sum } from '../pieces/pieces.ts';
import { type Italia, seatOf } from '../pieces/table.ts';
import type { Battle, Side } from './sides.ts';

/** A kind of enemy that can be aimed at: those who have just landed apart from the others (10.8.2). */
export interface Target {
  readonly kind: number;
  readonly landed: boolean;
  readonly count: number;
  /** House variant: it is one single unit, and it may be damaged. */
  readonly single: boolean;
  readonly damaged: boolean;
}

/** Units, by kind, that roll against one target. */
export interface Shot {
  readonly target: Target;
  readonly shooters: readonly number[];
}

/** By kind: who fights for a side. */
export function fightersOf(state: State, battle: Battle, side: Side): number[] {
  const guests = battle.guests[side];
  const counts = landCounts(state, battle[side], battle.area);
  for (let kind = 0; kind < LAND_KINDS; kind++) counts[kind] += guests[kind];
  return counts;
}

/** 10.4 The kinds of units that a side can be hit in. */
function targetsOf(state: State, battle: Battle, side: Side): Target[] {
  const targets: Target[] = [];
  const fighters = fightersOf(state, battle, side);
  for (let kind = 0; kind < LAND_KINDS; kind++) {
    const count = fighters[kind];
    if (count === 0) continue;
    // A raid knows no bonus, so that nothing tells them apart (10.7).
    const landed = side === 'attacker' && battle.round === 1 && !battle.raid ? battle.landed[kind] : 0;
    if (count > landed) targets.push({ kind, landed: false, count: count - landed, single: false, damaged: false });
    if (landed > 0) targets.push({ kind, landed: true, count: landed, single: false, damaged: false });
  }
  return targets;
}

/** 10.4 Which units aim at which kind. With one kind of enemy there is nothing to say. */
export function* aim(g: Italia, battle: Battle, side: Side): Flow<Shot[]> {
  const { state } = g;
  const nation = battle[side];
  const targets = targetsOf(state, battle, other(side));
  if (state.rules.individualTargets) return yield* aimAtSingles(g, battle, side, targets);
  let left = fightersOf(state, battle, side);
  const shots: Shot[] = [];
  for (let i = 0; i < targets.length; i++) {
    const target = targets[i];
    if (i === targets.length - 1) {
      shots.push({ target, shooters: left });
      break;
    }
    const total = sum(left);
    const ask = prompt('aim', '10.4', {
      nation: bookOf(state).id(nation),
      target: nameOf(target),
      area: idOf(battle.area),
    });
    const choice = yield* g.choose(seatOf(state, nation), ask, troops('aim', left, [], 0, total, true));
    const { units } = troopOf(choice);
    shots.push({ target, shooters: units.slice(0, LAND_KINDS) });
    left = left.map((count, kind) => count - units[kind]);
  }
  return shots;
}

function nameOf({ kind, landed, damaged }: Target): string {
  return `${UNITS[kind].id}${landed ? '-landed' : damaged ? '-damaged' : ''}`;
}

/**
 * House variant: every unit is a target of its own, and in the end none is aimed at twice while another is not at all: a second one
 * may aim at it as long as enough others are left for the rest. Equal units at which equal units aim are one choice (R 65).
 */
function* aimAtSingles(g: Italia, battle: Battle, side: Side, targets: readonly Target[]): Flow<Shot[]> {
  const { state } = g;
  const nation = battle[side];
  const singles = targets.flatMap((target) => singlesOf(battle, other(side), target));
  if (singles.length === 0) return [];
  const shots = singles.map((target) => ({ target, shooters: new Array<number>(LAND_KINDS).fill(0) }));
  const counts = fightersOf(state, battle, side);
  let others = sum(counts);
  for (let kind = 0; kind < LAND_KINDS; kind++)
    for (let n = 0; n < counts[kind]; n++) {
      others -= 1;
      const unaimed = shots.filter(({ shooters }) => sum(shooters) === 0);
      const open = new Map<ReturnType<typeof targetOf>, (typeof shots)[number]>();
      for (const shot of unaimed.length > others ? unaimed : shots) {
        const option = targetOf(nameOf(shot.target), wordsOf(shot.shooters));
        if (!open.has(option)) open.set(option, shot);
      }
      const args = { nation: bookOf(state).id(nation), unit: UNITS[kind].id, area: idOf(battle.area) };
      const choice = yield* g.choose(seatOf(state, nation), prompt('aim-one', '10.4', args), [...open.keys()]);
      const shot = open.get(choice);
      if (shot !== undefined) shot.shooters[kind] += 1;
    }
  return shots;
}

function singlesOf(battle: Battle, side: Side, { kind, landed, count }: Target): Target[] {
  const damaged = battle.damaged[side][kind];
  return Array.from({ length: count }, (_, i) => ({ kind, landed, count: 1, single: true, damaged: i < damaged }));
}

export const other = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');
