import type { Flow } from '@tabula/engine';
import { type Place, placeId } from '../../data/geography.ts';
import { type Counter, type Nation, nationId } from '../../data/pieces.ts';
import { prompt } from '../../options.ts';
import { NOBODY } from '../../state.ts';
import { alliesOf } from '../lands/relations.ts';
import { venture } from '../lands/steps.ts';
import { pickUnits } from '../pieces/selection.ts';
import type { Invasions } from '../pieces/table.ts';

/** XXXIV, G382 The units of allies activated together that go along in a stack, as their own player says; not on campaign (XXII.B). */
export function* fellows(
  g: Invasions,
  owner: Nation,
  where: Place,
  isAble: (counter: Counter) => boolean,
): Flow<Counter[]> {
  const { state } = g;
  const { active, marching, partners } = state.activation;
  const joined: Counter[] = [];
  if (partners.length === 0 || marching !== NOBODY) return joined;
  for (const ally of alliesOf(state, owner)) {
    if (ally !== active && !partners.includes(ally)) continue;
    const able = state.pieces.here[where].filter((counter) => state.pieces.holder[counter] === ally && isAble(counter));
    const question = prompt('stack', 'XXVI.B', { nation: nationId(ally), province: placeId(where) });
    const going = yield* pickUnits(g, ally, able, question, { least: 0, most: able.length });
    if (going.length > 0) venture(state, ally);
    joined.push(...going);
  }
  return joined;
}
