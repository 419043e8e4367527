import { type Match, Refusal, RuleFault } from '@tabula/engine';
import type { Accepted, AnswerBody, PathBody, RollbackBody, UndoBody, VoteBody } from '@tabula/protocol';
import { ApiError } from '../common/errors.ts';
import type { GameLimits } from '../common/game-limits.ts';
import type { RollbackRequest } from '../store/store.ts';
import { FinishedGame, finishedRow } from './finished.ts';
import type { GameLoader } from './loader.ts';
import type { Room } from './room.ts';

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
    return this.#take(room, { seat, decision, path: [option] }, (match) => match.answer(seat, option, decision, kind));
  }

  /** Several answers as one: all of them, or none. */
  path(room: Room, body: PathBody): Promise<Accepted> {
    const { seat, decision, path } = body;
    return this.#take(room, body, (match) => match.answerAll(seat, path, decision));
  }

  /** Takes what a seat says, unless it has been taken already. */
  async #take(room: Room, { seat, decision, path }: PathBody, give: (match: Match) => void): Promise<Accepted> {
    const history = await this.#loader.history(room);
    const retried = history.taken(seat, decision, path);
    if (retried !== undefined) {
      const { event, answers } = retried;
      return { seq: event.seq, decision: event.openDecision, answers };
    }
    const { match } = room.playing();
    for (const option of path) this.#limits.checkAnswer(history, seat, option);
    const { seq } = match.history;
    const { length } = match.answers;
    try {
      give(match);
    } catch (error) {
      if (error instanceof RuleFault) await this.#loader.reportFault(room, error);
      throw refusalOf(error);
    }
    return this.#happened(room, seq, length);
  }

  /** Time is up: for each seat that has not answered, what the rules name is taken. Others, like bots, are waited for. */
  async answerOverdue(room: Room, now: number): Promise<void> {
    const { phase, dueAt, decision } = room.status;
    if (phase !== 'playing' || dueAt === null || dueAt > now) return;
    const late = room.fallbackAnswers();
    if (late.length === 0) return this.#stopClock(room);
    for (const { seat, option } of late) {
      await this.answer(room, { seat, decision, option }, 'timeout');
      if (room.status.decision !== decision) return;
    }
  }

  /** Nobody is late: a node without the rules of this game could not know it when somebody left his seat to a bot. */
  async #stopClock(room: Room): Promise<void> {
    const status = { ...room.status, dueAt: null };
    await this.#loader.write(room, { status });
    room.status = status;
  }

  async undo(room: Room, { seat, seq }: UndoBody): Promise<Accepted> {
    const loaded = room.playing();
    if (loaded.match.over) throw new ApiError('game-over', 'the game is over');
    if (seq !== room.status.seq) throw new ApiError('stale', `this is not event ${seq}, but ${room.status.seq}`);
    this.#limits.checkTakeBack(loaded.match.history, seat);
    await this.#loader.reachBack(room, loaded.match.history.undoStart(seat));
    try {
      const first = loaded.match.undo(seat);
      return await this.#happened(room, seq, first);
    } catch (error) {
      throw refusalOf(error);
    }
  }

  /** Asks everybody to go back; if there is nobody else to ask, goes back. */
  async propose(room: Room, { seat, answers: wished }: RollbackBody): Promise<void> {
    const { match } = room.playing();
    const answers = match.history.wholeBefore(wished);
    const { rollback, seq } = room.status;
    if (match.over) throw new ApiError('game-over', 'the game is over');
    if (rollback?.answers === answers) return this.vote(room, { seat, agree: true, answers, seq });
    if (rollback !== null)
      throw new ApiError('no-rollback', `seat ${rollback.by} has asked to go back to ${rollback.answers} answers`);
    this.#limits.checkTakeBack(match.history, seat);
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
    const people = room.seats.filter(({ level }) => level === null);
    if (rollback === null || people.some(({ seat }) => !rollback.agreed.includes(seat))) {
      const status = { ...room.status, rollback, updatedAt: this.#loader.now(room) };
      await this.#loader.write(room, { status });
      room.status = status;
      room.broadcastTable();
      return;
    }
    const loaded = room.playing();
    await this.#loader.reachBack(room, rollback.answers);
    const { seq } = loaded.match.history;
    loaded.match.rewind(rollback.answers, rollback.by);
    await this.#happened(room, seq, rollback.answers);
    room.broadcastTable();
  }

  /**
   * The match has changed: put on the disk what its history says, then tell everybody. If it cannot be kept it did not happen, and the
   * table is brought from the store again. `before`: the last event before it; `since`: so many answers stand as they did.
   */
  async #happened(room: Room, before: number, since: number): Promise<Accepted> {
    const { match } = room.playing();
    try {
      const { last } = match.history;
      if (last === undefined) throw new Error('nothing has happened');
      const at = this.#loader.now(room);
      const events = match.history.events.slice(before).map((event) => ({ ...event, at }));
      const status = room.statusAfter(at, room.seats, { by: last });
      const forget = 'option' in last ? {} : { forget: since };
      const end = match.over ? { finished: finishedRow(match, room.seats), forget: -1 } : {};
      const checkpoint = 'option' in last ? this.#loader.checkpointDue(room) : undefined;
      await this.#loader.write(room, {
        events,
        status,
        ...forget,
        ...end,
        ...(checkpoint && { checkpoint: checkpoint.row }),
      });
      if (checkpoint !== undefined) room.playing().checkpoint = checkpoint.kept;
      const ended = status.phase !== room.status.phase;
      const asked = room.status.rollback !== null;
      room.status = status;
      if (end.finished !== undefined) room.finished = new FinishedGame(end.finished);
      room.broadcastGame(since, last);
      if (ended || asked) room.broadcastTable();
      this.#loader.happened(room, last.kind);
      return { seq: last.seq, decision: match.history.numberFor(last.seat), answers: status.answers };
    } catch (error) {
      room.doubt();
      throw error;
    }
  }
}

function refusalOf(error: unknown): unknown {
  if (error instanceof Refusal) return new ApiError(error.code, error.message);
  if (error instanceof RuleFault)
    return new ApiError('rule-fault', 'the rules failed on this answer; it was not taken, and the fault is reported');
  return error;
}
