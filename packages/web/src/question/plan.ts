import { type Game, inMenuOrder, type Note, type Option, type Seat } from '@tabula/engine';
import type { OpenAsk, Preview } from '../client/source.ts';
import { beginning, type Composing, composedOptions, composingOf } from './compose.ts';
import { endOf, goesOn, isLookedAhead, isReaction, isTallied, isTally, opensSheet, raises } from './option-looks.ts';

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
  /** What the seat would see there. */
  readonly view: unknown;
  /** What can be put together there without being chosen first. */
  readonly ahead: readonly PlanAhead[];
  /** What would be told on the way. */
  readonly events: Preview['events'];
}

/** Something that is put together, if it is: the answer that raises the question, and the question. */
export interface PlanAhead extends PlanQuestion {
  readonly raisedBy: Option;
  readonly composing: Composing;
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
  let { view } = first;
  let events: Preview['events'] = [];
  while (open !== null) {
    const told = left.findIndex((wish) => open?.ask.options.some(({ id }) => id === wish));
    const step = answered(planner.game, open, left[told], steps);
    if (step === null) break;
    left = left.slice(told + 1);
    steps.push(step);
    const seen = await planner.look(pathOf({ steps }));
    ({ events, view } = seen);
    open = seen.ask === null || seen.end !== null ? null : questionOf(planner.game, planner.seat, seen.view, seen.ask);
    const over = open !== null && isOver(planner.game, first, steps, open, seen.rests);
    end = seen.end ?? (over ? 'done' : null);
    if (end !== null) open = null;
  }
  const ahead = open === null ? [] : await lookAhead(planner, steps, open);
  return { first, steps, open, end, view, events, ahead };
}

/** The answer to a question of a path: what was told, what is put together, what is usual; null if somebody has to say it. */
function answered(
  game: Game,
  question: PlanQuestion,
  wish: string | undefined,
  before: readonly PlanStep[],
): PlanStep | null {
  const { ask, notes } = question;
  const composing = bundlesOf(game, ask);
  const usual = ask.options.find(({ id }) => notes[id]?.usual);
  const told = ask.options.find(({ id }) => id === wish);
  const byItself = composing !== null || usual !== undefined;
  if (told !== undefined) return { ...question, composing, option: told, byItself };
  if (composing !== null)
    return { ...question, composing, option: composedOptions(composing, beginning(composing, notes))[0], byItself };
  if (isTally(game, ask)) return null;
  const option = sameAsBefore(game, question, before) ?? usual;
  return option === undefined ? null : { ...question, composing, option, byItself };
}

/** What is counted goes where the one before it went. */
function sameAsBefore(game: Game, { ask }: PlanQuestion, before: readonly PlanStep[]): Option | undefined {
  const last = before[before.length - 1];
  if (last === undefined || !raises(game, last.option, ask)) return undefined;
  const same = before.findLast((step) => step.ask.prompt.ask === ask.prompt.ask);
  return ask.options.find(({ id }) => id === same?.option.id);
}

/** Whether a sheet has come to its end: the rules offer again what they offered before it, or what is counted has been counted. */
function isOver(
  game: Game,
  first: PlanQuestion,
  steps: readonly PlanStep[],
  { ask }: PlanQuestion,
  rests: boolean,
): boolean {
  if (raises(game, steps[steps.length - 1].option, ask)) return false;
  const reacts = isReaction(game, first.ask) && !isTallied(game, steps[0].option);
  if (reacts || opensSheet(game, steps[0].option)) {
    const before = new Set(first.ask.options.map(({ kind }) => kind));
    return rests || ask.options.some(({ kind }) => before.has(kind));
  }
  return !goesOn(game, first.ask, ask, rests);
}

/** What can be put together at a question that is answered by counting, before it is chosen there; not what stands on the sheet already. */
async function lookAhead(
  { game, seat, look }: Planner,
  steps: readonly PlanStep[],
  { ask }: PlanQuestion,
): Promise<PlanAhead[]> {
  const found: PlanAhead[] = [];
  for (const raisedBy of ask.options) {
    if (!isLookedAhead(game, raisedBy) || steps.some(({ option }) => option.id === raisedBy.id)) continue;
    const seen = await look([...pathOf({ steps }), raisedBy.id]);
    if (seen.ask === null || seen.end !== null) continue;
    const composing = bundlesOf(game, seen.ask);
    if (composing !== null) found.push({ ...questionOf(game, seat, seen.view, seen.ask), raisedBy, composing });
  }
  return found;
}

/**
 * Which step is to be chosen on the map and among the buttons now: the open one; where something was counted, where it goes; at the end,
 * the last that somebody has answered.
 */
export function shownStep(game: Game, { steps, open }: Plan): number {
  const last = steps.length - 1;
  if (open === null) return steps.findLastIndex(({ byItself }) => !byItself);
  const goesTo = last > 0 && raises(game, steps[last - 1].option, steps[last].ask) && steps[last].composing === null;
  return goesTo && isTally(game, open.ask) && !steps[last].byItself ? last : steps.length;
}

/** The question that is shown, and what is chosen there. */
export function shownQuestion(
  game: Game,
  plan: Plan,
): { readonly question: PlanQuestion; readonly chosen: Option | null } {
  const at = shownStep(game, plan);
  const step = plan.steps[at];
  if (step !== undefined) return { question: step, chosen: step.option };
  return { question: plan.open ?? plan.first, chosen: null };
}

/** Whether nothing is to be chosen on a sheet but what opened it: another choice is another sheet, or none. */
export function isBare(game: Game, plan: Plan): boolean {
  const [start] = plan.steps;
  return start !== undefined && opensSheet(game, start.option) && shownStep(game, plan) === 0;
}

/** The path with another answer at a step; what came after it is wished for again. */
export function wishesWith(plan: Plan, at: number, option: Option): string[] {
  const path = pathOf(plan);
  return [...path.slice(0, at), option.id, ...path.slice(at + 1)];
}

/** The path with an answer to the question that is shown, instead of the one that is chosen there. */
export function wishesFor(game: Game, plan: Plan, option: Option): string[] {
  return [...pathOf(plan).slice(0, shownStep(game, plan)), option.id];
}

/** Whether what stands on a sheet can be given: it has come to its end, or it is one that one may leave at any time. */
export function isGivable(game: Game, { steps, open, end }: Plan): boolean {
  return (
    steps.length > 0 &&
    (end !== null || (open !== null && isTally(game, open.ask) && endOf(game, open.ask) !== undefined))
  );
}
