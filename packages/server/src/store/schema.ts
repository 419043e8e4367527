import type { Generated } from 'kysely';

/**
 * The columns as they are in the database, where their words are joined_like_this: JSON is text, truth is 0 or 1, moments
 * are milliseconds.
 */
export interface Database {
  tables: {
    id: string;
    game: string;
    version: number;
    settings: string;
    public: number;
    time: number | null;
    /** As JSON; null: no clock, or a row that is older than this column. */
    pace: string | null;
    seed: string;
    sealed: number;
    ownerHash: string;
    spectatorHash: string;
    clientHash: string;
    fromTable: string | null;
    rematch: string | null;
    circle: string | null;
    /** As JSON; null in a row that is older than this column. */
    lobby: string | null;
    createdAt: number;
  };
  statuses: {
    tableId: string;
    phase: string;
    seq: number;
    decision: number;
    answers: number;
    waiting: string;
    result: string | null;
    rollback: string | null;
    /** Null in a row that is older than this column. */
    askedAt: number | null;
    dueAt: number | null;
    /** As JSON. */
    clock: string | null;
    updatedAt: number;
    /** Checksum of the position, and fingerprint of the rules by which it came about; null where none was kept yet. */
    position: string | null;
    rules: string | null;
    /** Whether the table is in the public list: a copy, so that one index has the list. */
    public: Generated<number>;
    /** The fence, and how many things were said. */
    rev: Generated<number>;
    said: Generated<number>;
  };
  seats: {
    tableId: string;
    seat: number;
    kind: string;
    name: string | null;
    level: string | null;
    secretHash: string | null;
    inviteHash: string | null;
    takerHash: string | null;
  };
  events: {
    tableId: string;
    seq: number;
    kind: string;
    seat: number;
    openDecision: number;
    /** The option of an answer. */
    option: string | null;
    /** The decision an answer answers, the index an undo takes back, the count a roll-back leaves. */
    number: number;
    at: number;
  };
  chat: {
    tableId: string;
    id: number;
    seat: number;
    name: string;
    text: string;
    at: number;
    /** What the client made up so that it is said once. */
    key: string | null;
  };
  checkpoints: {
    tableId: string;
    answers: number;
    told: number;
    position: string;
    log: string;
    /** Checksums of the two texts, and fingerprint of the rules; null in a row that is older than these columns. */
    positionSum: string | null;
    logSum: string | null;
    rules: string | null;
  };
  /** How games ended. */
  finished: {
    tableId: string;
    record: string;
    shown: string;
  };
  faults: {
    id: Generated<number>;
    tableId: string;
    message: string;
    record: string;
    at: number;
  };
  /** Secrets of the folder, by what they are for. */
  keys: {
    name: string;
    value: string;
  };
  /** The outbox: what is to be told, and what was. */
  notices: {
    id: string;
    holderId: string;
    /** Empty while it is not known whether it goes at all. */
    channelId: string;
    tableId: string;
    seat: number;
    kind: string;
    rev: number;
    at: number;
    dueAt: number;
    state: string;
    batch: number | null;
    attempts: number;
    /** Until then it is somebody's to send. */
    claimedUntil: number;
    about: string | null;
  };
  noticeHolders: {
    id: string;
    keyHash: string;
    feedHash: string;
    /** How often the address that only reads was renewed. */
    feedNo: number;
    settings: string;
    createdAt: number;
  };
  noticeChannels: {
    id: string;
    holderId: string;
    /** The device that has added it. */
    deviceId: string | null;
    kind: string;
    address: string;
    name: string;
    events: string;
    digest: number;
    state: string;
    failures: number;
    error: string | null;
    errorAt: number | null;
    sentAt: number | null;
    createdAt: number;
  };
  /** Which seats tell whom. */
  noticeSeats: {
    tableId: string;
    seat: number;
    holderId: string;
    secretHash: string;
    wants: string;
    until: number | null;
  };
  rings: {
    id: string;
    codeHash: string | null;
    mail: string | null;
    mailAt: number | null;
    /** The device that has given the address. */
    mailBy: string | null;
    createdAt: number;
  };
  ringDevices: {
    id: string;
    ringId: string;
    secretHash: string;
    name: string;
    cameBy: string;
    channelId: string | null;
    createdAt: number;
    seenAt: number;
    toldAt: number;
    /** It has gone to another ring. */
    leftAt: number | null;
  };
  /** What a ring holds; `nextHash` takes the place of a secret that somebody knew who was signed out. */
  ringSeats: {
    ringId: string;
    hash: string;
    nextHash: string | null;
  };
  /** Which device knows which secret itself. */
  ringKnown: {
    deviceId: string;
    hash: string;
  };
  ringPasses: {
    id: string;
    kind: string;
    ringId: string;
    state: string;
    deviceHash: string;
    deviceName: string;
    number: number;
    choices: string;
    codeHash: string;
    data: string;
    wrong: number;
    askedAt: number;
    expiresAt: number;
  };
  ringPasskeys: {
    id: string;
    ringId: string;
    /** The device that has added it. */
    deviceId: string | null;
    publicKey: string;
    counter: number;
    transports: string;
    name: string;
    createdAt: number;
    usedAt: number | null;
  };
  ringSignouts: {
    secretHash: string;
    at: number;
  };
  /** Who plays together, by a link. */
  circles: {
    id: string;
    linkHash: string;
    ownerHash: string;
    clientHash: string;
    name: string;
    language: string;
    hookKind: string | null;
    hookAddress: string | null;
    hookFailures: number;
    hookError: string | null;
    createdAt: number;
  };
  /** What circles are to be told. */
  circleNews: {
    tableId: string;
    circleId: string;
    dueAt: number;
    attempts: number;
    /** Until then it is somebody's to send. */
    claimedUntil: number;
  };
  /** One row, written to see whether anything can be. */
  health: {
    id: number;
    at: number;
  };
}
