import { Chance, seedFrom } from '../common/chance.ts';
import { Refusal } from '../common/errors.ts';
import type { Seat } from '../common/seat.ts';
import type { Game } from '../game/game.ts';
import type { GameEvent } from '../rules/context.ts';
import type { Ask } from '../rules/decision.ts';
import { isOrder } from '../rules/standing-orders.ts';
import type { Run } from './run.ts';

/** Why a path of answers leads no further: what comes then nobody can know, or it is for somebody else to say. */
export type PathEnd = 'chance' | 'revealed' | 'other-seat' | 'over';

/** Where a path of a seat's own answers leads, as far as that seat may know. */
export interface Preview<V = unknown, E extends GameEvent = GameEvent> {
  /**
   * How many answers of the path were walked. An answer that throws dice, shows something hidden or ends the game is not walked, nor is a
   * secret one; one after which another seat is asked is, and is the last.
   */
  readonly walked: number;
  /** Why it leads no further; null if the seat is asked again. */
  readonly end: PathEnd | null;
  readonly view: V;
  /** What the seat is asked there. */
  readonly ask: Ask | null;
  /** Nothing is under way there: the rules have come back to the head of a loop, and what was begun is done. */
  readonly rests: boolean;
  /** What would be told on the way. */
  readonly events: readonly E[];
}

/** Why nothing is known after an answer of a seat that had used so much chance before: what came first. Null if it is asked again. */
export function endAfter(
  run: Pick<Run, 'revealed' | 'usedAtReveal' | 'chance' | 'decision'>,
  seat: Seat,
  used: number,
): PathEnd | null {
  if (run.revealed && run.usedAtReveal === used) return 'revealed';
  if (run.chance.used !== used) return 'chance';
  if (run.decision === null) return 'over';
  return run.decision.open(seat) === undefined ? 'other-seat' : null;
}

/** A standing order is no step of a path: it leads nowhere. */
export function mustBePath(path: readonly string[]): void {
  const order = path.find(isOrder);
  if (order !== undefined) throw new Refusal('not-offered', `"${order}" is an order, no step of a path`);
}

/**
 * Walks a path of answers as the seat may imagine it: nothing that is hidden from it is in that world, and nothing of what is walked
 * depends on it, or it would have been something that shows. The position itself stays as it is.
 */
export function preview<S, E extends GameEvent, V>(
  game: Pick<Game<S, E, V>, 'view'>,
  run: Run<S, E>,
  seat: Seat,
  path: readonly string[],
): Preview<V, E> {
  mustBePath(path);
  if (run.decision === null) throw new Refusal('game-over', 'the game is over');
  if (run.decision.open(seat) === undefined)
    throw new Refusal('wrong-seat', `seat ${seat + 1} is not asked: it has no path to look along`);
  let walk = walkAlong(run, seat, path);
  // What is not to be known has been worked out, in a world of its own: that one is left.
  if (walk.end !== null && walk.end !== 'other-seat')
    walk = { ...walkAlong(run, seat, path.slice(0, walk.walked)), end: walk.end };
  const { world, walked, end, events } = walk;
  const ask = world.decision?.open(seat) ?? null;
  return { walked, end, view: game.view(world.state, seat), ask, rests: world.atCheckpoint, events };
}

interface Walk<S, E extends GameEvent> {
  readonly world: Run<S, E>;
  readonly walked: number;
  readonly end: PathEnd | null;
  readonly events: readonly E[];
}

function walkAlong<S, E extends GameEvent>(run: Run<S, E>, seat: Seat, path: readonly string[]): Walk<S, E> {
  const events: E[] = [];
  const onEvent = (event: E, to: readonly Seat[] | undefined) => {
    if (to === undefined || to.includes(seat)) events.push(event);
  };
  const world = run.imagine(seat, Chance.fromSeed(seedFrom('previews')), { onEvent });
  events.length = 0;
  for (let walked = 0; walked < path.length; walked++) {
    // What comes of a secret answer depends on those of the others.
    if ((world.decision?.asks.length ?? 0) > 1) return { world, walked, end: 'other-seat', events };
    const { used } = world.chance;
    world.answer(seat, path[walked]);
    const end = endAfter(world, seat, used);
    if (end === 'other-seat') return { world, walked: walked + 1, end, events };
    if (end !== null) return { world, walked, end, events };
  }
  return { world, walked: path.length, end: null, events };
}
