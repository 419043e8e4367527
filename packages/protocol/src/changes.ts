/**
 * How one JSON value becomes another: `[value]` stands in its place, 0 says that a part is gone, anything else names the changes of its
 * parts. The parts of a list are its places, and `length` how long it is afterwards.
 */
export type Change = readonly [value: unknown] | 0 | { readonly [part: string]: Change };

interface Parts {
  readonly [name: string]: unknown;
}

/** Where more of a list is new than this, the whole of it is shorter. */
const MOST_OF_A_LIST = 0.5;

/**
 * What turns `before` into `after`; undefined if nothing does. Both are taken as JSON would write them: it leaves out what is undefined, and
 * has null for what is no number.
 */
export function changeBetween(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return changeOfList(before, after);
  if (isParts(before) && isParts(after)) return changeOfParts(before, after);
  return plain(before) === plain(after) ? undefined : [after];
}

/** What `before` is after a change; nothing of `before` changes, and what stays the same is shared. */
export function applyChange(before: unknown, change: unknown): unknown {
  if (Array.isArray(change)) return change[0];
  if (Array.isArray(before) && isParts(change)) return listAfter(before, change);
  if (isParts(before) && isParts(change)) return partsAfter(before, change);
  throw new TypeError('this change is not one of what is there');
}

/** Views are long and change little: what is the same is passed over as quickly as can be, and nothing is made for it. */
function changeOfList(before: readonly unknown[], after: readonly unknown[]): Change | undefined {
  let changes: Record<string, Change> | undefined;
  const both = Math.min(before.length, after.length);
  let replaced = after.length - both;
  if (replaced > after.length * MOST_OF_A_LIST) return [after];
  for (let i = 0; i < both; i++) {
    if (before[i] === after[i]) continue;
    const change = changeBetween(before[i], after[i]);
    if (change === undefined) continue;
    changes ??= {};
    changes[i] = change;
    if (Array.isArray(change) && ++replaced > after.length * MOST_OF_A_LIST) return [after];
  }
  if (before.length === after.length) return changes;
  changes ??= {};
  for (let i = both; i < after.length; i++) changes[i] = [after[i]];
  changes.length = [after.length];
  return changes;
}

/** Parts keep their order, so that the text afterwards is the same to the byte; where it would not be, the whole is said. */
function changeOfParts(before: Parts, after: Parts): Change | undefined {
  let changes: Record<string, Change> | undefined;
  const now = Object.keys(after);
  let at = 0;
  for (const name in before) {
    const was = before[name];
    if (was === undefined) continue;
    const is = after[name];
    if (is !== undefined) {
      while (now[at] !== name && after[now[at]] === undefined) at++;
      if (now[at++] !== name) return [after];
      if (was === is) continue;
    }
    const change = is === undefined ? 0 : changeBetween(was, is);
    if (change === undefined) continue;
    changes ??= {};
    changes[name] = change;
  }
  for (; at < now.length; at++) {
    if (after[now[at]] === undefined) continue;
    changes ??= {};
    changes[now[at]] = [after[now[at]]];
  }
  return changes;
}

function listAfter(before: readonly unknown[], change: Parts): unknown[] {
  const { length = [before.length], ...places } = change;
  const after = before.slice(0, Array.isArray(length) ? Number(length[0]) : undefined);
  for (const [place, one] of Object.entries(places)) after[Number(place)] = applyChange(before[Number(place)], one);
  return after;
}

function partsAfter(before: Parts, change: Parts): Parts {
  const after: Record<string, unknown> = { ...before };
  for (const [name, one] of Object.entries(change)) {
    if (one === 0) delete after[name];
    else after[name] = applyChange(before[name], one);
  }
  return after;
}

function isParts(value: unknown): value is Parts {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function plain(value: unknown): unknown {
  return value === undefined || (typeof value === 'number' && !Number.isFinite(value)) ? null : value;
}
