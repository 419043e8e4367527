/** How much of the server one address, one page, one table may use. */
export interface Limits {
  /** Bytes of a body, and of a record. */
  readonly body: number;
  readonly record: number;
  /** Requests a minute from one address: of any sort, and of the sorts that cost more. Things said also of one seat. */
  readonly requests: number;
  readonly creations: number;
  readonly claims: number;
  readonly hintsPerMinute: number;
  readonly chats: number;
  readonly recordsPerMinute: number;
  /** Tables of one address that are not over. */
  readonly tables: number;
  /** Sockets of one address. */
  readonly sockets: number;
  /** Messages a second on one socket, and how many at once. */
  readonly messages: number;
  readonly burst: number;
  /** What one seat does (answers, undos, questions to go back) a second, and how much at once. */
  readonly actionsPerSecond: number;
  readonly actionBurst: number;
  /** Bytes that may wait for a page that does not take them. */
  readonly backlog: number;
  /** Requests of one address that wait for news at the same time. */
  readonly waiting: number;
  /** Tables kept in memory though nobody looks at them. */
  readonly rooms: number;
  /** How long, in milliseconds, such a table stays at least: nobody may be on the way to a room that is left. */
  readonly idleRoomMs: number;
  /** Answers of one game: far more than any game has. */
  readonly answers: number;
}

export const LIMITS: Limits = {
  body: 16 * 1024,
  record: 1_100_000,
  requests: 1200,
  creations: 30,
  claims: 60,
  hintsPerMinute: 60,
  chats: 30,
  recordsPerMinute: 60,
  tables: 200,
  sockets: 64,
  messages: 20,
  burst: 60,
  actionsPerSecond: 20,
  actionBurst: 60,
  backlog: 1024 * 1024,
  waiting: 64,
  rooms: 500,
  idleRoomMs: 30_000,
  answers: 20_000,
};
