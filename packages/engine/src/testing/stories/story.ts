import type { Chance } from '../../common/chance.ts';
import type { Seat } from '../../common/seat.ts';
import type { Game, Result } from '../../game/game.ts';
import { Run } from '../../play/run.ts';
import type { GameEvent } from '../../rules/context.ts';
import type { Answer } from '../../rules/decision.ts';
import { MessageChecker } from './message-checker.ts';

/**
 * A position in which answers are given by seat and in words, for tests that tell stories. A game's own story adds questions
 * in the game's words ("where is that army").
 */
export class StoryOf<S, E extends GameEvent> {
  readonly run: Run<S, E>;
  readonly events: E[] = [];
  readonly #scribe: MessageChecker;

  constructor(game: Game<S, E>, state: S, chance: Chance) {
    this.run = new Run(game, { state, chance }, { onEvent: (event) => this.events.push(event) });
    this.#scribe = new MessageChecker(game);
    this.#scribe.hear(this.run.decision, this.events);
  }

  get state(): S {
    return this.run.state;
  }

  get result(): Result {
    if (!this.run.over) throw new Error('the game is not over');
    return this.run.game.result(this.state);
  }

  /** The ids that a seat may answer now, all or those of one kind; none if it is not asked. */
  offered(seat: Seat, kind?: string): string[] {
    const options = this.run.decision?.open(seat)?.options ?? [];
    return options.filter((option) => kind === undefined || option.kind === kind).map(({ id }) => id);
  }

  /** What is asked now, and of whom. */
  get asked(): { seat: Seat; ask: string } | null {
    const ask = this.run.decision?.asks[0];
    return ask === undefined ? null : { seat: ask.seat, ask: ask.prompt.ask };
  }

  answer(seat: Seat, ...ids: readonly Answer['id'][]): this {
    for (const id of ids) {
      this.run.answer(seat, id);
      this.#scribe.hear(this.run.decision, this.events);
      this.lawsHold(id);
    }
    return this;
  }

  /** Throws if the answer just given broke a law of the game. */
  protected lawsHold(_id: Answer['id']): void {}

  /** The events of one kind, in their order. */
  told<K extends E['event']>(event: K): Extract<E, { event: K }>[] {
    return this.events.filter((one): one is Extract<E, { event: K }> => one.event === event);
  }
}
