import type { BuiltBoard } from '@tabula/atlas';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTable } from '../session/table-context.ts';
import { Glyph } from '../ui/glyph.tsx';
import { found } from './found.ts';

/** On smaller boards one sees everything at once. */
const LARGE = 30;
const SHOWN = 8;

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
        <PlaceField
          places={spaces.map(({ id }) => ({ id, name: speaker.say(`space.${id}`) }))}
          onClose={close}
          onFound={(space) => {
            close();
            onFound(space);
          }}
        />
      )}
    </>
  );
}

interface PlaceFieldProps {
  readonly places: readonly { readonly id: string; readonly name: string }[];
  readonly onClose: () => void;
  readonly onFound: (space: string) => void;
}

function PlaceField({ places, onClose, onFound }: PlaceFieldProps) {
  const { say } = useTable();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const list = useId();
  useEffect(() => field.current?.focus(), []);
  const fitting = found(places, typed).slice(0, SHOWN);
  const keys = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
    if (event.key === 'ArrowDown') setChosen(Math.min(fitting.length - 1, chosen + 1));
    if (event.key === 'ArrowUp') setChosen(Math.max(0, chosen - 1));
    if (event.key === 'Enter' && fitting[chosen] !== undefined) onFound(fitting[chosen].id);
  };
  return (
    <div className="find-place">
      <input
        ref={field}
        type="search"
        role="combobox"
        aria-expanded={fitting.length > 0}
        aria-controls={list}
        aria-label={say('search.label')}
        placeholder={say('search.label')}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setChosen(0);
        }}
        onKeyDown={keys}
      />
      <ul id={list}>
        {fitting.map(({ id, name }, i) => (
          <li key={id}>
            <button type="button" className={i === chosen ? 'chosen' : ''} onClick={() => onFound(id)}>
              {name}
            </button>
          </li>
        ))}
        {typed !== '' && fitting.length === 0 && <li className="aside">{say('search.none')}</li>}
      </ul>
    </div>
  );
}
