import type { Selectable } from 'kysely';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { LevelName, Result, SeatInfo, Status } from '../protocol/index.ts';
import type { Database } from './schema.ts';
import type { EventRow, SeatRow, Standing, TableRow } from './store.ts';

const Words = Type.Record(Type.String(), Type.String());
const Numbers = Type.Array(Type.Integer());
const Kind = SeatInfo.properties.kind;

/** What the database says, read with the same schemas as everything else that comes from outside. */
function read<T extends Type.TSchema>(schema: T, value: unknown): Static<T> {
  return Value.Parse(schema, value);
}

export function toTable(table: TableRow): Database['tables'] {
  const { id, game, version, seed, creator, rematch } = table;
  return {
    id,
    game,
    version,
    seed,
    creator,
    rematch,
    settings: JSON.stringify(table.settings),
    public: table.public ? 1 : 0,
    owner_hash: table.ownerHash,
    spectator_hash: table.spectatorHash,
    from_table: table.from,
    created_at: table.createdAt,
  };
}

export function fromTable(row: Selectable<Database['tables']>): TableRow {
  const { id, game, version, seed, creator, rematch } = row;
  return {
    id,
    game,
    version,
    seed,
    creator,
    rematch,
    settings: read(Words, JSON.parse(row.settings)),
    public: row.public !== 0,
    ownerHash: row.owner_hash,
    spectatorHash: row.spectator_hash,
    from: row.from_table,
    createdAt: Number(row.created_at),
  };
}

export function toStanding(table: string, standing: Standing): Database['standings'] {
  const { status, seq, step, answers, waiting, result, updatedAt } = standing;
  return {
    table_id: table,
    status,
    seq,
    step,
    answers,
    waiting: JSON.stringify(waiting),
    result: result === null ? null : JSON.stringify(result),
    updated_at: updatedAt,
  };
}

export function fromStanding(row: Selectable<Database['standings']>): Standing {
  const { seq, step, answers } = row;
  return {
    seq,
    step,
    answers,
    status: read(Status, row.status),
    waiting: read(Numbers, JSON.parse(row.waiting)),
    result: row.result === null ? null : read(Result, JSON.parse(row.result)),
    updatedAt: Number(row.updated_at),
  };
}

export function toSeat(table: string, seat: SeatRow): Database['seats'] {
  const { secretHash, inviteHash, ...rest } = seat;
  return { table_id: table, ...rest, secret_hash: secretHash, invite_hash: inviteHash };
}

export function fromSeat(row: Selectable<Database['seats']>): SeatRow {
  return {
    seat: row.seat,
    kind: read(Kind, row.kind),
    name: row.name,
    level: row.level === null ? null : read(LevelName, row.level),
    secretHash: row.secret_hash,
    inviteHash: row.invite_hash,
  };
}

export function toEvent(table: string, event: EventRow): Database['events'] {
  const { seq, kind, seat, step, at } = event;
  const common = { table_id: table, seq, kind, seat, step, at, option: null };
  switch (event.kind) {
    case 'answer':
      return { ...common, option: event.option, number: event.to };
    case 'undo':
      return { ...common, number: event.index };
    case 'rollback':
      return { ...common, number: event.count };
  }
}

export function fromEvent(row: Selectable<Database['events']>): EventRow {
  const { seq, seat, step, number } = row;
  const common = { seq, seat, step, at: Number(row.at) };
  switch (row.kind) {
    case 'answer':
      return { ...common, kind: 'answer', option: row.option ?? '', to: number };
    case 'undo':
      return { ...common, kind: 'undo', index: number };
    case 'rollback':
      return { ...common, kind: 'rollback', count: number };
    default:
      throw new Error(`event ${seq} of a table is of an unknown kind`);
  }
}
