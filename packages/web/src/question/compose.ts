import { type Game, type Note, type Option, unbundle } from '@tabula/engine';

/** How many of each thing are taken. */
export type Counts = ReadonlyMap<string, number>;

/** One kind of thing in a bundle, and how many of it the options take at most. */
export interface Thing {
  readonly id: string;
  readonly most: number;
}

/** Options that differ in a bundle: they are put together thing by thing. */
export interface Composing {
  /** The sort of things, as in their messages: `unit.infantry`. */
  readonly noun: string;
  readonly things: readonly Thing[];
  /** The options of each bundle that is listed, by its key. */
  readonly listed: ReadonlyMap<string, readonly Option[]>;
  readonly bundles: readonly Counts[];
}

/** The options that are to be put together: all kinds that name the same argument as the first of them. */
export function composingOf(game: Game, options: readonly Option[]): Composing | null {
  const argument = options.map(({ kind }) => composed(game, kind)).find((name) => name !== undefined);
  if (argument === undefined) return null;
  const noun = game.nouns[argument]?.replace(/\+$/, '') ?? argument;
  const parts = options
    .filter(({ kind }) => composed(game, kind) === argument)
    .map((option) => ({ option, counts: unbundle(String(option[argument])) }));
  const most = new Map<string, number>();
  for (const { counts } of parts) for (const [id, count] of counts) most.set(id, Math.max(count, most.get(id) ?? 0));
  const order = Object.keys(game.look?.pieces ?? {});
  const things = [...most].map(([id, count]): Thing => ({ id, most: count }));
  things.sort((a, b) => place(order, a.id) - place(order, b.id));
  const listed = new Map<string, Option[]>();
  const bundles: Counts[] = [];
  for (const { option, counts } of parts) {
    const key = keyOf(counts);
    const before = listed.get(key);
    if (before !== undefined) before.push(option);
    else {
      listed.set(key, [option]);
      bundles.push(counts);
    }
  }
  return { noun, things, listed, bundles };
}

function composed(game: Game, kind: string): string | undefined {
  return game.look?.options[kind]?.compose;
}

function place(order: readonly string[], id: string): number {
  const at = order.indexOf(id);
  return at < 0 ? order.length : at;
}

/** The same for the same things, in whatever order. */
export function keyOf(counts: Counts): string {
  return [...counts]
    .filter(([, count]) => count > 0)
    .map(([id, count]) => `${id}*${count}`)
    .sort()
    .join('+');
}

export function sizeOf(counts: Counts): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/** What one begins with: what the game calls usual; else as much as can be. */
export function beginning({ bundles, listed }: Composing, notes: Readonly<Record<string, Note>>): Counts {
  const usual = bundles.find((counts) => listed.get(keyOf(counts))?.some(({ id }) => notes[id]?.usual));
  return usual ?? bundles.reduce((best, counts) => (sizeOf(counts) > sizeOf(best) ? counts : best), bundles[0]);
}

/** Whether everything in `counts` is in `bundle`, too. */
function within(counts: Counts, bundle: Counts): boolean {
  for (const [id, count] of counts) if (count > (bundle.get(id) ?? 0)) return false;
  return true;
}

function apart({ things }: Composing, a: Counts, b: Counts): number {
  return things.reduce((sum, { id }) => sum + Math.abs((a.get(id) ?? 0) - (b.get(id) ?? 0)), 0);
}

/**
 * One more or one less of a thing. As long as something that is listed can still come of it, nothing else changes; where
 * the others are in the way (a bundle of just four, or either this or that) the nearest that is listed is taken. Null if
 * there is none at all.
 */
export function stepped(composing: Composing, counts: Counts, id: string, by: number): Counts | null {
  const wanted = (counts.get(id) ?? 0) + by;
  if (wanted < 0) return null;
  const next = new Map(counts);
  if (wanted === 0) next.delete(id);
  else next.set(id, wanted);
  if (composing.bundles.some((bundle) => within(next, bundle))) return next;
  const having = composing.bundles.filter(
    (bundle) => Math.sign((bundle.get(id) ?? 0) - (counts.get(id) ?? 0)) === Math.sign(by),
  );
  if (having.length === 0) return null;
  return having.reduce((best, bundle) =>
    apart(composing, bundle, next) < apart(composing, best, next) ? bundle : best,
  );
}

/** The same where only what is listed can stand: the nearest bundle with more of a thing, or with less of it. Null if there is none. */
export function steppedWhole(composing: Composing, counts: Counts, id: string, by: number): Counts | null {
  const now = counts.get(id) ?? 0;
  const wanted = new Map(counts).set(id, now + by);
  const fitting = composing.bundles.filter((bundle) => Math.sign((bundle.get(id) ?? 0) - now) === Math.sign(by));
  return fitting.reduce<Counts | null>(
    (best, bundle) =>
      best === null || apart(composing, bundle, wanted) < apart(composing, best, wanted) ? bundle : best,
    null,
  );
}

/** The options that the bundle as it is stands for: none if it is not listed. */
export function composedOptions({ listed }: Composing, counts: Counts): readonly Option[] {
  return listed.get(keyOf(counts)) ?? [];
}

/** The bundle that an option stands for. */
export function countsOf({ bundles, listed }: Composing, option: Option): Counts {
  return bundles.find((counts) => listed.get(keyOf(counts))?.includes(option)) ?? bundles[0];
}

/** How many things every listed bundle has, if they all have the same number. */
export function fixedSize({ bundles }: Composing): number | null {
  const size = sizeOf(bundles[0]);
  return bundles.every((counts) => sizeOf(counts) === size) ? size : null;
}

/** A bundle that is being put together. */
export interface Composer {
  readonly composing: Composing;
  readonly counts: Counts;
  /** What can be answered with the bundle as it is. */
  readonly options: readonly Option[];
}
