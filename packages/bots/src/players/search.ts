import type { Chance, Game, GameEvent, Insight, Run, SearchTuning, Seat } from '@tabula/engine';
import type { Bot, Control } from './bot.ts';
import type { Budget, Judged } from './budget.ts';
import { judgeByHalving } from './halving.ts';
import { givenAway, temperatureOf } from './handicap.ts';
import { type Mind, type MindMaker, mindOf } from './mind.ts';
import { askOf } from './rollout.ts';
import { judgeByTree } from './tree-search.ts';

/** How the search is set for most games; README.md says how that was found. */
const TUNING: SearchTuning = { root: 'tree', explore: 1.6, widen: 3, horizon: 20, worlds: 2, trust: 2, often: 1 };

/** Which part of its time the search spends on a question in the middle of a procedure: which loss, which source. */
const SHARE_INSIDE = 1 / 3;

/** How the search is set for a game. */
export function tuningOf<S, E extends GameEvent>({ tuning }: Insight<S, E>): SearchTuning {
  return { ...TUNING, ...tuning };
}

/** What the search makes of each of the seat's options, the best first. */
export function judge<S, E extends GameEvent>(
  run: Run<S, E>,
  seat: Seat,
  chance: Chance,
  budget: Budget,
  control?: Control,
  mind: Mind<S, E> = mindOf(run.game),
): Judged[] {
  const tuning = tuningOf(mind.insight);
  const share = run.atCheckpoint ? budget : partOf(budget, SHARE_INSIDE);
  return tuning.root === 'halving'
    ? judgeByHalving(run, seat, chance, share, control, mind, tuning.horizon)
    : judgeByTree(run, seat, chance, share, control, mind, tuning);
}

function partOf(budget: Budget, share: number): Budget {
  return 'iterations' in budget
    ? { iterations: Math.ceil(budget.iterations * share) }
    : { milliseconds: budget.milliseconds * share };
}

/** Takes what the search finds best, or what is nearly as good, if it gives something away. */
export function search(name: string, budget: Budget, minded: MindMaker = mindOf, handicap = 0): Bot {
  return {
    name,
    looksAhead: true,
    choose: (run, seat, chance, control) => {
      const { options } = askOf(run.decision, seat);
      if (options.length === 1) return options[0].id;
      const judged = judge(run, seat, chance, budget, control, minded(run.game, control?.foe));
      return picked(run.game, judged, handicap, chance);
    },
  };
}

/** What is answered, by what was made of the options, the best first. */
export function picked<S, E extends GameEvent>(
  game: Game<S, E>,
  judged: readonly Judged[],
  handicap: number,
  chance: Chance,
): string {
  return handicap === 0 ? judged[0].id : givenAway(judged, temperatureOf(game, handicap), chance);
}
