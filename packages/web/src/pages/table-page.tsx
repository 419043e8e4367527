import type { Game } from '@tabula/engine';
import { lazy, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type BoardMap, loadGameAndMap } from '../client/boards.ts';
import { RemoteTable } from '../client/remote.ts';
import { keysFor, saveKeys } from '../client/seat-keys.ts';
import { TableView } from '../table/table-view.tsx';
import { useRouter } from '../ui/router.ts';
import { useSay } from '../ui/settings.ts';
import '../styles/pages.css';

const Lobby = lazy(() => import('./lobby.tsx'));

/** A link carries a secret behind the `#`, where no server sees it: to sit down, or to look on. */
function fromLink(id: string): { invite: string | null } {
  const words = new URLSearchParams(location.hash.slice(1));
  const watch = words.get('watch');
  if (watch !== null) {
    saveKeys({ id, secrets: [], spectator: watch });
    history.replaceState(null, '', location.pathname);
  }
  return { invite: words.get('invite') };
}

/** A table on the server: before the start a list of seats, then the game. */
export default function TablePage({ id }: { id: string }) {
  const say = useSay();
  const { go } = useRouter();
  const [{ invite }] = useState(() => fromLink(id));
  const [source, setSource] = useState<RemoteTable | null>(null);
  useEffect(() => {
    const table = new RemoteTable(id);
    setSource(table);
    return () => table.close();
  }, [id]);
  const state = useSyncExternalStore(source?.subscribe ?? never, () => source?.state ?? null);
  const error = useSyncExternalStore(source?.subscribe ?? never, () => source?.error ?? null);
  const gameId = state?.table.game;
  const [loaded, setLoaded] = useState<{ game: Game; map: BoardMap } | null>(null);
  useEffect(() => {
    if (gameId === undefined) return;
    let left = false;
    void loadGameAndMap(gameId).then((found) => {
      if (!left) setLoaded(found);
    });
    return () => {
      left = true;
    };
  }, [gameId]);
  const onEnd = useCallback(() => go(`/replay/${id}`), [go, id]);
  const rematch = state?.table.rematch ?? null;
  useEffect(() => {
    // The same secrets hold at the table of the rematch.
    const { secrets, spectator } = keysFor(id);
    if (rematch !== null) saveKeys({ id: rematch, secrets, ...(spectator === undefined ? {} : { spectator }) });
  }, [id, rematch]);
  if (error !== null && state === null)
    return (
      <main className="page narrow">
        <h1>{say('table.none')}</h1>
        <p>{say('table.none.why')}</p>
        <a className="button" href="/">
          {say('home')}
        </a>
      </main>
    );
  if (source === null || state === null || loaded === null) return <div className="loading" />;
  const { table, position, you } = state;
  const claims = invite !== null && you.seats.length === 0;
  if (table.status === 'lobby' || claims || position === null)
    return <Lobby game={loaded.game} state={state} invite={invite} onChange={() => source.again()} />;
  const here = table.seats.every(({ kind, seat }) => kind === 'bot' || you.seats.includes(seat));
  const company = here ? (you.seats.length > 1 ? 'note.here' : 'note.alone') : 'note.live';
  const note = say(table.sealed ? company : 'note.open');
  return (
    <TableView
      source={source}
      game={loaded.game}
      map={loaded.map}
      note={rematch === null ? note : say('note.rematch')}
      onEnd={onEnd}
    />
  );
}

const never = () => () => {};
