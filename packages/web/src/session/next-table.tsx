import type { MyTable } from '@tabula/protocol';
import { useEffect, useState } from 'react';
import { myTables } from '../client/api.ts';
import { Glyph } from '../ui/glyph.tsx';
import { useRouter } from '../ui/router.ts';
import { useSay } from '../ui/settings.ts';
import { waitingTables } from './waiting-tables.ts';

/** How often it is looked, in milliseconds, which other tables wait. */
const LOOK_MS = 60_000;

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
      <Glyph name="next" />
      <span>{say('next-table')}</span> <span className="turn-pill">{waiting.length}</span>
    </button>
  );
}
