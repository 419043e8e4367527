import type { Compilable, Kysely } from 'kysely';
import type { Database } from '../schema.ts';

/** Devices of a ring that are signed out. */
export interface SignOut {
  readonly ring: string;
  readonly devices: readonly string[];
  /** The device that says so, which has to be on the ring still; null: nobody stays. */
  readonly by: string | null;
  readonly at: number;
  /** Ways back and channels that they have added stay, but for what is pushed to them. */
  readonly keep: boolean;
  /** The ring's notices, with the address that only reads as it is from now on; null if it has none. */
  readonly notices: { readonly holder: string; readonly feedNo: number; readonly feedHash: string } | null;
}

/**
 * What signs devices of a ring out: their keys open nothing any more, and the secrets that they knew themselves are replaced by others
 * that nobody knows. This ring alone holds those: any other that held the same seats may be a thief's. Whatever the devices have
 * prepared is gone with them. The first is the fence, the last one tells which tables have changed.
 */
export function signedOut(db: Kysely<Database>, { ring, devices, by, at, keep, notices }: SignOut): Compilable[] {
  const own = db.selectFrom('ringDevices').where('ringId', '=', ring).where('id', 'in', devices);
  const known = db.selectFrom('ringKnown').select('hash').where('deviceId', 'in', own.select('id'));
  const held = db.selectFrom('ringSeats').where('ringId', '=', ring).where('hash', 'in', known);
  const replaced = held.where('nextHash', 'is not', null).select(['hash as before', 'nextHash as after']).as('r');
  // Of those that were replaced by this, and by nothing earlier, the hash is the next one.
  const fresh = db.selectFrom('ringSeats').select('hash').where('ringId', '=', ring).whereRef('hash', '=', 'nextHash');
  const sitting = db.selectFrom('seats').select('tableId').where('secretHash', 'in', fresh);
  const owned = db.selectFrom('tables').select('id').where('ownerHash', 'in', fresh);
  const there = db
    .updateTable('ringDevices')
    .set({ seenAt: at })
    .where('ringId', '=', ring)
    .where('leftAt', 'is', null);
  return [
    by === null
      ? db.updateTable('rings').set({ codeHash: null }).where('id', '=', ring).returning('id')
      : there.where('id', '=', by).returning('id'),
    // One of them may be on its way to another ring: then it has gone, or has not, before anything is looked at.
    db.updateTable('ringDevices').set({ seenAt: at }).where('ringId', '=', ring).where('id', 'in', devices),
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
      .deleteFrom('noticeSeats')
      .where('secretHash', 'in', held.select('hash'))
      .where('holderId', '<>', notices?.holder ?? ''),
    db
      .updateTable('noticeSeats')
      .from(replaced)
      .set((row) => ({ secretHash: row.ref('r.after').$notNull() }))
      .whereRef('noticeSeats.secretHash', '=', 'r.before'),
    db.deleteFrom('ringSeats').where('ringId', '<>', ring).where('hash', 'in', held.select('hash')),
    db
      .updateTable('ringSeats')
      .from(replaced)
      .set((row) => ({ hash: row.ref('r.after').$notNull(), nextHash: row.ref('r.after') }))
      .whereRef('ringSeats.hash', '=', 'r.before')
      .where('ringSeats.ringId', '=', ring),
    ...unprepared(db, { ring, devices, keep, notices }),
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

/** What devices have prepared or may have seen: links, mails under way, the recovery code, feeds; what they have added, unless it is kept. */
function unprepared(
  db: Kysely<Database>,
  { ring, devices, keep, notices }: Pick<SignOut, 'ring' | 'devices' | 'keep' | 'notices'>,
): Compilable[] {
  const own = db.selectFrom('ringDevices').where('ringId', '=', ring).where('id', 'in', devices);
  const pushed = own.where('channelId', 'is not', null).select('channelId').$castTo<{ channelId: string }>();
  const added = db
    .selectFrom('noticeChannels')
    .select('id')
    .where((row) => row.or([row('deviceId', 'in', devices), row('id', 'in', pushed)]));
  const channels = keep ? added.where('kind', '=', 'push') : added;
  const unkept = [
    db.deleteFrom('ringPasskeys').where('ringId', '=', ring).where('deviceId', 'in', devices),
    db
      .updateTable('rings')
      .set({ mail: null, mailAt: null, mailBy: null })
      .where('id', '=', ring)
      .where('mailBy', 'in', devices),
  ];
  return [
    db.deleteFrom('ringPasses').where('ringId', '=', ring).where('kind', 'in', ['link', 'mail-confirm', 'passkey-add']),
    db.deleteFrom('ringPasses').where('deviceHash', 'in', own.select('secretHash')),
    db.updateTable('rings').set({ codeHash: null }).where('id', '=', ring),
    ...(keep ? [] : unkept),
    db
      .updateTable('notices')
      .set({ state: 'dropped' })
      .where('channelId', 'in', channels)
      .where('state', '=', 'pending'),
    db.deleteFrom('noticeChannels').where('id', 'in', channels),
    ...(notices === null
      ? []
      : [
          db
            .updateTable('noticeHolders')
            .set({ feedNo: notices.feedNo, feedHash: notices.feedHash })
            .where('id', '=', notices.holder),
        ]),
  ];
}
