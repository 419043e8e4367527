import type { MyTable } from '@tabula/protocol';
import { useEffect, useState } from 'react';
import { myTables } from '../client/api.ts';
import { useRouter } from '../ui/router.ts';
import { useSay } from '../ui/settings.ts';

/** How often it is looked, in milliseconds, which other tables wait. */
const LOOK_MS = 60_000;

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

/** Where to go next from an address; null if nothing waits. */
export async function nextPath(from: string): Promise<string | null> {
  const { tables } = await myTables();
  const [next] = waitingTables(tables, /^\/t\/(.+)$/.exec(from)?.[1] ?? '');
  return next === undefined ? null : `/t/${next.table.id}`;
}

/** The way to the next table that waits for me; nothing if none does. */
export default function NextTable({ current }: { current: string }) {
  const say = useSay();
  const { go } = useRouter();
  const [waiting, setWaiting] = useState<readonly MyTable[]>([]);
  useEffect(() => {
    const look = () =>
      void myTables().then(
        ({ tables }) => setWaiting(waitingTables(tables, current)),
        () => {},
      );
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [current]);
  const [next] = waiting;
  if (next === undefined) return null;
  return (
    <button type="button" className="tool" title="N" onClick={() => go(`/t/${next.table.id}`)}>
      {say('next-table')} <span className="turn-pill">{waiting.length}</span>
    </button>
  );
}
