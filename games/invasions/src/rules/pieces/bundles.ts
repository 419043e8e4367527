import { bundle } from '@tabula/engine';
import { COUNTERS, type Counter } from '../../data/pieces.ts';
import { take } from '../../options.ts';
import type { State } from '../../state.ts';
import { type Kind, keyOfKind, kindOf } from './units.ts';

/** So many units of one kind. */
export interface Lot {
  readonly kind: Kind;
  readonly count: number;
}

/** Lots as one thing: in words, as an answer, and the bundles that have one lot more. */
export interface Bundle {
  readonly text: string;
  readonly option: ReturnType<typeof take>;
  readonly lots: readonly Lot[];
  /** Made when the first of them is: most have none. */
  longer: Map<number, Bundle> | undefined;
  /** What can be picked of its lots, by the limits: made when somebody picks. */
  menus: Map<number, Menu> | undefined;
}

/** Some bundles, and each as an answer. */
export interface Menu {
  readonly bundles: readonly Bundle[];
  readonly options: readonly Bundle['option'][];
}

export const NOTHING: Bundle = bundled(bundle({}), []);

function bundled(text: string, lots: readonly Lot[]): Bundle {
  return { text, option: take(text), lots, longer: undefined, menus: undefined };
}

/** Each bundle is written once, until there are too many: then all are forgotten. */
const MOST_WRITTEN = 30_000;
let written = 0;

/** A bundle and one lot more. */
export function withLot(some: Bundle, kind: Kind, count: number): Bundle {
  const key = kind * (COUNTERS + 1) + count;
  let found = some.longer?.get(key);
  if (found === undefined) {
    const text =
      some === NOTHING ? bundle({ [keyOfKind(kind)]: count }) : `${some.text}+${withLot(NOTHING, kind, count).text}`;
    found = bundled(text, [...some.lots, { kind, count }]);
    if (written++ === MOST_WRITTEN) {
      NOTHING.longer = undefined;
      written = 0;
    }
    some.longer ??= new Map();
    some.longer.set(key, found);
  }
  return found;
}

/**
 * Every bundle of some lots within the limits: every number of each kind, the last one changing fastest. Not the engine's `BundleLists`: its
 * kinds are few and known beforehand, here they are a nation's, an arm's and a quality's.
 */
export function menuOf(lots: readonly Lot[], least: number, most: number): Menu {
  let all = NOTHING;
  for (const { kind, count } of lots) all = withLot(all, kind, count);
  const key = least * (COUNTERS + 1) + most;
  let menu = all.menus?.get(key);
  if (menu === undefined) {
    const bundles: Bundle[] = [];
    addBundles(bundles, lots, 0, NOTHING, 0, least, most);
    menu = { bundles, options: bundles.map(({ option }) => option) };
    all.menus ??= new Map();
    all.menus.set(key, menu);
  }
  return menu;
}

function addBundles(
  found: Bundle[],
  lots: readonly Lot[],
  from: number,
  some: Bundle,
  size: number,
  least: number,
  most: number,
): void {
  if (from === lots.length) {
    if (size >= least) found.push(some);
    return;
  }
  const { kind, count } = lots[from];
  addBundles(found, lots, from + 1, some, size, least, most);
  for (let i = 1; i <= count && size + i <= most; i++)
    addBundles(found, lots, from + 1, withLot(some, kind, i), size + i, least, most);
}

/** What there is of each kind among some units, in their order. */
export function lotsOf(state: State, counters: readonly Counter[]): Lot[] {
  const lots: { kind: Kind; count: number }[] = [];
  for (const counter of counters) {
    const kind = kindOf(state, counter);
    const same = lots.find((lot) => lot.kind === kind);
    if (same === undefined) lots.push({ kind, count: 1 });
    else same.count += 1;
  }
  return lots;
}

/** Some counters as a bundle, for the log. */
export function bundleOf(state: State, counters: readonly Counter[]): string {
  let found = NOTHING;
  for (const { kind, count } of lotsOf(state, counters)) found = withLot(found, kind, count);
  return found.text;
}
