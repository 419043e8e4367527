import { bundle, type Flow, type Prompt, unbundle } from '@tabula/engine';
import { countOf, take } from '../options.ts';
import type { Counter, Nation } from '../pieces.ts';
import type { State } from '../state.ts';
import { ask, type Invasions } from './table.ts';
import { keyOf } from './units.ts';

/** Lists longer than this are asked kind by kind. */
const LONGEST = 300;

/** A nation's player picks some of his units, all in one answer: at least and at most so many. */
export function* pickUnits(
  g: Invasions,
  owner: Nation,
  among: readonly Counter[],
  question: Prompt,
  limits: { readonly least: number; readonly most: number },
): Flow<Counter[]> {
  const { state } = g;
  const { least, most } = limits;
  if (among.length <= least) return [...among];
  const kinds = countKinds(state, among);
  if (kinds.reduce((product, [, count]) => product * (count + 1), 1) > LONGEST)
    return yield* pickByKind(g, owner, among, question, kinds, limits);
  const options = bundles(kinds, least, Math.min(most, among.length));
  const { units } = yield* ask(g, owner, question, options);
  return chosen(state, among, unbundle(units));
}

function countKinds(state: State, among: readonly Counter[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const counter of among) {
    const key = keyOf(state, counter);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Every bundle within the limits; the list for the same counts is made once. */
function bundles(kinds: readonly [string, number][], least: number, most: number): readonly Taking[] {
  let key = `${least} ${most}`;
  for (const [kind, count] of kinds) key += ` ${count}*${kind}`;
  const known = KNOWN.get(key);
  if (known !== undefined) return known;
  let lists: Record<string, number>[] = [{}];
  for (const [kind, count] of kinds)
    lists = lists.flatMap((list) => Array.from({ length: count + 1 }, (_, i) => ({ ...list, [kind]: i })));
  const size = (list: Record<string, number>) => Object.values(list).reduce((sum, count) => sum + count, 0);
  const made = lists.filter((list) => size(list) >= least && size(list) <= most).map((list) => take(bundle(list)));
  KNOWN.set(key, made);
  return made;
}

type Taking = ReturnType<typeof take>;
const KNOWN = new Map<string, readonly Taking[]>();

function* pickByKind(
  g: Invasions,
  owner: Nation,
  among: readonly Counter[],
  question: Prompt,
  kinds: readonly [string, number][],
  { least, most }: { readonly least: number; readonly most: number },
): Flow<Counter[]> {
  const wanted = new Map<string, number>();
  let taken = 0;
  let left = among.length;
  for (const [kind, count] of kinds) {
    left -= count;
    const low = Math.max(0, least - taken - left);
    const high = Math.min(count, most - taken);
    const options = Array.from({ length: high - low + 1 }, (_, i) => countOf(kind, low + i));
    const answer = yield* ask(g, owner, question, options);
    wanted.set(kind, answer.count);
    taken += answer.count;
  }
  return chosen(g.state, among, wanted);
}

function chosen(state: State, among: readonly Counter[], wanted: ReadonlyMap<string, number>): Counter[] {
  const left = new Map(wanted);
  return among.filter((counter) => {
    const key = keyOf(state, counter);
    const count = left.get(key) ?? 0;
    if (count > 0) left.set(key, count - 1);
    return count > 0;
  });
}
