import type { Game, GameEvent, Insight, Run, Seat } from '@tabula/engine';
import { worth, worthOfOld } from './value.ts';

/** What a bot goes by when it looks ahead: what it knows of the game, and what a position is worth to a seat. */
export interface Mind<S, E extends GameEvent> {
  readonly insight: Insight<S, E>;
  readonly worth: (run: Run<S, E>, seat: Seat, insight: Insight<S, E>) => number;
}

/** What bots go by now. */
export function mindOf<S, E extends GameEvent>({ insight }: Game<S, E>): Mind<S, E> {
  return { insight, worth };
}

/** What somebody goes by in a game, as things stand there. */
export type MindMaker = <S, E extends GameEvent>(game: Game<S, E>, foe?: Seat) => Mind<S, E>;

/** What the search of version 1 went by: the yardstick for whatever came after it. */
export function firstMindOf<S, E extends GameEvent>({ insight }: Game<S, E>): Mind<S, E> {
  const tuning = { ...insight.tuning, ...insight.first?.tuning, root: 'tree' } as const;
  return { insight: { ...insight, ...insight.first, tuning }, worth: worthOfOld };
}
