import { isOrder, type Match, Refusal, RuleFault } from '@tabula/engine';
import type { Accepted, AnswerBody, RollbackBody, UndoBody, VoteBody } from '@tabula/protocol';
import { ApiError, messageOf } from '../common/errors.ts';
import type { EventRow, RollbackRequest } from '../store/store.ts';
import type { GameLimits } from './game-limits.ts';
import type { GameLoader } from './loader.ts';
import type { LoadedGame, Room } from './room.ts';

/** What happens in a game: answers, taking them back, going back together. Each runs alone in its room. */
export class Moves {
  readonly #loader: GameLoader;
  readonly #limits: GameLimits;

  constructor(loader: GameLoader, limits: GameLimits) {
    this.#loader = loader;
    this.#limits = limits;
  }

  async answer(
    room: Room,
    { seat, decision, option }: AnswerBody,
    kind: 'answer' | 'timeout' = 'answer',
  ): Promise<Accepted> {
    const live = room.playing();
    const { match, history } = live;
    const retried = history.taken(seat, decision, option);
    if (retried !== undefined) {
      const { event, answers } = retried;
      return { seq: event.seq, decision: event.openDecision, answers };
    }
    if (decision !== room.status.decision && !isOrder(option))
      throw new ApiError('stale', `decision ${decision} is not open, ${room.status.decision} is`);
    this.#limits.checkAnswer(history, seat, option);
    const before = match.step;
    await this.#try(room, match, seat, option);
    return this.#happened(room, live, before, match.answers.length - 1, {
      kind,
      seat,
      option,
      answeredDecision: decision,
    });
  }

  /** Time is up: for each seat that has not answered, what the rules name is taken. */
  async answerOverdue(room: Room, now: number): Promise<void> {
    const { phase, dueAt, decision } = room.status;
    if (phase !== 'playing' || dueAt === null || dueAt > now) return;
    for (const { seat, option } of room.fallbackAnswers()) {
      await this.answer(room, { seat, decision, option }, 'timeout');
      if (room.status.decision !== decision) return;
    }
    // A bot that still thinks, or somebody for whom the rules name nothing, keeps it open: that is no mistake.
    if (room.fallbackAnswers().length > 0)
      throw new Error(`decision ${decision} still waits for somebody, though his time is up`);
  }

  async undo(room: Room, { seat, seq }: UndoBody): Promise<Accepted> {
    const live = room.playing();
    if (live.match.over) throw new ApiError('game-over', 'the game is over');
    if (seq !== room.status.seq) throw new ApiError('stale', `this is not event ${seq}, but ${room.status.seq}`);
    this.#limits.checkTakeBack(live.history, seat);
    await this.#loader.reachBack(room, live.match.lastFor(seat));
    const { match } = live;
    const answers = [...match.answers];
    const before = match.step;
    try {
      match.undo(seat);
    } catch (error) {
      throw refusalOf(error);
    }
    const taken = answers.findIndex((answer, i) => match.answers[i] !== answer);
    return this.#happened(room, live, before, taken, { kind: 'undo', seat, index: taken });
  }

  /** Asks everybody to go back; if there is nobody else to ask, goes back. */
  async propose(room: Room, { seat, answers }: RollbackBody): Promise<void> {
    const { match, history } = room.playing();
    const { rollback, seq } = room.status;
    if (match.over) throw new ApiError('game-over', 'the game is over');
    if (rollback?.answers === answers) return this.vote(room, { seat, agree: true, answers, seq });
    if (rollback !== null)
      throw new ApiError('no-rollback', `seat ${rollback.by} has asked to go back to ${rollback.answers} answers`);
    this.#limits.checkTakeBack(history, seat);
    if (answers >= match.answers.length)
      throw new ApiError(
        'no-rollback',
        `the game has ${match.answers.length} answers, ${answers} of them is no way back`,
      );
    await this.#settle(room, { by: seat, answers, agreed: [seat] });
  }

  /** A vote counts for the question that it names, and for no other. */
  async vote(room: Room, { seat, agree, answers, seq }: VoteBody): Promise<void> {
    const { rollback, seq: now } = room.status;
    if (rollback === null && seq === now) throw new ApiError('no-rollback', 'nobody has asked to go back');
    if (rollback === null || seq !== now || answers !== rollback.answers)
      throw new ApiError('stale', `the question to go back to ${answers} answers after event ${seq} is not open`);
    if (agree && rollback.agreed.includes(seat)) return;
    const agreed = [...new Set([...rollback.agreed, seat])];
    await this.#settle(room, agree ? { ...rollback, agreed } : null);
  }

  /** The question is kept until everybody has agreed, or somebody has not. */
  async #settle(room: Room, rollback: RollbackRequest | null): Promise<void> {
    const people = room.seats.filter(({ kind }) => kind !== 'bot');
    if (rollback === null || people.some(({ seat }) => !rollback.agreed.includes(seat))) {
      const status = { ...room.status, rollback, updatedAt: Date.now() };
      await this.#loader.write({ table: room.id, status });
      room.status = status;
      room.broadcastTable();
      return;
    }
    const live = room.playing();
    await this.#loader.reachBack(room, rollback.answers);
    const before = live.match.step;
    live.match.rewind(rollback.answers);
    await this.#happened(room, live, before, rollback.answers, {
      kind: 'rollback',
      seat: rollback.by,
      answers: rollback.answers,
    });
    room.broadcastTable();
  }

  async #try(room: Room, match: Match, seat: number, option: string): Promise<void> {
    try {
      match.answer(seat, option);
    } catch (error) {
      if (error instanceof RuleFault) await this.#loader.reportFault(room, error);
      throw refusalOf(error);
    }
  }

  /** The match has changed: put it on the disk, then tell everybody. If it cannot be kept it did not happen. */
  async #happened(room: Room, live: LoadedGame, before: number, since: number, what: What): Promise<Accepted> {
    const { match, history } = live;
    const seq = room.status.seq + 1;
    const decision = match.step !== before || match.over ? seq : room.status.decision;
    const at = Date.now();
    const event: EventRow = { ...what, seq, openDecision: decision, at };
    const status = room.statusAfter(seq, decision, at);
    try {
      const forget = 'option' in what ? {} : { forget: since };
      await this.#loader.write({ table: room.id, event, status, ...forget });
    } catch (error) {
      await this.#loader.goBack(room);
      throw error;
    }
    const ended = status.phase !== room.status.phase;
    const asked = room.status.rollback !== null;
    history.add(event);
    room.status = status;
    room.broadcastGame(since, event);
    if (ended || asked) room.broadcastTable();
    this.#loader.happened(room, event.kind);
    return { seq, decision, answers: status.answers };
  }
}

type What =
  | {
      readonly kind: 'answer' | 'timeout';
      readonly seat: number;
      readonly option: string;
      readonly answeredDecision: number;
    }
  | { readonly kind: 'undo'; readonly seat: number; readonly index: number }
  | { readonly kind: 'rollback'; readonly seat: number; readonly answers: number };

function refusalOf(error: unknown): unknown {
  if (error instanceof Refusal) return new ApiError(error.code, error.message);
  if (error instanceof RuleFault)
    return new ApiError('rule-fault', 'the rules failed on this answer; it was not taken, and the fault is reported');
  return error instanceof Error ? error : new Error(messageOf(error));
}
