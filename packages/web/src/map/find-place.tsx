import type { BuiltBoard } from '@tabula/atlas';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTable } from '../session/table-context.ts';
import { Glyph } from '../ui/glyph.tsx';

/** On smaller boards one sees everything at once. */
const LARGE = 30;
const SHOWN = 8;

/** Letters as one types them: without accents, small. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Places whose name has this in it: those that begin with it first. */
export function found<T extends { readonly name: string }>(places: readonly T[], typed: string): T[] {
  const wanted = plain(typed.trim());
  if (wanted === '') return [];
  const at = (place: T) => plain(place.name).indexOf(wanted);
  return places.filter((place) => at(place) >= 0).sort((a, b) => at(a) - at(b) || a.name.localeCompare(b.name));
}

/** A button that opens a field: type a name, and the map shows the place. */
export function FindPlace({ board, onFound }: { board: BuiltBoard; onFound: (space: string) => void }) {
  const { speaker, say } = useTable();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const list = useId();
  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);
  const spaces = board.spaces.filter(({ id, kind }) => kind !== 'outside' && speaker.has(`space.${id}`));
  if (spaces.length < LARGE) return null;
  const named = spaces.map(({ id }) => ({ id, name: speaker.say(`space.${id}`) }));
  const places = found(named, typed).slice(0, SHOWN);
  const close = () => {
    setOpen(false);
    setTyped('');
    setChosen(0);
  };
  const go = (space: string) => {
    close();
    onFound(space);
  };
  const keys = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') close();
    if (event.key === 'ArrowDown') setChosen(Math.min(places.length - 1, chosen + 1));
    if (event.key === 'ArrowUp') setChosen(Math.max(0, chosen - 1));
    if (event.key === 'Enter' && places[chosen] !== undefined) go(places[chosen].id);
  };
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
        <div className="find-place">
          <input
            ref={field}
            type="search"
            role="combobox"
            aria-expanded={places.length > 0}
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
            {places.map(({ id, name }, i) => (
              <li key={id}>
                <button type="button" className={i === chosen ? 'chosen' : ''} onClick={() => go(id)}>
                  {name}
                </button>
              </li>
            ))}
            {typed !== '' && places.length === 0 && <li className="aside">{say('search.none')}</li>}
          </ul>
        </div>
      )}
    </>
  );
}
