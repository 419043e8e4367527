import { createHash } from 'node:crypto';

export function digest(text) {
  return createHash('sha1').update(text).digest('base64');
}

/** The log of one viewer as it grows and is cut off, with a digest of all of it at each entry. */
export class Log {
  #entries = [];

  /** Keeps what came up to `since` answers and appends what is told now. */
  take(since, told) {
    while (this.#entries.length > 0 && this.#entries.at(-1).at > since) this.#entries.pop();
    for (const entry of told) {
      const text = JSON.stringify(entry);
      this.#entries.push({ at: entry.at, text, all: digest(`${this.#entries.at(-1)?.all ?? ''}${text}`) });
    }
  }

  get digest() {
    return `${this.#entries.length} ${this.#entries.at(-1)?.all ?? ''}`;
  }

  /** The last entries, for people to read. */
  get end() {
    const last = this.#entries.slice(-4).map(({ text }) => text);
    return `${this.#entries.length} entries, ${last.join('\n')}`;
  }
}

/** What one viewer has of a position, as text: everything that must be the same again. */
export function sightOf({ view, ask, orders, barrier }, log) {
  return {
    view: JSON.stringify(view),
    ask: JSON.stringify(ask),
    orders: JSON.stringify(orders),
    barrier: JSON.stringify(barrier),
    log: log.end,
  };
}

/** What everybody knows of a position: all of a message but its viewers, the number of their decision and the times. */
export function headOf({ answers, waiting, commitment, seed, result, last }) {
  return JSON.stringify({ answers, waiting, commitment, seed, result, last });
}

/** A table as everybody knows it, but for presence and times; `moving` leaves out what bots and clocks change. */
export function infoOf(info, moving = false) {
  const { watchers, askedAt, dueAt, updatedAt, seats, ...rest } = info;
  const stays = { ...rest, seats: seats.map(({ online, ...seat }) => seat) };
  if (!moving) return stays;
  const { status, seq, answers, waiting, result, rollback, ...still } = stays;
  return still;
}

/** Where two texts begin to differ. */
export function difference(before, after) {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at++;
  const from = Math.max(0, at - 40);
  return `was …${before.slice(from, at + 80)}… is …${after.slice(from, at + 80)}…`;
}
