/** How much of the server one address, one page, one table may use. */
export interface Limits {
  /** Bytes of a body, and of a record. */
  readonly body: number;
  readonly record: number;
  /**
   * Requests a minute from one address: of any sort, and of the sorts that cost more. A school or a club of thirty has one
   * address. The files of the client do not count.
   */
  readonly requests: number;
  readonly creations: number;
  readonly claims: number;
  readonly recordsPerMinute: number;
  readonly hintsPerMinute: number;
  /** Ways to be told that are added or tried from one address in a minute. */
  readonly noticeTests: number;
  /** Links, codes, mails and passkeys of key rings that are asked for or tried from one address in a minute. */
  readonly ringTries: number;
  /** Things that one seat says in a minute. */
  readonly chats: number;
  /** Tables of one address that are not over. */
  readonly tables: number;
  /** Circles that one address has made. */
  readonly circles: number;
  /** Sockets of one address. */
  readonly sockets: number;
  /** Messages a second on one socket, and how many at once. */
  readonly messages: number;
  readonly burst: number;
  /** How often a second a page may say hello, for which it is sent everything: on one socket, and from one address. */
  readonly hellos: number;
  readonly helloBurst: number;
  readonly addressHellos: number;
  readonly addressHelloBurst: number;
  /** Bytes a second that such requests of one address cost, and how many at once. */
  readonly bytes: number;
  readonly byteBurst: number;
  /** Answers of records that one address may bring in a day, and how many such requests of it may stand in line. */
  readonly importAnswers: number;
  readonly importsInLine: number;
  /** What one seat does (answers, undos, questions to go back) a second, and how much at once. */
  readonly actionsPerSecond: number;
  readonly actionBurst: number;
  /** How often a second one seat looks along a path, and how often at once. */
  readonly previewsPerSecond: number;
  readonly previewBurst: number;
  /** Bytes that may wait for a page that does not take them. */
  readonly backlog: number;
  /** Requests of one address that wait for news at the same time. */
  readonly waiting: number;
  /** Tables kept in memory though nobody looks at them. */
  readonly rooms: number;
  /** Answers of all games in memory: if there are more, those go that nobody looks at. */
  readonly roomAnswers: number;
  /** How long, in milliseconds, such a table stays at least: nobody may be on the way to a room that is left. */
  readonly idleRoomMs: number;
  /** How long, in milliseconds, it stays at most. */
  readonly forgottenRoomMs: number;
  /** Answers of one game that stand, orders aside: far more than any game has. */
  readonly answers: number;
  /** How many standing orders one seat gives in a game, and how often it takes something back. */
  readonly orders: number;
  readonly takeBacks: number;
  /** How long, in milliseconds, after a start nobody is late: pages must find their way back first. */
  readonly startGraceMs: number;
}

export const LIMITS: Limits = {
  body: 16 * 1024,
  record: 1_100_000,
  requests: 6000,
  creations: 90,
  claims: 180,
  recordsPerMinute: 60,
  hintsPerMinute: 300,
  noticeTests: 20,
  ringTries: 60,
  chats: 30,
  tables: 400,
  circles: 50,
  sockets: 200,
  messages: 20,
  burst: 60,
  hellos: 1,
  helloBurst: 5,
  addressHellos: 10,
  addressHelloBurst: 100,
  bytes: 4_000_000,
  byteBurst: 64_000_000,
  importAnswers: 1_000_000,
  importsInLine: 4,
  actionsPerSecond: 20,
  actionBurst: 60,
  previewsPerSecond: 10,
  previewBurst: 60,
  backlog: 1024 * 1024,
  waiting: 200,
  rooms: 500,
  roomAnswers: 100_000,
  idleRoomMs: 30_000,
  forgottenRoomMs: 600_000,
  answers: 20_000,
  orders: 500,
  takeBacks: 2000,
  startGraceMs: 10_000,
};
