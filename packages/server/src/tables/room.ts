import { commitment, type Match, type MatchEvent, type Result, rulesFingerprint } from '@tabula/engine';
import type { ChatMessage, ErrorCode, TableInfo } from '@tabula/protocol';
import type { Stall } from '../common/backoff.ts';
import type { ClockState } from '../common/clock-state.ts';
import { ApiError } from '../common/errors.ts';
import type { LoadedGame } from '../restore/game-restorer.ts';
import type { TableTrouble } from '../restore/trouble.ts';
import { Behind } from '../store/behind.ts';
import type { Progress, SeatRow, StoredTable, TableRow, TableStatus } from '../store/store.ts';
import { clockAfter, newClock, nextStrike } from './clock.ts';
import type { FinishedGame } from './finished.ts';
import { type GameMessages, GameMessageWriter, publicPosition } from './game-message.ts';
import { Onlookers } from './onlookers.ts';
import { type Permissions, permissionsOf, replacedSecrets } from './permissions.ts';
import { hasResigned, tableInfo } from './table-info.ts';

/** A table as it was brought from the store. */
export interface OpenedTable extends StoredTable {
  /** The game; null in the lobby, and where it is over or in trouble. Of a broken one, as far as it holds. */
  readonly game: LoadedGame | null;
  /** How the game ended. */
  readonly finished: FinishedGame | null;
  readonly trouble: TableTrouble | null;
}

/** Where a room's table comes from. */
export interface RoomSource {
  /** Others write there too. */
  readonly shared: boolean;
  /** Gives up what is in memory and brings the table again. */
  reload(room: Room): Promise<void>;
  /** Brings what has happened since; whether there was anything. */
  catchUp(room: Room): Promise<boolean>;
  /** Brings what another node has told of. */
  goOn(room: Room, rev: number, progress: () => Progress): Promise<void>;
}

/** How often something is judged again because the table has changed meanwhile. */
const MOST_JUDGED = 8;

/** What is never refused by what somebody else may have changed. */
const REGARDLESS: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'bad-request',
  'no-secret',
  'cross-origin',
  'too-large',
  'setup',
  'record',
  'rule-fault',
  'too-many',
  'storage',
  'busy',
]);

/**
 * One table in memory. What changes it goes through `run`, one thing after the other, so that whoever looks sees only
 * what is on the disk already. When something could not be stored, nothing in memory is believed any more: the table is brought
 * from the store again before anything else is done here.
 */
export class Room {
  table: TableRow;
  seats: SeatRow[];
  status: TableStatus;
  game: LoadedGame | null;
  finished: FinishedGame | null;
  trouble: TableTrouble | null;
  rev: number;
  said: number;
  /** How often it was found to be as the table is. */
  #proofs = 0;
  /** Bot seats that are thinking. */
  readonly thinking = new Set<number>();
  /** When somebody last asked for it. */
  touched = Date.now();
  readonly onlookers: Onlookers;
  readonly #source: RoomSource;
  #tail: Promise<unknown> = Promise.resolve();
  #queued = 0;
  /** What is in memory may not be what is stored. */
  #doubtful = false;
  #closed = false;
  /** Why bots or clock do not go on with a decision. */
  #stall: (Stall & { readonly decision: number }) | null = null;

  constructor(opened: OpenedTable, source: RoomSource) {
    this.table = opened.table;
    this.seats = [...opened.seats];
    this.status = opened.status;
    this.game = opened.game;
    this.finished = opened.finished;
    this.trouble = opened.trouble;
    this.rev = opened.rev;
    this.said = opened.said;
    this.#source = source;
    this.onlookers = new Onlookers(this.id, () => this.broadcastTable());
  }

  get id(): string {
    return this.table.id;
  }

  /** Nobody looks, nobody waits, nothing is under way: the room may be left. */
  get idle(): boolean {
    return !this.onlookers.any && this.#queued === 0 && this.thinking.size === 0;
  }

  /** The room was left: whoever still holds it must ask for the table again. */
  get closed(): boolean {
    return this.#closed;
  }

  /** Leaves the room for good; whoever still looks is told to come back. */
  close(): void {
    this.#closed = true;
    this.onlookers.close();
  }

  /** Does something when everything before it is done. */
  run<T>(work: () => Promise<T> | T): Promise<T> {
    this.#queued++;
    const done = this.#tail
      .then(() => {
        if (this.#closed) throw new ApiError('busy', 'this table was just put away; try again');
        return this.#judge(work);
      })
      .finally(() => {
        this.#queued--;
      });
    this.#tail = done.catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'storage') this.#doubtful = true;
      return this.#doubtful && !this.#closed ? this.#refresh().catch(() => {}) : undefined;
    });
    return done;
  }

  /** Looks at the table as it is now, not as this node last heard of it. */
  look<T>(work: () => Promise<T> | T): Promise<T> {
    return this.run(async () => {
      if (this.#source.shared) await this.#source.catchUp(this);
      this.confirmed();
      return work();
    });
  }

  /** The table has come one change further: what was judged by this room is written, or what another wrote is done here too. */
  passed(): void {
    this.rev++;
    this.confirmed();
  }

  /** The room is, or was a moment ago, as the store has the table. */
  confirmed(): void {
    this.#proofs++;
  }

  /** Brings what others have done, if nothing else is under way that does. */
  catchUp(): Promise<void> {
    return this.look(() => {});
  }

  /** Another node has told what happened, when the table came to this `rev`. */
  goOn(rev: number, progress: () => Progress): Promise<void> {
    return this.run(async () => {
      await this.#source.goOn(this, rev, progress);
      this.confirmed();
    });
  }

  /** The table was changed beside this room: what is in memory is brought up to it. */
  renew(): Promise<void> {
    return this.run(async () => {
      await this.#source.catchUp(this);
    });
  }

  /**
   * What succeeds has passed the fence. What is overtaken, or refused though others may have changed the table, is judged
   * again by what was just read.
   */
  async #judge<T>(work: () => Promise<T> | T): Promise<T> {
    for (let judged = 1; ; judged++) {
      if (this.#doubtful) await this.#refresh();
      const proofs = this.#proofs;
      try {
        const done = await work();
        // Nothing was written, so nothing has proven that it was judged by the table as it is.
        const proven = !this.#source.shared || this.#proofs !== proofs || this.#closed || judged === MOST_JUDGED;
        if (proven || !(await this.#source.catchUp(this))) return done;
      } catch (error) {
        const behind = error instanceof Behind;
        if (!behind && !(this.#source.shared && error instanceof ApiError && !REGARDLESS.has(error.code))) throw error;
        if (judged === MOST_JUDGED)
          throw behind ? new ApiError('busy', 'too much happens at this table at once; try again') : error;
        if (this.#doubtful) continue;
        if (!(await this.#source.catchUp(this)) && !behind) throw error;
      }
    }
  }

  /** Something could not be stored, or failed half-way: what is in memory is given up. */
  doubt(): void {
    this.#doubtful = true;
  }

  /** The table as the store has it. */
  become(opened: OpenedTable): void {
    const replaced = replacedSecrets(this, opened);
    this.table = opened.table;
    this.seats = [...opened.seats];
    this.status = opened.status;
    this.game = opened.game;
    this.finished = opened.finished;
    this.trouble = opened.trouble;
    this.rev = opened.rev;
    this.said = opened.said;
    this.onlookers.sendBack(replaced);
    this.refreshPermissions();
  }

  async #refresh(): Promise<void> {
    await this.#source.reload(this);
    this.#doubtful = false;
  }

  permissions(hashes: ReadonlySet<string>): Permissions {
    return permissionsOf(this.table, this.seats, hashes);
  }

  /** After somebody sat down or got up, each page is what its secrets are now; who is another now is told the whole game. */
  refreshPermissions(): void {
    this.onlookers.refreshPermissions((hashes) => this.permissions(hashes));
  }

  /** Bots or clock cannot go on with the open decision, however often they try: everybody hears why, unless he knows of worse. */
  stall({ code, message }: Stall): void {
    if (this.trouble !== null) return;
    const { decision } = this.status;
    const known = this.stalled;
    this.#stall = { code, message, decision };
    if (known === null) this.broadcastTable();
  }

  /** Why bots and clock do not go on though it is their turn; null if they do. */
  get stalled(): TableInfo['stalled'] {
    if (this.#stall?.decision !== this.status.decision) return null;
    const { code, message } = this.#stall;
    return { code, message };
  }

  /** The game, or the reason why there is none to play. */
  playing(): LoadedGame {
    if (this.trouble !== null) throw this.trouble;
    if (this.finished !== null && this.game === null) throw new ApiError('game-over', 'the game is over');
    if (this.game === null) throw new ApiError('not-playing', 'the game has not started');
    return this.game;
  }

  /** Whether there is a game to look at. */
  get showsGame(): boolean {
    return this.game !== null || this.finished !== null;
  }

  /** What a viewer gets who saw the game up to event `seq`. */
  gameMessage(seq?: number): GameMessages {
    if (this.game === null && this.finished !== null) return this.finished.messages(this, commitment(this.table.seed));
    if (this.game === null || this.trouble === null) return this.#tell(this.playing().match, seq);
    return this.#tell(this.game.match);
  }

  /** Tells every page what just happened in the game. */
  broadcastGame(since: number, event?: MatchEvent): void {
    const { match } = this.playing();
    this.onlookers.tellGame(this.#writer(match, since, event));
  }

  /** Tells every page what happened since event `seq`; all of it if nobody can say. */
  broadcastNews(seq: number | undefined): void {
    if (seq === undefined || this.game === null) this.broadcastWholeGame();
    else this.onlookers.tellGame(this.#tell(this.game.match, seq));
  }

  /** Tells every page the whole game, as it stands. */
  broadcastWholeGame(): void {
    if (this.showsGame) this.onlookers.tellGame(this.gameMessage());
  }

  /** Tells every page how the table is now. */
  broadcastTable(): void {
    this.onlookers.tellTable(this.info());
  }

  /** Something was said. */
  hear(message: ChatMessage): void {
    this.said = message.id;
    this.onlookers.tellViewers({ type: 'chat', message });
  }

  /** The status after something happened in the game, somebody sat down, or the clocks were changed. */
  statusAfter(at: number, seats: readonly SeatRow[] = this.seats, change: StatusChange = {}): TableStatus {
    const { status } = this;
    // What is to be expected of the game is known to those who can play it: other nodes, or this one by other rules.
    if (this.trouble !== null) return { ...status, rollback: null, updatedAt: at };
    const { match } = this.playing();
    const { seq, decisionNumber: decision } = match.history;
    const { waiting, result, answers } = publicPosition(match);
    const askedAt = status.phase === 'playing' && match.history.isOpen(status.decision) ? status.askedAt : at;
    const phase = match.over ? 'over' : 'playing';
    const clock = phase === 'over' ? null : this.#clockAfter(at, seats, waiting, change);
    const dueAt = clock === null ? this.#dueAt(askedAt, seats) : this.#strikeAt(clock, at, seats);
    const fingerprint = { position: match.checksum(), rules: rulesFingerprint(match.game) };
    return {
      phase,
      seq,
      decision,
      answers,
      waiting,
      result: result && countingLast(result, seats),
      rollback: null,
      askedAt,
      dueAt,
      clock,
      updatedAt: at,
      fingerprint,
    };
  }

  #clockAfter(
    at: number,
    seats: readonly SeatRow[],
    waiting: readonly number[],
    { clock = this.status.clock, by }: StatusChange,
  ): ClockState | null {
    const { pace } = this.table;
    if (pace === null) return null;
    const before = clock === null ? [] : this.status.waiting;
    const { answers } = this.playing().match;
    return clockAfter(clock ?? newClock(pace, seats.length), pace, {
      at,
      seats,
      before,
      waiting,
      answers: answers.length,
      by: by !== undefined && 'option' in by ? by : undefined,
    });
  }

  #strikeAt(clock: ClockState, at: number, seats: readonly SeatRow[]): number | null {
    const { pace } = this.table;
    const named = new Set(this.fallbackAnswers(seats).map(({ seat }) => seat));
    return pace && nextStrike(clock, pace, seats, named, at);
  }

  #dueAt(askedAt: number, seats: readonly SeatRow[]): number | null {
    const { time } = this.table;
    return time !== null && this.fallbackAnswers(seats).length > 0 ? askedAt + 1000 * time : null;
  }

  /** What the rules take for the seats that do not answer in time. Bots always do. */
  fallbackAnswers(seats: readonly SeatRow[] = this.seats): { readonly seat: number; readonly option: string }[] {
    const { decision } = this.playing().match;
    return (decision?.asks ?? []).flatMap(({ seat, prompt: { fallback } }) =>
      fallback === undefined || seats[seat].level !== null || !decision?.open(seat) ? [] : [{ seat, option: fallback }],
    );
  }

  info(): TableInfo {
    const { seats, watchers } = this.onlookers.everywhere();
    const trouble = this.trouble === null ? {} : { trouble: this.trouble.trouble, dueAt: null };
    return { ...tableInfo(this, seats), watchers, stalled: this.stalled, ...trouble };
  }

  /** For whoever saw the game up to event `seq`; of a game that only holds in part nothing is sure to be known. */
  #tell(match: Match, seq?: number): GameMessageWriter {
    const since = this.trouble === null ? match.history.knownSince(seq) : -1;
    return this.#writer(match, since, match.history.last);
  }

  #writer(match: Match, since: number, last: MatchEvent | undefined): GameMessageWriter {
    const held = this.trouble !== null;
    return new GameMessageWriter(match, { table: this.id, status: this.status, last, held }, since);
  }
}

/** What has changed beside the position. */
interface StatusChange {
  /** The clocks, if not those that there were. */
  readonly clock?: ClockState | null;
  /** What has just happened in the game. */
  readonly by?: MatchEvent;
}

/** Whoever has resigned wins nothing: then the best of the others have won. */
function countingLast(result: Result, seats: readonly SeatRow[]): Result {
  const playedOn = seats.filter((row) => !hasResigned(row)).map(({ seat }) => seat);
  if (playedOn.length === 0 || playedOn.length === seats.length) return result;
  const winners = result.winners.filter((seat) => playedOn.includes(seat));
  const most = Math.max(...playedOn.map((seat) => result.points[seat]));
  return { ...result, winners: winners.length > 0 ? winners : playedOn.filter((seat) => result.points[seat] === most) };
}
