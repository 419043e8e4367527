import type { Generated } from 'kysely';

/** The columns as they are in the database: JSON is text, truth is 0 or 1, moments are milliseconds. */
export interface Database {
  tables: {
    id: string;
    game: string;
    version: number;
    settings: string;
    public: number;
    seed: string;
    owner_hash: string;
    spectator_hash: string;
    creator: string;
    from_table: string | null;
    rematch: string | null;
    created_at: number;
  };
  standings: {
    table_id: string;
    status: string;
    seq: number;
    step: number;
    answers: number;
    waiting: string;
    result: string | null;
    updated_at: number;
  };
  seats: {
    table_id: string;
    seat: number;
    kind: string;
    name: string | null;
    level: string | null;
    secret_hash: string | null;
    invite_hash: string | null;
  };
  events: {
    table_id: string;
    seq: number;
    kind: string;
    seat: number;
    step: number;
    /** The option of an answer. */
    option: string | null;
    /** The decision an answer answers, the index an undo takes back, the count a roll-back leaves. */
    number: number;
    at: number;
  };
  chat: {
    table_id: string;
    id: number;
    seat: number;
    name: string;
    text: string;
    at: number;
  };
  checkpoints: {
    table_id: string;
    answers: number;
    told: number;
    position: string;
    log: string;
  };
  faults: {
    id: Generated<number>;
    table_id: string;
    message: string;
    record: string;
    at: number;
  };
}
