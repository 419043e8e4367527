import type { Flow, Prompt } from '@tabula/engine';
import type { Counter, Nation } from '../../data/pieces.ts';
import { countOf } from '../../options.ts';
import type { State } from '../../state.ts';
import { type Lot, lotsOf, menuOf } from './bundles.ts';
import { ask, type Invasions } from './table.ts';
import { keyOfKind, kindOf, RANK_BY_NAME } from './units.ts';

/** Lists longer than this are asked kind by kind. */
const LONGEST = 300;

interface Limits {
  readonly least: number;
  readonly most: number;
}

/** A nation's player picks some of his units, all in one answer: at least and at most so many. */
export function* pickUnits(
  g: Invasions,
  owner: Nation,
  among: readonly Counter[],
  question: Prompt,
  limits: Limits,
): Flow<Counter[]> {
  const { state } = g;
  if (among.length <= limits.least) return [...among];
  const lots = lotsOf(state, among);
  if (lots.length > 1) lots.sort((a, b) => RANK_BY_NAME[a.kind] - RANK_BY_NAME[b.kind]);
  if (bundlesOf(lots) > LONGEST) return yield* pickByKind(g, owner, among, question, lots, limits);
  const { bundles, options } = menuOf(lots, limits.least, limits.most);
  const answer = yield* ask(g, owner, question, options);
  return chosen(state, among, bundles[options.indexOf(answer)].lots);
}

/** How many bundles there are of some lots, those beyond the limits too. */
function bundlesOf(lots: readonly Lot[]): number {
  let product = 1;
  for (const { count } of lots) product *= count + 1;
  return product;
}

function* pickByKind(
  g: Invasions,
  owner: Nation,
  among: readonly Counter[],
  question: Prompt,
  lots: readonly Lot[],
  { least, most }: Limits,
): Flow<Counter[]> {
  const wanted: Lot[] = [];
  let taken = 0;
  let left = among.length;
  for (const { kind, count } of lots) {
    left -= count;
    const low = Math.max(0, least - taken - left);
    const high = Math.min(count, most - taken);
    const options = Array.from({ length: high - low + 1 }, (_, i) => countOf(keyOfKind(kind), low + i));
    const answer = yield* ask(g, owner, question, options);
    wanted.push({ kind, count: answer.count });
    taken += answer.count;
  }
  return chosen(g.state, among, wanted);
}

/** The first so many of each kind. */
function chosen(state: State, among: readonly Counter[], wanted: readonly Lot[]): Counter[] {
  const left = wanted.map(({ count }) => count);
  const found: Counter[] = [];
  for (const counter of among) {
    const kind = kindOf(state, counter);
    const index = wanted.findIndex((lot) => lot.kind === kind);
    if (index < 0 || left[index] === 0) continue;
    left[index] -= 1;
    found.push(counter);
  }
  return found;
}
