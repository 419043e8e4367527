import { exact, TableId } from '@tabula/protocol';

/** Routes of one table. */
export const AtTable = exact({ id: TableId });

/** So many requests a minute of one address. */
export function perMinute(max: number) {
  return { rateLimit: { max, timeWindow: '1 minute' } };
}
