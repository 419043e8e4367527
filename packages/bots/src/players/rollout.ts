import {
  type Ask,
  type Chance,
  type Decision,
  type GameEvent,
  type Insight,
  isForced,
  type Run,
  type Seat,
} from '@tabula/engine';
import type { NamedDice } from './named-dice.ts';

/** Rules that come to no quiet point within so many answers are at fault; looking ahead stops there and judges. */
const MOST_TO_QUIET = 400;

/** What `seat` is asked, or an error for whoever called a bot out of turn. */
export function askOf(decision: Decision | null, seat: Seat): Ask {
  const ask = decision?.open(seat);
  if (ask === undefined) throw new Error(`seat ${seat + 1} has nothing to answer now`);
  return ask;
}

/** The first part of a decision that is still open. */
export function firstOpen(decision: Decision): Ask {
  for (const ask of decision.asks) if (decision.open(ask.seat) !== undefined) return ask;
  throw new Error('a decision without an open part');
}

/** What the game's policy would answer here, as an index; without a policy, anything. */
export function policyAnswer<S, E extends GameEvent>(
  run: Run<S, E>,
  decision: Decision | null,
  ask: Ask,
  chance: Chance,
  insight: Insight<S, E> = run.game.insight,
): number {
  if (insight.policy === undefined || decision === null) return chance.below(ask.options.length);
  const index = insight.policy(run.state, decision.asks.length === 1 ? decision : alone(ask, decision), chance);
  if (ask.options[index] === undefined)
    throw new Error(
      `the policy of ${run.game.id} chose option ${index} of ${ask.options.length} at "${ask.prompt.ask}"`,
    );
  return index;
}

/** One seat's part of a secret decision, as a decision of its own: a policy answers for one seat at a time. */
function alone(ask: Ask, decision: Decision): Decision {
  return {
    asks: [ask],
    open: (seat) => (seat === ask.seat ? ask : undefined),
    take: (seat, id) => decision.take(seat, id),
  };
}

/** One answer by habit, from the first seat that is waited for. */
function playPolicyStep<S, E extends GameEvent>(
  run: Run<S, E>,
  decision: Decision,
  chance: Chance,
  insight: Insight<S, E>,
  dice: NamedDice<S, E> | undefined,
): void {
  const ask = decision.asks.length === 1 ? decision.asks[0] : firstOpen(decision);
  dice?.beforeHabit(ask);
  const option = ask.options[policyAnswer(run, decision, ask, chance, insight)];
  dice?.beforeAnswer(ask, option);
  run.answer(ask.seat, option.id);
}

/**
 * Plays on by habit for at least `least` answers and to an hour, if the game tells hours, then to the next quiet point: where
 * nothing is half done, a position can be judged. A secret decision that waits for some seats is not quiet, whatever came
 * right before it. With dice by name every answer meets its own.
 */
export function playOn<S, E extends GameEvent>(
  run: Run<S, E>,
  chance: Chance,
  least: number,
  hour = -Infinity,
  insight: Insight<S, E> = run.game.insight,
  dice?: NamedDice<S, E>,
): void {
  const early = () => insight.turnClock !== undefined && insight.turnClock(run.state) < hour;
  for (let played = 0; run.decision !== null && played < least + MOST_TO_QUIET; played++) {
    if (played >= least && run.atCheckpoint && untouched(run.decision) && !early()) return;
    playPolicyStep(run, run.decision, chance, insight, dice);
  }
}

function untouched(decision: Decision): boolean {
  if (decision.asks.length === 1) return true;
  return decision.asks.every((ask) => isForced(ask) || decision.open(ask.seat) !== undefined);
}
