import type { Game, Option, Seat } from '@tabula/engine';
import { ClientError } from '../client/client-error.ts';
import type { OpenAsk, Preview, TableSource } from '../client/source.ts';
import { isLookedAhead, isReaction, isTallied, isTally } from '../question/option-looks.ts';
import { type Plan, type PlanQuestion, questionOf, walk, wishesFor, wishesWith } from '../question/plan.ts';
import { oneLess, oneMore } from '../question/tally.ts';

/** Who plans, and what he is asked. */
interface Asked {
  readonly seat: Seat;
  readonly view: unknown;
  readonly ask: OpenAsk;
}

/** Where a sheet is filled in: it looks along the path after every change, and shows what came of the last one. */
export class PlanDesk {
  readonly #source: TableSource;
  readonly #game: Game;
  readonly #changed: (failed: string | null) => void;
  #asked: Asked | null = null;
  #first: PlanQuestion | null = null;
  #plan: Plan | null = null;
  #walks = 0;
  /** What was seen along paths from this question: a change looks only along what is new. */
  readonly #seen = new Map<string, Promise<Preview>>();

  constructor(source: TableSource, game: Game, changed: (failed: string | null) => void) {
    this.#source = source;
    this.#game = game;
    this.#changed = changed;
  }

  get plan(): Plan | null {
    return this.#plan;
  }

  /** Follows what is asked: with another question a sheet is gone. What is answered by counting, and a reaction, lies open from the start. */
  follow(asked: Asked | null): void {
    if (asked?.ask === this.#asked?.ask) return;
    this.#walks++;
    this.#seen.clear();
    this.#asked = asked;
    this.#plan = null;
    this.#first = asked && questionOf(this.#game, asked.seat, asked.view, asked.ask);
    this.#lay();
  }

  /** A sheet on which something is counted lies there, empty; what can be put together on it is looked for. */
  #lay(): void {
    const first = this.#first;
    const game = this.#game;
    this.#plan = first !== null && (isTally(game, first.ask) || isReaction(game, first.ask)) ? emptyPlan(first) : null;
    if (this.#plan !== null && first?.ask.options.some((option) => isLookedAhead(game, option))) this.#walk([]);
  }

  /** An option that opens a sheet was chosen. */
  start(option: Option): void {
    this.#walk([option.id]);
  }

  /** An answer to the question that is shown. */
  choose(option: Option): void {
    const plan = this.#plan;
    if (plan === null) return;
    if (!isTallied(this.#game, option)) this.#walk(wishesFor(this.#game, plan, option));
    else if (plan.open !== null) this.count(option, 1);
  }

  /** Another answer to a question that was answered before. */
  change(step: number, option: Option): void {
    if (this.#plan !== null) this.#walk(wishesWith(this.#plan, step, option));
  }

  /** One more, or one less, of what is counted. */
  count(option: Option, by: 1 | -1): void {
    if (this.#plan !== null) this.#walk((by > 0 ? oneMore : oneLess)(this.#game, this.#plan, option));
  }

  /** Something is put together that was not on the sheet. */
  raise(raisedBy: Option, option: Option): void {
    if (this.#plan !== null) this.#walk([...oneMore(this.#game, this.#plan, raisedBy), option.id]);
  }

  /** Puts the sheet away; one on which something is counted is empty again. */
  drop(): void {
    this.#walks++;
    this.#lay();
  }

  #walk(wishes: readonly string[]): void {
    const { seat, ask } = this.#asked ?? {};
    const first = this.#first;
    if (seat === undefined || ask === undefined || first === null) return;
    const number = ++this.#walks;
    const look = async (path: readonly string[]) => {
      // What was wanted before is not wanted any more: nobody looks further for it.
      if (number !== this.#walks) throw new ClientError('stale', 'something else is looked for');
      const key = path.join('\n');
      const seen = this.#seen.get(key) ?? this.#source.preview({ seat, decision: ask.decision, path: [...path] });
      this.#seen.set(key, seen);
      seen.catch(() => this.#seen.delete(key));
      return seen;
    };
    const settle = (plan: Plan | null, failed: string | null) => {
      if (number !== this.#walks) return;
      if (plan !== null) this.#plan = plan;
      this.#changed(failed);
    };
    walk({ game: this.#game, seat, look }, first, wishes).then(
      (plan) => settle(plan, null),
      (error: unknown) => settle(null, error instanceof ClientError ? error.code : 'unknown'),
    );
  }
}

function emptyPlan(first: PlanQuestion): Plan {
  return { first, steps: [], open: first, end: null, view: first.view, events: [], ahead: [] };
}
