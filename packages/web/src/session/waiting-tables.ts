import type { MyTable } from '@tabula/protocol';

/** When the time of one's seat is up there; never, where no clock runs. */
function dueAt({ table }: MyTable): number {
  return table.dueAt ?? Number.POSITIVE_INFINITY;
}

/** The tables that wait for me, this one aside: the least time first, then who has waited longest. */
export function waitingTables(tables: readonly MyTable[], current: string): MyTable[] {
  return tables
    .filter(({ table, yourTurn }) => yourTurn && table.id !== current && table.status === 'playing')
    .sort((a, b) => Math.sign(dueAt(a) - dueAt(b)) || a.table.askedAt - b.table.askedAt);
}
