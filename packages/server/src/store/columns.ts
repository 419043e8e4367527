/** The columns of each part of a table, by their names in the code. */
export const COLUMNS = {
  tables: [
    'id',
    'game',
    'version',
    'settings',
    'public',
    'time',
    'pace',
    'seed',
    'sealed',
    'ownerHash',
    'spectatorHash',
    'clientHash',
    'fromTable',
    'rematch',
    'circle',
    'lobby',
    'createdAt',
  ],
  statuses: [
    'tableId',
    'phase',
    'seq',
    'decision',
    'answers',
    'waiting',
    'result',
    'rollback',
    'askedAt',
    'dueAt',
    'clock',
    'updatedAt',
    'position',
    'rules',
    'public',
    'rev',
    'said',
  ],
  seats: ['tableId', 'seat', 'kind', 'name', 'level', 'secretHash', 'inviteHash', 'takerHash'],
  events: ['tableId', 'seq', 'kind', 'seat', 'openDecision', 'option', 'number', 'at'],
  chat: ['tableId', 'id', 'seat', 'name', 'text', 'at', 'key'],
  checkpoints: ['tableId', 'answers', 'told', 'position', 'log', 'positionSum', 'logSum', 'rules'],
} as const;

const known = new Map<string, string>();

/** The name of a column in the database. */
export function inDatabase(name: string): string {
  let column = known.get(name);
  if (column === undefined) {
    column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    known.set(name, column);
  }
  return column;
}

/** The columns of a part, to be selected by their names in the code. */
export function selected(part: keyof typeof COLUMNS): string {
  return COLUMNS[part].map((name) => `${inDatabase(name)} as "${name}"`).join(', ');
}
