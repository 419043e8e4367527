import { useState } from 'react';
import { useTable } from '../session/table-context.ts';
import { useTableModel } from '../session/use-table-store.ts';

const KEY = 'tabula.notes';
const MOST_LETTERS = 20_000;
/** So many tables are remembered; then the oldest notes go. */
const MOST_TABLES = 60;

function all(): [string, string][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.flatMap((one): [string, string][] =>
      Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'string' ? [[one[0], one[1]]] : [],
    );
  } catch {
    return [];
  }
}

function keep(place: string, text: string): void {
  const others = all().filter(([one]) => one !== place);
  const notes = text === '' ? others : [[place, text], ...others];
  try {
    localStorage.setItem(KEY, JSON.stringify(notes.slice(0, MOST_TABLES)));
  } catch {
    // A browser that keeps nothing: the notes last as long as the page.
  }
}

/** What a seat writes down for itself. It never leaves this browser. */
export function NotesPage() {
  const { say, me } = useTable();
  const table = useTableModel((model) => model.table.id);
  const place = `${table} ${me ?? ''}`;
  const [text, setText] = useState(() => all().find(([one]) => one === place)?.[1] ?? '');
  return (
    <div className="notes">
      <label htmlFor="notes-text">{say('notes.label')}</label>
      <textarea
        id="notes-text"
        value={text}
        maxLength={MOST_LETTERS}
        onChange={({ target: { value } }) => {
          setText(value);
          keep(place, value);
        }}
      />
    </div>
  );
}
