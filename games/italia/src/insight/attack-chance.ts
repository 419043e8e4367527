import type { Nation } from '../data/book/book.ts';
import { DIE, LANDING, LEADER_HELP } from '../data/figures.ts';
import type { Space } from '../data/spaces.ts';
import { LAND_KINDS, UNITS } from '../data/units.ts';
import { enemies, nationOf } from '../rules/pieces/control.ts';
import { hitsFrom, landModifier } from '../rules/pieces/modifiers.ts';
import { type State, slot } from '../state/state.ts';
import { duelChance, type Fighter } from './duel.ts';

/**
 * How likely units that go into an area are to win it, with those who stand there already; nothing where there is nobody to fight.
 * Whose turn it is attacks; in a reaction units go to the defenders (12.3.2.1).
 */
export function chanceIn(
  state: State,
  nation: Nation,
  area: Space,
  more: readonly number[],
  { led = false, landing = false }: { readonly led?: boolean; readonly landing?: boolean } = {},
): number | undefined {
  const foes = enemies(state, area, nation);
  if (foes === 0) return undefined;
  const foe = nationOf(foes);
  const attacks = nation === state.nation;
  const own = landModifier(state, nation, foe, area, attacks) + (led ? LEADER_HELP : 0);
  const other = landModifier(state, foe, nation, area, !attacks);
  const enemy = (bonus: number) => fighters(state, foe, area, other + bonus, NOBODY);
  return duelChance(fighters(state, nation, area, own, more), enemy(0), landing ? enemy(LANDING) : undefined);
}

const NOBODY: readonly number[] = new Array<number>(LAND_KINDS).fill(0);

function fighters({ units }: State, nation: Nation, area: Space, modifier: number, more: readonly number[]): Fighter[] {
  const first = slot(nation, area);
  return UNITS.slice(0, LAND_KINDS).flatMap(({ toHit, hits: stands }, kind) => {
    const hit = (DIE + 1 - hitsFrom(toHit, modifier)) / DIE;
    return Array.from({ length: units[first + kind] + (more[kind] ?? 0) }, () => ({ hit, stands }));
  });
}
