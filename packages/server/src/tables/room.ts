import { commitment, type Game, type Match } from '@tabula/engine';
import type { SeatInfo, TableInfo } from '@tabula/protocol';
import { ApiError } from '../common/errors.ts';
import type { EventRow, SeatRow, StoredTable, TableRow, TableStatus } from '../store/store.ts';
import type { Stall } from './backoff.ts';
import { GameMessageWriter, publicPosition } from './game-message.ts';
import type { History } from './history.ts';
import { type Permissions, permissionsOf } from './permissions.ts';

/** A page that shows the table. */
export interface Page {
  /** What it showed itself to hold. */
  readonly secrets: readonly string[];
  permissions: Permissions;
  tell(text: string): void;
}

/** A game that is under way or over. */
export interface LoadedGame {
  readonly rules: Game;
  match: Match;
  readonly history: History;
  /** The last checkpoint on the disk: how many answers, and how many log entries, came before it. */
  checkpoint: { answers: number; told: number };
}

/** How long presence may lag: pages that come and go together are told of once. */
const PRESENCE_MILLISECONDS = 100;

/**
 * One table in memory. What changes it goes through `run`, one thing after the other, so that whoever looks sees only
 * what is on the disk already.
 */
export class Room {
  table: TableRow;
  seats: SeatRow[];
  status: TableStatus;
  /** The game; null in the lobby. */
  game: LoadedGame | null;
  /** Bot seats that are thinking. */
  readonly thinking = new Set<number>();
  /** The number of the next chat message. */
  nextChat: number;
  /** When somebody last asked for it. */
  touched = Date.now();
  readonly #pages = new Set<Page>();
  readonly #waiters = new Set<() => void>();
  #tail: Promise<unknown> = Promise.resolve();
  #queued = 0;
  #closed = false;
  /** Why bots or clock do not go on with a decision. */
  #stall: (Stall & { readonly decision: number }) | null = null;
  #presence: NodeJS.Timeout | undefined;

  constructor({ table, seats, status }: StoredTable, live: LoadedGame | null, nextChat: number) {
    this.table = table;
    this.seats = [...seats];
    this.status = status;
    this.game = live;
    this.nextChat = nextChat;
  }

  get id(): string {
    return this.table.id;
  }

  /** Nobody looks, nobody waits, nothing is under way: the room may be left. */
  get idle(): boolean {
    return this.#pages.size === 0 && this.#waiters.size === 0 && this.#queued === 0 && this.thinking.size === 0;
  }

  /** Somebody is looking. */
  get watched(): boolean {
    return this.#pages.size > 0 || this.#waiters.size > 0;
  }

  /** The room is left: whoever comes later opens it anew, and nothing happens in this one any more. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#presence);
  }

  /** Does something when everything before it is done. */
  run<T>(work: () => Promise<T> | T): Promise<T> {
    if (this.#closed) return Promise.reject(new ApiError('busy', 'this table was put away meanwhile; try again'));
    this.#queued++;
    const done = this.#tail.then(work).finally(() => {
      this.#queued--;
    });
    this.#tail = done.catch(() => {});
    return done;
  }

  permissions(secrets: readonly string[]): Permissions {
    return permissionsOf(this.table, this.seats, secrets);
  }

  /** After somebody sat down or got up, each page is what its secrets are now. */
  refreshPermissions(): void {
    for (const page of this.#pages) page.permissions = this.permissions(page.secrets);
  }

  /** Bots or clock cannot go on with the open decision, however often they try: everybody hears why. */
  stall({ code, message }: Stall): void {
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
    if (this.game === null) throw new ApiError('not-playing', 'the game has not started');
    return this.game;
  }

  enter(page: Page): void {
    this.#pages.add(page);
    this.#presenceChanged();
  }

  leave(page: Page): void {
    if (this.#pages.delete(page)) this.#presenceChanged();
  }

  /** Waits for the next event of the game, or until the signal. */
  async news(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    await new Promise<void>((resolve) => {
      const done = () => {
        this.#waiters.delete(done);
        signal.removeEventListener('abort', done);
        resolve();
      };
      this.#waiters.add(done);
      signal.addEventListener('abort', done);
    });
  }

  /** What a viewer gets who saw the game up to event `seq`. */
  gameMessage(seq?: number): GameMessageWriter {
    const { match, history } = this.playing();
    return this.#tell(match, history.knownSince(seq), history.events.at(-1));
  }

  /** Tells every page what just happened in the game. */
  broadcastGame(since: number, event?: EventRow): void {
    const { match } = this.playing();
    const telling = this.#tell(match, since, event);
    for (const page of this.#pages) if (page.permissions.spectator) page.tell(telling.to(page.permissions));
    for (const waiter of this.#waiters) waiter();
  }

  /** Tells every page how the table is now. */
  broadcastTable(): void {
    clearTimeout(this.#presence);
    this.#presence = undefined;
    this.broadcast({ type: 'table', table: this.info() });
  }

  broadcast(message: unknown): void {
    if (this.#pages.size === 0) return;
    const text = JSON.stringify(message);
    for (const page of this.#pages) page.tell(text);
  }

  /** What is only for those who may look at the game. */
  broadcastToViewers(message: unknown): void {
    const text = JSON.stringify(message);
    for (const page of this.#pages) if (page.permissions.spectator) page.tell(text);
  }

  /** The status after something happened in the game. */
  statusAfter(seq: number, decision: number, at: number, seats: readonly SeatRow[] = this.seats): TableStatus {
    const { match } = this.playing();
    const { waiting, result, answers } = publicPosition(match);
    const { status, table } = this;
    const askedAt = status.phase === 'playing' && decision === status.decision ? status.askedAt : at;
    const phase = match.over ? 'over' : 'playing';
    const dueAt = table.time !== null && this.fallbackAnswers(seats).length > 0 ? askedAt + 1000 * table.time : null;
    return { phase, seq, decision, answers, waiting, result, rollback: null, askedAt, dueAt, updatedAt: at };
  }

  /** What the rules take for the seats that do not answer in time. Bots always do. */
  fallbackAnswers(seats: readonly SeatRow[] = this.seats): { readonly seat: number; readonly option: string }[] {
    const { decision } = this.playing().match;
    return (decision?.asks ?? []).flatMap(({ seat, prompt: { fallback } }) =>
      fallback === undefined || seats[seat].kind === 'bot' || !decision?.open(seat) ? [] : [{ seat, option: fallback }],
    );
  }

  info(): TableInfo {
    const online = new Set<number>();
    let watchers = 0;
    for (const { permissions: rights } of this.#pages) {
      for (const seat of rights.seats) online.add(seat);
      if (rights.seats.size === 0) watchers++;
    }
    return { ...tableInfo(this, online), watchers, stalled: this.stalled };
  }

  #tell(match: Match, since: number, last: EventRow | undefined): GameMessageWriter {
    return new GameMessageWriter(match, { table: this.id, status: this.status, last }, since);
  }

  #presenceChanged(): void {
    if (this.#presence !== undefined) return;
    this.#presence = setTimeout(() => this.broadcastTable(), PRESENCE_MILLISECONDS);
    this.#presence.unref();
  }
}

/** A table as it is stored, as everybody may know it. */
export function tableInfo({ table, seats, status }: StoredTable, online: ReadonlySet<number> = new Set()): TableInfo {
  const { id, game, version, settings, rematch, from, createdAt } = table;
  const { phase, seq, answers, waiting, result, rollback, askedAt, dueAt, updatedAt } = status;
  return {
    id,
    game,
    version,
    settings: { ...settings },
    public: table.public,
    time: table.time,
    status: phase,
    seats: seats.map((seat) => seatInfo(seat, online)),
    watchers: 0,
    seq,
    answers,
    waiting: [...waiting],
    askedAt,
    dueAt,
    commitment: phase === 'lobby' ? null : commitment(table.seed),
    sealed: table.sealed,
    result: result && { points: [...result.points], winners: [...result.winners], ending: result.ending },
    rollback: rollback && { ...rollback, agreed: [...rollback.agreed] },
    stalled: null,
    rematch,
    from,
    createdAt,
    updatedAt,
  };
}

function seatInfo({ seat, kind, name, level }: SeatRow, online: ReadonlySet<number>): SeatInfo {
  return { seat, kind, name, level, online: kind === 'bot' || online.has(seat) };
}
