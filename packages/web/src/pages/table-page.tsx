import type { Game } from '@tabula/engine';
import { lazy, Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Invitation } from '../client/api.ts';
import { type BoardMap, loadGameAndMap } from '../client/boards.ts';
import { useFall } from '../client/error-boundary.tsx';
import { RemoteTable } from '../client/remote.ts';
import { hadSeat, keysFor, saveKeys } from '../client/seat-keys.ts';
import type { TableState } from '../client/source.ts';
import { TroublePage } from '../client/trouble-page.tsx';
import { TableView } from '../table/table-view.tsx';
import type { TextKey } from '../texts/index.ts';
import { Loading } from '../ui/loading.tsx';
import { useRouter } from '../ui/router.ts';
import { useSay } from '../ui/settings.ts';
import '../styles/pages.css';

const Lobby = lazy(() => import('./lobby.tsx'));
const TakeSeat = lazy(() => import('./take-seat.tsx'));

interface Link {
  readonly invite: Invitation | null;
  readonly forNews: boolean;
  /** What it says is said once: it does not stay in the address. */
  readonly once: boolean;
}

/** A link carries a secret behind the `#`, where no server sees it: to sit down, or to look on. It may be read twice before the page stands. */
function fromLink(id: string): Link {
  const words = new URLSearchParams(location.hash.slice(1));
  const watch = words.get('watch');
  const join = words.get('join');
  // Whoever was invited may look on too.
  if (join !== null && keysFor(id).spectator === undefined) saveKeys({ id, secrets: [], spectator: join });
  if (watch !== null) saveKeys({ id, secrets: [], spectator: watch });
  const forNews = words.has('since');
  const invite = words.get('invite');
  const once = watch !== null || forNews;
  return { invite: join !== null ? { join } : invite !== null ? { invite } : null, forNews, once };
}

/** The page at a table, and what the link to it said. */
function useLink(id: string): Link {
  const [link] = useState(() => fromLink(id));
  useEffect(() => {
    if (link.once) history.replaceState(null, '', location.pathname);
  }, [link]);
  return link;
}

/** The connection to a table, as long as its page is open. */
function useRemoteTable(id: string, forNews: boolean) {
  const [source, setSource] = useState<RemoteTable | null>(null);
  useEffect(() => {
    const table = new RemoteTable(id);
    table.openedForNews = forNews;
    setSource(table);
    return () => table.close();
  }, [id, forNews]);
  const subscribe = source?.subscribe ?? never;
  const state = useSyncExternalStore(subscribe, () => source?.state ?? null);
  const error = useSyncExternalStore(subscribe, () => source?.error ?? null);
  return { source, state, error };
}

/** The rules and the board of a game, once it is known which one it is. */
function useGame(id: string | undefined): { game: Game; map: BoardMap } | null {
  const [loaded, setLoaded] = useState<{ game: Game; map: BoardMap } | null>(null);
  const fall = useFall();
  useEffect(() => {
    if (id === undefined) return;
    let left = false;
    loadGameAndMap(id).then((found) => !left && setLoaded(found), fall);
    return () => {
      left = true;
    };
  }, [id, fall]);
  return loaded;
}

/** The same secrets hold at the table of the rematch. */
function useRematchKeys(id: string, rematch: string | null): void {
  useEffect(() => {
    const { secrets, spectator } = keysFor(id);
    if (rematch !== null) saveKeys({ id: rematch, secrets, ...(spectator === undefined ? {} : { spectator }) });
  }, [id, rematch]);
}

/** What this browser holds its key ring holds too, silently. If that cannot be settled now it is at the next visit. */
function useRing(id: string, sits: boolean): void {
  useEffect(() => {
    if (sits) void import('./devices/ring-desk.ts').then(({ keepSeats }) => keepSeats(id)).catch(() => {});
  }, [id, sits]);
}

/** Who is at the table, in few words. */
function noteOf({ table, you }: TableState): TextKey {
  if (you.seats.length === 0 && hadSeat(table.id)) return 'error.lost-seat';
  if (table.rematch !== null) return 'note.rematch';
  if (!table.sealed) return 'note.open';
  const here = table.seats.every(({ kind, seat }) => kind === 'bot' || you.seats.includes(seat));
  if (!here) return 'note.live';
  return you.seats.length > 1 ? 'note.here' : 'note.alone';
}

/** A table on the server: before the start a list of seats, then the game. */
export default function TablePage({ id }: { id: string }) {
  const say = useSay();
  const { go } = useRouter();
  const { invite, forNews } = useLink(id);
  const { source, state, error } = useRemoteTable(id, forNews);
  const loaded = useGame(state?.table.game);
  const onEnd = useCallback(() => go(`/replay/${id}`), [go, id]);
  useRematchKeys(id, state?.table.rematch ?? null);
  useRing(id, (state?.you.seats.length ?? 0) > 0);
  const trouble = state?.table.trouble;
  if (source !== null && trouble !== undefined)
    return <TroublePage code={trouble.code} answers={trouble.answers} record={() => source.record()} />;
  if (error !== null && error.code !== 'no-socket') return <TroublePage code={error.code} />;
  if (source === null || state === null || loaded === null) return <Loading />;
  const { table, position, you } = state;
  const free = table.seats.some(({ kind }) => kind === 'open' || kind === 'invited');
  // Whoever was invited and comes too late looks on.
  const claims = invite !== null && you.seats.length === 0 && free;
  // Whoever may look is told the game right after the welcome.
  if (table.status !== 'lobby' && !claims && position === null && you.spectator) return <Loading />;
  if (table.status === 'lobby' || claims || position === null)
    return <Lobby game={loaded.game} state={state} invite={invite} onChange={() => source.again()} />;
  const mayTake =
    you.seats.length === 0 && table.status === 'playing' && table.seats.some(({ kind }) => kind === 'open');
  return (
    <>
      <TableView source={source} game={loaded.game} map={loaded.map} note={say(noteOf(state))} onEnd={onEnd} />
      {mayTake && (
        <Suspense fallback={null}>
          <TakeSeat table={table} onTaken={() => source.again()} />
        </Suspense>
      )}
    </>
  );
}

const never = () => () => {};
