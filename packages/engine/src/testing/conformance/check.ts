import { canonical } from '../../common/hash.ts';
import type { Match } from '../../play/match.ts';
import type { Run } from '../../play/run.ts';
import type { GameEvent } from '../../rules/context.ts';
import type { Decision } from '../../rules/decision.ts';

export function check(condition: boolean, problem: string): asserts condition {
  if (!condition) throw new Error(problem);
}

const CONTEXT = 80;

/** Two texts that must be equal; a failure shows where they part. */
export function demandSame(actual: string, expected: string, problem: string): void {
  if (actual === expected) return;
  let at = 0;
  while (actual[at] === expected[at]) at++;
  const around = (text: string) => `...${text.slice(Math.max(0, at - CONTEXT), at + CONTEXT)}...`;
  throw new Error(`${problem}\n  expected ${around(expected)}\n  but got  ${around(actual)}`);
}

/** Two pieces of plain data that must be equal. They are written as text, which takes long, only to show where they part. */
export function demandEqual(actual: unknown, expected: unknown, problem: string): void {
  if (!isEqual(actual, expected)) demandSame(canonical(actual), canonical(expected), problem);
}

function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const parts = Object.entries(one);
  if (parts.length !== Object.keys(other).length) return false;
  return parts.every(([name, part]) => Object.hasOwn(other, name) && isEqual(part, Reflect.get(other, name)));
}

/** What is asked, as plain data. */
export function posed(decision: Decision | null): unknown {
  return decision?.asks.map(({ seat, prompt, options }) => {
    return { seat, prompt, options, open: decision.open(seat) !== undefined };
  });
}

/** All there is to a position of a run, as text. */
export function positionOf({ state, chance, decision }: Pick<Run, 'state' | 'chance' | 'decision'>): string {
  return canonical({ asked: posed(decision) ?? null, chance, state });
}

/** All there is to a match, as text. */
export function matchText<S, E extends GameEvent, V>(match: Match<S, E, V>): string {
  const { answers, log, history, result } = match;
  return canonical({ putAfter: history.putAfter, position: positionOf(match.run), result, log, answers });
}
