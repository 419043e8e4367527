import type { Nation } from '../data/book/book.ts';
import { DIE, LEADER_HELP } from '../data/figures.ts';
import type { Space } from '../data/spaces.ts';
import { LAND_KINDS, UNITS } from '../data/units.ts';
import { enemies, nationOf } from '../rules/pieces/control.ts';
import { hits, landModifier } from '../rules/pieces/modifiers.ts';
import { type State, slot } from '../state/state.ts';
import { duelChance, type Fighter } from './duel.ts';

/** How likely units that go into an area are to win it, with those who stand there already; nothing where there is nobody to fight. */
export function chanceIn(
  state: State,
  nation: Nation,
  area: Space,
  more: readonly number[],
  led: boolean,
): number | undefined {
  const foes = enemies(state, area, nation);
  if (foes === 0) return undefined;
  const foe = nationOf(foes);
  const attack = landModifier(state, nation, foe, area, true) + (led ? LEADER_HELP : 0);
  const defence = landModifier(state, foe, nation, area, false);
  return duelChance(fighters(state, nation, area, attack, more), fighters(state, foe, area, defence, NOBODY));
}

const NOBODY: readonly number[] = new Array<number>(LAND_KINDS).fill(0);
const FACES = Array.from({ length: DIE }, (_, face) => face + 1);

function fighters({ units }: State, nation: Nation, area: Space, modifier: number, more: readonly number[]): Fighter[] {
  const first = slot(nation, area);
  return UNITS.slice(0, LAND_KINDS).flatMap(({ toHit, hits: stands }, kind) => {
    const hit = FACES.filter((die) => hits(die, modifier, toHit)).length / DIE;
    return Array.from({ length: units[first + kind] + (more[kind] ?? 0) }, () => ({ hit, stands }));
  });
}
