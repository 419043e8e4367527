import { commitment } from '@tabula/engine';
import type { SeatInfo, TableInfo } from '@tabula/protocol';
import type { SeatRow, StoredTable } from '../store/store.ts';
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
    createdAt,
    updatedAt,
    ...(table.pace === null ? {} : { pace: table.pace }),
    ...(status.clock === null ? {} : { clock: clockInfo(status.clock) }),
  };
}

function seatInfo(row: SeatRow, online: ReadonlySet<number>): SeatInfo {
  const { seat, kind, name, level } = row;
  const info = { seat, kind, name, level, online: kind === 'bot' || online.has(seat) };
  return hasResigned(row) ? { ...info, resigned: true } : info;
}

/** A regent plays for somebody who has given up: nobody holds the seat any more. */
export function hasResigned({ kind, level, secretHash }: SeatRow): boolean {
  return kind === 'human' && level !== null && secretHash === null;
}
