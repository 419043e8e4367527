/** What an option or an event may say about itself: names of things and numbers. */
export type Arg = string | number;

/**
 * One thing a player may answer. `kind` and the named arguments say what it means; `id` is the same in words
 * ("claim ankara") and is what stands in a record.
 */
export interface Option {
  readonly id: string;
  readonly kind: string;
  readonly [arg: string]: Arg;
}

/** The named arguments of an option, without its id and kind. */
export function argsOf(option: Option): Record<string, Arg> {
  const { id: _id, kind: _kind, ...args } = option;
  return args;
}

/**
 * Makes an option. Games make theirs once, in tables, when they are loaded: a decision then only lists them, and
 * nothing is built while a game runs.
 */
export function option<const K extends string>(kind: K): Readonly<{ id: string; kind: K }>;
export function option<const K extends string, const A extends Readonly<Record<string, Arg>>>(
  kind: K,
  args: A,
): Readonly<{ id: string; kind: K } & A>;
export function option(kind: string, args: Readonly<Record<string, Arg>> = {}): Option {
  const id = interned([kind, ...Object.values(args)].join(' '));
  return Object.freeze({ id, kind, ...args });
}

/** The same string as the runtime's one shared copy, so that comparing two ids is comparing two addresses. */
function interned(text: string): string {
  return Object.keys({ [text]: 0 })[0] ?? text;
}

const DEEDS = new WeakSet<Option>();

/**
 * Marks an option of consequence: dice are thrown, something hidden comes to light, or a turn is over. Nobody finds that done by a
 * click on something else: it is asked even where it is the only answer.
 */
export function deed<O extends Option>(made: O): O {
  DEEDS.add(made);
  return made;
}

export function isDeed(option: Option): boolean {
  return DEEDS.has(option);
}

/** Options by their kind, kinds as they first come. */
export function byKind<O extends Option>(options: readonly O[]): Map<string, O[]> {
  const kinds = new Map<string, O[]>();
  for (const one of options) {
    const same = kinds.get(one.kind);
    if (same === undefined) kinds.set(one.kind, [one]);
    else same.push(one);
  }
  return kinds;
}

/** Options in the order in which menus list them: those of a kind together. */
export function inMenuOrder<O extends Option>(options: readonly O[]): O[] {
  return [...byKind(options).values()].flat();
}
