import { commitment } from '@tabula/engine';
import type { SeatInfo, TableInfo, Talk } from '@tabula/protocol';
import type { SeatRow, StoredTable, TableRow } from '../store/store.ts';
import { isPerson } from './absence.ts';
import { clockInfo, publicDueAt } from './clock.ts';

/** A table as it is stored, as everybody may know it. */
export function tableInfo({ table, seats, status }: StoredTable, online: ReadonlySet<number> = new Set()): TableInfo {
  const { id, game, version, settings, rematch, from, createdAt } = table;
  const { phase, seq, answers, waiting, result, rollback, askedAt, updatedAt } = status;
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
    dueAt: publicDueAt(status),
    commitment: phase === 'lobby' ? null : commitment(table.seed),
    sealed: table.sealed,
    result: result && { points: [...result.points], winners: [...result.winners], ending: result.ending },
    rollback: rollback && { ...rollback, agreed: [...rollback.agreed] },
    stalled: null,
    rematch,
    from,
    ...named(table),
    ...(table.public && { talk: talkOf(table, seats) }),
    createdAt,
    updatedAt,
    ...(table.pace === null ? {} : { pace: table.pace }),
    ...(status.clock === null ? {} : { clock: clockInfo(status.clock) }),
  };
}

/** What a table tells those who look for one. */
function named({ lobby: { name, host, note } }: TableRow): Pick<TableInfo, 'name' | 'host' | 'note'> {
  return {
    ...(name !== undefined && { name }),
    ...(host !== undefined && { host }),
    ...(note !== undefined && { note }),
  };
}

/** Whether people talk freely: at a public table once all of them want to. */
export function talkOf({ public: listed, lobby }: TableRow, seats: readonly SeatRow[]): Talk {
  const people = seats.filter(isPerson).map(({ seat }) => seat);
  const agreed = (lobby.talk ?? []).filter((seat) => people.includes(seat));
  return { free: !listed || people.every((seat) => agreed.includes(seat)), agreed };
}

function seatInfo(row: SeatRow, online: ReadonlySet<number>): SeatInfo {
  const { seat, kind, name, level } = row;
  const info = { seat, kind, name, level, online: kind === 'bot' || online.has(seat) };
  return hasResigned(row) ? { ...info, resigned: true } : info;
}

/** A regent plays for somebody who has given up: nobody holds the seat any more. Where another is invited his name stands until one comes. */
export function hasResigned({ kind, name, level, secretHash }: SeatRow): boolean {
  return level !== null && secretHash === null && (kind === 'human' || (kind === 'invited' && name !== null));
}
