import type { Flow, Prompt } from '@tabula/engine';
import { type Counter, type Nation, nationId, SORT_OF } from '../../data/pieces.ts';
import { DISBAND, ofSort } from '../../options.ts';
import { GONE, move, remove, type State } from '../../state.ts';
import { ask, type Invasions } from './table.ts';
import { keyOf, kindOf } from './units.ts';

/** One counter of each sort and condition among some: what there is to choose from. */
export function kindsAmong(state: State, counters: readonly Counter[]): Counter[] {
  const found: Counter[] = [];
  for (const counter of counters) {
    const kind = kindOf(state, counter);
    if (!found.some((one) => kindOf(state, one) === kind)) found.push(counter);
  }
  return found;
}

/** The owner gives up one of some units. */
export function* loseUnit(g: Invasions, owner: Nation, among: readonly Counter[], question: Prompt): Flow<void> {
  yield* giveUp(g, owner, among, question);
}

/** The same, and it does not come back to the supply. */
export function* loseForGood(g: Invasions, owner: Nation, among: readonly Counter[], question: Prompt): Flow<void> {
  const counter = yield* giveUp(g, owner, among, question);
  if (counter !== undefined) move(g.state, counter, GONE);
}

function* giveUp(g: Invasions, owner: Nation, among: readonly Counter[], question: Prompt): Flow<Counter | undefined> {
  const counter = yield* pickUnit(g, owner, among, question, DISBAND);
  if (counter === undefined) return undefined;
  g.emit({ event: 'disbanded', nation: nationId(owner), units: keyOf(g.state, counter) });
  remove(g.state, counter);
  return counter;
}

/** A nation's player picks one of some units, by its sort. */
export function* pickUnit<K extends string>(
  g: Invasions,
  owner: Nation,
  among: readonly Counter[],
  question: Prompt,
  table: readonly Readonly<{ id: string; kind: K; unit: string }>[],
): Flow<Counter | undefined> {
  const { state } = g;
  const kinds = kindsAmong(state, among);
  if (kinds.length === 0) return undefined;
  const options = kinds.map((counter) => ofSort(table, SORT_OF[counter], state.pieces.hurt[counter]));
  const { unit } = yield* ask(g, owner, question, options);
  return kinds.find((counter) => keyOf(state, counter) === unit);
}
