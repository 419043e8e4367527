import type { Chance, GameEvent, Look, Outcome, Run, Seat } from '@tabula/engine';
import type { Control } from '../players/bot.ts';
import { playOn } from '../players/rollout.ts';

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
 * Plays a path of answers out to the next quiet point many times, everybody going on by habit, and sums up what came of it.
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
  events.splice(0, openFightIn(events, look?.fights) ?? events.length);
  for (const id of path) world.answer(seat, id);
  playOn(world, chance, 0);
  return insight.outcome(events);
}

/** Where in what was told a fight begins that has not ended; nothing if there is none. */
function openFightIn(events: readonly GameEvent[], fights: Look['fights']): number | undefined {
  if (fights === undefined) return undefined;
  const begin = events.findLastIndex(({ event }) => fights.begin.includes(event));
  if (begin < 0 || events.slice(begin).some(({ event }) => fights.end.includes(event))) return undefined;
  return begin;
}
