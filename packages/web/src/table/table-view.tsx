import type { Game } from '@tabula/engine';
import { lazy, memo, Suspense, useEffect, useState } from 'react';
import type { BoardMap } from '../client/boards.ts';
import type { TableSource } from '../client/source.ts';
import { TableProvider, useTableContext } from '../session/table-context.ts';
import type { PlayedTable } from '../session/table-model.ts';
import { isCurtained } from '../session/table-store.ts';
import { TableStoreProvider, useNewTableStore, useQuestion, useTableModel } from '../session/use-table-store.ts';
import { useSettings } from '../ui/settings.ts';
import { TableLayout } from './table-layout.tsx';
import '../styles/table.css';

/** Few tables have hands that one screen shows in turn; nothing else is drawn meanwhile. */
const Curtain = lazy(() => import('./curtain.tsx'));

interface TableViewProps {
  readonly source: TableSource;
  readonly game: Game;
  readonly map: BoardMap;
  /** Who is at the table, in few words. */
  readonly note: string;
  readonly onEnd?: (() => void) | undefined;
}

/** A table: the map, the question, what lies before each seat, and what happened. */
export const TableView = memo(function TableView(props: TableViewProps) {
  const { state } = props.source;
  if (state?.position == null) return null;
  return <PlayedView {...props} state={{ ...state, position: state.position }} />;
});

function PlayedView({ source, game, state, ...layout }: TableViewProps & { state: PlayedTable }) {
  const store = useNewTableStore(source, game, state);
  return (
    <TableStoreProvider value={store}>
      <TableForSeat game={game} {...layout} />
    </TableStoreProvider>
  );
}

/** Through whose eyes one looks. Where hands are hidden, and several at one screen, nothing is laid out before the curtain is lifted. */
function TableForSeat({ game, ...layout }: Omit<TableViewProps, 'source'>) {
  const me = useTableModel((model) => model.me);
  const seats = useTableModel(({ table }) => table.seats);
  const curtains = useTableModel((model) => isCurtained(game, model)) && me !== null;
  const [lifted, setLifted] = useState<number | null>(null);
  useTitle(game);
  return (
    <TableProvider value={useTableContext(game, seats, me)}>
      {curtains && lifted !== me ? (
        <Suspense fallback={null}>
          <Curtain key={me} seat={me} onLift={() => setLifted(me)} />
        </Suspense>
      ) : (
        <TableLayout key={curtains ? me : 'open'} {...layout} />
      )}
    </TableProvider>
  );
}

/** The window's title says which game it is, and whether one is asked. */
function useTitle({ title }: Game): void {
  const asked = useQuestion() !== null;
  const { language } = useSettings();
  useEffect(() => {
    document.title = `${asked ? '● ' : ''}${title[language]} · Tabula`;
  }, [asked, title, language]);
}
