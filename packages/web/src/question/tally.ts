import { byKind, type Game, type Option, type Scene, type Seat } from '@tabula/engine';
import { isLookedAhead, isTallied, isTally } from './option-looks.ts';
import { type Plan, type PlanQuestion, pathOf } from './plan.ts';

/** One thing that was counted, with what was said of it: the unit, and where it goes. */
export interface Lot {
  readonly option: Option;
  /** At which step it begins. */
  readonly at: number;
  readonly said: readonly Option[];
}

/** What was counted so far, in the order of the path. */
export function lotsOf(game: Game, { steps }: Pick<Plan, 'steps'>): Lot[] {
  const lots: { option: Option; at: number; said: Option[] }[] = [];
  for (const [at, { option }] of steps.entries())
    if (isTallied(game, option)) lots.push({ option, at, said: [] });
    else lots[lots.length - 1]?.said.push(option);
  return lots;
}

/** How often each answer was given to the question that is counted. */
export function talliesOf(game: Game, plan: Pick<Plan, 'steps'>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { option } of lotsOf(game, plan)) counts.set(option.id, (counts.get(option.id) ?? 0) + 1);
  return counts;
}

/** The path with one more of what is counted. What is put together comes last: it has what the others leave. */
export function oneMore(game: Game, plan: Plan, option: Option): string[] {
  const path = pathOf(plan);
  const composed = plan.steps.findIndex((step) => isLookedAhead(game, step.option));
  const at = composed < 0 ? path.length : composed;
  return [...path.slice(0, at), option.id, ...path.slice(at)];
}

/** The path without the last one of these, and what was said of it. */
export function oneLess(game: Game, plan: Plan, option: Option): string[] {
  const lot = lotsOf(game, plan).findLast((one) => one.option.id === option.id);
  if (lot === undefined) return pathOf(plan);
  return pathOf(plan).filter((_, at) => at < lot.at || at > lot.at + lot.said.length);
}

/** The question in which things are counted, as it stands: the open one, or the one before which something is still to be said. */
export function countingQuestion(game: Game, { first, steps, open }: Plan): PlanQuestion | null {
  if (open !== null && isTally(game, open.ask)) return open;
  return steps.findLast(({ ask }) => isTally(game, ask)) ?? (isTally(game, first.ask) ? first : null);
}

/** Whatever can be counted, or is: also what can no longer be paid for. By kind. */
export function countable(game: Game, plan: Plan): ReadonlyMap<string, readonly Option[]> {
  const found = new Map<string, Option>();
  const questions = [plan.first, ...plan.steps, ...(plan.open === null ? [] : [plan.open])];
  for (const { ask } of questions)
    for (const option of ask.options) if (isTallied(game, option)) found.set(option.id, option);
  return byKind([...found.values()]);
}

/** What is in the purse that a question's things are paid from, by a scene; null if none is named. */
export function purseIn(game: Game, seat: Seat, { ask }: PlanQuestion, { panels }: Scene): number | null {
  const key = ask.options.map(({ kind }) => game.look?.options[kind]?.spends).find((name) => name !== undefined);
  if (key === undefined) return null;
  const named = new Set(Object.values(ask.prompt.args ?? {}).map(String));
  const rows = panels.find((panel) => panel.seat === seat)?.rows ?? [];
  const having = rows.filter(({ cells }) => cells.some(({ name }) => name.say === key));
  const row = having.find(({ style }) => style !== undefined && named.has(style)) ?? having[0];
  return row?.cells.find(({ name }) => name.say === key)?.value ?? null;
}
