import type { BuiltBoard } from '@tabula/atlas';
import { lazy, Suspense, useState } from 'react';
import { useTable } from '../session/table-context.ts';
import { Glyph } from '../ui/glyph.tsx';

/** The field comes when somebody looks for a place. */
const PlaceField = lazy(() => import('./place-field.tsx'));

/** On smaller boards one sees everything at once. */
const LARGE = 30;

/** A button that opens a field: type a name, and the map shows the place. */
export function FindPlace({ board, onFound }: { board: BuiltBoard; onFound: (space: string) => void }) {
  const { speaker, say } = useTable();
  const [open, setOpen] = useState(false);
  const spaces = board.spaces.filter(({ id, kind }) => kind !== 'outside' && speaker.has(`space.${id}`));
  if (spaces.length < LARGE) return null;
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(!open)}
        aria-label={say('search.open')}
        title={say('search.open')}
        aria-expanded={open}
      >
        <Glyph name="search" size={16} />
      </button>
      {open && (
        <Suspense fallback={null}>
          <PlaceField
            places={spaces.map(({ id }) => ({ id, name: speaker.say(`space.${id}`) }))}
            onClose={close}
            onFound={(space) => {
              close();
              onFound(space);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
