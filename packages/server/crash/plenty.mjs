const MUCH = 1e9;

/** So much of everything that no limit is met; pages have little time to come back after a start. */
export const PLENTY = {
  requests: MUCH,
  creations: MUCH,
  claims: MUCH,
  chats: MUCH,
  tables: MUCH,
  sockets: MUCH,
  messages: MUCH,
  burst: MUCH,
  actionsPerSecond: MUCH,
  actionBurst: MUCH,
  records: MUCH,
  hellos: MUCH,
  helloBurst: MUCH,
  addressHellos: MUCH,
  addressHelloBurst: MUCH,
  bytes: MUCH,
  byteBurst: MUCH,
  importAnswers: MUCH,
  importsInLine: MUCH,
  orders: MUCH,
  takeBacks: MUCH,
  startGraceMs: 1500,
};
