import type { Limits } from '../common/limits.ts';
import type { Metrics } from '../common/metrics.ts';
import type { Room } from './room.ts';

interface Entry {
  readonly opening: Promise<Room>;
  /** Once it is open. */
  room: Room | null;
}

/** How often, in milliseconds, rooms are looked through that nobody uses. */
const TIDY_MS = 60_000;

/** How long, in milliseconds, nobody may have asked for a room that must go because games fill the memory. */
const HEAVY_IDLE_MS = 1000;

/**
 * The tables in memory. There is one room for a table at a time: whoever looks on or has something under way keeps it open,
 * and a room that is left does nothing any more.
 */
export class OpenRooms {
  readonly #limits: Limits;
  readonly #metrics: Metrics;
  /** In the order of their last use. */
  readonly #entries = new Map<string, Entry>();
  readonly #timer = setInterval(() => this.tidy(), TIDY_MS).unref();

  constructor(limits: Limits, metrics: Metrics) {
    this.#limits = limits;
    this.#metrics = metrics;
  }

  /** The room of a table; if there is none, it is opened, and `onOpen` hears of it. */
  async room(id: string, open: () => Promise<Room>, onOpen: (room: Room) => void): Promise<Room> {
    const known = this.#entries.get(id);
    if (known !== undefined) {
      const room = await known.opening;
      if (this.#entries.get(id) === known && room.closed) this.#entries.delete(id);
      if (room.closed) return this.room(id, open, onOpen);
      this.#entries.delete(id);
      this.#entries.set(id, known);
      return touched(room);
    }
    const entry: Entry = { opening: open(), room: null };
    this.#entries.set(id, entry);
    try {
      const room = touched(await entry.opening);
      entry.room = room;
      onOpen(room);
      this.tidy(room);
      return room;
    } catch (error) {
      if (this.#entries.get(id) === entry) this.#entries.delete(id);
      throw error;
    }
  }

  /** A room that was made with its table. */
  adopt(room: Room): void {
    this.#entries.set(room.id, { opening: Promise.resolve(touched(room)), room });
    this.tidy(room);
  }

  /** The room of a table, if it is open. */
  known(id: string): Room | undefined {
    return this.#entries.get(id)?.room ?? undefined;
  }

  /** The rooms at which somebody looks. */
  watched(): Room[] {
    const rooms = [...this.#entries.values()].map(({ room }) => room);
    return rooms.filter((room) => room !== null).filter((room) => room.onlookers.any && !room.closed);
  }

  /** Waits until nothing is under way anywhere; nothing is tidied any more. */
  async settle(): Promise<void> {
    clearInterval(this.#timer);
    for (const { opening } of [...this.#entries.values()]) {
      const room = await opening.catch(() => undefined);
      // Of one that is closed, because another node has deleted its table, there is nothing to wait for.
      await room?.run(() => {}).catch(() => {});
    }
  }

  /**
   * Leaves rooms that nobody uses: those used longest ago while there are too many or their games too long, and forgotten
   * ones; not the one that is `used` now.
   */
  tidy(used?: Room): void {
    const { rooms, roomAnswers, idleRoomMs, forgottenRoomMs } = this.#limits;
    let answers = 0;
    for (const { room } of this.#entries.values()) answers += room?.status.answers ?? 0;
    for (const [id, { room }] of this.#entries) {
      if (room === null || room === used || !room.idle) continue;
      const idle = Date.now() - room.touched;
      const crowded = this.#entries.size > rooms && idle > idleRoomMs;
      const heavy = answers > roomAnswers && idle > Math.min(HEAVY_IDLE_MS, idleRoomMs);
      if (!crowded && !heavy && idle <= forgottenRoomMs) continue;
      this.#entries.delete(id);
      room.close();
      answers -= room.status.answers;
    }
    this.#metrics.rooms.set(this.#entries.size);
  }
}

function touched(room: Room): Room {
  room.touched = Date.now();
  return room;
}
