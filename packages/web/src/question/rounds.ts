import type { Game, GameEvent, LogEntry } from '@tabula/engine';
import { type Fight, type Roll, seatOf } from './fights.ts';

/** One round of a fight: what was rolled, and what came of it. */
export interface Round {
  readonly rolls: readonly Roll[];
  /** What else was told, in its order. */
  readonly told: readonly GameEvent[];
}

/**
 * A fight round by round. A new one begins where somebody rolls again after something was told; dice that only one side throws anew
 * (a re-roll) take the place of those before. What is told of a re-roll itself begins nothing.
 */
export function roundsOf({ events, rolls }: Pick<Fight, 'events' | 'rolls'>, asides: readonly string[] = []): Round[] {
  const rounds: { rolls: Roll[]; told: GameEvent[]; settled: boolean }[] = [{ rolls: [], told: [], settled: false }];
  for (const event of events) {
    const roll = rolls.find((one) => one.event === event);
    let now = rounds[rounds.length - 1];
    if (roll === undefined) {
      now.told.push(event);
      now.settled ||= now.rolls.length > 0 && !asides.includes(event.event);
      continue;
    }
    const again = now.rolls.findIndex(({ seat, event: before }) => seat === roll.seat && sameRoller(before, event));
    if (again >= 0 && now.settled) {
      now = { rolls: [], told: [], settled: false };
      rounds.push(now);
    } else if (again >= 0) now.rolls.splice(again, 1);
    now.rolls.push(roll);
  }
  return rounds.map(({ rolls: thrown, told }) => ({ rolls: thrown, told }));
}

/** Whether two rolls are of the same hand: they name the same things, but for what the dice showed. */
function sameRoller({ event: a, ...one }: GameEvent, { event: b, ...other }: GameEvent): boolean {
  const names = Object.entries(one).filter(([, value]) => typeof value === 'string');
  return a === b && names.every(([name, value]) => other[name] === value);
}

/** The odds that were known when a fight was chosen: they belong to the first fight after that choice, and to no later one. */
export function shareBefore(
  game: Game,
  log: readonly LogEntry<GameEvent>[],
  { start }: Fight,
  chosen: { readonly log: number; readonly share: number } | null,
): number | null {
  const begin = game.look?.fights?.begin ?? [];
  if (chosen === null || start < chosen.log) return null;
  const other = log.slice(chosen.log, start).some(({ event }) => begin.includes(event.event));
  return other ? null : chosen.share;
}

/** How many hits so many dice give on average. */
export function expected(dice: number, hit: number): number {
  return (dice * (7 - hit)) / 6;
}

/** Expected and real hits of every seat in a log, and last those of nobody's dice; none where the game does not say which pips are hits. */
export function luck(
  game: Game,
  log: readonly LogEntry<GameEvent>[],
  seats: number,
): { expected: number; hits: number }[] {
  const hit = game.look?.hit;
  if (hit === undefined) return [];
  const sums = Array.from({ length: seats + 1 }, () => ({ expected: 0, hits: 0 }));
  for (const { event } of log) {
    const seat = seatOf(game, event) ?? seats;
    const { dice } = event;
    if (typeof dice !== 'object' || sums[seat] === undefined) continue;
    sums[seat].expected += expected(dice.length, hit);
    sums[seat].hits += dice.filter((die) => Number(die) >= hit).length;
  }
  return sums;
}
