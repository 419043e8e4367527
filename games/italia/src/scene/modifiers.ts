import type { Modifier } from '@tabula/engine';
import { GRAPH } from '../data/areas.ts';
import type { Nation } from '../data/book/book.ts';
import { CITY_WALLS, LEADER_HELP, ROUGH_GROUND, SUPREMACY } from '../data/figures.ts';
import type { NationId } from '../data/names.ts';
import { IS_ROUGH, type Space } from '../data/spaces.ts';
import { FLEET, LAND_KINDS, UNITS } from '../data/units.ts';
import type { ItaliaEvent } from '../events.ts';
import { hasSupremacy, landModifier } from '../rules/pieces/modifiers.ts';
import { leadersAt, unitsAt } from '../rules/pieces/pieces.ts';
import { bookOf, CITY, type State } from '../state/state.ts';

/** 10.2 What is added to the dice of a side, and from which figure on its units hit: by how things stand there. */
export function modifiers(view: State, begin: ItaliaEvent, roll: ItaliaEvent): readonly Modifier[] {
  if (roll.event !== 'rolled' || !('foe' in begin)) return [];
  const named = (id: NationId) => bookOf(view).nation(id);
  const attacks = begin.nation === roll.nation;
  const [nation, enemy] = [named(roll.nation), named(attacks ? begin.foe : begin.nation)];
  const area = GRAPH.index(roll.area);
  if (begin.event === 'sea-battle') return [hitsOn('fleet', UNITS[FLEET].toHit)];
  // 10.7 In a raid nothing modifies the dice.
  if (begin.event === 'raid') return thresholds(view, nation, area, 0);
  const total = landModifier(view, nation, enemy, area, attacks);
  const leader = leadersAt(view, nation, area) * LEADER_HELP;
  const parts: (readonly [string, number])[] = [
    ['chip.leader', leader],
    ['chip.rough', attacks && IS_ROUGH[area] ? ROUGH_GROUND : 0],
    ['chip.walls', attacks && view.city[area] === CITY ? CITY_WALLS : 0],
    ['chip.supremacy', hasSupremacy(view, nation, enemy, area) ? SUPREMACY : 0],
  ];
  const rest = total - parts.reduce((sum, [, bonus]) => sum + bonus, 0);
  return [
    ...[...parts, ['chip.card', rest] as const].flatMap(([say, bonus]) =>
      bonus === 0 ? [] : [{ words: { say, args: { bonus: Math.abs(bonus), less: bonus < 0 ? 1 : 0 } } }],
    ),
    ...thresholds(view, nation, area, total),
  ];
}

function thresholds(view: State, nation: Nation, area: Space, modifier: number): Modifier[] {
  return UNITS.slice(0, LAND_KINDS).flatMap(({ id, toHit }, kind) =>
    unitsAt(view, nation, area, kind) > 0 ? [hitsOn(id, toHit - modifier)] : [],
  );
}

/** A natural 1 never hits, a natural 10 always. */
function hitsOn(unit: string, figure: number): Modifier {
  return { words: { say: 'chip.hits', args: { unit, hit: Math.min(10, Math.max(2, figure)) } }, result: true };
}
