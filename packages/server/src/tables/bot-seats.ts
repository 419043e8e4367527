import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type BotPool, ENGINE_STAND_IN } from '@tabula/bots';
import { type Match, regentOptions, seedFrom } from '@tabula/engine';
import type { BotName } from '@tabula/protocol';
import type { FastifyBaseLogger } from 'fastify';
import { Backoff, stallFor } from '../common/backoff.ts';
import { ApiError, messageOf } from '../common/errors.ts';
import type { Metrics } from '../common/metrics.ts';
import { type EngineSeats, isEngineName } from '../engine-seats.ts';
import { recordText } from '../restore/record-head.ts';
import type { Moves } from './moves.ts';
import type { Room } from './room.ts';

/** In milliseconds. */
export interface BotTiming {
  /** The least time between two answers that somebody may want to follow. */
  readonly minimumDelay: number;
  /** How long a bot may think before it is told to stop. */
  readonly timeout: number;
}

/** The bots at the tables. A bot that crashes, hangs or answers nonsense is replaced by chance, never waited for. */
export class BotSeats {
  readonly #pool: BotPool;
  readonly #engines: EngineSeats;
  readonly #moves: Moves;
  readonly #metrics: Metrics;
  readonly #log: FastifyBaseLogger;
  readonly #timing: BotTiming;
  readonly #closing = new AbortController();
  /** Bots that wait before another try, and for which decision. */
  readonly #resting = new WeakMap<Room, Map<number, { readonly decision: number; readonly news: AbortController }>>();

  constructor(
    pool: BotPool,
    engines: EngineSeats,
    moves: Moves,
    metrics: Metrics,
    log: FastifyBaseLogger,
    timing: BotTiming,
  ) {
    this.#pool = pool;
    this.#engines = engines;
    this.#moves = moves;
    this.#metrics = metrics;
    this.#log = log;
    this.#timing = timing;
  }

  /** If it is the turn of a bot, it begins to think. */
  wake(room: Room): void {
    if (room.status.phase === 'over') this.#engines.leave(room.id);
    this.#ponder(room);
    if (this.#closing.signal.aborted || room.closed || room.trouble !== null || room.status.phase !== 'playing') return;
    for (const { decision, news } of this.#resting.get(room)?.values() ?? [])
      if (decision !== room.status.decision) news.abort();
    if (room.stalled !== null) return;
    if (room.seats.some(({ level }) => level !== null && !isEngineName(level))) this.#warmUp(room);
    for (const seat of room.status.waiting) {
      const { level } = room.seats[seat];
      if (level === null || room.thinking.has(seat)) continue;
      room.thinking.add(seat);
      void this.#turn(room, seat, level);
    }
  }

  /** While nobody but people is asked, and somebody looks on, the bots think about what may come. */
  #ponder(room: Room): void {
    const { phase, waiting } = room.status;
    const idle = this.#closing.signal.aborted || room.closed || room.trouble !== null || phase !== 'playing';
    const bots = room.seats.flatMap(({ kind, level }, seat) =>
      kind === 'bot' && level !== null && !isEngineName(level) ? [{ seat, bot: level }] : [],
    );
    if (idle || bots.length === 0 || !room.onlookers.any || waiting.some((seat) => room.seats[seat].level !== null)) {
      this.#pool.ponder(room.id, null);
      return;
    }
    const { match } = room.playing();
    this.#pool.ponder(room.id, { position: room.status.seq, bots, record: () => recordText(match, room.seats) });
  }

  #warmUp(room: Room): void {
    const { match } = room.playing();
    this.#pool.warmUp(match.game.id, () => recordText(match, room.seats));
  }

  close(): void {
    this.#closing.abort();
    this.#engines.close();
  }

  /**
   * Thinks and answers until there is nothing to answer. While somebody tries again the room is not idle, so that it is not
   * left and opened anew with another one trying.
   */
  async #turn(room: Room, seat: number, level: BotName): Promise<void> {
    const backoff = new Backoff();
    for (;;) {
      const { decision } = room.status;
      try {
        const [option] = await Promise.all([this.#think(room, seat, level), this.#takeTime(room)]);
        await room.run(() => this.#answer(room, seat, decision, option));
        break;
      } catch (error) {
        if (this.#closing.signal.aborted || room.closed) return;
        const stall = stallFor(error);
        if (stall !== undefined) {
          this.#log.warn({ err: stall.message, table: room.id, seat }, 'a bot does not answer here any more');
          room.thinking.delete(seat);
          room.stall(stall);
          return;
        }
        this.#log.error({ err: error, table: room.id, seat }, 'a bot could not answer');
      }
      if (!(await this.#rest(room, seat, decision, backoff.next()))) break;
    }
    room.thinking.delete(seat);
    // Something else may have happened meanwhile (an undo, a new occupant): look again.
    this.wake(room);
  }

  /** Waits before another try; not until the end if something happens at the table. Whether it is still the same decision. */
  async #rest(room: Room, seat: number, decision: number, pause: number): Promise<boolean> {
    const news = new AbortController();
    this.#resting.set(room, new Map(this.#resting.get(room)).set(seat, { decision, news }));
    await wait(pause, undefined, { signal: AbortSignal.any([this.#closing.signal, news.signal]), ref: false }).catch(
      () => {},
    );
    this.#resting.get(room)?.delete(seat);
    return !this.#closing.signal.aborted && room.status.decision === decision && room.seats[seat].level !== null;
  }

  async #takeTime(room: Room): Promise<void> {
    const pace = this.#timing.minimumDelay * (room.playing().match.game.botPauseFactor ?? 1);
    if (pace > 0 && room.onlookers.any) await wait(pace, undefined, { signal: this.#closing.signal });
  }

  /** The bot's choice; undefined if twice nothing came of it. */
  async #think(room: Room, seat: number, level: BotName): Promise<string | undefined> {
    if (isEngineName(level)) {
      const answer = await this.#engines.answer(room.id, room.playing().match, seat, level);
      if (answer !== undefined) return answer;
    }
    for (const remedy of ['retried', 'replaced']) {
      try {
        const { match } = room.playing();
        const record = recordText(match, room.seats);
        const job = {
          record,
          seat,
          seed: temper(match, seat, remedy),
          bot: isEngineName(level) ? ENGINE_STAND_IN : level,
          regent: room.seats[seat].kind !== 'bot',
          deadline: this.#timing.timeout,
          lane: room.table.clientHash,
        };
        return await this.#pool.think(job, this.#closing.signal);
      } catch (error) {
        if (this.#closing.signal.aborted) throw error;
        this.#metrics.botTrouble.inc({ remedy });
        this.#log.warn({ table: room.id, seat, level, remedy, err: messageOf(error) }, 'a bot failed');
      }
    }
    return undefined;
  }

  /** Gives the answer; if the rules fail on it, any other one. */
  async #answer(room: Room, seat: number, decision: number, thought: string | undefined): Promise<void> {
    if (room.seats[seat].level === null || room.status.decision !== decision) return;
    const { game, decision: asked } = room.playing().match;
    const ask = asked?.open(seat);
    const free = ask && (room.seats[seat].kind === 'bot' ? ask.options : regentOptions(game, ask));
    const options = free?.map(({ id }) => id) ?? [];
    const left = shuffled(options.filter((id) => id !== thought));
    if (thought !== undefined && options.includes(thought)) left.unshift(thought);
    for (const option of left) {
      try {
        await this.#moves.answer(room, { seat, decision, option });
        return;
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'rule-fault') throw error;
      }
    }
    throw new Error('the rules fail on every answer');
  }
}

/**
 * A bot's own chance. It follows from the game's secret by a one-way function: whoever takes a move back and makes it
 * again meets the same temper, and a table made from the same record has the same bots.
 */
function temper({ seed, answers }: Match, seat: number, remedy: string): string {
  return seedFrom(`the temper of ${seat} after ${answers.length} answers, ${remedy}, in ${seed}`);
}

function shuffled<T>(list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
  return list;
}
