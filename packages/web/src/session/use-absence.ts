import type { SeatInfo } from '@tabula/protocol';
import { useTable } from './table-context.ts';
import { useTableModel } from './use-table-store.ts';

/** A bot answers in the place of a person. */
export function hasRegent({ kind, level }: Pick<SeatInfo, 'kind' | 'level'>): boolean {
  return kind !== 'bot' && level !== null;
}

/** Whether something is the matter with a seat: its person is absent, or a regent plays there. */
export function useMarked(seat: number | null): boolean {
  const { seats } = useTable();
  const absent = useTableModel(({ position }) => position.clock?.seats[seat ?? -1]?.absent === true);
  return absent || (seat !== null && seats[seat] !== undefined && hasRegent(seats[seat]));
}

/** What there is to say about those who are not there: one's own way back, a vote, a pause. Null: nothing. */
export function useAbsence() {
  const { seats, me } = useTable();
  const clock = useTableModel(({ position }) => position.clock);
  const over = useTableModel(({ table }) => table.status === 'over');
  const ruled = me !== null && hasRegent(seats[me]);
  const vote = clock?.votes.find(({ waiting, about }) => !waiting && about !== me);
  const pause = clock?.pause ?? undefined;
  return over || (!ruled && vote === undefined && pause === undefined) ? null : { ruled, vote, pause };
}
