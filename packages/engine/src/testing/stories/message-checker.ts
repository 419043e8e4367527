import type { Game } from '../../game/game.ts';
import type { GameEvent } from '../../rules/context.ts';
import type { Decision } from '../../rules/decision.ts';
import { sayDecision, sayEvent, Words } from '../conformance/messages.ts';
import { checkAsk } from '../conformance/play.ts';

/** What was said once for a game is not said again in its next story. */
const WORDS = new WeakMap<Game['messages'], Words>();

/**
 * Hears a story: whatever is asked is asked properly and names its rule, and whatever is asked, offered, barred or told can be said
 * in both languages. Random games seldom come to the corners where stories play.
 */
export class MessageChecker {
  readonly #words: Words;
  #heard = 0;

  constructor(game: Game) {
    const words = WORDS.get(game.messages) ?? new Words(game);
    WORDS.set(game.messages, words);
    this.#words = words;
  }

  /** Hears what is asked now and what was told since; throws if something is wrong with it. */
  hear(decision: Decision | null, events: readonly GameEvent[]): void {
    for (const ask of decision?.asks ?? []) checkAsk(ask, decision);
    sayDecision(decision, this.#words);
    for (const event of events.slice(this.#heard)) sayEvent(event, this.#words);
    this.#heard = events.length;
  }
}
