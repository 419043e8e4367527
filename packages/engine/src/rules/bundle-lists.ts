import type { Seat } from '../common/seat.ts';
import { bundle } from './bundle.ts';
import type { RulesContext } from './context.ts';
import type { Decision, Flow, Prompt } from './decision.ts';
import { type Option, option } from './option.ts';

/** Whoever can ask. */
type Asker = Pick<RulesContext<unknown>, 'choose'>;

/** So many bundles at most are listed in one question; beyond that each kind is asked by itself. */
const MOST_LISTED = 400;
/** No stack has as many pieces of a kind. */
const BASE = 256;
/** The limits and the counts are one number in the table of lists: more kinds would not fit into it. */
const MOST_KINDS = 4;
/** So many lists are remembered: rare ones would fill the memory of a machine that plays for weeks. */
const MOST_REMEMBERED = 4096;

export type BundleOption = Readonly<{ id: string; kind: string; units: string }>;
type Counts = readonly number[];
/** A question, or several, whose answer in the end is a bundle. */
type Asking = Iterable<Decision, BundleOption, void>;

/**
 * Questions about several pieces of some kinds at once ("3 infantry and a cavalry"). Every list is made once for its
 * counts and limits, so that asking costs a look into a table. For a handful of kinds in small numbers: whoever has more (a hand of
 * thirteen kinds of cards, units of thirty nations) keeps lists of his own.
 */
export class BundleLists {
  readonly #kind: string;
  readonly #kinds: readonly string[];
  readonly #weights: readonly number[];
  readonly #options = new Map<string, BundleOption>();
  readonly #byCounts = new Map<number, BundleOption>();
  readonly #counts = new Map<BundleOption, Counts>();
  readonly #lists = new Map<number, readonly BundleOption[] | null>();
  readonly #numbers: readonly (readonly Readonly<{ id: string; kind: 'number'; unit: string; count: number }>[])[];

  /** `weights`: what one of each kind counts against the limits. */
  constructor(kind: string, kinds: readonly string[], weights: readonly number[] = kinds.map(() => 1)) {
    if (kinds.length > MOST_KINDS) throw new Error(`"${kind}" has ${kinds.length} kinds, ${MOST_KINDS} is the most`);
    this.#kind = kind;
    this.#kinds = kinds;
    this.#weights = weights;
    this.#numbers = kinds.map((unit) =>
      Array.from({ length: BASE / 2 }, (_, count) => option('number', { unit, count })),
    );
  }

  /** Asks for a bundle out of `counts` that weighs at least `min` and at most `max`. */
  choose(g: Asker, seat: Seat, prompt: Prompt, counts: Counts, min: number, max: number): Asking {
    const options = this.list(counts, min, max);
    if (options !== null) return g.choose(seat, prompt, options);
    return this.#oneByOne(g, seat, prompt, counts, min, max);
  }

  countsOf(chosen: BundleOption): Counts {
    return this.#counts.get(chosen) ?? this.#kinds.map(() => 0);
  }

  /** What a bundle option of this sort holds; nothing for other options. */
  read(chosen: Option): Counts | undefined {
    const known = this.#options.get(chosen.id);
    return known === undefined ? undefined : this.#counts.get(known);
  }

  /** The option for such a bundle, if any list has had it. */
  known(counts: Counts): Option | undefined {
    let key = 0;
    for (let i = 0; i < counts.length; i++) key = key * BASE + counts[i];
    return this.#byCounts.get(key);
  }

  /** All bundles within the limits, or null if they are too many to list. */
  list(counts: Counts, min: number, max: number): readonly BundleOption[] | null {
    const key = this.#key(counts, min, max);
    let list = this.#lists.get(key);
    if (list === undefined) {
      list = this.#build(counts, min, max);
      if (this.#lists.size === MOST_REMEMBERED) this.#lists.clear();
      this.#lists.set(key, list);
    }
    return list;
  }

  /** What is beyond the upper limit anyhow makes no other list: with it each purse and each stock would have lists of their own. */
  #key(counts: Counts, min: number, max: number): number {
    let key = min;
    let total = 0;
    for (let kind = 0; kind < counts.length; kind++) {
      const most = this.#most(counts, kind, max);
      key = key * BASE + most;
      total += most * this.#weights[kind];
    }
    return key * BASE + Math.min(max, total, BASE - 1);
  }

  #build(counts: Counts, min: number, max: number): readonly BundleOption[] | null {
    const found: BundleOption[] = [];
    const chosen = counts.map(() => 0);
    const fill = (kind: number, total: number): boolean => {
      if (kind === counts.length) {
        if (total >= min) found.push(this.#option(chosen));
        return found.length <= MOST_LISTED;
      }
      const least = this.#least(counts, kind, min - total, max - total);
      for (let n = this.#most(counts, kind, max - total); n >= least; n--) {
        chosen[kind] = n;
        if (!fill(kind + 1, total + n * this.#weights[kind])) return false;
      }
      chosen[kind] = 0;
      return true;
    };
    return fill(0, 0) ? found : null;
  }

  /** The fewest of a kind that leave the lower limit within reach of the kinds after it. */
  #least(counts: Counts, kind: number, min: number, max: number): number {
    let rest = 0;
    for (let i = kind + 1; i < counts.length; i++) rest += this.#weights[i] * this.#most(counts, i, max);
    return Math.max(0, Math.ceil((min - rest) / this.#weights[kind]));
  }

  #most(counts: Counts, kind: number, max: number): number {
    return Math.min(counts[kind], Math.floor(max / this.#weights[kind]));
  }

  #option(counts: Counts): BundleOption {
    let key = 0;
    for (let i = 0; i < counts.length; i++) key = key * BASE + counts[i];
    const known = this.#byCounts.get(key);
    if (known !== undefined) return known;
    const units = bundle(Object.fromEntries(this.#kinds.map((kind, i) => [kind, counts[i]])));
    const made: BundleOption = option(this.#kind, { units });
    this.#byCounts.set(key, made);
    this.#options.set(made.id, made);
    this.#counts.set(made, counts.slice());
    return made;
  }

  *#oneByOne(g: Asker, seat: Seat, prompt: Prompt, counts: Counts, min: number, max: number): Flow<BundleOption> {
    const chosen: number[] = [];
    let total = 0;
    for (let kind = 0; kind < counts.length; kind++) {
      const least = this.#least(counts, kind, min - total, max - total);
      const most = this.#most(counts, kind, max - total);
      const { count } = yield* g.choose(seat, prompt, this.#numbers[kind].slice(least, most + 1));
      chosen.push(count);
      total += count * this.#weights[kind];
    }
    return this.#option(chosen);
  }
}
