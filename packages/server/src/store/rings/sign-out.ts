import type { Compilable, Kysely } from 'kysely';
import type { Database } from '../schema.ts';

/**
 * What signs devices of a ring out: their keys open nothing any more, and the secrets that they knew themselves are replaced by others
 * that nobody knows; the recovery code is void. What the ring holds it holds still. The last one tells which tables have changed with it.
 */
export function signedOut(db: Kysely<Database>, ring: string, devices: readonly string[], at: number): Compilable[] {
  const own = db.selectFrom('ringDevices').where('ringId', '=', ring).where('id', 'in', devices);
  const known = db.selectFrom('ringKnown').select('hash').where('deviceId', 'in', own.select('id'));
  const replaced = db
    .selectFrom('ringSeats')
    .select(['hash as before', 'nextHash as after'])
    .where('ringId', '=', ring)
    .where('nextHash', 'is not', null)
    .where('hash', 'in', known)
    .as('r');
  // Of those that were replaced by this, and by nothing earlier, the hash is the next one.
  const fresh = db.selectFrom('ringSeats').select('hash').where('ringId', '=', ring).whereRef('hash', '=', 'nextHash');
  const sitting = db.selectFrom('seats').select('tableId').where('secretHash', 'in', fresh);
  const owned = db.selectFrom('tables').select('id').where('ownerHash', 'in', fresh);
  return [
    db.updateTable('ringSeats').set({ nextHash: null }).where('ringId', '=', ring).whereRef('hash', '=', 'nextHash'),
    db
      .updateTable('seats')
      .from(replaced)
      .set((row) => ({ secretHash: row.ref('r.after') }))
      .whereRef('seats.secretHash', '=', 'r.before'),
    db
      .updateTable('tables')
      .from(replaced)
      .set((row) => ({ ownerHash: row.ref('r.after').$notNull() }))
      .whereRef('tables.ownerHash', '=', 'r.before'),
    db
      .updateTable('noticeSeats')
      .from(replaced)
      .set((row) => ({ secretHash: row.ref('r.after').$notNull() }))
      .whereRef('noticeSeats.secretHash', '=', 'r.before'),
    // Another ring that holds the same seat holds it still.
    db
      .updateTable('ringSeats')
      .from(replaced)
      .set((row) => ({ hash: row.ref('r.after').$notNull(), nextHash: row.ref('r.after') }))
      .whereRef('ringSeats.hash', '=', 'r.before'),
    // It may have made the recovery code, or have seen it.
    db.updateTable('rings').set({ codeHash: null }).where('id', '=', ring),
    db.deleteFrom('ringKnown').where('deviceId', 'in', own.select('id')),
    db
      .insertInto('ringSignouts')
      .columns(['secretHash', 'at'])
      .expression(own.select((row) => ['secretHash', row.cast<number>(row.val(at), 'bigint').as('at')]))
      .onConflict((row) => row.column('secretHash').doUpdateSet({ at })),
    db.deleteFrom('ringDevices').where('ringId', '=', ring).where('id', 'in', devices),
    // The fence: whoever has such a table in mind has to look again.
    db
      .updateTable('statuses')
      .set((row) => ({ rev: row('rev', '+', 1) }))
      .where((row) => row.or([row('tableId', 'in', sitting), row('tableId', 'in', owned)]))
      .returning(['tableId', 'rev']),
  ];
}
