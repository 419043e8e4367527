import { BotPool, type Hint, type Odds } from '@tabula/bots';
import type { Match, Seat } from '@tabula/engine';
import type { Registry } from '@tabula/games';

/** The bots at the table. They think in a thread of their own, so that the keyboard is always heard. */
export class Thinking {
  readonly #pool: BotPool;
  readonly #seed: string;
  readonly #match: Match;

  constructor(match: Match, registry: Registry, seed: string) {
    this.#match = match;
    this.#seed = seed;
    this.#pool = new BotPool({ registry: new URL(registry.module), size: 1 });
  }

  /** What the bot called `bot` answers for a seat. */
  answer(seat: Seat, bot: string): Promise<string> {
    return this.#pool.think({ ...this.#position(seat), bot });
  }

  hint(seat: Seat): Promise<Hint> {
    return this.#pool.hint(this.#position(seat));
  }

  odds(seat: Seat, option: string): Promise<Odds | null> {
    return this.#pool.odds({ ...this.#position(seat), path: [option] });
  }

  close(): Promise<void> {
    return this.#pool.close();
  }

  #position(seat: Seat): { record: string; seat: Seat; seed: string } {
    const seed = `${this.#seed} ${this.#match.answers.length} ${seat}`;
    return { record: this.#match.toString(), seat, seed };
  }
}
