import type { Snapshot } from './run.ts';

/** So many checkpoints are kept for undo; of those before them ever fewer, the longer ago they were passed. */
const RECENT = 8;
/** Whoever goes back by n answers has about n / 4 of them played again, and no more. */
const FINENESS = 4;
/** While a record is played again, of checkpoints that are far from its end one in so many answers is kept. */
const WHILE_REPLAYED = 32;

export interface Checkpoint<S> {
  /** How many answers had been given, and how many events told, when the checkpoint was passed. */
  readonly answers: number;
  readonly events: number;
  readonly snapshot: Snapshot<S>;
}

/**
 * The checkpoints that a match keeps to go back to. A long game has hardly more of them than a short one, or it would fill the memory
 * with its past.
 */
export class Marks<S> {
  /** How many answers the record has that is being played again; 0 if none is. */
  known = 0;
  readonly #list: Checkpoint<S>[] = [];

  get list(): readonly Checkpoint<S>[] {
    return this.#list;
  }

  /** Of a record only as many are wanted as its end will need, seen from there: most of the time of loading went into copies. */
  wants(answers: number): boolean {
    const toEnd = this.known - answers;
    return answers - this.#last.answers >= Math.min(WHILE_REPLAYED, toEnd / FINENESS);
  }

  add(mark: Checkpoint<S>): void {
    if (this.#list.length > 0 && this.#last.answers === mark.answers) this.#list.pop();
    this.#list.push(mark);
    this.#thinOut(mark.answers);
  }

  /** Forgets those after so many answers; the last one before. */
  goBack(answers: number): Checkpoint<S> {
    while (this.#last.answers > answers) this.#list.pop();
    return this.#last;
  }

  get #last(): Checkpoint<S> {
    return this.#list[this.#list.length - 1];
  }

  /**
   * The last ones stay. Before them one may be missing if its neighbours are close to each other, seen from here: the way from the
   * earlier one is played again in no time.
   */
  #thinOut(answers: number): void {
    for (let i = this.#list.length - 1 - RECENT; i > 0; i--) {
      const next = this.#list[i + 1].answers;
      if (FINENESS * (next - this.#list[i - 1].answers) <= answers - next) this.#list.splice(i, 1);
    }
  }
}
