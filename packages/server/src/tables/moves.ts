import { isOrder, type Match, Refusal, RuleFault } from '@tabula/engine';
import { messageOf, Refused } from '../common/errors.ts';
import type { Accepted, AnswerBody, RollbackBody, UndoBody, VoteBody } from '../protocol/index.ts';
import type { EventRow, Proposal } from '../store/store.ts';
import type { Keeper } from './loader.ts';
import type { Live, Room } from './room.ts';

/** What happens in a game: answers, taking them back, going back together. Each runs alone in its room. */
export class Play {
  readonly #keeper: Keeper;
  readonly #mostAnswers: number;

  constructor(keeper: Keeper, mostAnswers: number) {
    this.#keeper = keeper;
    this.#mostAnswers = mostAnswers;
  }

  async answer(room: Room, { seat, step, option }: AnswerBody, kind: 'answer' | 'late' = 'answer'): Promise<Accepted> {
    const live = room.playing();
    const { match, history } = live;
    const retried = history.taken(seat, step, option);
    if (retried !== undefined) {
      const { event, answers } = retried;
      return { seq: event.seq, step: event.step, answers };
    }
    if (step !== room.standing.step && !isOrder(option))
      throw new Refused('stale', `decision ${step} is not open, ${room.standing.step} is`);
    if (history.seq >= this.#mostAnswers)
      throw new Refused('too-many', 'this game has had more answers than any game has');
    const before = match.step;
    await this.#try(room, match, seat, option);
    return this.#happened(room, live, before, match.answers.length - 1, { kind, seat, option, to: step });
  }

  /** Time is up: for each seat that has not answered, what the rules name is taken. */
  async strike(room: Room, now: number): Promise<void> {
    const { status, dueAt, step } = room.standing;
    if (status !== 'playing' || dueAt === null || dueAt > now) return;
    for (const { seat, option } of room.late()) {
      await this.answer(room, { seat, step, option }, 'late');
      if (room.standing.step !== step) return;
    }
    throw new Error(`decision ${step} is still open, though its time is up`);
  }

  async undo(room: Room, { seat, seq }: UndoBody): Promise<Accepted> {
    const live = room.playing();
    if (live.match.over) throw new Refused('game-over', 'the game is over');
    if (seq !== room.standing.seq) throw new Refused('stale', `this is not event ${seq}, but ${room.standing.seq}`);
    await this.#keeper.reachBack(room, live.match.answers.length - 1);
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
  async propose(room: Room, { seat, to }: RollbackBody): Promise<void> {
    const { match } = room.playing();
    if (match.over) throw new Refused('game-over', 'the game is over');
    if (to >= match.answers.length)
      throw new Refused('no-rollback', `the game has ${match.answers.length} answers, ${to} of them is no way back`);
    await this.#settle(room, { by: seat, to, agreed: [seat] });
  }

  async vote(room: Room, { seat, agree }: VoteBody): Promise<void> {
    const { proposal } = room.standing;
    if (proposal === null) throw new Refused('no-rollback', 'nobody has asked to go back');
    const agreed = [...new Set([...proposal.agreed, seat])];
    await this.#settle(room, agree ? { ...proposal, agreed } : null);
  }

  /** The question is kept until everybody has agreed, or somebody has not. */
  async #settle(room: Room, proposal: Proposal | null): Promise<void> {
    const people = room.seats.filter(({ kind }) => kind !== 'bot');
    if (proposal === null || people.some(({ seat }) => !proposal.agreed.includes(seat))) {
      const standing = { ...room.standing, proposal, updatedAt: Date.now() };
      await this.#keeper.write({ table: room.id, standing });
      room.standing = standing;
      room.tellTable();
      return;
    }
    const live = room.playing();
    await this.#keeper.reachBack(room, proposal.to);
    const before = live.match.step;
    live.match.rewind(proposal.to);
    await this.#happened(room, live, before, proposal.to, { kind: 'rollback', seat: proposal.by, count: proposal.to });
    room.tellTable();
  }

  async #try(room: Room, match: Match, seat: number, option: string): Promise<void> {
    try {
      match.answer(seat, option);
    } catch (error) {
      if (error instanceof RuleFault) await this.#keeper.reportFault(room, error);
      throw refusalOf(error);
    }
  }

  /** The match has changed: put it on the disk, then tell everybody. If it cannot be kept it did not happen. */
  async #happened(room: Room, live: Live, before: number, since: number, what: What): Promise<Accepted> {
    const { match, history } = live;
    const seq = room.standing.seq + 1;
    const step = match.step !== before || match.over ? seq : room.standing.step;
    const at = Date.now();
    const event: EventRow = { ...what, seq, step, at };
    const standing = room.standingNow(seq, step, at);
    try {
      const forget = 'option' in what ? {} : { forget: since };
      await this.#keeper.write({ table: room.id, event, standing, ...forget });
    } catch (error) {
      await this.#keeper.goBack(room);
      throw error;
    }
    const ended = standing.status !== room.standing.status;
    const asked = room.standing.proposal !== null;
    history.add(event);
    room.standing = standing;
    room.tellGame(since, event);
    if (ended || asked) room.tellTable();
    this.#keeper.happened(room, event.kind);
    return { seq, step, answers: standing.answers };
  }
}

type What =
  | { readonly kind: 'answer' | 'late'; readonly seat: number; readonly option: string; readonly to: number }
  | { readonly kind: 'undo'; readonly seat: number; readonly index: number }
  | { readonly kind: 'rollback'; readonly seat: number; readonly count: number };

function refusalOf(error: unknown): unknown {
  if (error instanceof Refusal) return new Refused(error.code, error.message);
  if (error instanceof RuleFault)
    return new Refused('rule-fault', 'the rules failed on this answer; it was not taken, and the fault is reported');
  return error instanceof Error ? error : new Error(messageOf(error));
}
