import type { TableInfo } from '@tabula/protocol';
import { useState } from 'react';
import { claimSeat } from '../client/api.ts';
import { ErrorLine, useAttempt } from '../client/attempt.tsx';
import { Emblem } from '../ui/owners.tsx';
import { changeSettings, useSay, useSettings } from '../ui/settings.ts';
import './take-seat.css';

/** What of a table has to be known here. */
type Seated = Pick<TableInfo, 'id' | 'seats'>;

/** Over a game that one only watches: a seat that the others have opened, to be taken with one's name. */
export default function TakeSeat({ table, onTaken }: { table: Seated; onTaken: () => void }) {
  const say = useSay();
  const { name } = useSettings();
  const [wanted, setWanted] = useState(name);
  const { error, attempt } = useAttempt();
  const open = table.seats.filter(({ kind }) => kind === 'open');
  const take = (seat: number) =>
    attempt(async () => {
      changeSettings({ name: wanted.trim() });
      await claimSeat(table.id, wanted.trim(), undefined, seat);
      onTaken();
    });
  return (
    <section className="take-seat" aria-label={say('take.title')}>
      <b>{say('take.title')}</b>
      <label htmlFor="take-name">{say('name.label')}</label>
      <input id="take-name" value={wanted} maxLength={30} onChange={(event) => setWanted(event.target.value)} />
      {open.map(({ seat, name: before }) => (
        <button
          key={seat}
          type="button"
          className="button gold"
          disabled={wanted.trim() === ''}
          onClick={() => void take(seat)}
        >
          <Emblem seat={seat} size={18} />{' '}
          {say('take.for', { name: before ?? say('seat.number', { number: seat + 1 }) })}
        </button>
      ))}
      <ErrorLine text={error} />
    </section>
  );
}
