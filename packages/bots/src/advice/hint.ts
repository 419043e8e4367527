import type { Chance, GameEvent, Run, Seat } from '@tabula/engine';
import type { Control } from '../players/bot.ts';
import type { Budget, Judged } from '../players/budget.ts';
import { judge } from '../players/search.ts';

/** What the search would do, and what it expects of it. */
export interface Hint {
  readonly id: string;
  /** The expected worth to the seat: 0 lost, 1 won. */
  readonly value: number;
  /** All options as the search saw them, the best first. */
  readonly options: readonly Judged[];
}

const BUDGET: Budget = { milliseconds: 800 };

/** Advice for a seat, from what the seat may know. */
export function hint<S, E extends GameEvent>(
  run: Run<S, E>,
  seat: Seat,
  chance: Chance,
  control?: Control,
  budget: Budget = BUDGET,
): Hint {
  const options = judge(run, seat, chance, budget, control);
  return { id: options[0].id, value: options[0].value, options };
}
