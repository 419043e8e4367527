import type { Chance } from '../chance.ts';
import type { Decision, Seat } from '../decision.ts';
import { type Answer, waiting } from '../run.ts';

/** A run or a match. */
export interface Playable {
  readonly decision: Decision | null;
  answer(seat: Seat, id: string): void;
}

/** Any seat that is waited for gives any answer that is offered to it. */
export function answerRandomly(playable: Playable, chance: Chance): Answer {
  const { decision } = playable;
  if (decision === null) throw new Error('the game is over: nobody is asked');
  const seat = chance.pick(waiting(decision));
  const { id } = chance.pick(decision.open(seat)?.options ?? []);
  playable.answer(seat, id);
  return { seat, id };
}

/** Goes on at random to the end, or for at most so many answers; the answers that were given. */
export function playRandomly(playable: Playable, chance: Chance, most = Infinity): Answer[] {
  const answers: Answer[] = [];
  while (playable.decision !== null && answers.length < most) answers.push(answerRandomly(playable, chance));
  return answers;
}
