import { StoreError } from '@tabula/server';
import { describe, expect, it } from 'vitest';
import { WriteQueue } from '../../src/store/write-queue.ts';
import { newTableStatus } from '../../src/tables/new-table.ts';

/** What many tables write in one turn, on a disk that refuses whatever has table "b" in it by this cause. */
async function written(cause: StoreError) {
  const batches: string[] = [];
  const queue = new WriteQueue({
    commit: async (batch) => {
      batches.push(batch.map(({ table }) => table).join(''));
      if (batch.some(({ table }) => table === 'b')) throw cause;
      return batch.map(() => 'done' as const);
    },
  });
  const outcomes = await Promise.allSettled(
    ['a', 'b', 'c'].map((table) => queue.write({ table, rev: 0, status: newTableStatus() })),
  );
  return { batches, outcomes: outcomes.map(({ status }) => status) };
}

describe('what many tables write together', () => {
  it('is tried again one by one where one of them contradicts what is stored: its trouble is not theirs', async () => {
    expect(await written(new StoreError('SQLITE_CONSTRAINT_PRIMARYKEY', 'UNIQUE constraint failed'))).toEqual({
      batches: ['abc', 'a', 'b', 'c'],
      outcomes: ['fulfilled', 'rejected', 'fulfilled'],
    });
  });

  it.each(['SQLITE_BUSY', 'SQLITE_FULL', 'SQLITE_IOERR_FSYNC', 'THREAD'])(
    'is refused as a whole where the disk is at fault (%s): to try again would only take longer',
    async (code) => {
      expect(await written(new StoreError(code, 'no'))).toEqual({
        batches: ['abc'],
        outcomes: ['rejected', 'rejected', 'rejected'],
      });
    },
  );
});
