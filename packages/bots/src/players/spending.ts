import type { Control } from './bot.ts';
import type { Budget } from './budget.ts';

/** The time or the number of roll-outs that a question may cost. */
export class Spending {
  readonly #budget: Budget;
  readonly #control: Control | undefined;
  readonly #now: () => number;
  readonly #begun: number;
  #rollouts = 0;

  constructor(budget: Budget, control: Control | undefined) {
    this.#budget = budget;
    this.#control = control;
    this.#now = control?.now ?? (() => performance.now());
    this.#begun = this.#now();
  }

  /** Which part of the purse is gone; all of it if the thought was called off. */
  get gone(): number {
    if (this.#control?.cancelled()) return 1;
    if ('iterations' in this.#budget) return this.#rollouts / this.#budget.iterations;
    return (this.#now() - this.#begun) / this.#budget.milliseconds;
  }

  spend(): void {
    this.#rollouts++;
  }
}
