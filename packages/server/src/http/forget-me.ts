import { hashOf } from '../common/secrets.ts';
import { hashesOf } from '../rings/held.ts';
import { MOST_HELD, noticeKeyOf } from '../rings/key-rings.ts';
import type { RingDesk } from '../rings/open.ts';
import type { DeviceRow } from '../store/rings/rings.ts';
import type { Store } from '../store/store.ts';
import type { Lobby } from '../tables/lobby.ts';
import type { Tables } from '../tables/tables.ts';

export interface ForgetParts {
  readonly store: Store;
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly ringDesk: RingDesk;
}

/**
 * Forgets whoever has this device: what was said has no name, his seats have none and are nobody's, his notices, devices and ways back
 * are gone. No table is deleted. If it is killed half-way, the ring is there still, and it can be asked for again.
 */
export async function forgetMe({ store, tables, lobby, ringDesk }: ForgetParts, own: DeviceRow): Promise<void> {
  const { ring } = own;
  await store.rings.unname(ring);
  const devices = await store.rings.devices(ring);
  for (const id of await store.rings.tables(ring, { most: MOST_HELD })) {
    const room = await tables.room(id);
    await room.run(async () => {
      const held = new Set(await store.rings.held([own.secretHash], hashesOf(room)));
      const rows = room.seats.filter(({ secretHash }) => secretHash !== null && held.has(secretHash));
      for (const { seat } of rows) await lobby.forget(room, seat);
    });
  }
  const holder = await store.notices.holder({ keyHash: hashOf(noticeKeyOf(ring)) });
  if (holder !== undefined) await store.notices.deleteHolder(holder.id);
  await ringDesk.rings.out(ring, devices, { by: null, keep: false });
  await store.rings.forget(ring);
}
