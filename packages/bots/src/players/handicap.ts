import type { Chance, Game, GameEvent } from '@tabula/engine';
import type { Judged } from './budget.ts';
import { WON } from './value.ts';

/** As `Insight.handicaps`, for a game that names none. */
const USUAL_HANDICAPS: readonly number[] = [0.01, 0.02, 0.04, 0.07, 0.12];

/** How warm a bot is that gives so many hundreds of Elo away: the warmer, the more it cares for what is not best. */
export function temperatureOf<S, E extends GameEvent>({ insight }: Game<S, E>, handicap: number): number {
  const list = insight.handicaps ?? USUAL_HANDICAPS;
  return list[Math.min(handicap, list.length) - 1];
}

/** One of the options that were judged, the better the likelier; a game that can be won now is won. */
export function givenAway(judged: readonly Judged[], temperature: number, chance: Chance): string {
  const best = Math.max(...judged.map(({ value }) => value));
  if (best >= WON) return judged[0].id;
  const weights = judged.map(({ value }) => Math.exp((value - best) / temperature));
  return judged[drawn(weights, chance)].id;
}

/** An index, each as likely as its weight says. */
export function drawn(weights: readonly number[], chance: Chance): number {
  let left = (chance.word() / 0x1_0000_0000) * weights.reduce((sum, weight) => sum + weight, 0);
  for (let i = 0; i < weights.length; i++) {
    left -= weights[i];
    if (left < 0) return i;
  }
  return weights.length - 1;
}
