import type { Nation } from '../data/book/book.ts';
import { DIE, LANDING, LEADER_HELP } from '../data/figures.ts';
import type { Space } from '../data/spaces.ts';
import { LAND_KINDS, UNITS } from '../data/units.ts';
import { foremost } from '../rules/campaign/combat.ts';
import { mustSubmit } from '../rules/nations/submission.ts';
import { controlledAreas, enemies } from '../rules/pieces/control.ts';
import { hitsFrom, landModifier } from '../rules/pieces/modifiers.ts';
import { sizeOf } from '../rules/pieces/pieces.ts';
import { SLOTS, type State, slot } from '../state/state.ts';
import type { Troop } from '../state/troop.ts';
import { duelChance, type Fighter } from './duel.ts';

/**
 * How likely units that go into an area are to win it, with those who stand there already; nothing where there is nobody to fight.
 * Whose turn it is attacks; in a reaction units go to the defenders (12.3.2.1). Of several enemies the first to be fought is meant,
 * who may have to submit. Where any have landed or land the defenders aim at these (10.8.2).
 */
export function chanceIn(state: State, nation: Nation, area: Space, more: Troop, landing: boolean): number | undefined {
  const foes = enemies(state, area, nation);
  if (foes === 0) return undefined;
  const foe = foremost(state, area, foes);
  const attacks = nation === state.nation;
  if (attacks && mustSubmit(state, foe, nation, area, controlledAreas(state, foe).length, sizeOf(more))) return 1;
  const own = landModifier(state, nation, foe, area, attacks) + LEADER_HELP * more.leaders.length;
  const other = landModifier(state, foe, nation, area, !attacks);
  const enemy = (bonus: number) => fighters(state, foe, area, other + bonus, NOBODY);
  const landed = attacks && (landing || hasLanded(state, area));
  return duelChance(fighters(state, nation, area, own, more.units), enemy(0), landed ? enemy(LANDING) : undefined);
}

function hasLanded({ turn }: State, area: Space): boolean {
  return turn.landed.slice(area * SLOTS, (area + 1) * SLOTS).some((count) => count > 0);
}

const NOBODY: readonly number[] = new Array<number>(LAND_KINDS).fill(0);

function fighters({ units }: State, nation: Nation, area: Space, modifier: number, more: readonly number[]): Fighter[] {
  const first = slot(nation, area);
  return UNITS.slice(0, LAND_KINDS).flatMap(({ toHit, hits: stands }, kind) => {
    const hit = (DIE + 1 - hitsFrom(toHit, modifier)) / DIE;
    return Array.from({ length: units[first + kind] + (more[kind] ?? 0) }, () => ({ hit, stands }));
  });
}
