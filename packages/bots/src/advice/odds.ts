import type { Chance, GameEvent, Insight, Look, Outcome, Run, Seat } from '@tabula/engine';
import type { Control } from '../players/bot.ts';
import { firstOpen, playOn } from '../players/rollout.ts';

/** What may come of an option that leads to an attack. */
export interface Odds {
  /** How many imagined attacks this is drawn from. */
  readonly samples: number;
  /** The outcomes (message keys `outcome.<outcome>`), the likeliest first. */
  readonly outcomes: readonly { readonly outcome: string; readonly share: number }[];
  /** The mean of each figure that the game names. */
  readonly figures: Readonly<Record<string, number>>;
}

const SAMPLES = 400;

/** If so many tries led to no outcome, none is to be expected. */
const FIRST_TRIES = 12;

/**
 * Plays a path of answers out to the next quiet point many times, everybody going on by habit, and sums up what came of it. Of a
 * fight that is under way they tell how it ends if it is fought out: who is asked the same as the seat then answers the same.
 * Null if it leads to no outcome that the game has a name for.
 */
export function odds<S, E extends GameEvent>(
  run: Run<S, E>,
  seat: Seat,
  path: readonly string[],
  chance: Chance,
  samples = SAMPLES,
  control?: Control,
): Odds | null {
  const counts = new Map<string, number>();
  const sums = new Map<string, number>();
  let seen = 0;
  for (let i = 0; i < samples && (seen > 0 || i < FIRST_TRIES) && !control?.cancelled(); i++) {
    const outcome = tryOut(run, seat, path, chance);
    if (outcome === undefined) continue;
    seen++;
    counts.set(outcome.outcome, (counts.get(outcome.outcome) ?? 0) + 1);
    for (const [name, figure] of Object.entries(outcome.figures)) sums.set(name, (sums.get(name) ?? 0) + figure);
  }
  if (seen === 0) return null;
  const outcomes = [...counts].map(([outcome, count]) => ({ outcome, share: count / seen }));
  outcomes.sort((a, b) => b.share - a.share || (a.outcome < b.outcome ? -1 : 1));
  return { samples: seen, outcomes, figures: Object.fromEntries([...sums].map(([name, sum]) => [name, sum / seen])) };
}

function tryOut<S, E extends GameEvent>(
  run: Run<S, E>,
  seat: Seat,
  path: readonly string[],
  chance: Chance,
): Outcome | undefined {
  const { insight, look } = run.game;
  if (insight.outcome === undefined) return undefined;
  const events: E[] = [];
  const world = run.imagine(seat, chance, { onEvent: (event) => events.push(event) });
  // Of a fight that is under way what has been told of it belongs to its outcome.
  const begin = openFightIn(events, look?.fights);
  events.splice(0, begin ?? events.length);
  let kind: string | undefined;
  for (const id of path) {
    kind = world.decision?.open(seat)?.options.find((option) => option.id === id)?.kind;
    world.answer(seat, id);
  }
  const stubborn = begin === undefined || kind === undefined ? insight : foughtOut(insight, kind);
  playOn(world, chance, 0, -Infinity, stubborn);
  return insight.outcome(events);
}

/** The habits of those who answer the same whenever they can. */
function foughtOut<S, E extends GameEvent>(insight: Insight<S, E>, kind: string): Insight<S, E> {
  const { policy } = insight;
  if (policy === undefined) return insight;
  return {
    ...insight,
    policy: (state, decision, chance) => {
      const at = firstOpen(decision).options.findIndex((option) => option.kind === kind);
      return at < 0 ? policy(state, decision, chance) : at;
    },
  };
}

/** Where in what was told a fight begins that has not ended; nothing if there is none. */
function openFightIn(events: readonly GameEvent[], fights: Look['fights']): number | undefined {
  if (fights === undefined) return undefined;
  const begin = events.findLastIndex(({ event }) => fights.begin.includes(event));
  if (begin < 0 || events.slice(begin).some(({ event }) => fights.end.includes(event))) return undefined;
  return begin;
}
