import { Chance, seedFrom } from '../../common/chance.ts';
import type { Seat } from '../../common/seat.ts';
import { configure, type Game } from '../../game/game.ts';
import { Run, waiting } from '../../play/run.ts';
import type { GameEvent } from '../../rules/context.ts';
import type { Answer, Decision } from '../../rules/decision.ts';

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

export interface RandomGame<S> {
  readonly players: number;
  readonly settings?: Readonly<Record<string, string>>;
  /** The same name is the same game. */
  readonly name: string;
  /** Throws if a position breaks a law of the game. */
  readonly law?: (state: S) => void;
  /** After how many answers the laws are looked at again, where it takes long; after each, unless said. */
  readonly every?: number;
  /** Throws if a position in which nothing is under way breaks one. */
  readonly quietLaw?: (state: S, decision: Decision | null) => void;
}

/** Any answers of anybody from the set-up to the end, with an eye on the laws of the game; the position at the end. */
export function randomGame<S, E extends GameEvent>(game: Game<S, E>, plan: RandomGame<S>): S {
  const { players, settings = {}, name, law, every = 1, quietLaw } = plan;
  const run = Run.start(game, configure(game, players, settings), seedFrom(`random ${name}`));
  const chance = Chance.fromSeed(seedFrom(`choices ${name}`));
  for (let answers = 1; run.decision !== null; answers++) {
    answerRandomly(run, chance);
    if (answers % every !== 0) continue;
    law?.(run.state);
    if (run.atCheckpoint) quietLaw?.(run.state, run.decision);
  }
  law?.(run.state);
  return run.state;
}
