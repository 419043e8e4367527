import { BotName, type ChatMessage, Pace, Result, Rollback, SeatInfo, Status } from '@tabula/protocol';
import type { Selectable } from 'kysely';
import type { Static } from 'typebox';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { ClockState } from '../common/clock-state.ts';
import type { Database } from './schema.ts';
import type { EventRow, SeatRow, StoredTable, TableRow, TableStatus } from './store.ts';

const Words = Type.Record(Type.String(), Type.String());
const Numbers = Type.Array(Type.Integer());
const Lobby = Type.Object({
  name: Type.Optional(Type.String()),
  host: Type.Optional(Type.String()),
  note: Type.Optional(Type.String()),
  joinHash: Type.Optional(Type.String()),
  barred: Type.Optional(Type.Array(Type.String())),
  talk: Type.Optional(Numbers),
});
const Kind = SeatInfo.properties.kind;

/** What is stored of a table is none of what we store: that table cannot be opened, the store is well. */
export class UnreadableRow extends Error {
  override readonly name = 'UnreadableRow';
}

/** What the database says, read with the same schemas as everything else that comes from outside. */
function read<T extends Type.TSchema>(schema: T, value: unknown): Static<T> {
  try {
    return Value.Parse(schema, value);
  } catch (cause) {
    throw new UnreadableRow(`what is stored of a table cannot be read: ${JSON.stringify(value)}`, { cause });
  }
}

function readText<T extends Type.TSchema>(schema: T, text: string): Static<T> {
  return read(schema, parsed(text));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UnreadableRow(`what is stored of a table cannot be read: ${text}`, { cause });
  }
}

/** What may be missing is null on both sides. */
function maybe<A, B>(value: A | null, turn: (value: A) => B): B | null {
  return value === null ? null : turn(value);
}

export function toTable({ from, settings, pace, lobby, ...rest }: TableRow): Database['tables'] {
  return {
    ...rest,
    pace: maybe(pace, JSON.stringify),
    settings: JSON.stringify(settings),
    lobby: JSON.stringify(lobby),
    public: rest.public ? 1 : 0,
    sealed: rest.sealed ? 1 : 0,
    fromTable: from,
  };
}

export function fromTable({ fromTable, settings, ...rest }: Selectable<Database['tables']>): TableRow {
  return {
    ...rest,
    settings: readText(Words, settings),
    pace: maybe(rest.pace, (text) => readText(Pace, text)),
    lobby: maybe(rest.lobby, (text) => readText(Lobby, text)) ?? {},
    public: rest.public !== 0,
    sealed: rest.sealed !== 0,
    from: fromTable,
    createdAt: Number(rest.createdAt),
  };
}

/** Each column by its name: of what is written with every answer nothing is gathered up on the way. */
export function toStatus(table: string, status: TableStatus): Omit<Database['statuses'], 'public' | 'rev' | 'said'> {
  return {
    tableId: table,
    phase: status.phase,
    seq: status.seq,
    decision: status.decision,
    answers: status.answers,
    waiting: JSON.stringify(status.waiting),
    result: maybe(status.result, JSON.stringify),
    rollback: maybe(status.rollback, JSON.stringify),
    askedAt: status.askedAt,
    dueAt: status.dueAt,
    clock: maybe(status.clock, JSON.stringify),
    updatedAt: status.updatedAt,
    position: status.fingerprint?.position ?? null,
    rules: status.fingerprint?.rules ?? null,
  };
}

export function fromStatus({
  tableId: _table,
  position,
  rules,
  public: _listed,
  rev: _rev,
  said: _said,
  ...row
}: Selectable<Database['statuses']>): TableStatus {
  return {
    ...row,
    fingerprint: position === null || rules === null ? null : { position, rules },
    phase: read(Status, row.phase),
    waiting: readText(Numbers, row.waiting),
    result: maybe(row.result, (text) => readText(Result, text)),
    rollback: maybe(row.rollback, (text) => readText(Rollback, text)),
    askedAt: Number(row.askedAt ?? row.updatedAt),
    dueAt: maybe(row.dueAt, Number),
    clock: maybe(row.clock, (text) => readText(ClockState, text)),
    updatedAt: Number(row.updatedAt),
  };
}

/** A table and its status, each as its row, with the rows of its seats. */
export function fromRows(
  table: Selectable<Database['tables']>,
  status: Selectable<Database['statuses']>,
  seats: readonly Selectable<Database['seats']>[],
): StoredTable {
  const { rev, said } = status;
  return { table: fromTable(table), seats: seats.map(fromSeat), status: fromStatus(status), rev, said };
}

export function fromChat({
  id,
  seat,
  name,
  text,
  at,
  key,
}: Omit<Selectable<Database['chat']>, 'tableId'>): ChatMessage {
  return { id, seat, name, text, at: Number(at), ...(key === null ? {} : { key }) };
}

export function toSeat(table: string, seat: SeatRow): Database['seats'] {
  return { ...seat, tableId: table };
}

export function fromSeat({ tableId: _table, ...row }: Selectable<Database['seats']>): SeatRow {
  return { ...row, kind: read(Kind, row.kind), level: maybe(row.level, (level) => read(BotName, level)) };
}

export function toEvent(table: string, event: EventRow): Database['events'] {
  const { seq, kind, seat, openDecision, at } = event;
  const option = 'option' in event ? event.option : null;
  return { tableId: table, seq, kind, seat, openDecision, option, number: numberIn(event), at };
}

function numberIn(event: EventRow): number {
  switch (event.kind) {
    case 'answer':
    case 'timeout':
      return event.answeredDecision;
    case 'undo':
      return event.index;
    case 'rollback':
      return event.answers;
  }
}

export function fromEvent(row: Selectable<Database['events']>): EventRow {
  const { seq, seat, openDecision, number, kind } = row;
  const common = { seq, seat, openDecision, at: Number(row.at) };
  switch (kind) {
    case 'answer':
    case 'timeout':
      return { ...common, kind, option: row.option ?? '', answeredDecision: number };
    case 'undo':
      return { ...common, kind, index: number };
    case 'rollback':
      return { ...common, kind, answers: number };
    default:
      // An answer that no rule offers: the table says that it holds up to here, as with any other event that is spoilt.
      return { ...common, kind: 'answer', option: '', answeredDecision: number };
  }
}
