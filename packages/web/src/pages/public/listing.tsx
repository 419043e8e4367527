import type { CreateTable } from '@tabula/protocol';
import { useState } from 'react';
import { useLobbyWords } from '../../session/lobby-words.ts';
import { keptCircles } from './lobby-desk.ts';

export type Listing = Pick<CreateTable, 'name' | 'note' | 'public' | 'circle'>;

/** How others find a table: its name, a word to them, whether it is listed, and in which circle. */
export function ListingFields({ listing, onChange }: { listing: Listing; onChange: (listing: Listing) => void }) {
  const say = useLobbyWords();
  const [circles] = useState(keptCircles);
  const words = (key: 'name' | 'note', text: string) => {
    const { [key]: _before, ...rest } = listing;
    const clean = text.replace(/\s+/g, ' ').trimStart();
    onChange(clean.trim() === '' ? rest : { ...rest, [key]: clean });
  };
  return (
    <>
      <label className="settings-row">
        <span>{say('new.name')}</span>
        <input maxLength={40} value={listing.name ?? ''} onChange={({ target }) => words('name', target.value)} />
      </label>
      <label className="settings-row">
        <span>{say('new.note')}</span>
        <input maxLength={200} value={listing.note ?? ''} onChange={({ target }) => words('note', target.value)} />
      </label>
      <label className="settings-row">
        <span>{say('new.public')}</span>
        <input
          type="checkbox"
          checked={listing.public ?? false}
          onChange={({ target }) => onChange({ ...listing, public: target.checked })}
        />
      </label>
      {circles.length > 0 && (
        <label className="settings-row">
          <span>{say('new.circle')}</span>
          <select
            value={listing.circle?.id ?? ''}
            onChange={({ target }) => {
              const { circle: _before, ...rest } = listing;
              const chosen = circles.find(({ id }) => id === target.value);
              onChange(chosen === undefined ? rest : { ...rest, circle: { id: chosen.id, link: chosen.link } });
            }}
          >
            <option value="">{say('new.circle.none')}</option>
            {circles.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}

/** Without blanks at the ends, as the server takes them. */
export function trimmed({ name, note, ...rest }: Listing): Listing {
  return {
    ...rest,
    ...(name !== undefined && { name: name.trim() }),
    ...(note !== undefined && { note: note.trim() }),
  };
}
