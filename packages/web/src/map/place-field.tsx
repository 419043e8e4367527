import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTable } from '../session/table-context.ts';
import { found } from './found.ts';

/** So many places are listed. */
const SHOWN = 8;

interface PlaceFieldProps {
  readonly places: readonly { readonly id: string; readonly name: string }[];
  readonly onClose: () => void;
  readonly onFound: (space: string) => void;
}

/** Where a name is typed, with the places that it may mean. */
export default function PlaceField({ places, onClose, onFound }: PlaceFieldProps) {
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
