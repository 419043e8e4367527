import { DEVICE_FORM } from '@tabula/protocol';
import { hashOf } from '../common/secrets.ts';
import type { RingStore } from '../store/rings/ring-store.ts';
import type { StoredTable } from '../store/store.ts';

const DEVICE = new RegExp(DEVICE_FORM);

/** Whether this is the key of a device, not the secret of a seat. */
export function isDeviceKey(proof: string): boolean {
  return DEVICE.test(proof);
}

type Holdable = Pick<StoredTable, 'table' | 'seats'>;

/** What somebody shows himself to hold, as hashes: secrets by themselves, and what the rings of devices hold of some tables. */
export async function hashesHeld(
  rings: Pick<RingStore, 'held'>,
  proofs: readonly string[],
  tables: readonly Holdable[],
): Promise<ReadonlySet<string>> {
  const devices = proofs.filter(isDeviceKey).map(hashOf);
  const own = proofs.filter((proof) => !isDeviceKey(proof)).map(hashOf);
  if (devices.length === 0) return new Set(own);
  return new Set([...own, ...(await rings.held(devices, tables.flatMap(hashesOf)))]);
}

/** All that can be held of a table. Whoever only watches is let in by whoever sits there. */
export function hashesOf({ table, seats }: Holdable): string[] {
  return [table.ownerHash, ...seats.flatMap(({ secretHash }) => secretHash ?? [])];
}
