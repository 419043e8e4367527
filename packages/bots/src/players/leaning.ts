import type { Game, GameEvent, Holdings, Run, Seat } from '@tabula/engine';
import type { CharacterId } from './characters.ts';
import { type Mind, mindOf } from './mind.ts';
import { SUREST_LOSS, SUREST_WIN } from './value.ts';

/**
 * How much chance of winning all of what it is fond of is worth to a character: enough to be noticed where options differ little, too little to lose games
 * by. README.md says what it costs: to love armies costs most, so that is loved least.
 */
const FONDNESS: Readonly<Record<CharacterId, number>> = { aggressor: 0.04, builder: 0.1, trader: 0.1, avenger: 0.1 };

/** The mind of a character: what bots go by, with a little more for what it is fond of. Nothing that goes on is worth as much as a win for it. */
export function leaningMind<S, E extends GameEvent>(
  game: Game<S, E>,
  character: CharacterId,
  foe: Seat | undefined,
): Mind<S, E> {
  const plain = mindOf(game);
  const { holdings } = game.insight;
  if (holdings === undefined) return plain;
  return {
    insight: plain.insight,
    worth: (run: Run<S, E>, seat, insight) => {
      const value = plain.worth(run, seat, insight);
      if (run.decision === null) return value;
      const leaning = FONDNESS[character] * leaningOf(character, holdings(run.state), seat, foe);
      return Math.min(Math.max(value + leaning, SUREST_LOSS), SUREST_WIN);
    },
  };
}

/** How much a character likes what it sees: its part of what it is fond of, or, for whoever takes revenge, how little its foe has left. */
export function leaningOf(character: CharacterId, all: readonly Holdings[], seat: Seat, foe: Seat | undefined): number {
  switch (character) {
    case 'aggressor':
      return part(all, seat, 'arms');
    case 'builder':
      return part(all, seat, 'works');
    case 'trader':
      return part(all, seat, 'wealth');
    case 'avenger':
      return foe === undefined ? 0 : -(part(all, foe, 'arms') + part(all, foe, 'works')) / 2;
  }
}

/** A seat's part of what all have. */
export function part(all: readonly Holdings[], seat: Seat, what: keyof Holdings): number {
  let sum = 0;
  for (const one of all) sum += one[what];
  return sum <= 0 ? 0 : all[seat][what] / sum;
}
