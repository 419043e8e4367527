import { type Game, inMenuOrder, type Note, type Option, type Seat } from '@tabula/engine';
import type { OpenAsk, Preview } from '../client/source.ts';
import { beginning, type Composing, composedOptions, composingOf } from './compose.ts';

/** A question on the way, with what the seat would see there. */
export interface PlanQuestion {
  readonly ask: OpenAsk;
  readonly view: unknown;
  readonly notes: Readonly<Record<string, Note>>;
}

/** A question that is answered on the sheet. */
export interface PlanStep extends PlanQuestion {
  readonly option: Option;
  /** What is put together there, if that is all there is to it. */
  readonly composing: Composing | null;
  /** The sheet has answered it by itself: it can be changed, and need not be. */
  readonly byItself: boolean;
}

/** Why nothing more is asked on a sheet: what comes then nobody knows, or it is another matter. */
export type PlanEnd = NonNullable<Preview['end']> | 'done';

/**
 * Several questions of the rules as one sheet: a path of answers, looked along and not yet given. It begins with an option that opens a
 * sheet, or with a question that is answered several times in a row.
 */
export interface Plan {
  /** The question that is open at the table. */
  readonly first: PlanQuestion;
  readonly steps: readonly PlanStep[];
  /** What is asked at the end of the path; null where nothing more is. */
  readonly open: PlanQuestion | null;
  readonly end: PlanEnd | null;
  /** What would be told on the way. */
  readonly events: Preview['events'];
}

/** Where plans are made: the game, whose they are, and the way to look along a path. */
export interface Planner {
  readonly game: Game;
  readonly seat: Seat;
  readonly look: (path: readonly string[]) => Promise<Preview>;
}

export function pathOf({ steps }: Pick<Plan, 'steps'>): string[] {
  return steps.map(({ option }) => option.id);
}

export function opensSheet(game: Game, { kind }: Option): boolean {
  return game.look?.options[kind]?.sheet === true;
}

export function isTallied(game: Game, { kind }: Option): boolean {
  return game.look?.options[kind]?.tally === true;
}

export function endsSheet(game: Game, { kind }: Option): boolean {
  return game.look?.options[kind]?.ends === true;
}

/** Whether a question is answered several times in a row, and so by counting. */
export function isTally(game: Game, { options }: Pick<OpenAsk, 'options'>): boolean {
  return options.some((option) => isTallied(game, option));
}

export function questionOf(game: Game, seat: Seat, view: unknown, ask: OpenAsk): PlanQuestion {
  const options = inMenuOrder(ask.options);
  return { ask, view, notes: game.notes?.(view, { seat, prompt: ask.prompt, options }) ?? {} };
}

/** The bundles of a question, if whoever has put one together has answered it. */
export function bundlesOf(game: Game, { options }: Pick<OpenAsk, 'options'>): Composing | null {
  const composing = composingOf(game, options);
  if (composing === null || composing.bundles.length !== options.length) return null;
  return composing;
}

/**
 * Goes on from a path: answers what it was told to (`wishes`, in order, those that are offered), puts together what can be put
 * together, takes what is usual, and stops where somebody has to say something, or where nothing more is to be said.
 */
export async function walk(planner: Planner, first: PlanQuestion, wishes: readonly string[]): Promise<Plan> {
  const steps: PlanStep[] = [];
  let left = wishes;
  let open: PlanQuestion | null = first;
  let end: PlanEnd | null = null;
  let events: Preview['events'] = [];
  while (open !== null) {
    const told = left.findIndex((wish) => open?.ask.options.some(({ id }) => id === wish));
    const step = answered(planner.game, open, left[told]);
    if (step === null) break;
    left = left.slice(told + 1);
    steps.push(step);
    const seen = await planner.look(pathOf({ steps }));
    events = seen.events;
    open = seen.ask === null || seen.end !== null ? null : questionOf(planner.game, planner.seat, seen.view, seen.ask);
    const over = open !== null && (seen.rests || isOver(planner.game, first, steps, open));
    end = seen.end ?? (over ? 'done' : null);
    if (end !== null) open = null;
  }
  return { first, steps, open, end, events };
}

/** The answer to a question of a path: what was told, what is put together, what is usual; null if somebody has to say it. */
function answered(game: Game, question: PlanQuestion, wish: string | undefined): PlanStep | null {
  const { ask, notes } = question;
  const composing = bundlesOf(game, ask);
  const usual = ask.options.find(({ id }) => notes[id]?.usual);
  const told = ask.options.find(({ id }) => id === wish);
  const byItself = composing !== null || usual !== undefined;
  if (told !== undefined) return { ...question, composing, option: told, byItself };
  if (composing !== null)
    return { ...question, composing, option: composedOptions(composing, beginning(composing, notes))[0], byItself };
  return usual === undefined || isTally(game, ask) ? null : { ...question, composing, option: usual, byItself };
}

/** Whether a sheet has come to its end: the rules offer again what they offered before it, or what is counted has been counted. */
function isOver(game: Game, first: PlanQuestion, steps: readonly PlanStep[], open: PlanQuestion): boolean {
  if (!opensSheet(game, steps[0].option)) return open.ask.prompt.ask !== first.ask.prompt.ask;
  const before = new Set(first.ask.options.map(({ kind }) => kind));
  return open.ask.options.some(({ kind }) => before.has(kind));
}

/** Which step is to be chosen on the map and among the buttons now: the open one; at the end, the last that somebody has answered. */
export function shownStep({ steps, open }: Plan): number {
  return open === null ? steps.findLastIndex(({ byItself }) => !byItself) : steps.length;
}

/** The question that is shown, and what is chosen there. */
export function shownQuestion(plan: Plan): { readonly question: PlanQuestion; readonly chosen: Option | null } {
  const at = shownStep(plan);
  const step = plan.steps[at];
  if (step !== undefined) return { question: step, chosen: step.option };
  return { question: plan.open ?? plan.first, chosen: null };
}

/** Whether nothing is to be chosen on a sheet but what opened it: another choice is another sheet, or none. */
export function isBare(game: Game, plan: Plan): boolean {
  const [start] = plan.steps;
  return start !== undefined && opensSheet(game, start.option) && shownStep(plan) === 0;
}

/** The path with another answer at a step; what came after it is wished for again. */
export function wishesWith(plan: Plan, at: number, option: Option): string[] {
  const path = pathOf(plan);
  return [...path.slice(0, at), option.id, ...path.slice(at + 1)];
}

/** The path with an answer to the question that is shown, instead of the one that is chosen there. */
export function wishesFor(plan: Plan, option: Option): string[] {
  return [...pathOf(plan).slice(0, shownStep(plan)), option.id];
}

/** How often each answer was given to the question that is counted. */
export function talliesOf(game: Game, { steps }: Plan): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { option } of steps) if (isTallied(game, option)) counts.set(option.id, (counts.get(option.id) ?? 0) + 1);
  return counts;
}

/** The path with one more of what is counted. */
export function oneMore(plan: Plan, option: Option): string[] {
  return [...pathOf(plan), option.id];
}

/** The path without the last one of these, and what was answered because of it. */
export function oneLess(plan: Plan, option: Option): string[] {
  const { steps } = plan;
  const at = steps.findLastIndex((step) => step.option.id === option.id);
  let next = at + 1;
  while (next < steps.length && steps[next].byItself) next++;
  return pathOf(plan).filter((_, i) => i < at || i >= next);
}
