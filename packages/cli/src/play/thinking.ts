import {
  BotPool,
  ENGINE_STAND_IN,
  engineChoice,
  type Hint,
  isOutside,
  type Odds,
  type Player,
  type SeatedEngine,
} from '@tabula/bots';
import type { Match, Seat } from '@tabula/engine';
import type { Registry } from '@tabula/games';

/** How long the bots get quick at the game before they are needed, in milliseconds. */
const WARM_UP = 3000;

/** The only table of its pool. */
const HERE = 'here';

/** How long they think about a position in which a person is asked, in milliseconds. */
const PONDER = 5000;

/** The bots at the table. They think in a thread of their own, so that the keyboard is always heard. */
export class Thinking {
  readonly #pool: BotPool;
  readonly #seed: string;
  readonly #match: Match;
  readonly #players: readonly (Player | null)[];
  /** Engines of other people, by seat. */
  readonly #engines = new Map<Seat, SeatedEngine>();

  constructor(match: Match, players: readonly (Player | null)[], registry: Registry, seed: string) {
    this.#match = match;
    this.#players = players;
    this.#seed = seed;
    this.#pool = new BotPool({ registry: new URL(registry.module), size: 1, warmUp: WARM_UP, ponder: PONDER });
    if (players.some((player) => player !== null)) this.#pool.warmUp(match.game.id, () => match.toString());
  }

  /** What the bot, or the engine, at a seat answers. */
  answer(seat: Seat): Promise<string> {
    const player = this.#players[seat];
    if (player === null) throw new Error(`a person sits at seat ${seat + 1}`);
    if (!isOutside(player)) return this.#think(seat, player.name);
    const engine = this.#engines.get(seat) ?? player.sit(seat);
    this.#engines.set(seat, engine);
    return engineChoice(engine, this.#match, () => this.#think(seat, ENGINE_STAND_IN));
  }

  /** A person is asked: the bots think about what may come. */
  ponder(): void {
    const match = this.#match;
    const bots = this.#players.flatMap((player, seat) =>
      player === null || isOutside(player) ? [] : [{ seat, bot: player.name }],
    );
    this.#pool.ponder(
      HERE,
      bots.length === 0 ? null : { position: match.decisionNumber, bots, record: () => match.toString() },
    );
  }

  hint(seat: Seat): Promise<Hint> {
    return this.#pool.hint(this.#position(seat));
  }

  odds(seat: Seat, option: string): Promise<Odds | null> {
    return this.#pool.odds({ ...this.#position(seat), path: [option] });
  }

  close(): Promise<void> {
    for (const engine of this.#engines.values()) engine.close();
    return this.#pool.close();
  }

  #think(seat: Seat, bot: string): Promise<string> {
    return this.#pool.think({ ...this.#position(seat), bot });
  }

  #position(seat: Seat): { record: string; seat: Seat; seed: string } {
    const seed = `${this.#seed} ${this.#match.answers.length} ${seat}`;
    return { record: this.#match.toString(), seat, seed };
  }
}
