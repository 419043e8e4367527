import type { Counter } from '../data/pieces.ts';

export const NOBODY = -1;
export const NOWHERE = -1;
/** Out of the game for good. */
export const GONE = -2;

/** Lists without gaps, as they come out of JSON too: the rules meet one kind of list only. */
export function filled(length: number, value: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(value);
  return list;
}

export function lists(rows: readonly (readonly number[])[]): number[][] {
  return rows.map((row) => row.slice());
}

/** Puts a counter into a list in order. */
export function insert(list: Counter[], counter: Counter): void {
  let i = list.push(counter) - 1;
  for (; i > 0 && list[i - 1] > counter; i--) list[i] = list[i - 1];
  list[i] = counter;
}

/** Takes a counter out of a list and keeps the order of the others; `splice` makes a list of what it takes, in every step of a march. */
export function leave(list: Counter[], counter: Counter): void {
  for (let i = list.indexOf(counter); i < list.length - 1; i++) list[i] = list[i + 1];
  list.pop();
}
