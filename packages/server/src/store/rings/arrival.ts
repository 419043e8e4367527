import { type Compilable, type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { fromDevice } from './ring-rows.ts';
import type { DeviceRow } from './rings.ts';

/** How a device comes to a ring. */
export interface Arrival {
  /** As it is there. */
  readonly device: DeviceRow;
  /** The ring that it leaves; null if it was on none, or is on this one already. */
  readonly from: string | null;
  /** What comes along of a ring that it leaves: the secrets that it knows itself, or all that the ring holds. */
  readonly brings: 'own' | 'all';
}

/**
 * What takes a device to a ring. The ring that it leaves keeps all it holds, its ways back, and the device in its list, with what it took
 * along: by that it can be signed out there.
 */
export function arrived(db: Kysely<Database>, { device, brings }: Arrival): Compilable[] {
  const row = fromDevice(device);
  const { id, ringId, secretHash, name, cameBy, seenAt } = row;
  const leaving = db.selectFrom('ringDevices as d').where('d.secretHash', '=', secretHash);
  const left = leaving.where('d.ringId', '<>', ringId);
  const held = left.innerJoin('ringSeats as s', 's.ringId', 'd.ringId');
  const taken = held.innerJoin('ringKnown as k', (known) =>
    known.onRef('k.deviceId', '=', 'd.id').onRef('k.hash', '=', 's.hash'),
  );
  const noted = db
    .insertInto('ringKnown')
    .columns(['deviceId', 'hash'])
    .expression(held.select(['d.id', 's.hash']))
    .onConflict((known) => known.columns(['deviceId', 'hash']).doNothing());
  return [
    // Whoever signs it out meanwhile is waited for, or waits.
    db.updateTable('ringDevices').set({ seenAt }).where('secretHash', '=', secretHash),
    ...(brings === 'all' ? [noted] : []),
    db
      .insertInto('ringSeats')
      .columns(['ringId', 'hash', 'nextHash'])
      .expression(
        taken.select((seat) => [seat.cast<string>(seat.val(ringId), 'text').as('ringId'), 's.hash', 's.nextHash']),
      )
      .onConflict((seat) => seat.columns(['ringId', 'hash']).doNothing()),
    db
      .insertInto('ringKnown')
      .columns(['deviceId', 'hash'])
      .expression(taken.select((known) => [known.cast<string>(known.val(id), 'text').as('deviceId'), 's.hash']))
      .onConflict((known) => known.columns(['deviceId', 'hash']).doNothing()),
    // Its key is that of the new row; the old one only stands in the list.
    db
      .updateTable('ringDevices')
      .set({ secretHash: sql<string>`'left ' || id`, leftAt: seenAt })
      .where('secretHash', '=', secretHash)
      .where('ringId', '<>', ringId),
    db
      .insertInto('ringDevices')
      .values(row)
      .onConflict((known) => known.column('secretHash').doUpdateSet({ name, cameBy, seenAt })),
    db.deleteFrom('ringSignouts').where('secretHash', '=', secretHash),
  ];
}

/** Whether a ring, by its id in a column, is this one, nobody is on it, and nothing leads there any more. */
export function deserted(db: Kysely<Database>, ring: string, column: string) {
  const there = db.selectFrom('ringDevices as there').select('there.id').where('there.leftAt', 'is', null);
  const keys = db.selectFrom('ringPasskeys as way').select('way.id').where('way.ringId', '=', ring);
  const led = db
    .selectFrom('rings as led')
    .select('led.id')
    .where((row) => row.or([row('led.codeHash', 'is not', null), row('led.mailAt', 'is not', null)]));
  return sql<boolean>`${sql.ref(column)} = ${ring} and not exists ${there.where('there.ringId', '=', ring)}
    and not exists ${keys} and not exists ${led.where('led.id', '=', ring)}`;
}
