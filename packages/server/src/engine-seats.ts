import { EngineFault, type OutsidePlayer, outsideEngine, type SeatedEngine, type Watched } from '@tabula/bots';
import type { EngineName, SeatWish } from '@tabula/protocol';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from './common/errors.ts';

/** Engines that the operator named, each with the command that starts it. */
export type EngineCommands = Readonly<Record<string, string>>;

/** So many engines run at once; a seat beyond them is answered for. */
const MOST_RUNNING = 16;
/** An engine that is not asked for so long is ended: each question tells it all it needs, so another one can go on. */
const IDLE_MS = 60_000;

interface Running {
  readonly engine: SeatedEngine;
  readonly table: string;
  asked: boolean;
  timer: NodeJS.Timeout | undefined;
}

export function isEngineName(level: string | null): level is EngineName {
  return level?.startsWith('engine:') === true;
}

/** The engines of other people at the tables. Only those that the operator named: no visitor ever says what is started. */
export class EngineSeats {
  readonly #players: ReadonlyMap<string, OutsidePlayer>;
  readonly #log: FastifyBaseLogger;
  /** By table, seat and engine; whoever was asked last is the last. */
  readonly #running = new Map<string, Running>();
  #closed = false;

  constructor(commands: EngineCommands, log: FastifyBaseLogger) {
    this.#log = log;
    this.#players = new Map(
      Object.entries(commands).map(([name, command]) => {
        const word = `engine:${name}`;
        const tell = (fault: EngineFault, seat: number) =>
          log.warn({ engine: word, seat, err: fault.message }, 'an engine failed');
        return [word, outsideEngine(word, command, tell)];
      }),
    );
  }

  get names(): EngineName[] {
    return [...this.#players.keys()].filter(isEngineName);
  }

  /** Refuses a wish for an engine that nobody named. */
  check(wishes: readonly SeatWish[]): void {
    for (const wish of wishes)
      if (wish.kind === 'bot' && isEngineName(wish.level) && !this.#players.has(wish.level))
        throw new ApiError('setup', `there is no "${wish.level}" here; there is ${this.names.join(', ') || 'none'}`);
  }

  /** What an engine answers for its seat; undefined if nothing came of it. */
  async answer(table: string, match: Watched, seat: number, name: EngineName): Promise<string | undefined> {
    const key = `${table} ${seat} ${name}`;
    const running = this.#running.get(key) ?? this.#start(table, seat, name);
    if (running === undefined) return undefined;
    this.#running.delete(key);
    this.#running.set(key, running);
    running.asked = true;
    clearTimeout(running.timer);
    try {
      return await running.engine.choose(match);
    } catch (error) {
      if (!(error instanceof EngineFault)) throw error;
      return undefined;
    } finally {
      running.asked = false;
      running.timer = setTimeout(() => this.#end(key), IDLE_MS).unref();
    }
  }

  /** The game is over: nobody is asked any more. */
  leave(table: string): void {
    for (const [key, running] of [...this.#running]) if (running.table === table) this.#end(key);
  }

  close(): void {
    this.#closed = true;
    for (const key of [...this.#running.keys()]) this.#end(key);
  }

  #start(table: string, seat: number, name: EngineName): Running | undefined {
    const player = this.#players.get(name);
    if (player === undefined || this.#closed || !this.#hasRoom()) {
      this.#log.debug({ engine: name, table, seat }, 'an engine is not there to be asked');
      return undefined;
    }
    return { engine: player.sit(seat), table, asked: false, timer: undefined };
  }

  /** Whether another one may run; the one that was not asked for longest makes room. */
  #hasRoom(): boolean {
    if (this.#running.size < MOST_RUNNING) return true;
    const idle = [...this.#running].find(([, { asked }]) => !asked);
    if (idle !== undefined) this.#end(idle[0]);
    return idle !== undefined;
  }

  #end(key: string): void {
    const running = this.#running.get(key);
    clearTimeout(running?.timer);
    running?.engine.close();
    this.#running.delete(key);
  }
}
